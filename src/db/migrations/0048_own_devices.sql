-- what belongs to one device or one person: passkeys, push messages of patients, lengths of a service by person
-- the people whom a patient books for
CREATE TABLE "family_members" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "family_members_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"name" text NOT NULL,
	"relation" text NOT NULL,
	"birth_date" date NOT NULL,
	"sex" text,
	"blood_type" text,
	"genotype" text,
	"idempotency_key" text,
	"added_at" timestamp with time zone NOT NULL,
	CONSTRAINT "family_members_sex" CHECK ("family_members"."sex" in ('female', 'male'))
);
--> statement-breakpoint
-- safe: the table is new
ALTER TABLE "family_members" ADD CONSTRAINT "family_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- safe: the table is new
CREATE UNIQUE INDEX "family_members_idempotency" ON "family_members" USING btree ("user_id","idempotency_key");--> statement-breakpoint
-- safe: the table is new
CREATE INDEX "family_members_user" ON "family_members" USING btree ("user_id","id");
