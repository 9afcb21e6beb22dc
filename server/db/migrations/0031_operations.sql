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
ALTER TABLE "reconciliation_runs" ALTER COLUMN "admin_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "archived_withdrawals" ADD CONSTRAINT "archived_withdrawals_player_id_players_player_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("player_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reconciliation_days" ADD CONSTRAINT "reconciliation_days_run_id_reconciliation_runs_run_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."reconciliation_runs"("run_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reconciliation_differences" ADD CONSTRAINT "reconciliation_differences_line_id_reconciliation_lines_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."reconciliation_lines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reconciliation_differences" ADD CONSTRAINT "reconciliation_differences_owner_id_admins_admin_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."admins"("admin_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reconciliation_differences" ADD CONSTRAINT "reconciliation_differences_closed_by_admins_admin_id_fk" FOREIGN KEY ("closed_by") REFERENCES "public"."admins"("admin_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "archived_withdrawals_player" ON "archived_withdrawals" USING btree ("player_id","decided_at","id");--> statement-breakpoint
CREATE INDEX "reconciliation_days_open" ON "reconciliation_days" USING btree ("day") WHERE "reconciliation_days"."run_id" is null;--> statement-breakpoint
CREATE INDEX "reconciliation_differences_open" ON "reconciliation_differences" USING btree ("line_id") WHERE "reconciliation_differences"."closed_at" is null;