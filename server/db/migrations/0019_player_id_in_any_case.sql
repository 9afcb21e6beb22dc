DROP INDEX CONCURRENTLY IF EXISTS "players_id_in_any_case";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "players_id_in_any_case" ON "players" USING btree (lower("player_id" collate "C"));