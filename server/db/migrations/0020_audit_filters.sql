DROP INDEX "audit_log_subject";--> statement-breakpoint
DROP INDEX "audit_log_admin";--> statement-breakpoint
CREATE INDEX "audit_blocks_last_row" ON "audit_blocks" USING btree (("row_ids"[array_upper("row_ids", 1)]));--> statement-breakpoint
CREATE INDEX "audit_log_newest" ON "audit_log" USING btree ("created_at","audit_id");--> statement-breakpoint
CREATE INDEX "audit_log_name" ON "audit_log" USING btree ("username","created_at","audit_id") WHERE "audit_log"."admin_id" is null and "audit_log"."username" is not null;--> statement-breakpoint
CREATE INDEX "audit_log_action" ON "audit_log" USING btree ("action","subject_type","created_at","audit_id");--> statement-breakpoint
CREATE INDEX "audit_log_request" ON "audit_log" USING btree ("request_id","created_at","audit_id") WHERE "audit_log"."request_id" is not null;--> statement-breakpoint
CREATE INDEX "audit_log_subject" ON "audit_log" USING btree ("subject_id","created_at","audit_id");--> statement-breakpoint
CREATE INDEX "audit_log_admin" ON "audit_log" USING btree ("admin_id","created_at","audit_id");