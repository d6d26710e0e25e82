CREATE TABLE "appointments" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "appointments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"provider_id" integer NOT NULL,
	"patient_id" integer NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"status" text DEFAULT 'scheduled' NOT NULL,
	"visit_type" text NOT NULL,
	"care_type" text NOT NULL,
	"reason" text NOT NULL,
	"late_cancellation" boolean DEFAULT false NOT NULL,
	"idempotency_key" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "appointments_status" CHECK ("appointments"."status" in ('scheduled', 'completed', 'cancelled', 'rescheduled')),
	CONSTRAINT "appointments_visit_type" CHECK ("appointments"."visit_type" in ('telehealth', 'in-person')),
	CONSTRAINT "appointments_care_type" CHECK ("appointments"."care_type" in ('urgent', 'routine')),
	CONSTRAINT "appointments_ends_after_start" CHECK ("appointments"."ends_at" > "appointments"."starts_at")
);
--> statement-breakpoint
CREATE TABLE "providers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "providers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"specialty" text NOT NULL,
	"facility_type" text,
	"bio" text,
	"email" text,
	"phone" text,
	"address" text DEFAULT '' NOT NULL,
	"state" text NOT NULL,
	"lga" text,
	"latitude" double precision,
	"longitude" double precision,
	"location_precision" text NOT NULL,
	"profile_image" text,
	"office_image" text,
	"rating_tenths" integer DEFAULT 0 NOT NULL,
	"review_count" integer DEFAULT 0 NOT NULL,
	"provides_urgent_care" boolean DEFAULT false NOT NULL,
	"telehealth_available" boolean DEFAULT false NOT NULL,
	"low_cost_options" boolean DEFAULT false NOT NULL,
	"accepting_new_patients" boolean DEFAULT true NOT NULL,
	"mobile_clinic" boolean DEFAULT false NOT NULL,
	"languages" text[] DEFAULT '{}' NOT NULL,
	"services" text[] DEFAULT '{}' NOT NULL,
	"accepted_insurance" text[] DEFAULT '{}' NOT NULL,
	"bookable" boolean NOT NULL,
	"visit_minutes" integer DEFAULT 30 NOT NULL,
	"search_text" text NOT NULL,
	"source" text,
	"source_key" text,
	"is_demo" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "providers_rating" CHECK ("providers"."rating_tenths" between 0 and 50),
	CONSTRAINT "providers_visit_minutes" CHECK ("providers"."visit_minutes" between 5 and 240)
);
--> statement-breakpoint
CREATE TABLE "reviews" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reviews_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"appointment_id" integer NOT NULL,
	"provider_id" integer NOT NULL,
	"stars" integer NOT NULL,
	"comment" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reviews_appointment_id_unique" UNIQUE("appointment_id"),
	CONSTRAINT "reviews_stars" CHECK ("reviews"."stars" between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "users_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"username" "citext" NOT NULL,
	"email" "citext" NOT NULL,
	"password_hash" text NOT NULL,
	"full_name" text NOT NULL,
	"phone" text,
	"state" text,
	"lga" text,
	"blood_type" text,
	"nhis_number" text,
	"role" text DEFAULT 'patient' NOT NULL,
	"permissions" text[] DEFAULT '{}' NOT NULL,
	"is_demo" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_username_unique" UNIQUE("username"),
	CONSTRAINT "users_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "weekly_hours" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "weekly_hours_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"provider_id" integer NOT NULL,
	"weekday" integer NOT NULL,
	"opens" text NOT NULL,
	"closes" text NOT NULL,
	CONSTRAINT "weekly_hours_once" UNIQUE("provider_id","weekday","opens"),
	CONSTRAINT "weekly_hours_weekday" CHECK ("weekly_hours"."weekday" between 0 and 6),
	CONSTRAINT "weekly_hours_times" CHECK ("weekly_hours"."opens" ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$' and "weekly_hours"."closes" ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$' and "weekly_hours"."opens" < "weekly_hours"."closes")
);
--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_provider_id_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_patient_id_users_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_appointment_id_appointments_id_fk" FOREIGN KEY ("appointment_id") REFERENCES "public"."appointments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_provider_id_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "weekly_hours" ADD CONSTRAINT "weekly_hours_provider_id_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "appointments_one_per_start" ON "appointments" USING btree ("provider_id","starts_at") WHERE "appointments"."status" = 'scheduled';--> statement-breakpoint
CREATE UNIQUE INDEX "appointments_idempotency" ON "appointments" USING btree ("patient_id","idempotency_key");--> statement-breakpoint
CREATE INDEX "appointments_patient" ON "appointments" USING btree ("patient_id","starts_at");--> statement-breakpoint
CREATE UNIQUE INDEX "providers_source" ON "providers" USING btree ("source","source_key");--> statement-breakpoint
CREATE INDEX "providers_place" ON "providers" USING btree ("state","lga");--> statement-breakpoint
CREATE INDEX "providers_specialty" ON "providers" USING btree ("specialty");--> statement-breakpoint
CREATE INDEX "providers_search_text" ON "providers" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "reviews_provider" ON "reviews" USING btree ("provider_id","created_at");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");