-- Facts of the audit log on which a later call depends (server/db/schema/decided-facts.ts). The triggers keep them, so
-- the entries of every server count, also of one of the release before, and of the console.
--
--   delete from limited_actions;   -- ERROR: limited_actions is only ever inserted into

CREATE OR REPLACE TRIGGER limited_actions_only_inserted BEFORE UPDATE OR DELETE OR TRUNCATE ON limited_actions
	FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE OR REPLACE TRIGGER passkey_additions_only_inserted BEFORE UPDATE OR DELETE OR TRUNCATE ON passkey_additions
	FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE OR REPLACE TRIGGER credential_losses_only_inserted BEFORE UPDATE OR DELETE OR TRUNCATE ON credential_losses
	FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE OR REPLACE TRIGGER deleted_items_only_inserted BEFORE UPDATE OR DELETE OR TRUNCATE ON deleted_items
	FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE OR REPLACE TRIGGER account_activity_only_inserted BEFORE UPDATE OR DELETE OR TRUNCATE ON account_activity
	FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- Keeps an entry's fact, once.
CREATE OR REPLACE FUNCTION keep_decided_fact(entry audit_log) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	CASE entry.action
	WHEN 'player.add_note', 'player.edit_note', 'withdrawal.add_note', 'withdrawal.edit_note',
		'player.reveal', 'withdrawal.reveal' THEN
		INSERT INTO limited_actions (audit_id, admin_id, kind, created_at)
		SELECT entry.audit_id, entry.admin_id,
			CASE WHEN entry.action LIKE '%.reveal' THEN 'reveal' ELSE 'note' END, entry.created_at
		WHERE entry.admin_id IS NOT NULL ON CONFLICT DO NOTHING;
	WHEN 'admin.add_factor' THEN
		INSERT INTO passkey_additions
			(audit_id, admin_id, factor_id, credential_id, public_key, rp_id, added_by, created_at)
		SELECT entry.audit_id, entry.subject_id, added.factor_id, added.credential_id, added.public_key, added.rp_id,
			entry.admin_id, entry.created_at
		FROM jsonb_to_record(entry.after) AS added(factor_id text, credential_id text, public_key text, rp_id text)
		WHERE entry.admin_id IS NOT NULL AND added IS NOT NULL ON CONFLICT DO NOTHING;
	WHEN 'admin.reset_password', 'admin.reset_factors', 'admin.remove_factor' THEN
		INSERT INTO credential_losses (audit_id, admin_id, lost, created_at)
		SELECT entry.audit_id, entry.subject_id, CASE entry.action WHEN 'admin.reset_password' THEN 'password'
			WHEN 'admin.reset_factors' THEN 'factors' ELSE 'passkey' END, entry.created_at
		WHERE entry.action <> 'admin.remove_factor' OR entry.before->>'kind' = 'passkey' ON CONFLICT DO NOTHING;
	WHEN 'game_item.delete' THEN
		INSERT INTO deleted_items (audit_id, item_id, created_at)
		VALUES (entry.audit_id, entry.subject_id, entry.created_at) ON CONFLICT DO NOTHING;
	WHEN 'admin.enable', 'admin.accept_invitation' THEN
		INSERT INTO account_activity (audit_id, admin_id, what, created_at)
		VALUES (entry.audit_id, entry.subject_id, 'opened', entry.created_at) ON CONFLICT DO NOTHING;
	END CASE;
END $$;

CREATE OR REPLACE FUNCTION keep_decided_fact_of_row() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM keep_decided_fact(NEW);
	RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER audit_log_decided_facts AFTER INSERT ON audit_log FOR EACH ROW WHEN (
	NEW.subject_id IS NOT NULL AND NEW.action IN (
		'player.add_note', 'player.edit_note', 'withdrawal.add_note', 'withdrawal.edit_note',
		'player.reveal', 'withdrawal.reveal', 'admin.add_factor', 'admin.reset_password', 'admin.reset_factors',
		'admin.remove_factor', 'game_item.delete', 'admin.enable', 'admin.accept_invitation')
) EXECUTE FUNCTION keep_decided_fact_of_row();

-- One row an hour for each account is enough to know that it is not idle. Two transactions at once may each keep one:
-- neither waits for the other.
CREATE OR REPLACE FUNCTION keep_activity() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO account_activity (audit_id, admin_id, what, created_at)
	SELECT NEW.audit_id, NEW.admin_id, 'acted', NEW.created_at
	WHERE NOT EXISTS (
		SELECT FROM account_activity
		WHERE admin_id = NEW.admin_id AND what = 'acted' AND created_at > NEW.created_at - interval '1 hour');
	RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER audit_log_account_activity AFTER INSERT ON audit_log
	FOR EACH ROW WHEN (NEW.admin_id IS NOT NULL) EXECUTE FUNCTION keep_activity();

-- Facts of entries from before. The triggers are committed by now, and their creation waited for every writer: each
-- entry is read here or seen by a trigger. A fact that is kept already stays as it is. Limits look back a day.
DO $$ BEGIN
	PERFORM keep_decided_fact(audit_log) FROM audit_log WHERE subject_id IS NOT NULL AND action IN (
		'admin.add_factor', 'admin.reset_password', 'admin.reset_factors', 'admin.remove_factor', 'game_item.delete',
		'admin.enable', 'admin.accept_invitation');
	PERFORM keep_decided_fact(audit_log) FROM audit_log
	WHERE subject_id IS NOT NULL AND created_at > now() - interval '1 day' AND action IN (
		'player.add_note', 'player.edit_note', 'withdrawal.add_note', 'withdrawal.edit_note',
		'player.reveal', 'withdrawal.reveal');

	INSERT INTO account_activity (audit_id, admin_id, what, created_at)
	SELECT audit_id, admins.admin_id, 'acted', newest.created_at
	FROM admins CROSS JOIN LATERAL (
		SELECT audit_id, created_at FROM audit_log WHERE audit_log.admin_id = admins.admin_id
		ORDER BY created_at DESC, audit_id DESC LIMIT 1
	) AS newest
	ON CONFLICT DO NOTHING;
END $$;
