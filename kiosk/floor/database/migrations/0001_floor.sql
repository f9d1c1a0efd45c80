-- Where the machines of a floor meet. Every table and terminal stays the authority on its own journal;
-- what is here are copies of their facts, and the tickets that tables have given to the floor.

-- A table, or a terminal of one.
CREATE TABLE machines (
    id         integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    table_name text   NOT NULL CHECK (length(table_name) BETWEEN 1 AND 32),
    journal    text   NOT NULL CHECK (length(journal) BETWEEN 1 AND 40),  -- 'table', or 'terminal-7'
    head_seq   bigint NOT NULL DEFAULT 0 CHECK (head_seq >= 0),  -- the last fact that is here
    head_hash  bytea  NOT NULL,
    told_seq   bigint NOT NULL DEFAULT 0,  -- how far it has come by its own word
    since      timestamptz NOT NULL DEFAULT now(),
    seen_at    timestamptz NOT NULL DEFAULT now(),
    UNIQUE (table_name, journal)
);

-- What machines have written down, as they wrote it: the hash of each covers the one before it.
-- A partition has what arrived in a month (of UTC), whatever a machine's clock says. A partitioned
-- table knows no key without its partition's column, so that (machine, seq) is there once is kept by
-- the row of the machine: facts are only written behind its head, while that row is locked.
CREATE TABLE facts (
    machine    integer NOT NULL,
    seq        bigint  NOT NULL CHECK (seq > 0),
    at_ms      bigint  NOT NULL,  -- by the machine's clock
    kind       text    NOT NULL,
    key        text    NOT NULL,
    body       bytea   NOT NULL,  -- JSON
    hash       bytea   NOT NULL,
    arrived_at timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (machine, seq, arrived_at)
) PARTITION BY RANGE (arrived_at);
CREATE INDEX facts_by_time ON facts (machine, at_ms);

CREATE FUNCTION make_facts_partition(month date) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
    first date := date_trunc('month', month)::date;
BEGIN
    EXECUTE format(
        'CREATE TABLE IF NOT EXISTS %I PARTITION OF facts FOR VALUES FROM (%L) TO (%L)',
        'facts_' || to_char(first, 'YYYY_MM'),
        first::timestamp AT TIME ZONE 'UTC',
        (first + interval '1 month')::timestamp AT TIME ZONE 'UTC'
    );
END $$;

-- Numbers begin with six figures that the floor gives to one table and no other.
CREATE TABLE number_blocks (
    prefix     text PRIMARY KEY CHECK (prefix ~ '^[0-9]{6}$'),
    table_name text NOT NULL,
    numbers    integer NOT NULL CHECK (numbers > 0),  -- so many may be used of it
    given_at   timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX number_blocks_of_table ON number_blocks (table_name, given_at);

CREATE TABLE tickets (
    number      text   PRIMARY KEY CHECK (number ~ '^[0-9]{18}$'),
    cents       bigint NOT NULL CHECK (cents > 0),
    state       text   NOT NULL DEFAULT 'open'
                CHECK (state IN ('open', 'held', 'redeemed', 'void', 'expired')),
    issued_by   text   NOT NULL,  -- the table
    issued_at   timestamptz NOT NULL,
    expires_at  timestamptz NOT NULL,
    given_at    timestamptz NOT NULL DEFAULT now(),  -- when the floor has heard of it
    redeemed_at timestamptz,
    redeemed_by text,  -- the table, or 'cage'
    redeemed_terminal text,  -- the seat, or the cashier
    CHECK ((state = 'redeemed') = (redeemed_at IS NOT NULL AND redeemed_by IS NOT NULL))
);
CREATE INDEX tickets_issued ON tickets (issued_by, issued_at);
CREATE INDEX tickets_redeemed ON tickets (redeemed_by, redeemed_at) WHERE state = 'redeemed';
CREATE INDEX tickets_open ON tickets (expires_at) WHERE state IN ('open', 'held');

-- Who asked for a ticket, each time under a key of its own. Asked again by its key, it is answered alike.
CREATE TABLE redemptions (
    key        text PRIMARY KEY CHECK (length(key) BETWEEN 1 AND 80),
    number     text NOT NULL,
    table_name text NOT NULL,
    terminal   text NOT NULL,
    state      text NOT NULL CHECK (state IN ('held', 'stacked', 'released')),
    asked_at   timestamptz NOT NULL DEFAULT now(),
    ended_at   timestamptz,
    times      integer NOT NULL DEFAULT 1  -- how often it was asked for
);
CREATE UNIQUE INDEX redemptions_once ON redemptions (number) WHERE state IN ('held', 'stacked');
CREATE INDEX redemptions_held ON redemptions (table_name, asked_at) WHERE state = 'held';

-- What nobody can tell: people decide it, two of them, and never a clock.
CREATE TABLE doubts (
    id         bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    number     text NOT NULL,
    key        text NOT NULL DEFAULT '',  -- of the redemption, if there is one
    table_name text NOT NULL,
    why        text NOT NULL CHECK (length(why) BETWEEN 1 AND 500),
    opened_at  timestamptz NOT NULL DEFAULT now(),
    decided_at timestamptz,
    outcome    text CHECK (outcome IN ('redeemed', 'released', 'noted')),
    who        text,
    second     text,
    note       text,
    CHECK ((decided_at IS NULL) = (outcome IS NULL)),
    CHECK (outcome IS NULL OR (who IS NOT NULL AND second IS NOT NULL AND who <> second))
);
CREATE UNIQUE INDEX doubts_open ON doubts (number, key) WHERE decided_at IS NULL;

-- What people must look at. One line for what goes on being so.
CREATE TABLE alarms (
    id         bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    kind       text NOT NULL CHECK (length(kind) BETWEEN 1 AND 40),
    table_name text NOT NULL DEFAULT '',
    machine    text NOT NULL DEFAULT '',  -- as machines.journal
    detail     text NOT NULL DEFAULT '' CHECK (length(detail) <= 500),
    since      timestamptz NOT NULL DEFAULT now(),
    last_at    timestamptz NOT NULL DEFAULT now(),
    times      integer NOT NULL DEFAULT 1,
    ended_at   timestamptz
);
CREATE UNIQUE INDEX alarms_open ON alarms (kind, table_name, machine) WHERE ended_at IS NULL;

-- What a table shows of itself, for the overview: the newest word of each.
CREATE TABLE table_state (
    table_name text PRIMARY KEY,
    connected  boolean NOT NULL,
    told_at    timestamptz NOT NULL DEFAULT now(),
    state      jsonb NOT NULL DEFAULT '{}'  -- kiosk/link/floor.py, TableTold
);

-- Whoever shows it LISTENs: the payload names what has changed.
CREATE FUNCTION tell_of_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    PERFORM pg_notify('floor', TG_TABLE_NAME || ' ' || NEW.table_name);
    RETURN NULL;
END $$;
CREATE TRIGGER table_state_told AFTER INSERT OR UPDATE ON table_state
    FOR EACH ROW EXECUTE FUNCTION tell_of_change();
CREATE TRIGGER alarms_told AFTER INSERT OR UPDATE ON alarms
    FOR EACH ROW EXECUTE FUNCTION tell_of_change();
CREATE TRIGGER doubts_told AFTER INSERT OR UPDATE ON doubts
    FOR EACH ROW EXECUTE FUNCTION tell_of_change();

CREATE FUNCTION raise_alarm(kind_ text, table_ text, machine_ text, detail_ text)
RETURNS void LANGUAGE sql AS $$
    INSERT INTO alarms (kind, table_name, machine, detail)
    VALUES (kind_, table_, machine_, left(detail_, 500))
    ON CONFLICT (kind, table_name, machine) WHERE ended_at IS NULL
    DO UPDATE SET last_at = now(), times = alarms.times + 1, detail = excluded.detail
$$;

-- A table gives a ticket to the floor: from here on only the floor says who is paid. What was redeemed
-- at home before, or never printed, comes in that state.
CREATE FUNCTION give_ticket(
    number_ text, cents_ bigint, table_ text, issued_ timestamptz, expires_ timestamptz,
    state_ text, terminal_ text, now_ timestamptz
) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
    ticket tickets;
BEGIN
    INSERT INTO tickets (number, cents, state, issued_by, issued_at, expires_at, given_at,
        redeemed_at, redeemed_by, redeemed_terminal)
    VALUES (number_, cents_, state_, table_, issued_, expires_, now_,
        CASE state_ WHEN 'redeemed' THEN now_ END,
        CASE state_ WHEN 'redeemed' THEN table_ END,
        CASE state_ WHEN 'redeemed' THEN terminal_ END)
    ON CONFLICT (number) DO NOTHING;
    IF FOUND THEN
        RETURN;
    END IF;
    SELECT * INTO ticket FROM tickets t WHERE t.number = number_;
    IF (ticket.cents, ticket.issued_by) IS DISTINCT FROM (cents_, table_) THEN
        PERFORM open_doubt(number_, '', table_, 'given to the floor twice, and not alike');
    END IF;
END $$;

-- The first phase: a ticket is held for whoever asks, by the key of the asking. It is one statement
-- and one transaction; said again with its key it answers as it did, and whoever did not hear the
-- answer does just that. What it answers is behind a commit of its own, so that it is on a synchronous
-- standby as well, also if the commit of the first time was not waited for.
CREATE FUNCTION hold_ticket(
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
    ELSIF ticket.state <> 'open' THEN
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

-- The second phase: it is in the box (stacked) or was given back (released). Returns what is so from
-- now on; anything but what was asked for is a contradiction, which is a doubt and an alarm.
CREATE FUNCTION end_redemption(
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
    END IF;
    IF outcome_ = 'stacked' THEN
        UPDATE tickets t SET state = 'redeemed', redeemed_at = now_, redeemed_by = table_,
            redeemed_terminal = terminal_ WHERE t.number = number_;
    ELSIF asked.key IS NOT NULL THEN
        UPDATE tickets t SET state = 'open' WHERE t.number = number_ AND t.state = 'held';
    END IF;
    RETURN outcome_;
END $$;

CREATE FUNCTION open_doubt(number_ text, key_ text, table_ text, why_ text)
RETURNS void LANGUAGE sql AS $$
    INSERT INTO doubts (number, key, table_name, why) VALUES (number_, key_, table_, left(why_, 500))
    ON CONFLICT (number, key) WHERE decided_at IS NULL DO NOTHING;
    SELECT raise_alarm('ticket in doubt', table_, '', '...' || right(number_, 4) || ': ' || why_);
$$;

-- Two people have looked. A ticket that is held goes where they say; what was paid is never taken back.
CREATE FUNCTION decide_doubt(
    doubt_ bigint, outcome_ text, who_ text, second_ text, note_ text, now_ timestamptz
) RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
    doubt doubts;
BEGIN
    UPDATE doubts d SET decided_at = now_, outcome = outcome_, who = who_, second = second_,
        note = left(note_, 500)
    WHERE d.id = doubt_ AND d.decided_at IS NULL RETURNING * INTO doubt;
    IF doubt.id IS NULL THEN
        RETURN false;
    END IF;
    PERFORM FROM tickets t WHERE t.number = doubt.number FOR UPDATE;
    IF outcome_ = 'released' THEN
        UPDATE redemptions r SET state = 'released', ended_at = now_
            WHERE r.key = doubt.key AND r.state = 'held';
        IF FOUND THEN
            UPDATE tickets t SET state = 'open' WHERE t.number = doubt.number AND t.state = 'held';
        END IF;
    ELSIF outcome_ = 'redeemed' THEN
        UPDATE tickets t SET state = 'redeemed', redeemed_at = now_, redeemed_by = doubt.table_name
            WHERE t.number = doubt.number AND t.state IN ('open', 'held');
        UPDATE redemptions r SET state = 'stacked', ended_at = now_
            WHERE r.key = doubt.key AND r.state = 'held';
    END IF;
    IF NOT EXISTS (SELECT FROM doubts d WHERE d.table_name = doubt.table_name
                   AND d.decided_at IS NULL) THEN
        UPDATE alarms a SET ended_at = now_ WHERE a.kind = 'ticket in doubt'
            AND a.table_name = doubt.table_name AND a.ended_at IS NULL;
    END IF;
    RETURN true;
END $$;

-- By two people, as long as it is in no validator: nobody is paid for it any more.
CREATE FUNCTION void_ticket(number_ text) RETURNS boolean LANGUAGE plpgsql AS $$
BEGIN
    UPDATE tickets t SET state = 'void' WHERE t.number = number_ AND t.state = 'open';
    RETURN FOUND;
END $$;
