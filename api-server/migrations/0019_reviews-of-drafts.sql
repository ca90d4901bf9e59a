ALTER TABLE "reviews" DROP CONSTRAINT "reviews_id_pending_changes_id_fk";--> statement-breakpoint
ALTER TABLE "pending_changes" ADD COLUMN "by_id" text DEFAULT '' NOT NULL;--> statement-breakpoint
-- A review may also be of a draft, so its key refers to no row; that of pending changes still ends with them.
CREATE FUNCTION end_review_of_changes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM reviews WHERE id = OLD.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER pending_changes_end_review AFTER DELETE ON pending_changes
  FOR EACH ROW EXECUTE FUNCTION end_review_of_changes();
