CREATE TABLE "review_postponements" (
	"withdrawal_id" text NOT NULL,
	"admin_id" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "review_postponements_withdrawal_id_admin_id_pk" PRIMARY KEY("withdrawal_id","admin_id")
);
--> statement-breakpoint
ALTER TABLE "review_postponements" ADD CONSTRAINT "review_postponements_withdrawal_id_withdrawals_withdrawal_id_fk" FOREIGN KEY ("withdrawal_id") REFERENCES "public"."withdrawals"("withdrawal_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_postponements" ADD CONSTRAINT "review_postponements_admin_id_admins_admin_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."admins"("admin_id") ON DELETE no action ON UPDATE no action;