CREATE TABLE "calendar_links" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "calendar_links_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"provider_id" integer NOT NULL,
	"resource_id" integer,
	"label" text NOT NULL,
	"address_encrypted" "bytea" NOT NULL,
	"etag" text,
	"last_modified" text,
	"next_at" timestamp with time zone NOT NULL,
	"last_read_at" timestamp with time zone,
	"failure" text,
	"failures" smallint DEFAULT 0 NOT NULL,
	"added_by" integer,
	"added_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "outside_busy" (
	"link_id" integer NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	CONSTRAINT "outside_busy_link_id_starts_at_ends_at_pk" PRIMARY KEY("link_id","starts_at","ends_at"),
	CONSTRAINT "outside_busy_ends_after_start" CHECK ("outside_busy"."ends_at" > "outside_busy"."starts_at")
);
--> statement-breakpoint
CREATE TABLE "clients" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "clients_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"practice_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"hospital_number" text,
	"birth_year" smallint,
	"sex" text,
	"note" text,
	"blocked_at" timestamp with time zone,
	"blocked_reason" text,
	"merged_into" integer,
	"created_by" integer,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "clients_once" UNIQUE("practice_id","user_id"),
	CONSTRAINT "clients_sex" CHECK ("clients"."sex" in ('female', 'male')),
	CONSTRAINT "clients_birth_year" CHECK ("clients"."birth_year" between 1890 and 2100),
	CONSTRAINT "clients_blocked" CHECK (num_nonnulls("clients"."blocked_at", "clients"."blocked_reason") in (0, 2))
);
--> statement-breakpoint
ALTER TABLE "support_tasks" DROP CONSTRAINT "support_tasks_kind";--> statement-breakpoint
-- safe: the previous version mails to a contact without e-mail in vain, in the minutes of a deployment
ALTER TABLE "alert_contacts" ALTER COLUMN "email" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "appointments" ADD COLUMN "channel" text DEFAULT 'online' NOT NULL;--> statement-breakpoint
ALTER TABLE "appointments" ADD COLUMN "booked_by" integer;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "entered_by_practice_id" integer;--> statement-breakpoint
ALTER TABLE "alert_contacts" ADD COLUMN "phone" text;--> statement-breakpoint
ALTER TABLE "practice_news" ADD COLUMN "seen_via" text;--> statement-breakpoint
ALTER TABLE "practice_news" ADD COLUMN "due_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "practice_news" ADD COLUMN "level" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "calendar_links" ADD CONSTRAINT "calendar_links_provider_id_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_links" ADD CONSTRAINT "calendar_links_resource_id_resources_id_fk" FOREIGN KEY ("resource_id") REFERENCES "public"."resources"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_links" ADD CONSTRAINT "calendar_links_added_by_users_id_fk" FOREIGN KEY ("added_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outside_busy" ADD CONSTRAINT "outside_busy_link_id_calendar_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."calendar_links"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clients" ADD CONSTRAINT "clients_practice_id_practices_id_fk" FOREIGN KEY ("practice_id") REFERENCES "public"."practices"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clients" ADD CONSTRAINT "clients_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clients" ADD CONSTRAINT "clients_merged_into_clients_id_fk" FOREIGN KEY ("merged_into") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clients" ADD CONSTRAINT "clients_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "calendar_links_provider" ON "calendar_links" USING btree ("provider_id");--> statement-breakpoint
CREATE INDEX "calendar_links_resource" ON "calendar_links" USING btree ("resource_id");--> statement-breakpoint
CREATE INDEX "calendar_links_next" ON "calendar_links" USING btree ("next_at");--> statement-breakpoint
CREATE INDEX "calendar_links_added_by" ON "calendar_links" USING btree ("added_by");--> statement-breakpoint
CREATE UNIQUE INDEX "clients_hospital_number" ON "clients" USING btree ("practice_id",lower("hospital_number")) WHERE "clients"."hospital_number" is not null and "clients"."merged_into" is null;--> statement-breakpoint
-- What desks write about people stays out of the planner's statistics.
ALTER TABLE "calendar_links" ALTER COLUMN "label" SET STATISTICS 0, ALTER COLUMN "etag" SET STATISTICS 0, ALTER COLUMN "last_modified" SET STATISTICS 0, ALTER COLUMN "failure" SET STATISTICS 0;--> statement-breakpoint
ALTER TABLE "clients" ALTER COLUMN "hospital_number" SET STATISTICS 0, ALTER COLUMN "note" SET STATISTICS 0, ALTER COLUMN "blocked_reason" SET STATISTICS 0;--> statement-breakpoint
ALTER INDEX "clients_hospital_number" ALTER COLUMN 2 SET STATISTICS 0;--> statement-breakpoint
CREATE INDEX "clients_user" ON "clients" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "clients_created_by" ON "clients" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "clients_merged_into" ON "clients" USING btree ("merged_into");--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_booked_by_users_id_fk" FOREIGN KEY ("booked_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action NOT VALID;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_entered_by_practice_id_practices_id_fk" FOREIGN KEY ("entered_by_practice_id") REFERENCES "public"."practices"("id") ON DELETE set null ON UPDATE no action NOT VALID;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "appointments_booked_by" ON "appointments" USING btree ("booked_by") WHERE "appointments"."booked_by" is not null;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "users_entered_by" ON "users" USING btree ("entered_by_practice_id") WHERE "users"."entered_by_practice_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX IF NOT EXISTS "alert_contacts_phone_once" ON "alert_contacts" USING btree ("provider_id","phone");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "practice_news_due" ON "practice_news" USING btree ("due_at") WHERE "practice_news"."seen_at" is null and "practice_news"."due_at" is not null;--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_channel" CHECK ("appointments"."channel" in ('online', 'phone', 'walk_in')) NOT VALID;--> statement-breakpoint
ALTER TABLE "alert_contacts" ADD CONSTRAINT "alert_contacts_address" CHECK (num_nonnulls("alert_contacts"."email", "alert_contacts"."phone") = 1) NOT VALID;--> statement-breakpoint
ALTER TABLE "practice_news" ADD CONSTRAINT "practice_news_seen_via" CHECK ("practice_news"."seen_via" in ('portal', 'link')) NOT VALID;--> statement-breakpoint
ALTER TABLE "practice_news" ADD CONSTRAINT "practice_news_level" CHECK ("practice_news"."level" between 0 and 9) NOT VALID;--> statement-breakpoint
ALTER TABLE "support_tasks" ADD CONSTRAINT "support_tasks_kind" CHECK ("support_tasks"."kind" in ('call_practice', 'unseen_booking')) NOT VALID;--> statement-breakpoint
-- Busy times decide what is free, as days off do: those of a resource at every place where it works.
CREATE FUNCTION tell_busy_changes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_TABLE_NAME = 'calendar_links' THEN
    PERFORM pg_notify('providers_changed', place.id::text) FROM (
      SELECT DISTINCT coalesce(p.provider_id, c.provider_id) AS id
      FROM changed c LEFT JOIN resource_places p ON p.resource_id = c.resource_id) place;
  ELSE
    PERFORM pg_notify('providers_changed', place.id::text) FROM (
      SELECT DISTINCT coalesce(p.provider_id, l.provider_id) AS id
      FROM changed c JOIN calendar_links l ON l.id = c.link_id
      LEFT JOIN resource_places p ON p.resource_id = l.resource_id) place;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER outside_busy_inserted AFTER INSERT ON "outside_busy" REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION tell_busy_changes();
--> statement-breakpoint
CREATE TRIGGER outside_busy_deleted AFTER DELETE ON "outside_busy" REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION tell_busy_changes();
--> statement-breakpoint
-- The busy times of a removed calendar go with it, when its row can't be read any more.
CREATE TRIGGER calendar_links_deleted AFTER DELETE ON "calendar_links" REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION tell_busy_changes();
