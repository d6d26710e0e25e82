CREATE TABLE "health_insights" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "health_insights_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"rule" text NOT NULL,
	"for_child" boolean DEFAULT false NOT NULL,
	"insight_type" text NOT NULL,
	"content" text NOT NULL,
	"related_symptoms" text[] NOT NULL,
	"record_ids" integer[] NOT NULL,
	"generated_at" timestamp with time zone NOT NULL,
	"acknowledged" boolean DEFAULT false NOT NULL,
	"relevance_rating" integer,
	CONSTRAINT "health_insights_type" CHECK ("health_insights"."insight_type" in ('alert', 'trend', 'recommendation')),
	CONSTRAINT "health_insights_rating" CHECK ("health_insights"."relevance_rating" between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "symptom_records" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "symptom_records_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"for_child" boolean DEFAULT false NOT NULL,
	"symptoms" jsonb NOT NULL,
	"temperature" numeric(3, 1),
	"onset" date,
	"notes" text,
	"predicted_urgency" text NOT NULL,
	"predicted_condition" text,
	"follow_up_recommended" boolean NOT NULL,
	"result" jsonb NOT NULL,
	"idempotency_key" text,
	"recorded_at" timestamp with time zone NOT NULL,
	CONSTRAINT "symptom_records_urgency" CHECK ("symptom_records"."predicted_urgency" in ('high', 'medium', 'low'))
);
--> statement-breakpoint
ALTER TABLE "health_insights" ADD CONSTRAINT "health_insights_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "symptom_records" ADD CONSTRAINT "symptom_records_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "health_insights_user" ON "health_insights" USING btree ("user_id","generated_at");--> statement-breakpoint
CREATE UNIQUE INDEX "symptom_records_idempotency" ON "symptom_records" USING btree ("user_id","idempotency_key");--> statement-breakpoint
CREATE INDEX "symptom_records_user" ON "symptom_records" USING btree ("user_id","recorded_at");