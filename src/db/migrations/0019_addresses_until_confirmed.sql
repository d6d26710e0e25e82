ALTER TABLE "users" DROP CONSTRAINT "users_email_unique";--> statement-breakpoint
CREATE INDEX "users_email" ON "users" USING btree ("email","id");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email_confirmed" ON "users" USING btree ("email") WHERE "users"."email_confirmed_at" is not null and "users"."deleted_at" is null;