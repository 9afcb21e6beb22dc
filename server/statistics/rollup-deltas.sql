-- The triggers that append to rollup_deltas what a statement changed; rollups.sql has a worked example, and applies the
-- deltas.

-- The game that a revenue record came from; '' when it came from none.
CREATE OR REPLACE FUNCTION game_of_revenue(source_type text, source_id text) RETURNS text LANGUAGE sql STABLE AS $$
	SELECT coalesce(CASE source_type
		WHEN 'transaction' THEN (SELECT t.game_id FROM transactions t WHERE t.transaction_id = $2)
		WHEN 'withdrawal' THEN (SELECT w.game_id FROM withdrawals w WHERE w.withdrawal_id = $2)
		WHEN 'game' THEN (SELECT left($2, -8) WHERE right($2, 8) ~ '^_[0-9]{4}-[0-9]{2}$')
	END, '')
$$;

-- The status under which a step of a withdrawal is counted. A release ends in rejected too, but it follows a failed
-- payment and not a review.
CREATE OR REPLACE FUNCTION status_of_step(from_status text, to_status text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
	SELECT CASE WHEN from_status = 'failed' AND to_status = 'rejected' THEN 'released' ELSE to_status END
$$;

-- Triggers: they append the deltas of one statement. new_rows and old_rows are the rows that it wrote.

CREATE OR REPLACE FUNCTION append_transaction_deltas() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP <> 'DELETE' THEN
		INSERT INTO rollup_deltas (source, at, status, type, game_id, item_id, player_id, count, cents)
		SELECT 'transactions', created_at, status, transaction_type, game_id, coalesce(item_id, ''), player_id,
			1, amount_cents
		FROM new_rows;
	END IF;
	IF TG_OP <> 'INSERT' THEN
		INSERT INTO rollup_deltas (source, at, status, type, game_id, item_id, player_id, count, cents)
		SELECT 'transactions', created_at, status, transaction_type, game_id, coalesce(item_id, ''), player_id,
			-1, -amount_cents
		FROM old_rows;
	END IF;
	RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION append_revenue_deltas() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP <> 'DELETE' THEN
		-- The same as game_of_revenue(): calling it for each of the thousand records of a batch took longer than inserting
		-- them.
		INSERT INTO rollup_deltas (source, at, type, game_id, count, cents)
		SELECT 'revenue', created_at, revenue_type, coalesce(CASE source_type
				WHEN 'transaction' THEN (SELECT t.game_id FROM transactions t WHERE t.transaction_id = new_rows.source_id)
				WHEN 'withdrawal' THEN (SELECT w.game_id FROM withdrawals w WHERE w.withdrawal_id = new_rows.source_id)
				WHEN 'game' THEN (SELECT left(source_id, -8) WHERE right(source_id, 8) ~ '^_[0-9]{4}-[0-9]{2}$')
			END, ''), 1, amount_cents
		FROM new_rows;
	END IF;
	IF TG_OP <> 'INSERT' THEN
		INSERT INTO rollup_deltas (source, at, type, game_id, count, cents)
		SELECT 'revenue', created_at, revenue_type, game_of_revenue(source_type, source_id), -1, -amount_cents FROM old_rows;
	END IF;
	RETURN NULL;
END $$;

-- A reversal lowers the revenue of the day on which it is booked, not of the day on which the fee was earned. It is no
-- record of revenue, so it counts 0.
CREATE OR REPLACE FUNCTION append_reversal_deltas() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO rollup_deltas (source, at, type, game_id, count, cents)
	SELECT 'revenue', new_rows.created_at, r.revenue_type, game_of_revenue(r.source_type, r.source_id),
		0, -new_rows.amount_cents
	FROM new_rows JOIN revenue_records r ON r.id = new_rows.revenue_record_id;
	RETURN NULL;
END $$;

-- Most changes of players and withdrawals, such as a lease or a search key, leave alone what is counted: then there is
-- no delta, and the figures stay as fast as they were.
CREATE OR REPLACE FUNCTION append_player_deltas() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'INSERT' THEN
		INSERT INTO rollup_deltas (source, at, player_id, count, cents)
		SELECT 'players', created_at, player_id, 1, 0 FROM new_rows;
	ELSIF TG_OP = 'DELETE' THEN
		INSERT INTO rollup_deltas (source, at, player_id, count, cents)
		SELECT 'players', created_at, player_id, -1, 0 FROM old_rows;
	ELSE
		INSERT INTO rollup_deltas (source, at, player_id, count, cents)
		SELECT 'players', created_at, player_id, sum(n), 0
		FROM (
			SELECT created_at, player_id, 1 AS n FROM new_rows UNION ALL SELECT created_at, player_id, -1 FROM old_rows
		) AS changes
		GROUP BY created_at, player_id HAVING sum(n) <> 0;
	END IF;
	RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION append_withdrawal_deltas() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'INSERT' THEN
		INSERT INTO rollup_deltas (source, at, status, player_id, count, cents)
		SELECT 'withdrawals', created_at, status, player_id, 1, requested_cents FROM new_rows;
	ELSIF TG_OP = 'DELETE' THEN
		INSERT INTO rollup_deltas (source, at, status, player_id, count, cents)
		SELECT 'withdrawals', created_at, status, player_id, -1, -requested_cents FROM old_rows;
	ELSE
		INSERT INTO rollup_deltas (source, at, status, player_id, count, cents)
		SELECT 'withdrawals', created_at, status, player_id, sum(n), sum(n * requested_cents)
		FROM (
			SELECT created_at, status, player_id, requested_cents, 1 AS n FROM new_rows
			UNION ALL SELECT created_at, status, player_id, requested_cents, -1 FROM old_rows
		) AS changes
		GROUP BY created_at, status, player_id HAVING sum(n) <> 0 OR sum(n * requested_cents) <> 0;
	END IF;
	RETURN NULL;
END $$;

-- The history is only ever inserted into.
CREATE OR REPLACE FUNCTION append_withdrawal_step_deltas() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO rollup_deltas (source, at, status, count, cents)
	SELECT 'withdrawal_steps', created_at, status_of_step(from_status, to_status), 1, 0 FROM new_rows;
	RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER transactions_rollup_insert AFTER INSERT ON transactions
	REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION append_transaction_deltas();
CREATE OR REPLACE TRIGGER transactions_rollup_update AFTER UPDATE ON transactions
	REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
	FOR EACH STATEMENT EXECUTE FUNCTION append_transaction_deltas();
CREATE OR REPLACE TRIGGER transactions_rollup_delete AFTER DELETE ON transactions
	REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION append_transaction_deltas();
CREATE OR REPLACE TRIGGER revenue_records_rollup_insert AFTER INSERT ON revenue_records
	REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION append_revenue_deltas();
CREATE OR REPLACE TRIGGER revenue_records_rollup_update AFTER UPDATE ON revenue_records
	REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION append_revenue_deltas();
CREATE OR REPLACE TRIGGER revenue_records_rollup_delete AFTER DELETE ON revenue_records
	REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION append_revenue_deltas();
CREATE OR REPLACE TRIGGER revenue_reversals_rollup_insert AFTER INSERT ON revenue_reversals
	REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION append_reversal_deltas();
CREATE OR REPLACE TRIGGER players_rollup_insert AFTER INSERT ON players
	REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION append_player_deltas();
CREATE OR REPLACE TRIGGER players_rollup_update AFTER UPDATE ON players
	REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION append_player_deltas();
CREATE OR REPLACE TRIGGER players_rollup_delete AFTER DELETE ON players
	REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION append_player_deltas();
CREATE OR REPLACE TRIGGER withdrawals_rollup_insert AFTER INSERT ON withdrawals
	REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION append_withdrawal_deltas();
CREATE OR REPLACE TRIGGER withdrawals_rollup_update AFTER UPDATE ON withdrawals
	REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION append_withdrawal_deltas();
CREATE OR REPLACE TRIGGER withdrawals_rollup_delete AFTER DELETE ON withdrawals
	REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION append_withdrawal_deltas();
CREATE OR REPLACE TRIGGER withdrawal_history_rollup_insert AFTER INSERT ON withdrawal_history
	REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION append_withdrawal_step_deltas();
