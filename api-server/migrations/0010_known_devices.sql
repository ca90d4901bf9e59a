CREATE TABLE "known_devices" (
	"token_hash" text collate "C" PRIMARY KEY NOT NULL,
	"admin_id" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "one_time_codes" ADD COLUMN "misses_by" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "known_devices" ADD CONSTRAINT "known_devices_admin_id_admins_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."admins"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "known_devices_of_admin" ON "known_devices" USING btree ("admin_id");--> statement-breakpoint
CREATE INDEX "known_devices_expiry" ON "known_devices" USING btree ("expires_at");--> statement-breakpoint
UPDATE "outbox" SET "recipient" = '', "subject" = '', "text" = '', "reply_to" = '', "last_error" = '' WHERE "sent_at" IS NOT NULL OR "attempts" >= 12;
