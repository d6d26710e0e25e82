ALTER TABLE "provider_applications" ADD COLUMN "licence_council" text;--> statement-breakpoint
ALTER TABLE "provider_applications" ADD COLUMN "licence_number" text;--> statement-breakpoint
ALTER TABLE "provider_applications" ADD COLUMN "user_id" integer;--> statement-breakpoint
ALTER TABLE "provider_applications" ADD COLUMN "invited_user_id" integer;--> statement-breakpoint
ALTER TABLE "provider_applications" ADD COLUMN "request_hash" "bytea";--> statement-breakpoint
ALTER TABLE "provider_applications" ADD CONSTRAINT "provider_applications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_applications" ADD CONSTRAINT "provider_applications_invited_user_id_users_id_fk" FOREIGN KEY ("invited_user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "provider_applications_user" ON "provider_applications" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "provider_applications_invited" ON "provider_applications" USING btree ("invited_user_id");