CREATE TABLE "reviews" (
	"id" text PRIMARY KEY NOT NULL,
	"requested_by_id" text NOT NULL,
	"reviewer_id" text NOT NULL,
	"requested_at" timestamp (3) with time zone NOT NULL,
	"changes_at" timestamp (3) with time zone NOT NULL,
	"due_on" text,
	"note" text NOT NULL,
	"state" text NOT NULL,
	"comment" text DEFAULT '' NOT NULL,
	"answered_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_id_pending_changes_id_fk" FOREIGN KEY ("id") REFERENCES "public"."pending_changes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_requested_by_id_admins_id_fk" FOREIGN KEY ("requested_by_id") REFERENCES "public"."admins"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_reviewer_id_admins_id_fk" FOREIGN KEY ("reviewer_id") REFERENCES "public"."admins"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reviews_of_reviewer" ON "reviews" USING btree ("reviewer_id");--> statement-breakpoint
CREATE INDEX "reviews_of_author" ON "reviews" USING btree ("requested_by_id");