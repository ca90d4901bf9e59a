ALTER TABLE "contact_messages" ADD COLUMN "remind_on" text;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "reminded_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "contact_messages_to_remind" ON "contact_messages" USING btree ("remind_on") WHERE "contact_messages"."remind_on" is not null;