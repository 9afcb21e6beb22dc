-- The platform's batches insert a thousand records at a time. Calling game_of_revenue() for each took longer than inserting them, so the
-- same is written out here, as queries that look each game up by its index.
CREATE OR REPLACE FUNCTION "tally_revenue"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'INSERT' THEN
		INSERT INTO tally_changes (tally, at, type, game_id, count, cents)
		SELECT 'revenue', made.created_at, made.revenue_type, coalesce(CASE made.source_type
				WHEN 'transaction' THEN (SELECT t.game_id FROM transactions t WHERE t.transaction_id = made.source_id)
				WHEN 'withdrawal' THEN (SELECT w.game_id FROM withdrawals w WHERE w.withdrawal_id = made.source_id)
				WHEN 'game' THEN (SELECT left(made.source_id, -8) WHERE right(made.source_id, 8) ~ '^_[0-9]{4}-[0-9]{2}$')
			END, ''), 1, made.amount_cents
		FROM made;
	ELSIF TG_OP = 'DELETE' THEN
		INSERT INTO tally_changes (tally, at, type, game_id, count, cents)
		SELECT 'revenue', created_at, revenue_type, game_of_revenue(source_type, source_id), -1, -amount_cents FROM gone;
	ELSE
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
	RETURN NULL;
END $$;
