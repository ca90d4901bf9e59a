CREATE TABLE "file_uses" (
	"name" text collate "C" NOT NULL,
	"collection" text NOT NULL,
	"entity_id" text NOT NULL,
	CONSTRAINT "file_uses_name_collection_entity_id_pk" PRIMARY KEY("name","collection","entity_id")
);
--> statement-breakpoint
CREATE INDEX "file_uses_by_entity" ON "file_uses" USING btree ("collection","entity_id");
--> statement-breakpoint
CREATE FUNCTION file_names(shown jsonb) RETURNS text[] LANGUAGE sql IMMUTABLE AS $$
  SELECT coalesce(array_agg(DISTINCT found[1] ORDER BY found[1]), '{}')
  FROM regexp_matches(shown::text, '/api/v1/files/([a-z0-9][a-z0-9.-]*)', 'g') AS found
$$;
--> statement-breakpoint
CREATE FUNCTION keep_file_uses() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  before text[] := '{}';
  after text[] := '{}';
BEGIN
  IF TG_OP <> 'INSERT' THEN before := file_names(to_jsonb(OLD)); END IF;
  IF TG_OP <> 'DELETE' THEN after := file_names(to_jsonb(NEW)); END IF;
  IF before = after THEN RETURN NULL; END IF;
  IF TG_OP <> 'INSERT' THEN
    DELETE FROM file_uses WHERE collection = TG_ARGV[0] AND entity_id = OLD.id;
  END IF;
  IF TG_OP <> 'DELETE' THEN
    INSERT INTO file_uses (name, collection, entity_id) SELECT unnest(after), TG_ARGV[0], NEW.id
    ON CONFLICT DO NOTHING;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
DO $$
DECLARE
  shown record;
BEGIN
  FOR shown IN SELECT * FROM (VALUES
    ('blogs', 'blogs'), ('clients', 'clients'), ('feedbacks', 'feedbacks'), ('job_postings', 'job-postings'),
    ('news', 'news'), ('products', 'products'), ('redirects', 'redirects'), ('sections', 'sections'),
    ('sectors', 'sectors'), ('services', 'services'), ('subsectors', 'subsectors'),
    ('site_settings', 'site-settings'), ('career_banner', 'career-banner')
  ) AS tables (name, collection) LOOP
    EXECUTE format(
      'CREATE TRIGGER file_uses_kept AFTER INSERT OR UPDATE OR DELETE ON %I FOR EACH ROW EXECUTE FUNCTION keep_file_uses(%L)',
      shown.name, shown.collection
    );
    EXECUTE format(
      'INSERT INTO file_uses (name, collection, entity_id) SELECT unnest(file_names(to_jsonb(kept))), %L, kept.id FROM %I AS kept',
      shown.collection, shown.name
    );
  END LOOP;
END $$;
