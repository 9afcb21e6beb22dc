ALTER TABLE "factors" ADD COLUMN "counts_from" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "recovered_at" timestamp with time zone;--> statement-breakpoint
-- Texts that were erased before this version wrote the row that the trigger writes now (server/audit/append-only.sql).
INSERT INTO "audit_log" ("action", "subject_type", "subject_id", "after")
SELECT 'audit.erase_text', 'audit_entry', "audit_id"::text, jsonb_build_object('field', "field", 'erased_at', "erased_at")
FROM "audit_texts" WHERE "erased_at" IS NOT NULL ORDER BY "audit_id", "field";--> statement-breakpoint
-- Requests that ended before this version wrote the row that the trigger writes now (server/second-person/second-person.sql).
INSERT INTO "audit_log" ("action", "subject_type", "subject_id", "after")
SELECT CASE "state" WHEN 'void' THEN 'approval.void' ELSE 'approval.expire' END, 'approval', "id"::text,
	jsonb_build_object('asked_for', "action", 'subject_type', "subject_type", 'subject_id', "subject_id", 'requested_by', "requested_by", 'hash', "hash", 'ended_at', "decided_at")
		|| CASE "state" WHEN 'void' THEN jsonb_build_object('because', "reason") ELSE '{}' END
FROM "approval_requests" WHERE "state" IN ('expired', 'void') AND NOT EXISTS (
	SELECT FROM "audit_log" AS "told" WHERE "told"."subject_type" = 'approval' AND "told"."subject_id" = "approval_requests"."id"::text
		AND "told"."action" IN ('approval.expire', 'approval.void'))
ORDER BY "id";
