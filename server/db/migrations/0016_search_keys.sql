ALTER TABLE "games" ADD COLUMN "search_key" text;--> statement-breakpoint
ALTER TABLE "players" ADD COLUMN "search_key" text;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD COLUMN "search_key" text;