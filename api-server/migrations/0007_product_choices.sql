DROP INDEX "product_field_values_choices";--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "choices" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
-- Counted for every product that a search finds: it stays in the row, whatever else has to lie beside it.
ALTER TABLE "products" ALTER COLUMN "choices" SET STORAGE MAIN;--> statement-breakpoint
UPDATE products SET choices = known.choices
FROM (
  SELECT product_id, array_agg(json_build_array(field, value)::text) AS choices
  FROM product_field_values WHERE choice GROUP BY product_id
) AS known
WHERE known.product_id = products.id;
