CREATE TABLE "heartbeats" (
	"span_at" timestamp with time zone PRIMARY KEY NOT NULL
);
