-- The audit log has a retention: entries of the last 24 months (AUDIT_MONTHS) cannot be deleted by anybody, and older
-- ones only by this function, with the rights of the tables' owner. The servers may call it and still have no right to
-- delete.
DROP TRIGGER audit_is_append_only ON audit_entries;
--> statement-breakpoint
CREATE TRIGGER audit_is_append_only BEFORE UPDATE OR TRUNCATE ON audit_entries
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER audit_entries_stay BEFORE DELETE ON audit_entries
  FOR EACH ROW WHEN (OLD.at > now() - interval '24 months') EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE FUNCTION delete_old_audit_entries() RETURNS void LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $$
  DELETE FROM public.audit_entries WHERE at <= now() - interval '24 months'
$$;
