-- Tells every process that listens of each entry of the audit log, in the transaction that writes it.
CREATE FUNCTION "notify_audit"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('audit', '');
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "audit_notice" AFTER INSERT ON "audit_entries" FOR EACH STATEMENT EXECUTE FUNCTION "notify_audit"();
