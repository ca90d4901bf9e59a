-- The product search tolerates typing errors by trigrams.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
-- `array_to_string` may depend on the settings of a connection for other types; for texts it does not.
CREATE FUNCTION joined_texts(texts text[]) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
AS $$ SELECT array_to_string(texts, ' ') $$;
--> statement-breakpoint
CREATE TABLE "missing_addresses" (
	"id" text PRIMARY KEY NOT NULL,
	"path" text collate "C" NOT NULL,
	"count" integer NOT NULL,
	"first_at" timestamp (3) with time zone NOT NULL,
	"last_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "missing_addresses_path_unique" UNIQUE("path")
);
--> statement-breakpoint
CREATE TABLE "redirects" (
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
	"from" text NOT NULL,
	"to" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "api_tokens" (
	"id" text PRIMARY KEY NOT NULL,
	"token_hash" text collate "C" NOT NULL,
	"name" text NOT NULL,
	"scopes" text[] DEFAULT '{}' NOT NULL,
	"ending" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" text NOT NULL,
	"created_by_id" text,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"last_used_at" timestamp (3) with time zone,
	CONSTRAINT "api_tokens_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
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
	"rendered_html" text,
	"rendered_mark" text DEFAULT '' NOT NULL,
	"title" text NOT NULL,
	"summary" text DEFAULT '' NOT NULL,
	"content" text NOT NULL,
	"blog_img" text NOT NULL,
	"image_alt" text DEFAULT '' NOT NULL,
	"author" text NOT NULL,
	"author_img" text DEFAULT '' NOT NULL,
	"tags" text[] NOT NULL,
	"likes" integer DEFAULT 0 NOT NULL,
	"views" integer DEFAULT 0 NOT NULL,
	"time" text DEFAULT '' NOT NULL,
	"date" date NOT NULL,
	"reading_minutes" integer DEFAULT 1 NOT NULL,
	"seo_title" text DEFAULT '' NOT NULL,
	"seo_description" text DEFAULT '' NOT NULL,
	"share_image" text DEFAULT '' NOT NULL,
	"searched" text GENERATED ALWAYS AS (regexp_replace(normalize(lower("title" || chr(10) || "summary" || chr(10) || "content" || chr(10) || "author"), NFKD), '[\u0300-\u036f]', '', 'g')) STORED NOT NULL
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
	"rendered_html" text,
	"rendered_mark" text DEFAULT '' NOT NULL,
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
	"pinned" boolean DEFAULT false NOT NULL,
	"seo_title" text DEFAULT '' NOT NULL,
	"seo_description" text DEFAULT '' NOT NULL,
	"share_image" text DEFAULT '' NOT NULL,
	"searched" text GENERATED ALWAYS AS (regexp_replace(normalize(lower("title" || chr(10) || "summary" || chr(10) || "content" || chr(10) || "category" || chr(10) || "source"), NFKD), '[\u0300-\u036f]', '', 'g')) STORED NOT NULL
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
	"replaced" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"resent" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"state" text DEFAULT 'new' NOT NULL,
	"notes" jsonb NOT NULL,
	"scores" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"interviews" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"consent_at" timestamp (3) with time zone NOT NULL,
	"purge_at" timestamp (3) with time zone NOT NULL,
	"searched" text GENERATED ALWAYS AS (lower(full_name || chr(10) || email || chr(10) || reference || chr(10) || job_title)) STORED NOT NULL,
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
	"state" text DEFAULT 'open' NOT NULL,
	"seo_title" text DEFAULT '' NOT NULL,
	"seo_description" text DEFAULT '' NOT NULL,
	"share_image" text DEFAULT '' NOT NULL,
	"searched" text GENERATED ALWAYS AS (regexp_replace(normalize(lower("title" || chr(10) || "location" || chr(10) || "department" || chr(10) || "employment_type" || chr(10) || joined_texts("role") || chr(10) || "detail"), NFKD), '[\u0300-\u036f]', '', 'g')) STORED NOT NULL,
	"closed_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "job_recruiters" (
	"job_id" text NOT NULL,
	"admin_id" text NOT NULL,
	CONSTRAINT "job_recruiters_job_id_admin_id_pk" PRIMARY KEY("job_id","admin_id")
);
--> statement-breakpoint
CREATE TABLE "state_mails" (
	"state" text PRIMARY KEY NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
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
	"choices" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "facet_counts_subsector_id_field_key_value_key_pk" PRIMARY KEY("subsector_id","field_key","value_key")
);
--> statement-breakpoint
CREATE TABLE "facet_pair_counts" (
	"subsector_id" text NOT NULL,
	"field_key" text collate "C" NOT NULL,
	"value_key" text collate "C" NOT NULL,
	"other_field_key" text collate "C" NOT NULL,
	"other_value_key" text collate "C" NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "facet_pair_counts_key" PRIMARY KEY("field_key","value_key","other_field_key","other_value_key","subsector_id")
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
	"choice" boolean DEFAULT false NOT NULL,
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
	"name" text NOT NULL,
	"description" text NOT NULL,
	"logo" text NOT NULL,
	"pdf" text DEFAULT '' NOT NULL,
	"custom_fields" jsonb NOT NULL,
	"pictures" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"documents" jsonb NOT NULL,
	"subsector_id" text NOT NULL,
	"sector_id" text NOT NULL,
	"seo_title" text DEFAULT '' NOT NULL,
	"seo_description" text DEFAULT '' NOT NULL,
	"share_image" text DEFAULT '' NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"words" text[] NOT NULL,
	"choices" text[] DEFAULT '{}' NOT NULL
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
	"name" text NOT NULL,
	"logo" text NOT NULL,
	"description" text NOT NULL,
	"accent" text NOT NULL,
	"screen" text DEFAULT 'range' NOT NULL,
	"subsectors_heading" text DEFAULT '' NOT NULL,
	"subsectors_text" text DEFAULT '' NOT NULL,
	"cardlink_title" text DEFAULT '' NOT NULL,
	"background_image" text DEFAULT '' NOT NULL,
	"pdf" text DEFAULT '' NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"seo_title" text DEFAULT '' NOT NULL,
	"seo_description" text DEFAULT '' NOT NULL,
	"share_image" text DEFAULT '' NOT NULL
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
	"name" text NOT NULL,
	"description" text NOT NULL,
	"background_image" text DEFAULT '' NOT NULL,
	"pdf" text DEFAULT '' NOT NULL,
	"sector_id" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"seo_title" text DEFAULT '' NOT NULL,
	"seo_description" text DEFAULT '' NOT NULL,
	"share_image" text DEFAULT '' NOT NULL
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
	"name" text NOT NULL,
	"logo" text NOT NULL,
	"logo_alt" text DEFAULT '' NOT NULL,
	"website" text DEFAULT '' NOT NULL,
	"sector_ids" text[] NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"visible" boolean DEFAULT true NOT NULL
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
	"name" text NOT NULL,
	"designation" text DEFAULT '' NOT NULL,
	"company" text DEFAULT '' NOT NULL,
	"photo" text DEFAULT '' NOT NULL,
	"message" text NOT NULL,
	"rating" integer,
	"position" integer DEFAULT 0 NOT NULL,
	"visible" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pages" (
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
	"image" text DEFAULT '' NOT NULL,
	"image_alt" text DEFAULT '' NOT NULL,
	"sections" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"seo_title" text DEFAULT '' NOT NULL,
	"seo_description" text DEFAULT '' NOT NULL,
	"share_image" text DEFAULT '' NOT NULL,
	"searched" text GENERATED ALWAYS AS (regexp_replace(normalize(lower("title" || chr(10) || "summary"), NFKD), '[\u0300-\u036f]', '', 'g')) STORED NOT NULL,
	"rendered_html" text,
	"rendered_mark" text DEFAULT '' NOT NULL,
	"words" text DEFAULT '' NOT NULL
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
	"page" text NOT NULL,
	"kind" text NOT NULL,
	"eyebrow" text DEFAULT '' NOT NULL,
	"heading" text NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"image" text DEFAULT '' NOT NULL,
	"image_alt" text DEFAULT '' NOT NULL,
	"link_label" text DEFAULT '' NOT NULL,
	"link" text DEFAULT '' NOT NULL,
	"items" jsonb NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"visible" boolean DEFAULT true NOT NULL,
	"rendered_html" text,
	"rendered_mark" text DEFAULT '' NOT NULL
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
	"logo" text NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
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
	"copyright" text DEFAULT '' NOT NULL,
	"time_zone" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
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
CREATE TABLE "backup_runs" (
	"id" text PRIMARY KEY NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"alive_until" timestamp (3) with time zone NOT NULL,
	"finished_at" timestamp (3) with time zone,
	"destination" text NOT NULL,
	"rows" bigint DEFAULT 0 NOT NULL,
	"files" bigint DEFAULT 0 NOT NULL,
	"bytes" bigint DEFAULT 0 NOT NULL,
	"lost" text[] DEFAULT '{}' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "file_deletions" (
	"name" text collate "C" PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "file_uses" (
	"name" text collate "C" NOT NULL,
	"collection" text NOT NULL,
	"entity_id" text NOT NULL,
	CONSTRAINT "file_uses_name_collection_entity_id_pk" PRIMARY KEY("name","collection","entity_id")
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
	"folder" text DEFAULT '' NOT NULL,
	"focus_x" integer DEFAULT 50 NOT NULL,
	"focus_y" integer DEFAULT 50 NOT NULL,
	"original_id" text,
	"sha256" text NOT NULL,
	"purge_at" timestamp (3) with time zone,
	"used" boolean DEFAULT false NOT NULL,
	"application_id" text,
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
	"calendar" text DEFAULT '' NOT NULL,
	"unsubscribe" text DEFAULT '' NOT NULL,
	"subscription_id" text DEFAULT '' NOT NULL,
	"people" text[] DEFAULT '{}' NOT NULL,
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
CREATE TABLE "scheduled_jobs" (
	"name" text PRIMARY KEY NOT NULL,
	"next_at" timestamp (3) with time zone NOT NULL,
	"claimed_by" text,
	"claimed_until" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone,
	"last_error" text DEFAULT '' NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "telemetry_events" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"section" text DEFAULT '' NOT NULL,
	"version" text DEFAULT '' NOT NULL,
	"outcome" text DEFAULT '' NOT NULL,
	"value" double precision NOT NULL,
	"page" text DEFAULT '' NOT NULL,
	"reason" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "visit_counts" (
	"day" date NOT NULL,
	"kind" text NOT NULL,
	"name" text collate "C" NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "visit_counts_day_kind_name_pk" PRIMARY KEY("day","kind","name")
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
	"oidc_subject" text,
	"owner_since" timestamp (3) with time zone,
	"reset_by_mail_at" timestamp (3) with time zone
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
	"email_key" text collate "C" GENERATED ALWAYS AS (lower(email)) STORED NOT NULL,
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
CREATE TABLE "known_devices" (
	"token_hash" text collate "C" PRIMARY KEY NOT NULL,
	"admin_id" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "one_time_codes" (
	"email_key" text collate "C" NOT NULL,
	"purpose" text NOT NULL,
	"code_hash" text NOT NULL,
	"misses" integer DEFAULT 0 NOT NULL,
	"misses_by" jsonb DEFAULT '{}'::jsonb NOT NULL,
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
CREATE TABLE "editor_presence" (
	"collection" text NOT NULL,
	"entity_id" text NOT NULL,
	"admin_id" text NOT NULL,
	"since" timestamp (3) with time zone NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "editor_presence_collection_entity_id_admin_id_pk" PRIMARY KEY("collection","entity_id","admin_id")
);
--> statement-breakpoint
CREATE TABLE "live_previews" (
	"token_hash" text collate "C" PRIMARY KEY NOT NULL,
	"collection" text NOT NULL,
	"item" jsonb NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
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
CREATE TABLE "authenticator_apps" (
	"admin_id" text PRIMARY KEY NOT NULL,
	"sealed_secret" text NOT NULL,
	"last_step" bigint NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "passkeys" (
	"id" text PRIMARY KEY NOT NULL,
	"admin_id" text NOT NULL,
	"name" text NOT NULL,
	"credential_id" text collate "C" NOT NULL,
	"public_key" text NOT NULL,
	"counter" bigint NOT NULL,
	"transports" text[] NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_used_at" timestamp (3) with time zone,
	CONSTRAINT "passkeys_credential_id_unique" UNIQUE("credential_id")
);
--> statement-breakpoint
CREATE TABLE "recovery_codes" (
	"admin_id" text NOT NULL,
	"code_hash" text collate "C" NOT NULL,
	CONSTRAINT "recovery_codes_admin_id_code_hash_pk" PRIMARY KEY("admin_id","code_hash")
);
--> statement-breakpoint
CREATE TABLE "announced_jobs" (
	"job_id" text PRIMARY KEY NOT NULL,
	"number" bigserial NOT NULL,
	CONSTRAINT "announced_jobs_number_unique" UNIQUE("number")
);
--> statement-breakpoint
CREATE TABLE "newsletter_issues" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"number" bigserial NOT NULL,
	"subject" text NOT NULL,
	"introduction" text DEFAULT '' NOT NULL,
	"articles" jsonb NOT NULL,
	"sent_by" text NOT NULL,
	"recipients" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "newsletter_issues_number_unique" UNIQUE("number")
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"kind" text NOT NULL,
	"email" text NOT NULL,
	"email_key" text collate "C" GENERATED ALWAYS AS (lower(email)) STORED NOT NULL,
	"requested" jsonb NOT NULL,
	"requested_at" timestamp (3) with time zone NOT NULL,
	"filter" jsonb NOT NULL,
	"consent_at" timestamp (3) with time zone NOT NULL,
	"confirmed_at" timestamp (3) with time zone,
	"last_number" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "webhook_deliveries" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"webhook_id" text NOT NULL,
	"type" text NOT NULL,
	"body" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"attempted_at" timestamp (3) with time zone,
	"next_attempt_at" timestamp (3) with time zone NOT NULL,
	"response_status" integer,
	"error" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "webhooks" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"name" text NOT NULL,
	"url" text NOT NULL,
	"collections" text[] NOT NULL,
	"events" text[] NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"secret" text NOT NULL,
	"created_by" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "api_tokens" ADD CONSTRAINT "api_tokens_created_by_id_admins_id_fk" FOREIGN KEY ("created_by_id") REFERENCES "public"."admins"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_likes" ADD CONSTRAINT "blog_likes_blog_id_blogs_id_fk" FOREIGN KEY ("blog_id") REFERENCES "public"."blogs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_views" ADD CONSTRAINT "blog_views_blog_id_blogs_id_fk" FOREIGN KEY ("blog_id") REFERENCES "public"."blogs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_recruiters" ADD CONSTRAINT "job_recruiters_job_id_job_postings_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."job_postings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_recruiters" ADD CONSTRAINT "job_recruiters_admin_id_admins_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."admins"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_field_values" ADD CONSTRAINT "product_field_values_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_subsector_id_subsectors_id_fk" FOREIGN KEY ("subsector_id") REFERENCES "public"."subsectors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_sector_id_sectors_id_fk" FOREIGN KEY ("sector_id") REFERENCES "public"."sectors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subsectors" ADD CONSTRAINT "subsectors_sector_id_sectors_id_fk" FOREIGN KEY ("sector_id") REFERENCES "public"."sectors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_parts" ADD CONSTRAINT "import_parts_run_id_import_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."import_runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "known_devices" ADD CONSTRAINT "known_devices_admin_id_admins_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."admins"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_admin_id_admins_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."admins"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "editor_presence" ADD CONSTRAINT "editor_presence_admin_id_admins_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."admins"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "authenticator_apps" ADD CONSTRAINT "authenticator_apps_admin_id_admins_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."admins"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkeys" ADD CONSTRAINT "passkeys_admin_id_admins_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."admins"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_admin_id_admins_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."admins"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "announced_jobs" ADD CONSTRAINT "announced_jobs_job_id_job_postings_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."job_postings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_webhook_id_webhooks_id_fk" FOREIGN KEY ("webhook_id") REFERENCES "public"."webhooks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "missing_addresses_age" ON "missing_addresses" USING btree ("last_at");--> statement-breakpoint
CREATE UNIQUE INDEX "redirects_from" ON "redirects" USING btree ("from") WHERE status <> 'trashed';--> statement-breakpoint
CREATE UNIQUE INDEX "blogs_slug_key" ON "blogs" USING btree ("slug_key") WHERE status <> 'trashed';--> statement-breakpoint
CREATE INDEX "blogs_by_date" ON "blogs" USING btree ("date","id");--> statement-breakpoint
CREATE INDEX "blogs_by_views" ON "blogs" USING btree ("views","id");--> statement-breakpoint
CREATE INDEX "blogs_search" ON "blogs" USING gin ("searched" gin_trgm_ops) WITH (fastupdate=false);--> statement-breakpoint
CREATE UNIQUE INDEX "news_slug_key" ON "news" USING btree ("slug_key") WHERE status <> 'trashed';--> statement-breakpoint
CREATE INDEX "news_by_date" ON "news" USING btree ("pinned","date","id");--> statement-breakpoint
CREATE INDEX "news_search" ON "news" USING gin ("searched" gin_trgm_ops) WITH (fastupdate=false);--> statement-breakpoint
CREATE UNIQUE INDEX "job_applications_of_person" ON "job_applications" USING btree ("job_id","email_key");--> statement-breakpoint
CREATE INDEX "job_applications_by_creation" ON "job_applications" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "job_applications_of_candidate" ON "job_applications" USING btree ("email_key");--> statement-breakpoint
CREATE INDEX "job_applications_by_name" ON "job_applications" USING btree ("sort_name","id");--> statement-breakpoint
CREATE INDEX "job_applications_of_job" ON "job_applications" USING btree ("job_id","created_at","id");--> statement-breakpoint
CREATE INDEX "job_applications_in_state" ON "job_applications" USING btree ("state","created_at","id");--> statement-breakpoint
CREATE INDEX "job_applications_search" ON "job_applications" USING gin ("searched" gin_trgm_ops) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "job_applications_purge" ON "job_applications" USING btree ("purge_at");--> statement-breakpoint
CREATE UNIQUE INDEX "job_postings_slug_key" ON "job_postings" USING btree ("slug_key") WHERE status <> 'trashed';--> statement-breakpoint
CREATE INDEX "job_postings_by_creation" ON "job_postings" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "job_postings_search" ON "job_postings" USING gin ("searched" gin_trgm_ops) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "job_recruiters_of_admin" ON "job_recruiters" USING btree ("admin_id");--> statement-breakpoint
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
CREATE INDEX "products_words" ON "products" USING gin ("words");--> statement-breakpoint
CREATE INDEX "products_scheduled" ON "products" USING btree ("publish_at") WHERE status = 'scheduled';--> statement-breakpoint
CREATE INDEX "search_words_trigrams" ON "search_words" USING gist ("word" gist_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "sectors_slug_key" ON "sectors" USING btree ("slug_key") WHERE status <> 'trashed';--> statement-breakpoint
CREATE UNIQUE INDEX "subsectors_slug_key" ON "subsectors" USING btree ("slug_key") WHERE status <> 'trashed';--> statement-breakpoint
CREATE INDEX "subsectors_sector" ON "subsectors" USING btree ("sector_id");--> statement-breakpoint
CREATE UNIQUE INDEX "pages_slug_key" ON "pages" USING btree ("slug_key") WHERE status <> 'trashed';--> statement-breakpoint
CREATE INDEX "sections_of_page" ON "sections" USING btree ("page","position","id");--> statement-breakpoint
CREATE INDEX "import_runs_by_state" ON "import_runs" USING btree ("state","created_at");--> statement-breakpoint
CREATE INDEX "audit_entries_of_entity" ON "audit_entries" USING btree ("collection","entity_id");--> statement-breakpoint
CREATE UNIQUE INDEX "backup_runs_under_way" ON "backup_runs" USING btree (("finished_at" is null)) WHERE "backup_runs"."finished_at" is null;--> statement-breakpoint
CREATE INDEX "backup_runs_by_end" ON "backup_runs" USING btree ("finished_at");--> statement-breakpoint
CREATE INDEX "file_deletions_due" ON "file_deletions" USING btree ("next_attempt_at");--> statement-breakpoint
CREATE INDEX "file_uses_by_entity" ON "file_uses" USING btree ("collection","entity_id");--> statement-breakpoint
CREATE INDEX "files_by_creation" ON "files" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "files_purge" ON "files" USING btree ("purge_at");--> statement-breakpoint
CREATE INDEX "files_of_application" ON "files" USING btree ("application_id");--> statement-breakpoint
CREATE INDEX "files_by_content" ON "files" USING btree ("sha256");--> statement-breakpoint
CREATE INDEX "files_by_original" ON "files" USING btree ("original_id");--> statement-breakpoint
CREATE INDEX "idempotency_keys_age" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "limit_events_of_key" ON "limit_events" USING btree ("key","at");--> statement-breakpoint
CREATE INDEX "limit_events_expiry" ON "limit_events" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "outbox_due" ON "outbox" USING btree ("sent_at","next_attempt_at");--> statement-breakpoint
CREATE INDEX "outbox_age" ON "outbox" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "revisions_slug" ON "revisions" USING btree ("collection",("content" ->> 'slug'));--> statement-breakpoint
CREATE INDEX "telemetry_events_age" ON "telemetry_events" USING btree ("at");--> statement-breakpoint
CREATE UNIQUE INDEX "admins_email" ON "admins" USING btree ("email_key");--> statement-breakpoint
CREATE UNIQUE INDEX "admins_oidc" ON "admins" USING btree ("oidc_issuer","oidc_subject");--> statement-breakpoint
CREATE INDEX "contact_messages_by_creation" ON "contact_messages" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "contact_messages_by_change" ON "contact_messages" USING btree ("updated_at");--> statement-breakpoint
CREATE INDEX "contact_messages_of_person" ON "contact_messages" USING btree ("email_key");--> statement-breakpoint
CREATE INDEX "known_devices_of_admin" ON "known_devices" USING btree ("admin_id");--> statement-breakpoint
CREATE INDEX "known_devices_expiry" ON "known_devices" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "one_time_codes_address" ON "one_time_codes" USING btree ("email_key","purpose");--> statement-breakpoint
CREATE INDEX "sessions_of_admin" ON "sessions" USING btree ("admin_id");--> statement-breakpoint
CREATE INDEX "sessions_expiry" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "editor_presence_age" ON "editor_presence" USING btree ("seen_at");--> statement-breakpoint
CREATE INDEX "live_previews_expiry" ON "live_previews" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "preview_links_of_entity" ON "preview_links" USING btree ("collection","entity_id");--> statement-breakpoint
CREATE INDEX "preview_links_expiry" ON "preview_links" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "passkeys_of_admin" ON "passkeys" USING btree ("admin_id");--> statement-breakpoint
CREATE UNIQUE INDEX "subscriptions_of_person" ON "subscriptions" USING btree ("kind","email_key");--> statement-breakpoint
CREATE INDEX "subscriptions_by_creation" ON "subscriptions" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "subscriptions_to_tell" ON "subscriptions" USING btree ("kind","last_number");--> statement-breakpoint
CREATE INDEX "subscriptions_of_address" ON "subscriptions" USING btree ("email_key");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_due" ON "webhook_deliveries" USING btree ("state","next_attempt_at");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_of_webhook" ON "webhook_deliveries" USING btree ("webhook_id","created_at","id");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_age" ON "webhook_deliveries" USING btree ("created_at");
--> statement-breakpoint
-- Counts and sorting read the rows of products: long texts are stored beside them, so that a count of many reads few pages.
ALTER TABLE products SET (toast_tuple_target = 700);
--> statement-breakpoint
-- Counted for every product that a search finds, so it stays in the row.
ALTER TABLE "products" ALTER COLUMN "choices" SET STORAGE MAIN;
--> statement-breakpoint
-- Numbers that would cost more with every product are kept up to date by the statements that change
-- them: totals of lists, counts of facets, and a revision that says when something computed is stale.

CREATE FUNCTION count_products() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    UPDATE product_counts AS kept SET count = kept.count - gone.n
    FROM (SELECT subsector_id, sector_id, status, count(*)::integer AS n FROM old_rows GROUP BY 1, 2, 3) AS gone
    WHERE (kept.subsector_id, kept.sector_id, kept.status) = (gone.subsector_id, gone.sector_id, gone.status);
  END IF;
  IF TG_OP <> 'DELETE' THEN
    INSERT INTO product_counts AS kept (subsector_id, sector_id, status, count)
    SELECT subsector_id, sector_id, status, count(*) FROM new_rows GROUP BY 1, 2, 3 ORDER BY 1, 2, 3
    ON CONFLICT (subsector_id, sector_id, status) DO UPDATE SET count = kept.count + excluded.count;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER products_counted_insert AFTER INSERT ON products
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_products();
--> statement-breakpoint
CREATE TRIGGER products_counted_update AFTER UPDATE ON products
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_products();
--> statement-breakpoint
CREATE TRIGGER products_counted_delete AFTER DELETE ON products
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION count_products();
--> statement-breakpoint
-- All values are counted, so that a filter by any knows its total; pairs are those of select-type values. The values
-- of a product are written and deleted by one statement, which therefore sees all of its pairs.
CREATE FUNCTION count_facets() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    UPDATE facet_counts AS kept SET count = kept.count - gone.n, choices = kept.choices - gone.c
    FROM (
      SELECT subsector_id, field_key, value_key, count(*)::integer AS n, count(*) FILTER (WHERE choice)::integer AS c
      FROM old_rows WHERE published GROUP BY 1, 2, 3
    ) AS gone
    WHERE (kept.subsector_id, kept.field_key, kept.value_key) = (gone.subsector_id, gone.field_key, gone.value_key);
    UPDATE facet_pair_counts AS kept SET count = kept.count - gone.n
    FROM (
      SELECT one.subsector_id, one.field_key, one.value_key, other.field_key AS f, other.value_key AS v,
        count(*)::integer AS n
      FROM old_rows AS one JOIN old_rows AS other ON other.product_id = one.product_id
      WHERE one.published AND one.choice AND other.choice
        AND (other.field_key, other.value_key) <> (one.field_key, one.value_key)
      GROUP BY 1, 2, 3, 4, 5
    ) AS gone
    WHERE (kept.subsector_id, kept.field_key, kept.value_key) = (gone.subsector_id, gone.field_key, gone.value_key)
      AND (kept.other_field_key, kept.other_value_key) = (gone.f, gone.v);
  END IF;
  IF TG_OP <> 'DELETE' THEN
    INSERT INTO facet_counts AS kept (subsector_id, field_key, value_key, field, value, count, choices)
    SELECT subsector_id, field_key, value_key, min(field), min(value), count(*), count(*) FILTER (WHERE choice)
    FROM new_rows WHERE published GROUP BY 1, 2, 3 ORDER BY 1, 2, 3
    ON CONFLICT (subsector_id, field_key, value_key)
      DO UPDATE SET count = kept.count + excluded.count, choices = kept.choices + excluded.choices;
    INSERT INTO facet_pair_counts AS kept
      (subsector_id, field_key, value_key, other_field_key, other_value_key, count)
    SELECT one.subsector_id, one.field_key, one.value_key, other.field_key, other.value_key, count(*)
    FROM new_rows AS one JOIN new_rows AS other ON other.product_id = one.product_id
    WHERE one.published AND one.choice AND other.choice
      AND (other.field_key, other.value_key) <> (one.field_key, one.value_key)
    GROUP BY 1, 2, 3, 4, 5 ORDER BY 1, 2, 3, 4, 5
    ON CONFLICT ON CONSTRAINT facet_pair_counts_key DO UPDATE SET count = kept.count + excluded.count;
  END IF;
  IF TG_OP <> 'INSERT' THEN
    DELETE FROM facet_counts AS kept USING (SELECT DISTINCT subsector_id, field_key, value_key FROM old_rows) AS gone
    WHERE kept.count <= 0
      AND (kept.subsector_id, kept.field_key, kept.value_key) = (gone.subsector_id, gone.field_key, gone.value_key);
    DELETE FROM facet_pair_counts AS kept
    USING (SELECT DISTINCT subsector_id, field_key, value_key FROM old_rows WHERE choice) AS gone
    WHERE kept.count <= 0
      AND (kept.subsector_id, kept.field_key, kept.value_key) = (gone.subsector_id, gone.field_key, gone.value_key);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER facets_counted_insert AFTER INSERT ON product_field_values
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_facets();
--> statement-breakpoint
CREATE TRIGGER facets_counted_update AFTER UPDATE ON product_field_values
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_facets();
--> statement-breakpoint
CREATE TRIGGER facets_counted_delete AFTER DELETE ON product_field_values
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION count_facets();
--> statement-breakpoint
CREATE FUNCTION raise_catalogue_revision() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO content_revisions AS kept (name, revision) VALUES ('catalogue', 1)
  ON CONFLICT (name) DO UPDATE SET revision = kept.revision + 1;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER products_revised AFTER INSERT OR UPDATE OR DELETE ON products
  FOR EACH STATEMENT EXECUTE FUNCTION raise_catalogue_revision();
--> statement-breakpoint
CREATE TRIGGER subsectors_revised AFTER INSERT OR UPDATE OR DELETE ON subsectors
  FOR EACH STATEMENT EXECUTE FUNCTION raise_catalogue_revision();
--> statement-breakpoint
CREATE TRIGGER sectors_revised AFTER INSERT OR UPDATE OR DELETE ON sectors
  FOR EACH STATEMENT EXECUTE FUNCTION raise_catalogue_revision();
--> statement-breakpoint
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the audit log is append-only';
END $$;
--> statement-breakpoint
CREATE TRIGGER audit_is_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_entries
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
-- Tells every process that listens of each entry of the audit log, in the transaction that writes it.
CREATE FUNCTION "notify_audit"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('audit', '');
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "audit_notice" AFTER INSERT ON "audit_entries" FOR EACH STATEMENT EXECUTE FUNCTION "notify_audit"();
--> statement-breakpoint
CREATE FUNCTION file_names(shown jsonb) RETURNS text[] LANGUAGE sql IMMUTABLE AS $$
  SELECT coalesce(array_agg(DISTINCT found[1] ORDER BY found[1]), '{}')
  FROM regexp_matches(shown::text, '/api/v1/files/([a-z0-9][a-z0-9.-]*)', 'g') AS found
$$;
--> statement-breakpoint
CREATE FUNCTION keep_file_uses() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  before text[] := '{}';
  after text[] := '{}';
BEGIN
  IF TG_OP <> 'INSERT' THEN before := file_names(to_jsonb(OLD)); END IF;
  IF TG_OP <> 'DELETE' THEN after := file_names(to_jsonb(NEW)); END IF;
  IF before = after THEN RETURN NULL; END IF;
  IF TG_OP <> 'INSERT' THEN
    DELETE FROM file_uses WHERE collection = TG_ARGV[0] AND entity_id = OLD.id;
  END IF;
  IF TG_OP <> 'DELETE' THEN
    INSERT INTO file_uses (name, collection, entity_id) SELECT unnest(after), TG_ARGV[0], NEW.id
    ON CONFLICT DO NOTHING;
  END IF;
  RETURN NULL;
END $$;
