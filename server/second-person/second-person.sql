-- What two people have to do is done by two people, whatever the server's own checks let pass.
--
-- The functions are in PL/pgSQL, which keeps their plans: a decision asks each of them several times, and planning them anew took longer than all else.

-- The accounts that count as one person with this one, which is among them:
-- - for a day after an administrator gave another one an invitation or a new password, it cannot be told whether one person has both. Somebody could
--   otherwise invite the colleague whom a rule asks for. A day is longer than any session, and long enough for others to notice;
-- - a service account counts as its owner;
-- - an account of single sign-on whose suggested name was taken is its namesake's: "kim-3f9a1c07" counts as "kim" (server/authentication/provider-commands.ts).
CREATE OR REPLACE FUNCTION accounts_of_person(account text) RETURNS SETOF text LANGUAGE plpgsql STABLE AS $$
BEGIN
	RETURN QUERY
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
	SELECT id FROM person;
END $$;

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

-- The rules that ask for a second person now: none while the glass is broken from the console (server/second-person/suspension-commands.ts).
CREATE OR REPLACE FUNCTION rules_now() RETURNS jsonb LANGUAGE plpgsql STABLE AS $$
BEGIN
	RETURN (SELECT CASE WHEN EXISTS (SELECT FROM break_glass WHERE until > now()) THEN '[]'::jsonb
		ELSE coalesce((SELECT rules FROM approval_rules ORDER BY version DESC LIMIT 1), '[]'::jsonb) END);
END $$;

-- From how many cents of a fact on the rules ask for a second person; null where no rule does.
CREATE OR REPLACE FUNCTION asked_from(what text, of_fact text) RETURNS bigint LANGUAGE plpgsql STABLE AS $$
BEGIN
	RETURN (SELECT min((rule->>'atLeastCents')::bigint) FROM jsonb_array_elements(rules_now()) AS rule
	WHERE rule->>'fact' = of_fact AND rule->'actions' ? what);
END $$;

-- The withdrawals that a person let go alone within the last 24 hours, by whichever account; each once.
CREATE OR REPLACE FUNCTION withdrawals_alone(decider text) RETURNS SETOF text LANGUAGE plpgsql STABLE AS $$
BEGIN
	RETURN QUERY
	SELECT DISTINCT withdrawal_id FROM withdrawal_history WHERE admin_id IN (SELECT accounts_of_person(decider)) AND second_admin_id IS NULL
		AND action IN ('approve', 'process', 'retry') AND created_at > now() - interval '24 hours';
END $$;

-- The cents of withdrawals and payouts that a person decided alone within the last 24 hours. The server and the triggers below ask the same function, so
-- they cannot disagree.
CREATE OR REPLACE FUNCTION decided_alone(decider text) RETURNS bigint LANGUAGE plpgsql STABLE AS $$
BEGIN
	RETURN (SELECT (coalesce((SELECT sum(requested_cents) FROM withdrawals WHERE withdrawal_id IN (SELECT withdrawals_alone(decider))), 0)
		+ coalesce((SELECT sum(amount_cents) FROM payouts WHERE admin_id IN (SELECT accounts_of_person(decider)) AND second_admin_id IS NULL
			AND paid_out_at > now() - interval '24 hours'), 0))::bigint);
END $$;

-- The same of a player's withdrawals that people let go, alone or in two.
CREATE OR REPLACE FUNCTION withdrawals_of_player(player text) RETURNS SETOF text LANGUAGE plpgsql STABLE AS $$
BEGIN
	RETURN QUERY
	SELECT DISTINCT withdrawal_id FROM withdrawal_history WHERE player_id = player AND admin_id IS NOT NULL
		AND action IN ('approve', 'process', 'retry') AND created_at > now() - interval '24 hours';
END $$;
CREATE OR REPLACE FUNCTION decided_for_player(player text) RETURNS bigint LANGUAGE plpgsql STABLE AS $$
BEGIN
	RETURN (SELECT coalesce(sum(requested_cents), 0)::bigint FROM withdrawals WHERE withdrawal_id IN (SELECT withdrawals_of_player(player)));
END $$;

-- Of these withdrawals, those that a program of the person's has stored: one that an account of theirs owns, or of which it issued a token at most 90
-- days before the withdrawal arrived, or since.
CREATE OR REPLACE FUNCTION stored_by_own_program(decider text, ids text[]) RETURNS SETOF text LANGUAGE plpgsql STABLE AS $$
BEGIN
	RETURN QUERY
	WITH accounts(id) AS MATERIALIZED (SELECT accounts_of_person(decider))
	SELECT withdrawal_id FROM withdrawals WHERE withdrawal_id = ANY (ids) AND stored_by IS NOT NULL AND (
		stored_by IN (SELECT id FROM accounts)
		OR EXISTS (SELECT FROM audit_log WHERE subject_type = 'service_account' AND subject_id = stored_by AND action = 'service_token.create'
			AND admin_id IN (SELECT id FROM accounts) AND created_at > received_at - interval '90 days')
	);
END $$;

-- Until the transaction ends, no other decision that adds up the same sum gets past here. ADVISORY_LOCK.decisions in server/db/advisory-lock.ts.
CREATE OR REPLACE FUNCTION lock_person(decider text) RETURNS void LANGUAGE plpgsql VOLATILE AS $$
BEGIN
	PERFORM pg_advisory_xact_lock(4600062, hashtext('person ' || (SELECT min(id) FROM accounts_of_person(decider) AS id)));
END $$;
CREATE OR REPLACE FUNCTION lock_player(player text) RETURNS void LANGUAGE plpgsql VOLATILE AS $$
BEGIN
	PERFORM pg_advisory_xact_lock(4600062, hashtext('player ' || player));
END $$;

CREATE OR REPLACE FUNCTION two_people_agreed(request bigint, what text, subject text, cents bigint, first text, second text) RETURNS boolean LANGUAGE plpgsql STABLE AS $$
BEGIN
	RETURN (SELECT EXISTS (
		SELECT FROM approval_requests WHERE id = request AND state = 'approved' AND action = what AND requested_by = first AND decided_by = second
			AND amount_cents = cents AND (subject_id = subject OR subject_id IS NULL AND subject IS NULL)
	));
END $$;

-- A step that names two people has their request.
CREATE OR REPLACE FUNCTION guard_withdrawal_step() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	cents bigint;
BEGIN
	SELECT requested_cents INTO cents FROM withdrawals WHERE withdrawal_id = NEW.withdrawal_id;
	IF two_people_agreed(NEW.approval_request_id, NEW.action, NEW.withdrawal_id, cents, NEW.admin_id, NEW.second_admin_id) THEN
		RETURN NEW;
	END IF;
	RAISE EXCEPTION 'withdrawal % needs a second person', NEW.withdrawal_id USING ERRCODE = 'serialization_failure';
END $$;

CREATE OR REPLACE TRIGGER withdrawal_history_two_people BEFORE INSERT ON withdrawal_history
	FOR EACH ROW WHEN (NEW.second_admin_id IS NOT NULL OR NEW.approval_request_id IS NOT NULL) EXECUTE FUNCTION guard_withdrawal_step();

-- The steps that one person takes alone, all that one statement writes together, stay below what the rules let one person decide. The error is one
-- after which the server tries again (server/db/transaction.ts): stricter rules may have come into force since it read them, and then it asks.
CREATE OR REPLACE FUNCTION guard_withdrawal_steps() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	alone record;
	player text;
	needs boolean;
BEGIN
	FOR alone IN
		SELECT step.admin_id, step.action, sum(w.requested_cents)::bigint AS cents, array_agg(step.withdrawal_id) AS ids, array_agg(DISTINCT w.player_id ORDER BY w.player_id) AS players
		FROM new_rows AS step JOIN withdrawals AS w USING (withdrawal_id)
		WHERE step.admin_id IS NOT NULL AND step.second_admin_id IS NULL AND step.action IN ('approve', 'process', 'retry')
		GROUP BY step.admin_id, step.action
	LOOP
		needs := alone.cents >= asked_from(alone.action, 'amount');
		IF asked_from(alone.action, 'decider_day_sum') IS NOT NULL THEN
			PERFORM lock_person(alone.admin_id);
			needs := needs IS TRUE OR decided_alone(alone.admin_id) >= asked_from(alone.action, 'decider_day_sum');
		END IF;
		IF asked_from(alone.action, 'player_day_sum') IS NOT NULL THEN
			FOREACH player IN ARRAY alone.players LOOP
				PERFORM lock_player(player);
				needs := needs IS TRUE OR decided_for_player(player) >= asked_from(alone.action, 'player_day_sum');
			END LOOP;
		END IF;
		IF asked_from(alone.action, 'own_program_amount') IS NOT NULL THEN
			needs := needs IS TRUE OR (SELECT sum(requested_cents) FROM withdrawals
				WHERE withdrawal_id IN (SELECT stored_by_own_program(alone.admin_id, alone.ids))) >= asked_from(alone.action, 'own_program_amount');
		END IF;
		IF needs THEN
			RAISE EXCEPTION 'withdrawal % needs a second person', array_to_string(alone.ids, ', ') USING ERRCODE = 'serialization_failure';
		END IF;
	END LOOP;
	RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER withdrawal_history_one_person AFTER INSERT ON withdrawal_history
	REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION guard_withdrawal_steps();

CREATE OR REPLACE FUNCTION guard_payout() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF NEW.second_admin_id IS NULL AND NEW.approval_request_id IS NULL THEN
		PERFORM lock_person(NEW.admin_id) WHERE asked_from('payout', 'decider_day_sum') IS NOT NULL;
		IF (NEW.amount_cents >= asked_from('payout', 'amount')) IS NOT TRUE
			AND (asked_from('payout', 'decider_day_sum') IS NULL
				OR NEW.amount_cents + decided_alone(NEW.admin_id) < asked_from('payout', 'decider_day_sum')) THEN
			RETURN NEW;
		END IF;
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

-- A time without rules is opened by the console, begins when it is opened, and only ever ends sooner.
CREATE OR REPLACE FUNCTION guard_break_glass() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF (NEW.id, NEW.reason, NEW.started_at) IS DISTINCT FROM (OLD.id, OLD.reason, OLD.started_at) OR NEW.until > OLD.until THEN
		RAISE EXCEPTION 'a time without rules only ends sooner' USING ERRCODE = 'restrict_violation';
	END IF;
	RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER break_glass_guarded BEFORE UPDATE ON break_glass FOR EACH ROW EXECUTE FUNCTION guard_break_glass();
CREATE OR REPLACE TRIGGER break_glass_kept BEFORE DELETE OR TRUNCATE ON break_glass
	FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
