CREATE TABLE "agreed_notices" (
	"id" text PRIMARY KEY NOT NULL,
	"language" text NOT NULL,
	"text" text NOT NULL,
	"since" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "job_applications" ADD COLUMN "consent" jsonb;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "consent" jsonb;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "consent" jsonb;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "requested_consent" jsonb;