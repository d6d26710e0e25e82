CREATE TABLE "page_changes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "page_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"provider_id" integer NOT NULL,
	"field" text NOT NULL,
	"was" jsonb NOT NULL,
	"wanted" jsonb NOT NULL,
	"sent_by" integer,
	"sent_at" timestamp with time zone NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"reason" text,
	"decided_by" integer,
	"decided_at" timestamp with time zone,
	CONSTRAINT "page_changes_state" CHECK ("page_changes"."state" in ('waiting', 'approved', 'refused', 'withdrawn')),
	CONSTRAINT "page_changes_decided" CHECK (("page_changes"."state" = 'waiting') = ("page_changes"."decided_at" is null)),
	CONSTRAINT "page_changes_reason" CHECK (("page_changes"."state" = 'refused') = ("page_changes"."reason" is not null))
);
--> statement-breakpoint
ALTER TABLE "page_changes" ADD CONSTRAINT "page_changes_provider_id_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "page_changes" ADD CONSTRAINT "page_changes_sent_by_users_id_fk" FOREIGN KEY ("sent_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "page_changes" ADD CONSTRAINT "page_changes_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
CREATE UNIQUE INDEX "page_changes_waiting" ON "page_changes" USING btree ("provider_id","field") WHERE "page_changes"."state" = 'waiting';
--> statement-breakpoint
CREATE INDEX "page_changes_provider" ON "page_changes" USING btree ("provider_id");
--> statement-breakpoint
CREATE INDEX "page_changes_sent_by" ON "page_changes" USING btree ("sent_by");
--> statement-breakpoint
CREATE INDEX "page_changes_decided_by" ON "page_changes" USING btree ("decided_by");
--> statement-breakpoint
-- As in 0034: no samples of what people wrote in the statistics.
ALTER TABLE "page_changes"
  ALTER COLUMN "was" SET STATISTICS 0,
  ALTER COLUMN "wanted" SET STATISTICS 0,
  ALTER COLUMN "reason" SET STATISTICS 0;
