CREATE TABLE "slot_holds" (
	"provider_id" integer NOT NULL,
	"holder_hash" "bytea" NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "slot_holds_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer,
	"address_hash" "bytea" NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"held_since" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "slot_holds_provider_id_holder_hash_pk" PRIMARY KEY("provider_id","holder_hash"),
	CONSTRAINT "slot_holds_ends_after_start" CHECK ("slot_holds"."ends_at" > "slot_holds"."starts_at")
);
--> statement-breakpoint
ALTER TABLE "appointments" ADD COLUMN "for_name" text;--> statement-breakpoint
ALTER TABLE "appointments" ADD COLUMN "for_age" integer;--> statement-breakpoint
ALTER TABLE "appointments" ADD COLUMN "for_relation" text;--> statement-breakpoint
ALTER TABLE "appointments" ADD COLUMN "cancellation_fee" jsonb;--> statement-breakpoint
ALTER TABLE "appointments" ADD COLUMN "rescheduled_to" integer;--> statement-breakpoint
ALTER TABLE "appointments" ADD COLUMN "attendance" text;--> statement-breakpoint
ALTER TABLE "providers" ADD COLUMN "cancellation_fee_kobo" integer;--> statement-breakpoint
ALTER TABLE "providers" ADD COLUMN "cancellation_fee_percent" integer;--> statement-breakpoint
ALTER TABLE "providers" ADD COLUMN "cancellation_note" text;--> statement-breakpoint
ALTER TABLE "slot_holds" ADD CONSTRAINT "slot_holds_provider_id_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slot_holds" ADD CONSTRAINT "slot_holds_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "slot_holds_id" ON "slot_holds" USING btree ("id");--> statement-breakpoint
CREATE INDEX "slot_holds_holder" ON "slot_holds" USING btree ("holder_hash");--> statement-breakpoint
CREATE INDEX "slot_holds_expires" ON "slot_holds" USING btree ("expires_at");--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_rescheduled_to_appointments_id_fk" FOREIGN KEY ("rescheduled_to") REFERENCES "public"."appointments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_attendance" CHECK ("appointments"."attendance" in ('attended', 'no_show'));--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_for_somebody" CHECK (num_nonnulls("appointments"."for_name", "appointments"."for_age", "appointments"."for_relation") in (0, 3) and "appointments"."for_age" between 0 and 120);--> statement-breakpoint
ALTER TABLE "providers" ADD CONSTRAINT "providers_cancellation_fee" CHECK ("providers"."cancellation_fee_kobo" > 0 and "providers"."cancellation_fee_percent" is null or "providers"."cancellation_fee_percent" between 1 and 100 and "providers"."cancellation_fee_kobo" is null or num_nonnulls("providers"."cancellation_fee_kobo", "providers"."cancellation_fee_percent") = 0);