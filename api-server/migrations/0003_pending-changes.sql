CREATE TABLE "pending_changes" (
	"id" text PRIMARY KEY NOT NULL,
	"collection" text NOT NULL,
	"entity_id" text NOT NULL,
	"title" text NOT NULL,
	"base_version" integer NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"by" text NOT NULL,
	"content" jsonb NOT NULL,
	"publish_at" timestamp (3) with time zone,
	"failure" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE INDEX "pending_changes_of_entity" ON "pending_changes" USING btree ("collection","entity_id");--> statement-breakpoint
CREATE INDEX "pending_changes_due" ON "pending_changes" USING btree ("publish_at");