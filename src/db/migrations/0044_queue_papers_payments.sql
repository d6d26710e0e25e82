CREATE TABLE "paper_numbers" (
	"practice_id" integer NOT NULL,
	"kind" text NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "paper_numbers_practice_id_kind_pk" PRIMARY KEY("practice_id","kind")
);
--> statement-breakpoint
CREATE TABLE "papers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "papers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"practice_id" integer NOT NULL,
	"provider_id" integer NOT NULL,
	"patient_id" integer NOT NULL,
	"for_name" text,
	"appointment_id" integer,
	"kind" text NOT NULL,
	"number" integer,
	"body" jsonb NOT NULL,
	"author_id" integer,
	"author_line" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"signed_at" timestamp with time zone,
	"verify_code" text,
	"voided_at" timestamp with time zone,
	"void_reason" text,
	"voided_by" integer,
	"replaces" integer,
	"key" text NOT NULL,
	CONSTRAINT "papers_key_unique" UNIQUE("key"),
	CONSTRAINT "papers_kind" CHECK ("papers"."kind" in ('summary', 'referral', 'prescription', 'sick_note', 'receipt')),
	CONSTRAINT "papers_signed" CHECK (num_nonnulls("papers"."signed_at", "papers"."number", "papers"."author_line", "papers"."verify_code") in (0, 4)),
	CONSTRAINT "papers_voided" CHECK (num_nonnulls("papers"."voided_at", "papers"."void_reason") in (0, 2) and ("papers"."voided_at" is null or "papers"."signed_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "fees" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "fees_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"provider_id" integer NOT NULL,
	"appointment_id" integer NOT NULL,
	"kind" text NOT NULL,
	"amount_kobo" integer,
	"note" text,
	"due_at" timestamp with time zone NOT NULL,
	"state" text DEFAULT 'due' NOT NULL,
	"settled_at" timestamp with time zone,
	"settled_by" integer,
	"reason" text,
	"payment_id" integer,
	CONSTRAINT "fees_kind" CHECK ("fees"."kind" in ('late_cancellation', 'no_show')),
	CONSTRAINT "fees_amount" CHECK ("fees"."amount_kobo" > 0),
	CONSTRAINT "fees_state" CHECK (case "fees"."state" when 'due' then num_nonnulls("fees"."settled_at", "fees"."reason", "fees"."payment_id") = 0 when 'waived' then "fees"."settled_at" is not null and "fees"."reason" is not null and "fees"."payment_id" is null when 'paid' then "fees"."settled_at" is not null and "fees"."payment_id" is not null and "fees"."reason" is null else false end)
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"practice_id" integer NOT NULL,
	"provider_id" integer NOT NULL,
	"patient_id" integer NOT NULL,
	"appointment_id" integer,
	"amount_kobo" integer NOT NULL,
	"method" text NOT NULL,
	"purpose" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"received_by" integer,
	"paper_id" integer,
	"voided_at" timestamp with time zone,
	"void_reason" text,
	"key" text NOT NULL,
	CONSTRAINT "payments_key_unique" UNIQUE("key"),
	CONSTRAINT "payments_amount" CHECK ("payments"."amount_kobo" > 0),
	CONSTRAINT "payments_method" CHECK ("payments"."method" in ('cash', 'transfer', 'pos', 'hmo')),
	CONSTRAINT "payments_voided" CHECK (num_nonnulls("payments"."voided_at", "payments"."void_reason") in (0, 2))
);
--> statement-breakpoint
CREATE TABLE "point_pauses" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "point_pauses_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"point_id" integer NOT NULL,
	"from_at" timestamp with time zone NOT NULL,
	"planned_until" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"set_by" integer,
	CONSTRAINT "point_pauses_order" CHECK ("point_pauses"."ended_at" >= "point_pauses"."from_at" and "point_pauses"."planned_until" > "point_pauses"."from_at")
);
--> statement-breakpoint
CREATE TABLE "service_points" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "service_points_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"provider_id" integer NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"resource_id" integer,
	"units" smallint DEFAULT 1 NOT NULL,
	"planned_minutes" smallint NOT NULL,
	"position" smallint NOT NULL,
	"retired_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "service_points_kind" CHECK ("service_points"."kind" in ('records', 'vitals', 'doctor', 'laboratory', 'cash', 'pharmacy', 'other')),
	CONSTRAINT "service_points_units" CHECK ("service_points"."units" between 1 and 20),
	CONSTRAINT "service_points_planned" CHECK ("service_points"."planned_minutes" between 1 and 240)
);
--> statement-breakpoint
CREATE TABLE "appointment_delays" (
	"appointment_id" integer PRIMARY KEY NOT NULL,
	"resource_id" integer,
	"minutes" smallint NOT NULL,
	"told_at" timestamp with time zone NOT NULL,
	"told_by" integer,
	CONSTRAINT "appointment_delays_minutes" CHECK ("appointment_delays"."minutes" between 5 and 480)
);
--> statement-breakpoint
CREATE TABLE "queue_boards" (
	"provider_id" integer PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	CONSTRAINT "queue_boards_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "ticket_days" (
	"provider_id" integer NOT NULL,
	"day" date NOT NULL,
	"series" text NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "ticket_days_provider_id_day_series_pk" PRIMARY KEY("provider_id","day","series"),
	CONSTRAINT "ticket_days_series" CHECK ("ticket_days"."series" ~ '^[A-Z]$')
);
--> statement-breakpoint
CREATE TABLE "ticket_steps" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ticket_steps_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"ticket_id" integer NOT NULL,
	"point_id" integer NOT NULL,
	"queued_at" timestamp with time zone NOT NULL,
	"called_at" timestamp with time zone,
	"calls" smallint DEFAULT 0 NOT NULL,
	"began_at" timestamp with time zone,
	"unit" smallint,
	"ended_at" timestamp with time zone,
	"told_from" smallint,
	"told_to" smallint,
	"member_id" integer,
	CONSTRAINT "ticket_steps_unit" CHECK (num_nonnulls("ticket_steps"."began_at", "ticket_steps"."unit") in (0, 2)),
	CONSTRAINT "ticket_steps_told" CHECK (num_nonnulls("ticket_steps"."told_from", "ticket_steps"."told_to") in (0, 2))
);
--> statement-breakpoint
CREATE TABLE "tickets" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "tickets_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"provider_id" integer NOT NULL,
	"day" date NOT NULL,
	"series" text DEFAULT 'A' NOT NULL,
	"number" integer NOT NULL,
	"patient_id" integer NOT NULL,
	"for_name" text,
	"appointment_id" integer,
	"priority" smallint DEFAULT 0 NOT NULL,
	"arrived_at" timestamp with time zone NOT NULL,
	"left_at" timestamp with time zone,
	"outcome" text,
	"code" text NOT NULL,
	"key" text NOT NULL,
	"created_by" integer,
	CONSTRAINT "tickets_number" UNIQUE("provider_id","day","series","number"),
	CONSTRAINT "tickets_code" UNIQUE("code"),
	CONSTRAINT "tickets_key" UNIQUE("key"),
	CONSTRAINT "tickets_appointment" UNIQUE("appointment_id"),
	CONSTRAINT "tickets_priority" CHECK ("tickets"."priority" between 0 and 2),
	CONSTRAINT "tickets_outcome" CHECK ("tickets"."outcome" in ('done', 'left', 'cancelled', 'mistake')),
	CONSTRAINT "tickets_left" CHECK (num_nonnulls("tickets"."left_at", "tickets"."outcome") in (0, 2))
);
--> statement-breakpoint
ALTER TABLE "paper_numbers" ADD CONSTRAINT "paper_numbers_practice_id_practices_id_fk" FOREIGN KEY ("practice_id") REFERENCES "public"."practices"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "papers" ADD CONSTRAINT "papers_practice_id_practices_id_fk" FOREIGN KEY ("practice_id") REFERENCES "public"."practices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "papers" ADD CONSTRAINT "papers_provider_id_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "papers" ADD CONSTRAINT "papers_patient_id_users_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "papers" ADD CONSTRAINT "papers_appointment_id_appointments_id_fk" FOREIGN KEY ("appointment_id") REFERENCES "public"."appointments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "papers" ADD CONSTRAINT "papers_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "papers" ADD CONSTRAINT "papers_voided_by_users_id_fk" FOREIGN KEY ("voided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "papers" ADD CONSTRAINT "papers_replaces_papers_id_fk" FOREIGN KEY ("replaces") REFERENCES "public"."papers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fees" ADD CONSTRAINT "fees_provider_id_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fees" ADD CONSTRAINT "fees_appointment_id_appointments_id_fk" FOREIGN KEY ("appointment_id") REFERENCES "public"."appointments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fees" ADD CONSTRAINT "fees_settled_by_users_id_fk" FOREIGN KEY ("settled_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fees" ADD CONSTRAINT "fees_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_practice_id_practices_id_fk" FOREIGN KEY ("practice_id") REFERENCES "public"."practices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_provider_id_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_patient_id_users_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_appointment_id_appointments_id_fk" FOREIGN KEY ("appointment_id") REFERENCES "public"."appointments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_received_by_users_id_fk" FOREIGN KEY ("received_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_paper_id_papers_id_fk" FOREIGN KEY ("paper_id") REFERENCES "public"."papers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_pauses" ADD CONSTRAINT "point_pauses_point_id_service_points_id_fk" FOREIGN KEY ("point_id") REFERENCES "public"."service_points"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_pauses" ADD CONSTRAINT "point_pauses_set_by_users_id_fk" FOREIGN KEY ("set_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_points" ADD CONSTRAINT "service_points_provider_id_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_points" ADD CONSTRAINT "service_points_resource_id_resources_id_fk" FOREIGN KEY ("resource_id") REFERENCES "public"."resources"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointment_delays" ADD CONSTRAINT "appointment_delays_appointment_id_appointments_id_fk" FOREIGN KEY ("appointment_id") REFERENCES "public"."appointments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointment_delays" ADD CONSTRAINT "appointment_delays_resource_id_resources_id_fk" FOREIGN KEY ("resource_id") REFERENCES "public"."resources"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointment_delays" ADD CONSTRAINT "appointment_delays_told_by_users_id_fk" FOREIGN KEY ("told_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "queue_boards" ADD CONSTRAINT "queue_boards_provider_id_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_days" ADD CONSTRAINT "ticket_days_provider_id_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_steps" ADD CONSTRAINT "ticket_steps_ticket_id_tickets_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."tickets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_steps" ADD CONSTRAINT "ticket_steps_point_id_service_points_id_fk" FOREIGN KEY ("point_id") REFERENCES "public"."service_points"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_steps" ADD CONSTRAINT "ticket_steps_member_id_users_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_provider_id_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_patient_id_users_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_appointment_id_appointments_id_fk" FOREIGN KEY ("appointment_id") REFERENCES "public"."appointments"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "papers_number" ON "papers" USING btree ("practice_id","kind","number");--> statement-breakpoint
CREATE UNIQUE INDEX "papers_verify_code" ON "papers" USING btree ("verify_code");--> statement-breakpoint
CREATE UNIQUE INDEX "papers_replaces" ON "papers" USING btree ("replaces");--> statement-breakpoint
CREATE INDEX "papers_patient" ON "papers" USING btree ("patient_id","created_at");--> statement-breakpoint
CREATE INDEX "papers_appointment" ON "papers" USING btree ("appointment_id");--> statement-breakpoint
CREATE INDEX "papers_provider" ON "papers" USING btree ("provider_id");--> statement-breakpoint
CREATE INDEX "papers_author" ON "papers" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "papers_voided_by" ON "papers" USING btree ("voided_by");--> statement-breakpoint
CREATE UNIQUE INDEX "fees_once" ON "fees" USING btree ("appointment_id","kind");--> statement-breakpoint
CREATE INDEX "fees_provider" ON "fees" USING btree ("provider_id","due_at");--> statement-breakpoint
CREATE INDEX "fees_settled_by" ON "fees" USING btree ("settled_by");--> statement-breakpoint
CREATE INDEX "fees_payment" ON "fees" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "payments_patient" ON "payments" USING btree ("patient_id");--> statement-breakpoint
CREATE INDEX "payments_appointment" ON "payments" USING btree ("appointment_id");--> statement-breakpoint
CREATE INDEX "payments_provider" ON "payments" USING btree ("provider_id","received_at");--> statement-breakpoint
CREATE INDEX "payments_practice" ON "payments" USING btree ("practice_id");--> statement-breakpoint
CREATE INDEX "payments_received_by" ON "payments" USING btree ("received_by");--> statement-breakpoint
CREATE INDEX "payments_paper" ON "payments" USING btree ("paper_id");--> statement-breakpoint
CREATE INDEX "point_pauses_point" ON "point_pauses" USING btree ("point_id","from_at");--> statement-breakpoint
CREATE INDEX "point_pauses_set_by" ON "point_pauses" USING btree ("set_by");--> statement-breakpoint
CREATE UNIQUE INDEX "service_points_name" ON "service_points" USING btree ("provider_id",lower("name")) WHERE "service_points"."retired_at" is null;--> statement-breakpoint
CREATE INDEX "service_points_resource" ON "service_points" USING btree ("resource_id");--> statement-breakpoint
CREATE INDEX "appointment_delays_resource" ON "appointment_delays" USING btree ("resource_id");--> statement-breakpoint
CREATE INDEX "appointment_delays_told_by" ON "appointment_delays" USING btree ("told_by");--> statement-breakpoint
CREATE UNIQUE INDEX "ticket_steps_one_open" ON "ticket_steps" USING btree ("ticket_id") WHERE "ticket_steps"."ended_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "ticket_steps_one_per_unit" ON "ticket_steps" USING btree ("point_id","unit") WHERE "ticket_steps"."began_at" is not null and "ticket_steps"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "ticket_steps_ticket" ON "ticket_steps" USING btree ("ticket_id");--> statement-breakpoint
CREATE INDEX "ticket_steps_point" ON "ticket_steps" USING btree ("point_id","began_at");--> statement-breakpoint
CREATE INDEX "ticket_steps_member" ON "ticket_steps" USING btree ("member_id");--> statement-breakpoint
CREATE UNIQUE INDEX "tickets_waiting_once" ON "tickets" USING btree ("provider_id","day","patient_id",coalesce("for_name", '')) WHERE "tickets"."left_at" is null;--> statement-breakpoint
CREATE INDEX "tickets_patient" ON "tickets" USING btree ("patient_id");--> statement-breakpoint
CREATE INDEX "tickets_created_by" ON "tickets" USING btree ("created_by");--> statement-breakpoint
ALTER TABLE "point_pauses" ADD CONSTRAINT "point_pauses_no_overlap"
  EXCLUDE USING gist ("point_id" WITH =, tstzrange("from_at", "ended_at") WITH &&);--> statement-breakpoint
-- What practices write about people stays out of the planner's statistics.
ALTER TABLE "tickets" ALTER COLUMN "for_name" SET STATISTICS 0, ALTER COLUMN "code" SET STATISTICS 0, ALTER COLUMN "key" SET STATISTICS 0;--> statement-breakpoint
ALTER INDEX "tickets_waiting_once" ALTER COLUMN 4 SET STATISTICS 0;--> statement-breakpoint
ALTER TABLE "papers" ALTER COLUMN "for_name" SET STATISTICS 0, ALTER COLUMN "body" SET STATISTICS 0, ALTER COLUMN "author_line" SET STATISTICS 0, ALTER COLUMN "verify_code" SET STATISTICS 0, ALTER COLUMN "void_reason" SET STATISTICS 0, ALTER COLUMN "key" SET STATISTICS 0;--> statement-breakpoint
ALTER TABLE "payments" ALTER COLUMN "purpose" SET STATISTICS 0, ALTER COLUMN "void_reason" SET STATISTICS 0, ALTER COLUMN "key" SET STATISTICS 0;--> statement-breakpoint
ALTER TABLE "fees" ALTER COLUMN "note" SET STATISTICS 0, ALTER COLUMN "reason" SET STATISTICS 0;--> statement-breakpoint
-- Whatever ends an appointment ends the wait of its patient, in the same transaction.
CREATE FUNCTION end_ticket_of_appointment() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE ticket_steps s SET ended_at = NEW.updated_at FROM tickets t
  WHERE t.appointment_id = NEW.id AND t.left_at IS NULL AND s.ticket_id = t.id AND s.ended_at IS NULL;
  UPDATE tickets SET left_at = NEW.updated_at, outcome = CASE
    WHEN NEW.status <> 'completed' THEN 'cancelled'
    WHEN NEW.attendance = 'no_show' THEN 'left'
    ELSE 'done' END
  WHERE appointment_id = NEW.id AND left_at IS NULL;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER appointments_end_ticket AFTER UPDATE OF status ON "appointments"
  FOR EACH ROW WHEN (OLD.status = 'scheduled' AND NEW.status <> 'scheduled') EXECUTE FUNCTION end_ticket_of_appointment();
--> statement-breakpoint
-- A signed paper is evidence: all that may change is that it is voided, or that an erased account is forgotten. It goes once its
-- retention is over.
CREATE FUNCTION keep_signed_paper() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    IF current_setting('alafia.retention', true) = 'on' THEN
      RETURN OLD;
    END IF;
    RAISE EXCEPTION 'A signed paper cannot be deleted.' USING ERRCODE = 'check_violation', CONSTRAINT = 'papers_kept';
  END IF;
  IF OLD.voided_at IS NOT NULL AND NEW.voided_at IS DISTINCT FROM OLD.voided_at OR
     OLD.void_reason IS NOT NULL AND NEW.void_reason IS DISTINCT FROM OLD.void_reason OR
     (NEW.practice_id, NEW.provider_id, NEW.patient_id, NEW.for_name, NEW.appointment_id, NEW.kind, NEW.number, NEW.body, NEW.author_line,
      NEW.created_at, NEW.signed_at, NEW.verify_code, NEW.replaces, NEW.key) IS DISTINCT FROM
     (OLD.practice_id, OLD.provider_id, OLD.patient_id, OLD.for_name, OLD.appointment_id, OLD.kind, OLD.number, OLD.body, OLD.author_line,
      OLD.created_at, OLD.signed_at, OLD.verify_code, OLD.replaces, OLD.key) THEN
    RAISE EXCEPTION 'A signed paper cannot be changed.' USING ERRCODE = 'check_violation', CONSTRAINT = 'papers_kept';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER papers_signed BEFORE UPDATE OR DELETE ON "papers"
  FOR EACH ROW WHEN (OLD.signed_at IS NOT NULL) EXECUTE FUNCTION keep_signed_paper();
