CREATE TABLE "conversation_messages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "conversation_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"conversation_id" integer NOT NULL,
	"side" text NOT NULL,
	"author_id" integer,
	"body" text NOT NULL,
	"idempotency_key" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "conversation_messages_side" CHECK ("conversation_messages"."side" in ('person', 'staff'))
);
--> statement-breakpoint
CREATE TABLE "conversations" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "conversations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"ticket" text,
	"user_id" integer,
	"visitor_hash" "bytea",
	"provider_id" integer,
	"contact_message_id" integer,
	"name" text,
	"email" text,
	"status" text DEFAULT 'open' NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"last_message_id" integer DEFAULT 0 NOT NULL,
	"last_message_at" timestamp with time zone NOT NULL,
	"person_read_id" integer DEFAULT 0 NOT NULL,
	"staff_read_id" integer DEFAULT 0 NOT NULL,
	"person_told_at" timestamp with time zone,
	"staff_told_at" timestamp with time zone,
	"idempotency_key" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "conversations_ticket_unique" UNIQUE("ticket"),
	CONSTRAINT "conversations_contact_message_id_unique" UNIQUE("contact_message_id"),
	CONSTRAINT "conversations_kind" CHECK ("conversations"."kind" in ('chat', 'letter', 'provider')),
	CONSTRAINT "conversations_status" CHECK ("conversations"."status" in ('open', 'waiting', 'closed')),
	CONSTRAINT "conversations_sides" CHECK (("conversations"."kind" = 'provider') = ("conversations"."provider_id" is not null))
);
--> statement-breakpoint
ALTER TABLE "conversation_messages" ADD CONSTRAINT "conversation_messages_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_messages" ADD CONSTRAINT "conversation_messages_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_provider_id_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_contact_message_id_contact_messages_id_fk" FOREIGN KEY ("contact_message_id") REFERENCES "public"."contact_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "conversation_messages_thread" ON "conversation_messages" USING btree ("conversation_id","id");--> statement-breakpoint
CREATE INDEX "conversation_messages_author" ON "conversation_messages" USING btree ("author_id");--> statement-breakpoint
CREATE UNIQUE INDEX "conversation_messages_key" ON "conversation_messages" USING btree ("conversation_id","side","idempotency_key");--> statement-breakpoint
CREATE UNIQUE INDEX "conversations_user_key" ON "conversations" USING btree ("user_id","idempotency_key");--> statement-breakpoint
CREATE UNIQUE INDEX "conversations_visitor_key" ON "conversations" USING btree ("visitor_hash","idempotency_key");--> statement-breakpoint
CREATE UNIQUE INDEX "conversations_pair" ON "conversations" USING btree ("user_id","provider_id");--> statement-breakpoint
CREATE INDEX "conversations_provider" ON "conversations" USING btree ("provider_id","last_message_at");--> statement-breakpoint
CREATE INDEX "conversations_last" ON "conversations" USING btree ("last_message_at");--> statement-breakpoint
INSERT INTO "conversations" ("kind", "ticket", "user_id", "contact_message_id", "last_message_at", "created_at")
	SELECT 'letter', "ticket", "user_id", "id", "created_at", "created_at" FROM "contact_messages";--> statement-breakpoint
CREATE FUNCTION tell_session_end() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_notify('live', 's:' || OLD.id);
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER sessions_tell_end AFTER DELETE ON "sessions" FOR EACH ROW EXECUTE FUNCTION tell_session_end();
