-- Rollups: counts and sums of rows, kept beside the tables (docs/decisions/which-mechanisms-earn-their-place.md).
-- server/statistics/rollups.ts reads them.
--
-- Worked example, which tests/server/worked-examples.test.ts runs. A pending purchase of $5.00 in the game 'starfall'
-- at 10:20 on 3 May:
--
--   1. A trigger appends ('transactions', '10:20', 'pending', 'purchase', 'starfall', …, count 1, cents 500) to
--      rollup_deltas, in the transaction of the insert. Writers never touch a rollup, so none waits for another.
--   2. apply_rollup_deltas() removes the delta and adds it once to each row that rollup_dimensions has for
--      'transactions': (day 3 May, all), (day 3 May, status pending), (day 3 May, game starfall), (hour 10:00, all) …;
--      '*' stands for "all".
--   3. When the purchase fails, the trigger of the update appends two deltas: -1 of 'pending' and +1 of 'failed'.
--
-- A reader adds the pending deltas to the rollups, so its figure is right between 1 and 2 as well.
--
-- This file is run again whenever it changes. After a change of rollup_dimensions or rollup_sources, run `npm run
-- rollups -- rebuild`.

-- The rollups that exist: per source, by day or hour, and by status, type, game or item.
CREATE OR REPLACE VIEW rollup_dimensions AS SELECT * FROM (VALUES
	('transactions', 'day', false, false, false, false),
	('transactions', 'day', true, false, false, false),
	('transactions', 'day', false, true, false, false),
	('transactions', 'day', false, false, true, false),
	('transactions', 'day', true, true, true, false),
	('transactions', 'hour', false, false, false, false),
	('transactions', 'hour', true, false, false, false),
	('sales', 'day', false, false, true, true),
	('revenue', 'day', false, false, false, false),
	('revenue', 'day', false, true, false, false),
	('revenue', 'day', false, false, true, false),
	('players', 'day', false, false, false, false),
	('withdrawals', 'day', false, false, false, false),
	('withdrawals', 'day', true, false, false, false),
	('withdrawal_steps', 'day', true, false, false, false)
) AS dimensions (source, grain, by_status, by_type, by_game, by_item);

-- The rows that the rollups count: rebuilding adds them up, and checking compares with them.
-- A function, because a view would prevent the table of transactions from being partitioned.
CREATE OR REPLACE FUNCTION rollup_sources() RETURNS TABLE (
	source text, at timestamp with time zone, status text, type text,
	game_id text, item_id text, count bigint, cents bigint) LANGUAGE sql STABLE AS $$
	SELECT 'transactions'::text, t.created_at, t.status, t.transaction_type, t.game_id, ''::text, 1::bigint, t.amount_cents
	FROM transactions t
	UNION ALL
	SELECT 'sales', t.created_at, t.status, '', t.game_id, t.item_id, 1, t.amount_cents
	FROM transactions t WHERE t.status = 'completed' AND t.item_id <> ''
	UNION ALL
	-- Joins instead of calls of game_of_revenue(), because there may be millions of records.
	SELECT 'revenue', r.created_at, '', r.revenue_type, coalesce(t.game_id, w.game_id,
			CASE WHEN r.source_type = 'game' AND right(r.source_id, 8) ~ '^_[0-9]{4}-[0-9]{2}$'
				THEN left(r.source_id, -8) END, ''),
		'', r.count, r.amount_cents
	FROM (
		SELECT created_at, revenue_type, source_type, source_id, 1 AS count, amount_cents FROM revenue_records
		UNION ALL
		SELECT v.created_at, revenue_type, source_type, source_id, 0, -v.amount_cents
		FROM revenue_reversals v JOIN revenue_records ON revenue_records.id = revenue_record_id
	) r
	LEFT JOIN transactions t ON r.source_type = 'transaction' AND t.transaction_id = r.source_id
	LEFT JOIN withdrawals w ON r.source_type = 'withdrawal' AND w.withdrawal_id = r.source_id
	UNION ALL
	SELECT 'players', p.created_at, '', '', '', '', 1, 0 FROM players p
	UNION ALL
	SELECT 'withdrawals', w.created_at, w.status, '', '', '', 1, w.requested_cents FROM withdrawals w
	UNION ALL
	SELECT 'withdrawal_steps', h.created_at, status_of_step(h.from_status, h.to_status), '', '', '', 1, 0
	FROM withdrawal_history h
$$;

-- The sums of a player (player_totals), by the source, status and type of the rows that they add up.
CREATE OR REPLACE FUNCTION is_spent(source text, status text, type text) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
	SELECT source = 'transactions' AND status = 'completed' AND type IN ('purchase', 'item_purchase')
$$;
CREATE OR REPLACE FUNCTION is_waiting(source text, status text) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
	SELECT source = 'withdrawals' AND status IN ('pending', 'pending_review')
$$;
CREATE OR REPLACE FUNCTION is_on_hold(source text, status text) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
	SELECT source = 'withdrawals' AND status IN ('pending', 'pending_review', 'approved', 'processing', 'failed')
$$;

-- The sums of these players with all pending deltas, exact at the moment of the call. Nothing for whom there are
-- neither sums nor deltas.
CREATE OR REPLACE FUNCTION player_sums(ids text[]) RETURNS TABLE (player_id text, last_seen_at timestamp with time zone,
	transaction_count numeric, withdrawal_count numeric, spent_cents numeric, waiting_cents numeric, on_hold_cents numeric,
	withdrawn_cents numeric, rejected_cents numeric) LANGUAGE sql STABLE AS $$
	SELECT sums.player_id, max(sums.last_seen_at), sum(sums.transaction_count), sum(sums.withdrawal_count),
		sum(sums.spent_cents),
		sum(sums.waiting_cents), sum(sums.on_hold_cents), sum(sums.withdrawn_cents), sum(sums.rejected_cents)
	FROM (
		SELECT * FROM player_totals t WHERE t.player_id = ANY (ids)
		UNION ALL
		SELECT d.player_id, CASE WHEN count > 0 THEN at END,
			CASE WHEN source = 'transactions' THEN count ELSE 0 END, CASE WHEN source = 'withdrawals' THEN count ELSE 0 END,
			CASE WHEN is_spent(source, status, type) THEN cents ELSE 0 END,
			CASE WHEN is_waiting(source, status) THEN cents ELSE 0 END,
			CASE WHEN is_on_hold(source, status) THEN cents ELSE 0 END,
			CASE WHEN source = 'withdrawals' AND status = 'completed' THEN cents ELSE 0 END,
			CASE WHEN source = 'withdrawals' AND status = 'rejected' THEN cents ELSE 0 END
		FROM rollup_deltas d WHERE d.player_id = ANY (ids)
	) AS sums
	GROUP BY sums.player_id
$$;

-- Applies about max_deltas pending deltas to rollups, player_totals and activity. Returns how many are still pending;
-- null when another process is applying them.
--
-- activity answers "how many different players were active between two days?" as a sum, without reading a player.
-- Worked example, which tests/server/worked-examples.test.ts runs. A player is active on 1, 3 and 7 May, so activity
-- counts one player in each of these rows:
--
--   day 1, previous day -infinity        day 3, previous day 1        day 7, previous day 3
--
-- Players active from 2 to 6 May: the sum over rows with a day from 2 to 6 whose previous day is before 2. That is the
-- row of day 3, and so this player counts once, on their first active day within the period, whatever the period. When
-- a transaction on 5 May arrives, the row (day 7, previous day 3) loses the player; (day 5, previous day 3) and (day 7,
-- previous day 5) gain one.
CREATE OR REPLACE FUNCTION apply_rollup_deltas(max_deltas integer DEFAULT 20000) RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE
	pending bigint;
	parts bigint;
	part bigint;
	applied bigint;
BEGIN
	-- One process at a time (ADVISORY_LOCK.rollups): two would wait for each other's rows in turn.
	IF NOT pg_try_advisory_xact_lock(4600020) THEN
		RETURN NULL;
	END IF;
	SELECT count(*) INTO pending FROM rollup_deltas;
	IF pending = 0 THEN
		RETURN 0;
	END IF;
	-- A batch takes all deltas of some players, because activity needs everything that changed about a player; and of the
	-- other sources all deltas of some moments. The batch is chosen by an existing delta, so it is never empty.
	parts := greatest(1, pending / max_deltas);
	SELECT abs(hashtext(CASE WHEN source = 'transactions' THEN player_id ELSE at::text END)::bigint) % parts INTO part
	FROM rollup_deltas LIMIT 1;
	-- One statement, so the deltas that it takes and the transactions that it reads are of the same snapshot.
	WITH taken AS MATERIALIZED (
		DELETE FROM rollup_deltas
		WHERE parts = 1
			OR abs(hashtext(CASE WHEN source = 'transactions' THEN player_id ELSE at::text END)::bigint) % parts = part
		RETURNING *
	), summed AS (
		INSERT INTO rollups AS kept (source, grain, status, type, game_id, item_id, starts_at, count, cents)
		SELECT * FROM (
			SELECT source, grain,
				CASE WHEN by_status THEN status ELSE '*' END AS status,
				CASE WHEN by_type THEN type ELSE '*' END AS type,
				CASE WHEN by_game THEN game_id ELSE '*' END AS game_id,
				CASE WHEN by_item THEN item_id ELSE '*' END AS item_id,
				date_trunc(grain, at, 'UTC') AS starts_at,
				sum(count) AS count, sum(cents) AS cents
			FROM (
				SELECT source, at, status, type, game_id, item_id, count, cents FROM taken
				UNION ALL
				SELECT 'sales', at, status, type, game_id, item_id, count, cents FROM taken
				WHERE source = 'transactions' AND status = 'completed' AND item_id <> ''
			) AS delta JOIN rollup_dimensions USING (source)
			GROUP BY 1, 2, 3, 4, 5, 6, 7
		) AS difference
		WHERE count <> 0 OR cents <> 0
		ON CONFLICT (source, grain, status, type, game_id, item_id, starts_at)
			DO UPDATE SET count = kept.count + EXCLUDED.count, cents = kept.cents + EXCLUDED.cents
	), of_players AS (
		INSERT INTO player_totals AS kept
		-- Of a player of whom rows were only deleted, as by hand, there is an earlier time.
		SELECT player_id, coalesce(max(at) FILTER (WHERE count > 0), max(at)),
			coalesce(sum(count) FILTER (WHERE source = 'transactions'), 0),
			coalesce(sum(count) FILTER (WHERE source = 'withdrawals'), 0),
			coalesce(sum(cents) FILTER (WHERE is_spent(source, status, type)), 0),
			coalesce(sum(cents) FILTER (WHERE is_waiting(source, status)), 0),
			coalesce(sum(cents) FILTER (WHERE is_on_hold(source, status)), 0),
			coalesce(sum(cents) FILTER (WHERE source = 'withdrawals' AND status = 'completed'), 0),
			coalesce(sum(cents) FILTER (WHERE source = 'withdrawals' AND status = 'rejected'), 0)
		FROM taken WHERE player_id <> '' GROUP BY player_id
		ON CONFLICT (player_id) DO UPDATE SET last_seen_at = greatest(kept.last_seen_at, EXCLUDED.last_seen_at),
			transaction_count = kept.transaction_count + EXCLUDED.transaction_count,
			withdrawal_count = kept.withdrawal_count + EXCLUDED.withdrawal_count,
			spent_cents = kept.spent_cents + EXCLUDED.spent_cents, waiting_cents = kept.waiting_cents + EXCLUDED.waiting_cents,
			on_hold_cents = kept.on_hold_cents + EXCLUDED.on_hold_cents,
			withdrawn_cents = kept.withdrawn_cents + EXCLUDED.withdrawn_cents,
			rejected_cents = kept.rejected_cents + EXCLUDED.rejected_cents
	), touched AS (
		-- Days of a player, in each game and in all ('*'), on which the number of transactions changed.
		SELECT scope, player_id, date_trunc('day', at, 'UTC') AS day, sum(count) AS difference
		FROM taken CROSS JOIN LATERAL (VALUES ('*'), (game_id)) AS scopes (scope)
		WHERE source = 'transactions'
		GROUP BY 1, 2, 3 HAVING sum(count) <> 0
	), turned AS (
		-- Those of them that became active, or are no longer active.
		SELECT scope, player_id, day, now_active > 0 AS is_active
		FROM touched CROSS JOIN LATERAL (
			SELECT count(*) AS now_active FROM transactions t
			WHERE t.player_id = touched.player_id AND t.created_at >= day AND t.created_at < day + interval '24 hours'
				AND (scope = '*' OR t.game_id = scope)
		) AS counted
		WHERE (now_active > 0) <> (now_active - difference > 0)
	), neighbours AS (
		-- The active days next to these, before and after, which are active both before and after the change.
		SELECT scope, player_id, nearest.day FROM turned CROSS JOIN LATERAL (
			(SELECT date_trunc('day', t.created_at, 'UTC') AS day FROM transactions t
			WHERE t.player_id = turned.player_id AND t.created_at < turned.day AND (scope = '*' OR t.game_id = scope)
			ORDER BY t.created_at DESC LIMIT 1)
			UNION ALL
			(SELECT date_trunc('day', t.created_at, 'UTC') FROM transactions t
			WHERE t.player_id = turned.player_id AND t.created_at >= turned.day + interval '24 hours'
				AND (scope = '*' OR t.game_id = scope)
			ORDER BY t.created_at LIMIT 1)
		) AS nearest (day)
		EXCEPT
		SELECT scope, player_id, day FROM turned
	), days AS (
		SELECT scope, player_id, day, is_active AS is_now, NOT is_active AS was_before FROM turned
		UNION ALL
		SELECT scope, player_id, day, true, true FROM neighbours
	), steps AS (
		-- Each active day with the one before it: added as they are now, subtracted as they were. A day without a predecessor
		-- in this list is the player's first, or it is in both halves and cancels out.
		SELECT scope, day, lag(day) OVER (PARTITION BY scope, player_id ORDER BY day) AS previous_day, 1 AS players
		FROM days WHERE is_now
		UNION ALL
		SELECT scope, day, lag(day) OVER (PARTITION BY scope, player_id ORDER BY day), -1 FROM days WHERE was_before
	), activity_changed AS (
		INSERT INTO activity AS kept (game_id, day, previous_day, players)
		SELECT * FROM (
			SELECT scope, day, coalesce(previous_day, '-infinity') AS previous_day, sum(players) AS players
			FROM steps GROUP BY 1, 2, 3
		) AS difference
		WHERE players <> 0
		ON CONFLICT (game_id, day, previous_day) DO UPDATE SET players = kept.players + EXCLUDED.players
	)
	SELECT count(*) INTO applied FROM taken;
	RETURN greatest(pending - applied, 0);
END $$;

-- The rows that the sums of players add up, without what is pending, which will be applied: for rebuilding and
-- checking.
CREATE OR REPLACE FUNCTION player_sources() RETURNS TABLE (
	source text, at timestamp with time zone, status text, type text,
	player_id text, count bigint, cents bigint) LANGUAGE sql STABLE AS $$
	SELECT 'players'::text, p.created_at, ''::text, ''::text, p.player_id, 1::bigint, 0::bigint FROM players p
	UNION ALL
	SELECT 'transactions', t.created_at, t.status, t.transaction_type, t.player_id, 1, t.amount_cents FROM transactions t
	UNION ALL
	SELECT 'withdrawals', w.created_at, w.status, '', w.player_id, 1, w.requested_cents FROM withdrawals w
	UNION ALL
	SELECT d.source, d.at, d.status, d.type, d.player_id, -d.count, -d.cents FROM rollup_deltas d WHERE d.player_id <> ''
$$;

CREATE OR REPLACE FUNCTION rebuild_player_totals() RETURNS void LANGUAGE sql AS $$
	DELETE FROM player_totals;
	INSERT INTO player_totals
	SELECT player_id, coalesce(max(at) FILTER (WHERE count > 0), max(at)),
		coalesce(sum(count) FILTER (WHERE source = 'transactions'), 0),
		coalesce(sum(count) FILTER (WHERE source = 'withdrawals'), 0),
		coalesce(sum(cents) FILTER (WHERE is_spent(source, status, type)), 0),
		coalesce(sum(cents) FILTER (WHERE is_waiting(source, status)), 0),
		coalesce(sum(cents) FILTER (WHERE is_on_hold(source, status)), 0),
		coalesce(sum(cents) FILTER (WHERE source = 'withdrawals' AND status = 'completed'), 0),
		coalesce(sum(cents) FILTER (WHERE source = 'withdrawals' AND status = 'rejected'), 0)
	FROM player_sources() GROUP BY player_id
$$;

-- Recomputes all rollups from the tables, whatever they contained: after an import with the triggers disabled, and for
-- the demo.
--
-- PostgreSQL expects a few hundred groups where there are tens of thousands, and would sort what hashing groups in a
-- quarter of the time.
CREATE OR REPLACE FUNCTION rebuild_rollups() RETURNS void LANGUAGE plpgsql SET enable_sort = off AS $$
BEGIN
	PERFORM pg_advisory_xact_lock(4600020);
	-- Keeps writers out; readers continue. The history is only written together with its withdrawal, and its owner may not
	-- lock it.
	LOCK TABLE transactions, revenue_records, players, withdrawals IN SHARE MODE;
	DELETE FROM rollup_deltas;
	DELETE FROM rollups;
	DELETE FROM activity;
	PERFORM rebuild_player_totals();
	INSERT INTO rollups (source, grain, status, type, game_id, item_id, starts_at, count, cents)
	SELECT source, grain,
		CASE WHEN by_status THEN status ELSE '*' END, CASE WHEN by_type THEN type ELSE '*' END,
		CASE WHEN by_game THEN game_id ELSE '*' END, CASE WHEN by_item THEN item_id ELSE '*' END,
		date_trunc(grain, at, 'UTC'), sum(count), sum(cents)
	FROM (
		SELECT source, date_trunc('hour', at, 'UTC') AS at, status, type, game_id, item_id,
			sum(count) AS count, sum(cents) AS cents
		FROM rollup_sources() GROUP BY 1, 2, 3, 4, 5, 6
	) AS found JOIN rollup_dimensions USING (source)
	GROUP BY 1, 2, 3, 4, 5, 6, 7;
	INSERT INTO activity (game_id, day, previous_day, players)
	SELECT scope, day, coalesce(previous_day, '-infinity'), count(*)
	FROM (
		SELECT scope, day, lag(day) OVER (PARTITION BY scope, player_id ORDER BY day) AS previous_day
		FROM (
			SELECT DISTINCT game_id AS scope, player_id, date_trunc('day', created_at, 'UTC') AS day FROM transactions
			UNION
			SELECT DISTINCT '*', player_id, date_trunc('day', created_at, 'UTC') FROM transactions
		) AS active
	) AS steps
	GROUP BY 1, 2, 3;
END $$;
