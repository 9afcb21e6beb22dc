CREATE TABLE "mentions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mentions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"note_id" bigint NOT NULL,
	"admin_id" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"seen_at" timestamp with time zone
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
ALTER TABLE "return_announcements" ADD COLUMN "reason_code" text;--> statement-breakpoint
ALTER TABLE "withdrawal_history" ADD COLUMN "reason_code" text;--> statement-breakpoint
ALTER TABLE "mentions" ADD CONSTRAINT "mentions_note_id_notes_note_id_fk" FOREIGN KEY ("note_id") REFERENCES "public"."notes"("note_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mentions" ADD CONSTRAINT "mentions_admin_id_admins_admin_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."admins"("admin_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_deferrals" ADD CONSTRAINT "review_deferrals_withdrawal_id_withdrawals_withdrawal_id_fk" FOREIGN KEY ("withdrawal_id") REFERENCES "public"."withdrawals"("withdrawal_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_deferrals" ADD CONSTRAINT "review_deferrals_admin_id_admins_admin_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."admins"("admin_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "mentions_note" ON "mentions" USING btree ("note_id","admin_id");--> statement-breakpoint
CREATE INDEX "mentions_unseen" ON "mentions" USING btree ("admin_id","id") WHERE "mentions"."seen_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "review_deferrals_snooze" ON "review_deferrals" USING btree ("withdrawal_id") WHERE "review_deferrals"."kind" = 'snooze' and "review_deferrals"."ended_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "review_deferrals_skip" ON "review_deferrals" USING btree ("withdrawal_id","admin_id") WHERE "review_deferrals"."kind" = 'skip' and "review_deferrals"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "review_deferrals_newest" ON "review_deferrals" USING btree ("created_at");