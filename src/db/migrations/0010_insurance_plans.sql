CREATE TABLE "insurance_plans" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "insurance_plans_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"provider" text NOT NULL,
	"plan_name" text NOT NULL,
	"membership_number" text NOT NULL,
	"group_number" text,
	"policy_holder" text NOT NULL,
	"relation_to_patient" text NOT NULL,
	"effective_date" date NOT NULL,
	"expiry_date" date,
	"contact_number" text NOT NULL,
	"is_primary" boolean NOT NULL,
	"idempotency_key" text,
	"added_at" timestamp with time zone NOT NULL,
	CONSTRAINT "insurance_plans_dates" CHECK ("insurance_plans"."expiry_date" > "insurance_plans"."effective_date")
);
--> statement-breakpoint
ALTER TABLE "insurance_plans" ADD CONSTRAINT "insurance_plans_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "insurance_plans_primary" ON "insurance_plans" USING btree ("user_id") WHERE "insurance_plans"."is_primary";--> statement-breakpoint
CREATE UNIQUE INDEX "insurance_plans_idempotency" ON "insurance_plans" USING btree ("user_id","idempotency_key");--> statement-breakpoint
CREATE INDEX "insurance_plans_user" ON "insurance_plans" USING btree ("user_id","id");