-- Nobody looks for a row by these: samples of what people tell needn't lie in the statistics, where erasing an account
-- leaves them until the next analysis.
ALTER TABLE "activity_log"
  ALTER COLUMN "details" SET STATISTICS 0,
  ALTER COLUMN "actor_name" SET STATISTICS 0;
--> statement-breakpoint
ALTER TABLE "appointment_insurance"
  ALTER COLUMN "insurer" SET STATISTICS 0,
  ALTER COLUMN "plan_name" SET STATISTICS 0,
  ALTER COLUMN "membership_number" SET STATISTICS 0,
  ALTER COLUMN "group_number" SET STATISTICS 0,
  ALTER COLUMN "policy_holder" SET STATISTICS 0,
  ALTER COLUMN "relation_to_patient" SET STATISTICS 0;
--> statement-breakpoint
ALTER TABLE "appointments"
  ALTER COLUMN "reason" SET STATISTICS 0,
  ALTER COLUMN "for_name" SET STATISTICS 0;
--> statement-breakpoint
ALTER TABLE "contact_messages"
  ALTER COLUMN "name" SET STATISTICS 0,
  ALTER COLUMN "phone" SET STATISTICS 0,
  ALTER COLUMN "subject" SET STATISTICS 0,
  ALTER COLUMN "message" SET STATISTICS 0;
--> statement-breakpoint
ALTER TABLE "conversation_messages"
  ALTER COLUMN "body" SET STATISTICS 0;
--> statement-breakpoint
ALTER TABLE "conversations"
  ALTER COLUMN "name" SET STATISTICS 0;
--> statement-breakpoint
ALTER TABLE "health_insights"
  ALTER COLUMN "child_name" SET STATISTICS 0,
  ALTER COLUMN "content" SET STATISTICS 0,
  ALTER COLUMN "related_symptoms" SET STATISTICS 0;
--> statement-breakpoint
ALTER TABLE "insurance_plans"
  ALTER COLUMN "provider" SET STATISTICS 0,
  ALTER COLUMN "plan_name" SET STATISTICS 0,
  ALTER COLUMN "membership_number" SET STATISTICS 0,
  ALTER COLUMN "group_number" SET STATISTICS 0,
  ALTER COLUMN "policy_holder" SET STATISTICS 0,
  ALTER COLUMN "relation_to_patient" SET STATISTICS 0,
  ALTER COLUMN "contact_number" SET STATISTICS 0,
  ALTER COLUMN "card_file" SET STATISTICS 0;
--> statement-breakpoint
ALTER TABLE "messages"
  ALTER COLUMN "last_error" SET STATISTICS 0;
--> statement-breakpoint
ALTER TABLE "provider_applications"
  ALTER COLUMN "name" SET STATISTICS 0,
  ALTER COLUMN "phone" SET STATISTICS 0,
  ALTER COLUMN "address" SET STATISTICS 0,
  ALTER COLUMN "bio" SET STATISTICS 0,
  ALTER COLUMN "credentials" SET STATISTICS 0,
  ALTER COLUMN "other_credentials" SET STATISTICS 0,
  ALTER COLUMN "languages" SET STATISTICS 0,
  ALTER COLUMN "availability_days" SET STATISTICS 0,
  ALTER COLUMN "availability_hours_start" SET STATISTICS 0,
  ALTER COLUMN "availability_hours_end" SET STATISTICS 0,
  ALTER COLUMN "availability_notes" SET STATISTICS 0,
  ALTER COLUMN "resume_url" SET STATISTICS 0,
  ALTER COLUMN "resume_file" SET STATISTICS 0,
  ALTER COLUMN "resume_name" SET STATISTICS 0,
  ALTER COLUMN "licence_number" SET STATISTICS 0,
  ALTER COLUMN "notes" SET STATISTICS 0;
--> statement-breakpoint
ALTER TABLE "recovery_codes"
  ALTER COLUMN "code_hash" SET STATISTICS 0;
--> statement-breakpoint
ALTER TABLE "review_reports"
  ALTER COLUMN "reason" SET STATISTICS 0;
--> statement-breakpoint
ALTER TABLE "reviews"
  ALTER COLUMN "comment" SET STATISTICS 0;
--> statement-breakpoint
ALTER TABLE "sessions"
  ALTER COLUMN "user_agent" SET STATISTICS 0;
--> statement-breakpoint
ALTER TABLE "symptom_records"
  ALTER COLUMN "child_name" SET STATISTICS 0,
  ALTER COLUMN "symptoms" SET STATISTICS 0,
  ALTER COLUMN "notes" SET STATISTICS 0,
  ALTER COLUMN "predicted_condition" SET STATISTICS 0,
  ALTER COLUMN "result" SET STATISTICS 0;
--> statement-breakpoint
ALTER TABLE "users"
  ALTER COLUMN "password_hash" SET STATISTICS 0,
  ALTER COLUMN "full_name" SET STATISTICS 0,
  ALTER COLUMN "phone" SET STATISTICS 0,
  ALTER COLUMN "blood_type" SET STATISTICS 0,
  ALTER COLUMN "nhis_number" SET STATISTICS 0,
  ALTER COLUMN "guardian_name" SET STATISTICS 0,
  ALTER COLUMN "guardian_relation" SET STATISTICS 0;
--> statement-breakpoint
ALTER TABLE "visit_summaries"
  ALTER COLUMN "text" SET STATISTICS 0;
--> statement-breakpoint
-- Those that were taken before stay otherwise. Older servers keep them until the column is dropped.
DO $$ BEGIN
  IF current_setting('server_version_num')::int >= 180000 THEN
    PERFORM pg_clear_attribute_stats('public', c.relname::text, a.attname::text, false)
    FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid
    WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' AND a.attnum > 0 AND a.attstattarget = 0;
  END IF;
END $$;
