CREATE TABLE "roles" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"name" text NOT NULL,
	"name_key" text collate "C" NOT NULL,
	"rights" jsonb NOT NULL,
	"jobs" text[],
	"topics" text[]
);
--> statement-breakpoint
ALTER TABLE "admins" ADD COLUMN "own_role_id" text;--> statement-breakpoint
CREATE UNIQUE INDEX "roles_name" ON "roles" USING btree ("name_key");--> statement-breakpoint
ALTER TABLE "admins" ADD CONSTRAINT "admins_own_role_id_roles_id_fk" FOREIGN KEY ("own_role_id") REFERENCES "public"."roles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "admins_of_role" ON "admins" USING btree ("own_role_id");