-- What the tables' facts come to, hour by hour, and days that are over and never change.

CREATE TABLE hours (
    table_name text NOT NULL,
    hour_ms bigint NOT NULL,
    notes_cents bigint NOT NULL,
    tickets_in_cents bigint NOT NULL,
    credits_cents bigint NOT NULL,
    tickets_out_cents bigint NOT NULL,
    hand_paid_cents bigint NOT NULL,
    wagered_cents bigint NOT NULL,
    paid_cents bigint NOT NULL,
    rounds bigint NOT NULL,
    slips bigint NOT NULL,
    expected_cents bigint NOT NULL,
    owed bigint NOT NULL,
    owed_cents bigint NOT NULL,
    variance double precision NOT NULL,
    PRIMARY KEY (hour_ms, table_name)
);

-- How far the facts of each table are counted, and the state that they make.
CREATE TABLE followed (
    machine int PRIMARY KEY,
    table_name text NOT NULL,
    seq bigint NOT NULL,
    state_seq bigint NOT NULL,
    state bytea,
    until_ms bigint NOT NULL DEFAULT 0,
    trouble text NOT NULL DEFAULT ''
);
COMMENT ON COLUMN followed.seq IS 'The last fact that is in the hours.';

CREATE TABLE sealed_days (
    day date PRIMARY KEY,
    sealed_ms bigint NOT NULL,
    body bytea NOT NULL,
    hash bytea NOT NULL CHECK (length(hash) = 32)
);
COMMENT ON COLUMN sealed_days.hash IS 'SHA-256 of the hash of the day before and the body.';
CREATE FUNCTION sealed_days_stay() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    RAISE EXCEPTION 'a day that is sealed never changes';
END $$;
CREATE TRIGGER sealed_days_stay BEFORE UPDATE OR DELETE ON sealed_days
    FOR EACH ROW EXECUTE FUNCTION sealed_days_stay();
CREATE TRIGGER sealed_days_stay_whole BEFORE TRUNCATE ON sealed_days
    FOR EACH STATEMENT EXECUTE FUNCTION sealed_days_stay();

-- The ledger of a day is what the floor heard and did in it: by the time that it was given a ticket, and
-- not by the clock of whoever printed that, so that no day gets another ticket when it is over.
CREATE INDEX tickets_given ON tickets (given_at) INCLUDE (issued_by, cents);
CREATE INDEX tickets_redeemed_at ON tickets (redeemed_at) INCLUDE (issued_by, redeemed_by, cents)
    WHERE state = 'redeemed';
CREATE INDEX tickets_over ON tickets (greatest(expires_at, given_at))
    WHERE state IN ('open', 'held', 'expired');

CREATE TABLE voids (
    number text PRIMARY KEY,
    issued_by text NOT NULL,
    cents bigint NOT NULL,
    at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX voids_at ON voids (at);
CREATE FUNCTION note_void() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO voids (number, issued_by, cents) VALUES (NEW.number, NEW.issued_by, NEW.cents)
    ON CONFLICT DO NOTHING;
    RETURN NULL;
END $$;
CREATE TRIGGER tickets_voided AFTER UPDATE OF state ON tickets
    FOR EACH ROW WHEN (NEW.state = 'void' AND OLD.state <> 'void') EXECUTE FUNCTION note_void();
CREATE TRIGGER tickets_given_void AFTER INSERT ON tickets
    FOR EACH ROW WHEN (NEW.state = 'void') EXECUTE FUNCTION note_void();

-- What the pages need and nobody is to know: by it addresses of pages name tickets.
CREATE TABLE page_keys (
    name text PRIMARY KEY,
    key bytea NOT NULL
);

-- What one of the two has said of a doubt.
CREATE TABLE doubt_proposals (
    doubt bigint PRIMARY KEY REFERENCES doubts (id),
    outcome text NOT NULL CHECK (outcome IN ('redeemed', 'released', 'noted')),
    note text NOT NULL,
    name text NOT NULL REFERENCES people (name),
    at_ms bigint NOT NULL
);
