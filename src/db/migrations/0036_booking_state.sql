CREATE TABLE "alert_contacts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "alert_contacts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"provider_id" integer NOT NULL,
	"email" text NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	"added_by" integer,
	"test_token_hash" "bytea",
	"test_sent_at" timestamp with time zone,
	"confirmed_at" timestamp with time zone,
	CONSTRAINT "alert_contacts_test_token_hash_unique" UNIQUE("test_token_hash")
);
--> statement-breakpoint
CREATE TABLE "practice_news" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "practice_news_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"provider_id" integer NOT NULL,
	"appointment_id" integer NOT NULL,
	"kind" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone,
	"seen_by" integer,
	CONSTRAINT "practice_news_kind" CHECK ("practice_news"."kind" in ('booked', 'moved', 'cancelled'))
);
--> statement-breakpoint
CREATE TABLE "support_tasks" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "support_tasks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"provider_id" integer NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	"done_at" timestamp with time zone,
	CONSTRAINT "support_tasks_kind" CHECK ("support_tasks"."kind" in ('call_practice'))
);
--> statement-breakpoint
ALTER TABLE "alert_contacts" ADD CONSTRAINT "alert_contacts_provider_id_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "alert_contacts" ADD CONSTRAINT "alert_contacts_added_by_users_id_fk" FOREIGN KEY ("added_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "practice_news" ADD CONSTRAINT "practice_news_provider_id_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "practice_news" ADD CONSTRAINT "practice_news_appointment_id_appointments_id_fk" FOREIGN KEY ("appointment_id") REFERENCES "public"."appointments"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "practice_news" ADD CONSTRAINT "practice_news_seen_by_users_id_fk" FOREIGN KEY ("seen_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "support_tasks" ADD CONSTRAINT "support_tasks_provider_id_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE UNIQUE INDEX "alert_contacts_once" ON "alert_contacts" USING btree ("provider_id",lower("email"));
--> statement-breakpoint
CREATE INDEX "alert_contacts_added_by" ON "alert_contacts" USING btree ("added_by");
--> statement-breakpoint
CREATE UNIQUE INDEX "practice_news_once" ON "practice_news" USING btree ("appointment_id","kind");
--> statement-breakpoint
CREATE INDEX "practice_news_provider" ON "practice_news" USING btree ("provider_id","id");
--> statement-breakpoint
CREATE INDEX "practice_news_unseen" ON "practice_news" USING btree ("provider_id","id") WHERE "practice_news"."seen_at" is null;
--> statement-breakpoint
CREATE INDEX "practice_news_seen_by" ON "practice_news" USING btree ("seen_by");
--> statement-breakpoint
CREATE UNIQUE INDEX "support_tasks_open" ON "support_tasks" USING btree ("kind","provider_id") WHERE "support_tasks"."done_at" is null;
--> statement-breakpoint
CREATE INDEX "support_tasks_added" ON "support_tasks" USING btree ("added_at");
--> statement-breakpoint
CREATE INDEX "support_tasks_provider" ON "support_tasks" USING btree ("provider_id");
--> statement-breakpoint
ALTER TABLE "appointments" ADD COLUMN "end_reason" text;
--> statement-breakpoint
-- As other texts of people, it isn't sampled: nobody looks for a row by it.
ALTER TABLE "appointments" ALTER COLUMN "end_reason" SET STATISTICS 0;
--> statement-breakpoint
ALTER TABLE "providers" ADD COLUMN "booking_state" text DEFAULT 'listed' NOT NULL;
--> statement-breakpoint
ALTER TABLE "providers" ADD COLUMN "live_by" text;
--> statement-breakpoint
ALTER TABLE "providers" ADD COLUMN "live_at" timestamp with time zone;
--> statement-breakpoint
ALTER TABLE "providers" ADD COLUMN "hours_confirmed_at" timestamp with time zone;
--> statement-breakpoint
ALTER TABLE "providers" ADD COLUMN "checklist_due_at" timestamp with time zone;
--> statement-breakpoint
ALTER TABLE "providers" ADD COLUMN "paused_reason" text;
--> statement-breakpoint
-- safe: few rows are bookable, or a register that was imported as such; who searches waits no longer than for an import.
-- What takes bookings goes on only where somebody answers for it. The warning is what the migration reports.
DO $$
DECLARE
  by_operator int;
  by_member int;
  setting_up int;
  to_call int;
BEGIN
  UPDATE providers p SET
    booking_state = CASE WHEN removed_at IS NOT NULL THEN 'closed' WHEN is_demo OR accepted OR source IS NOT NULL THEN 'live' ELSE 'setting_up' END,
    live_by = CASE WHEN removed_at IS NOT NULL THEN NULL WHEN is_demo THEN 'operator' WHEN accepted THEN 'member' WHEN source IS NOT NULL THEN 'operator' END,
    live_at = CASE WHEN removed_at IS NULL AND (is_demo OR accepted OR source IS NOT NULL) THEN now() END,
    checklist_due_at = CASE WHEN removed_at IS NULL AND NOT is_demo AND accepted THEN now() + interval '14 days' END
  FROM (
    SELECT was.id, EXISTS (
      SELECT FROM provider_members m JOIN users u ON u.id = m.user_id
      WHERE m.provider_id = was.id AND u.deleted_at IS NULL AND u.password_hash <> '!invited'
    ) AS accepted FROM providers was WHERE was.bookable OR was.removed_at IS NOT NULL
  ) known WHERE known.id = p.id;
  INSERT INTO support_tasks (kind, provider_id, added_at)
    SELECT 'call_practice', p.id, now() FROM providers p WHERE p.booking_state = 'setting_up' AND EXISTS (
      SELECT FROM appointments a WHERE a.provider_id = p.id AND a.status = 'scheduled' AND a.ends_at > now()
    );
  GET DIAGNOSTICS to_call = ROW_COUNT;
  SELECT count(*) FILTER (WHERE p.live_by = 'operator'), count(*) FILTER (WHERE p.live_by = 'member'), count(*) FILTER (WHERE p.booking_state = 'setting_up')
    INTO by_operator, by_member, setting_up FROM providers p;
  IF by_operator + by_member + setting_up > 0 THEN
    RAISE WARNING 'Providers that took bookings: % stay live, run by the operator; % stay live, run by a member, who has 14 days for the checklist; % without a member take none any more, of which % have booked visits and are for support to call.',
      by_operator, by_member, setting_up, to_call;
  END IF;
END $$;
--> statement-breakpoint
-- safe: it comes back at once, as what the state says; only an administrator who adds a provider in these seconds
-- from a process of the version before has to do it again.
ALTER TABLE "providers" drop column "bookable";
--> statement-breakpoint
-- safe: a table of 44,750 rows is written again within five seconds.
ALTER TABLE "providers" ADD COLUMN "bookable" boolean GENERATED ALWAYS AS (booking_state = 'live') STORED NOT NULL;
--> statement-breakpoint
-- safe: it went with the column; as fast as the line above.
CREATE INDEX "providers_by_name" ON "providers" USING btree (("booking_state" <> 'listed') desc nulls first,"name","id") WHERE "providers"."removed_at" is null;
--> statement-breakpoint
-- safe: the rows were just written so, and a look at all of them takes a moment.
ALTER TABLE "providers" ADD CONSTRAINT "providers_live" CHECK ("providers"."booking_state" <> 'live' or "providers"."live_by" is not null and ("providers"."live_by" = 'operator' or "providers"."hours_confirmed_at" is not null or "providers"."checklist_due_at" is not null));
--> statement-breakpoint
-- safe: the rows were just written so, and a look at all of them takes a moment.
ALTER TABLE "providers" ADD CONSTRAINT "providers_paused" CHECK (("providers"."booking_state" = 'paused') = ("providers"."paused_reason" is not null));
--> statement-breakpoint
-- safe: the rows were just written so, and a look at all of them takes a moment.
ALTER TABLE "providers" ADD CONSTRAINT "providers_removed" CHECK ("providers"."removed_at" is null or "providers"."booking_state" = 'closed');
--> statement-breakpoint
-- safe: the new one follows at once and allows more.
ALTER TABLE "schedule_exceptions" DROP CONSTRAINT "schedule_exceptions_times";
--> statement-breakpoint
-- safe: allows all that the one before allowed, and there are few rows.
ALTER TABLE "schedule_exceptions" ADD CONSTRAINT "schedule_exceptions_times" CHECK (("schedule_exceptions"."kind" = 'off' and "schedule_exceptions"."opens" is null and "schedule_exceptions"."closes" is null) or ("schedule_exceptions"."kind" in ('extra', 'closed') and "schedule_exceptions"."opens" ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$' and "schedule_exceptions"."closes" ~ '^(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)$' and "schedule_exceptions"."opens" < "schedule_exceptions"."closes"));