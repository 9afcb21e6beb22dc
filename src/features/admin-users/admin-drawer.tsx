import { Button, Drawer } from '@mantine/core';
import { useState } from 'react';
import { useDenied } from '../../api/may.ts';
import { useSession } from '../../api/use-session.ts';
import { useGetAdmin, useListAdminSessions } from '../../generated/admin-users/admin-users.ts';
import type { AdminUser } from '../../generated/model/adminUser.ts';
import type { Role } from '../../generated/model/role.ts';
import * as needs from '../../generated/permissions.ts';
import { formatDateTime } from '../../lib/dates.ts';
import { RecordDrawer, RecordDrawerHead } from '../../ui/dialogs/record-drawer.tsx';
import { RecordMissing } from '../../ui/dialogs/record-missing.tsx';
import { LoadError } from '../../ui/feedback/load-error.tsx';
import parts from '../../ui/layout/parts.module.css';
import { FactGroups } from '../../ui/values/facts.tsx';
import { SessionList } from '../../ui/values/session-list.tsx';
import { ShownOnce } from '../../ui/values/shown-once.tsx';
import { StatusBadge } from '../../ui/values/status-badge.tsx';
import { badgeOf, factorsOf } from './admin-rules.ts';
import { LastActions } from './last-actions.tsx';
import { RolesForm } from './roles-form.tsx';
import { useAdminActions } from './use-admin-actions.ts';

type Props = {
  /** The administrator in the drawer; undefined when none is. */
  id: string | undefined;
  /** The row in the list, if it is there: shown until the whole record has arrived. */
  row: AdminUser | undefined;
  roles: readonly Role[];
  onClose: () => void;
};

export function AdminDrawer({ id, onClose, ...details }: Props) {
  return (
    <RecordDrawer id={id} onClose={onClose}>
      {(shown) => <Details id={shown} {...details} />}
    </RecordDrawer>
  );
}

function Details({ id, row, roles }: Pick<Props, 'row' | 'roles'> & { id: string }) {
  const { data, error, refetch } = useGetAdmin(id, { query: { placeholderData: row } });
  return (
    <>
      <RecordDrawerHead>
        <bdi>{data?.username ?? 'Administrator'}</bdi>
        {data && <StatusBadge {...badgeOf(data.state)} />}
      </RecordDrawerHead>
      <Drawer.Body>
        {data ? (
          <Parts admin={data} roles={roles} />
        ) : (
          <RecordMissing noun="administrator" id={id} error={error} onRetry={() => void refetch()} />
        )}
      </Drawer.Body>
    </>
  );
}

const OWN = 'Somebody else has to change this on your account.';
const ELSEWHERE = 'Signs in at the identity provider, which also says the roles.';

function Parts({ admin, roles }: { admin: AdminUser; roles: readonly Role[] }) {
  const { id, created_at, last_active_at, invitation_expires_at, state, last_actions } = admin;
  const isOwn = useSession()?.admin.id === id;
  const lacking = useDenied(needs.updateAdmin);
  const denied = isOwn ? OWN : lacking;
  const elsewhere = admin.has_single_sign_on ? ELSEWHERE : undefined;
  const actions = useAdminActions(admin);
  const sessions = useListAdminSessions(id);
  const [password, setPassword] = useState<string>();
  const isDisabled = denied !== undefined || actions.running;
  const factors = factorsOf(admin);
  const facts = [
    { label: 'Created', value: formatDateTime(created_at) },
    { label: 'Last active', value: last_active_at && formatDateTime(last_active_at) },
    ...(factors === null ? [] : [{ label: 'Second factor', value: factors }]),
    ...(invitation_expires_at ? [{ label: 'Invited until', value: formatDateTime(invitation_expires_at) }] : []),
  ];

  return (
    <>
      <FactGroups groups={[{ title: 'Account', facts }]} dense />
      <RolesForm
        key={admin.roles.map((role) => role.id).join()}
        admin={admin}
        roles={roles}
        denied={denied ?? elsewhere}
        running={actions.running}
        onSave={(chosen) => void actions.changeRoles(chosen)}
      />
      <section className={parts.part}>
        <h3>Sessions</h3>
        {sessions.error && !sessions.data ? (
          <LoadError what="Failed to load sessions" error={sessions.error} onRetry={() => void sessions.refetch()} />
        ) : (
          sessions.data && (
            <SessionList
              sessions={sessions.data.sessions}
              running={actions.running}
              denied={denied}
              onEnd={(session) => void actions.endSession(session)}
            />
          )
        )}
        {(sessions.data?.sessions.length ?? 0) > 1 && (
          <div className={parts.buttons}>
            <Button variant="default" disabled={isDisabled} title={denied} onClick={() => void actions.endSessions()}>
              End all sessions
            </Button>
          </div>
        )}
      </section>
      <section className={parts.part}>
        <h3>Access</h3>
        {password !== undefined && (
          <ShownOnce
            label="Password for one sign-in"
            text={password}
            hint="It is shown this once and works for 72 hours. Hand it over yourself: no mail is sent."
          />
        )}
        <div className={parts.buttons}>
          <Button
            variant="default"
            disabled={isDisabled || state === 'disabled' || elsewhere !== undefined}
            title={denied ?? elsewhere}
            onClick={async () => setPassword(await actions.resetPassword())}
          >
            Reset Password
          </Button>
          {factors !== null && (
            <Button
              variant="default"
              disabled={isDisabled || !admin.factor_kinds?.length}
              title={denied ?? (admin.factor_kinds?.length ? undefined : 'There is none to reset')}
              onClick={() => void actions.resetFactors()}
            >
              Reset Second Factor
            </Button>
          )}
          {state === 'disabled' ? (
            <Button variant="default" disabled={isDisabled} title={denied} onClick={() => void actions.enable()}>
              Enable
            </Button>
          ) : (
            <Button
              variant="default"
              className={parts.danger}
              disabled={isDisabled}
              title={denied}
              onClick={() => void actions.disable()}
            >
              Disable
            </Button>
          )}
        </div>
        {(denied ?? elsewhere) && <p className={parts.quiet}>{denied ?? elsewhere}</p>}
      </section>
      {last_actions && <LastActions actions={last_actions} />}
    </>
  );
}
