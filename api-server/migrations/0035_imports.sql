CREATE TABLE "import_parts" (
	"run_id" text NOT NULL,
	"first" integer NOT NULL,
	"rows" jsonb NOT NULL,
	CONSTRAINT "import_parts_run_id_first_pk" PRIMARY KEY("run_id","first")
);
--> statement-breakpoint
CREATE TABLE "import_runs" (
	"id" text PRIMARY KEY NOT NULL,
	"collection" text NOT NULL,
	"dry_run" boolean NOT NULL,
	"from_table" boolean NOT NULL,
	"state" text DEFAULT 'running' NOT NULL,
	"rows" integer NOT NULL,
	"handled" integer DEFAULT 0 NOT NULL,
	"created" integer DEFAULT 0 NOT NULL,
	"updated" integer DEFAULT 0 NOT NULL,
	"unchanged" integer DEFAULT 0 NOT NULL,
	"failed" integer DEFAULT 0 NOT NULL,
	"unknown_fields" text[] NOT NULL,
	"changes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"errors" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"admin_id" text NOT NULL,
	"admin_name" text NOT NULL,
	"admin_email" text NOT NULL,
	"admin_role" text NOT NULL,
	"request_id" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"claimed_by" text,
	"claimed_until" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "import_parts" ADD CONSTRAINT "import_parts_run_id_import_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."import_runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "import_runs_by_state" ON "import_runs" USING btree ("state","created_at");