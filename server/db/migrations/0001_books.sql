CREATE TABLE "idempotency_keys" (
	"admin_id" text NOT NULL,
	"key" text NOT NULL,
	"request_hash" text NOT NULL,
	"status" integer,
	"answer" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "idempotency_keys_admin_id_key_pk" PRIMARY KEY("admin_id","key")
);
--> statement-breakpoint
CREATE TABLE "ledger_accounts" (
	"account_id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ledger_transfers" (
	"transfer_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_transfers_transfer_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"subject_id" text NOT NULL,
	"attempt" integer DEFAULT 0 NOT NULL,
	"debit_account" text NOT NULL,
	"credit_account" text NOT NULL,
	"amount_cents" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ledger_transfers_once" UNIQUE("kind","subject_id","attempt"),
	CONSTRAINT "ledger_transfers_amount" CHECK ("ledger_transfers"."amount_cents" > 0),
	CONSTRAINT "ledger_transfers_accounts" CHECK ("ledger_transfers"."debit_account" <> "ledger_transfers"."credit_account")
);
--> statement-breakpoint
CREATE TABLE "sign_in_limits" (
	"subject" text PRIMARY KEY NOT NULL,
	"attempts" integer NOT NULL,
	"counted_since" timestamp with time zone DEFAULT now() NOT NULL,
	"blocked_until" timestamp with time zone,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "binding_hash" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "last_active_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD COLUMN "attempt" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD COLUMN "lease_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_admin_id_admins_admin_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."admins"("admin_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_transfers" ADD CONSTRAINT "ledger_transfers_debit_account_ledger_accounts_account_id_fk" FOREIGN KEY ("debit_account") REFERENCES "public"."ledger_accounts"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_transfers" ADD CONSTRAINT "ledger_transfers_credit_account_ledger_accounts_account_id_fk" FOREIGN KEY ("credit_account") REFERENCES "public"."ledger_accounts"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "idempotency_keys_created" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "sign_in_limits_updated" ON "sign_in_limits" USING btree ("updated_at");--> statement-breakpoint
CREATE INDEX "withdrawals_due" ON "withdrawals" USING btree ("lease_until") WHERE "withdrawals"."status" = 'processing';--> statement-breakpoint
UPDATE "withdrawals" SET "lease_until" = CASE WHEN "status" = 'processing' THEN now() END, "attempt" = (
	SELECT count(*) FROM "withdrawal_history" "step"
	WHERE "step"."withdrawal_id" = "withdrawals"."withdrawal_id" AND "step"."to_status" = 'processing'
);--> statement-breakpoint
INSERT INTO "ledger_accounts" ("account_id")
VALUES ('hold'), ('clearing'), ('bank'), ('revenue'), ('platform'), ('company_bank');--> statement-breakpoint
INSERT INTO "ledger_accounts" ("account_id") SELECT DISTINCT 'player:' || "player_id" FROM "withdrawals";--> statement-breakpoint
-- What happened before there was a ledger, booked as it would have been.
INSERT INTO "ledger_transfers" ("kind", "subject_id", "attempt", "debit_account", "credit_account", "amount_cents", "created_at")
SELECT "kind", "subject_id", "attempt", "debit_account", "credit_account", "amount_cents", "created_at" FROM (
	SELECT "booked".*, "made"."withdrawal_id" AS "subject_id", "made"."created_at"
	FROM (
		SELECT "step".*, "player_id", "requested_cents", "net_cents", "fee_cents", count(*) FILTER (WHERE "step"."to_status" = 'processing')
			OVER (PARTITION BY "step"."withdrawal_id" ORDER BY "step"."id") AS "sent"
		FROM "withdrawal_history" "step" JOIN "withdrawals" USING ("withdrawal_id")
	) "made"
	CROSS JOIN LATERAL (VALUES
		('create', 'withdrawal.hold', 0, 'player:' || "player_id", 'hold', "requested_cents"),
		('reject', 'withdrawal.release', 0, 'hold', 'player:' || "player_id", "requested_cents"),
		('process', 'withdrawal.send', "sent", 'hold', 'clearing', "requested_cents"),
		('retry', 'withdrawal.send', "sent", 'hold', 'clearing', "requested_cents"),
		('fail', 'withdrawal.return', "sent", 'clearing', 'hold', "requested_cents"),
		('complete', 'withdrawal.pay', "sent", 'clearing', 'bank', "net_cents"),
		('complete', 'withdrawal.fee', "sent", 'clearing', 'revenue', "fee_cents")
	) "booked" ("on_action", "kind", "attempt", "debit_account", "credit_account", "amount_cents")
	WHERE "on_action" = "action" AND "amount_cents" > 0
	UNION ALL
	SELECT NULL, 'revenue.earn', 0, 'platform', 'revenue', "amount_cents", "id"::text, "created_at"
	FROM "revenue_records" WHERE "revenue_type" <> 'withdrawal_fee'
	UNION ALL
	SELECT NULL, 'payout.pay', 0, 'revenue', 'company_bank', "amount_cents", "id"::text, "paid_out_at" FROM "payouts"
) "transfer" ORDER BY "created_at";--> statement-breakpoint
ALTER TABLE "withdrawals" ADD CONSTRAINT "withdrawals_lease" CHECK (("withdrawals"."status" = 'processing') = ("withdrawals"."lease_until" is not null));--> statement-breakpoint
ALTER TABLE "withdrawals" ADD CONSTRAINT "withdrawals_attempt" CHECK ("withdrawals"."attempt" >= 0);