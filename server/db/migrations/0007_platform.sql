CREATE TABLE "revenue_reversals" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "revenue_reversals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"revenue_record_id" bigint NOT NULL,
	"amount_cents" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "revenue_reversals_revenue_record_id_unique" UNIQUE("revenue_record_id"),
	CONSTRAINT "revenue_reversals_amount" CHECK ("revenue_reversals"."amount_cents" > 0)
);
--> statement-breakpoint
ALTER TABLE "revenue_records" DROP CONSTRAINT "revenue_records_source";--> statement-breakpoint
ALTER TABLE "revenue_records" ADD COLUMN "attempt" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "withdrawal_history" ADD COLUMN "bank_reference" text;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD COLUMN "returned_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD COLUMN "return_reference" text;--> statement-breakpoint
ALTER TABLE "revenue_reversals" ADD CONSTRAINT "revenue_reversals_revenue_record_id_revenue_records_id_fk" FOREIGN KEY ("revenue_record_id") REFERENCES "public"."revenue_records"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "revenue_records" ADD CONSTRAINT "revenue_records_source" UNIQUE("source_type","source_id","revenue_type","attempt");--> statement-breakpoint
ALTER TABLE "withdrawals" ADD CONSTRAINT "withdrawals_return" CHECK (("withdrawals"."returned_at" is null) = ("withdrawals"."return_reference" is null));--> statement-breakpoint
-- Everything from here on is written by hand.
-- The fee of a withdrawal belongs to the sending that was paid; until now there was one such sending at most, the last.
UPDATE "revenue_records" SET "attempt" = "withdrawals"."attempt" FROM "withdrawals"
WHERE "source_type" = 'withdrawal' AND "source_id" = "withdrawal_id" AND "withdrawals"."attempt" > 0;--> statement-breakpoint
-- Reversals change what can be paid out, so a payout waits for them and they for it, as for revenue itself (0005).
CREATE TRIGGER "revenue_reversals_announced" BEFORE INSERT ON "revenue_reversals" FOR EACH STATEMENT EXECUTE FUNCTION "announce_revenue"();--> statement-breakpoint
CREATE TRIGGER "revenue_reversals_only_inserted" BEFORE UPDATE OR DELETE OR TRUNCATE ON "revenue_reversals" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();--> statement-breakpoint
REVOKE UPDATE, DELETE, TRUNCATE ON "revenue_reversals" FROM CURRENT_USER;--> statement-breakpoint
-- A reversal takes its amount off the revenue of the day on which it is booked, not of the day on which the fee was earned. It is no record.
CREATE FUNCTION "tally_revenue_reversals"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO tally_changes (tally, at, type, game_id, count, cents)
	SELECT 'revenue', made.created_at, r.revenue_type, game_of_revenue(r.source_type, r.source_id), 0, -made.amount_cents
	FROM made JOIN revenue_records r ON r.id = made.revenue_record_id;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "revenue_reversals_tallied_insert" AFTER INSERT ON "revenue_reversals" REFERENCING NEW TABLE AS made FOR EACH STATEMENT EXECUTE FUNCTION "tally_revenue_reversals"();--> statement-breakpoint
-- A release ends in rejected too, but it begins with a failed payment and not in the queue of those that await their review.
CREATE FUNCTION "status_of_step"("from_status" text, "to_status" text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
	SELECT CASE WHEN from_status = 'failed' AND to_status = 'rejected' THEN 'released' ELSE to_status END
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "tally_withdrawal_steps"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO tally_changes (tally, at, status, count, cents)
	SELECT 'withdrawal_steps', created_at, status_of_step(from_status, to_status), 1, 0 FROM made;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "tally_sources"() RETURNS TABLE ("tally" text, "at" timestamp with time zone, "status" text, "type" text,
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
	SELECT 'withdrawal_steps', h.created_at, status_of_step(h.from_status, h.to_status), '', '', '', 1, 0 FROM withdrawal_history h
$$;--> statement-breakpoint
ALTER TABLE "game_items" ADD COLUMN "platform_version" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "game_items" ADD COLUMN "admin_changed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "games" ADD COLUMN "platform_version" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "games" ADD COLUMN "admin_changed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "players" ADD COLUMN "platform_version" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "players" ADD COLUMN "received_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "transactions" ADD COLUMN "platform_version" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "transactions" ADD COLUMN "received_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD COLUMN "account_fingerprint" text;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD COLUMN "signals" jsonb;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD COLUMN "received_at" timestamp with time zone DEFAULT now() NOT NULL;