CREATE TABLE "backup_runs" (
	"id" text PRIMARY KEY NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"alive_until" timestamp (3) with time zone NOT NULL,
	"finished_at" timestamp (3) with time zone,
	"destination" text NOT NULL,
	"rows" bigint DEFAULT 0 NOT NULL,
	"files" bigint DEFAULT 0 NOT NULL,
	"bytes" bigint DEFAULT 0 NOT NULL,
	"lost" text[] DEFAULT '{}' NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "backup_runs_under_way" ON "backup_runs" USING btree (("finished_at" is null)) WHERE "backup_runs"."finished_at" is null;--> statement-breakpoint
CREATE INDEX "backup_runs_by_end" ON "backup_runs" USING btree ("finished_at");