-- 0003 was changed twice after it had landed. What its earlier forms made otherwise becomes what its last form makes.
DROP INDEX IF EXISTS "players_email_begins";--> statement-breakpoint
DO $$
BEGIN
	IF pg_get_indexdef('players_email_trigrams'::regclass) NOT LIKE '%COLLATE "C"%' THEN
		DROP INDEX "players_email_trigrams";
		CREATE INDEX "players_email_trigrams" ON "players" USING gin ("email" collate "C" gin_trgm_ops);
	END IF;
END $$;--> statement-breakpoint
-- The rows that the sums are about, one by one: what rebuilding adds up and checking compares with.
-- A function, not a view: a view would keep the table of transactions from being put into partitions.
CREATE FUNCTION "tally_sources"() RETURNS TABLE ("tally" text, "at" timestamp with time zone, "status" text, "type" text,
	"game_id" text, "item_id" text, "count" bigint, "cents" bigint) LANGUAGE sql STABLE AS $$
	SELECT 'transactions'::text, t.created_at, t.status, t.transaction_type, t.game_id, ''::text, 1::bigint, t.amount_cents
	FROM transactions t
	UNION ALL
	SELECT 'sales', t.created_at, t.status, '', t.game_id, t.item_id, 1, t.amount_cents
	FROM transactions t WHERE t.status = 'completed' AND t.item_id <> ''
	UNION ALL
	-- game_of_revenue(), for any number of them.
	SELECT 'revenue', r.created_at, '', r.revenue_type, coalesce(t.game_id, w.game_id,
			CASE WHEN r.source_type = 'game' AND right(r.source_id, 8) ~ '^_[0-9]{4}-[0-9]{2}$' THEN left(r.source_id, -8) END, ''),
		'', 1, r.amount_cents
	FROM revenue_records r
	LEFT JOIN transactions t ON r.source_type = 'transaction' AND t.transaction_id = r.source_id
	LEFT JOIN withdrawals w ON r.source_type = 'withdrawal' AND w.withdrawal_id = r.source_id
	UNION ALL
	SELECT 'players', p.created_at, '', '', '', '', 1, 0 FROM players p
	UNION ALL
	SELECT 'withdrawals', w.created_at, w.status, '', '', '', 1, w.requested_cents FROM withdrawals w
	UNION ALL
	SELECT 'withdrawal_steps', h.created_at, h.to_status, '', '', '', 1, 0 FROM withdrawal_history h
$$;--> statement-breakpoint
DROP FUNCTION "fold_tallies"();--> statement-breakpoint
-- Brings tallies and activity up to date with what has been committed, about "most" changes at a time, so that no backlog is too long
-- for it. Answers how many changes are left; null when another process is at it.
CREATE FUNCTION "fold_tallies"("most" integer DEFAULT 20000) RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE
	pending bigint;
	parts bigint;
	part bigint;
	folded bigint;
BEGIN
	-- One at a time: two would take turns waiting for each other's rows (ADVISORY_LOCK.tallies).
	IF NOT pg_try_advisory_xact_lock(4600020) THEN
		RETURN NULL;
	END IF;
	SELECT count(*) INTO pending FROM tally_changes;
	IF pending = 0 THEN
		RETURN 0;
	END IF;
	-- One part of the players, since activity has to know all that has changed about a player; of the other sums one part of the moments.
	-- The part is that of some change, so that none is ever empty.
	parts := greatest(1, pending / most);
	SELECT abs(hashtext(CASE WHEN tally = 'transactions' THEN player_id ELSE at::text END)::bigint) % parts INTO part
	FROM tally_changes LIMIT 1;
	-- All of the part that this one statement sees, and so all that has led to the part's transactions that it sees.
	WITH taken AS MATERIALIZED (
		DELETE FROM tally_changes
		WHERE parts = 1 OR abs(hashtext(CASE WHEN tally = 'transactions' THEN player_id ELSE at::text END)::bigint) % parts = part
		RETURNING *
	), summed AS (
		INSERT INTO tallies AS kept (tally, grain, status, type, game_id, item_id, starts_at, count, cents)
		SELECT * FROM (
			SELECT tally, grain,
				CASE WHEN by_status THEN status ELSE '*' END AS status,
				CASE WHEN by_type THEN type ELSE '*' END AS type,
				CASE WHEN by_game THEN game_id ELSE '*' END AS game_id,
				CASE WHEN by_item THEN item_id ELSE '*' END AS item_id,
				date_trunc(grain, at, 'UTC') AS starts_at,
				sum(count) AS count, sum(cents) AS cents
			FROM (
				SELECT tally, at, status, type, game_id, item_id, count, cents FROM taken
				UNION ALL
				SELECT 'sales', at, status, type, game_id, item_id, count, cents FROM taken
				WHERE tally = 'transactions' AND status = 'completed' AND item_id <> ''
			) AS change JOIN tally_cuts USING (tally)
			GROUP BY 1, 2, 3, 4, 5, 6, 7
		) AS difference
		WHERE count <> 0 OR cents <> 0
		ON CONFLICT (tally, grain, status, type, game_id, item_id, starts_at)
			DO UPDATE SET count = kept.count + EXCLUDED.count, cents = kept.cents + EXCLUDED.cents
	), touched AS (
		-- Days of a player, in all games and in each, on which there are more or fewer transactions than there were.
		SELECT scope, player_id, date_trunc('day', at, 'UTC') AS day, sum(count) AS difference
		FROM taken CROSS JOIN LATERAL (VALUES ('*'), (game_id)) AS scopes (scope)
		WHERE tally = 'transactions'
		GROUP BY 1, 2, 3 HAVING sum(count) <> 0
	), turned AS (
		-- Of these, the days that have become active, or have ceased to be.
		SELECT scope, player_id, day, made > 0 AS is_active
		FROM touched CROSS JOIN LATERAL (
			SELECT count(*) AS made FROM transactions t
			WHERE t.player_id = touched.player_id AND t.created_at >= day AND t.created_at < day + interval '24 hours'
				AND (scope = '*' OR t.game_id = scope)
		) AS counted
		WHERE (made > 0) <> (made - difference > 0)
	), neighbours AS (
		SELECT scope, player_id, nearest.day FROM turned CROSS JOIN LATERAL (
			(SELECT date_trunc('day', t.created_at, 'UTC') AS day FROM transactions t
			WHERE t.player_id = turned.player_id AND t.created_at < turned.day AND (scope = '*' OR t.game_id = scope)
			ORDER BY t.created_at DESC LIMIT 1)
			UNION ALL
			(SELECT date_trunc('day', t.created_at, 'UTC') FROM transactions t
			WHERE t.player_id = turned.player_id AND t.created_at >= turned.day + interval '24 hours' AND (scope = '*' OR t.game_id = scope)
			ORDER BY t.created_at LIMIT 1)
		) AS nearest (day)
		EXCEPT
		SELECT scope, player_id, day FROM turned
	), days AS (
		SELECT scope, player_id, day, is_active AS is_now, NOT is_active AS was_before FROM turned
		UNION ALL
		SELECT scope, player_id, day, true, true FROM neighbours
	), steps AS (
		-- From each active day to the one after it, as it is now, less as it was. What has no day before it among these either is the first of
		-- all, or is in both and cancels itself out.
		SELECT scope, day, lag(day) OVER (PARTITION BY scope, player_id ORDER BY day) AS previous_day, 1 AS players FROM days WHERE is_now
		UNION ALL
		SELECT scope, day, lag(day) OVER (PARTITION BY scope, player_id ORDER BY day), -1 FROM days WHERE was_before
	), walked AS (
		INSERT INTO activity AS kept (game_id, day, previous_day, players)
		SELECT * FROM (
			SELECT scope, day, coalesce(previous_day, '-infinity') AS previous_day, sum(players) AS players FROM steps GROUP BY 1, 2, 3
		) AS difference
		WHERE players <> 0
		ON CONFLICT (game_id, day, previous_day) DO UPDATE SET players = kept.players + EXCLUDED.players
	)
	SELECT count(*) INTO folded FROM taken;
	RETURN greatest(pending - folded, 0);
END $$;--> statement-breakpoint
-- The same from the tables themselves, whatever was kept before: after a large import with the triggers off, and to begin with.
CREATE OR REPLACE FUNCTION "rebuild_tallies"() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_advisory_xact_lock(4600020);
	-- Nobody may write meanwhile; reading goes on. History is only written with its withdrawal, and its owner may not lock it.
	LOCK TABLE transactions, revenue_records, players, withdrawals IN SHARE MODE;
	DELETE FROM tally_changes;
	DELETE FROM tallies;
	DELETE FROM activity;
	INSERT INTO tallies (tally, grain, status, type, game_id, item_id, starts_at, count, cents)
	SELECT tally, grain,
		CASE WHEN by_status THEN status ELSE '*' END, CASE WHEN by_type THEN type ELSE '*' END,
		CASE WHEN by_game THEN game_id ELSE '*' END, CASE WHEN by_item THEN item_id ELSE '*' END,
		date_trunc(grain, at, 'UTC'), sum(count), sum(cents)
	FROM (
		SELECT tally, date_trunc('hour', at, 'UTC') AS at, status, type, game_id, item_id, sum(count) AS count, sum(cents) AS cents
		FROM tally_sources() GROUP BY 1, 2, 3, 4, 5, 6
	) AS found JOIN tally_cuts USING (tally)
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
