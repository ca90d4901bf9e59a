-- `array_to_string` may depend on the settings of a connection for other types; for texts it does not.
CREATE FUNCTION joined_texts(texts text[]) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
AS $$ SELECT array_to_string(texts, ' ') $$;--> statement-breakpoint
ALTER TABLE "blogs" ADD COLUMN "searched" text GENERATED ALWAYS AS (regexp_replace(normalize(lower("title" || chr(10) || "summary" || chr(10) || "content" || chr(10) || "author"), NFKD), '[\u0300-\u036f]', '', 'g')) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "news" ADD COLUMN "searched" text GENERATED ALWAYS AS (regexp_replace(normalize(lower("title" || chr(10) || "summary" || chr(10) || "content" || chr(10) || "category" || chr(10) || "source"), NFKD), '[\u0300-\u036f]', '', 'g')) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "job_postings" ADD COLUMN "searched" text GENERATED ALWAYS AS (regexp_replace(normalize(lower("title" || chr(10) || "location" || chr(10) || "department" || chr(10) || "employment_type" || chr(10) || joined_texts("role") || chr(10) || "detail"), NFKD), '[\u0300-\u036f]', '', 'g')) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "pages" ADD COLUMN "searched" text GENERATED ALWAYS AS (regexp_replace(normalize(lower("title" || chr(10) || "summary"), NFKD), '[\u0300-\u036f]', '', 'g')) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "blogs_by_views" ON "blogs" USING btree ("views","id");--> statement-breakpoint
CREATE INDEX "blogs_search" ON "blogs" USING gin ("searched" gin_trgm_ops) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "news_search" ON "news" USING gin ("searched" gin_trgm_ops) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "job_postings_search" ON "job_postings" USING gin ("searched" gin_trgm_ops) WITH (fastupdate=false);