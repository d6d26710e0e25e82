ALTER TABLE "provider_applications" ADD COLUMN "kind" text DEFAULT 'practitioner' NOT NULL;
--> statement-breakpoint
ALTER TABLE "provider_applications" ADD COLUMN "facility_type" text;
--> statement-breakpoint
ALTER TABLE "provider_applications" ADD COLUMN "cac_number" text;
--> statement-breakpoint
ALTER TABLE "provider_applications" ADD COLUMN "state_licence_number" text;
--> statement-breakpoint
ALTER TABLE "provider_applications" ADD COLUMN "nhia_number" text;
--> statement-breakpoint
ALTER TABLE "provider_applications" ADD COLUMN "latitude" double precision;
--> statement-breakpoint
ALTER TABLE "provider_applications" ADD COLUMN "longitude" double precision;
--> statement-breakpoint
ALTER TABLE "provider_applications" ADD COLUMN "opening_hours" jsonb;
--> statement-breakpoint
ALTER TABLE "provider_applications" ADD COLUMN "people" jsonb;
--> statement-breakpoint
ALTER TABLE "provider_applications" ADD CONSTRAINT "provider_applications_kind" CHECK ("provider_applications"."kind" in ('practitioner', 'facility'));
--> statement-breakpoint
ALTER TABLE "provider_applications" ADD CONSTRAINT "provider_applications_point" CHECK (num_nonnulls("provider_applications"."latitude", "provider_applications"."longitude") in (0, 2));
--> statement-breakpoint
-- As in 0034: no samples of what people wrote in the statistics.
ALTER TABLE "provider_applications"
  ALTER COLUMN "facility_type" SET STATISTICS 0,
  ALTER COLUMN "cac_number" SET STATISTICS 0,
  ALTER COLUMN "state_licence_number" SET STATISTICS 0,
  ALTER COLUMN "nhia_number" SET STATISTICS 0,
  ALTER COLUMN "opening_hours" SET STATISTICS 0,
  ALTER COLUMN "people" SET STATISTICS 0;
