-- Part of PostgreSQL, and "trusted": who owns the database may have it.
CREATE EXTENSION IF NOT EXISTS "pg_trgm";--> statement-breakpoint
CREATE TABLE "activity" (
	"game_id" text NOT NULL,
	"day" timestamp with time zone NOT NULL,
	"previous_day" timestamp with time zone NOT NULL,
	"players" bigint NOT NULL,
	CONSTRAINT "activity_game_id_day_previous_day_pk" PRIMARY KEY("game_id","day","previous_day")
);
--> statement-breakpoint
CREATE TABLE "tallies" (
	"tally" text NOT NULL,
	"grain" text NOT NULL,
	"status" text NOT NULL,
	"type" text NOT NULL,
	"game_id" text NOT NULL,
	"item_id" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"count" bigint NOT NULL,
	"cents" bigint NOT NULL,
	CONSTRAINT "tallies_tally_grain_status_type_game_id_item_id_starts_at_pk" PRIMARY KEY("tally","grain","status","type","game_id","item_id","starts_at")
);
--> statement-breakpoint
CREATE TABLE "tally_changes" (
	"tally" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"status" text DEFAULT '' NOT NULL,
	"type" text DEFAULT '' NOT NULL,
	"game_id" text DEFAULT '' NOT NULL,
	"item_id" text DEFAULT '' NOT NULL,
	"player_id" text DEFAULT '' NOT NULL,
	"count" bigint NOT NULL,
	"cents" bigint NOT NULL
);
--> statement-breakpoint
DROP INDEX "payouts_newest";--> statement-breakpoint
DROP INDEX "transactions_newest";--> statement-breakpoint
DROP INDEX "transactions_status_newest";--> statement-breakpoint
DROP INDEX "withdrawals_newest";--> statement-breakpoint
DROP INDEX "withdrawals_status_newest";--> statement-breakpoint
CREATE INDEX "activity_first_days" ON "activity" USING btree ("game_id") WHERE "activity"."previous_day" = '-infinity';--> statement-breakpoint
CREATE INDEX "players_email_trigrams" ON "players" USING gin ("email" collate "C" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "transactions_game_newest" ON "transactions" USING btree ("game_id","created_at","id");--> statement-breakpoint
CREATE INDEX "transactions_player_newest" ON "transactions" USING btree ("player_id","created_at","id");--> statement-breakpoint
CREATE INDEX "transactions_id_trigrams" ON "transactions" USING gin ("transaction_id" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "withdrawals_player" ON "withdrawals" USING btree ("player_id");--> statement-breakpoint
CREATE INDEX "withdrawals_id_trigrams" ON "withdrawals" USING gin ("withdrawal_id" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "withdrawals_bank_trigrams" ON "withdrawals" USING gin ("bank_name" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "payouts_newest" ON "payouts" USING btree ("paid_out_at","id");--> statement-breakpoint
CREATE INDEX "transactions_newest" ON "transactions" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "transactions_status_newest" ON "transactions" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "withdrawals_newest" ON "withdrawals" USING btree ("created_at","withdrawal_id");--> statement-breakpoint
CREATE INDEX "withdrawals_status_newest" ON "withdrawals" USING btree ("status","created_at","withdrawal_id");--> statement-breakpoint
-- Which sums are kept of what: by day or hour, by which columns. '*' stands in the others.
CREATE VIEW "tally_cuts" AS SELECT * FROM (VALUES
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
	('revenue_left', 'day', false, false, false, false),
	('players', 'day', false, false, false, false),
	('withdrawals', 'day', false, false, false, false),
	('withdrawals', 'day', true, false, false, false),
	('withdrawal_steps', 'day', true, false, false, false)
) AS "cut" ("tally", "grain", "by_status", "by_type", "by_game", "by_item");--> statement-breakpoint
-- The game that a revenue record came from; '' where it came from none.
CREATE FUNCTION "game_of_revenue"("source_type" text, "source_id" text) RETURNS text LANGUAGE sql STABLE AS $$
	SELECT coalesce(CASE source_type
		WHEN 'transaction' THEN (SELECT t.game_id FROM transactions t WHERE t.transaction_id = $2)
		WHEN 'withdrawal' THEN (SELECT w.game_id FROM withdrawals w WHERE w.withdrawal_id = $2)
		WHEN 'game' THEN (SELECT left($2, -8) WHERE right($2, 8) ~ '^_[0-9]{4}-[0-9]{2}$')
	END, '')
$$;--> statement-breakpoint
CREATE FUNCTION "tally_transactions"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP <> 'DELETE' THEN
		INSERT INTO tally_changes (tally, at, status, type, game_id, item_id, player_id, count, cents)
		SELECT 'transactions', created_at, status, transaction_type, game_id, coalesce(item_id, ''), player_id, 1, amount_cents FROM made;
	END IF;
	IF TG_OP <> 'INSERT' THEN
		INSERT INTO tally_changes (tally, at, status, type, game_id, item_id, player_id, count, cents)
		SELECT 'transactions', created_at, status, transaction_type, game_id, coalesce(item_id, ''), player_id, -1, -amount_cents FROM gone;
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "tally_revenue"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'INSERT' THEN
		INSERT INTO tally_changes (tally, at, type, game_id, count, cents)
		SELECT 'revenue', created_at, revenue_type, game_of_revenue(source_type, source_id), 1, amount_cents FROM made;
	ELSIF TG_OP = 'DELETE' THEN
		INSERT INTO tally_changes (tally, at, type, game_id, count, cents)
		SELECT 'revenue', created_at, revenue_type, game_of_revenue(source_type, source_id), -1, -amount_cents FROM gone;
	ELSE
		-- A payout changes many records and none of this.
		INSERT INTO tally_changes (tally, at, type, game_id, count, cents)
		SELECT 'revenue', record.created_at, record.revenue_type, game_of_revenue(record.source_type, record.source_id), sign,
			sign * record.amount_cents
		FROM made JOIN gone USING (id) CROSS JOIN LATERAL (VALUES
			(1, made.created_at, made.revenue_type, made.source_type, made.source_id, made.amount_cents),
			(-1, gone.created_at, gone.revenue_type, gone.source_type, gone.source_id, gone.amount_cents)
		) AS record (sign, created_at, revenue_type, source_type, source_id, amount_cents)
		WHERE (made.created_at, made.revenue_type, made.source_type, made.source_id, made.amount_cents)
			IS DISTINCT FROM (gone.created_at, gone.revenue_type, gone.source_type, gone.source_id, gone.amount_cents);
	END IF;
	IF TG_OP <> 'DELETE' THEN
		INSERT INTO tally_changes (tally, at, count, cents)
		SELECT 'revenue_left', date_trunc('day', created_at, 'UTC'), count(*), sum(amount_cents - allocated_cents)
		FROM made WHERE allocated_cents < amount_cents GROUP BY 2;
	END IF;
	IF TG_OP <> 'INSERT' THEN
		INSERT INTO tally_changes (tally, at, count, cents)
		SELECT 'revenue_left', date_trunc('day', created_at, 'UTC'), -count(*), -sum(amount_cents - allocated_cents)
		FROM gone WHERE allocated_cents < amount_cents GROUP BY 2;
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "tally_players"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP <> 'DELETE' THEN
		INSERT INTO tally_changes (tally, at, count, cents) SELECT 'players', created_at, 1, 0 FROM made;
	END IF;
	IF TG_OP <> 'INSERT' THEN
		INSERT INTO tally_changes (tally, at, count, cents) SELECT 'players', created_at, -1, 0 FROM gone;
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "tally_withdrawals"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP <> 'DELETE' THEN
		INSERT INTO tally_changes (tally, at, status, count, cents) SELECT 'withdrawals', created_at, status, 1, requested_cents FROM made;
	END IF;
	IF TG_OP <> 'INSERT' THEN
		INSERT INTO tally_changes (tally, at, status, count, cents) SELECT 'withdrawals', created_at, status, -1, -requested_cents FROM gone;
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
-- History is only ever inserted into.
CREATE FUNCTION "tally_withdrawal_steps"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO tally_changes (tally, at, status, count, cents) SELECT 'withdrawal_steps', created_at, to_status, 1, 0 FROM made;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "transactions_tallied_insert" AFTER INSERT ON "transactions" REFERENCING NEW TABLE AS made FOR EACH STATEMENT EXECUTE FUNCTION "tally_transactions"();--> statement-breakpoint
CREATE TRIGGER "transactions_tallied_update" AFTER UPDATE ON "transactions" REFERENCING OLD TABLE AS gone NEW TABLE AS made FOR EACH STATEMENT EXECUTE FUNCTION "tally_transactions"();--> statement-breakpoint
CREATE TRIGGER "transactions_tallied_delete" AFTER DELETE ON "transactions" REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION "tally_transactions"();--> statement-breakpoint
CREATE TRIGGER "revenue_records_tallied_insert" AFTER INSERT ON "revenue_records" REFERENCING NEW TABLE AS made FOR EACH STATEMENT EXECUTE FUNCTION "tally_revenue"();--> statement-breakpoint
CREATE TRIGGER "revenue_records_tallied_update" AFTER UPDATE ON "revenue_records" REFERENCING OLD TABLE AS gone NEW TABLE AS made FOR EACH STATEMENT EXECUTE FUNCTION "tally_revenue"();--> statement-breakpoint
CREATE TRIGGER "revenue_records_tallied_delete" AFTER DELETE ON "revenue_records" REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION "tally_revenue"();--> statement-breakpoint
CREATE TRIGGER "players_tallied_insert" AFTER INSERT ON "players" REFERENCING NEW TABLE AS made FOR EACH STATEMENT EXECUTE FUNCTION "tally_players"();--> statement-breakpoint
CREATE TRIGGER "players_tallied_update" AFTER UPDATE ON "players" REFERENCING OLD TABLE AS gone NEW TABLE AS made FOR EACH STATEMENT EXECUTE FUNCTION "tally_players"();--> statement-breakpoint
CREATE TRIGGER "players_tallied_delete" AFTER DELETE ON "players" REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION "tally_players"();--> statement-breakpoint
CREATE TRIGGER "withdrawals_tallied_insert" AFTER INSERT ON "withdrawals" REFERENCING NEW TABLE AS made FOR EACH STATEMENT EXECUTE FUNCTION "tally_withdrawals"();--> statement-breakpoint
CREATE TRIGGER "withdrawals_tallied_update" AFTER UPDATE ON "withdrawals" REFERENCING OLD TABLE AS gone NEW TABLE AS made FOR EACH STATEMENT EXECUTE FUNCTION "tally_withdrawals"();--> statement-breakpoint
CREATE TRIGGER "withdrawals_tallied_delete" AFTER DELETE ON "withdrawals" REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION "tally_withdrawals"();--> statement-breakpoint
CREATE TRIGGER "withdrawal_history_tallied_insert" AFTER INSERT ON "withdrawal_history" REFERENCING NEW TABLE AS made FOR EACH STATEMENT EXECUTE FUNCTION "tally_withdrawal_steps"();--> statement-breakpoint
-- Brings tallies and activity up to date with all that has been committed; answers how many changes it took.
CREATE FUNCTION "fold_tallies"() RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE
	folded bigint;
BEGIN
	-- One at a time: two would take turns waiting for each other's rows (ADVISORY_LOCK.tallies).
	IF NOT pg_try_advisory_xact_lock(4600020) THEN
		RETURN 0;
	END IF;
	-- All that this one statement sees, and so all that has led to the transactions that it sees.
	WITH taken AS MATERIALIZED (
		DELETE FROM tally_changes RETURNING *
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
	RETURN folded;
END $$;--> statement-breakpoint
-- The same from the tables themselves, whatever was kept before: after a large import with the triggers off, and to begin with.
CREATE FUNCTION "rebuild_tallies"() RETURNS void LANGUAGE plpgsql AS $$
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
		SELECT 'transactions' AS tally, date_trunc('hour', created_at, 'UTC') AS at, status, transaction_type AS type, game_id, '' AS item_id,
			count(*) AS count, sum(amount_cents) AS cents
		FROM transactions GROUP BY 2, 3, 4, 5
		UNION ALL
		SELECT 'sales', date_trunc('day', created_at, 'UTC'), status, '', game_id, item_id, count(*), sum(amount_cents)
		FROM transactions WHERE status = 'completed' AND item_id <> '' GROUP BY 2, 3, 5, 6
		UNION ALL
		SELECT 'revenue', date_trunc('day', created_at, 'UTC'), '', revenue_type, game, '', count(*), sum(amount_cents)
		FROM (
			-- game_of_revenue() for all of them at once.
			SELECT r.created_at, r.revenue_type, r.amount_cents,
				coalesce(t.game_id, w.game_id, CASE WHEN source_type = 'game' AND right(source_id, 8) ~ '^_[0-9]{4}-[0-9]{2}$'
					THEN left(source_id, -8) END, '') AS game
			FROM revenue_records r
			LEFT JOIN transactions t ON source_type = 'transaction' AND t.transaction_id = source_id
			LEFT JOIN withdrawals w ON source_type = 'withdrawal' AND w.withdrawal_id = source_id
		) AS earned
		GROUP BY 2, 4, 5
		UNION ALL
		SELECT 'revenue_left', date_trunc('day', created_at, 'UTC'), '', '', '', '', count(*), sum(amount_cents - allocated_cents)
		FROM revenue_records WHERE allocated_cents < amount_cents GROUP BY 2
		UNION ALL
		SELECT 'players', date_trunc('day', created_at, 'UTC'), '', '', '', '', count(*), 0 FROM players GROUP BY 2
		UNION ALL
		SELECT 'withdrawals', date_trunc('day', created_at, 'UTC'), status, '', '', '', count(*), sum(requested_cents)
		FROM withdrawals GROUP BY 2, 3
		UNION ALL
		SELECT 'withdrawal_steps', date_trunc('day', created_at, 'UTC'), to_status, '', '', '', count(*), 0
		FROM withdrawal_history GROUP BY 2, 3
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
END $$;--> statement-breakpoint
SELECT rebuild_tallies();
