ALTER TABLE "providers" ADD COLUMN "licensed_until" date;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "disabled_at" timestamp with time zone;