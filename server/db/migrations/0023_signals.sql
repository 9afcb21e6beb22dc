CREATE TABLE "decision_signals" (
	"history_id" bigint PRIMARY KEY NOT NULL,
	"signals" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "decision_signals" ADD CONSTRAINT "decision_signals_history_id_withdrawal_history_id_fk" FOREIGN KEY ("history_id") REFERENCES "public"."withdrawal_history"("id") ON DELETE no action ON UPDATE no action;