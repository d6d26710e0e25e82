-- Tells every process which providers a statement changed: ids with commas between them, or * for more than 100.
CREATE FUNCTION tell_provider_changes() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  ids text[];
BEGIN
  EXECUTE format('SELECT array_agg(id) FROM (SELECT DISTINCT %I::text AS id FROM changed LIMIT 101) c', TG_ARGV[0]) INTO ids;
  IF cardinality(ids) > 100 THEN
    PERFORM pg_notify('providers_changed', '*');
  ELSIF ids IS NOT NULL THEN
    PERFORM pg_notify('providers_changed', array_to_string(ids, ','));
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION tell_all_providers_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('providers_changed', '*');
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER providers_inserted AFTER INSERT ON "providers" REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION tell_provider_changes('id');
--> statement-breakpoint
CREATE TRIGGER providers_updated AFTER UPDATE ON "providers" REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION tell_provider_changes('id');
--> statement-breakpoint
CREATE TRIGGER providers_deleted AFTER DELETE ON "providers" REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION tell_provider_changes('id');
--> statement-breakpoint
CREATE TRIGGER providers_truncated AFTER TRUNCATE ON "providers"
  FOR EACH STATEMENT EXECUTE FUNCTION tell_all_providers_changed();
--> statement-breakpoint
CREATE TRIGGER weekly_hours_inserted AFTER INSERT ON "weekly_hours" REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION tell_provider_changes('provider_id');
--> statement-breakpoint
CREATE TRIGGER weekly_hours_updated AFTER UPDATE ON "weekly_hours" REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION tell_provider_changes('provider_id');
--> statement-breakpoint
CREATE TRIGGER weekly_hours_deleted AFTER DELETE ON "weekly_hours" REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION tell_provider_changes('provider_id');
