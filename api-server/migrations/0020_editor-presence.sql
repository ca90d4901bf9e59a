CREATE TABLE "editor_presence" (
	"collection" text NOT NULL,
	"entity_id" text NOT NULL,
	"admin_id" text NOT NULL,
	"since" timestamp (3) with time zone NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "editor_presence_collection_entity_id_admin_id_pk" PRIMARY KEY("collection","entity_id","admin_id")
);
--> statement-breakpoint
ALTER TABLE "editor_presence" ADD CONSTRAINT "editor_presence_admin_id_admins_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."admins"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "editor_presence_age" ON "editor_presence" USING btree ("seen_at");