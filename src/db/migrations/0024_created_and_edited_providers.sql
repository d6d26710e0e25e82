ALTER TABLE "providers" ADD COLUMN "creation_key" text;--> statement-breakpoint
CREATE INDEX "providers_edited" ON "providers" USING btree ("source","source_key") WHERE "providers"."edited_columns" <> '{}';--> statement-breakpoint
CREATE UNIQUE INDEX "providers_creation_key" ON "providers" USING btree ("creation_key") WHERE "providers"."creation_key" is not null;