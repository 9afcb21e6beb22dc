CREATE TABLE "payment_pause" (
	"only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"paused_at" timestamp with time zone DEFAULT now() NOT NULL,
	"admin_id" text NOT NULL,
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
	CONSTRAINT "reconciliation_lines_result" CHECK ("reconciliation_lines"."result" in ('matched', 'other_amount', 'only_there', 'only_here'))
);
--> statement-breakpoint
CREATE TABLE "reconciliation_runs" (
	"run_id" text PRIMARY KEY NOT NULL,
	"admin_id" text NOT NULL,
	"file_name" text NOT NULL,
	"date_from" text NOT NULL,
	"date_to" text NOT NULL,
	"columns" jsonb NOT NULL,
	"matched" integer NOT NULL,
	"other_amount" integer NOT NULL,
	"only_there" integer NOT NULL,
	"only_here" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "webhook_deliveries" (
	"delivery_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "webhook_deliveries_delivery_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"target_id" text NOT NULL,
	"position" bigint,
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
ALTER TABLE "payment_pause" ADD CONSTRAINT "payment_pause_admin_id_admins_admin_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."admins"("admin_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reconciliation_lines" ADD CONSTRAINT "reconciliation_lines_run_id_reconciliation_runs_run_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."reconciliation_runs"("run_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reconciliation_runs" ADD CONSTRAINT "reconciliation_runs_admin_id_admins_admin_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."admins"("admin_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_target_id_webhook_targets_target_id_fk" FOREIGN KEY ("target_id") REFERENCES "public"."webhook_targets"("target_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reconciliation_lines_run" ON "reconciliation_lines" USING btree ("run_id","id");--> statement-breakpoint
CREATE INDEX "reconciliation_lines_result_run" ON "reconciliation_lines" USING btree ("run_id","result","id");--> statement-breakpoint
CREATE INDEX "reconciliation_runs_newest" ON "reconciliation_runs" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_due" ON "webhook_deliveries" USING btree ("target_id","next_at") WHERE "webhook_deliveries"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "webhook_deliveries_subject" ON "webhook_deliveries" USING btree ("target_id","subject","delivery_id") WHERE "webhook_deliveries"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "webhook_deliveries_newest" ON "webhook_deliveries" USING btree ("target_id","delivery_id");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_created" ON "webhook_deliveries" USING btree ("created_at");