-- What two people have to do is done by two people, whatever the server's own checks let pass.

-- The accounts that count as one person with this one, which is among them:
-- - for a day after an administrator gave another one an invitation or a new password, it cannot be told whether one person has both. Somebody could
--   otherwise invite the colleague whom a rule asks for. A day is longer than any session, and long enough for others to notice;
-- - a service account counts as its owner;
-- - an account of single sign-on whose suggested name was taken is its namesake's: "kim-3f9a1c07" counts as "kim" (server/authentication/provider-commands.ts).
CREATE OR REPLACE FUNCTION accounts_of_person(account text) RETURNS SETOF text LANGUAGE sql STABLE AS $$
	WITH RECURSIVE same(one, other) AS (
		SELECT admin_id, subject_id FROM audit_log
		WHERE action IN ('admin.invite', 'admin.renew_invitation', 'admin.reset_password') AND subject_type = 'admin'
			AND admin_id IS NOT NULL AND created_at > now() - interval '1 day'
		UNION ALL SELECT admin_id, owner_id FROM admins WHERE owner_id IS NOT NULL
		UNION ALL SELECT namesake.admin_id, admins.admin_id FROM admins
			JOIN admins namesake ON namesake.username = left(admins.username, -9)
			WHERE admins.sign_on_issuer IS NOT NULL AND admins.username ~ '-[0-9a-f]{8}$'
	), person(id) AS (
		SELECT account
		UNION
		SELECT CASE WHEN id = one THEN other ELSE one END FROM person JOIN same ON id IN (one, other)
	)
	SELECT id FROM person
$$;

-- What was asked never changes. A request ends once; it ends as approved or denied by a person who is not the one who asked, who is enabled, and before
-- it has expired.
--
--   update approval_requests set state = 'approved', decided_by = requested_by, decided_at = now() where id = 1;   -- ERROR: needs a second person
CREATE OR REPLACE FUNCTION guard_approval_request() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF (NEW.id, NEW.action, NEW.subject_type, NEW.permission, NEW.facts, NEW.caught, NEW.call, NEW.shown, NEW.hash, NEW.requested_by, NEW.created_at, NEW.expires_at)
		IS DISTINCT FROM (OLD.id, OLD.action, OLD.subject_type, OLD.permission, OLD.facts, OLD.caught, OLD.call, OLD.shown, OLD.hash, OLD.requested_by, OLD.created_at, OLD.expires_at)
		OR (NEW.subject_id, NEW.subject_version, NEW.amount_cents, NEW.rules_version)
		IS DISTINCT FROM (OLD.subject_id, OLD.subject_version, OLD.amount_cents, OLD.rules_version) THEN
		RAISE EXCEPTION 'what was asked in request % does not change', OLD.id USING ERRCODE = 'restrict_violation';
	END IF;
	IF OLD.state <> 'waiting' THEN
		RAISE EXCEPTION 'request % has ended as %', OLD.id, OLD.state USING ERRCODE = 'restrict_violation';
	END IF;
	IF NEW.state = 'approved' AND OLD.expires_at <= now() THEN
		RAISE EXCEPTION 'request % has expired', OLD.id USING ERRCODE = 'restrict_violation';
	END IF;
	IF NEW.state IN ('approved', 'denied') AND (
		NEW.decided_by IN (SELECT accounts_of_person(NEW.requested_by))
		OR EXISTS (SELECT FROM admins WHERE admin_id IN (NEW.decided_by, NEW.requested_by) AND owner_id IS NOT NULL)
		OR EXISTS (SELECT FROM admins WHERE admin_id = NEW.decided_by AND disabled_at IS NOT NULL)
		OR NEW.state = 'approved' AND EXISTS (SELECT FROM admins WHERE admin_id = NEW.requested_by AND disabled_at IS NOT NULL)
	) THEN
		RAISE EXCEPTION 'request % needs a second person', OLD.id USING ERRCODE = 'check_violation';
	END IF;
	RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER approval_requests_guarded BEFORE UPDATE ON approval_requests
	FOR EACH ROW EXECUTE FUNCTION guard_approval_request();

-- refuse_change() is in server/audit/append-only.sql.
CREATE OR REPLACE TRIGGER approval_requests_kept BEFORE DELETE OR TRUNCATE ON approval_requests
	FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE OR REPLACE TRIGGER approval_rules_only_inserted BEFORE UPDATE OR DELETE OR TRUNCATE ON approval_rules
	FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- Whether the rules in force let one person alone do this with this amount. The sums over a day are the server's to check.
CREATE OR REPLACE FUNCTION one_person_may(what text, cents bigint) RETURNS boolean LANGUAGE sql STABLE AS $$
	SELECT NOT EXISTS (
		SELECT FROM jsonb_array_elements((SELECT rules FROM approval_rules ORDER BY version DESC LIMIT 1)) AS rule
		WHERE rule->>'fact' = 'amount' AND rule->'actions' ? what AND cents >= (rule->>'atLeastCents')::bigint
	)
$$;

CREATE OR REPLACE FUNCTION two_people_agreed(request bigint, what text, subject text, cents bigint, first text, second text) RETURNS boolean LANGUAGE sql STABLE AS $$
	SELECT EXISTS (
		SELECT FROM approval_requests WHERE id = request AND state = 'approved' AND action = what AND requested_by = first AND decided_by = second
			AND amount_cents = cents AND (subject_id = subject OR subject_id IS NULL AND subject IS NULL)
	)
$$;

-- A step of a person by which money goes names both people where an amount asks for two, and their request. The error is one after which the server
-- tries again (server/db/transaction.ts): stricter rules may have come into force since it read them, and then it asks.
CREATE OR REPLACE FUNCTION guard_withdrawal_step() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	cents bigint;
BEGIN
	SELECT requested_cents INTO cents FROM withdrawals WHERE withdrawal_id = NEW.withdrawal_id;
	IF NEW.second_admin_id IS NULL AND NEW.approval_request_id IS NULL THEN
		IF one_person_may(NEW.action, cents) THEN RETURN NEW; END IF;
	ELSIF two_people_agreed(NEW.approval_request_id, NEW.action, NEW.withdrawal_id, cents, NEW.admin_id, NEW.second_admin_id) THEN
		RETURN NEW;
	END IF;
	RAISE EXCEPTION 'withdrawal % needs a second person', NEW.withdrawal_id USING ERRCODE = 'serialization_failure';
END $$;

CREATE OR REPLACE TRIGGER withdrawal_history_two_people BEFORE INSERT ON withdrawal_history
	FOR EACH ROW WHEN (NEW.admin_id IS NOT NULL AND NEW.action IN ('approve', 'process', 'retry') OR NEW.second_admin_id IS NOT NULL)
	EXECUTE FUNCTION guard_withdrawal_step();

CREATE OR REPLACE FUNCTION guard_payout() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF NEW.second_admin_id IS NULL AND NEW.approval_request_id IS NULL THEN
		IF one_person_may('payout', NEW.amount_cents) THEN RETURN NEW; END IF;
	ELSIF two_people_agreed(NEW.approval_request_id, 'payout', NULL, NEW.amount_cents, NEW.admin_id, NEW.second_admin_id) THEN
		RETURN NEW;
	END IF;
	RAISE EXCEPTION 'a payout of % cents needs a second person', NEW.amount_cents USING ERRCODE = 'serialization_failure';
END $$;

CREATE OR REPLACE TRIGGER payouts_two_people BEFORE INSERT ON payouts
	FOR EACH ROW WHEN (NEW.admin_id IS NOT NULL OR NEW.second_admin_id IS NOT NULL) EXECUTE FUNCTION guard_payout();

-- A request ends when its withdrawal changes, in the same transaction, whoever changes it.
CREATE OR REPLACE FUNCTION void_approval_request() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE approval_requests SET state = 'void', decided_at = now(),
		reason = CASE WHEN NEW.status IS DISTINCT FROM OLD.status THEN 'The withdrawal is ' || replace(NEW.status, '_', ' ') || ' now.' ELSE 'The withdrawal was changed.' END
	WHERE subject_type = 'withdrawal' AND subject_id = NEW.withdrawal_id AND state = 'waiting';
	RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER withdrawals_void_request AFTER UPDATE ON withdrawals
	FOR EACH ROW WHEN (
		(OLD.status, OLD.attempt, OLD.player_id, OLD.game_id, OLD.requested_cents, OLD.fee_cents, OLD.net_cents, OLD.bank_name, OLD.account_last4, OLD.routing_last4, OLD.account_type, OLD.account_fingerprint)
		IS DISTINCT FROM
		(NEW.status, NEW.attempt, NEW.player_id, NEW.game_id, NEW.requested_cents, NEW.fee_cents, NEW.net_cents, NEW.bank_name, NEW.account_last4, NEW.routing_last4, NEW.account_type, NEW.account_fingerprint)
	) EXECUTE FUNCTION void_approval_request();
