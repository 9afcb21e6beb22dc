ALTER TABLE "reconciliation_lines" DROP CONSTRAINT "reconciliation_lines_result";--> statement-breakpoint
ALTER TABLE "reconciliation_runs" ADD COLUMN "returned" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "reconciliation_runs" ADD COLUMN "other_currency" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "reconciliation_runs" ADD COLUMN "not_booked" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "reconciliation_lines" ADD CONSTRAINT "reconciliation_lines_result" CHECK ("reconciliation_lines"."result" in ('matched', 'other_amount', 'only_there', 'only_here', 'unreadable', 'returned', 'other_currency', 'not_booked')) NOT VALID;