CREATE TABLE "file_deletions" (
	"name" text collate "C" PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "job_applications" ADD COLUMN "resent" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "job_postings" ADD COLUMN "closed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "application_id" text;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "people" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "email_key" text collate "C" GENERATED ALWAYS AS (lower(email)) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "file_deletions_due" ON "file_deletions" USING btree ("next_attempt_at");--> statement-breakpoint
CREATE INDEX "files_of_application" ON "files" USING btree ("application_id");--> statement-breakpoint
CREATE INDEX "outbox_age" ON "outbox" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "contact_messages_by_change" ON "contact_messages" USING btree ("updated_at");--> statement-breakpoint
CREATE INDEX "contact_messages_of_person" ON "contact_messages" USING btree ("email_key");--> statement-breakpoint
UPDATE "job_postings" SET "closed_at" = "updated_at" WHERE "state" = 'closed';--> statement-breakpoint
UPDATE "files" SET "application_id" = a."id" FROM "job_applications" a WHERE "files"."kind" = 'resume' AND a."resume" = '/api/v1/files/' || "files"."name";--> statement-breakpoint
UPDATE "job_applications" a SET "purge_at" = least(
	a."created_at" + interval '24 months',
	least(p."closed_at", p."deleted_at", (p."valid_through" + 1)::timestamp at time zone 'UTC') + interval '180 days'
) FROM "job_postings" p WHERE p."id" = a."job_id";
