-- The products that were stored before the triggers, without a lock; rows that the triggers have written are newer.
INSERT INTO "product_search" ("product_id", "created_at", "status", "publish_at", "subsector_id", "sector_id", "sort_name", "choices", "words")
SELECT "id", "created_at", "status", "publish_at", "subsector_id", "sector_id", "sort_name", "choices", "words" FROM "products" ON CONFLICT DO NOTHING;--> statement-breakpoint
ANALYZE "product_search";--> statement-breakpoint
CREATE INDEX "product_search_of_subsector" ON "product_search" USING btree ("subsector_id");--> statement-breakpoint
CREATE INDEX "product_search_name_part" ON "product_search" USING gin ("sort_name" gin_trgm_ops) WITH (fastupdate=true,gin_pending_list_limit=64);--> statement-breakpoint
CREATE INDEX "product_search_words" ON "product_search" USING gin ("words") WITH (fastupdate=true,gin_pending_list_limit=64);--> statement-breakpoint
-- Without products that were deleted meanwhile.
LOCK TABLE "products" IN SHARE ROW EXCLUSIVE MODE;--> statement-breakpoint
DELETE FROM "product_search" WHERE NOT EXISTS (SELECT FROM "products" WHERE "id" = "product_id");--> statement-breakpoint
ALTER TABLE "product_search" ADD CONSTRAINT "product_search_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- Servers of the previous release search without them, more slowly.
DROP INDEX "products_name_part";--> statement-breakpoint
DROP INDEX "products_words";
