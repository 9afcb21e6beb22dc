DROP INDEX CONCURRENTLY IF EXISTS "players_search_key_trigrams";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "players_search_key_trigrams" ON "players" USING gin ("search_key" collate "C" gin_trgm_ops);
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "players_without_search_key";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "players_without_search_key" ON "players" USING btree ("player_id") WHERE "players"."search_key" is null and "players"."display_name" is not null;
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "withdrawals_search_key_trigrams";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "withdrawals_search_key_trigrams" ON "withdrawals" USING gin ("search_key" collate "C" gin_trgm_ops);
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "withdrawals_without_search_key";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "withdrawals_without_search_key" ON "withdrawals" USING btree ("withdrawal_id") WHERE "withdrawals"."search_key" is null;