-- Text as it is compared, like `fold` of `api-client`: without case and accents, and Indic scripts as Devanagari with
-- one spelling of what is written in several ways. Their nine blocks of 128 letters have the same order.
DO $create$ DECLARE
  written text := 'ँईीऊूऑॉऍॅऎॆऒॊ०१२३४५६७८९' || chr(x'970'::int);
  folded_to text := 'ंइिउुआाएेएेओो0123456789ं';
  left_out text := '़ः' || chr(x'971'::int);
  letters text;
  common text;
BEGIN
  -- `translate` leaves letters out that have no partner, which therefore come last.
  SELECT string_agg(chr(code), '' ORDER BY is_left_out, code), string_agg(partner, '' ORDER BY is_left_out, code)
  INTO letters, common
  FROM generate_series(x'900'::int, x'D7F'::int) AS code,
    LATERAL (SELECT chr(x'900'::int + code % 128) AS devanagari) AS same,
    LATERAL (SELECT strpos(left_out, devanagari) > 0 AS is_left_out, strpos(written, devanagari) AS place) AS found,
    LATERAL (SELECT CASE WHEN is_left_out THEN '' WHEN place > 0 THEN substr(folded_to, place, 1) ELSE devanagari END
      AS partner) AS pairs;
  EXECUTE format($sql$
    CREATE FUNCTION folded_text(value text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $fold$
      SELECT CASE WHEN bare ~ '[\u0900-\u0D7F]'
        THEN regexp_replace(translate(bare, %L, %L), '[ङञणनम]्(?=[क-घच-झट-ढत-धप-भ])', 'ं', 'g') ELSE bare END
      FROM lower(regexp_replace(normalize(value, NFKD),
        '[\u0300-\u036F\u0591-\u05BD\u05BF\u05C1\u05C2\u05C4\u05C5\u05C7\u0610-\u061A\u0640\u064B-\u065F\u0670\u200C\u200D\u20D0-\u20FF]',
        '', 'g')) AS bare
    $fold$ $sql$, letters, common);
END $create$;
--> statement-breakpoint
DROP INDEX "blogs_similar";--> statement-breakpoint
DROP INDEX "news_similar";--> statement-breakpoint
DROP INDEX "job_postings_similar";--> statement-breakpoint
ALTER TABLE "blogs" drop column "searched";--> statement-breakpoint
ALTER TABLE "blogs" ADD COLUMN "searched" text GENERATED ALWAYS AS (folded_text("title" || chr(10) || "summary" || chr(10) || "content" || chr(10) || "author")) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "news" drop column "searched";--> statement-breakpoint
ALTER TABLE "news" ADD COLUMN "searched" text GENERATED ALWAYS AS (folded_text("title" || chr(10) || "summary" || chr(10) || "content" || chr(10) || "category" || chr(10) || "source")) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "job_postings" drop column "searched";--> statement-breakpoint
ALTER TABLE "job_postings" ADD COLUMN "searched" text GENERATED ALWAYS AS (folded_text("title" || chr(10) || "location" || chr(10) || "department" || chr(10) || "employment_type" || chr(10) || joined_texts("role") || chr(10) || "detail")) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "pages" drop column "searched";--> statement-breakpoint
ALTER TABLE "pages" ADD COLUMN "searched" text GENERATED ALWAYS AS (folded_text("title" || chr(10) || "summary")) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "blogs_similar" ON "blogs" USING gin (("sort_name" || ' ' || folded_text("summary")) gin_trgm_ops) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "news_similar" ON "news" USING gin (("sort_name" || ' ' || folded_text("summary")) gin_trgm_ops) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "job_postings_similar" ON "job_postings" USING gin (("sort_name" || ' ' || folded_text("location") || ' ' || folded_text("department")) gin_trgm_ops) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "blogs_search" ON "blogs" USING gin ("searched" gin_trgm_ops) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "news_search" ON "news" USING gin ("searched" gin_trgm_ops) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "job_postings_search" ON "job_postings" USING gin ("searched" gin_trgm_ops) WITH (fastupdate=false);--> statement-breakpoint
CREATE OR REPLACE FUNCTION index_collection_item() RETURNS trigger LANGUAGE plpgsql AS $$
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
    SELECT coalesce(folded_text(string_agg(NEW.data ->> field, chr(10))), '')
    FROM jsonb_array_elements_text(definition #> '{search,fields}') AS field);
  RETURN NEW;
END $$;
