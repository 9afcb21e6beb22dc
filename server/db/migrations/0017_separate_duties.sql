CREATE TABLE "payment_claims" (
	"withdrawal_id" text NOT NULL,
	"attempt" integer NOT NULL,
	"net_cents" bigint NOT NULL,
	"claimed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payment_claims_withdrawal_id_attempt_pk" PRIMARY KEY("withdrawal_id","attempt")
);
--> statement-breakpoint
CREATE TABLE "return_announcements" (
	"withdrawal_id" text NOT NULL,
	"attempt" integer NOT NULL,
	"admin_id" text NOT NULL,
	"reason" text NOT NULL,
	"bank_reference" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "return_announcements_withdrawal_id_attempt_pk" PRIMARY KEY("withdrawal_id","attempt")
);
--> statement-breakpoint
ALTER TABLE "payment_pause" ALTER COLUMN "admin_id" DROP NOT NULL;--> statement-breakpoint
-- The history is only ever inserted into; a default reaches the rows that there are, which have returns from before they were confirmed.
ALTER TABLE "withdrawal_history" ADD COLUMN "confirmed_by" text DEFAULT 'earlier version';--> statement-breakpoint
ALTER TABLE "withdrawal_history" ALTER COLUMN "confirmed_by" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD COLUMN "return_code" text;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD COLUMN "stored_by" text;--> statement-breakpoint
ALTER TABLE "payment_claims" ADD CONSTRAINT "payment_claims_withdrawal_id_withdrawals_withdrawal_id_fk" FOREIGN KEY ("withdrawal_id") REFERENCES "public"."withdrawals"("withdrawal_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "return_announcements" ADD CONSTRAINT "return_announcements_withdrawal_id_withdrawals_withdrawal_id_fk" FOREIGN KEY ("withdrawal_id") REFERENCES "public"."withdrawals"("withdrawal_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "return_announcements" ADD CONSTRAINT "return_announcements_admin_id_admins_admin_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."admins"("admin_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payment_claims_newest" ON "payment_claims" USING btree ("claimed_at");--> statement-breakpoint
ALTER TABLE "withdrawals" ADD CONSTRAINT "withdrawals_stored_by_admins_admin_id_fk" FOREIGN KEY ("stored_by") REFERENCES "public"."admins"("admin_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "withdrawal_history_admin" ON "withdrawal_history" USING btree ("admin_id","created_at") WHERE "withdrawal_history"."admin_id" is not null;