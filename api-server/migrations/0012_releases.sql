CREATE TABLE "release_items" (
	"release_id" text NOT NULL,
	"collection" text NOT NULL,
	"entity_id" text NOT NULL,
	"title" text NOT NULL,
	"action" text NOT NULL,
	"added_by" text NOT NULL,
	"content" jsonb,
	"base_version" integer,
	"version_before" integer,
	"version_after" integer,
	"status_before" text,
	"publish_at_before" timestamp (3) with time zone,
	CONSTRAINT "release_items_release_id_collection_entity_id_pk" PRIMARY KEY("release_id","collection","entity_id")
);
--> statement-breakpoint
CREATE TABLE "releases" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" text NOT NULL,
	"publish_at" timestamp (3) with time zone,
	"published_at" timestamp (3) with time zone,
	"published_by" text DEFAULT '' NOT NULL,
	"failure" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
ALTER TABLE "version_previews" ADD COLUMN "release" text;--> statement-breakpoint
ALTER TABLE "release_items" ADD CONSTRAINT "release_items_release_id_releases_id_fk" FOREIGN KEY ("release_id") REFERENCES "public"."releases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "release_items_of_entity" ON "release_items" USING btree ("collection","entity_id");--> statement-breakpoint
CREATE INDEX "releases_due" ON "releases" USING btree ("publish_at");--> statement-breakpoint
ALTER TABLE "version_previews" ADD CONSTRAINT "version_previews_release_releases_id_fk" FOREIGN KEY ("release") REFERENCES "public"."releases"("id") ON DELETE cascade ON UPDATE no action;