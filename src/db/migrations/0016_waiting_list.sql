CREATE TABLE "waitlist_entries" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "waitlist_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"appointment_id" integer NOT NULL,
	"patient_id" integer NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"known_free" timestamp with time zone[] NOT NULL,
	"outcome" text,
	"ended_at" timestamp with time zone,
	CONSTRAINT "waitlist_entries_appointment_id_unique" UNIQUE("appointment_id"),
	CONSTRAINT "waitlist_entries_outcome" CHECK ("waitlist_entries"."outcome" in ('left', 'moved', 'over')),
	CONSTRAINT "waitlist_entries_ended" CHECK (num_nonnulls("waitlist_entries"."outcome", "waitlist_entries"."ended_at") in (0, 2))
);
--> statement-breakpoint
CREATE TABLE "waitlist_offers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "waitlist_offers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"entry_id" integer NOT NULL,
	"patient_id" integer NOT NULL,
	"provider_id" integer NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"offered_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"outcome" text,
	"decided_at" timestamp with time zone,
	CONSTRAINT "waitlist_offers_asked_once" UNIQUE("entry_id","starts_at"),
	CONSTRAINT "waitlist_offers_outcome" CHECK ("waitlist_offers"."outcome" in ('accepted', 'declined', 'expired', 'withdrawn')),
	CONSTRAINT "waitlist_offers_decided" CHECK (num_nonnulls("waitlist_offers"."outcome", "waitlist_offers"."decided_at") in (0, 2)),
	CONSTRAINT "waitlist_offers_ends_after_start" CHECK ("waitlist_offers"."ends_at" > "waitlist_offers"."starts_at")
);
--> statement-breakpoint
DROP INDEX "review_reports_review";--> statement-breakpoint
ALTER TABLE "waitlist_entries" ADD CONSTRAINT "waitlist_entries_appointment_id_appointments_id_fk" FOREIGN KEY ("appointment_id") REFERENCES "public"."appointments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waitlist_entries" ADD CONSTRAINT "waitlist_entries_patient_id_users_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waitlist_offers" ADD CONSTRAINT "waitlist_offers_entry_id_waitlist_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."waitlist_entries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waitlist_offers" ADD CONSTRAINT "waitlist_offers_patient_id_users_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waitlist_offers" ADD CONSTRAINT "waitlist_offers_provider_id_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "waitlist_entries_waiting" ON "waitlist_entries" USING btree ("since","id") WHERE "waitlist_entries"."outcome" is null;--> statement-breakpoint
CREATE INDEX "waitlist_entries_patient" ON "waitlist_entries" USING btree ("patient_id");--> statement-breakpoint
CREATE UNIQUE INDEX "waitlist_offers_one_per_time" ON "waitlist_offers" USING btree ("provider_id","starts_at") WHERE "waitlist_offers"."outcome" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "waitlist_offers_one_per_entry" ON "waitlist_offers" USING btree ("entry_id") WHERE "waitlist_offers"."outcome" is null;--> statement-breakpoint
CREATE INDEX "waitlist_offers_patient" ON "waitlist_offers" USING btree ("patient_id");--> statement-breakpoint
ALTER TABLE "review_reports" ADD CONSTRAINT "review_reports_once" UNIQUE("review_id","user_id");