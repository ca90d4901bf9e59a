CREATE TABLE "product_search" (
	"product_id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"status" text NOT NULL,
	"publish_at" timestamp (3) with time zone,
	"subsector_id" text NOT NULL,
	"sector_id" text NOT NULL,
	"sort_name" text collate "C" NOT NULL,
	"choices" text[] NOT NULL,
	"words" text[] NOT NULL
);
--> statement-breakpoint
-- Each column stays in the row: outside it, each would be read by itself for every product that a search finds.
ALTER TABLE "product_search" ALTER COLUMN "product_id" SET STORAGE MAIN, ALTER COLUMN "status" SET STORAGE MAIN,
	ALTER COLUMN "subsector_id" SET STORAGE MAIN, ALTER COLUMN "sector_id" SET STORAGE MAIN,
	ALTER COLUMN "sort_name" SET STORAGE MAIN, ALTER COLUMN "choices" SET STORAGE MAIN,
	ALTER COLUMN "words" SET STORAGE MAIN;
--> statement-breakpoint
-- The only writer of the table, so that searches also find products that servers of the previous release write. The next
-- migration fills the table while they do: a row that it has inserted meanwhile is replaced.
CREATE FUNCTION store_product_search() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO product_search
    (product_id, created_at, status, publish_at, subsector_id, sector_id, sort_name, choices, words)
  VALUES
    (NEW.id, NEW.created_at, NEW.status, NEW.publish_at, NEW.subsector_id, NEW.sector_id, NEW.sort_name, NEW.choices, NEW.words)
  ON CONFLICT (product_id) DO UPDATE SET
    created_at = excluded.created_at, status = excluded.status, publish_at = excluded.publish_at,
    subsector_id = excluded.subsector_id, sector_id = excluded.sector_id, sort_name = excluded.sort_name,
    choices = excluded.choices, words = excluded.words;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER products_searched_insert AFTER INSERT ON products FOR EACH ROW EXECUTE FUNCTION store_product_search();
--> statement-breakpoint
CREATE TRIGGER products_searched_update AFTER UPDATE ON products FOR EACH ROW WHEN (
  (NEW.created_at, NEW.status, NEW.publish_at, NEW.subsector_id, NEW.sector_id, NEW.sort_name, NEW.choices, NEW.words)
    IS DISTINCT FROM
  (OLD.created_at, OLD.status, OLD.publish_at, OLD.subsector_id, OLD.sector_id, OLD.sort_name, OLD.choices, OLD.words)
) EXECUTE FUNCTION store_product_search();
