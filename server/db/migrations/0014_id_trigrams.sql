DROP INDEX "transactions_id_trigrams";--> statement-breakpoint
DROP INDEX "withdrawals_id_trigrams";--> statement-breakpoint
CREATE INDEX "transactions_id_trigrams" ON "transactions" USING gin ("transaction_id" collate "C" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "withdrawals_id_trigrams" ON "withdrawals" USING gin ("withdrawal_id" collate "C" gin_trgm_ops);