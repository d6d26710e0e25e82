ALTER TABLE "appointments" ADD COLUMN "danger_accepted" boolean;--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_danger_accepted" CHECK ("appointments"."danger_accepted") NOT VALID;
