CREATE TABLE "version_previews" (
	"id" text PRIMARY KEY NOT NULL,
	"token_hash" text collate "C" NOT NULL,
	"versions" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "version_previews_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE INDEX "version_previews_expiry" ON "version_previews" USING btree ("expires_at");