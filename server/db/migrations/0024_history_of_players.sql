ALTER TABLE "withdrawal_history" ADD COLUMN "player_id" text;--> statement-breakpoint
GRANT UPDATE ON "withdrawal_history" TO CURRENT_USER;--> statement-breakpoint
ALTER TABLE "withdrawal_history" DISABLE TRIGGER "withdrawal_history_only_inserted";--> statement-breakpoint
UPDATE "withdrawal_history" SET "player_id" = "withdrawals"."player_id" FROM "withdrawals" WHERE "withdrawals"."withdrawal_id" = "withdrawal_history"."withdrawal_id";--> statement-breakpoint
ALTER TABLE "withdrawal_history" ENABLE TRIGGER "withdrawal_history_only_inserted";--> statement-breakpoint
REVOKE UPDATE ON "withdrawal_history" FROM CURRENT_USER;--> statement-breakpoint
CREATE INDEX "withdrawal_history_player" ON "withdrawal_history" USING btree ("player_id","created_at","id");--> statement-breakpoint
-- server/withdrawals/history-player.sql replaces these. They are here because a process of the version before may insert steps as soon as this is committed.
CREATE FUNCTION fill_history_player() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	NEW.player_id := (SELECT w.player_id FROM withdrawals w WHERE w.withdrawal_id = NEW.withdrawal_id);
	RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER withdrawal_history_player BEFORE INSERT ON withdrawal_history
	FOR EACH ROW EXECUTE FUNCTION fill_history_player();
