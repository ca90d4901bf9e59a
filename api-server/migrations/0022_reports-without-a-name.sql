CREATE TABLE "report_messages" (
	"report_id" text NOT NULL,
	"position" integer NOT NULL,
	"sender" text NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"answers" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"day" text NOT NULL,
	"announced" boolean NOT NULL,
	CONSTRAINT "report_messages_report_id_position_pk" PRIMARY KEY("report_id","position")
);
--> statement-breakpoint
CREATE TABLE "reports" (
	"id" text PRIMARY KEY NOT NULL,
	"key_hash" text NOT NULL,
	CONSTRAINT "reports_key_hash_unique" UNIQUE("key_hash")
);
--> statement-breakpoint
ALTER TABLE "forms" ADD COLUMN "anonymous" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "report_messages" ADD CONSTRAINT "report_messages_report_id_reports_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."reports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_id_collection_items_id_fk" FOREIGN KEY ("id") REFERENCES "public"."collection_items"("id") ON DELETE cascade ON UPDATE no action;