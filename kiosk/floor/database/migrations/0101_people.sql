-- Who works on the floor, what they did there, and what they are about to.

CREATE TABLE deeds (
    seq bigint PRIMARY KEY CHECK (seq > 0),
    at_ms bigint NOT NULL,
    kind text NOT NULL,
    body bytea NOT NULL,
    hash bytea NOT NULL CHECK (length(hash) = 32)
);
COMMENT ON TABLE deeds IS 'The floor''s own facts, chained like a machine''s journal. Never changed.';

CREATE FUNCTION deeds_stay() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    RAISE EXCEPTION 'deeds are added to and never changed';
END $$;
CREATE TRIGGER deeds_stay BEFORE UPDATE OR DELETE ON deeds
    FOR EACH ROW EXECUTE FUNCTION deeds_stay();
CREATE TRIGGER deeds_stay_whole BEFORE TRUNCATE ON deeds
    FOR EACH STATEMENT EXECUTE FUNCTION deeds_stay();

CREATE TABLE people (
    name text PRIMARY KEY CHECK (length(name) BETWEEN 1 AND 40),
    role text NOT NULL
        CHECK (role IN ('viewer', 'cashier', 'pit manager', 'auditor', 'administrator')),
    password text NOT NULL DEFAULT '',
    factor text NOT NULL DEFAULT '',
    factor_step bigint NOT NULL DEFAULT 0,
    makers text[] NOT NULL DEFAULT '{}',
    code_halves text[] NOT NULL DEFAULT '{}',
    code_until_ms bigint NOT NULL DEFAULT 0,
    dismissed boolean NOT NULL DEFAULT false,
    changed_ms bigint NOT NULL
);
COMMENT ON COLUMN people.factor_step IS 'The last step of time whose code was taken: none counts twice.';
COMMENT ON COLUMN people.code_halves IS 'Hashes of what lets a new person set the first password.';
CREATE UNIQUE INDEX people_alike ON people (lower(name));

CREATE TABLE account_changes (
    key text PRIMARY KEY,
    kind text NOT NULL CHECK (kind IN ('add', 'role', 'reset', 'dismiss')),
    name text NOT NULL,
    role text NOT NULL,
    state text NOT NULL CHECK (state IN ('asked', 'waiting', 'made', 'withdrawn')),
    asked_by text NOT NULL,
    asked_ms bigint NOT NULL,
    confirmed_by text NOT NULL DEFAULT '',
    due_ms bigint NOT NULL DEFAULT 0,
    code_halves text[] NOT NULL DEFAULT '{}',
    CHECK (confirmed_by <> asked_by)
);
COMMENT ON COLUMN account_changes.code_halves IS
    'Hashes: each half of the code is shown once, to one of the two who make the account.';
CREATE UNIQUE INDEX account_changes_open ON account_changes (lower(name))
    WHERE state IN ('asked', 'waiting');

CREATE TABLE sessions (
    id bytea PRIMARY KEY CHECK (length(id) = 32),
    name text NOT NULL REFERENCES people (name),
    complete boolean NOT NULL,
    address text NOT NULL,
    begun_ms bigint NOT NULL,
    seen_ms bigint NOT NULL
);
COMMENT ON COLUMN sessions.id IS 'The SHA-256 of what the browser holds: whoever reads this cannot sign in by it.';
CREATE INDEX sessions_of ON sessions (name);

CREATE TABLE guesses (
    subject text PRIMARY KEY,
    wrong int NOT NULL CHECK (wrong >= 0),
    last_ms bigint NOT NULL
);

CREATE TABLE own_addresses (
    name text NOT NULL REFERENCES people (name),
    address text NOT NULL,
    last_ms bigint NOT NULL,
    PRIMARY KEY (name, address)
);

CREATE TABLE pages_seen (
    session bytea NOT NULL REFERENCES sessions (id) ON DELETE CASCADE,
    page text NOT NULL,
    seen_ms bigint NOT NULL,
    PRIMARY KEY (session, page)
);
