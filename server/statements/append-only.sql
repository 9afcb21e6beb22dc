-- Of statements, their lines and matches little changes, and nothing is deleted. refuse_change() is in
-- server/audit/append-only.sql. A payment is in one match at most: the primary key of statement_payments holds that.
--
--   update statement_lines set amount_cents = 1;   -- ERROR: a line of a statement keeps its booking

-- What is discarded stays so, unless its lines are still being stored.
CREATE OR REPLACE FUNCTION guard_statement() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	changing CONSTANT text[] := '{closed_at,closed_by,discarded_at,discarded_by,reason,storing_until}';
BEGIN
	IF to_jsonb(NEW) - changing IS DISTINCT FROM to_jsonb(OLD) - changing
		OR OLD.discarded_at IS NOT NULL AND OLD.storing_until IS NULL
		OR NEW.storing_until IS NOT NULL AND OLD.storing_until IS NULL THEN
		RAISE EXCEPTION 'a statement keeps its facts, and stays discarded' USING ERRCODE = 'restrict_violation';
	END IF;
	RETURN NEW;
END $$;

-- Its texts are only ever cleared.
CREATE OR REPLACE FUNCTION guard_statement_line() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF (NEW.id, NEW.statement_id, NEW.line, NEW.fingerprint, NEW.booked_on, NEW.amount_cents, NEW.currency, NEW.status,
			NEW.return_code, NEW.fee_cents)
		IS DISTINCT FROM (OLD.id, OLD.statement_id, OLD.line, OLD.fingerprint, OLD.booked_on, OLD.amount_cents,
			OLD.currency, OLD.status, OLD.return_code, OLD.fee_cents)
		OR NEW.text IS DISTINCT FROM OLD.text AND NEW.text IS NOT NULL
		OR NEW.reference IS DISTINCT FROM OLD.reference AND NEW.reference IS NOT NULL
		OR NEW.details IS DISTINCT FROM OLD.details AND NEW.details IS NOT NULL THEN
		RAISE EXCEPTION 'a line of a statement keeps its booking' USING ERRCODE = 'restrict_violation';
	END IF;
	RETURN NEW;
END $$;

-- A match is confirmed or rejected once, and a confirmed one undone once.
CREATE OR REPLACE FUNCTION guard_statement_match() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF (NEW.id, NEW.statement_id, NEW.kind, NEW.step, NEW.reason, NEW.created_at)
		IS DISTINCT FROM (OLD.id, OLD.statement_id, OLD.kind, OLD.step, OLD.reason, OLD.created_at)
		OR NOT (OLD.state = 'proposed' AND NEW.state IN ('confirmed', 'rejected')
			OR OLD.state = 'confirmed' AND NEW.state = 'undone'
				AND (NEW.confirmed_at, NEW.confirmed_by) IS NOT DISTINCT FROM (OLD.confirmed_at, OLD.confirmed_by)) THEN
		RAISE EXCEPTION 'a match is confirmed, rejected or undone, and keeps all else'
			USING ERRCODE = 'restrict_violation';
	END IF;
	RETURN NEW;
END $$;

-- The parts of a line add up to it. All parts of a line are inserted with one statement.
CREATE OR REPLACE FUNCTION check_statement_parts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF EXISTS (
		SELECT FROM (SELECT match_id, line_id, sum(cents) AS cents FROM new_parts GROUP BY match_id, line_id) AS parts
		JOIN statement_lines ON statement_lines.id = parts.line_id
		WHERE parts.cents <> statement_lines.amount_cents OR parts.match_id IS DISTINCT FROM statement_lines.match_id
	) THEN
		RAISE EXCEPTION 'the parts of a line add up to it' USING ERRCODE = 'check_violation';
	END IF;
	RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER statements_guarded BEFORE UPDATE ON statements
	FOR EACH ROW EXECUTE FUNCTION guard_statement();
CREATE OR REPLACE TRIGGER statements_not_deleted BEFORE DELETE OR TRUNCATE ON statements
	FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE OR REPLACE TRIGGER statement_lines_guarded BEFORE UPDATE ON statement_lines
	FOR EACH ROW EXECUTE FUNCTION guard_statement_line();
CREATE OR REPLACE TRIGGER statement_lines_not_deleted BEFORE DELETE OR TRUNCATE ON statement_lines
	FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE OR REPLACE TRIGGER statement_matches_guarded BEFORE UPDATE ON statement_matches
	FOR EACH ROW EXECUTE FUNCTION guard_statement_match();
CREATE OR REPLACE TRIGGER statement_matches_not_deleted BEFORE DELETE OR TRUNCATE ON statement_matches
	FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE OR REPLACE TRIGGER statement_match_parts_only_inserted
	BEFORE UPDATE OR DELETE OR TRUNCATE ON statement_match_parts
	FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE OR REPLACE TRIGGER statement_match_parts_checked AFTER INSERT ON statement_match_parts
	REFERENCING NEW TABLE AS new_parts FOR EACH STATEMENT EXECUTE FUNCTION check_statement_parts();
