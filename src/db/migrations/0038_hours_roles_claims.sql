CREATE TABLE "application_questions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "application_questions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"application_id" integer NOT NULL,
	"question" text NOT NULL,
	"sent_by" integer,
	"sent_at" timestamp with time zone NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"answer" text,
	"document_file" text,
	"document_name" text,
	"document_type" text,
	"answered_at" timestamp with time zone,
	CONSTRAINT "application_questions_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "application_questions_answer" CHECK (("application_questions"."answer" is null) = ("application_questions"."answered_at" is null)),
	CONSTRAINT "application_questions_document" CHECK (num_nonnulls("application_questions"."document_file", "application_questions"."document_name", "application_questions"."document_type") in (0, 3))
);
--> statement-breakpoint
CREATE TABLE "holiday_answers" (
	"provider_id" integer NOT NULL,
	"day" date NOT NULL,
	"answer" text NOT NULL,
	"answered_by" integer,
	"answered_at" timestamp with time zone NOT NULL,
	CONSTRAINT "holiday_answers_provider_id_day_pk" PRIMARY KEY("provider_id","day"),
	CONSTRAINT "holiday_answers_answer" CHECK ("holiday_answers"."answer" in ('open', 'closed'))
);
--> statement-breakpoint
CREATE TABLE "public_holidays" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "public_holidays_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"day" date NOT NULL,
	"name" text NOT NULL,
	"state" text,
	"added_by" integer,
	"added_at" timestamp with time zone NOT NULL,
	CONSTRAINT "public_holidays_once" UNIQUE NULLS NOT DISTINCT("day","state")
);
--> statement-breakpoint
ALTER TABLE "schedule_exceptions" DROP CONSTRAINT "schedule_exceptions_once";
--> statement-breakpoint
ALTER TABLE "provider_applications" ADD COLUMN "listing_id" integer;
--> statement-breakpoint
ALTER TABLE "provider_applications" ADD COLUMN "proof_code_hash" "bytea";
--> statement-breakpoint
ALTER TABLE "provider_applications" ADD COLUMN "proof_code_sent_at" timestamp with time zone;
--> statement-breakpoint
ALTER TABLE "provider_applications" ADD COLUMN "proof_code_tries" smallint DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "provider_applications" ADD COLUMN "proved_at" timestamp with time zone;
--> statement-breakpoint
ALTER TABLE "provider_applications" ADD COLUMN "reason" text;
--> statement-breakpoint
-- Until now every member could do everything.
ALTER TABLE "provider_members" ADD COLUMN "role" text NOT NULL DEFAULT 'owner';
--> statement-breakpoint
ALTER TABLE "provider_members" ALTER COLUMN "role" DROP DEFAULT;
--> statement-breakpoint
ALTER TABLE "provider_members" ADD COLUMN "invited_by" integer;
--> statement-breakpoint
ALTER TABLE "providers" ADD COLUMN "desk_reads_reasons" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "providers" ADD COLUMN "merged_into" integer;
--> statement-breakpoint
ALTER TABLE "resources" ADD COLUMN "user_id" integer;
--> statement-breakpoint
ALTER TABLE "schedule_exceptions" ADD COLUMN "resource_id" integer;
--> statement-breakpoint
ALTER TABLE "schedule_exceptions" ADD COLUMN "cause" text DEFAULT 'desk' NOT NULL;
--> statement-breakpoint
ALTER TABLE "schedule_exceptions" ADD COLUMN "note" text;
--> statement-breakpoint
ALTER TABLE "schedule_exceptions" ADD COLUMN "series_id" uuid DEFAULT gen_random_uuid() NOT NULL;
--> statement-breakpoint
-- Consecutive days off were shown and removed together: they become one series.
UPDATE "schedule_exceptions" e SET "series_id" = s.first FROM (
	SELECT id, first_value(series_id) OVER (PARTITION BY provider_id, island ORDER BY day) AS first FROM (
		SELECT *, day - (row_number() OVER (PARTITION BY provider_id ORDER BY day))::integer AS island
		FROM "schedule_exceptions" WHERE kind = 'off'
	) days
) s WHERE e.id = s.id;
--> statement-breakpoint
ALTER TABLE "application_questions" ADD CONSTRAINT "application_questions_application_id_provider_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."provider_applications"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "application_questions" ADD CONSTRAINT "application_questions_sent_by_users_id_fk" FOREIGN KEY ("sent_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "holiday_answers" ADD CONSTRAINT "holiday_answers_provider_id_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "holiday_answers" ADD CONSTRAINT "holiday_answers_answered_by_users_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "public_holidays" ADD CONSTRAINT "public_holidays_added_by_users_id_fk" FOREIGN KEY ("added_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "appointments_squeezed" ON "appointments" USING btree ("provider_id","starts_at") WHERE "appointments"."lane" >= 100;
--> statement-breakpoint
-- As in 0034: no samples of what people wrote in the statistics.
ALTER TABLE "application_questions"
  ALTER COLUMN "question" SET STATISTICS 0,
  ALTER COLUMN "answer" SET STATISTICS 0,
  ALTER COLUMN "document_file" SET STATISTICS 0,
  ALTER COLUMN "document_name" SET STATISTICS 0;
--> statement-breakpoint
ALTER TABLE "provider_applications" ALTER COLUMN "reason" SET STATISTICS 0;
--> statement-breakpoint
CREATE INDEX "application_questions_sent_by" ON "application_questions" USING btree ("sent_by");
--> statement-breakpoint
CREATE UNIQUE INDEX "application_questions_open" ON "application_questions" USING btree ("application_id") WHERE "application_questions"."answered_at" is null;
--> statement-breakpoint
CREATE INDEX "application_questions_application" ON "application_questions" USING btree ("application_id");
--> statement-breakpoint
CREATE INDEX "holiday_answers_answered_by" ON "holiday_answers" USING btree ("answered_by");
--> statement-breakpoint
CREATE INDEX "public_holidays_added_by" ON "public_holidays" USING btree ("added_by");
--> statement-breakpoint
ALTER TABLE "provider_applications" ADD CONSTRAINT "provider_applications_listing_id_providers_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."providers"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "provider_members" ADD CONSTRAINT "provider_members_invited_by_users_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "providers" ADD CONSTRAINT "providers_merged_into_providers_id_fk" FOREIGN KEY ("merged_into") REFERENCES "public"."providers"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "resources" ADD CONSTRAINT "resources_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "schedule_exceptions" ADD CONSTRAINT "schedule_exceptions_resource_place" FOREIGN KEY ("resource_id","provider_id") REFERENCES "public"."resource_places"("resource_id","provider_id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "provider_applications_listing" ON "provider_applications" USING btree ("listing_id") WHERE "provider_applications"."listing_id" is not null;
--> statement-breakpoint
CREATE INDEX "provider_members_invited_by" ON "provider_members" USING btree ("invited_by");
--> statement-breakpoint
CREATE INDEX "providers_merged_into" ON "providers" USING btree ("merged_into") WHERE "providers"."merged_into" is not null;
--> statement-breakpoint
CREATE INDEX "resources_user" ON "resources" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "schedule_exceptions_resource" ON "schedule_exceptions" USING btree ("resource_id") WHERE "schedule_exceptions"."resource_id" is not null;
--> statement-breakpoint
ALTER TABLE "schedule_exceptions" ADD CONSTRAINT "schedule_exceptions_once" UNIQUE NULLS NOT DISTINCT("provider_id","resource_id","day","kind","opens","series_id");
--> statement-breakpoint
ALTER TABLE "provider_members" ADD CONSTRAINT "provider_members_role" CHECK ("provider_members"."role" in ('owner', 'manager', 'clinician', 'desk'));
--> statement-breakpoint
ALTER TABLE "providers" ADD CONSTRAINT "providers_merged" CHECK ("providers"."merged_into" is null or "providers"."removed_at" is not null);
--> statement-breakpoint
ALTER TABLE "schedule_exceptions" ADD CONSTRAINT "schedule_exceptions_cause" CHECK ("schedule_exceptions"."cause" in ('desk', 'leave', 'holiday'));
--> statement-breakpoint
-- Two owners may leave at the same moment: the row of the provider is locked before the look, so that the second one is refused.
CREATE FUNCTION require_owner() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  place record;
  accepted integer;
  owners integer;
BEGIN
  SELECT id, booking_state, live_by INTO place FROM providers WHERE id = coalesce(NEW.provider_id, OLD.provider_id) FOR NO KEY UPDATE;
  IF place.id IS NULL OR place.booking_state = 'closed' THEN
    RETURN NULL;
  END IF;
  SELECT count(*), count(*) FILTER (WHERE m.role = 'owner') INTO accepted, owners
    FROM provider_members m JOIN users u ON u.id = m.user_id
    WHERE m.provider_id = place.id AND u.password_hash <> '!invited' AND u.deleted_at IS NULL;
  IF owners = 0 AND (accepted > 0 OR (place.booking_state = 'live' AND place.live_by = 'member')) THEN
    RAISE EXCEPTION 'Provider % would be without an owner.', place.id
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'provider_members_owner', TABLE = 'provider_members';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER provider_members_owner AFTER INSERT OR UPDATE OR DELETE ON "provider_members"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION require_owner();
