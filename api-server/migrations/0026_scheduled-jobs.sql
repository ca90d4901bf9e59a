CREATE TABLE "scheduled_jobs" (
	"name" text PRIMARY KEY NOT NULL,
	"next_at" timestamp (3) with time zone NOT NULL,
	"claimed_by" text,
	"claimed_until" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone,
	"last_error" text DEFAULT '' NOT NULL
);
