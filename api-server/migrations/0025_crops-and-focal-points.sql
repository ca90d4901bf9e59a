ALTER TABLE "files" ADD COLUMN "focus_x" integer DEFAULT 50 NOT NULL;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "focus_y" integer DEFAULT 50 NOT NULL;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "original_id" text;--> statement-breakpoint
CREATE INDEX "files_by_original" ON "files" USING btree ("original_id");