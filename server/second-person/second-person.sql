-- What two people have to do is done by two people, whatever the server's own checks let pass.
--
-- The functions are in PL/pgSQL, which keeps their plans: planning them anew at each decision took longer than all
-- else.

-- The accounts that count as one person with this one, which is among them: those that a link without an end joins
-- (person_links), and a service account and its owner; also at one remove. No name and no time decides.
-- `sign_on_fallback` only keeps that a name once did.
CREATE OR REPLACE FUNCTION accounts_of_person(account text) RETURNS SETOF text LANGUAGE plpgsql STABLE AS $$
BEGIN
	RETURN QUERY
	WITH RECURSIVE same(one, other) AS (
		SELECT admin_id, other_id FROM person_links
		WHERE why <> 'sign_on_fallback'
			AND NOT EXISTS (SELECT FROM person_link_ends WHERE person_link_ends.link_id = person_links.link_id)
		UNION ALL SELECT admin_id, owner_id FROM admins WHERE owner_id IS NOT NULL
	), person(id) AS (
		SELECT account
		UNION
		SELECT CASE WHEN id = one THEN other ELSE one END FROM person JOIN same ON id IN (one, other)
	)
	SELECT id FROM person;
END $$;

CREATE OR REPLACE TRIGGER person_links_only_inserted BEFORE UPDATE OR DELETE OR TRUNCATE ON person_links
	FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE OR REPLACE TRIGGER person_link_ends_only_inserted BEFORE UPDATE OR DELETE OR TRUNCATE ON person_link_ends
	FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE OR REPLACE TRIGGER former_program_owners_only_inserted
	BEFORE UPDATE OR DELETE OR TRUNCATE ON former_program_owners
	FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE OR REPLACE TRIGGER service_token_issues_only_inserted BEFORE UPDATE OR DELETE OR TRUNCATE ON service_token_issues
	FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- A person who confirms that two accounts are two people counts as neither, and confirms only what an administrator did
-- to another one: what rests on a name, or on the console's word, only the console takes back.
--
--   insert into person_link_ends (link_id, ended_by) select link_id, admin_id from person_links;
--   -- ERROR: needs a third person
CREATE OR REPLACE FUNCTION guard_person_link_end() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	link person_links;
BEGIN
	SELECT * INTO link FROM person_links WHERE link_id = NEW.link_id;
	IF link.why IN ('sign_on_name', 'console', 'sign_on_fallback')
		OR NEW.ended_by IN (SELECT accounts_of_person(link.admin_id))
		OR NEW.ended_by IN (SELECT accounts_of_person(link.other_id))
		OR EXISTS (
			SELECT FROM admins WHERE admin_id = NEW.ended_by AND (owner_id IS NOT NULL OR disabled_at IS NOT NULL)
		) THEN
		RAISE EXCEPTION 'link % needs a third person', NEW.link_id USING ERRCODE = 'check_violation';
	END IF;
	RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER person_link_ends_guarded BEFORE INSERT ON person_link_ends
	FOR EACH ROW WHEN (NEW.ended_by IS NOT NULL) EXECUTE FUNCTION guard_person_link_end();

-- The people whose program stored a record: the owners of the service account, also those before, and who issued the
-- token that stored it. Of a record from before the token was kept, that is everybody who ever issued a token of it.
CREATE OR REPLACE FUNCTION people_behind(program text, with_token text) RETURNS SETOF text LANGUAGE plpgsql STABLE AS $$
BEGIN
	RETURN QUERY
	SELECT owner_id FROM admins WHERE admin_id = program AND owner_id IS NOT NULL
	UNION
	SELECT owner_id FROM former_program_owners WHERE admin_id = program
	UNION
	SELECT issued_by FROM service_token_issues
	WHERE admin_id = program AND issued_by IS NOT NULL AND (with_token IS NULL OR token_id = with_token);
END $$;

-- What was asked never changes. A request ends once; it ends as approved or denied by a person who is not the one who
-- asked, who is enabled, and before it has expired.
--
--   update approval_requests set state = 'approved', decided_by = requested_by, decided_at = now() where id = 1;
--   -- ERROR: needs a second person
CREATE OR REPLACE FUNCTION guard_approval_request() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF (NEW.id, NEW.action, NEW.subject_type, NEW.permission, NEW.facts, NEW.caught, NEW.call, NEW.shown, NEW.hash)
		IS DISTINCT FROM
		(OLD.id, OLD.action, OLD.subject_type, OLD.permission, OLD.facts, OLD.caught, OLD.call, OLD.shown, OLD.hash)
		OR (NEW.requested_by, NEW.created_at, NEW.expires_at)
		IS DISTINCT FROM (OLD.requested_by, OLD.created_at, OLD.expires_at)
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
		OR NEW.state = 'approved'
			AND EXISTS (SELECT FROM admins WHERE admin_id = NEW.requested_by AND disabled_at IS NOT NULL)
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

-- Withdrawals that were decided within a day, and those of a call: the cents of the former, of both together, and the
-- ones in both. Each counts once. A look-up by key for each: there are few, and the plan of a join would depend on how
-- many the planner guesses.
CREATE OR REPLACE FUNCTION day_sum(
	decided text[], called text[], OUT cents bigint, OUT reached bigint, OUT counted text[]
) LANGUAGE plpgsql STABLE AS $$
BEGIN
	SELECT coalesce(sum(amount) FILTER (WHERE is_decided), 0), coalesce(sum(amount), 0),
		coalesce(array_agg(id) FILTER (WHERE is_decided AND is_called), '{}')
	INTO cents, reached, counted
	FROM (
		SELECT id, bool_or(is_decided) AS is_decided, NOT bool_and(is_decided) AS is_called,
			(SELECT requested_cents FROM withdrawals WHERE withdrawal_id = id) AS amount
		FROM (SELECT unnest(decided), true UNION ALL SELECT unnest(called), false) AS one(id, is_decided) GROUP BY id
	) AS once;
END $$;

-- The facts that rules ask about: one function for each, of the fact's name. facts_if_asked calls them, for the server
-- and for the triggers alike.

-- amount: the cents of the call's withdrawals, or of its payout.
CREATE OR REPLACE FUNCTION fact_amount(called text[], payout_cents bigint) RETURNS bigint LANGUAGE plpgsql STABLE AS $$
BEGIN
	RETURN (SELECT coalesce(sum(requested_cents), 0) + payout_cents FROM withdrawals WHERE withdrawal_id = ANY (called));
END $$;

-- decider_day_sum: what the person decided alone within the last 24 hours, by whichever account, payouts included.
--
-- Until the transaction ends, no other decision that adds up the same sum gets past here: ADVISORY_LOCK.decisions in
-- server/db/advisory-lock.ts. Each statement after the lock sees what those before have committed; the function must
-- stay VOLATILE for that.
CREATE OR REPLACE FUNCTION fact_decider_day_sum(
	decider text, called text[], OUT cents bigint, OUT reached bigint, OUT counted text[]
) LANGUAGE plpgsql VOLATILE AS $$
DECLARE
	accounts text[] := ARRAY(SELECT accounts_of_person(decider) AS id ORDER BY id);
	paid bigint;
BEGIN
	PERFORM pg_advisory_xact_lock(4600062, hashtext('person ' || accounts[1]));
	SELECT * INTO cents, reached, counted FROM day_sum(
		ARRAY(SELECT withdrawal_id FROM withdrawal_history WHERE admin_id = ANY (accounts) AND second_admin_id IS NULL
			AND action IN ('approve', 'process', 'retry') AND created_at > now() - interval '24 hours'), called);
	paid := (SELECT coalesce(sum(amount_cents), 0) FROM payouts WHERE admin_id = ANY (accounts) AND second_admin_id IS NULL
		AND paid_out_at > now() - interval '24 hours');
	cents := cents + paid;
	reached := reached + paid;
END $$;

-- player_day_sum: what people let go to the player within the last 24 hours, alone or in two. Locked as decider_day_sum
-- is.
CREATE OR REPLACE FUNCTION fact_player_day_sum(
	player text, called text[], OUT cents bigint, OUT reached bigint, OUT counted text[]
) LANGUAGE plpgsql VOLATILE AS $$
BEGIN
	PERFORM pg_advisory_xact_lock(4600062, hashtext('player ' || player));
	SELECT * INTO cents, reached, counted FROM day_sum(
		ARRAY(SELECT withdrawal_id FROM withdrawal_history WHERE player_id = player AND admin_id IS NOT NULL
			AND action IN ('approve', 'process', 'retry') AND created_at > now() - interval '24 hours'), called);
END $$;

-- own_program_amount: the cents of the withdrawals that a program of the person's has stored (people_behind), and which
-- these are.
CREATE OR REPLACE FUNCTION fact_own_program_amount(
	decider text, called text[], OUT cents bigint, OUT own text[]
) LANGUAGE plpgsql STABLE AS $$
DECLARE
	accounts text[];
BEGIN
	own := '{}';
	IF NOT EXISTS (SELECT FROM withdrawals WHERE withdrawal_id = ANY (called) AND stored_by IS NOT NULL) THEN
		RETURN;
	END IF;
	accounts := ARRAY(SELECT accounts_of_person(decider));
	SELECT sum(requested_cents), coalesce(array_agg(withdrawal_id), '{}') INTO cents, own
	FROM withdrawals WHERE withdrawal_id = ANY (called) AND stored_by IS NOT NULL
		AND EXISTS (SELECT FROM people_behind(stored_by, stored_with) AS id WHERE id = ANY (accounts));
END $$;

-- The rules in force and the facts of one person's call, if they ask for a second person; null if the person may decide
-- alone. The server asks before a decision takes effect, and the triggers below ask again, so they cannot disagree:
-- what is decided already counts once. No rule asks while the glass is broken from the console
-- (suspension-commands.ts).
CREATE OR REPLACE FUNCTION facts_if_asked(decider text, what text, ids text[], payout_cents bigint) RETURNS jsonb
	LANGUAGE plpgsql VOLATILE AS $$
DECLARE
	newest record;
	-- From how many cents of each fact on the rules ask; null where no rule does.
	asked record;
	day record;
	own record;
	player record;
	alone jsonb;
	to_players jsonb := '{}';
	own_ids text[] := '{}';
	-- An administrator who gets a role may decide any amount.
	needs boolean := what = 'change_roles';
BEGIN
	SELECT version, rules INTO newest FROM approval_rules
	WHERE NOT EXISTS (SELECT FROM break_glass WHERE until > now()) ORDER BY version DESC LIMIT 1;
	SELECT min(at_least) FILTER (WHERE fact = 'amount') AS amount,
		min(at_least) FILTER (WHERE fact = 'decider_day_sum') AS alone,
		min(at_least) FILTER (WHERE fact = 'player_day_sum') AS to_player,
		min(at_least) FILTER (WHERE fact = 'own_program_amount') AS own
	INTO asked
	FROM (
		SELECT rule->>'fact', (rule->>'atLeastCents')::bigint FROM jsonb_array_elements(newest.rules) AS rule
		WHERE rule->'actions' ? what
	) AS about(fact, at_least);
	IF asked IS NULL THEN
		RETURN NULL;
	END IF;

	IF asked.amount IS NOT NULL THEN
		needs := needs OR fact_amount(ids, payout_cents) >= asked.amount;
	END IF;
	IF asked.alone IS NOT NULL THEN
		SELECT * INTO day FROM fact_decider_day_sum(decider, ids);
		alone := jsonb_build_object('cents', day.cents, 'counted', day.counted);
		needs := needs OR day.reached + payout_cents >= asked.alone;
	END IF;
	IF asked.to_player IS NOT NULL THEN
		FOR player IN
			SELECT player_id AS id, array_agg(withdrawal_id) AS called FROM withdrawals WHERE withdrawal_id = ANY (ids)
			GROUP BY player_id ORDER BY player_id
		LOOP
			SELECT * INTO day FROM fact_player_day_sum(player.id, player.called);
			to_players := to_players
				|| jsonb_build_object(player.id, jsonb_build_object('cents', day.cents, 'counted', day.counted));
			needs := needs OR day.reached >= asked.to_player;
		END LOOP;
	END IF;
	IF asked.own IS NOT NULL THEN
		SELECT * INTO own FROM fact_own_program_amount(decider, ids);
		own_ids := own.own;
		needs := needs OR coalesce(own.cents >= asked.own, false);
	END IF;
	IF NOT needs THEN
		RETURN NULL;
	END IF;
	RETURN jsonb_build_object('version', newest.version, 'rules', newest.rules,
		'alone', alone, 'toPlayers', to_players, 'own', own_ids);
END $$;

CREATE OR REPLACE FUNCTION two_people_agreed(
	request bigint, what text, subject text, cents bigint, first text, second text
) RETURNS boolean LANGUAGE plpgsql STABLE AS $$
BEGIN
	RETURN (SELECT EXISTS (
		SELECT FROM approval_requests
		WHERE id = request AND state = 'approved' AND action = what AND requested_by = first AND decided_by = second
			AND amount_cents = cents AND (subject_id = subject OR subject_id IS NULL AND subject IS NULL)
	));
END $$;

-- A step that names two people has their request.
CREATE OR REPLACE FUNCTION guard_withdrawal_step() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	cents bigint;
BEGIN
	SELECT requested_cents INTO cents FROM withdrawals WHERE withdrawal_id = NEW.withdrawal_id;
	IF two_people_agreed(
		NEW.approval_request_id, NEW.action, NEW.withdrawal_id, cents, NEW.admin_id, NEW.second_admin_id
	) THEN
		RETURN NEW;
	END IF;
	RAISE EXCEPTION 'withdrawal % needs a second person', NEW.withdrawal_id USING ERRCODE = 'serialization_failure';
END $$;

CREATE OR REPLACE TRIGGER withdrawal_history_two_people BEFORE INSERT ON withdrawal_history
	FOR EACH ROW WHEN (NEW.second_admin_id IS NOT NULL OR NEW.approval_request_id IS NOT NULL)
	EXECUTE FUNCTION guard_withdrawal_step();

-- The steps that one person takes alone, all that one statement writes together, stay below what the rules let one
-- person decide. The error is one after which the server tries again (server/db/transaction.ts): stricter rules may
-- have come into force since it asked, and then it asks again.
CREATE OR REPLACE FUNCTION guard_withdrawal_steps() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	alone record;
BEGIN
	FOR alone IN
		SELECT admin_id, action, array_agg(withdrawal_id) AS ids FROM new_rows
		WHERE admin_id IS NOT NULL AND second_admin_id IS NULL AND action IN ('approve', 'process', 'retry')
		GROUP BY admin_id, action
	LOOP
		IF facts_if_asked(alone.admin_id, alone.action, alone.ids, 0) IS NOT NULL THEN
			RAISE EXCEPTION 'withdrawal % needs a second person', array_to_string(alone.ids, ', ')
				USING ERRCODE = 'serialization_failure';
		END IF;
	END LOOP;
	RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER withdrawal_history_one_person AFTER INSERT ON withdrawal_history
	REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION guard_withdrawal_steps();

CREATE OR REPLACE FUNCTION guard_payout() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF NEW.second_admin_id IS NULL AND NEW.approval_request_id IS NULL THEN
		IF facts_if_asked(NEW.admin_id, 'payout', '{}', NEW.amount_cents) IS NULL THEN
			RETURN NEW;
		END IF;
	ELSIF two_people_agreed(
		NEW.approval_request_id, 'payout', NULL, NEW.amount_cents, NEW.admin_id, NEW.second_admin_id
	) THEN
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
		reason = CASE WHEN NEW.status IS DISTINCT FROM OLD.status
			THEN 'The withdrawal is ' || replace(NEW.status, '_', ' ') || ' now.' ELSE 'The withdrawal was changed.' END
	WHERE subject_type = 'withdrawal' AND subject_id = NEW.withdrawal_id AND state = 'waiting';
	RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER withdrawals_void_request AFTER UPDATE ON withdrawals
	FOR EACH ROW WHEN (
		(OLD.status, OLD.attempt, OLD.player_id, OLD.game_id, OLD.requested_cents, OLD.fee_cents, OLD.net_cents,
			OLD.bank_name, OLD.account_last4, OLD.routing_last4, OLD.account_type, OLD.account_fingerprint)
		IS DISTINCT FROM
		(NEW.status, NEW.attempt, NEW.player_id, NEW.game_id, NEW.requested_cents, NEW.fee_cents, NEW.net_cents,
			NEW.bank_name, NEW.account_last4, NEW.routing_last4, NEW.account_type, NEW.account_fingerprint)
	) EXECUTE FUNCTION void_approval_request();

-- People are told of a request, and its first person of its end, whoever makes or ends it (server/notices).
-- Nothing is written while nobody has given a way to be told.
CREATE OR REPLACE FUNCTION tell_of_request() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO notices (kind, admin_id, facts)
	SELECT CASE TG_OP WHEN 'INSERT' THEN 'request_waiting' ELSE 'request_decided' END,
		CASE TG_OP WHEN 'UPDATE' THEN NEW.requested_by END,
		jsonb_build_object('requestId', NEW.id, 'action', NEW.action, 'state', NEW.state,
			'subjectType', NEW.subject_type, 'subjectId', NEW.subject_id, 'amountCents', NEW.amount_cents,
			'by', (SELECT username FROM admins
				WHERE admin_id = CASE TG_OP WHEN 'INSERT' THEN NEW.requested_by ELSE NEW.decided_by END))
	WHERE EXISTS (SELECT FROM contacts);
	RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER approval_requests_asked AFTER INSERT ON approval_requests
	FOR EACH ROW EXECUTE FUNCTION tell_of_request();
CREATE OR REPLACE TRIGGER approval_requests_told AFTER UPDATE ON approval_requests
	FOR EACH ROW WHEN (OLD.state = 'waiting' AND NEW.state NOT IN ('waiting', 'withdrawn'))
	EXECUTE FUNCTION tell_of_request();

-- A time without rules is opened by the console, begins when it is opened, and only ever ends sooner.
CREATE OR REPLACE FUNCTION guard_break_glass() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF (NEW.id, NEW.reason, NEW.started_at) IS DISTINCT FROM (OLD.id, OLD.reason, OLD.started_at)
		OR NEW.until > OLD.until THEN
		RAISE EXCEPTION 'a time without rules only ends sooner' USING ERRCODE = 'restrict_violation';
	END IF;
	RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER break_glass_guarded BEFORE UPDATE ON break_glass
	FOR EACH ROW EXECUTE FUNCTION guard_break_glass();
CREATE OR REPLACE TRIGGER break_glass_kept BEFORE DELETE OR TRUNCATE ON break_glass
	FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
