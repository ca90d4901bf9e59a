ALTER TABLE "blogs" ADD COLUMN "charts" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "charts" jsonb DEFAULT '[]'::jsonb NOT NULL;