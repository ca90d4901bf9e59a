ALTER TABLE "blogs" ADD COLUMN "rendered_html" text;--> statement-breakpoint
ALTER TABLE "blogs" ADD COLUMN "rendered_mark" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "news" ADD COLUMN "rendered_html" text;--> statement-breakpoint
ALTER TABLE "news" ADD COLUMN "rendered_mark" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "sections" ADD COLUMN "rendered_html" text;--> statement-breakpoint
ALTER TABLE "sections" ADD COLUMN "rendered_mark" text DEFAULT '' NOT NULL;