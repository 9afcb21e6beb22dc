import { Button, Drawer, Skeleton } from '@mantine/core';
import { useDenied, useMay } from '../../api/may.ts';
import { useSession } from '../../api/use-session.ts';
import { useGetAdmin, useListAdminSessions } from '../../generated/admin-users/admin-users.ts';
import type { AdminUser } from '../../generated/model/adminUser.ts';
import type { Role } from '../../generated/model/role.ts';
import * as needs from '../../generated/permissions.ts';
import { LoadedRecord } from '../../ui/dialogs/loaded-record.tsx';
import { RecordDrawer, RecordDrawerHead } from '../../ui/dialogs/record-drawer.tsx';
import { Loaded } from '../../ui/feedback/loaded.tsx';
import parts from '../../ui/layout/parts.module.css';
import { Moment } from '../../ui/values/date-time.tsx';
import { FactGroups } from '../../ui/values/facts.tsx';
import { Person } from '../../ui/values/person.tsx';
import { SessionList } from '../../ui/values/session-list.tsx';
import { StatusBadge } from '../../ui/values/status-badge.tsx';
import { aboveMe, badgeOf, factorsOf } from './admin-rules.ts';
import { LastActions } from './last-actions.tsx';
import { PersonLinks } from './person-links.tsx';
import { RolesForm } from './roles-form.tsx';
import { useAdminActions } from './use-admin-actions.ts';
import { WaitingFactors } from './waiting-factors.tsx';

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
  const query = useGetAdmin(id, { query: { placeholderData: row } });
  const { data } = query;
  return (
    <>
      <RecordDrawerHead>
        <Person username={data?.username ?? 'Administrator'} />
        {data && <StatusBadge {...badgeOf(data.state)} />}
      </RecordDrawerHead>
      <Drawer.Body>
        <LoadedRecord load={query} noun="administrator" id={id}>
          {(admin) => <Parts admin={admin} roles={roles} />}
        </LoadedRecord>
      </Drawer.Body>
    </>
  );
}

const OWN = 'Somebody else has to change this on your account.';
const ELSEWHERE = 'Signs in at the identity provider, which also says the roles.';

function Parts({ admin, roles }: { admin: AdminUser; roles: readonly Role[] }) {
  const { id, created_at, last_active_at, invitation_expires_at, state, person_links, last_actions } = admin;
  const isOwn = useSession()?.admin.id === id;
  const may = useMay();
  const lacking = useDenied(needs.updateAdmin);
  const denied = isOwn ? OWN : (lacking ?? aboveMe(admin, roles, may));
  const elsewhere = admin.has_single_sign_on ? ELSEWHERE : undefined;
  const actions = useAdminActions(admin);
  const sessions = useListAdminSessions(id);
  const isDisabled = denied !== undefined || actions.running;
  const factors = factorsOf(admin);
  const facts = [
    { label: 'Created', value: <Moment iso={created_at} /> },
    { label: 'Last active', value: last_active_at && <Moment iso={last_active_at} /> },
    ...(factors === null ? [] : [{ label: 'Second factor', value: factors }]),
    ...(invitation_expires_at ? [{ label: 'Invited until', value: <Moment iso={invitation_expires_at} /> }] : []),
  ];

  return (
    <>
      <FactGroups groups={[{ title: 'Account', facts }]} dense />
      <RolesForm admin={admin} roles={roles} denied={denied ?? elsewhere} running={actions.running} />
      <section className={parts.part}>
        <h3>Sessions</h3>
        <Loaded
          load={sessions}
          failed="Failed to load sessions"
          what="These sessions"
          skeleton={<Skeleton height={64} />}
        >
          {(list) => (
            <SessionList
              sessions={list.sessions}
              running={actions.running}
              denied={denied}
              onEnd={(session) => void actions.endSession(session)}
            />
          )}
        </Loaded>
        {(sessions.data?.sessions.length ?? 0) > 1 && (
          <div className={parts.buttons}>
            <Button variant="default" disabled={isDisabled} title={denied} onClick={() => void actions.endSessions()}>
              End all sessions
            </Button>
          </div>
        )}
      </section>
      <WaitingFactors admin={admin} denied={denied} running={actions.running} onConfirm={actions.confirmFactor} />
      <section className={parts.part}>
        <h3>Access</h3>
        <div className={parts.buttons}>
          {state === 'invited' && (
            <Button
              variant="default"
              disabled={isDisabled}
              title={denied}
              onClick={() => void actions.renewInvitation()}
            >
              New Link
            </Button>
          )}
          <Button
            variant="default"
            disabled={isDisabled || state === 'disabled' || elsewhere !== undefined}
            title={denied ?? elsewhere}
            onClick={() => void actions.resetPassword()}
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
      {person_links && person_links.length > 0 && (
        <PersonLinks
          username={admin.username}
          links={person_links}
          denied={isOwn ? OWN : undefined}
          running={actions.running}
          onConfirm={(links) => void actions.confirm(links)}
        />
      )}
      {last_actions && <LastActions actor={admin.username} actions={last_actions} />}
    </>
  );
}
