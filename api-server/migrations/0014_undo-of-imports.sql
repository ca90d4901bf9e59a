CREATE TABLE "import_items" (
	"run_id" text NOT NULL,
	"entity_id" text NOT NULL,
	"row" integer NOT NULL,
	"version_before" integer,
	"version_after" integer NOT NULL,
	"undone" boolean DEFAULT false NOT NULL,
	CONSTRAINT "import_items_run_id_entity_id_pk" PRIMARY KEY("run_id","entity_id")
);
--> statement-breakpoint
ALTER TABLE "import_runs" ADD COLUMN "deleted" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "import_runs" ADD COLUMN "undoes" text;--> statement-breakpoint
ALTER TABLE "import_items" ADD CONSTRAINT "import_items_run_id_import_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."import_runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_runs" ADD CONSTRAINT "import_runs_undoes_import_runs_id_fk" FOREIGN KEY ("undoes") REFERENCES "public"."import_runs"("id") ON DELETE cascade ON UPDATE no action;