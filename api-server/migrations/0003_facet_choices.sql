ALTER TABLE "product_field_values" ADD COLUMN "choice" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- Only the values of select-type fields are facets; the others would be counted for nobody.
UPDATE product_field_values AS known SET choice = true
FROM products, jsonb_array_elements(products.custom_fields) AS custom (element)
WHERE products.id = known.product_id
  AND custom.element ->> 'fieldType' = 'select' AND btrim(custom.element ->> 'fieldName') = known.field;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION count_facets() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    UPDATE facet_counts AS kept SET count = kept.count - gone.n
    FROM (
      SELECT subsector_id, field_key, value_key, count(*)::integer AS n
      FROM old_rows WHERE published AND choice GROUP BY 1, 2, 3
    ) AS gone
    WHERE (kept.subsector_id, kept.field_key, kept.value_key) = (gone.subsector_id, gone.field_key, gone.value_key);
  END IF;
  IF TG_OP <> 'DELETE' THEN
    INSERT INTO facet_counts AS kept (subsector_id, field_key, value_key, field, value, count)
    SELECT subsector_id, field_key, value_key, min(field), min(value), count(*)
    FROM new_rows WHERE published AND choice GROUP BY 1, 2, 3 ORDER BY 1, 2, 3
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
DELETE FROM facet_counts;
--> statement-breakpoint
INSERT INTO facet_counts (subsector_id, field_key, value_key, field, value, count)
SELECT subsector_id, field_key, value_key, min(field), min(value), count(*)
FROM product_field_values WHERE published AND choice GROUP BY 1, 2, 3;
