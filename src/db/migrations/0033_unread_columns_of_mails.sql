-- Nobody looks for a message by these: without statistics of them an analysis needn't fetch long texts, nor keep any.
ALTER TABLE "messages"
  ALTER COLUMN "subject" SET STATISTICS 0,
  ALTER COLUMN "text" SET STATISTICS 0,
  ALTER COLUMN "links" SET STATISTICS 0,
  ALTER COLUMN "html" SET STATISTICS 0,
  ALTER COLUMN "attachments" SET STATISTICS 0;
