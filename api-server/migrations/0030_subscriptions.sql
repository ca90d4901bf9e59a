CREATE TABLE "announced_jobs" (
	"job_id" text PRIMARY KEY NOT NULL,
	"number" bigserial NOT NULL,
	CONSTRAINT "announced_jobs_number_unique" UNIQUE("number")
);
--> statement-breakpoint
CREATE TABLE "newsletter_issues" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"number" bigserial NOT NULL,
	"subject" text NOT NULL,
	"introduction" text DEFAULT '' NOT NULL,
	"articles" jsonb NOT NULL,
	"sent_by" text NOT NULL,
	"recipients" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "newsletter_issues_number_unique" UNIQUE("number")
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"kind" text NOT NULL,
	"email" text NOT NULL,
	"email_key" text collate "C" GENERATED ALWAYS AS (lower(email)) STORED NOT NULL,
	"requested" jsonb NOT NULL,
	"requested_at" timestamp (3) with time zone NOT NULL,
	"filter" jsonb NOT NULL,
	"consent_at" timestamp (3) with time zone NOT NULL,
	"confirmed_at" timestamp (3) with time zone,
	"last_number" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "unsubscribe" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "announced_jobs" ADD CONSTRAINT "announced_jobs_job_id_job_postings_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."job_postings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "subscriptions_of_person" ON "subscriptions" USING btree ("kind","email_key");--> statement-breakpoint
CREATE INDEX "subscriptions_by_creation" ON "subscriptions" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "subscriptions_to_tell" ON "subscriptions" USING btree ("kind","last_number");--> statement-breakpoint
CREATE INDEX "subscriptions_of_address" ON "subscriptions" USING btree ("email_key");