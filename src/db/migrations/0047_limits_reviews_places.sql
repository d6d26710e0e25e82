-- limits, sign-in, reviews and further places

-- practice: the further places of an application
ALTER TABLE "provider_applications" ADD COLUMN "further_places" jsonb;
