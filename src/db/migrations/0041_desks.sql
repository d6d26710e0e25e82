CREATE TABLE "desks" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "desks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"provider_id" integer NOT NULL,
	"name" text NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"lock_after_seconds" smallint DEFAULT 180 NOT NULL,
	"enrolled_by" integer,
	"enrolled_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone,
	CONSTRAINT "desks_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "desks_lock_after_seconds" CHECK ("desks"."lock_after_seconds" between 60 and 900)
);
--> statement-breakpoint
CREATE TABLE "member_pins" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"pin_hash" text NOT NULL,
	"set_at" timestamp with time zone NOT NULL,
	"failures" smallint DEFAULT 0 NOT NULL,
	"tries" timestamp with time zone[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "member_pins_failures" CHECK ("member_pins"."failures" >= 0)
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "desk_id" integer;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "by_pin" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "locked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "desks" ADD CONSTRAINT "desks_provider_id_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "desks" ADD CONSTRAINT "desks_enrolled_by_users_id_fk" FOREIGN KEY ("enrolled_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_pins" ADD CONSTRAINT "member_pins_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "desks_provider" ON "desks" USING btree ("provider_id");--> statement-breakpoint
CREATE INDEX "desks_enrolled_by" ON "desks" USING btree ("enrolled_by");--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_desk_id_desks_id_fk" FOREIGN KEY ("desk_id") REFERENCES "public"."desks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sessions_desk" ON "sessions" USING btree ("desk_id") WHERE "sessions"."desk_id" is not null;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_pin_at_desk" CHECK ("sessions"."desk_id" is not null or not "sessions"."by_pin");--> statement-breakpoint
ALTER TABLE "desks" ALTER COLUMN "name" SET STATISTICS 0;--> statement-breakpoint
ALTER TABLE "member_pins" ALTER COLUMN "pin_hash" SET STATISTICS 0;