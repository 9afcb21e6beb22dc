-- Written by hand: what was called tallies is called rollups, as everywhere else. The functions and triggers are in
-- server/statistics/rollups.sql from here on, which is applied after this migration and replaces their bodies.
ALTER TABLE "tallies" RENAME TO "rollups";--> statement-breakpoint
ALTER TABLE "rollups" RENAME COLUMN "tally" TO "source";--> statement-breakpoint
ALTER TABLE "rollups" RENAME CONSTRAINT "tallies_tally_grain_status_type_game_id_item_id_starts_at_pk" TO "rollups_source_grain_status_type_game_id_item_id_starts_at_pk";--> statement-breakpoint
ALTER TABLE "tally_changes" RENAME TO "rollup_deltas";--> statement-breakpoint
ALTER TABLE "rollup_deltas" RENAME COLUMN "tally" TO "source";--> statement-breakpoint
DROP VIEW "tally_cuts";--> statement-breakpoint
DROP FUNCTION "fold_tallies"(integer);--> statement-breakpoint
DROP FUNCTION "rebuild_tallies"();--> statement-breakpoint
DROP FUNCTION "tally_sources"();--> statement-breakpoint
ALTER FUNCTION "tally_transactions"() RENAME TO "append_transaction_deltas";--> statement-breakpoint
ALTER FUNCTION "tally_revenue"() RENAME TO "append_revenue_deltas";--> statement-breakpoint
ALTER FUNCTION "tally_revenue_reversals"() RENAME TO "append_reversal_deltas";--> statement-breakpoint
ALTER FUNCTION "tally_players"() RENAME TO "append_player_deltas";--> statement-breakpoint
ALTER FUNCTION "tally_withdrawals"() RENAME TO "append_withdrawal_deltas";--> statement-breakpoint
ALTER FUNCTION "tally_withdrawal_steps"() RENAME TO "append_withdrawal_step_deltas";--> statement-breakpoint
ALTER TRIGGER "transactions_tallied_insert" ON "transactions" RENAME TO "transactions_rollup_insert";--> statement-breakpoint
ALTER TRIGGER "transactions_tallied_update" ON "transactions" RENAME TO "transactions_rollup_update";--> statement-breakpoint
ALTER TRIGGER "transactions_tallied_delete" ON "transactions" RENAME TO "transactions_rollup_delete";--> statement-breakpoint
ALTER TRIGGER "revenue_records_tallied_insert" ON "revenue_records" RENAME TO "revenue_records_rollup_insert";--> statement-breakpoint
ALTER TRIGGER "revenue_records_tallied_update" ON "revenue_records" RENAME TO "revenue_records_rollup_update";--> statement-breakpoint
ALTER TRIGGER "revenue_records_tallied_delete" ON "revenue_records" RENAME TO "revenue_records_rollup_delete";--> statement-breakpoint
ALTER TRIGGER "players_tallied_insert" ON "players" RENAME TO "players_rollup_insert";--> statement-breakpoint
ALTER TRIGGER "players_tallied_update" ON "players" RENAME TO "players_rollup_update";--> statement-breakpoint
ALTER TRIGGER "players_tallied_delete" ON "players" RENAME TO "players_rollup_delete";--> statement-breakpoint
ALTER TRIGGER "withdrawals_tallied_insert" ON "withdrawals" RENAME TO "withdrawals_rollup_insert";--> statement-breakpoint
ALTER TRIGGER "withdrawals_tallied_update" ON "withdrawals" RENAME TO "withdrawals_rollup_update";--> statement-breakpoint
ALTER TRIGGER "withdrawals_tallied_delete" ON "withdrawals" RENAME TO "withdrawals_rollup_delete";--> statement-breakpoint
ALTER TRIGGER "withdrawal_history_tallied_insert" ON "withdrawal_history" RENAME TO "withdrawal_history_rollup_insert";--> statement-breakpoint
ALTER TRIGGER "revenue_reversals_tallied_insert" ON "revenue_reversals" RENAME TO "revenue_reversals_rollup_insert";
