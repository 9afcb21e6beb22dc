-- Creates the missing partitions of this month and the next six; does nothing when the transactions are not
-- partitioned. The server calls it every hour (server/db/partitions.ts), with a role that may create no tables of its
-- own: so it runs as its owner.
CREATE OR REPLACE FUNCTION make_future_partitions() RETURNS void LANGUAGE plpgsql SECURITY DEFINER
	SET search_path = public, pg_temp SET timezone = 'UTC'
	-- While we wait for the table's lock, all later queries queue behind us. Give up instead; the next run tries again.
	SET lock_timeout = '1s' AS $$
DECLARE
	last timestamp;
	month timestamp;
	name text;
BEGIN
	-- ADVISORY_LOCK.partitions (server/db/advisory-lock.ts): another process is at it.
	IF (SELECT relkind FROM pg_class WHERE oid = 'transactions'::regclass) <> 'p'
		OR NOT pg_try_advisory_xact_lock(4600021) THEN
		RETURN;
	END IF;
	SELECT max(to_timestamp(relname, '"transactions_"YYYY_MM')) INTO last
	FROM pg_inherits JOIN pg_class ON pg_class.oid = inhrelid
	WHERE inhparent = 'transactions'::regclass AND relname ~ '^transactions_\d{4}_\d\d$';
	-- Begins after the last partition, so that a server that was down for months leaves no gap.
	FOR month IN SELECT * FROM generate_series(
		last + interval '1 month', date_trunc('month', now()::timestamp) + interval '6 months', '1 month')
	LOOP
		name := to_char(month, '"transactions_"YYYY_MM');
		-- Created separately and attached: `create table … partition of` would lock out readers and writers.
		EXECUTE format('create table %I (like transactions including all excluding indexes excluding identity)', name);
		EXECUTE format('alter table transactions attach partition %I for values from (%L) to (%L)', name,
			to_char(month, 'YYYY-MM-DD 00:00:00+00'), to_char(month + interval '1 month', 'YYYY-MM-DD 00:00:00+00'));
	END LOOP;
END $$;
