CREATE TABLE "video_rooms" (
	"appointment_id" integer PRIMARY KEY NOT NULL,
	"waiting_since" timestamp with time zone,
	"patient_seen_at" timestamp with time zone,
	"provider_seen_at" timestamp with time zone,
	"admitted_at" timestamp with time zone,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "visit_summaries" (
	"appointment_id" integer PRIMARY KEY NOT NULL,
	"author_id" integer,
	"text" text NOT NULL,
	"written_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "video_rooms" ADD CONSTRAINT "video_rooms_appointment_id_appointments_id_fk" FOREIGN KEY ("appointment_id") REFERENCES "public"."appointments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visit_summaries" ADD CONSTRAINT "visit_summaries_appointment_id_appointments_id_fk" FOREIGN KEY ("appointment_id") REFERENCES "public"."appointments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visit_summaries" ADD CONSTRAINT "visit_summaries_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "video_rooms_waiting" ON "video_rooms" USING btree ("patient_seen_at");--> statement-breakpoint
CREATE INDEX "visit_summaries_author" ON "visit_summaries" USING btree ("author_id");