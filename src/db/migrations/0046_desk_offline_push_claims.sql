CREATE TABLE "desk_marks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"provider_id" integer NOT NULL,
	"desk_id" integer,
	"day" date NOT NULL,
	"act" text NOT NULL,
	"appointment_id" integer,
	"ticket_id" integer,
	"entered" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"made_by" integer,
	"sent_by" integer,
	"received_at" timestamp with time zone NOT NULL,
	"outcome" text NOT NULL,
	"why" text,
	"settled_at" timestamp with time zone,
	"settled_by" integer,
	CONSTRAINT "desk_marks_act" CHECK ("desk_marks"."act" in ('arrive', 'walk_in', 'begin', 'end', 'no_show', 'leave', 'note', 'priority')),
	CONSTRAINT "desk_marks_outcome" CHECK ("desk_marks"."outcome" in ('applied', 'changed', 'open', 'settled')),
	CONSTRAINT "desk_marks_settled" CHECK (("desk_marks"."outcome" = 'settled') = ("desk_marks"."settled_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "client_claims" (
	"client_id" integer PRIMARY KEY NOT NULL,
	"wrong" smallint DEFAULT 0 NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	CONSTRAINT "client_claims_wrong" CHECK ("client_claims"."wrong" >= 0)
);
--> statement-breakpoint
CREATE TABLE "client_merges" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "client_merges_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"practice_id" integer NOT NULL,
	"kind" text NOT NULL,
	"client_id" integer NOT NULL,
	"from_user_id" integer NOT NULL,
	"to_user_id" integer NOT NULL,
	"moved" jsonb NOT NULL,
	"merged_by" integer,
	"merged_at" timestamp with time zone NOT NULL,
	"undone_by" integer,
	"undone_at" timestamp with time zone,
	CONSTRAINT "client_merges_kind" CHECK ("client_merges"."kind" in ('double', 'claim')),
	CONSTRAINT "client_merges_two" CHECK ("client_merges"."from_user_id" <> "client_merges"."to_user_id")
);
--> statement-breakpoint
CREATE TABLE "push_subscriptions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "push_subscriptions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"session_id" integer,
	"endpoint" text NOT NULL,
	"p256dh" text NOT NULL,
	"auth" text NOT NULL,
	"browser" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"accepted_at" timestamp with time zone,
	CONSTRAINT "push_subscriptions_endpoint_unique" UNIQUE("endpoint")
);
--> statement-breakpoint
CREATE TABLE "board_pairings" (
	"code" text PRIMARY KEY NOT NULL,
	"screen_hash" text NOT NULL,
	"provider_id" integer,
	"made_at" timestamp with time zone NOT NULL,
	CONSTRAINT "board_pairings_screen_hash_unique" UNIQUE("screen_hash")
);
--> statement-breakpoint
ALTER TABLE "alert_contacts" DROP CONSTRAINT "alert_contacts_address";--> statement-breakpoint
DROP INDEX "desks_provider";--> statement-breakpoint
ALTER TABLE "appointments" ADD COLUMN "repeat_id" uuid;--> statement-breakpoint
ALTER TABLE "desks" ADD COLUMN "series" text;--> statement-breakpoint
-- safe: a place has a handful of shared computers; the table is small
UPDATE "desks" SET "series" = chr(65 + numbered.place)
  FROM (SELECT "id", (row_number() OVER (PARTITION BY "provider_id" ORDER BY "id"))::integer AS place FROM "desks") numbered
  WHERE numbered."id" = "desks"."id" AND numbered.place <= 25;--> statement-breakpoint
ALTER TABLE "alert_contacts" ADD COLUMN "push_id" integer;--> statement-breakpoint
ALTER TABLE "desk_marks" ADD CONSTRAINT "desk_marks_provider_id_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "desk_marks" ADD CONSTRAINT "desk_marks_desk_id_desks_id_fk" FOREIGN KEY ("desk_id") REFERENCES "public"."desks"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "desk_marks" ADD CONSTRAINT "desk_marks_appointment_id_appointments_id_fk" FOREIGN KEY ("appointment_id") REFERENCES "public"."appointments"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "desk_marks" ADD CONSTRAINT "desk_marks_ticket_id_tickets_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."tickets"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "desk_marks" ADD CONSTRAINT "desk_marks_made_by_users_id_fk" FOREIGN KEY ("made_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "desk_marks" ADD CONSTRAINT "desk_marks_sent_by_users_id_fk" FOREIGN KEY ("sent_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "desk_marks" ADD CONSTRAINT "desk_marks_settled_by_users_id_fk" FOREIGN KEY ("settled_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_claims" ADD CONSTRAINT "client_claims_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_merges" ADD CONSTRAINT "client_merges_practice_id_practices_id_fk" FOREIGN KEY ("practice_id") REFERENCES "public"."practices"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_merges" ADD CONSTRAINT "client_merges_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_merges" ADD CONSTRAINT "client_merges_from_user_id_users_id_fk" FOREIGN KEY ("from_user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_merges" ADD CONSTRAINT "client_merges_to_user_id_users_id_fk" FOREIGN KEY ("to_user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_merges" ADD CONSTRAINT "client_merges_merged_by_users_id_fk" FOREIGN KEY ("merged_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_merges" ADD CONSTRAINT "client_merges_undone_by_users_id_fk" FOREIGN KEY ("undone_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "board_pairings" ADD CONSTRAINT "board_pairings_provider_id_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "desk_marks_day" ON "desk_marks" USING btree ("provider_id","day");--> statement-breakpoint
CREATE INDEX "desk_marks_open" ON "desk_marks" USING btree ("provider_id") WHERE "desk_marks"."outcome" = 'open';--> statement-breakpoint
CREATE INDEX "desk_marks_desk" ON "desk_marks" USING btree ("desk_id");--> statement-breakpoint
CREATE INDEX "desk_marks_appointment" ON "desk_marks" USING btree ("appointment_id");--> statement-breakpoint
CREATE INDEX "desk_marks_ticket" ON "desk_marks" USING btree ("ticket_id");--> statement-breakpoint
CREATE INDEX "desk_marks_made_by" ON "desk_marks" USING btree ("made_by");--> statement-breakpoint
CREATE INDEX "desk_marks_sent_by" ON "desk_marks" USING btree ("sent_by");--> statement-breakpoint
CREATE INDEX "desk_marks_settled_by" ON "desk_marks" USING btree ("settled_by");--> statement-breakpoint
CREATE INDEX "client_merges_practice" ON "client_merges" USING btree ("practice_id");--> statement-breakpoint
CREATE INDEX "client_merges_client" ON "client_merges" USING btree ("client_id");--> statement-breakpoint
CREATE INDEX "client_merges_from" ON "client_merges" USING btree ("from_user_id");--> statement-breakpoint
CREATE INDEX "client_merges_to" ON "client_merges" USING btree ("to_user_id");--> statement-breakpoint
CREATE INDEX "client_merges_merged_by" ON "client_merges" USING btree ("merged_by");--> statement-breakpoint
CREATE INDEX "client_merges_undone_by" ON "client_merges" USING btree ("undone_by");--> statement-breakpoint
ALTER TABLE "push_subscriptions" ALTER COLUMN "endpoint" SET STATISTICS 0, ALTER COLUMN "p256dh" SET STATISTICS 0, ALTER COLUMN "auth" SET STATISTICS 0, ALTER COLUMN "browser" SET STATISTICS 0;--> statement-breakpoint
CREATE INDEX "push_subscriptions_session" ON "push_subscriptions" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "push_subscriptions_user" ON "push_subscriptions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "board_pairings_provider" ON "board_pairings" USING btree ("provider_id");--> statement-breakpoint
CREATE INDEX "board_pairings_made" ON "board_pairings" USING btree ("made_at");--> statement-breakpoint
-- safe: the table is small, and no row has a value yet
ALTER TABLE "alert_contacts" ADD CONSTRAINT "alert_contacts_push_id_push_subscriptions_id_fk" FOREIGN KEY ("push_id") REFERENCES "public"."push_subscriptions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- safe: partial, and no row has a value yet: it is empty, though the table is read once
CREATE INDEX "appointments_repeat" ON "appointments" USING btree ("repeat_id") WHERE "appointments"."repeat_id" is not null;--> statement-breakpoint
-- safe: the table is small
CREATE UNIQUE INDEX "desks_series" ON "desks" USING btree ("provider_id","series");--> statement-breakpoint
-- safe: made while bookings wait for a moment: the outbox is purged, and text messages are the smaller part
CREATE INDEX "messages_sms" ON "messages" USING btree ("recipient","created_at") WHERE "messages"."channel" = 'sms';--> statement-breakpoint
-- safe: the table is small
CREATE UNIQUE INDEX "alert_contacts_push_once" ON "alert_contacts" USING btree ("provider_id","push_id");--> statement-breakpoint
-- safe: the table is small
CREATE INDEX "alert_contacts_push" ON "alert_contacts" USING btree ("push_id");--> statement-breakpoint
-- safe: the table is small
ALTER TABLE "desks" ADD CONSTRAINT "desks_series_letter" CHECK ("desks"."series" ~ '^[B-Z]$');--> statement-breakpoint
-- safe: the table is small
ALTER TABLE "alert_contacts" ADD CONSTRAINT "alert_contacts_address" CHECK (num_nonnulls("alert_contacts"."email", "alert_contacts"."phone", "alert_contacts"."push_id") = 1);--> statement-breakpoint
ALTER TABLE "desk_marks" ALTER COLUMN "entered" SET STATISTICS 0;--> statement-breakpoint
-- As in 0044, except that merging two records of one person gives their papers to the record that stays.
CREATE OR REPLACE FUNCTION keep_signed_paper() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    IF current_setting('alafia.retention', true) = 'on' THEN
      RETURN OLD;
    END IF;
    RAISE EXCEPTION 'A signed paper cannot be deleted.' USING ERRCODE = 'check_violation', CONSTRAINT = 'papers_kept';
  END IF;
  IF OLD.voided_at IS NOT NULL AND NEW.voided_at IS DISTINCT FROM OLD.voided_at OR
     OLD.void_reason IS NOT NULL AND NEW.void_reason IS DISTINCT FROM OLD.void_reason OR
     NEW.patient_id IS DISTINCT FROM OLD.patient_id AND current_setting('alafia.merge', true) IS DISTINCT FROM 'on' OR
     (NEW.practice_id, NEW.provider_id, NEW.for_name, NEW.appointment_id, NEW.kind, NEW.number, NEW.body, NEW.author_line,
      NEW.created_at, NEW.signed_at, NEW.verify_code, NEW.replaces, NEW.key) IS DISTINCT FROM
     (OLD.practice_id, OLD.provider_id, OLD.for_name, OLD.appointment_id, OLD.kind, OLD.number, OLD.body, OLD.author_line,
      OLD.created_at, OLD.signed_at, OLD.verify_code, OLD.replaces, OLD.key) THEN
    RAISE EXCEPTION 'A signed paper cannot be changed.' USING ERRCODE = 'check_violation', CONSTRAINT = 'papers_kept';
  END IF;
  RETURN NEW;
END $$;
