DROP INDEX "products_name_words";--> statement-breakpoint
ALTER TABLE "products" DROP COLUMN "name_words";