-- What people decided is not written over by a table that comes back, and a clock that was wrong for a
-- while takes no ticket from anybody.

CREATE INDEX tickets_expired ON tickets (expires_at) WHERE state = 'expired';

-- As before, but a ticket counts as expired only while it is: that it was once found to be may have been
-- the word of a clock that was ahead.
CREATE OR REPLACE FUNCTION hold_ticket(
    key_ text, number_ text, table_ text, terminal_ text, now_ timestamptz,
    OUT answer text, OUT cents bigint, OUT issued_by text, OUT expires_at timestamptz
) LANGUAGE plpgsql AS $$
DECLARE
    ticket tickets;
    asked  redemptions;
BEGIN
    -- The ticket's row first, here and everywhere: whoever waits for it sees what was decided.
    SELECT * INTO ticket FROM tickets t WHERE t.number = number_ FOR UPDATE;
    SELECT * INTO asked FROM redemptions r WHERE r.key = key_;
    IF asked.key IS NOT NULL THEN
        UPDATE redemptions r SET times = r.times + 1 WHERE r.key = key_;
        answer := CASE
            WHEN (asked.number, asked.table_name) IS DISTINCT FROM (number_, table_) THEN 'key reused'
            ELSE asked.state END;
    ELSIF ticket.number IS NULL THEN
        answer := 'unknown';
    ELSIF ticket.state = 'held' THEN
        answer := 'held elsewhere';
    ELSIF ticket.state NOT IN ('open', 'expired') THEN
        answer := ticket.state;
    ELSIF ticket.expires_at <= now_ THEN
        answer := 'expired';
    ELSIF EXISTS (SELECT FROM doubts d WHERE d.number = number_ AND d.decided_at IS NULL) THEN
        answer := 'in doubt';
    ELSE
        INSERT INTO redemptions (key, number, table_name, terminal, state, asked_at)
        VALUES (key_, number_, table_, terminal_, 'held', now_);
        UPDATE tickets t SET state = 'held' WHERE t.number = number_;
        answer := 'held';
    END IF;
    cents := ticket.cents;
    issued_by := ticket.issued_by;
    expires_at := ticket.expires_at;
END $$;

CREATE OR REPLACE FUNCTION expire_tickets(now_ timestamptz) RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE
    many bigint;
BEGIN
    UPDATE tickets t SET state = 'open' WHERE t.state = 'expired' AND t.expires_at > now_;
    UPDATE tickets t SET state = 'expired' WHERE t.state = 'open' AND t.expires_at <= now_;
    GET DIAGNOSTICS many = ROW_COUNT;
    RETURN many;
END $$;

-- As before, but where people had decided meanwhile that the ticket was redeemed elsewhere, one that was
-- stacked after all is a doubt: it is in two boxes, and was paid twice.
CREATE OR REPLACE FUNCTION end_redemption(
    key_ text, number_ text, table_ text, terminal_ text, outcome_ text, now_ timestamptz
) RETURNS text LANGUAGE plpgsql AS $$
DECLARE
    asked  redemptions;
    ticket tickets;
BEGIN
    SELECT * INTO ticket FROM tickets t WHERE t.number = number_ FOR UPDATE;
    SELECT * INTO asked FROM redemptions r WHERE r.key = key_;
    IF asked.key IS NULL THEN
        -- The asking is on its way, or was lost with a database. It is never granted after this.
        IF outcome_ = 'stacked' AND ticket.state IS DISTINCT FROM 'open' THEN
            PERFORM open_doubt(number_, key_, table_, 'stacked there, and the floor had it as '
                || coalesce(ticket.state, 'unknown'));
            RETURN 'in doubt';
        END IF;
        INSERT INTO redemptions (key, number, table_name, terminal, state, asked_at, ended_at, times)
        VALUES (key_, number_, table_, terminal_, outcome_, now_, now_, 0);
    ELSIF (asked.number, asked.table_name) IS DISTINCT FROM (number_, table_) THEN
        PERFORM open_doubt(number_, key_, table_, 'its key was used for another ticket');
        RETURN 'in doubt';
    ELSIF asked.state = outcome_ THEN
        RETURN outcome_;
    ELSIF asked.state <> 'held' THEN
        PERFORM open_doubt(number_, key_, table_, outcome_ || ' there, and the floor had it as '
            || asked.state);
        RETURN 'in doubt';
    ELSE
        UPDATE redemptions r SET state = outcome_, ended_at = now_ WHERE r.key = key_;
        IF outcome_ = 'stacked' AND ticket.state <> 'held' THEN
            PERFORM open_doubt(number_, key_, table_, 'stacked there, and the floor had it as '
                || ticket.state);
            RETURN 'in doubt';
        END IF;
    END IF;
    IF outcome_ = 'stacked' THEN
        UPDATE tickets t SET state = 'redeemed', redeemed_at = now_, redeemed_by = table_,
            redeemed_terminal = terminal_ WHERE t.number = number_;
    ELSIF asked.key IS NOT NULL THEN
        UPDATE tickets t SET state = 'open' WHERE t.number = number_ AND t.state = 'held';
    END IF;
    RETURN outcome_;
END $$;
