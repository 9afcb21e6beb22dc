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
	CONSTRAINT "approval_requests_action" CHECK ("approval_requests"."action" in ('approve', 'process', 'retry', 'payout', 'change_rules')),
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
ALTER TABLE "payouts" ADD COLUMN "second_admin_id" text;--> statement-breakpoint
ALTER TABLE "payouts" ADD COLUMN "approval_request_id" bigint;--> statement-breakpoint
ALTER TABLE "withdrawal_history" ADD COLUMN "second_admin_id" text;--> statement-breakpoint
ALTER TABLE "withdrawal_history" ADD COLUMN "approval_request_id" bigint;--> statement-breakpoint
ALTER TABLE "approval_requests" ADD CONSTRAINT "approval_requests_rules_version_approval_rules_version_fk" FOREIGN KEY ("rules_version") REFERENCES "public"."approval_rules"("version") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approval_requests" ADD CONSTRAINT "approval_requests_requested_by_admins_admin_id_fk" FOREIGN KEY ("requested_by") REFERENCES "public"."admins"("admin_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approval_requests" ADD CONSTRAINT "approval_requests_decided_by_admins_admin_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."admins"("admin_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approval_rules" ADD CONSTRAINT "approval_rules_admin_id_admins_admin_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."admins"("admin_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approval_rules" ADD CONSTRAINT "approval_rules_second_admin_id_admins_admin_id_fk" FOREIGN KEY ("second_admin_id") REFERENCES "public"."admins"("admin_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "approval_requests_subject" ON "approval_requests" USING btree ("subject_type","subject_id") WHERE "approval_requests"."state" = 'waiting' and "approval_requests"."subject_id" is not null;--> statement-breakpoint
CREATE INDEX "approval_requests_waiting" ON "approval_requests" USING btree ("id") WHERE "approval_requests"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "approval_requests_requester" ON "approval_requests" USING btree ("requested_by","id");--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_second_admin_id_admins_admin_id_fk" FOREIGN KEY ("second_admin_id") REFERENCES "public"."admins"("admin_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawal_history" ADD CONSTRAINT "withdrawal_history_second_admin_id_admins_admin_id_fk" FOREIGN KEY ("second_admin_id") REFERENCES "public"."admins"("admin_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "payouts_request" ON "payouts" USING btree ("approval_request_id") WHERE "payouts"."approval_request_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "withdrawal_history_request" ON "withdrawal_history" USING btree ("approval_request_id") WHERE "withdrawal_history"."approval_request_id" is not null;--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_two" CHECK ("payouts"."second_admin_id" is null or "payouts"."second_admin_id" <> "payouts"."admin_id");--> statement-breakpoint
ALTER TABLE "withdrawal_history" ADD CONSTRAINT "withdrawal_history_two" CHECK ("withdrawal_history"."second_admin_id" is null or "withdrawal_history"."second_admin_id" <> "withdrawal_history"."admin_id");