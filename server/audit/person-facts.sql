-- Keeps what an entry of the audit log says about one person, where the server that wrote it did not: one of the
-- release before, which runs beside this one during an upgrade, or which ran before. That release took `kim-3f9a1c07`
-- of single sign-on for `kim`; `admin-3f9a1c07` may have been anybody whose name is not in ASCII. This and the trigger
-- below go with the next release.
CREATE OR REPLACE FUNCTION keep_person_facts(entry audit_log) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	IF entry.action = 'service_token.create' THEN
		INSERT INTO service_token_issues (token_id, admin_id, issued_by, created_at)
		SELECT entry.after->>'token_id', entry.subject_id, entry.admin_id, entry.created_at
		WHERE entry.after ? 'token_id' ON CONFLICT DO NOTHING;
		RETURN;
	END IF;
	INSERT INTO person_links (admin_id, other_id, why, created_at)
	SELECT one, other, reason, entry.created_at FROM (
		SELECT entry.admin_id, entry.subject_id, (CASE entry.action
			WHEN 'admin.invite' THEN 'invited' WHEN 'admin.renew_invitation' THEN 'renewed_invitation'
			WHEN 'admin.reset_password' THEN 'reset_password'
			WHEN 'admin.reset_factors' THEN 'reset_factors' WHEN 'admin.enable' THEN 'enabled' END)
		WHERE entry.action <> 'admin.create'
		UNION ALL
		SELECT namesake.admin_id, account.admin_id,
			CASE WHEN namesake.username = 'admin' THEN 'sign_on_fallback' ELSE 'sign_on_name' END
		FROM admins account JOIN admins namesake ON namesake.username = left(account.username, -9)
		WHERE entry.action = 'admin.create' AND entry.after ? 'issuer' AND NOT entry.after ? 'namesake'
			AND account.admin_id = entry.subject_id AND account.username ~ '-[0-9a-f]{8}$'
	) AS fact(one, other, reason)
	WHERE one <> other AND NOT EXISTS (
		SELECT FROM person_links WHERE admin_id = one AND other_id = other AND why = reason AND created_at = entry.created_at
	);
END $$;

CREATE OR REPLACE FUNCTION keep_person_facts_of_row() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM keep_person_facts(NEW);
	RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER audit_log_person_facts AFTER INSERT ON audit_log FOR EACH ROW WHEN (
	NEW.subject_type IN ('admin', 'service_account') AND NEW.admin_id IS NOT NULL AND NEW.action IN (
		'admin.invite', 'admin.renew_invitation', 'admin.reset_password', 'admin.reset_factors', 'admin.enable',
		'admin.create', 'service_token.create')
) EXECUTE FUNCTION keep_person_facts_of_row();

-- What the audit log knows from before, in a transaction of its own. The trigger is committed by now, and its creation
-- waited for every writer: each row is read here or seen by the trigger. What is kept already stays as it is.
DO $$ BEGIN
	PERFORM keep_person_facts(audit_log) FROM audit_log
	WHERE subject_type IN ('admin', 'service_account') AND admin_id IS NOT NULL AND action IN (
		'admin.invite', 'admin.renew_invitation', 'admin.reset_password', 'admin.reset_factors', 'admin.enable',
		'admin.create', 'service_token.create')
	ORDER BY audit_id;
END $$;
