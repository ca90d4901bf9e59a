CREATE TABLE "translations" (
	"id" text PRIMARY KEY NOT NULL,
	"collection" text NOT NULL,
	"entity_id" text NOT NULL,
	"language" text NOT NULL,
	"version" integer NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"by" text NOT NULL,
	"texts" jsonb NOT NULL,
	"sources" jsonb NOT NULL,
	"published" jsonb,
	"published_at" timestamp (3) with time zone,
	"published_by" text DEFAULT '' NOT NULL,
	"rendered_html" text,
	"rendered_mark" text DEFAULT '' NOT NULL,
	"missing" integer NOT NULL,
	"outdated" integer NOT NULL,
	"searched" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE INDEX "translations_of_entity" ON "translations" USING btree ("collection","entity_id");--> statement-breakpoint
CREATE INDEX "translations_search" ON "translations" USING gin ("searched" gin_trgm_ops) WITH (fastupdate=false);