ALTER TABLE "appointments" ADD COLUMN "marked_at" timestamp with time zone;
--> statement-breakpoint
-- Days off and extra hours decide what is free: every process is told of them as of the weekly hours.
CREATE TRIGGER schedule_exceptions_inserted AFTER INSERT ON "schedule_exceptions" REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION tell_provider_changes('provider_id');
--> statement-breakpoint
CREATE TRIGGER schedule_exceptions_updated AFTER UPDATE ON "schedule_exceptions" REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION tell_provider_changes('provider_id');
--> statement-breakpoint
CREATE TRIGGER schedule_exceptions_deleted AFTER DELETE ON "schedule_exceptions" REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION tell_provider_changes('provider_id');
