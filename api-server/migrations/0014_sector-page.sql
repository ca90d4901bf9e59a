ALTER TABLE "sectors" ADD COLUMN "screen" text DEFAULT 'range' NOT NULL;--> statement-breakpoint
ALTER TABLE "sectors" ADD COLUMN "subsectors_heading" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "sectors" ADD COLUMN "subsectors_text" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "sectors" ADD COLUMN "cardlink_title" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "sectors" ADD COLUMN "background_image" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "sectors" ADD COLUMN "pdf" text DEFAULT '' NOT NULL;--> statement-breakpoint
UPDATE "sectors" SET "screen" = 'divisions' WHERE "accent" = 'oil-gas';--> statement-breakpoint
UPDATE "sectors" SET "subsectors_text" = 'From the first survey to the last barrel, one team and one laboratory.' WHERE "accent" = 'oil-gas';
