import { Button, Group, Modal, Skeleton } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { lazy, useState } from 'react';
import { failureReason, isNotOffered } from '../../api/error.ts';
import type { Factor } from '../../generated/model/factor.ts';
import type { MyFactors as Mine } from '../../generated/model/myFactors.ts';
import { removeMyFactor, renewRecoveryCodes, useListMyFactors } from '../../generated/second-factor/second-factor.ts';
import { askConfirm } from '../../ui/feedback/ask.tsx';
import { LoadError } from '../../ui/feedback/load-error.tsx';
import { notify } from '../../ui/feedback/notify.tsx';
import { LazyPart } from '../../ui/feedback/part-boundary.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { DateTime } from '../../ui/values/date-time.tsx';
import { Entry, EntryList } from '../../ui/values/entry-list.tsx';
import classes from './factors.module.css';

const EnrolFactor = lazy(async () => ({ default: (await import('./enrol-factor.tsx')).EnrolFactor }));
const RecoveryCodes = lazy(async () => ({ default: (await import('./recovery-codes.tsx')).RecoveryCodes }));

/** The administrator's own second factors. With a back end that has none, the panel is left out. */
export function MyFactors() {
  const { data, error, refetch } = useListMyFactors();
  const [isAdding, setAdding] = useState(false);
  const [codes, setCodes] = useState<readonly string[]>();
  const { remove, renew, running } = useFactorActions();
  if (!data && isNotOffered(error)) return null;

  function added(name: string, recovery: readonly string[] | undefined) {
    notify.success('Second factor added', { detail: name });
    setAdding(false);
    setCodes(recovery);
  }

  return (
    <Panel
      title="Second factors"
      busy={!data && !error}
      actions={
        data && (
          <Button variant="default" size="compact-sm" disabled={running} onClick={() => setAdding(true)}>
            Add
          </Button>
        )
      }
    >
      {data ? (
        <>
          <FactorList mine={data} running={running} onRemove={(factor) => void remove(factor)} />
          {data.factors.length > 0 && (
            <Group gap="xs" justify="space-between">
              <span className={classes.line}>{left(data.recovery_codes_left)}</span>
              <Button
                variant="default"
                size="compact-sm"
                disabled={running}
                onClick={async () => setCodes(await renew())}
              >
                New Recovery Codes
              </Button>
            </Group>
          )}
        </>
      ) : error ? (
        <LoadError what="Failed to load second factors" error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton height={64} />
      )}
      <Modal
        opened={isAdding}
        onClose={() => setAdding(false)}
        title="Add a second factor"
        closeButtonProps={{ 'aria-label': 'Close' }}
        size={440}
      >
        {data && (
          <LazyPart failed="The form could not be loaded" loading={<Skeleton height={120} />}>
            <EnrolFactor mine={data} onAdded={({ factor, recovery_codes }) => added(factor.name, recovery_codes)} />
          </LazyPart>
        )}
      </Modal>
      <Modal
        opened={codes !== undefined}
        onClose={() => setCodes(undefined)}
        title="Your recovery codes"
        // They are shown once, so a stray click does not close them.
        closeOnClickOutside={false}
        closeOnEscape={false}
        withCloseButton={false}
        size={440}
      >
        {codes && (
          <LazyPart failed="The codes could not be shown" loading={<Skeleton height={200} />}>
            <RecoveryCodes codes={codes} onDone={() => setCodes(undefined)} />
          </LazyPart>
        )}
      </Modal>
    </Panel>
  );
}

const KINDS: Record<string, string> = { passkey: 'Passkey', totp: 'Authenticator app' };
const LAST_ONE = 'Your roles need a second factor. Add another one first.';

const left = (count: number) =>
  count === 1 ? '1 recovery code is left.' : `${count === 0 ? 'No' : count} recovery codes are left.`;

type ListProps = { mine: Mine; running: boolean; onRemove: (factor: Factor) => void };

function FactorList({ mine: { factors, is_required }, running, onRemove }: ListProps) {
  if (factors.length === 0) {
    return (
      <p className={classes.words}>
        None yet. With a passkey or an authenticator app, a stolen password is not enough to sign in.
      </p>
    );
  }
  const denied = is_required && factors.length === 1 ? LAST_ONE : undefined;
  return (
    <EntryList label="Second factors">
      {factors.map((factor) => (
        <Entry
          key={factor.id}
          name={factor.name}
          details={
            <>
              {KINDS[factor.kind] ?? factor.kind} · since <DateTime iso={factor.created_at} />
              {factor.last_used_at && (
                <>
                  {' '}
                  · last used <DateTime iso={factor.last_used_at} />
                </>
              )}
            </>
          }
        >
          <Button
            variant="default"
            size="compact-sm"
            disabled={running || denied !== undefined}
            title={denied}
            aria-label={`Remove ${factor.name}`}
            onClick={() => onRemove(factor)}
          >
            Remove
          </Button>
        </Entry>
      ))}
    </EntryList>
  );
}

function useFactorActions() {
  const { mutateAsync, isPending } = useMutation({ mutationFn: (call: () => Promise<unknown>) => call() });

  async function remove({ id, name }: Factor) {
    const sure = await askConfirm({
      title: `Remove ${name}?`,
      message: 'You can no longer sign in with it.',
      confirmLabel: 'Remove',
      danger: true,
    });
    if (!sure) return;
    try {
      await mutateAsync(() => removeMyFactor(id));
      notify.success('Second factor removed', { detail: name });
    } catch (error) {
      notify.error('Failed to remove second factor', { detail: failureReason(error) });
    }
  }

  /** The new codes; undefined when cancelled or failed. */
  async function renew(): Promise<readonly string[] | undefined> {
    const sure = await askConfirm({
      title: 'Make new recovery codes?',
      message: 'Those that you have now no longer work.',
      confirmLabel: 'New Recovery Codes',
    });
    if (!sure) return undefined;
    try {
      return ((await mutateAsync(() => renewRecoveryCodes())) as { recovery_codes: string[] }).recovery_codes;
    } catch (error) {
      notify.error('Failed to make recovery codes', { detail: failureReason(error) });
      return undefined;
    }
  }

  return { remove, renew, running: isPending };
}
