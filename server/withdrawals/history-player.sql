-- A step has its withdrawal's player, whoever inserts it, so that a player's steps are read in the order of time from
-- one index, however many withdrawals the player has.
--
--   insert into withdrawal_history (withdrawal_id, to_status, action) values ('WDR-100001', 'pending', 'create')
--   returning player_id;
--   -- PLR-00042
CREATE OR REPLACE FUNCTION fill_history_player() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	NEW.player_id := (SELECT w.player_id FROM withdrawals w WHERE w.withdrawal_id = NEW.withdrawal_id);
	RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER withdrawal_history_player BEFORE INSERT ON withdrawal_history
	FOR EACH ROW EXECUTE FUNCTION fill_history_player();
