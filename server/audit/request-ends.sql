-- A request ends with its row in the audit log, in the same transaction and once, whoever ends it: a command, a
-- trigger, or a server of the release before. Looked at when the transaction commits, because a person's decision has
-- its row from the command, which knows who and how. Any other end is the server's own, found by whoever comes across
-- it first.
CREATE OR REPLACE FUNCTION audit_end_of_request() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF EXISTS (SELECT FROM audit_log WHERE subject_type = 'approval' AND subject_id = NEW.id::text
		AND action IN ('approval.approve', 'approval.deny', 'approval.withdraw', 'approval.expire', 'approval.void')) THEN
		RETURN NULL;
	END IF;
	IF NEW.state NOT IN ('expired', 'void') THEN
		RAISE EXCEPTION 'request % is % without a row in the audit log', NEW.id, NEW.state
			USING ERRCODE = 'restrict_violation';
	END IF;
	INSERT INTO audit_log (action, subject_type, subject_id, after) VALUES (
		CASE NEW.state WHEN 'void' THEN 'approval.void' ELSE 'approval.expire' END, 'approval', NEW.id::text,
		jsonb_build_object('asked_for', NEW.action, 'subject_type', NEW.subject_type, 'subject_id', NEW.subject_id,
			'requested_by', NEW.requested_by, 'hash', NEW.hash)
			|| CASE NEW.state WHEN 'void' THEN jsonb_build_object('because', NEW.reason) ELSE '{}' END);
	RETURN NULL;
END $$;

DO $$
BEGIN
	-- There is no CREATE OR REPLACE of a constraint trigger.
	IF NOT EXISTS (
		SELECT FROM pg_trigger WHERE tgname = 'approval_requests_end_audited' AND tgrelid = 'approval_requests'::regclass
	) THEN
		CREATE CONSTRAINT TRIGGER approval_requests_end_audited AFTER UPDATE ON approval_requests
			DEFERRABLE INITIALLY DEFERRED
			FOR EACH ROW WHEN (OLD.state = 'waiting' AND NEW.state <> 'waiting') EXECUTE FUNCTION audit_end_of_request();
	END IF;
END $$;
