ALTER TABLE "translations" ADD COLUMN "drafts" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "translations" ADD COLUMN "drafted" integer DEFAULT 0 NOT NULL;