-- The schema of version 1.0. `npm run generate:migration` made all of it, but for the first statement and those at the end.
CREATE EXTENSION IF NOT EXISTS "pg_trgm";--> statement-breakpoint
CREATE TABLE "alerts" (
	"alert_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "alerts_alert_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"source" text NOT NULL,
	"raised_at" timestamp with time zone DEFAULT now() NOT NULL,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"cleared_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "approval_requests" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "approval_requests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"action" text NOT NULL,
	"subject_type" text NOT NULL,
	"subject_id" text,
	"subject_version" text,
	"amount_cents" bigint,
	"permission" text NOT NULL,
	"rules_version" integer,
	"facts" jsonb NOT NULL,
	"caught" jsonb NOT NULL,
	"call" jsonb NOT NULL,
	"shown" jsonb NOT NULL,
	"hash" text NOT NULL,
	"requested_by" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"decided_by" text,
	"decided_at" timestamp with time zone,
	"reason" text,
	CONSTRAINT "approval_requests_action" CHECK ("approval_requests"."action" in ('approve', 'process', 'retry', 'payout', 'change_roles', 'change_rules')),
	CONSTRAINT "approval_requests_state" CHECK ("approval_requests"."state" in ('waiting', 'approved', 'denied', 'withdrawn', 'expired', 'void')),
	CONSTRAINT "approval_requests_two" CHECK ("approval_requests"."state" not in ('approved', 'denied') or "approval_requests"."decided_by" <> "approval_requests"."requested_by"),
	CONSTRAINT "approval_requests_own" CHECK ("approval_requests"."state" <> 'withdrawn' or "approval_requests"."decided_by" = "approval_requests"."requested_by"),
	CONSTRAINT "approval_requests_decided" CHECK (("approval_requests"."state" in ('approved', 'denied', 'withdrawn')) = ("approval_requests"."decided_by" is not null) and ("approval_requests"."state" = 'waiting') = ("approval_requests"."decided_at" is null)),
	CONSTRAINT "approval_requests_reason" CHECK (("approval_requests"."state" in ('denied', 'void')) = ("approval_requests"."reason" is not null))
);
--> statement-breakpoint
CREATE TABLE "approval_rules" (
	"version" integer PRIMARY KEY NOT NULL,
	"rules" jsonb NOT NULL,
	"admin_id" text,
	"second_admin_id" text,
	"reason" text NOT NULL,
	"hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "approval_rules_version" CHECK ("approval_rules"."version" > 0),
	CONSTRAINT "approval_rules_two" CHECK ("approval_rules"."second_admin_id" is null or "approval_rules"."second_admin_id" <> "approval_rules"."admin_id")
);
--> statement-breakpoint
CREATE TABLE "break_glass" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "break_glass_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"reason" text NOT NULL,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	"until" timestamp with time zone NOT NULL,
	CONSTRAINT "break_glass_until" CHECK ("break_glass"."until" >= "break_glass"."started_at")
);
--> statement-breakpoint
CREATE TABLE "archived_withdrawals" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "archived_withdrawals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"withdrawal_id" text NOT NULL,
	"player_id" text NOT NULL,
	"status" text NOT NULL,
	"requested_cents" bigint NOT NULL,
	"fee_cents" bigint NOT NULL,
	"reason" text,
	"requested_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone NOT NULL,
	"stored_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "archived_withdrawals_withdrawal_id_unique" UNIQUE("withdrawal_id"),
	CONSTRAINT "archived_withdrawals_status" CHECK ("archived_withdrawals"."status" in ('completed', 'rejected')),
	CONSTRAINT "archived_withdrawals_amounts" CHECK ("archived_withdrawals"."fee_cents" >= 0 and "archived_withdrawals"."fee_cents" < "archived_withdrawals"."requested_cents")
);
--> statement-breakpoint
CREATE TABLE "audit_blocks" (
	"block_id" bigint PRIMARY KEY NOT NULL,
	"row_ids" bigint[] NOT NULL,
	"row_hashes" "bytea" NOT NULL,
	"previous_hash" "bytea" NOT NULL,
	"hash" "bytea" NOT NULL,
	"sealed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_log" (
	"audit_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_log_audit_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"admin_id" text,
	"username" text,
	"action" text NOT NULL,
	"subject_type" text NOT NULL,
	"subject_id" text,
	"before" jsonb,
	"after" jsonb,
	"address" text,
	"request_id" text
);
--> statement-breakpoint
CREATE TABLE "audit_texts" (
	"audit_id" bigint NOT NULL,
	"field" text NOT NULL,
	"text" text,
	"key" "bytea",
	"erased_at" timestamp with time zone,
	CONSTRAINT "audit_texts_audit_id_field_pk" PRIMARY KEY("audit_id","field")
);
--> statement-breakpoint
CREATE TABLE "game_items" (
	"item_id" text PRIMARY KEY NOT NULL,
	"game_id" text NOT NULL,
	"item_name" text NOT NULL,
	"item_type" text NOT NULL,
	"item_category" text NOT NULL,
	"item_rarity" text NOT NULL,
	"price_cents" bigint,
	"original_price_cents" bigint,
	"discount_percentage" integer,
	"currency_amount" bigint,
	"bonus_amount" bigint,
	"display_name" text,
	"display_subtitle" text,
	"display_tag" text,
	"display_getting" text,
	"image_url" text,
	"icon_url" text,
	"thumbnail_url" text,
	"is_limited_time" boolean DEFAULT false NOT NULL,
	"available_from" timestamp with time zone,
	"available_until" timestamp with time zone,
	"max_purchases_per_player" integer,
	"max_purchases_per_day" integer,
	"sort_order" integer DEFAULT 0 NOT NULL,
	"is_featured" boolean DEFAULT false NOT NULL,
	"is_best_value" boolean DEFAULT false NOT NULL,
	"is_most_popular" boolean DEFAULT false NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"is_visible" boolean DEFAULT true NOT NULL,
	"item_color" text DEFAULT '#FFFFFF' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"platform_version" timestamp with time zone,
	"admin_changed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "games" (
	"game_id" text PRIMARY KEY NOT NULL,
	"game_name" text NOT NULL,
	"developer" text NOT NULL,
	"genre" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"image_url" text,
	"platform_fee_bps" integer NOT NULL,
	"status" text DEFAULT 'active' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"platform_version" timestamp with time zone,
	"admin_changed_at" timestamp with time zone,
	CONSTRAINT "games_status" CHECK ("games"."status" in ('active', 'inactive'))
);
--> statement-breakpoint
CREATE TABLE "factor_challenges" (
	"challenge_hash" text PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"purpose" text NOT NULL,
	"secret" text,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "factors" (
	"factor_id" text PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"admin_id" text NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"credential_id" text,
	"public_key" "bytea",
	"transports" text[],
	"counter" bigint,
	"secret" text,
	"last_step" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp with time zone,
	CONSTRAINT "factors_credential_id_unique" UNIQUE("credential_id"),
	CONSTRAINT "factors_kind" CHECK (case "factors"."kind"
        when 'passkey' then "factors"."credential_id" is not null and "factors"."public_key" is not null and "factors"."counter" is not null
        when 'totp' then "factors"."secret" is not null and "factors"."last_step" is not null
        else false end)
);
--> statement-breakpoint
CREATE TABLE "recovery_codes" (
	"admin_id" text NOT NULL,
	"code_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "recovery_codes_admin_id_code_hash_pk" PRIMARY KEY("admin_id","code_hash")
);
--> statement-breakpoint
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
CREATE TABLE "mentions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mentions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"note_id" bigint NOT NULL,
	"admin_id" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"seen_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "payment_claims" (
	"withdrawal_id" text NOT NULL,
	"attempt" integer NOT NULL,
	"net_cents" bigint NOT NULL,
	"claimed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payment_claims_withdrawal_id_attempt_pk" PRIMARY KEY("withdrawal_id","attempt")
);
--> statement-breakpoint
CREATE TABLE "payment_pause" (
	"only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"paused_at" timestamp with time zone DEFAULT now() NOT NULL,
	"admin_id" text,
	"reason" text NOT NULL,
	CONSTRAINT "payment_pause_only" CHECK ("payment_pause"."only")
);
--> statement-breakpoint
CREATE TABLE "payment_workers" (
	"worker_id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"answered_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "admins" (
	"admin_id" text PRIMARY KEY NOT NULL,
	"username" text NOT NULL,
	"password_hash" text NOT NULL,
	"role_ids" text[] NOT NULL,
	"must_change_password" boolean DEFAULT false NOT NULL,
	"disabled_at" timestamp with time zone,
	"owner_id" text,
	"sign_on_issuer" text,
	"sign_on_subject" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "admins_username_unique" UNIQUE("username"),
	CONSTRAINT "admins_sign_on" UNIQUE("sign_on_issuer","sign_on_subject")
);
--> statement-breakpoint
CREATE TABLE "invitations" (
	"admin_id" text PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "invitations_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "permission_uses" (
	"admin_id" text NOT NULL,
	"permission" text NOT NULL,
	"last_used_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "permission_uses_admin_id_permission_pk" PRIMARY KEY("admin_id","permission")
);
--> statement-breakpoint
CREATE TABLE "roles" (
	"role_id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"permissions" text[] NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "roles_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "service_tokens" (
	"token_id" text PRIMARY KEY NOT NULL,
	"admin_id" text NOT NULL,
	"token_hash" text NOT NULL,
	"networks" text[] NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone,
	"last_used_from" text
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"admin_id" text NOT NULL,
	"session_id" text DEFAULT gen_random_uuid() NOT NULL,
	"address" text,
	"user_agent" text,
	"binding_hash" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_active_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"needs_factor" boolean DEFAULT false NOT NULL,
	"factor_shown_at" timestamp with time zone,
	CONSTRAINT "sessions_session_id_unique" UNIQUE("session_id")
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
CREATE TABLE "platform_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "platform_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"position" bigint,
	"mark" text,
	"type" text NOT NULL,
	"subject_type" text NOT NULL,
	"subject_id" text NOT NULL,
	"record" jsonb NOT NULL,
	"not_before" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "platform_events_position_unique" UNIQUE("position")
);
--> statement-breakpoint
CREATE TABLE "platform_feed" (
	"only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"feed_id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"mark" text,
	CONSTRAINT "platform_feed_only" CHECK ("platform_feed"."only")
);
--> statement-breakpoint
CREATE TABLE "webhook_deliveries" (
	"delivery_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "webhook_deliveries_delivery_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"target_id" text NOT NULL,
	"position" bigint,
	"mark" text,
	"type" text NOT NULL,
	"subject" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"next_at" timestamp with time zone DEFAULT now() NOT NULL,
	"leased_until" timestamp with time zone,
	"give_up_at" timestamp with time zone DEFAULT now() + interval '3 days' NOT NULL,
	"tried_at" timestamp with time zone,
	"delivered_at" timestamp with time zone,
	"answer_status" integer,
	"error" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "webhook_deliveries_once" UNIQUE("target_id","position"),
	CONSTRAINT "webhook_deliveries_state" CHECK ("webhook_deliveries"."state" in ('waiting', 'delivered', 'given_up'))
);
--> statement-breakpoint
CREATE TABLE "webhook_targets" (
	"target_id" text PRIMARY KEY NOT NULL,
	"url" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"secret" text NOT NULL,
	"previous_secret" text,
	"previous_secret_until" timestamp with time zone,
	"position" bigint NOT NULL,
	"failing_since" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "note_versions" (
	"note_id" bigint NOT NULL,
	"version" smallint NOT NULL,
	"text" text,
	"written_at" timestamp with time zone NOT NULL,
	CONSTRAINT "note_versions_note_id_version_pk" PRIMARY KEY("note_id","version")
);
--> statement-breakpoint
CREATE TABLE "notes" (
	"note_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "notes_note_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"player_id" text NOT NULL,
	"withdrawal_id" text,
	"admin_id" text,
	"text" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"edited_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "player_erasures" (
	"player_id" text PRIMARY KEY NOT NULL,
	"erased_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "player_freezes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "player_freezes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"player_id" text NOT NULL,
	"reason" text NOT NULL,
	"admin_id" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone,
	"ended_by" text,
	"end_reason" text,
	"until" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "player_holds" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "player_holds_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"player_id" text NOT NULL,
	"reason" text NOT NULL,
	"admin_id" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone,
	"ended_by" text,
	"end_reason" text
);
--> statement-breakpoint
CREATE TABLE "player_totals" (
	"player_id" text PRIMARY KEY NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL,
	"transaction_count" bigint NOT NULL,
	"withdrawal_count" bigint NOT NULL,
	"spent_cents" bigint NOT NULL,
	"waiting_cents" bigint NOT NULL,
	"on_hold_cents" bigint NOT NULL,
	"withdrawn_cents" bigint NOT NULL,
	"rejected_cents" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "players" (
	"player_id" text PRIMARY KEY NOT NULL,
	"email" text,
	"display_name" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"platform_version" timestamp with time zone,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "players_email_unique" UNIQUE("email"),
	CONSTRAINT "players_erased" CHECK (("players"."email" is null) = ("players"."display_name" is null))
);
--> statement-breakpoint
CREATE TABLE "preferences" (
	"admin_id" text PRIMARY KEY NOT NULL,
	"chosen" jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reconciliation_days" (
	"day" text PRIMARY KEY NOT NULL,
	"first_tried_at" timestamp with time zone DEFAULT now() NOT NULL,
	"tried_at" timestamp with time zone,
	"failure" text,
	"run_id" text
);
--> statement-breakpoint
CREATE TABLE "reconciliation_differences" (
	"line_id" bigint PRIMARY KEY NOT NULL,
	"found_at" timestamp with time zone DEFAULT now() NOT NULL,
	"owner_id" text,
	"reason" text,
	"closed_at" timestamp with time zone,
	"closed_by" text,
	"explanation" text,
	CONSTRAINT "reconciliation_differences_closed" CHECK (("reconciliation_differences"."closed_at" is null) = ("reconciliation_differences"."closed_by" is null) and ("reconciliation_differences"."closed_at" is null) = ("reconciliation_differences"."explanation" is null))
);
--> statement-breakpoint
CREATE TABLE "reconciliation_lines" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reconciliation_lines_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"run_id" text NOT NULL,
	"result" text NOT NULL,
	"withdrawal_id" text,
	"line" integer,
	"reference" text,
	"their_cents" bigint,
	"our_cents" bigint,
	"paid_at" timestamp with time zone,
	"note" text,
	CONSTRAINT "reconciliation_lines_result" CHECK ("reconciliation_lines"."result" in ('matched', 'other_amount', 'only_there', 'only_here', 'unreadable'))
);
--> statement-breakpoint
CREATE TABLE "reconciliation_runs" (
	"run_id" text PRIMARY KEY NOT NULL,
	"admin_id" text,
	"file_name" text NOT NULL,
	"date_from" text NOT NULL,
	"date_to" text NOT NULL,
	"columns" jsonb,
	"matched" integer NOT NULL,
	"other_amount" integer NOT NULL,
	"only_there" integer NOT NULL,
	"only_here" integer NOT NULL,
	"unreadable" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "restored_payments" (
	"key" text PRIMARY KEY NOT NULL,
	"withdrawal_id" text NOT NULL,
	"attempt" integer NOT NULL,
	"reference" text NOT NULL,
	"amount_cents" bigint NOT NULL,
	"paid_at" timestamp with time zone NOT NULL,
	"booked_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "restores" (
	"restore_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "restores_restore_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"found_at" timestamp with time zone DEFAULT now() NOT NULL,
	"evidence" text[] NOT NULL,
	"is_certain" boolean NOT NULL,
	"lost_since" timestamp with time zone NOT NULL,
	"booked_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"former_feed" uuid,
	"feed_end" bigint
);
--> statement-breakpoint
CREATE TABLE "payouts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payouts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"payout_reference" text NOT NULL,
	"amount_cents" bigint NOT NULL,
	"payout_method" text NOT NULL,
	"notes" text,
	"record_count" integer NOT NULL,
	"admin_id" text,
	"second_admin_id" text,
	"approval_request_id" bigint,
	"paid_out_at" timestamp with time zone DEFAULT now() NOT NULL,
	"first_record_id" bigint NOT NULL,
	"first_cents" bigint NOT NULL,
	"last_record_id" bigint NOT NULL,
	"last_cents" bigint NOT NULL,
	"left_cents" bigint NOT NULL,
	CONSTRAINT "payouts_payout_reference_unique" UNIQUE("payout_reference"),
	CONSTRAINT "payouts_amount" CHECK ("payouts"."amount_cents" > 0 and "payouts"."record_count" > 0),
	CONSTRAINT "payouts_range" CHECK ("payouts"."first_cents" > 0 and "payouts"."last_cents" > 0 and "payouts"."left_cents" >= 0 and "payouts"."first_record_id" <= "payouts"."last_record_id"),
	CONSTRAINT "payouts_two" CHECK ("payouts"."second_admin_id" is null or "payouts"."second_admin_id" <> "payouts"."admin_id")
);
--> statement-breakpoint
CREATE TABLE "revenue_blocks" (
	"block" bigint PRIMARY KEY NOT NULL,
	"records" integer NOT NULL,
	"cents" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "revenue_records" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "revenue_records_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"revenue_type" text NOT NULL,
	"source_type" text NOT NULL,
	"source_id" text NOT NULL,
	"attempt" integer DEFAULT 0 NOT NULL,
	"amount_cents" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "revenue_records_source" UNIQUE("source_type","source_id","revenue_type","attempt"),
	CONSTRAINT "revenue_records_type" CHECK ("revenue_records"."revenue_type" in ('transfer_fee', 'purchase_fee', 'withdrawal_fee', 'platform_fee', 'other')),
	CONSTRAINT "revenue_records_amount" CHECK ("revenue_records"."amount_cents" > 0)
);
--> statement-breakpoint
CREATE TABLE "revenue_reversals" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "revenue_reversals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"revenue_record_id" bigint NOT NULL,
	"amount_cents" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "revenue_reversals_revenue_record_id_unique" UNIQUE("revenue_record_id"),
	CONSTRAINT "revenue_reversals_amount" CHECK ("revenue_reversals"."amount_cents" > 0)
);
--> statement-breakpoint
CREATE TABLE "reason_codes" (
	"code" text PRIMARY KEY NOT NULL,
	"label" text NOT NULL,
	"uses" text[] NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"retired_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "review_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "review_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"player_id" text NOT NULL,
	"account_fingerprint" text
);
--> statement-breakpoint
CREATE TABLE "review_deferrals" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "review_deferrals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"withdrawal_id" text NOT NULL,
	"admin_id" text NOT NULL,
	"kind" text NOT NULL,
	"until" timestamp with time zone,
	"reason" text NOT NULL,
	"reason_code" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "review_deferrals_kind" CHECK ("review_deferrals"."kind" in ('skip', 'snooze')),
	CONSTRAINT "review_deferrals_until" CHECK (("review_deferrals"."kind" = 'snooze') = ("review_deferrals"."until" is not null))
);
--> statement-breakpoint
CREATE TABLE "review_queue" (
	"withdrawal_id" text PRIMARY KEY NOT NULL,
	"player_id" text NOT NULL,
	"account_fingerprint" text,
	"created_at" timestamp with time zone NOT NULL,
	"requested_cents" bigint NOT NULL,
	"claimed_by" text,
	"claimed_until" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "review_scores" (
	"withdrawal_id" text PRIMARY KEY NOT NULL,
	"score" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "decision_signals" (
	"history_id" bigint PRIMARY KEY NOT NULL,
	"signals" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "activity" (
	"game_id" text NOT NULL,
	"day" timestamp with time zone NOT NULL,
	"previous_day" timestamp with time zone NOT NULL,
	"players" bigint NOT NULL,
	CONSTRAINT "activity_game_id_day_previous_day_pk" PRIMARY KEY("game_id","day","previous_day")
);
--> statement-breakpoint
CREATE TABLE "rollup_deltas" (
	"source" text NOT NULL,
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
CREATE TABLE "rollups" (
	"source" text NOT NULL,
	"grain" text NOT NULL,
	"status" text NOT NULL,
	"type" text NOT NULL,
	"game_id" text NOT NULL,
	"item_id" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"count" bigint NOT NULL,
	"cents" bigint NOT NULL,
	CONSTRAINT "rollups_source_grain_status_type_game_id_item_id_starts_at_pk" PRIMARY KEY("source","grain","status","type","game_id","item_id","starts_at")
);
--> statement-breakpoint
CREATE TABLE "transactions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "transactions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"transaction_id" text NOT NULL,
	"transaction_type" text NOT NULL,
	"player_id" text NOT NULL,
	"game_id" text NOT NULL,
	"item_id" text,
	"item_name" text,
	"amount_cents" bigint NOT NULL,
	"fee_cents" bigint DEFAULT 0 NOT NULL,
	"status" text NOT NULL,
	"notes" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"platform_version" timestamp with time zone,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "transactions_transaction_id_unique" UNIQUE("transaction_id"),
	CONSTRAINT "transactions_status" CHECK ("transactions"."status" in ('pending', 'completed', 'failed', 'cancelled')),
	CONSTRAINT "transactions_type" CHECK ("transactions"."transaction_type" in ('purchase', 'transfer', 'withdrawal', 'currency_send', 'item_purchase')),
	CONSTRAINT "transactions_amount" CHECK ("transactions"."amount_cents" > 0 and "transactions"."fee_cents" between 0 and "transactions"."amount_cents")
);
--> statement-breakpoint
CREATE TABLE "return_announcements" (
	"withdrawal_id" text NOT NULL,
	"attempt" integer NOT NULL,
	"admin_id" text NOT NULL,
	"reason" text NOT NULL,
	"reason_code" text,
	"bank_reference" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "return_announcements_withdrawal_id_attempt_pk" PRIMARY KEY("withdrawal_id","attempt")
);
--> statement-breakpoint
CREATE TABLE "withdrawal_history" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "withdrawal_history_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"withdrawal_id" text NOT NULL,
	"player_id" text,
	"from_status" text,
	"to_status" text NOT NULL,
	"action" text NOT NULL,
	"admin_id" text,
	"second_admin_id" text,
	"approval_request_id" bigint,
	"note" text,
	"reason_code" text,
	"bank_reference" text,
	"confirmed_by" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "withdrawal_history_two" CHECK ("withdrawal_history"."second_admin_id" is null or "withdrawal_history"."second_admin_id" <> "withdrawal_history"."admin_id")
);
--> statement-breakpoint
CREATE TABLE "withdrawals" (
	"withdrawal_id" text PRIMARY KEY NOT NULL,
	"player_id" text NOT NULL,
	"game_id" text NOT NULL,
	"status" text NOT NULL,
	"requested_cents" bigint NOT NULL,
	"fee_cents" bigint NOT NULL,
	"net_cents" bigint NOT NULL,
	"bank_name" text NOT NULL,
	"account_last4" text NOT NULL,
	"routing_last4" text NOT NULL,
	"account_type" text NOT NULL,
	"company_name" text,
	"contact_email" text,
	"contact_phone" text,
	"notes" text,
	"rejection_reason" text,
	"attempt" integer DEFAULT 0 NOT NULL,
	"lease_until" timestamp with time zone,
	"asked_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"processed_at" timestamp with time zone,
	"returned_at" timestamp with time zone,
	"return_reference" text,
	"return_code" text,
	"account_fingerprint" text,
	"signals" jsonb,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL,
	"stored_by" text,
	CONSTRAINT "withdrawals_status" CHECK ("withdrawals"."status" in ('pending_review', 'pending', 'approved', 'processing', 'completed', 'rejected', 'failed')),
	CONSTRAINT "withdrawals_net" CHECK ("withdrawals"."requested_cents" = "withdrawals"."net_cents" + "withdrawals"."fee_cents"),
	CONSTRAINT "withdrawals_positive" CHECK ("withdrawals"."requested_cents" > 0 and "withdrawals"."fee_cents" >= 0 and "withdrawals"."net_cents" > 0),
	CONSTRAINT "withdrawals_reason" CHECK (("withdrawals"."status" = 'rejected') = ("withdrawals"."rejection_reason" is not null)),
	CONSTRAINT "withdrawals_lease" CHECK (("withdrawals"."status" = 'processing') = ("withdrawals"."lease_until" is not null)),
	CONSTRAINT "withdrawals_attempt" CHECK ("withdrawals"."attempt" >= 0),
	CONSTRAINT "withdrawals_return" CHECK (("withdrawals"."returned_at" is null) = ("withdrawals"."return_reference" is null))
);
--> statement-breakpoint
ALTER TABLE "approval_requests" ADD CONSTRAINT "approval_requests_rules_version_approval_rules_version_fk" FOREIGN KEY ("rules_version") REFERENCES "public"."approval_rules"("version") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approval_requests" ADD CONSTRAINT "approval_requests_requested_by_admins_admin_id_fk" FOREIGN KEY ("requested_by") REFERENCES "public"."admins"("admin_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approval_requests" ADD CONSTRAINT "approval_requests_decided_by_admins_admin_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."admins"("admin_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approval_rules" ADD CONSTRAINT "approval_rules_admin_id_admins_admin_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."admins"("admin_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approval_rules" ADD CONSTRAINT "approval_rules_second_admin_id_admins_admin_id_fk" FOREIGN KEY ("second_admin_id") REFERENCES "public"."admins"("admin_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "archived_withdrawals" ADD CONSTRAINT "archived_withdrawals_player_id_players_player_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("player_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_log" ADD CONSTRAINT "audit_log_admin_id_admins_admin_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."admins"("admin_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_items" ADD CONSTRAINT "game_items_game_id_games_game_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."games"("game_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "factor_challenges" ADD CONSTRAINT "factor_challenges_token_hash_sessions_token_hash_fk" FOREIGN KEY ("token_hash") REFERENCES "public"."sessions"("token_hash") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "factors" ADD CONSTRAINT "factors_admin_id_admins_admin_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."admins"("admin_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_admin_id_admins_admin_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."admins"("admin_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_admin_id_admins_admin_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."admins"("admin_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_transfers" ADD CONSTRAINT "ledger_transfers_debit_account_ledger_accounts_account_id_fk" FOREIGN KEY ("debit_account") REFERENCES "public"."ledger_accounts"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_transfers" ADD CONSTRAINT "ledger_transfers_credit_account_ledger_accounts_account_id_fk" FOREIGN KEY ("credit_account") REFERENCES "public"."ledger_accounts"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mentions" ADD CONSTRAINT "mentions_note_id_notes_note_id_fk" FOREIGN KEY ("note_id") REFERENCES "public"."notes"("note_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mentions" ADD CONSTRAINT "mentions_admin_id_admins_admin_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."admins"("admin_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_claims" ADD CONSTRAINT "payment_claims_withdrawal_id_withdrawals_withdrawal_id_fk" FOREIGN KEY ("withdrawal_id") REFERENCES "public"."withdrawals"("withdrawal_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_pause" ADD CONSTRAINT "payment_pause_admin_id_admins_admin_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."admins"("admin_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "admins" ADD CONSTRAINT "admins_owner_id_admins_admin_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."admins"("admin_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_admin_id_admins_admin_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."admins"("admin_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "permission_uses" ADD CONSTRAINT "permission_uses_admin_id_admins_admin_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."admins"("admin_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_tokens" ADD CONSTRAINT "service_tokens_admin_id_admins_admin_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."admins"("admin_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_admin_id_admins_admin_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."admins"("admin_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_target_id_webhook_targets_target_id_fk" FOREIGN KEY ("target_id") REFERENCES "public"."webhook_targets"("target_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "note_versions" ADD CONSTRAINT "note_versions_note_id_notes_note_id_fk" FOREIGN KEY ("note_id") REFERENCES "public"."notes"("note_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notes" ADD CONSTRAINT "notes_player_id_players_player_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("player_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notes" ADD CONSTRAINT "notes_admin_id_admins_admin_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."admins"("admin_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "player_erasures" ADD CONSTRAINT "player_erasures_player_id_players_player_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("player_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "player_freezes" ADD CONSTRAINT "player_freezes_player_id_players_player_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("player_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "player_freezes" ADD CONSTRAINT "player_freezes_admin_id_admins_admin_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."admins"("admin_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "player_freezes" ADD CONSTRAINT "player_freezes_ended_by_admins_admin_id_fk" FOREIGN KEY ("ended_by") REFERENCES "public"."admins"("admin_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "player_holds" ADD CONSTRAINT "player_holds_player_id_players_player_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("player_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "player_holds" ADD CONSTRAINT "player_holds_admin_id_admins_admin_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."admins"("admin_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "player_holds" ADD CONSTRAINT "player_holds_ended_by_admins_admin_id_fk" FOREIGN KEY ("ended_by") REFERENCES "public"."admins"("admin_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "preferences" ADD CONSTRAINT "preferences_admin_id_admins_admin_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."admins"("admin_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reconciliation_days" ADD CONSTRAINT "reconciliation_days_run_id_reconciliation_runs_run_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."reconciliation_runs"("run_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reconciliation_differences" ADD CONSTRAINT "reconciliation_differences_line_id_reconciliation_lines_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."reconciliation_lines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reconciliation_differences" ADD CONSTRAINT "reconciliation_differences_owner_id_admins_admin_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."admins"("admin_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reconciliation_differences" ADD CONSTRAINT "reconciliation_differences_closed_by_admins_admin_id_fk" FOREIGN KEY ("closed_by") REFERENCES "public"."admins"("admin_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reconciliation_lines" ADD CONSTRAINT "reconciliation_lines_run_id_reconciliation_runs_run_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."reconciliation_runs"("run_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reconciliation_runs" ADD CONSTRAINT "reconciliation_runs_admin_id_admins_admin_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."admins"("admin_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_admin_id_admins_admin_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."admins"("admin_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_second_admin_id_admins_admin_id_fk" FOREIGN KEY ("second_admin_id") REFERENCES "public"."admins"("admin_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_first_record_id_revenue_records_id_fk" FOREIGN KEY ("first_record_id") REFERENCES "public"."revenue_records"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_last_record_id_revenue_records_id_fk" FOREIGN KEY ("last_record_id") REFERENCES "public"."revenue_records"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "revenue_reversals" ADD CONSTRAINT "revenue_reversals_revenue_record_id_revenue_records_id_fk" FOREIGN KEY ("revenue_record_id") REFERENCES "public"."revenue_records"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_deferrals" ADD CONSTRAINT "review_deferrals_withdrawal_id_withdrawals_withdrawal_id_fk" FOREIGN KEY ("withdrawal_id") REFERENCES "public"."withdrawals"("withdrawal_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_deferrals" ADD CONSTRAINT "review_deferrals_admin_id_admins_admin_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."admins"("admin_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_queue" ADD CONSTRAINT "review_queue_withdrawal_id_withdrawals_withdrawal_id_fk" FOREIGN KEY ("withdrawal_id") REFERENCES "public"."withdrawals"("withdrawal_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_queue" ADD CONSTRAINT "review_queue_claimed_by_admins_admin_id_fk" FOREIGN KEY ("claimed_by") REFERENCES "public"."admins"("admin_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transactions" ADD CONSTRAINT "transactions_player_id_players_player_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("player_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transactions" ADD CONSTRAINT "transactions_game_id_games_game_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."games"("game_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "return_announcements" ADD CONSTRAINT "return_announcements_withdrawal_id_withdrawals_withdrawal_id_fk" FOREIGN KEY ("withdrawal_id") REFERENCES "public"."withdrawals"("withdrawal_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "return_announcements" ADD CONSTRAINT "return_announcements_admin_id_admins_admin_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."admins"("admin_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawal_history" ADD CONSTRAINT "withdrawal_history_withdrawal_id_withdrawals_withdrawal_id_fk" FOREIGN KEY ("withdrawal_id") REFERENCES "public"."withdrawals"("withdrawal_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawal_history" ADD CONSTRAINT "withdrawal_history_admin_id_admins_admin_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."admins"("admin_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawal_history" ADD CONSTRAINT "withdrawal_history_second_admin_id_admins_admin_id_fk" FOREIGN KEY ("second_admin_id") REFERENCES "public"."admins"("admin_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD CONSTRAINT "withdrawals_player_id_players_player_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("player_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD CONSTRAINT "withdrawals_game_id_games_game_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."games"("game_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD CONSTRAINT "withdrawals_stored_by_admins_admin_id_fk" FOREIGN KEY ("stored_by") REFERENCES "public"."admins"("admin_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "alerts_open" ON "alerts" USING btree ("name","source") WHERE "alerts"."cleared_at" is null;--> statement-breakpoint
CREATE INDEX "alerts_cleared" ON "alerts" USING btree ("cleared_at");--> statement-breakpoint
CREATE UNIQUE INDEX "approval_requests_subject" ON "approval_requests" USING btree ("subject_type","subject_id") WHERE "approval_requests"."state" = 'waiting' and "approval_requests"."subject_id" is not null;--> statement-breakpoint
CREATE INDEX "approval_requests_waiting" ON "approval_requests" USING btree ("id") WHERE "approval_requests"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "approval_requests_requester" ON "approval_requests" USING btree ("requested_by","id");--> statement-breakpoint
CREATE INDEX "archived_withdrawals_player" ON "archived_withdrawals" USING btree ("player_id","decided_at","id");--> statement-breakpoint
CREATE INDEX "audit_blocks_last_row" ON "audit_blocks" USING btree (("row_ids"[array_upper("row_ids", 1)]));--> statement-breakpoint
CREATE INDEX "audit_log_newest" ON "audit_log" USING btree ("created_at","audit_id");--> statement-breakpoint
CREATE INDEX "audit_log_subject" ON "audit_log" USING btree ("subject_id","created_at","audit_id");--> statement-breakpoint
CREATE INDEX "audit_log_admin" ON "audit_log" USING btree ("admin_id","created_at","audit_id");--> statement-breakpoint
CREATE INDEX "audit_log_name" ON "audit_log" USING btree ("username","created_at","audit_id") WHERE "audit_log"."admin_id" is null and "audit_log"."username" is not null;--> statement-breakpoint
CREATE INDEX "audit_log_action" ON "audit_log" USING btree ("action","subject_type","created_at","audit_id");--> statement-breakpoint
CREATE INDEX "audit_log_request" ON "audit_log" USING btree ("request_id","created_at","audit_id") WHERE "audit_log"."request_id" is not null;--> statement-breakpoint
CREATE INDEX "game_items_game" ON "game_items" USING btree ("game_id","sort_order","item_id");--> statement-breakpoint
CREATE INDEX "factor_challenges_session" ON "factor_challenges" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "factors_admin" ON "factors" USING btree ("admin_id");--> statement-breakpoint
CREATE INDEX "idempotency_keys_created" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_transfers_sent" ON "ledger_transfers" USING btree ("subject_id","attempt") WHERE "ledger_transfers"."kind" in ('withdrawal.process', 'withdrawal.retry');--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_transfers_given_back" ON "ledger_transfers" USING btree ("subject_id","attempt") WHERE "ledger_transfers"."kind" in ('withdrawal.reject', 'withdrawal.cancel');--> statement-breakpoint
CREATE UNIQUE INDEX "mentions_note" ON "mentions" USING btree ("note_id","admin_id");--> statement-breakpoint
CREATE INDEX "mentions_unseen" ON "mentions" USING btree ("admin_id","id") WHERE "mentions"."seen_at" is null;--> statement-breakpoint
CREATE INDEX "payment_claims_newest" ON "payment_claims" USING btree ("claimed_at");--> statement-breakpoint
CREATE INDEX "service_tokens_admin" ON "service_tokens" USING btree ("admin_id");--> statement-breakpoint
CREATE INDEX "sessions_admin" ON "sessions" USING btree ("admin_id");--> statement-breakpoint
CREATE INDEX "sign_in_limits_updated" ON "sign_in_limits" USING btree ("updated_at");--> statement-breakpoint
CREATE INDEX "platform_events_waiting" ON "platform_events" USING btree ("id") WHERE "platform_events"."position" is null;--> statement-breakpoint
CREATE INDEX "platform_events_held" ON "platform_events" USING btree ("subject_id") WHERE "platform_events"."position" is null and "platform_events"."not_before" is not null;--> statement-breakpoint
CREATE INDEX "platform_events_created" ON "platform_events" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_due" ON "webhook_deliveries" USING btree ("target_id","next_at") WHERE "webhook_deliveries"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "webhook_deliveries_subject" ON "webhook_deliveries" USING btree ("target_id","subject","delivery_id") WHERE "webhook_deliveries"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "webhook_deliveries_newest" ON "webhook_deliveries" USING btree ("target_id","delivery_id");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_created" ON "webhook_deliveries" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "notes_player" ON "notes" USING btree ("player_id","created_at","note_id");--> statement-breakpoint
CREATE INDEX "notes_withdrawal" ON "notes" USING btree ("withdrawal_id","note_id") WHERE "notes"."withdrawal_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "player_freezes_open" ON "player_freezes" USING btree ("player_id") WHERE "player_freezes"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "player_freezes_player" ON "player_freezes" USING btree ("player_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "player_holds_open" ON "player_holds" USING btree ("player_id") WHERE "player_holds"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "player_holds_player" ON "player_holds" USING btree ("player_id","created_at");--> statement-breakpoint
CREATE INDEX "player_totals_last_seen" ON "player_totals" USING btree ("last_seen_at","player_id");--> statement-breakpoint
CREATE INDEX "player_totals_spent" ON "player_totals" USING btree ("spent_cents","player_id");--> statement-breakpoint
CREATE INDEX "players_email_trigrams" ON "players" USING gin ("email" collate "C" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "players_name_trigrams" ON "players" USING gin ("display_name" collate "C" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "players_newest" ON "players" USING btree ("created_at","player_id");--> statement-breakpoint
CREATE INDEX "reconciliation_days_open" ON "reconciliation_days" USING btree ("day") WHERE "reconciliation_days"."run_id" is null;--> statement-breakpoint
CREATE INDEX "reconciliation_differences_open" ON "reconciliation_differences" USING btree ("line_id") WHERE "reconciliation_differences"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "reconciliation_lines_run" ON "reconciliation_lines" USING btree ("run_id","id");--> statement-breakpoint
CREATE INDEX "reconciliation_lines_result_run" ON "reconciliation_lines" USING btree ("run_id","result","id");--> statement-breakpoint
CREATE INDEX "reconciliation_runs_newest" ON "reconciliation_runs" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "restored_payments_unbooked" ON "restored_payments" USING btree ("withdrawal_id") WHERE "restored_payments"."booked_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "restores_open" ON "restores" USING btree (("ended_at" is null)) WHERE "restores"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "payouts_newest" ON "payouts" USING btree ("paid_out_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "payouts_request" ON "payouts" USING btree ("approval_request_id") WHERE "payouts"."approval_request_id" is not null;--> statement-breakpoint
CREATE INDEX "revenue_records_oldest" ON "revenue_records" USING btree ("created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "review_deferrals_snooze" ON "review_deferrals" USING btree ("withdrawal_id") WHERE "review_deferrals"."kind" = 'snooze' and "review_deferrals"."ended_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "review_deferrals_skip" ON "review_deferrals" USING btree ("withdrawal_id","admin_id") WHERE "review_deferrals"."kind" = 'skip' and "review_deferrals"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "review_deferrals_newest" ON "review_deferrals" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "review_queue_player" ON "review_queue" USING btree ("player_id");--> statement-breakpoint
CREATE INDEX "activity_first_days" ON "activity" USING btree ("game_id") WHERE "activity"."previous_day" = '-infinity';--> statement-breakpoint
CREATE INDEX "transactions_newest" ON "transactions" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "transactions_status_newest" ON "transactions" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "transactions_game_newest" ON "transactions" USING btree ("game_id","created_at","id");--> statement-breakpoint
CREATE INDEX "transactions_player_newest" ON "transactions" USING btree ("player_id","created_at","id");--> statement-breakpoint
CREATE INDEX "transactions_id_trigrams" ON "transactions" USING gin ("transaction_id" collate "C" gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "withdrawal_history_request" ON "withdrawal_history" USING btree ("approval_request_id") WHERE "withdrawal_history"."approval_request_id" is not null;--> statement-breakpoint
CREATE INDEX "withdrawal_history_withdrawal" ON "withdrawal_history" USING btree ("withdrawal_id","id");--> statement-breakpoint
CREATE INDEX "withdrawal_history_player" ON "withdrawal_history" USING btree ("player_id","created_at","id");--> statement-breakpoint
CREATE INDEX "withdrawal_history_status" ON "withdrawal_history" USING btree ("to_status","created_at");--> statement-breakpoint
CREATE INDEX "withdrawal_history_again" ON "withdrawal_history" USING btree ("created_at","withdrawal_id") WHERE "withdrawal_history"."action" in ('retry', 'return');--> statement-breakpoint
CREATE INDEX "withdrawal_history_admin" ON "withdrawal_history" USING btree ("admin_id","created_at") WHERE "withdrawal_history"."admin_id" is not null;--> statement-breakpoint
CREATE INDEX "withdrawals_due" ON "withdrawals" USING btree ("lease_until") WHERE "withdrawals"."status" = 'processing';--> statement-breakpoint
CREATE INDEX "withdrawals_newest" ON "withdrawals" USING btree ("created_at","withdrawal_id");--> statement-breakpoint
CREATE INDEX "withdrawals_amount" ON "withdrawals" USING btree ("requested_cents","withdrawal_id");--> statement-breakpoint
CREATE INDEX "withdrawals_status_newest" ON "withdrawals" USING btree ("status","created_at","withdrawal_id");--> statement-breakpoint
CREATE INDEX "withdrawals_player_newest" ON "withdrawals" USING btree ("player_id","created_at","withdrawal_id");--> statement-breakpoint
CREATE INDEX "withdrawals_account" ON "withdrawals" USING btree ("account_fingerprint","player_id") WHERE "withdrawals"."account_fingerprint" is not null;--> statement-breakpoint
CREATE INDEX "withdrawals_returned" ON "withdrawals" USING btree ("player_id") WHERE "withdrawals"."returned_at" is not null;--> statement-breakpoint
CREATE INDEX "withdrawals_id_trigrams" ON "withdrawals" USING gin ("withdrawal_id" collate "C" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "withdrawals_bank_trigrams" ON "withdrawals" USING gin ("bank_name" gin_trgm_ops);--> statement-breakpoint
INSERT INTO "ledger_accounts" ("account_id") VALUES ('hold'), ('clearing'), ('bank'), ('revenue'), ('platform'), ('company_bank');--> statement-breakpoint
-- An owner can lose its own privileges. A superuser, which the embedded database's role is, cannot: for it there are triggers (`append-only.sql`).
REVOKE UPDATE, DELETE, TRUNCATE ON "audit_log", "audit_blocks", "ledger_transfers", "withdrawal_history", "revenue_reversals", "decision_signals" FROM CURRENT_USER;--> statement-breakpoint
REVOKE DELETE, TRUNCATE ON "audit_texts" FROM CURRENT_USER;
