ALTER TABLE "job_applications" ADD COLUMN "searched" text GENERATED ALWAYS AS (lower(full_name || chr(10) || email || chr(10) || reference || chr(10) || job_title)) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "job_applications_by_name" ON "job_applications" USING btree ("sort_name","id");--> statement-breakpoint
CREATE INDEX "job_applications_of_job" ON "job_applications" USING btree ("job_id","created_at","id");--> statement-breakpoint
CREATE INDEX "job_applications_in_state" ON "job_applications" USING btree ("state","created_at","id");--> statement-breakpoint
CREATE INDEX "job_applications_search" ON "job_applications" USING gin ("searched" gin_trgm_ops) WITH (fastupdate=false);