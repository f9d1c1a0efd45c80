-- A terminal whose memory two people have cleared, or that stands in the place of one that is lost, begins
-- a journal anew. That it may, and how often, its table's own facts say.

ALTER TABLE machines ADD COLUMN begins integer NOT NULL DEFAULT 0;
