CREATE TABLE "facet_pair_counts" (
	"subsector_id" text NOT NULL,
	"field_key" text collate "C" NOT NULL,
	"value_key" text collate "C" NOT NULL,
	"other_field_key" text collate "C" NOT NULL,
	"other_value_key" text collate "C" NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "facet_pair_counts_key" PRIMARY KEY("field_key","value_key","other_field_key","other_value_key","subsector_id")
);
--> statement-breakpoint
ALTER TABLE "facet_counts" ADD COLUMN "choices" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "product_field_values_choices" ON "product_field_values" USING btree ("product_id","field_key","value_key","field","value") WHERE choice;--> statement-breakpoint
-- What is counted and sorted stays in a product's row, its long texts beside it: a count of many reads few pages.
ALTER TABLE products SET (toast_tuple_target = 700);
--> statement-breakpoint
-- All values are counted, so that a filter by any knows its total; pairs are those of select-type values. The values
-- of a product are written and deleted by one statement, which therefore sees all of its pairs.
CREATE OR REPLACE FUNCTION count_facets() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    UPDATE facet_counts AS kept SET count = kept.count - gone.n, choices = kept.choices - gone.c
    FROM (
      SELECT subsector_id, field_key, value_key, count(*)::integer AS n, count(*) FILTER (WHERE choice)::integer AS c
      FROM old_rows WHERE published GROUP BY 1, 2, 3
    ) AS gone
    WHERE (kept.subsector_id, kept.field_key, kept.value_key) = (gone.subsector_id, gone.field_key, gone.value_key);
    UPDATE facet_pair_counts AS kept SET count = kept.count - gone.n
    FROM (
      SELECT one.subsector_id, one.field_key, one.value_key, other.field_key AS f, other.value_key AS v,
        count(*)::integer AS n
      FROM old_rows AS one JOIN old_rows AS other ON other.product_id = one.product_id
      WHERE one.published AND one.choice AND other.choice
        AND (other.field_key, other.value_key) <> (one.field_key, one.value_key)
      GROUP BY 1, 2, 3, 4, 5
    ) AS gone
    WHERE (kept.subsector_id, kept.field_key, kept.value_key) = (gone.subsector_id, gone.field_key, gone.value_key)
      AND (kept.other_field_key, kept.other_value_key) = (gone.f, gone.v);
  END IF;
  IF TG_OP <> 'DELETE' THEN
    INSERT INTO facet_counts AS kept (subsector_id, field_key, value_key, field, value, count, choices)
    SELECT subsector_id, field_key, value_key, min(field), min(value), count(*), count(*) FILTER (WHERE choice)
    FROM new_rows WHERE published GROUP BY 1, 2, 3 ORDER BY 1, 2, 3
    ON CONFLICT (subsector_id, field_key, value_key)
      DO UPDATE SET count = kept.count + excluded.count, choices = kept.choices + excluded.choices;
    INSERT INTO facet_pair_counts AS kept
      (subsector_id, field_key, value_key, other_field_key, other_value_key, count)
    SELECT one.subsector_id, one.field_key, one.value_key, other.field_key, other.value_key, count(*)
    FROM new_rows AS one JOIN new_rows AS other ON other.product_id = one.product_id
    WHERE one.published AND one.choice AND other.choice
      AND (other.field_key, other.value_key) <> (one.field_key, one.value_key)
    GROUP BY 1, 2, 3, 4, 5 ORDER BY 1, 2, 3, 4, 5
    ON CONFLICT ON CONSTRAINT facet_pair_counts_key DO UPDATE SET count = kept.count + excluded.count;
  END IF;
  IF TG_OP <> 'INSERT' THEN
    DELETE FROM facet_counts AS kept USING (SELECT DISTINCT subsector_id, field_key, value_key FROM old_rows) AS gone
    WHERE kept.count <= 0
      AND (kept.subsector_id, kept.field_key, kept.value_key) = (gone.subsector_id, gone.field_key, gone.value_key);
    DELETE FROM facet_pair_counts AS kept
    USING (SELECT DISTINCT subsector_id, field_key, value_key FROM old_rows WHERE choice) AS gone
    WHERE kept.count <= 0
      AND (kept.subsector_id, kept.field_key, kept.value_key) = (gone.subsector_id, gone.field_key, gone.value_key);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
DELETE FROM facet_counts;
--> statement-breakpoint
INSERT INTO facet_counts (subsector_id, field_key, value_key, field, value, count, choices)
SELECT subsector_id, field_key, value_key, min(field), min(value), count(*), count(*) FILTER (WHERE choice)
FROM product_field_values WHERE published GROUP BY 1, 2, 3;
--> statement-breakpoint
INSERT INTO facet_pair_counts (subsector_id, field_key, value_key, other_field_key, other_value_key, count)
SELECT one.subsector_id, one.field_key, one.value_key, other.field_key, other.value_key, count(*)
FROM product_field_values AS one JOIN product_field_values AS other ON other.product_id = one.product_id
WHERE one.published AND one.choice AND other.choice
  AND (other.field_key, other.value_key) <> (one.field_key, one.value_key)
GROUP BY 1, 2, 3, 4, 5;
