CREATE TABLE "missing_addresses" (
	"id" text PRIMARY KEY NOT NULL,
	"path" text collate "C" NOT NULL,
	"count" integer NOT NULL,
	"first_at" timestamp (3) with time zone NOT NULL,
	"last_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "missing_addresses_path_unique" UNIQUE("path")
);
--> statement-breakpoint
CREATE TABLE "redirects" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"status" text DEFAULT 'published' NOT NULL,
	"publish_at" timestamp (3) with time zone,
	"status_before_trash" text,
	"deleted_at" timestamp (3) with time zone,
	"deleted_by" text DEFAULT '' NOT NULL,
	"sort_name" text collate "C" NOT NULL,
	"from" text NOT NULL,
	"to" text NOT NULL
);
--> statement-breakpoint
CREATE INDEX "missing_addresses_age" ON "missing_addresses" USING btree ("last_at");--> statement-breakpoint
CREATE UNIQUE INDEX "redirects_from" ON "redirects" USING btree ("from") WHERE status <> 'trashed';