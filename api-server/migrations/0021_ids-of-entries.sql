-- Translations find the entries of sections by their ids. The server gives them to new entries.
UPDATE sections SET items = (
  SELECT jsonb_agg(jsonb_build_object('_id', gen_random_uuid()::text) || entry ORDER BY place)
  FROM jsonb_array_elements(items) WITH ORDINALITY AS list(entry, place)
) WHERE items <> '[]'::jsonb;
--> statement-breakpoint
UPDATE pages SET sections = (
  SELECT jsonb_agg(section || jsonb_build_object('items', (
    SELECT coalesce(jsonb_agg(jsonb_build_object('_id', gen_random_uuid()::text) || entry ORDER BY at), '[]'::jsonb)
    FROM jsonb_array_elements(section -> 'items') WITH ORDINALITY AS entries(entry, at)
  )) ORDER BY place)
  FROM jsonb_array_elements(sections) WITH ORDINALITY AS list(section, place)
) WHERE jsonb_path_exists(sections, '$[*].items[*]');
