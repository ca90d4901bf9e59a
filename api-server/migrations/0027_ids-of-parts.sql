-- Translations find custom fields, pictures and documents of products, and menu entries, by their ids. The server gives them to new ones.
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
--> statement-breakpoint
UPDATE menus SET navbar = (
  SELECT jsonb_agg(jsonb_build_object('_id', gen_random_uuid()::text) || entry || CASE WHEN entry ? 'entries' THEN
    jsonb_build_object('entries', (
      SELECT coalesce(jsonb_agg(jsonb_build_object('_id', gen_random_uuid()::text) || below ORDER BY at), '[]'::jsonb)
      FROM jsonb_array_elements(entry -> 'entries') WITH ORDINALITY AS entries(below, at)
    )) ELSE '{}'::jsonb END ORDER BY place)
  FROM jsonb_array_elements(navbar) WITH ORDINALITY AS list(entry, place)
) WHERE navbar <> '[]'::jsonb;
--> statement-breakpoint
UPDATE menus SET button = (
  SELECT jsonb_agg(jsonb_build_object('_id', gen_random_uuid()::text) || entry || CASE WHEN entry ? 'entries' THEN
    jsonb_build_object('entries', (
      SELECT coalesce(jsonb_agg(jsonb_build_object('_id', gen_random_uuid()::text) || below ORDER BY at), '[]'::jsonb)
      FROM jsonb_array_elements(entry -> 'entries') WITH ORDINALITY AS entries(below, at)
    )) ELSE '{}'::jsonb END ORDER BY place)
  FROM jsonb_array_elements(button) WITH ORDINALITY AS list(entry, place)
) WHERE button <> '[]'::jsonb;
--> statement-breakpoint
UPDATE menus SET menu = (
  SELECT jsonb_agg(jsonb_build_object('_id', gen_random_uuid()::text) || entry || CASE WHEN entry ? 'entries' THEN
    jsonb_build_object('entries', (
      SELECT coalesce(jsonb_agg(jsonb_build_object('_id', gen_random_uuid()::text) || below ORDER BY at), '[]'::jsonb)
      FROM jsonb_array_elements(entry -> 'entries') WITH ORDINALITY AS entries(below, at)
    )) ELSE '{}'::jsonb END ORDER BY place)
  FROM jsonb_array_elements(menu) WITH ORDINALITY AS list(entry, place)
) WHERE menu <> '[]'::jsonb;
--> statement-breakpoint
UPDATE menus SET footer = (
  SELECT jsonb_agg(jsonb_build_object('_id', gen_random_uuid()::text) || entry || CASE WHEN entry ? 'entries' THEN
    jsonb_build_object('entries', (
      SELECT coalesce(jsonb_agg(jsonb_build_object('_id', gen_random_uuid()::text) || below ORDER BY at), '[]'::jsonb)
      FROM jsonb_array_elements(entry -> 'entries') WITH ORDINALITY AS entries(below, at)
    )) ELSE '{}'::jsonb END ORDER BY place)
  FROM jsonb_array_elements(footer) WITH ORDINALITY AS list(entry, place)
) WHERE footer <> '[]'::jsonb;
--> statement-breakpoint
UPDATE menus SET sections = (
  SELECT jsonb_agg(jsonb_build_object('_id', gen_random_uuid()::text) || entry || CASE WHEN entry ? 'entries' THEN
    jsonb_build_object('entries', (
      SELECT coalesce(jsonb_agg(jsonb_build_object('_id', gen_random_uuid()::text) || below ORDER BY at), '[]'::jsonb)
      FROM jsonb_array_elements(entry -> 'entries') WITH ORDINALITY AS entries(below, at)
    )) ELSE '{}'::jsonb END ORDER BY place)
  FROM jsonb_array_elements(sections) WITH ORDINALITY AS list(entry, place)
) WHERE sections <> '[]'::jsonb;
