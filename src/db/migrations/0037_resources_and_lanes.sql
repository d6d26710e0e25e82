CREATE TABLE "practices" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "practices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"max_open_appointments" smallint DEFAULT 3 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "practices_max_open_appointments" CHECK ("practices"."max_open_appointments" between 1 and 50)
);
--> statement-breakpoint
CREATE TABLE "resource_hours" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "resource_hours_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"resource_id" integer NOT NULL,
	"provider_id" integer NOT NULL,
	"weekday" smallint NOT NULL,
	"opens" text NOT NULL,
	"closes" text NOT NULL,
	CONSTRAINT "resource_hours_once" UNIQUE("resource_id","provider_id","weekday","opens"),
	CONSTRAINT "resource_hours_weekday" CHECK ("resource_hours"."weekday" between 0 and 6),
	CONSTRAINT "resource_hours_times" CHECK ("resource_hours"."opens" ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$' and "resource_hours"."closes" ~ '^(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)$' and "resource_hours"."opens" < "resource_hours"."closes")
);
--> statement-breakpoint
CREATE TABLE "resource_places" (
	"resource_id" integer NOT NULL,
	"provider_id" integer NOT NULL,
	"practice_id" integer NOT NULL,
	CONSTRAINT "resource_places_resource_id_provider_id_pk" PRIMARY KEY("resource_id","provider_id")
);
--> statement-breakpoint
CREATE TABLE "resources" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "resources_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"practice_id" integer NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"title" text,
	"capacity" smallint DEFAULT 1 NOT NULL,
	"is_public" boolean NOT NULL,
	"takes_ordinary" boolean NOT NULL,
	"position" smallint NOT NULL,
	"retired_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "resources_of_practice" UNIQUE("id","practice_id"),
	CONSTRAINT "resources_kind" CHECK ("resources"."kind" in ('practitioner', 'room', 'chair', 'machine', 'group')),
	CONSTRAINT "resources_capacity" CHECK ("resources"."capacity" between 1 and 99)
);
--> statement-breakpoint
CREATE TABLE "resource_services" (
	"resource_id" integer NOT NULL,
	"service_id" integer NOT NULL,
	"practice_id" integer NOT NULL,
	CONSTRAINT "resource_services_resource_id_service_id_pk" PRIMARY KEY("resource_id","service_id")
);
--> statement-breakpoint
CREATE TABLE "services" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "services_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"practice_id" integer NOT NULL,
	"name" text NOT NULL,
	"minutes" smallint NOT NULL,
	"after_minutes" smallint DEFAULT 0 NOT NULL,
	"price_kobo" integer,
	"visit_types" text[] NOT NULL,
	"care_types" text[] NOT NULL,
	"booked_by" text DEFAULT 'anyone' NOT NULL,
	"position" smallint NOT NULL,
	"retired_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "services_of_practice" UNIQUE("id","practice_id"),
	CONSTRAINT "services_minutes" CHECK ("services"."minutes" between 5 and 480),
	CONSTRAINT "services_after_minutes" CHECK ("services"."after_minutes" between 0 and 120),
	CONSTRAINT "services_price" CHECK ("services"."price_kobo" > 0),
	CONSTRAINT "services_visit_types" CHECK (cardinality("services"."visit_types") > 0 and "services"."visit_types" <@ array['telehealth', 'in-person']),
	CONSTRAINT "services_care_types" CHECK (cardinality("services"."care_types") > 0 and "services"."care_types" <@ array['urgent', 'routine']),
	CONSTRAINT "services_booked_by" CHECK ("services"."booked_by" in ('anyone', 'known', 'desk'))
);
--> statement-breakpoint
DROP INDEX "appointments_one_per_start";
--> statement-breakpoint
DROP INDEX "waitlist_offers_one_per_time";
--> statement-breakpoint
ALTER TABLE "appointments" ADD COLUMN "resource_id" integer;
--> statement-breakpoint
ALTER TABLE "appointments" ADD COLUMN "lane" smallint DEFAULT 1 NOT NULL;
--> statement-breakpoint
ALTER TABLE "appointments" ADD COLUMN "busy_until" timestamp with time zone;
--> statement-breakpoint
ALTER TABLE "appointments" ADD COLUMN "resource_chosen" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "appointments" ADD COLUMN "service_id" integer;
--> statement-breakpoint
ALTER TABLE "appointments" ADD COLUMN "price_kobo" integer;
--> statement-breakpoint
ALTER TABLE "appointments" ADD COLUMN "squeeze_reason" text;
--> statement-breakpoint
ALTER TABLE "providers" ADD COLUMN "practice_id" integer;
--> statement-breakpoint
ALTER TABLE "slot_holds" ADD COLUMN "resource_id" integer;
--> statement-breakpoint
ALTER TABLE "slot_holds" ADD COLUMN "lane" smallint DEFAULT 1 NOT NULL;
--> statement-breakpoint
ALTER TABLE "waitlist_offers" ADD COLUMN "resource_id" integer;
--> statement-breakpoint
ALTER TABLE "waitlist_offers" ADD COLUMN "lane" smallint DEFAULT 1 NOT NULL;
--> statement-breakpoint
ALTER TABLE "providers" ADD CONSTRAINT "providers_of_practice" UNIQUE("id","practice_id");
--> statement-breakpoint
ALTER TABLE "resource_hours" ADD CONSTRAINT "resource_hours_place" FOREIGN KEY ("resource_id","provider_id") REFERENCES "public"."resource_places"("resource_id","provider_id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "resource_places" ADD CONSTRAINT "resource_places_resource" FOREIGN KEY ("resource_id","practice_id") REFERENCES "public"."resources"("id","practice_id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "resource_places" ADD CONSTRAINT "resource_places_place" FOREIGN KEY ("provider_id","practice_id") REFERENCES "public"."providers"("id","practice_id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "resources" ADD CONSTRAINT "resources_practice_id_practices_id_fk" FOREIGN KEY ("practice_id") REFERENCES "public"."practices"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "resource_services" ADD CONSTRAINT "resource_services_resource" FOREIGN KEY ("resource_id","practice_id") REFERENCES "public"."resources"("id","practice_id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "resource_services" ADD CONSTRAINT "resource_services_service" FOREIGN KEY ("service_id","practice_id") REFERENCES "public"."services"("id","practice_id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "services" ADD CONSTRAINT "services_practice_id_practices_id_fk" FOREIGN KEY ("practice_id") REFERENCES "public"."practices"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "resource_hours_provider" ON "resource_hours" USING btree ("provider_id");
--> statement-breakpoint
CREATE INDEX "resource_places_provider" ON "resource_places" USING btree ("provider_id");
--> statement-breakpoint
CREATE INDEX "resources_practice" ON "resources" USING btree ("practice_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "resources_name" ON "resources" USING btree ("practice_id",lower("name")) WHERE "resources"."retired_at" is null;
--> statement-breakpoint
CREATE UNIQUE INDEX "services_name" ON "services" USING btree ("practice_id",lower("name")) WHERE "services"."retired_at" is null;
--> statement-breakpoint
CREATE INDEX "resource_services_service" ON "resource_services" USING btree ("service_id");
--> statement-breakpoint
CREATE INDEX "services_practice" ON "services" USING btree ("practice_id");
--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_resource_id_resources_id_fk" FOREIGN KEY ("resource_id") REFERENCES "public"."resources"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_service_id_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."services"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "providers" ADD CONSTRAINT "providers_practice_id_practices_id_fk" FOREIGN KEY ("practice_id") REFERENCES "public"."practices"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "slot_holds" ADD CONSTRAINT "slot_holds_resource_id_resources_id_fk" FOREIGN KEY ("resource_id") REFERENCES "public"."resources"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "waitlist_offers" ADD CONSTRAINT "waitlist_offers_resource_id_resources_id_fk" FOREIGN KEY ("resource_id") REFERENCES "public"."resources"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "appointments_resource" ON "appointments" USING btree ("resource_id","starts_at") WHERE "appointments"."resource_id" is not null;
--> statement-breakpoint
CREATE INDEX "providers_practice" ON "providers" USING btree ("practice_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "appointments_one_per_start" ON "appointments" USING btree (coalesce("resource_id", -"provider_id"),"lane","starts_at") WHERE "appointments"."status" = 'scheduled';
--> statement-breakpoint
CREATE UNIQUE INDEX "waitlist_offers_one_per_time" ON "waitlist_offers" USING btree (coalesce("resource_id", -"provider_id"),"lane","starts_at") WHERE "waitlist_offers"."outcome" is null;
--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_busy_until" CHECK ("appointments"."busy_until" >= "appointments"."ends_at");
--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_lane" CHECK ("appointments"."lane" between 1 and 199 and ("appointments"."lane" >= 100) = ("appointments"."squeeze_reason" is not null));
--> statement-breakpoint
-- As other texts of people, it isn't sampled: nobody looks for a row by it.
ALTER TABLE "appointments" ALTER COLUMN "squeeze_reason" SET STATISTICS 0;
--> statement-breakpoint
ALTER TABLE "appointments" DROP CONSTRAINT "appointments_no_overlap";
--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_no_overlap"
  EXCLUDE USING gist (coalesce("resource_id", -"provider_id") WITH =, "lane" WITH =, tstzrange("starts_at", coalesce("busy_until", "ends_at")) WITH &&)
  WHERE ("status" = 'scheduled');
--> statement-breakpoint
-- A lane can only exclude what names it. So an appointment at a place with resources takes one of these, even if the writer
-- knows nothing of them, and none of another place.
CREATE FUNCTION take_resource_of_place() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.resource_id IS NULL THEN
    SELECT r.id INTO NEW.resource_id FROM resource_places p JOIN resources r ON r.id = p.resource_id
      WHERE p.provider_id = NEW.provider_id AND r.retired_at IS NULL ORDER BY r.position, r.id LIMIT 1;
  ELSIF NOT EXISTS (SELECT FROM resource_places WHERE resource_id = NEW.resource_id AND provider_id = NEW.provider_id) THEN
    RAISE EXCEPTION 'Resource % takes no appointments at provider %.', NEW.resource_id, NEW.provider_id
      USING ERRCODE = 'foreign_key_violation', CONSTRAINT = 'appointments_resource_of_place', TABLE = 'appointments';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER appointments_resource_of_place BEFORE INSERT OR UPDATE OF resource_id, provider_id ON "appointments"
  FOR EACH ROW EXECUTE FUNCTION take_resource_of_place();
--> statement-breakpoint
-- Resources and their hours decide what is free, as the weekly hours of the place do.
CREATE TRIGGER resource_places_inserted AFTER INSERT ON "resource_places" REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION tell_provider_changes('provider_id');
--> statement-breakpoint
CREATE TRIGGER resource_places_updated AFTER UPDATE ON "resource_places" REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION tell_provider_changes('provider_id');
--> statement-breakpoint
CREATE TRIGGER resource_places_deleted AFTER DELETE ON "resource_places" REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION tell_provider_changes('provider_id');
--> statement-breakpoint
CREATE TRIGGER resource_hours_inserted AFTER INSERT ON "resource_hours" REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION tell_provider_changes('provider_id');
--> statement-breakpoint
CREATE TRIGGER resource_hours_updated AFTER UPDATE ON "resource_hours" REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION tell_provider_changes('provider_id');
--> statement-breakpoint
CREATE TRIGGER resource_hours_deleted AFTER DELETE ON "resource_hours" REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION tell_provider_changes('provider_id');
