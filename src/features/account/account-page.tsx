import { Button, Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';
import { Offered } from '../../api/offered.tsx';
import { permissionsByArea } from '../../api/permission-words.ts';
import { useAction } from '../../api/use-action.ts';
import { useSession } from '../../api/use-session.ts';
import { useEndMyOtherSessions, useEndMySession } from '../../generated/my-account-changes/my-account-changes.ts';
import { useListMySessions } from '../../generated/own-sessions/own-sessions.ts';
import { humanise } from '../../lib/words.ts';
import { isAbsent } from '../../ui/feedback/load.ts';
import { Loaded } from '../../ui/feedback/loaded.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { FactGroups } from '../../ui/values/facts.tsx';
import { SessionList } from '../../ui/values/session-list.tsx';
import classes from './account-page.module.css';
import { MyFactors } from './my-factors.tsx';

/** Parts that most visits do not need, so their code comes later. */
type Props = { password: ReactNode; clock: ReactNode; messages: ReactNode };

/** The administrator's own account: first what is changed most often, and last what only the roles change. */
export function AccountPage({ password, clock, messages }: Props) {
  const admin = useSession()?.admin;
  const roles = admin?.roles?.map(({ name }) => humanise(name)).join(', ') || (admin?.role && humanise(admin.role));
  const facts = [
    { label: 'Username', value: admin?.username },
    { label: 'Roles', value: roles },
  ];
  const permitted = permissionsByArea(admin?.permissions ?? []).map(({ area, words }) => ({
    label: area,
    value: words,
  }));
  return (
    <>
      <PageHeader title="My account" />
      <div className={classes.panels}>
        <Offered area="authentication">
          <Panel title="Password">
            <div className={classes.password}>{password}</div>
          </Panel>
        </Offered>
        <MyFactors />
        <MySessions />
        <div className={classes.clock}>{clock}</div>
        {messages}
        <Panel title="You">
          <FactGroups groups={[{ title: 'Account', facts }]} />
          <details className={classes.permissions}>
            <summary>Permissions</summary>
            <FactGroups groups={[{ title: 'What your roles permit', facts: permitted }]} />
          </details>
        </Panel>
      </div>
    </>
  );
}

/** One of these is ended at a time. */
const SESSIONS = 'my sessions';

/** With a back end that lacks this list, the panel is left out. */
function MySessions() {
  const query = useListMySessions();
  const { mutateAsync: endMySession } = useEndMySession();
  const { mutateAsync: endMyOtherSessions } = useEndMyOtherSessions();
  const { act, running } = useAction();
  const isEnding = running.size > 0;
  const end = (sessionId: string) =>
    act({
      ids: [SESSIONS],
      call: (headers) => endMySession({ sessionId, headers }),
      done: 'Session ended',
      failed: 'Failed to end session',
    });
  const endOthers = () =>
    act({
      ids: [SESSIONS],
      call: (headers) => endMyOtherSessions({ headers }),
      done: 'All other sessions ended',
      failed: 'Failed to end the other sessions',
    });
  if (isAbsent(query)) return null;
  const others = query.data?.sessions.some(({ is_current }) => !is_current);
  return (
    <Panel
      title="My sessions"
      busy={query.isPending}
      actions={
        others && (
          <Button variant="default" size="compact-sm" disabled={isEnding} onClick={() => void endOthers()}>
            End all others
          </Button>
        )
      }
    >
      <Loaded load={query} failed="Failed to load sessions" what="These sessions" skeleton={<Skeleton height={64} />}>
        {({ sessions }) => <SessionList sessions={sessions} running={isEnding} onEnd={(id) => void end(id)} />}
      </Loaded>
    </Panel>
  );
}
