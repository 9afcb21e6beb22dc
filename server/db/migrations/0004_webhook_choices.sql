ALTER TABLE "webhook_targets" ADD COLUMN "events" jsonb;--> statement-breakpoint
ALTER TABLE "webhook_targets" ADD COLUMN "alerts" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "webhook_targets" ADD COLUMN "is_active" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "webhook_targets" ADD COLUMN "not_before" timestamp with time zone;