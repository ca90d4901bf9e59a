CREATE TABLE "import_errors" (
	"run_id" text NOT NULL,
	"first" integer NOT NULL,
	"errors" jsonb NOT NULL,
	CONSTRAINT "import_errors_run_id_first_pk" PRIMARY KEY("run_id","first")
);
--> statement-breakpoint
ALTER TABLE "import_errors" ADD CONSTRAINT "import_errors_run_id_import_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."import_runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
INSERT INTO "import_errors" SELECT "id", 0, "errors" FROM "import_runs" WHERE "errors" <> '[]';
