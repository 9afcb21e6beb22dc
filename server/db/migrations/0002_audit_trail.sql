CREATE TABLE "audit_blocks" (
	"block_id" bigint PRIMARY KEY NOT NULL,
	"row_ids" bigint[] NOT NULL,
	"row_hashes" "bytea" NOT NULL,
	"previous_hash" "bytea" NOT NULL,
	"hash" "bytea" NOT NULL,
	"sealed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
-- Only ever inserted into. A statement's trigger, and not a row's: it refuses also what would change no row, and TRUNCATE has no rows.
CREATE FUNCTION "refuse_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION '% is only ever inserted into', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;--> statement-breakpoint
CREATE TRIGGER "audit_log_only_inserted" BEFORE UPDATE OR DELETE OR TRUNCATE ON "audit_log" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();--> statement-breakpoint
CREATE TRIGGER "audit_blocks_only_inserted" BEFORE UPDATE OR DELETE OR TRUNCATE ON "audit_blocks" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();--> statement-breakpoint
CREATE TRIGGER "ledger_transfers_only_inserted" BEFORE UPDATE OR DELETE OR TRUNCATE ON "ledger_transfers" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();--> statement-breakpoint
CREATE TRIGGER "withdrawal_history_only_inserted" BEFORE UPDATE OR DELETE OR TRUNCATE ON "withdrawal_history" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();--> statement-breakpoint
-- An owner can lose its own privileges; a superuser, which the embedded database's role is, cannot: for it there are the triggers.
REVOKE UPDATE, DELETE, TRUNCATE ON "audit_log", "audit_blocks", "ledger_transfers", "withdrawal_history" FROM CURRENT_USER;--> statement-breakpoint
-- Who writes audit rows says so until its transaction ends. Whoever then holds this lock alone (ADVISORY_LOCK.auditRows) knows that no
-- row is on its way with a lower number than the highest one there is.
CREATE FUNCTION "announce_audit_rows"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_advisory_xact_lock_shared(4600010);
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "audit_log_announced" BEFORE INSERT ON "audit_log" FOR EACH STATEMENT EXECUTE FUNCTION "announce_audit_rows"();
