-- what belongs to one device or one person: passkeys, push messages of patients, lengths of a service by person
-- P1: how long one person takes for a service
ALTER TABLE "resource_services" ADD COLUMN "minutes" smallint;--> statement-breakpoint
ALTER TABLE "resource_services" ADD COLUMN "after_minutes" smallint;--> statement-breakpoint
-- safe: the table is small, and both columns are empty
ALTER TABLE "resource_services" ADD CONSTRAINT "resource_services_length" CHECK (case when "resource_services"."minutes" is null then "resource_services"."after_minutes" is null
        else "resource_services"."minutes" between 5 and 480 and coalesce("resource_services"."after_minutes" between 0 and 120, false) end);--> statement-breakpoint
-- P1: who applies for a facility
ALTER TABLE "provider_applications" ADD COLUMN "contact_name" text;--> statement-breakpoint
ALTER TABLE "provider_applications" ALTER COLUMN "contact_name" SET STATISTICS 0;
