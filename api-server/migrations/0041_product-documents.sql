CREATE TABLE "product_documents" (
	"product_id" text NOT NULL,
	"place" integer NOT NULL,
	"title" text collate "C" NOT NULL,
	"words" text[] NOT NULL,
	CONSTRAINT "product_documents_product_id_place_pk" PRIMARY KEY("product_id","place")
);
--> statement-breakpoint
ALTER TABLE "product_documents" ADD CONSTRAINT "product_documents_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_documents_words" ON "product_documents" USING gin ("words") WITH (fastupdate=false);--> statement-breakpoint
INSERT INTO "product_documents" ("product_id", "place", "title", "words")
SELECT "products"."id", ("document"."ordinality" - 1)::integer, left(trim(folded_text("document"."value" ->> 'title')), 200), array(
	SELECT DISTINCT left("word", 40) FROM regexp_split_to_table(folded_text(concat_ws(' ',
		"document"."value" ->> 'title',
		"products"."name",
		CASE "document"."value" ->> 'kind' WHEN 'tds' THEN 'technical data sheet tds' WHEN 'sds' THEN 'safety data sheet sds msds' ELSE 'document' END,
		CASE "document"."value" ->> 'language' WHEN 'en' THEN 'English' WHEN 'hi' THEN 'Hindi' WHEN 'gu' THEN 'Gujarati' ELSE "document"."value" ->> 'language' END,
		(
			SELECT string_agg("standard"[1], ' ') FROM jsonb_array_elements("products"."custom_fields") AS "field",
				regexp_matches("field" ->> 'fieldValue', '([A-Z]{2,6}[ -]?[0-9][[:alnum:].:-]*)', 'g') AS "standard"
		)
	)), '[[:space:][:punct:]]+') AS "word" WHERE "word" <> ''
)
FROM "products", jsonb_array_elements("products"."documents") WITH ORDINALITY AS "document";--> statement-breakpoint
INSERT INTO "search_words" SELECT DISTINCT unnest("words") FROM "product_documents" ON CONFLICT DO NOTHING;
