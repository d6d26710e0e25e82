DROP INDEX "providers_place";--> statement-breakpoint
DROP INDEX "providers_specialty";