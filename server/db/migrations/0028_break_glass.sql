CREATE TABLE "break_glass" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "break_glass_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"reason" text NOT NULL,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	"until" timestamp with time zone NOT NULL,
	CONSTRAINT "break_glass_until" CHECK ("break_glass"."until" >= "break_glass"."started_at")
);
--> statement-breakpoint
ALTER TABLE "approval_requests" DROP CONSTRAINT "approval_requests_action";--> statement-breakpoint
ALTER TABLE "approval_requests" ADD CONSTRAINT "approval_requests_action" CHECK ("approval_requests"."action" in ('approve', 'process', 'retry', 'payout', 'change_roles', 'change_rules'));