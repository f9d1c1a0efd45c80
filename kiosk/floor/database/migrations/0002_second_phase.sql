-- The second phase of a redemption is read in the facts of tables, and a table hears what became of its
-- own tickets elsewhere until its facts say that it knows.

ALTER TABLE tickets ADD COLUMN home_knows boolean NOT NULL DEFAULT false;
CREATE INDEX tickets_redeemed_elsewhere ON tickets (issued_by)
    WHERE state = 'redeemed' AND redeemed_by <> issued_by AND NOT home_knows;

-- By how much the clock of a table is ahead of the floor's, when it told last.
ALTER TABLE table_state ADD COLUMN clock_ahead_ms bigint NOT NULL DEFAULT 0;

-- A table has written down that the floor holds a ticket for it. The floor knows that, unless a database
-- was lost with the answer.
CREATE FUNCTION confirm_hold(
    key_ text, number_ text, table_ text, terminal_ text, now_ timestamptz
) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
    held text;
BEGIN
    PERFORM FROM tickets t WHERE t.number = number_ FOR UPDATE;
    IF EXISTS (SELECT FROM redemptions r WHERE r.key = key_) THEN
        RETURN;
    END IF;
    SELECT answer INTO held FROM hold_ticket(key_, number_, table_, terminal_, now_);
    IF held <> 'held' THEN
        PERFORM open_doubt(number_, key_, table_, 'held there, and the floor had it as ' || held);
    END IF;
END $$;

-- What became of the ticket that this table holds. One that the floor was never given is the table's
-- own affair; one about which people have decided otherwise is a doubt again.
CREATE FUNCTION end_held(
    number_ text, table_ text, terminal_ text, outcome_ text, now_ timestamptz
) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
    asked redemptions;
BEGIN
    PERFORM FROM tickets t WHERE t.number = number_ FOR UPDATE;
    SELECT * INTO asked FROM redemptions r WHERE r.number = number_ AND r.table_name = table_
        ORDER BY (r.state = 'held') DESC, r.asked_at DESC, r.ended_at DESC LIMIT 1;
    IF asked.key IS NULL OR asked.state = outcome_ THEN
        RETURN;
    END IF;
    PERFORM end_redemption(asked.key, number_, table_, terminal_, outcome_, now_);
END $$;
CREATE INDEX redemptions_of_number ON redemptions (number);

-- A hold of which nobody can tell any more: its table has lost facts, or is lost itself.
CREATE FUNCTION doubt_hold(key_ text, why_ text) RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
    asked redemptions;
BEGIN
    SELECT * INTO asked FROM redemptions r WHERE r.key = key_ AND r.state = 'held';
    IF asked.key IS NULL THEN
        RETURN false;
    END IF;
    PERFORM open_doubt(asked.number, asked.key, asked.table_name, why_);
    RETURN true;
END $$;

-- A ticket whose number begins as the numbers of another table do is not believed.
CREATE FUNCTION is_of_table(number_ text, table_ text) RETURNS boolean LANGUAGE sql STABLE AS $$
    SELECT coalesce(
        (SELECT b.table_name = table_ FROM number_blocks b WHERE b.prefix = left(number_, 6)), true)
$$;

-- Nobody is paid for these any more. Called now and then: until it was, hold_ticket says the same.
CREATE FUNCTION expire_tickets(now_ timestamptz) RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE
    many bigint;
BEGIN
    UPDATE tickets t SET state = 'expired' WHERE t.state = 'open' AND t.expires_at <= now_;
    GET DIAGNOSTICS many = ROW_COUNT;
    RETURN many;
END $$;

CREATE FUNCTION give_own_ticket(
    number_ text, cents_ bigint, table_ text, issued_ timestamptz, expires_ timestamptz,
    state_ text, terminal_ text, now_ timestamptz
) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
    IF is_of_table(number_, table_) THEN
        PERFORM give_ticket(number_, cents_, table_, issued_, expires_, state_, terminal_, now_);
    ELSE
        PERFORM open_doubt(number_, '', table_, 'its number is one of another table');
    END IF;
END $$;

-- A table that says nothing, a journal that does not come along, and a ticket that has been in a validator
-- for too long are shown. Nothing is decided by that.
CREATE FUNCTION look_for_silence() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
    PERFORM raise_alarm('machine silent', s.table_name, 'table', 'nothing was heard since '
            || to_char(s.told_at AT TIME ZONE 'UTC', 'YYYY-MM-DD HH24:MI:SS') || ' UTC')
        FROM table_state s WHERE NOT s.connected OR s.told_at < now() - interval '60 seconds';
    UPDATE alarms a SET ended_at = now() FROM table_state s
        WHERE a.kind = 'machine silent' AND a.machine = 'table' AND a.table_name = s.table_name
        AND a.ended_at IS NULL AND s.connected AND s.told_at >= now() - interval '60 seconds';
    PERFORM raise_alarm('ticket held long', r.table_name, '', count(*) || ' since '
            || to_char(min(r.asked_at) AT TIME ZONE 'UTC', 'YYYY-MM-DD HH24:MI:SS') || ' UTC')
        FROM redemptions r WHERE r.state = 'held' AND r.asked_at < now() - interval '15 minutes'
        GROUP BY r.table_name;
    UPDATE alarms a SET ended_at = now() WHERE a.kind = 'ticket held long' AND a.ended_at IS NULL
        AND NOT EXISTS (SELECT FROM redemptions r WHERE r.table_name = a.table_name
            AND r.state = 'held' AND r.asked_at < now() - interval '15 minutes');
END $$;
