ALTER TABLE "forms" ADD COLUMN "desk" text DEFAULT 'nobody' NOT NULL;--> statement-breakpoint
ALTER TABLE "forms" ADD COLUMN "confirmation" text DEFAULT '' NOT NULL;--> statement-breakpoint
-- The answers to present forms get the fields of their editors, too.
UPDATE "collections" SET "definition" = ("definition"::jsonb || jsonb_build_object(
  'fields', "definition"::jsonb -> 'fields' || '{
    "state": {"kind": "select", "label": "State", "options": ["New", "In progress", "Done"]},
    "handledBy": {"kind": "line", "label": "Handled by", "max": 120},
    "note": {"kind": "text", "label": "Note", "help": "The sender does not see it.", "personal": true, "max": 5000, "rows": 4}}',
  'screen', '{"one": "answer", "many": "answers", "add": "Add answer", "deleted": "Answer"}'::jsonb,
  'form', jsonb_build_object('main', "definition"::jsonb #> '{publicForm,fields}', 'aside', '["state", "handledBy", "note"]'::jsonb),
  'filters', '{"state": {"kind": "select", "field": "state"}}'::jsonb,
  'table', '["name", "email", "state", "handledBy", "createdAt"]'::jsonb))::text
WHERE "name" LIKE 'forms:%';--> statement-breakpoint
UPDATE "collection_items" SET "data" = '{"state": "New", "handledBy": "", "note": ""}'::jsonb || "data" WHERE "collection" LIKE 'forms:%';
