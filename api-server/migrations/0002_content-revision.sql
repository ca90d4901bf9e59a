-- Deferred to the end of the transaction, so that a transaction holds the counter's lock only while it commits.
CREATE FUNCTION raise_content_revision() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO content_revisions AS known (name, revision) VALUES (NEW.collection, 1)
  ON CONFLICT (name) DO UPDATE SET revision = known.revision + 1;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER audit_revises_content AFTER INSERT ON audit_entries
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (NEW.action <> 'export') EXECUTE FUNCTION raise_content_revision();
