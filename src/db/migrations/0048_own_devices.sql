-- what belongs to one device or one person: passkeys, push messages of patients, lengths of a service by person
-- p5
ALTER TABLE "messages" ADD COLUMN "notice" text;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD COLUMN "own" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- safe: partial, and no row has a value yet: it is empty, though the table is read once
CREATE INDEX "messages_notice" ON "messages" USING btree ("notice") WHERE "messages"."notice" is not null;
