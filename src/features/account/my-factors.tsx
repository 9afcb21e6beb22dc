import { Button, Group, Skeleton } from '@mantine/core';
import { useState } from 'react';
import { useAction } from '../../api/use-action.ts';
import type { Factor } from '../../generated/model/factor.ts';
import type { MyFactors as Mine } from '../../generated/model/myFactors.ts';
import { useListMyFactors } from '../../generated/second-factor/second-factor.ts';
import {
  useRemoveMyFactor,
  useRenewRecoveryCodes,
} from '../../generated/second-factor-changes/second-factor-changes.ts';
import { counted } from '../../lib/words.ts';
import { askConfirm } from '../../ui/feedback/ask.tsx';
import { lazyDialog } from '../../ui/feedback/lazy-dialog.tsx';
import { isAbsent } from '../../ui/feedback/load.ts';
import { Loaded } from '../../ui/feedback/loaded.tsx';
import { notify } from '../../ui/feedback/notify.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { DateTime } from '../../ui/values/date-time.tsx';
import { Entry, EntryList } from '../../ui/values/entry-list.tsx';
import classes from '../session/factors.module.css';

const FactorDialogs = lazyDialog(async () => ({ default: (await import('./factor-dialogs.tsx')).FactorDialogs }));

/** The administrator's own second factors. With a back end that has none, the panel is left out. */
export function MyFactors() {
  const query = useListMyFactors();
  const { data } = query;
  const [isAdding, setAdding] = useState(false);
  const [codes, setCodes] = useState<readonly string[]>();
  const { remove, renew, running } = useFactorActions();
  if (isAbsent(query)) return null;

  function added(name: string, recovery: readonly string[] | undefined) {
    notify.success('Second factor added', { detail: name });
    setAdding(false);
    setCodes(recovery);
  }

  return (
    <Panel
      title="Second factors"
      busy={query.isPending}
      actions={
        <Button variant="default" size="compact-sm" disabled={running || !data} onClick={() => setAdding(true)}>
          Add
        </Button>
      }
    >
      <Loaded
        load={query}
        failed="Failed to load second factors"
        what="These second factors"
        skeleton={<Skeleton height={64} />}
      >
        {(mine) => (
          <>
            <FactorList mine={mine} running={running} onRemove={(factor) => void remove(factor)} />
            {mine.factors.length > 0 && (
              <Group gap="xs" justify="space-between">
                <span className={classes.line}>{left(mine.recovery_codes_left)}</span>
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
        )}
      </Loaded>
      <FactorDialogs
        isOpen={isAdding || codes !== undefined}
        mine={data}
        isAdding={isAdding}
        codes={codes}
        onAdded={({ factor, recovery_codes }) => added(factor.name, recovery_codes)}
        onClose={() => setAdding(false)}
        onKept={() => setCodes(undefined)}
      />
    </Panel>
  );
}

const KINDS: Record<string, string> = { passkey: 'Passkey', totp: 'Authenticator app' };
const LAST_ONE = 'Your roles need a second factor. Add another one first.';

const left = (count: number) =>
  count === 0
    ? 'No recovery codes are left.'
    : `${counted(count, 'recovery code')} ${count === 1 ? 'is' : 'are'} left.`;

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
              {factor.counts_from && (
                <>
                  {' '}
                  · signs you in, and confirms from <DateTime iso={factor.counts_from} /> on, or once another
                  administrator confirms it
                </>
              )}
              {factor.key_sha256 && (
                <>
                  <br />
                  SHA-256 of its key: <code className={classes.key}>{factor.key_sha256}</code>
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
  const { mutateAsync: removeMyFactor } = useRemoveMyFactor();
  const { mutateAsync: renewRecoveryCodes } = useRenewRecoveryCodes();
  const { act, running } = useAction();

  const remove = ({ id, name }: Factor) =>
    act({
      ids: [id],
      name,
      ask: () =>
        askConfirm({
          title: `Remove ${name}?`,
          message: 'You can no longer sign in with it.',
          confirmLabel: 'Remove',
          danger: true,
        }),
      call: (headers) => removeMyFactor({ factorId: id, headers }),
      done: 'Second factor removed',
      failed: 'Failed to remove second factor',
    });

  /** The new codes; undefined when cancelled or failed. */
  async function renew(): Promise<readonly string[] | undefined> {
    const done = await act({
      ids: ['recovery codes'],
      noKey: true,
      ask: () =>
        askConfirm({
          title: 'Make new recovery codes?',
          message: 'Those that you have now no longer work.',
          confirmLabel: 'New Recovery Codes',
          startsOnNo: true,
        }),
      call: () => renewRecoveryCodes(),
      // They are shown at once, in a dialog of their own.
      done: () => [],
      failed: 'Failed to make recovery codes',
    });
    return done?.answer.recovery_codes;
  }

  return { remove, renew, running: running.size > 0 };
}
