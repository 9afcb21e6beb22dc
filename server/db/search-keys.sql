-- A search key is made by searchKey (src/lib/search-key.ts), which no function here repeats. A server of the release
-- before changes a name and leaves the key of the old one: then the row has no key, until housekeeping makes it anew
-- (server/records/search-keys.ts). An erased player keeps none.
--
--   update players set display_name = 'Zoë' where player_id = 'PLR-00042' returning search_key;
--   -- (null)
CREATE OR REPLACE FUNCTION forget_search_key() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	NEW.search_key := NULL;
	RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER players_search_key BEFORE UPDATE OF display_name ON players FOR EACH ROW
	WHEN (OLD.display_name IS DISTINCT FROM NEW.display_name AND OLD.search_key IS NOT DISTINCT FROM NEW.search_key)
	EXECUTE FUNCTION forget_search_key();
CREATE OR REPLACE TRIGGER games_search_key BEFORE UPDATE OF game_name, developer ON games FOR EACH ROW
	WHEN ((OLD.game_name, OLD.developer) IS DISTINCT FROM (NEW.game_name, NEW.developer)
		AND OLD.search_key IS NOT DISTINCT FROM NEW.search_key)
	EXECUTE FUNCTION forget_search_key();
CREATE OR REPLACE TRIGGER withdrawals_search_key BEFORE UPDATE OF bank_name ON withdrawals FOR EACH ROW
	WHEN (OLD.bank_name IS DISTINCT FROM NEW.bank_name AND OLD.search_key IS NOT DISTINCT FROM NEW.search_key)
	EXECUTE FUNCTION forget_search_key();
