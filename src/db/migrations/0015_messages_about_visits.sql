ALTER TABLE "messages" DROP CONSTRAINT "messages_status";--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "about" text;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "send_before" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "appointments_to_come" ON "appointments" USING btree ("starts_at") WHERE "appointments"."status" = 'scheduled';--> statement-breakpoint
CREATE INDEX "messages_about" ON "messages" USING btree ("about") WHERE "messages"."about" is not null;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_status" CHECK ("messages"."status" in ('queued', 'sent', 'failed', 'withdrawn'));