CREATE TABLE "unsaved_changes" (
	"admin_id" text NOT NULL,
	"collection" text NOT NULL,
	"entity_id" text NOT NULL,
	"version" integer,
	"changed" jsonb NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "unsaved_changes_admin_id_collection_entity_id_pk" PRIMARY KEY("admin_id","collection","entity_id")
);
--> statement-breakpoint
ALTER TABLE "unsaved_changes" ADD CONSTRAINT "unsaved_changes_admin_id_admins_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."admins"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "unsaved_changes_age" ON "unsaved_changes" USING btree ("at");