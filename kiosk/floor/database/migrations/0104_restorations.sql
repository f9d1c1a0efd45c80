-- Copies of journals that are given out as files, so that a lost machine comes back from one.

CREATE TABLE restorations (
    key text PRIMARY KEY,
    machine integer NOT NULL REFERENCES machines (id),
    why text NOT NULL CHECK (why <> ''),
    state text NOT NULL CHECK (state IN ('asked', 'confirmed', 'refused')),
    asked_by text NOT NULL REFERENCES people (name),
    asked_ms bigint NOT NULL,
    decided_by text REFERENCES people (name),
    decided_ms bigint NOT NULL DEFAULT 0,
    CHECK ((state = 'asked') = (decided_by IS NULL)),
    CHECK (state <> 'confirmed' OR decided_by <> asked_by)
);
COMMENT ON COLUMN restorations.decided_by IS 'Whoever asked may withdraw it, and never confirm it.';
CREATE UNIQUE INDEX restorations_open ON restorations (machine) WHERE state = 'asked';

CREATE FUNCTION restorations_told() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    PERFORM pg_notify('floor', 'restorations');
    RETURN NULL;
END $$;
CREATE TRIGGER restorations_told AFTER INSERT OR UPDATE ON restorations
    FOR EACH STATEMENT EXECUTE FUNCTION restorations_told();
