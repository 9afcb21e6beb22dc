-- The queue has exactly the withdrawals that await review, whoever changes their status and however. A change that can
-- alter the signals of others leaves a row in review_changes, which only ever is inserted here: no change waits for the
-- desk, nor two changes for one another.
--
--   select withdrawal_id from review_queue order by created_at limit 1;
CREATE OR REPLACE FUNCTION follow_review_queue() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF NEW.status IN ('pending', 'pending_review') THEN
		INSERT INTO review_queue (withdrawal_id, player_id, account_fingerprint, created_at, requested_cents)
			VALUES (NEW.withdrawal_id, NEW.player_id, NEW.account_fingerprint, NEW.created_at, NEW.requested_cents)
			ON CONFLICT DO NOTHING;
	ELSE
		DELETE FROM review_queue WHERE withdrawal_id = NEW.withdrawal_id;
		-- After the row of the queue, which whoever sets the withdrawal aside has locked.
		UPDATE review_deferrals SET ended_at = now() WHERE withdrawal_id = NEW.withdrawal_id AND ended_at IS NULL;
		DELETE FROM review_postponements WHERE withdrawal_id = NEW.withdrawal_id;
	END IF;
	INSERT INTO review_changes (player_id, account_fingerprint, withdrawal_id)
		VALUES (NEW.player_id, NEW.account_fingerprint, NEW.withdrawal_id);
	RETURN NULL;
END $$;

-- Adds the withdrawals that came while the triggers did not run, as while the demo's data is loaded.
CREATE OR REPLACE FUNCTION fill_review_queue() RETURNS void LANGUAGE sql AS $$
	WITH added AS (
		INSERT INTO review_queue (withdrawal_id, player_id, account_fingerprint, created_at, requested_cents)
			SELECT withdrawal_id, player_id, account_fingerprint, created_at, requested_cents FROM withdrawals
			WHERE status IN ('pending', 'pending_review')
			ON CONFLICT DO NOTHING RETURNING player_id
	)
	INSERT INTO review_changes (player_id) SELECT DISTINCT player_id FROM added ORDER BY player_id
$$;

-- Scores that lack their withdrawal's time, from a release before it was kept, are worked out again.
INSERT INTO review_changes (player_id)
	SELECT DISTINCT player_id FROM review_queue JOIN review_scores USING (withdrawal_id)
	WHERE review_scores.created_at IS NULL;

-- Scores of withdrawals that left the queue before changes named them are deleted.
DELETE FROM review_scores WHERE withdrawal_id NOT IN (SELECT withdrawal_id FROM review_queue);

CREATE OR REPLACE TRIGGER withdrawals_enter_review_queue AFTER INSERT ON withdrawals
	FOR EACH ROW WHEN (NEW.status IN ('pending', 'pending_review')) EXECUTE FUNCTION follow_review_queue();

CREATE OR REPLACE TRIGGER withdrawals_follow_review_queue AFTER UPDATE OF status ON withdrawals
	FOR EACH ROW WHEN ((OLD.status IN ('pending', 'pending_review')) <> (NEW.status IN ('pending', 'pending_review')))
	EXECUTE FUNCTION follow_review_queue();

CREATE OR REPLACE FUNCTION note_review_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO review_changes (player_id) VALUES (NEW.player_id);
	RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER player_freezes_review_change AFTER INSERT OR UPDATE ON player_freezes
	FOR EACH ROW EXECUTE FUNCTION note_review_change();
