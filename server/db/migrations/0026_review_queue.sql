CREATE TABLE "review_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "review_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"player_id" text NOT NULL,
	"account_fingerprint" text
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
ALTER TABLE "review_queue" ADD CONSTRAINT "review_queue_withdrawal_id_withdrawals_withdrawal_id_fk" FOREIGN KEY ("withdrawal_id") REFERENCES "public"."withdrawals"("withdrawal_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_queue" ADD CONSTRAINT "review_queue_claimed_by_admins_admin_id_fk" FOREIGN KEY ("claimed_by") REFERENCES "public"."admins"("admin_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "review_queue_player" ON "review_queue" USING btree ("player_id");