CREATE TABLE "blog_likes" (
	"blog_id" text NOT NULL,
	"visitor" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "blog_likes_blog_id_visitor_pk" PRIMARY KEY("blog_id","visitor")
);
--> statement-breakpoint
CREATE TABLE "blog_views" (
	"blog_id" text NOT NULL,
	"visitor" text NOT NULL,
	"day" date NOT NULL,
	CONSTRAINT "blog_views_blog_id_visitor_day_pk" PRIMARY KEY("blog_id","visitor","day")
);
--> statement-breakpoint
CREATE TABLE "blogs" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"status" text DEFAULT 'published' NOT NULL,
	"publish_at" timestamp (3) with time zone,
	"status_before_trash" text,
	"deleted_at" timestamp (3) with time zone,
	"deleted_by" text DEFAULT '' NOT NULL,
	"sort_name" text collate "C" NOT NULL,
	"slug" text NOT NULL,
	"slug_key" text collate "C" NOT NULL,
	"title" text NOT NULL,
	"summary" text DEFAULT '' NOT NULL,
	"content" text NOT NULL,
	"blog_img" text NOT NULL,
	"image_alt" text DEFAULT '' NOT NULL,
	"author" text NOT NULL,
	"author_img" text DEFAULT '' NOT NULL,
	"tags" text[] NOT NULL,
	"date" date NOT NULL,
	"time" text DEFAULT '' NOT NULL,
	"likes" integer DEFAULT 0 NOT NULL,
	"views" integer DEFAULT 0 NOT NULL,
	"reading_minutes" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "news" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"status" text DEFAULT 'published' NOT NULL,
	"publish_at" timestamp (3) with time zone,
	"status_before_trash" text,
	"deleted_at" timestamp (3) with time zone,
	"deleted_by" text DEFAULT '' NOT NULL,
	"sort_name" text collate "C" NOT NULL,
	"slug" text NOT NULL,
	"slug_key" text collate "C" NOT NULL,
	"title" text NOT NULL,
	"summary" text DEFAULT '' NOT NULL,
	"content" text NOT NULL,
	"image" text NOT NULL,
	"image_alt" text DEFAULT '' NOT NULL,
	"category" text NOT NULL,
	"source" text DEFAULT '' NOT NULL,
	"source_url" text DEFAULT '' NOT NULL,
	"author" text DEFAULT '' NOT NULL,
	"date" date NOT NULL,
	"pinned" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "job_applications" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"reference" text NOT NULL,
	"job_id" text NOT NULL,
	"job_title" text NOT NULL,
	"full_name" text NOT NULL,
	"sort_name" text collate "C" NOT NULL,
	"contact_number" text NOT NULL,
	"email" text NOT NULL,
	"email_key" text collate "C" NOT NULL,
	"address" text NOT NULL,
	"education" text NOT NULL,
	"experience" text NOT NULL,
	"resume" text NOT NULL,
	"state" text DEFAULT 'new' NOT NULL,
	"notes" jsonb NOT NULL,
	"consent_at" timestamp (3) with time zone NOT NULL,
	"purge_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "job_applications_reference_unique" UNIQUE("reference")
);
--> statement-breakpoint
CREATE TABLE "job_postings" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"status" text DEFAULT 'published' NOT NULL,
	"publish_at" timestamp (3) with time zone,
	"status_before_trash" text,
	"deleted_at" timestamp (3) with time zone,
	"deleted_by" text DEFAULT '' NOT NULL,
	"sort_name" text collate "C" NOT NULL,
	"slug" text NOT NULL,
	"slug_key" text collate "C" NOT NULL,
	"title" text NOT NULL,
	"location" text NOT NULL,
	"role" text[] NOT NULL,
	"detail" text NOT NULL,
	"department" text DEFAULT '' NOT NULL,
	"employment_type" text DEFAULT '' NOT NULL,
	"workplace_type" text DEFAULT '' NOT NULL,
	"salary_range" text DEFAULT '' NOT NULL,
	"responsibilities" text[] NOT NULL,
	"requirements" text[] NOT NULL,
	"benefits" text[] NOT NULL,
	"valid_through" date,
	"state" text DEFAULT 'open' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "content_revisions" (
	"name" text PRIMARY KEY NOT NULL,
	"revision" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "facet_counts" (
	"subsector_id" text NOT NULL,
	"field_key" text collate "C" NOT NULL,
	"value_key" text collate "C" NOT NULL,
	"field" text NOT NULL,
	"value" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "facet_counts_subsector_id_field_key_value_key_pk" PRIMARY KEY("subsector_id","field_key","value_key")
);
--> statement-breakpoint
CREATE TABLE "product_counts" (
	"subsector_id" text NOT NULL,
	"status" text NOT NULL,
	"sector_id" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "product_counts_subsector_id_sector_id_status_pk" PRIMARY KEY("subsector_id","sector_id","status")
);
--> statement-breakpoint
CREATE TABLE "product_field_values" (
	"product_id" text NOT NULL,
	"subsector_id" text NOT NULL,
	"published" boolean NOT NULL,
	"field_key" text collate "C" NOT NULL,
	"value_key" text collate "C" NOT NULL,
	"field" text NOT NULL,
	"value" text NOT NULL,
	CONSTRAINT "product_field_values_product_id_field_key_value_key_pk" PRIMARY KEY("product_id","field_key","value_key")
);
--> statement-breakpoint
CREATE TABLE "products" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"status" text DEFAULT 'published' NOT NULL,
	"publish_at" timestamp (3) with time zone,
	"status_before_trash" text,
	"deleted_at" timestamp (3) with time zone,
	"deleted_by" text DEFAULT '' NOT NULL,
	"sort_name" text collate "C" NOT NULL,
	"slug" text NOT NULL,
	"slug_key" text collate "C" NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"subsector_id" text NOT NULL,
	"sector_id" text NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"logo" text NOT NULL,
	"pdf" text DEFAULT '' NOT NULL,
	"custom_fields" jsonb NOT NULL,
	"documents" jsonb NOT NULL,
	"name_words" text[] NOT NULL,
	"words" text[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"word" text collate "C" PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sectors" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"status" text DEFAULT 'published' NOT NULL,
	"publish_at" timestamp (3) with time zone,
	"status_before_trash" text,
	"deleted_at" timestamp (3) with time zone,
	"deleted_by" text DEFAULT '' NOT NULL,
	"sort_name" text collate "C" NOT NULL,
	"slug" text NOT NULL,
	"slug_key" text collate "C" NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"name" text NOT NULL,
	"logo" text NOT NULL,
	"description" text NOT NULL,
	"accent" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "subsectors" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"status" text DEFAULT 'published' NOT NULL,
	"publish_at" timestamp (3) with time zone,
	"status_before_trash" text,
	"deleted_at" timestamp (3) with time zone,
	"deleted_by" text DEFAULT '' NOT NULL,
	"sort_name" text collate "C" NOT NULL,
	"slug" text NOT NULL,
	"slug_key" text collate "C" NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"sector_id" text NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"pdf" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "career_banner" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"image" text NOT NULL,
	"alt" text DEFAULT '' NOT NULL,
	"heading" text NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"link" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "clients" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"status" text DEFAULT 'published' NOT NULL,
	"publish_at" timestamp (3) with time zone,
	"status_before_trash" text,
	"deleted_at" timestamp (3) with time zone,
	"deleted_by" text DEFAULT '' NOT NULL,
	"sort_name" text collate "C" NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"visible" boolean DEFAULT true NOT NULL,
	"name" text NOT NULL,
	"logo" text NOT NULL,
	"logo_alt" text DEFAULT '' NOT NULL,
	"website" text DEFAULT '' NOT NULL,
	"sector_ids" text[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "feedbacks" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"status" text DEFAULT 'published' NOT NULL,
	"publish_at" timestamp (3) with time zone,
	"status_before_trash" text,
	"deleted_at" timestamp (3) with time zone,
	"deleted_by" text DEFAULT '' NOT NULL,
	"sort_name" text collate "C" NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"visible" boolean DEFAULT true NOT NULL,
	"name" text NOT NULL,
	"designation" text DEFAULT '' NOT NULL,
	"company" text DEFAULT '' NOT NULL,
	"photo" text DEFAULT '' NOT NULL,
	"message" text NOT NULL,
	"rating" integer
);
--> statement-breakpoint
CREATE TABLE "sections" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"status" text DEFAULT 'published' NOT NULL,
	"publish_at" timestamp (3) with time zone,
	"status_before_trash" text,
	"deleted_at" timestamp (3) with time zone,
	"deleted_by" text DEFAULT '' NOT NULL,
	"sort_name" text collate "C" NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"visible" boolean DEFAULT true NOT NULL,
	"page" text NOT NULL,
	"kind" text NOT NULL,
	"eyebrow" text DEFAULT '' NOT NULL,
	"heading" text NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"image" text DEFAULT '' NOT NULL,
	"image_alt" text DEFAULT '' NOT NULL,
	"link_label" text DEFAULT '' NOT NULL,
	"link" text DEFAULT '' NOT NULL,
	"items" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "services" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"status" text DEFAULT 'published' NOT NULL,
	"publish_at" timestamp (3) with time zone,
	"status_before_trash" text,
	"deleted_at" timestamp (3) with time zone,
	"deleted_by" text DEFAULT '' NOT NULL,
	"sort_name" text collate "C" NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"logo" text NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"inner_services" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "site_settings" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"logo" text NOT NULL,
	"title" text NOT NULL,
	"email" text NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"social" jsonb NOT NULL,
	"tagline" text DEFAULT '' NOT NULL,
	"copyright" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_entries" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"actor_name" text NOT NULL,
	"actor_email" text NOT NULL,
	"action" text NOT NULL,
	"collection" text DEFAULT '' NOT NULL,
	"entity_id" text DEFAULT '' NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"request_id" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "files" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"name" text collate "C" NOT NULL,
	"original_name" text NOT NULL,
	"sort_name" text collate "C" NOT NULL,
	"kind" text NOT NULL,
	"content_type" text NOT NULL,
	"size" integer NOT NULL,
	"width" integer,
	"height" integer,
	"alt" text DEFAULT '' NOT NULL,
	"sha256" text NOT NULL,
	"purge_at" timestamp (3) with time zone,
	"used" boolean DEFAULT false NOT NULL,
	"source" text,
	CONSTRAINT "files_name_unique" UNIQUE("name"),
	CONSTRAINT "files_source_unique" UNIQUE("source")
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"scope" text collate "C" NOT NULL,
	"key" text collate "C" NOT NULL,
	"request_hash" text NOT NULL,
	"status" integer,
	"answer" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "idempotency_keys_scope_key_pk" PRIMARY KEY("scope","key")
);
--> statement-breakpoint
CREATE TABLE "installation" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "limit_events" (
	"id" text PRIMARY KEY NOT NULL,
	"key" text collate "C" NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" text PRIMARY KEY NOT NULL,
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"reply_to" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp (3) with time zone NOT NULL,
	"sent_at" timestamp (3) with time zone,
	"last_error" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "revisions" (
	"collection" text NOT NULL,
	"entity_id" text NOT NULL,
	"number" integer NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"by" text NOT NULL,
	"action" text NOT NULL,
	"content" jsonb NOT NULL,
	CONSTRAINT "revisions_collection_entity_id_number_pk" PRIMARY KEY("collection","entity_id","number")
);
--> statement-breakpoint
CREATE TABLE "telemetry_events" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"version" text DEFAULT '' NOT NULL,
	"outcome" text DEFAULT '' NOT NULL,
	"value" double precision NOT NULL,
	"page" text DEFAULT '' NOT NULL,
	"reason" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "admins" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"name" text NOT NULL,
	"sort_name" text collate "C" NOT NULL,
	"email" text NOT NULL,
	"email_key" text collate "C" NOT NULL,
	"password_hash" text,
	"role" text,
	"status" text NOT NULL,
	"two_step" boolean DEFAULT false NOT NULL,
	"oidc_issuer" text,
	"oidc_subject" text
);
--> statement-breakpoint
CREATE TABLE "contact_messages" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"reference" text NOT NULL,
	"name" text NOT NULL,
	"sort_name" text collate "C" NOT NULL,
	"email" text NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"company" text DEFAULT '' NOT NULL,
	"topic" text DEFAULT '' NOT NULL,
	"message" text NOT NULL,
	"product_ids" text[] NOT NULL,
	"state" text DEFAULT 'new' NOT NULL,
	"notes" jsonb NOT NULL,
	"consent_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "contact_messages_reference_unique" UNIQUE("reference")
);
--> statement-breakpoint
CREATE TABLE "one_time_codes" (
	"email_key" text collate "C" NOT NULL,
	"purpose" text NOT NULL,
	"code_hash" text NOT NULL,
	"misses" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "one_time_tokens" (
	"token_hash" text collate "C" PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"payload" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"token_hash" text collate "C" NOT NULL,
	"admin_id" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_seen_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"device" text DEFAULT '' NOT NULL,
	CONSTRAINT "sessions_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "blog_likes" ADD CONSTRAINT "blog_likes_blog_id_blogs_id_fk" FOREIGN KEY ("blog_id") REFERENCES "public"."blogs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_views" ADD CONSTRAINT "blog_views_blog_id_blogs_id_fk" FOREIGN KEY ("blog_id") REFERENCES "public"."blogs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_field_values" ADD CONSTRAINT "product_field_values_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_subsector_id_subsectors_id_fk" FOREIGN KEY ("subsector_id") REFERENCES "public"."subsectors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_sector_id_sectors_id_fk" FOREIGN KEY ("sector_id") REFERENCES "public"."sectors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subsectors" ADD CONSTRAINT "subsectors_sector_id_sectors_id_fk" FOREIGN KEY ("sector_id") REFERENCES "public"."sectors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_admin_id_admins_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."admins"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "blogs_slug_key" ON "blogs" USING btree ("slug_key") WHERE status <> 'trashed';--> statement-breakpoint
CREATE INDEX "blogs_by_date" ON "blogs" USING btree ("date","id");--> statement-breakpoint
CREATE UNIQUE INDEX "news_slug_key" ON "news" USING btree ("slug_key") WHERE status <> 'trashed';--> statement-breakpoint
CREATE INDEX "news_by_date" ON "news" USING btree ("pinned","date","id");--> statement-breakpoint
CREATE UNIQUE INDEX "job_applications_of_person" ON "job_applications" USING btree ("job_id","email_key");--> statement-breakpoint
CREATE INDEX "job_applications_by_creation" ON "job_applications" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "job_applications_purge" ON "job_applications" USING btree ("purge_at");--> statement-breakpoint
CREATE UNIQUE INDEX "job_postings_slug_key" ON "job_postings" USING btree ("slug_key") WHERE status <> 'trashed';--> statement-breakpoint
CREATE INDEX "job_postings_by_creation" ON "job_postings" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "product_field_values_by_value" ON "product_field_values" USING btree ("field_key","value_key","product_id");--> statement-breakpoint
CREATE UNIQUE INDEX "products_slug_key" ON "products" USING btree ("slug_key") WHERE status <> 'trashed';--> statement-breakpoint
CREATE INDEX "products_by_name" ON "products" USING btree ("sort_name","id");--> statement-breakpoint
CREATE INDEX "products_by_creation" ON "products" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "products_of_subsector_by_name" ON "products" USING btree ("subsector_id","sort_name","id");--> statement-breakpoint
CREATE INDEX "products_of_subsector_by_creation" ON "products" USING btree ("subsector_id","created_at","id");--> statement-breakpoint
CREATE INDEX "products_of_subsector_in_order" ON "products" USING btree ("subsector_id","position","id");--> statement-breakpoint
CREATE INDEX "products_of_sector_by_name" ON "products" USING btree ("sector_id","sort_name","id");--> statement-breakpoint
CREATE INDEX "products_of_sector_by_creation" ON "products" USING btree ("sector_id","created_at","id");--> statement-breakpoint
CREATE INDEX "products_name_part" ON "products" USING gin ("sort_name" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "products_name_words" ON "products" USING gin ("name_words");--> statement-breakpoint
CREATE INDEX "products_words" ON "products" USING gin ("words");--> statement-breakpoint
CREATE INDEX "products_scheduled" ON "products" USING btree ("publish_at") WHERE status = 'scheduled';--> statement-breakpoint
CREATE INDEX "search_words_trigrams" ON "search_words" USING gist ("word" gist_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "sectors_slug_key" ON "sectors" USING btree ("slug_key") WHERE status <> 'trashed';--> statement-breakpoint
CREATE UNIQUE INDEX "subsectors_slug_key" ON "subsectors" USING btree ("slug_key") WHERE status <> 'trashed';--> statement-breakpoint
CREATE INDEX "subsectors_sector" ON "subsectors" USING btree ("sector_id");--> statement-breakpoint
CREATE INDEX "sections_of_page" ON "sections" USING btree ("page","position","id");--> statement-breakpoint
CREATE INDEX "audit_entries_of_entity" ON "audit_entries" USING btree ("collection","entity_id");--> statement-breakpoint
CREATE INDEX "files_by_creation" ON "files" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "files_purge" ON "files" USING btree ("purge_at");--> statement-breakpoint
CREATE INDEX "files_by_content" ON "files" USING btree ("sha256");--> statement-breakpoint
CREATE INDEX "idempotency_keys_age" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "limit_events_of_key" ON "limit_events" USING btree ("key","at");--> statement-breakpoint
CREATE INDEX "limit_events_expiry" ON "limit_events" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "outbox_due" ON "outbox" USING btree ("sent_at","next_attempt_at");--> statement-breakpoint
CREATE INDEX "telemetry_events_age" ON "telemetry_events" USING btree ("at");--> statement-breakpoint
CREATE UNIQUE INDEX "admins_email" ON "admins" USING btree ("email_key");--> statement-breakpoint
CREATE UNIQUE INDEX "admins_oidc" ON "admins" USING btree ("oidc_issuer","oidc_subject");--> statement-breakpoint
CREATE INDEX "contact_messages_by_creation" ON "contact_messages" USING btree ("created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "one_time_codes_address" ON "one_time_codes" USING btree ("email_key","purpose");--> statement-breakpoint
CREATE INDEX "sessions_of_admin" ON "sessions" USING btree ("admin_id");--> statement-breakpoint
CREATE INDEX "sessions_expiry" ON "sessions" USING btree ("expires_at");