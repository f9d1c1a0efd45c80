-- The cage: who pays tickets there, from which drawer, and each payment by its key.

CREATE TABLE shifts (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    cage int NOT NULL CHECK (cage > 0),
    name text NOT NULL REFERENCES people (name),
    opened_ms bigint NOT NULL,
    float_cents bigint NOT NULL CHECK (float_cents >= 0),
    closed_ms bigint,
    counted_cents bigint CHECK (counted_cents >= 0),
    CHECK ((closed_ms IS NULL) = (counted_cents IS NULL))
);
CREATE UNIQUE INDEX shifts_of_cage ON shifts (cage) WHERE closed_ms IS NULL;
CREATE UNIQUE INDEX shifts_of_person ON shifts (name) WHERE closed_ms IS NULL;
CREATE INDEX shifts_by_time ON shifts (opened_ms);

CREATE TABLE drawer_counts (
    shift bigint NOT NULL REFERENCES shifts (id),
    at_ms bigint NOT NULL,
    counted_cents bigint NOT NULL CHECK (counted_cents >= 0),
    expected_cents bigint NOT NULL,
    PRIMARY KEY (shift, at_ms)
);

-- What was asked of a ticket at a cage, and the key under which it is paid there if it is.
CREATE TABLE scans (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    shift bigint NOT NULL REFERENCES shifts (id),
    at_ms bigint NOT NULL,
    took_ms int NOT NULL,
    number text NOT NULL,
    answer text NOT NULL,
    cents bigint NOT NULL,
    key text NOT NULL UNIQUE,
    sure boolean NOT NULL DEFAULT false
);
COMMENT ON COLUMN scans.sure IS 'The first touch of two was made.';
CREATE INDEX scans_of_shift ON scans (shift, id);

CREATE TABLE payments (
    key text PRIMARY KEY,
    shift bigint NOT NULL REFERENCES shifts (id),
    number text NOT NULL,
    cents bigint NOT NULL CHECK (cents > 0),
    state text NOT NULL CHECK (state IN ('asked', 'confirmed', 'paid', 'refused', 'withdrawn')),
    asked_by text NOT NULL REFERENCES people (name),
    asked_ms bigint NOT NULL,
    confirmed_by text REFERENCES people (name),
    ended_ms bigint,
    CHECK (confirmed_by <> asked_by)
);
CREATE UNIQUE INDEX payments_once ON payments (number) WHERE state IN ('asked', 'confirmed', 'paid');
CREATE INDEX payments_of_shift ON payments (shift);
CREATE INDEX payments_waiting ON payments (asked_ms) WHERE state IN ('asked', 'confirmed');

CREATE FUNCTION payments_told() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    PERFORM pg_notify('floor', 'payments');
    RETURN NULL;
END $$;
CREATE TRIGGER payments_told AFTER INSERT OR UPDATE ON payments
    FOR EACH STATEMENT EXECUTE FUNCTION payments_told();
CREATE INDEX payments_paid ON payments (ended_ms) WHERE state = 'paid';
