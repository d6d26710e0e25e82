-- limits, sign-in, reviews and further places

-- practice: the further places of an application
ALTER TABLE "provider_applications" ADD COLUMN "further_places" jsonb;
--> statement-breakpoint
-- practice: wishes of a desk without network
ALTER TABLE "desk_marks" DROP CONSTRAINT "desk_marks_act";--> statement-breakpoint
-- safe: the table is small, and every row fits: one more act is allowed
ALTER TABLE "desk_marks" ADD CONSTRAINT "desk_marks_act" CHECK ("desk_marks"."act" in ('arrive', 'walk_in', 'begin', 'end', 'no_show', 'leave', 'note', 'priority', 'wish'));
