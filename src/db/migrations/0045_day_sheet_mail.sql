ALTER TABLE "provider_members" ADD COLUMN "day_sheet_mail" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "provider_members" ADD COLUMN "day_sheet_sent_on" date;