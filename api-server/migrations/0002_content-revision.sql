-- Deferred to the end of the transaction, so that a transaction holds the counters' locks only while it commits. The
-- advisory lock comes first: two transactions that change the same collections in another order would block each other.
CREATE FUNCTION raise_content_revision() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtext('content_revisions'));
  INSERT INTO content_revisions AS known (name, revision) VALUES (NEW.collection, 1)
  ON CONFLICT (name) DO UPDATE SET revision = known.revision + 1;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER audit_revises_content AFTER INSERT ON audit_entries
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (NEW.action <> 'export') EXECUTE FUNCTION raise_content_revision();
