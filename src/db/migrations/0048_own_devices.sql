-- what belongs to one device or one person: passkeys, push messages of patients, lengths of a service by person
-- the people whom a patient books for
CREATE TABLE "family_members" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "family_members_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"name" text NOT NULL,
	"relation" text NOT NULL,
	"birth_date" date NOT NULL,
	"sex" text,
	"blood_type" text,
	"genotype" text,
	"allergies" text,
	"illnesses" text,
	"medicines" text,
	"idempotency_key" text,
	"added_at" timestamp with time zone NOT NULL,
	CONSTRAINT "family_members_sex" CHECK ("family_members"."sex" in ('female', 'male'))
);
--> statement-breakpoint
-- safe: the table is new
ALTER TABLE "family_members" ADD CONSTRAINT "family_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- safe: the table is new
CREATE UNIQUE INDEX "family_members_idempotency" ON "family_members" USING btree ("user_id","idempotency_key");--> statement-breakpoint
-- safe: the table is new
CREATE INDEX "family_members_user" ON "family_members" USING btree ("user_id","id");
--> statement-breakpoint
-- what a patient wrote of their health, and what of it is shared for a visit
CREATE TABLE "health_facts" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"genotype" text,
	"allergies" text,
	"illnesses" text,
	"medicines" text,
	"is_pregnant" boolean,
	"contact_name" text,
	"contact_phone" text,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
-- safe: the table is new
ALTER TABLE "health_facts" ADD CONSTRAINT "health_facts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE TABLE "appointment_health" (
	"appointment_id" integer PRIMARY KEY NOT NULL,
	"patient_id" integer NOT NULL,
	"blood_type" text,
	"genotype" text,
	"allergies" text,
	"illnesses" text,
	"medicines" text,
	"is_pregnant" boolean,
	"contact_name" text,
	"contact_phone" text,
	"shared_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
-- safe: the table is new
ALTER TABLE "appointment_health" ADD CONSTRAINT "appointment_health_appointment_id_appointments_id_fk" FOREIGN KEY ("appointment_id") REFERENCES "public"."appointments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- safe: the table is new
ALTER TABLE "appointment_health" ADD CONSTRAINT "appointment_health_patient_id_users_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- safe: the table is new
CREATE INDEX "appointment_health_patient" ON "appointment_health" USING btree ("patient_id");--> statement-breakpoint
-- how long one person takes for a service
ALTER TABLE "resource_services" ADD COLUMN "minutes" smallint;--> statement-breakpoint
ALTER TABLE "resource_services" ADD COLUMN "after_minutes" smallint;--> statement-breakpoint
-- safe: the table is small, and both columns are empty
ALTER TABLE "resource_services" ADD CONSTRAINT "resource_services_length" CHECK (case when "resource_services"."minutes" is null then "resource_services"."after_minutes" is null
        else "resource_services"."minutes" between 5 and 480 and coalesce("resource_services"."after_minutes" between 0 and 120, false) end);--> statement-breakpoint
-- who applies for a facility
ALTER TABLE "provider_applications" ADD COLUMN "contact_name" text;--> statement-breakpoint
ALTER TABLE "provider_applications" ALTER COLUMN "contact_name" SET STATISTICS 0;--> statement-breakpoint
-- passkeys
CREATE TABLE "passkeys" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "passkeys_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"user_handle" text NOT NULL,
	"credential_id" text NOT NULL,
	"public_key" "bytea" NOT NULL,
	"counter" bigint NOT NULL,
	"transports" text[] NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone,
	CONSTRAINT "passkeys_credential_id_unique" UNIQUE("credential_id")
);
--> statement-breakpoint
CREATE TABLE "used_challenges" (
	"challenge_hash" "bytea" PRIMARY KEY NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "passkeys" ADD CONSTRAINT "passkeys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "passkeys_user" ON "passkeys" USING btree ("user_id");--> statement-breakpoint
ALTER TABLE "passkeys" ALTER COLUMN "name" SET STATISTICS 0, ALTER COLUMN "user_handle" SET STATISTICS 0, ALTER COLUMN "transports" SET STATISTICS 0, ALTER COLUMN "credential_id" SET STATISTICS 0;--> statement-breakpoint
-- push messages of patients, and notices that go by one way only
ALTER TABLE "messages" ADD COLUMN "notice" text;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD COLUMN "own" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- safe: partial, and no row has a value yet: it is empty, though the table is read once
CREATE INDEX "messages_notice" ON "messages" USING btree ("notice") WHERE "messages"."notice" is not null;--> statement-breakpoint
ALTER TABLE "family_members" ALTER COLUMN "name" SET STATISTICS 0, ALTER COLUMN "relation" SET STATISTICS 0, ALTER COLUMN "blood_type" SET STATISTICS 0, ALTER COLUMN "genotype" SET STATISTICS 0, ALTER COLUMN "allergies" SET STATISTICS 0, ALTER COLUMN "illnesses" SET STATISTICS 0, ALTER COLUMN "medicines" SET STATISTICS 0, ALTER COLUMN "sex" SET STATISTICS 0;--> statement-breakpoint
ALTER TABLE "health_facts" ALTER COLUMN "genotype" SET STATISTICS 0, ALTER COLUMN "allergies" SET STATISTICS 0, ALTER COLUMN "illnesses" SET STATISTICS 0, ALTER COLUMN "medicines" SET STATISTICS 0, ALTER COLUMN "contact_name" SET STATISTICS 0, ALTER COLUMN "contact_phone" SET STATISTICS 0;--> statement-breakpoint
ALTER TABLE "appointment_health" ALTER COLUMN "blood_type" SET STATISTICS 0, ALTER COLUMN "genotype" SET STATISTICS 0, ALTER COLUMN "allergies" SET STATISTICS 0, ALTER COLUMN "illnesses" SET STATISTICS 0, ALTER COLUMN "medicines" SET STATISTICS 0, ALTER COLUMN "contact_name" SET STATISTICS 0, ALTER COLUMN "contact_phone" SET STATISTICS 0;--> statement-breakpoint
ALTER TABLE "messages" ALTER COLUMN "notice" SET STATISTICS 0;
