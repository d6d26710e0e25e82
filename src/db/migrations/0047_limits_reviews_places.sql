-- limits, sign-in, reviews and further places
-- no two names of one shape
-- safe: built in seconds for a million accounts, and registrations wait meanwhile
CREATE INDEX "users_name_shape" ON "users" USING btree (lower(regexp_replace(normalize("username"::text, NFKD), '[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]', '', 'g')));--> statement-breakpoint
-- which reviews count
ALTER TABLE "reviews" ADD COLUMN "basis" text;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "held_at" timestamp with time zone;--> statement-breakpoint
-- safe: a visit has one review at most; the rows are few beside the visits
UPDATE "reviews" r SET "basis" = CASE
    WHEN a."attendance" = 'attended' THEN 'attended'
    WHEN EXISTS (SELECT FROM "video_rooms" v WHERE v."appointment_id" = a."id" AND v."admitted_at" IS NOT NULL) THEN 'video'
    WHEN u."email_confirmed_at" <= a."starts_at" OR u."is_demo" OR u."deleted_at" IS NOT NULL THEN 'account' END
  FROM "appointments" a JOIN "users" u ON u."id" = a."patient_id" WHERE a."id" = r."appointment_id";--> statement-breakpoint
-- safe: the table is small
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_basis" CHECK ("reviews"."basis" in ('attended', 'video', 'account'));--> statement-breakpoint
-- safe: partial, and no row has a value yet
CREATE INDEX "reviews_held" ON "reviews" USING btree ("held_at") WHERE "reviews"."held_at" is not null;--> statement-breakpoint
-- Once, for reviews from before: of each account at a provider the newest counts. As `recountRating` does.
-- safe: only providers whose rating changes
UPDATE "providers" p SET "rating_tenths" = c."tenths", "review_count" = c."total", "updated_at" = clock_timestamp()
  FROM (SELECT i."id", coalesce(round(avg(n."stars") * 10), 0)::int AS "tenths", count(n."stars")::int AS "total"
    FROM (SELECT DISTINCT "provider_id" AS "id" FROM "reviews") i LEFT JOIN (
      SELECT DISTINCT ON (r."provider_id", CASE WHEN u."is_demo" AND u."password_hash" = '!' THEN -r."id" ELSE a."patient_id" END)
        r."provider_id", r."stars"
      FROM "reviews" r JOIN "appointments" a ON a."id" = r."appointment_id" JOIN "users" u ON u."id" = a."patient_id"
      WHERE r."hidden_at" IS NULL AND (r."basis" IS NOT NULL OR a."attendance" = 'attended')
      ORDER BY r."provider_id", CASE WHEN u."is_demo" AND u."password_hash" = '!' THEN -r."id" ELSE a."patient_id" END,
        r."created_at" DESC, r."id" DESC) n ON n."provider_id" = i."id"
    GROUP BY i."id") c
  WHERE c."id" = p."id" AND (p."rating_tenths", p."review_count") IS DISTINCT FROM (c."tenths", c."total");--> statement-breakpoint
-- the further places of an application
ALTER TABLE "provider_applications" ADD COLUMN "further_places" jsonb;--> statement-breakpoint
ALTER TABLE "provider_applications" ALTER COLUMN "further_places" SET STATISTICS 0;--> statement-breakpoint
-- wishes of a desk without network
ALTER TABLE "desk_marks" DROP CONSTRAINT "desk_marks_act";--> statement-breakpoint
-- safe: the table is small, and every row fits: one more act is allowed
ALTER TABLE "desk_marks" ADD CONSTRAINT "desk_marks_act" CHECK ("desk_marks"."act" in ('arrive', 'walk_in', 'begin', 'end', 'no_show', 'leave', 'note', 'priority', 'wish'));
