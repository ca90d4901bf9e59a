ALTER INDEX "collection_items_fields" SET (fastupdate = off);--> statement-breakpoint
ALTER INDEX "products_name_part" SET (fastupdate = off);--> statement-breakpoint
ALTER INDEX "products_words" SET (fastupdate = off);--> statement-breakpoint
SELECT gin_clean_pending_list("name"::regclass) FROM unnest(ARRAY['collection_items_fields', 'products_name_part', 'products_words']) AS "name";
