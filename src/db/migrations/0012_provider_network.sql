CREATE TABLE "provider_applications" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "provider_applications_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"specialty" text NOT NULL,
	"email" "citext" NOT NULL,
	"phone" text NOT NULL,
	"address" text NOT NULL,
	"state" text NOT NULL,
	"lga" text,
	"bio" text,
	"credentials" text NOT NULL,
	"other_credentials" text,
	"telehealth_support" boolean DEFAULT false NOT NULL,
	"urgent_care_support" boolean DEFAULT false NOT NULL,
	"low_cost_options" boolean DEFAULT false NOT NULL,
	"mobile_clinic" boolean DEFAULT false NOT NULL,
	"languages" text[] DEFAULT '{}' NOT NULL,
	"availability_days" text[] NOT NULL,
	"availability_hours_start" text NOT NULL,
	"availability_hours_end" text NOT NULL,
	"availability_notes" text,
	"resume_url" text,
	"resume_file" text,
	"resume_name" text,
	"resume_type" text,
	"status" text DEFAULT 'pending' NOT NULL,
	"notes" text,
	"decided_by" integer,
	"decided_at" timestamp with time zone,
	"provider_id" integer,
	"idempotency_key" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "provider_applications_provider_id_unique" UNIQUE("provider_id"),
	CONSTRAINT "provider_applications_idempotency_key_unique" UNIQUE("idempotency_key"),
	CONSTRAINT "provider_applications_status" CHECK ("provider_applications"."status" in ('pending', 'approved', 'rejected')),
	CONSTRAINT "provider_applications_converted" CHECK ("provider_applications"."provider_id" is null or "provider_applications"."status" = 'approved')
);
--> statement-breakpoint
CREATE TABLE "provider_licences" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "provider_licences_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"provider_id" integer NOT NULL,
	"council" text NOT NULL,
	"number" text NOT NULL,
	"valid_until" date NOT NULL,
	"checked_by" integer,
	"checked_by_name" text NOT NULL,
	"checked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "provider_licences_once" UNIQUE("provider_id","council","number")
);
--> statement-breakpoint
CREATE TABLE "provider_members" (
	"provider_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"feed_token_hash" "bytea",
	"added_at" timestamp with time zone NOT NULL,
	CONSTRAINT "provider_members_provider_id_user_id_pk" PRIMARY KEY("provider_id","user_id"),
	CONSTRAINT "provider_members_feed_token_hash_unique" UNIQUE("feed_token_hash")
);
--> statement-breakpoint
CREATE TABLE "review_reports" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "review_reports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"review_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"outcome" text,
	"resolved_at" timestamp with time zone,
	CONSTRAINT "review_reports_outcome" CHECK ("review_reports"."outcome" in ('kept', 'hidden'))
);
--> statement-breakpoint
CREATE TABLE "schedule_exceptions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "schedule_exceptions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"provider_id" integer NOT NULL,
	"day" date NOT NULL,
	"kind" text NOT NULL,
	"opens" text,
	"closes" text,
	CONSTRAINT "schedule_exceptions_once" UNIQUE NULLS NOT DISTINCT("provider_id","day","kind","opens"),
	CONSTRAINT "schedule_exceptions_times" CHECK (("schedule_exceptions"."kind" = 'off' and "schedule_exceptions"."opens" is null and "schedule_exceptions"."closes" is null) or ("schedule_exceptions"."kind" = 'extra' and "schedule_exceptions"."opens" ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$' and "schedule_exceptions"."closes" ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$' and "schedule_exceptions"."opens" < "schedule_exceptions"."closes"))
);
--> statement-breakpoint
ALTER TABLE "providers" ADD COLUMN "notice_minutes" integer;--> statement-breakpoint
ALTER TABLE "providers" ADD COLUMN "edited_columns" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "providers" ADD COLUMN "removed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "edited_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "hidden_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "provider_applications" ADD CONSTRAINT "provider_applications_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_applications" ADD CONSTRAINT "provider_applications_provider_id_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_licences" ADD CONSTRAINT "provider_licences_provider_id_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_members" ADD CONSTRAINT "provider_members_provider_id_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_members" ADD CONSTRAINT "provider_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_reports" ADD CONSTRAINT "review_reports_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_reports" ADD CONSTRAINT "review_reports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "schedule_exceptions" ADD CONSTRAINT "schedule_exceptions_provider_id_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "provider_applications_created" ON "provider_applications" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "provider_licences_valid_until" ON "provider_licences" USING btree ("valid_until");--> statement-breakpoint
CREATE INDEX "provider_members_user" ON "provider_members" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "review_reports_review" ON "review_reports" USING btree ("review_id");--> statement-breakpoint
CREATE INDEX "review_reports_open" ON "review_reports" USING btree ("created_at") WHERE "review_reports"."outcome" is null;--> statement-breakpoint
ALTER TABLE "providers" ADD CONSTRAINT "providers_notice_minutes" CHECK ("providers"."notice_minutes" between 0 and 20160);