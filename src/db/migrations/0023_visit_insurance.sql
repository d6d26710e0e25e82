CREATE TABLE "appointment_insurance" (
	"appointment_id" integer PRIMARY KEY NOT NULL,
	"patient_id" integer NOT NULL,
	"insurer" text NOT NULL,
	"plan_name" text NOT NULL,
	"membership_number" text NOT NULL,
	"group_number" text,
	"policy_holder" text NOT NULL,
	"relation_to_patient" text NOT NULL,
	"effective_date" date NOT NULL,
	"expiry_date" date,
	"shared_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "appointment_insurance" ADD CONSTRAINT "appointment_insurance_appointment_id_appointments_id_fk" FOREIGN KEY ("appointment_id") REFERENCES "public"."appointments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointment_insurance" ADD CONSTRAINT "appointment_insurance_patient_id_users_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "appointment_insurance_patient" ON "appointment_insurance" USING btree ("patient_id");