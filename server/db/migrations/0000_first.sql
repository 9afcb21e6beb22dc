CREATE TABLE "admins" (
	"admin_id" text PRIMARY KEY NOT NULL,
	"username" text NOT NULL,
	"password_hash" text NOT NULL,
	"role" text DEFAULT 'administrator' NOT NULL,
	"must_change_password" boolean DEFAULT false NOT NULL,
	"disabled_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "admins_username_unique" UNIQUE("username")
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
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
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
	CONSTRAINT "games_status" CHECK ("games"."status" in ('active', 'inactive'))
);
--> statement-breakpoint
CREATE TABLE "payout_allocations" (
	"payout_id" bigint NOT NULL,
	"revenue_record_id" bigint NOT NULL,
	"amount_cents" bigint NOT NULL,
	CONSTRAINT "payout_allocations_payout_id_revenue_record_id_pk" PRIMARY KEY("payout_id","revenue_record_id"),
	CONSTRAINT "payout_allocations_amount" CHECK ("payout_allocations"."amount_cents" > 0)
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
	"paid_out_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payouts_payout_reference_unique" UNIQUE("payout_reference"),
	CONSTRAINT "payouts_amount" CHECK ("payouts"."amount_cents" > 0 and "payouts"."record_count" > 0)
);
--> statement-breakpoint
CREATE TABLE "players" (
	"player_id" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"display_name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "players_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "revenue_records" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "revenue_records_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"revenue_type" text NOT NULL,
	"source_type" text NOT NULL,
	"source_id" text NOT NULL,
	"amount_cents" bigint NOT NULL,
	"allocated_cents" bigint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "revenue_records_source" UNIQUE("source_type","source_id","revenue_type"),
	CONSTRAINT "revenue_records_type" CHECK ("revenue_records"."revenue_type" in ('transfer_fee', 'purchase_fee', 'withdrawal_fee', 'platform_fee', 'other')),
	CONSTRAINT "revenue_records_amount" CHECK ("revenue_records"."amount_cents" > 0 and "revenue_records"."allocated_cents" between 0 and "revenue_records"."amount_cents")
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"admin_id" text NOT NULL,
	"address" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
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
	CONSTRAINT "transactions_transaction_id_unique" UNIQUE("transaction_id"),
	CONSTRAINT "transactions_status" CHECK ("transactions"."status" in ('pending', 'completed', 'failed', 'cancelled')),
	CONSTRAINT "transactions_type" CHECK ("transactions"."transaction_type" in ('purchase', 'transfer', 'withdrawal', 'currency_send', 'item_purchase')),
	CONSTRAINT "transactions_amount" CHECK ("transactions"."amount_cents" > 0 and "transactions"."fee_cents" between 0 and "transactions"."amount_cents")
);
--> statement-breakpoint
CREATE TABLE "withdrawal_history" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "withdrawal_history_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"withdrawal_id" text NOT NULL,
	"from_status" text,
	"to_status" text NOT NULL,
	"action" text NOT NULL,
	"admin_id" text,
	"note" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
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
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"processed_at" timestamp with time zone,
	CONSTRAINT "withdrawals_status" CHECK ("withdrawals"."status" in ('pending_review', 'pending', 'approved', 'processing', 'completed', 'rejected', 'failed')),
	CONSTRAINT "withdrawals_net" CHECK ("withdrawals"."requested_cents" = "withdrawals"."net_cents" + "withdrawals"."fee_cents"),
	CONSTRAINT "withdrawals_positive" CHECK ("withdrawals"."requested_cents" > 0 and "withdrawals"."fee_cents" >= 0 and "withdrawals"."net_cents" > 0),
	CONSTRAINT "withdrawals_reason" CHECK (("withdrawals"."status" = 'rejected') = ("withdrawals"."rejection_reason" is not null))
);
--> statement-breakpoint
ALTER TABLE "audit_log" ADD CONSTRAINT "audit_log_admin_id_admins_admin_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."admins"("admin_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_items" ADD CONSTRAINT "game_items_game_id_games_game_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."games"("game_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_allocations" ADD CONSTRAINT "payout_allocations_payout_id_payouts_id_fk" FOREIGN KEY ("payout_id") REFERENCES "public"."payouts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_allocations" ADD CONSTRAINT "payout_allocations_revenue_record_id_revenue_records_id_fk" FOREIGN KEY ("revenue_record_id") REFERENCES "public"."revenue_records"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_admin_id_admins_admin_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."admins"("admin_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_admin_id_admins_admin_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."admins"("admin_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transactions" ADD CONSTRAINT "transactions_player_id_players_player_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("player_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transactions" ADD CONSTRAINT "transactions_game_id_games_game_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."games"("game_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawal_history" ADD CONSTRAINT "withdrawal_history_withdrawal_id_withdrawals_withdrawal_id_fk" FOREIGN KEY ("withdrawal_id") REFERENCES "public"."withdrawals"("withdrawal_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawal_history" ADD CONSTRAINT "withdrawal_history_admin_id_admins_admin_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."admins"("admin_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD CONSTRAINT "withdrawals_player_id_players_player_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("player_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD CONSTRAINT "withdrawals_game_id_games_game_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."games"("game_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_log_subject" ON "audit_log" USING btree ("subject_type","subject_id");--> statement-breakpoint
CREATE INDEX "game_items_game" ON "game_items" USING btree ("game_id","sort_order","item_id");--> statement-breakpoint
CREATE INDEX "payout_allocations_record" ON "payout_allocations" USING btree ("revenue_record_id");--> statement-breakpoint
CREATE INDEX "payouts_newest" ON "payouts" USING btree ("paid_out_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "revenue_records_oldest" ON "revenue_records" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "sessions_admin" ON "sessions" USING btree ("admin_id");--> statement-breakpoint
CREATE INDEX "transactions_newest" ON "transactions" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "transactions_status_newest" ON "transactions" USING btree ("status","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "withdrawal_history_withdrawal" ON "withdrawal_history" USING btree ("withdrawal_id","id");--> statement-breakpoint
CREATE INDEX "withdrawal_history_status" ON "withdrawal_history" USING btree ("to_status","created_at");--> statement-breakpoint
CREATE INDEX "withdrawals_newest" ON "withdrawals" USING btree ("created_at" DESC NULLS LAST,"withdrawal_id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "withdrawals_status_newest" ON "withdrawals" USING btree ("status","created_at" DESC NULLS LAST,"withdrawal_id" DESC NULLS LAST);