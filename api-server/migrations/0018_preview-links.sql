CREATE TABLE "preview_links" (
	"id" text PRIMARY KEY NOT NULL,
	"token_hash" text collate "C" NOT NULL,
	"collection" text NOT NULL,
	"entity_id" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "preview_links_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE INDEX "preview_links_of_entity" ON "preview_links" USING btree ("collection","entity_id");--> statement-breakpoint
CREATE INDEX "preview_links_expiry" ON "preview_links" USING btree ("expires_at");