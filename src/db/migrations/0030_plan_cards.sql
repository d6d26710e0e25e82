ALTER TABLE "insurance_plans" ADD COLUMN "card_file" text;--> statement-breakpoint
ALTER TABLE "insurance_plans" ADD COLUMN "card_added_at" timestamp with time zone;