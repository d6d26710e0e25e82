CREATE INDEX "appointments_updated" ON "appointments" USING btree ("updated_at");--> statement-breakpoint
CREATE INDEX "providers_updated" ON "providers" USING btree ("updated_at");