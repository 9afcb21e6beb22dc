-- The audit log and its sealed blocks are only ever inserted into.
--
--   update audit_log set action = 'x';        -- ERROR: audit_log is only ever inserted into
--   delete from audit_log where false;        -- the same, although it would delete nothing
--
-- Statement-level triggers, because they also refuse statements that change no row, and TRUNCATE has no rows.

CREATE OR REPLACE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION '% is only ever inserted into', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;

CREATE OR REPLACE TRIGGER audit_log_only_inserted BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_log
	FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE OR REPLACE TRIGGER audit_blocks_only_inserted BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_blocks
	FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- A text of an audit row can be erased, once and for good, and is never changed. The erasure is a row of the log
-- itself, which is sealed like every other: so a text that is gone without one was not erased here. Written by the
-- trigger, and so by every server, console and statement.
CREATE OR REPLACE FUNCTION only_erase_audit_text() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF OLD.erased_at IS NULL AND NEW.erased_at IS NOT NULL AND NEW.text IS NULL AND NEW.key IS NULL
			AND (NEW.audit_id, NEW.field) = (OLD.audit_id, OLD.field) THEN
		INSERT INTO audit_log (action, subject_type, subject_id, after)
		VALUES ('audit.erase_text', 'audit_entry', NEW.audit_id::text, jsonb_build_object('field', NEW.field));
		RETURN NEW;
	END IF;
	RAISE EXCEPTION 'a text of the audit log is only ever erased' USING ERRCODE = 'restrict_violation';
END $$;

CREATE OR REPLACE TRIGGER audit_texts_only_erased BEFORE UPDATE ON audit_texts
	FOR EACH ROW EXECUTE FUNCTION only_erase_audit_text();
CREATE OR REPLACE TRIGGER audit_texts_not_deleted BEFORE DELETE OR TRUNCATE ON audit_texts
	FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- Every transaction that writes audit rows holds ADVISORY_LOCK.auditRows (server/db/advisory-lock.ts) shared until it
-- ends. The sealer takes it exclusively, and then knows that no uncommitted row has a lower id than the highest that it
-- sees.
CREATE OR REPLACE FUNCTION announce_audit_rows() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_advisory_xact_lock_shared(4600010);
	RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER audit_log_announced BEFORE INSERT ON audit_log
	FOR EACH STATEMENT EXECUTE FUNCTION announce_audit_rows();
