ALTER TABLE "game_items" ADD COLUMN "platform_version" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "game_items" ADD COLUMN "admin_changed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "games" ADD COLUMN "platform_version" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "games" ADD COLUMN "admin_changed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "players" ADD COLUMN "platform_version" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "players" ADD COLUMN "received_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "transactions" ADD COLUMN "platform_version" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "transactions" ADD COLUMN "received_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD COLUMN "account_fingerprint" text;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD COLUMN "signals" jsonb;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD COLUMN "received_at" timestamp with time zone DEFAULT now() NOT NULL;