-- Translations find custom fields, pictures and documents of products by their ids. The server gives them to new ones.
UPDATE products SET custom_fields = (
  SELECT jsonb_agg(jsonb_build_object('_id', gen_random_uuid()::text) || entry ORDER BY place)
  FROM jsonb_array_elements(custom_fields) WITH ORDINALITY AS list(entry, place)
) WHERE custom_fields <> '[]'::jsonb;
--> statement-breakpoint
UPDATE products SET pictures = (
  SELECT jsonb_agg(jsonb_build_object('_id', gen_random_uuid()::text) || entry ORDER BY place)
  FROM jsonb_array_elements(pictures) WITH ORDINALITY AS list(entry, place)
) WHERE pictures <> '[]'::jsonb;
--> statement-breakpoint
UPDATE products SET documents = (
  SELECT jsonb_agg(jsonb_build_object('_id', gen_random_uuid()::text) || entry ORDER BY place)
  FROM jsonb_array_elements(documents) WITH ORDINALITY AS list(entry, place)
) WHERE documents <> '[]'::jsonb;
