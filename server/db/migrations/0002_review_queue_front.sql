DROP INDEX CONCURRENTLY IF EXISTS "review_queue_oldest";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "review_queue_oldest" ON "review_queue" USING btree ("created_at","withdrawal_id");
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "review_queue_largest";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "review_queue_largest" ON "review_queue" USING btree ("requested_cents" DESC NULLS FIRST,"created_at","withdrawal_id");
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "review_queue_claimed";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "review_queue_claimed" ON "review_queue" USING btree ("claimed_by") WHERE "review_queue"."claimed_by" is not null;
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "review_scores_riskiest";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "review_scores_riskiest" ON "review_scores" USING btree ("score" DESC NULLS FIRST,"created_at","withdrawal_id");
