import { Button, Skeleton } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { lazy } from 'react';
import { failureReason, isNotOffered } from '../../api/error.ts';
import { useSession } from '../../api/use-session.ts';
import { endMyOtherSessions, endMySession, useListMySessions } from '../../generated/my-account/my-account.ts';
import { humanise } from '../../lib/words.ts';
import { LoadError } from '../../ui/feedback/load-error.tsx';
import { notify } from '../../ui/feedback/notify.tsx';
import { LazyPart } from '../../ui/feedback/part-boundary.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { FactGroups } from '../../ui/values/facts.tsx';
import { SessionList } from '../../ui/values/session-list.tsx';
import classes from './account-page.module.css';
import { MyFactors } from './my-factors.tsx';

/** Most visits need no form. */
const OwnPassword = lazy(async () => ({ default: (await import('./own-password.tsx')).OwnPassword }));

/** The height of the form for another password, so that nothing moves when it arrives. */
const FORM_HEIGHT = 292;

/** The administrator's own account: roles, password, second factors, sessions. */
export function AccountPage() {
  const admin = useSession()?.admin;
  const roles = admin?.roles?.map(({ name }) => humanise(name)).join(', ') || (admin?.role && humanise(admin.role));
  const facts = [
    { label: 'Username', value: admin?.username },
    { label: 'Roles', value: roles },
    ...(admin?.permissions ? [{ label: 'Permissions', value: admin.permissions.join(', ') }] : []),
  ];
  return (
    <>
      <PageHeader title="My account" />
      <div className={classes.panels}>
        <Panel title="You">
          <FactGroups groups={[{ title: 'Account', facts }]} />
        </Panel>
        <Panel title="Password">
          <LazyPart
            failed="The form could not be loaded"
            loading={<Skeleton height={FORM_HEIGHT} role="status" aria-label="Loading form" />}
          >
            <OwnPassword username={admin?.username ?? ''} />
          </LazyPart>
        </Panel>
        <MyFactors />
        <MySessions />
      </div>
    </>
  );
}

/** With a back end that lacks this list, the panel is left out. */
function MySessions() {
  const { data, error, refetch } = useListMySessions();
  const { mutate, isPending } = useMutation({
    mutationFn: (id: string | undefined) => (id === undefined ? endMyOtherSessions() : endMySession(id)),
    onSuccess: (_, id) => notify.success(id === undefined ? 'All other sessions ended' : 'Session ended'),
    onError: (failure, id) =>
      notify.error(id === undefined ? 'Failed to end the other sessions' : 'Failed to end session', {
        detail: failureReason(failure),
      }),
  });
  if (!data && isNotOffered(error)) return null;
  const others = data?.sessions.some(({ is_current }) => !is_current);
  return (
    <Panel
      title="My sessions"
      busy={!data && !error}
      actions={
        others && (
          <Button variant="default" size="compact-sm" disabled={isPending} onClick={() => mutate(undefined)}>
            End all others
          </Button>
        )
      }
    >
      {data ? (
        <SessionList sessions={data.sessions} running={isPending} onEnd={(id) => mutate(id)} />
      ) : error ? (
        <LoadError what="Failed to load sessions" error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton height={64} />
      )}
    </Panel>
  );
}
