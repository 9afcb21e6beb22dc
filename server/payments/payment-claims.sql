-- Of a claim only `asked` changes: whether the rail was asked about the attempt. Once it was, that stays.
--
--   update payment_claims set net_cents = 1;   -- ERROR: a claim keeps its amount, and that the rail was asked
CREATE OR REPLACE FUNCTION guard_payment_claim() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF (NEW.withdrawal_id, NEW.attempt, NEW.net_cents, NEW.claimed_at)
		IS DISTINCT FROM (OLD.withdrawal_id, OLD.attempt, OLD.net_cents, OLD.claimed_at)
		OR OLD.asked = 'asked' AND NEW.asked <> 'asked' THEN
		RAISE EXCEPTION 'a claim keeps its amount, and that the rail was asked' USING ERRCODE = 'restrict_violation';
	END IF;
	RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER payment_claims_guarded BEFORE UPDATE ON payment_claims
	FOR EACH ROW EXECUTE FUNCTION guard_payment_claim();

-- A worker that asks the rail writes `asked_at`, and the claim follows. A worker of the release before writes
-- `asked_at` too. A definite answer proves the question, even if the transaction with `asked_at` failed.
-- It runs as its owner: in the release before, the server's role may only insert claims.
CREATE OR REPLACE FUNCTION note_asked_in_claim() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
	SET search_path = public, pg_temp AS $$
BEGIN
	UPDATE payment_claims SET asked = 'asked'
	WHERE withdrawal_id = NEW.withdrawal_id AND attempt = NEW.attempt AND asked <> 'asked';
	RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER withdrawals_note_asked AFTER UPDATE ON withdrawals
	FOR EACH ROW WHEN (
		OLD.asked_at IS NULL AND NEW.asked_at IS NOT NULL
		OR OLD.status = 'processing' AND NEW.status IN ('completed', 'failed')
	) EXECUTE FUNCTION note_asked_in_claim();
