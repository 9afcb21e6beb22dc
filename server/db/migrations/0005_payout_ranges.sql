CREATE TABLE "revenue_blocks" (
	"block" bigint PRIMARY KEY NOT NULL,
	"records" integer NOT NULL,
	"cents" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "payouts" ADD COLUMN "first_record_id" bigint;--> statement-breakpoint
ALTER TABLE "payouts" ADD COLUMN "first_cents" bigint;--> statement-breakpoint
ALTER TABLE "payouts" ADD COLUMN "last_record_id" bigint;--> statement-breakpoint
ALTER TABLE "payouts" ADD COLUMN "last_cents" bigint;--> statement-breakpoint
ALTER TABLE "payouts" ADD COLUMN "left_cents" bigint;--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_first_record_id_revenue_records_id_fk" FOREIGN KEY ("first_record_id") REFERENCES "public"."revenue_records"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_last_record_id_revenue_records_id_fk" FOREIGN KEY ("last_record_id") REFERENCES "public"."revenue_records"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_range" CHECK (num_nulls("payouts"."first_record_id", "payouts"."first_cents", "payouts"."last_record_id", "payouts"."last_cents", "payouts"."left_cents") in (0, 5)
        and "payouts"."first_cents" > 0 and "payouts"."last_cents" > 0 and "payouts"."left_cents" >= 0 and "payouts"."first_record_id" <= "payouts"."last_record_id");--> statement-breakpoint
-- Everything from here on is written by hand.
-- Whoever inserts revenue says so until its transaction ends. Whoever then holds this lock alone (ADVISORY_LOCK.payouts) knows that no
-- record is on its way with a lower id than the highest one there is: what payouts take are ranges of ids.
CREATE FUNCTION "announce_revenue"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_advisory_xact_lock_shared(4600002);
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "revenue_records_announced" BEFORE INSERT ON "revenue_records" FOR EACH STATEMENT EXECUTE FUNCTION "announce_revenue"();--> statement-breakpoint
-- A process of an older version that still runs beside this one would take records that a range has taken: its payouts fail instead.
CREATE FUNCTION "refuse_allocation"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'payouts take ranges of revenue: stop the server of the older version' USING ERRCODE = 'restrict_violation';
END $$;--> statement-breakpoint
CREATE TRIGGER "payout_allocations_closed" BEFORE INSERT OR UPDATE OR DELETE ON "payout_allocations" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_allocation"();--> statement-breakpoint
-- The foreign keys above keep writers of revenue out until this ends, so none of these ids is on its way.
INSERT INTO "revenue_blocks" ("block", "records", "cents")
SELECT id / 1000, count(*) FILTER (WHERE allocated_cents < amount_cents), sum(amount_cents - allocated_cents)
FROM revenue_records WHERE id < (SELECT (max(id) + 1) / 1000 * 1000 FROM revenue_records) GROUP BY 1;--> statement-breakpoint
-- What is left of revenue is no longer counted by day.
CREATE OR REPLACE VIEW "tally_cuts" AS SELECT * FROM (VALUES
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
) AS "cut" ("tally", "grain", "by_status", "by_type", "by_game", "by_item");--> statement-breakpoint
CREATE OR REPLACE FUNCTION "tally_revenue"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'INSERT' THEN
		INSERT INTO tally_changes (tally, at, type, game_id, count, cents)
		SELECT 'revenue', created_at, revenue_type, game_of_revenue(source_type, source_id), 1, amount_cents FROM made;
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
END $$;--> statement-breakpoint
DELETE FROM "tally_changes" WHERE "tally" = 'revenue_left';--> statement-breakpoint
DELETE FROM "tallies" WHERE "tally" = 'revenue_left';
