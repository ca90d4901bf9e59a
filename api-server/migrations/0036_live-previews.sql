CREATE TABLE "live_previews" (
	"token_hash" text collate "C" PRIMARY KEY NOT NULL,
	"collection" text NOT NULL,
	"item" jsonb NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "live_previews_expiry" ON "live_previews" USING btree ("expires_at");