-- Numbers that would cost more with every product are kept up to date by the statements that change
-- them: totals of lists, counts of facets, and a revision that says when something computed is stale.

CREATE FUNCTION count_products() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    UPDATE product_counts AS kept SET count = kept.count - gone.n
    FROM (SELECT subsector_id, sector_id, status, count(*)::integer AS n FROM old_rows GROUP BY 1, 2, 3) AS gone
    WHERE (kept.subsector_id, kept.sector_id, kept.status) = (gone.subsector_id, gone.sector_id, gone.status);
  END IF;
  IF TG_OP <> 'DELETE' THEN
    INSERT INTO product_counts AS kept (subsector_id, sector_id, status, count)
    SELECT subsector_id, sector_id, status, count(*) FROM new_rows GROUP BY 1, 2, 3 ORDER BY 1, 2, 3
    ON CONFLICT (subsector_id, sector_id, status) DO UPDATE SET count = kept.count + excluded.count;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER products_counted_insert AFTER INSERT ON products
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_products();
--> statement-breakpoint
CREATE TRIGGER products_counted_update AFTER UPDATE ON products
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_products();
--> statement-breakpoint
CREATE TRIGGER products_counted_delete AFTER DELETE ON products
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION count_products();
--> statement-breakpoint
CREATE FUNCTION count_facets() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    UPDATE facet_counts AS kept SET count = kept.count - gone.n
    FROM (
      SELECT subsector_id, field_key, value_key, count(*)::integer AS n FROM old_rows WHERE published GROUP BY 1, 2, 3
    ) AS gone
    WHERE (kept.subsector_id, kept.field_key, kept.value_key) = (gone.subsector_id, gone.field_key, gone.value_key);
  END IF;
  IF TG_OP <> 'DELETE' THEN
    INSERT INTO facet_counts AS kept (subsector_id, field_key, value_key, field, value, count)
    SELECT subsector_id, field_key, value_key, min(field), min(value), count(*)
    FROM new_rows WHERE published GROUP BY 1, 2, 3 ORDER BY 1, 2, 3
    ON CONFLICT (subsector_id, field_key, value_key) DO UPDATE SET count = kept.count + excluded.count;
  END IF;
  IF TG_OP <> 'INSERT' THEN
    DELETE FROM facet_counts AS kept USING (SELECT DISTINCT subsector_id, field_key, value_key FROM old_rows) AS gone
    WHERE kept.count <= 0
      AND (kept.subsector_id, kept.field_key, kept.value_key) = (gone.subsector_id, gone.field_key, gone.value_key);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER facets_counted_insert AFTER INSERT ON product_field_values
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_facets();
--> statement-breakpoint
CREATE TRIGGER facets_counted_update AFTER UPDATE ON product_field_values
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_facets();
--> statement-breakpoint
CREATE TRIGGER facets_counted_delete AFTER DELETE ON product_field_values
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION count_facets();
--> statement-breakpoint
CREATE FUNCTION raise_catalogue_revision() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO content_revisions AS kept (name, revision) VALUES ('catalogue', 1)
  ON CONFLICT (name) DO UPDATE SET revision = kept.revision + 1;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER products_revised AFTER INSERT OR UPDATE OR DELETE ON products
  FOR EACH STATEMENT EXECUTE FUNCTION raise_catalogue_revision();
--> statement-breakpoint
CREATE TRIGGER subsectors_revised AFTER INSERT OR UPDATE OR DELETE ON subsectors
  FOR EACH STATEMENT EXECUTE FUNCTION raise_catalogue_revision();
--> statement-breakpoint
CREATE TRIGGER sectors_revised AFTER INSERT OR UPDATE OR DELETE ON sectors
  FOR EACH STATEMENT EXECUTE FUNCTION raise_catalogue_revision();
--> statement-breakpoint
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the audit log is append-only';
END $$;
--> statement-breakpoint
CREATE TRIGGER audit_is_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_entries
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
