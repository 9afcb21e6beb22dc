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
ALTER TABLE "platform_events" ADD COLUMN "mark" text;--> statement-breakpoint
ALTER TABLE "platform_feed" ADD COLUMN "mark" text;--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD COLUMN "mark" text;--> statement-breakpoint
CREATE INDEX "restored_payments_unbooked" ON "restored_payments" USING btree ("withdrawal_id") WHERE "restored_payments"."booked_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "restores_open" ON "restores" USING btree (("ended_at" is null)) WHERE "restores"."ended_at" is null;