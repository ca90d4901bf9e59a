CREATE TABLE "collection_items" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"status" text DEFAULT 'published' NOT NULL,
	"publish_at" timestamp (3) with time zone,
	"status_before_trash" text,
	"deleted_at" timestamp (3) with time zone,
	"deleted_by" text DEFAULT '' NOT NULL,
	"sort_name" text collate "C" NOT NULL,
	"slug" text NOT NULL,
	"slug_key" text collate "C" NOT NULL,
	"collection" text NOT NULL,
	"data" jsonb NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"order_key" text collate "C" DEFAULT '' NOT NULL,
	"searched" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "collections" (
	"name" text PRIMARY KEY NOT NULL,
	"definition" text NOT NULL,
	"live" boolean NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "collection_items_slug_key" ON "collection_items" USING btree ("collection","slug_key") WHERE status <> 'trashed';--> statement-breakpoint
CREATE INDEX "collection_items_by_order" ON "collection_items" USING btree ("collection","order_key","id");--> statement-breakpoint
CREATE INDEX "collection_items_by_name" ON "collection_items" USING btree ("collection","sort_name","id");--> statement-breakpoint
CREATE INDEX "collection_items_by_age" ON "collection_items" USING btree ("collection","created_at","id");--> statement-breakpoint
CREATE INDEX "collection_items_by_change" ON "collection_items" USING btree ("collection","updated_at");--> statement-breakpoint
CREATE INDEX "collection_items_fields" ON "collection_items" USING gin ("data" jsonb_path_ops);--> statement-breakpoint
CREATE INDEX "collection_items_search" ON "collection_items" USING gin ("searched" gin_trgm_ops) WITH (fastupdate=false);--> statement-breakpoint
-- Rows of a collection whose definition is unknown stay as they are: those of a backup have their derived columns.
CREATE FUNCTION index_collection_item() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  definition jsonb;
  ordered jsonb;
BEGIN
  SELECT known.definition::jsonb INTO definition FROM collections AS known WHERE known.name = NEW.collection;
  IF definition IS NULL THEN RETURN NEW; END IF;
  NEW.title := coalesce(NEW.data ->> (definition ->> 'title'), '');
  ordered := NEW.data -> ltrim(definition ->> 'order', '-');
  NEW.order_key := coalesce(CASE jsonb_typeof(ordered)
    WHEN 'number' THEN to_char((ordered #>> '{}')::numeric + 1000000000, 'FM0000000000')
    ELSE left(lower(ordered #>> '{}'), 200) END, '');
  NEW.searched := (
    SELECT coalesce(regexp_replace(normalize(lower(string_agg(NEW.data ->> field, chr(10))), NFKD), '[\u0300-\u036f]', '', 'g'), '')
    FROM jsonb_array_elements_text(definition #> '{search,fields}') AS field);
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER collection_item_indexed BEFORE INSERT OR UPDATE ON collection_items
  FOR EACH ROW EXECUTE FUNCTION index_collection_item();
--> statement-breakpoint
-- The table of all collections of remotes names the collection in each row, not as an argument of the trigger.
CREATE OR REPLACE FUNCTION keep_file_uses() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  used_in text := coalesce(TG_ARGV[0], coalesce(to_jsonb(NEW), to_jsonb(OLD)) ->> 'collection');
  before text[] := '{}';
  after text[] := '{}';
BEGIN
  IF TG_OP <> 'INSERT' THEN before := file_names(to_jsonb(OLD)); END IF;
  IF TG_OP <> 'DELETE' THEN after := file_names(to_jsonb(NEW)); END IF;
  IF before = after THEN RETURN NULL; END IF;
  IF TG_OP <> 'INSERT' THEN
    DELETE FROM file_uses WHERE collection = used_in AND entity_id = OLD.id;
  END IF;
  IF TG_OP <> 'DELETE' THEN
    INSERT INTO file_uses (name, collection, entity_id) SELECT unnest(after), used_in, NEW.id
    ON CONFLICT DO NOTHING;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER file_uses_kept AFTER INSERT OR UPDATE OR DELETE ON collection_items
  FOR EACH ROW EXECUTE FUNCTION keep_file_uses();
