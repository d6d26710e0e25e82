ALTER TABLE "health_insights" ADD COLUMN "child_name" text;--> statement-breakpoint
ALTER TABLE "health_insights" ADD COLUMN "child_age_years" integer;--> statement-breakpoint
ALTER TABLE "symptom_records" ADD COLUMN "child_name" text;--> statement-breakpoint
ALTER TABLE "symptom_records" ADD COLUMN "child_age_years" integer;