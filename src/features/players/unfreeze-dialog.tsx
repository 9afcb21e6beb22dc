import { Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useDenied } from '../../api/may.ts';
import { useRequestForm } from '../../api/use-request-form.ts';
import { UnfreezeTogetherRequest } from '../../generated/coinopAdminAPI.schemas.zod.ts';
import type { UnfrozenTogether } from '../../generated/model/unfrozenTogether.ts';
import * as needs from '../../generated/permissions.ts';
import { useUnfreezePlayersTogether } from '../../generated/players-changes/players-changes.ts';
import { clock, clockZone, zoneName } from '../../lib/clock.ts';
import { requestResolver } from '../../lib/form-rules.ts';
import { serverNow } from '../../lib/server-clock.ts';
import { timeOfField } from '../../lib/utc-field.ts';
import { counted } from '../../lib/words.ts';
import { DialogForm, FormDialog } from '../../ui/dialogs/form-dialog.tsx';
import parts from '../../ui/layout/parts.module.css';
import { useClock } from '../../ui/values/use-clock.ts';
import classes from './unfreeze-dialog.module.css';

type Props = { opened: boolean; onClose: () => void };

/** Ends all freezes that one person began since a time. */
export function UnfreezeDialog({ opened, onClose }: Props) {
  return (
    <FormDialog opened={opened} title="Unfreeze Together" onClose={onClose}>
      <UnfreezeForm onDone={onClose} />
    </FormDialog>
  );
}

type Values = { frozen_by: string; since: string; reason: string };

const resolver = requestResolver(
  UnfreezeTogetherRequest.refine(({ since }) => Date.parse(since) <= serverNow(), {
    path: ['since'],
    message: 'The time must be in the past.',
  }),
  ({ frozen_by, since, reason }: Values) => ({
    frozen_by: frozen_by.trim(),
    since: timeOfField(since, clock()),
    reason: reason.trim(),
  }),
  {
    frozen_by: { required: 'A username is required.' },
    since: { required: 'A time is required.', invalid: 'Not a time' },
    reason: { required: 'A reason is required.' },
  },
);

function UnfreezeForm({ onDone }: { onDone: () => void }) {
  useClock();
  const denied = useDenied(needs.unfreezePlayersTogether);
  const { mutateAsync } = useUnfreezePlayersTogether();
  const [outcome, setOutcome] = useState<UnfrozenTogether>();
  const { submit, busy, failure, field } = useRequestForm({
    resolver,
    defaultValues: { frozen_by: '', since: '', reason: '' },
    send: (data, { headers }) => mutateAsync({ data, headers }),
    done: ({ unfrozen }, { frozen_by }) =>
      unfrozen.length > 0
        ? { message: `${counted(unfrozen.length, 'player')} unfrozen`, detail: `Frozen by ${frozen_by}` }
        : undefined,
    failed: 'Failed to unfreeze players',
    onDone: (answer) => {
      if (!answer || isComplete(answer)) onDone();
      else setOutcome(answer);
    },
  });
  return (
    <DialogForm
      submitLabel="Unfreeze"
      busy={busy}
      denied={denied}
      warning={outcome && warningOf(outcome)}
      failure={failure}
      onSubmit={submit}
    >
      <p className={parts.quiet}>
        Ends all freezes that one administrator began since a time and that are still in force. Each one is noted in
        Audit Logs, and the platform is told. Withdrawals can be approved and paid again; this pays nothing.
      </p>
      <TextInput
        label="Frozen by"
        placeholder="Username"
        maxLength={100}
        autoComplete="off"
        required
        data-autofocus
        {...field('frozen_by')}
      />
      <TextInput label={`Since (${zoneName(clockZone())})`} type="datetime-local" required {...field('since')} />
      <Textarea
        label="Reason"
        placeholder="Kept with each player"
        rows={3}
        maxLength={1000}
        required
        {...field('reason')}
      />
      {outcome && outcome.failed.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must be able to scroll it.
        <ul className={classes.failed} aria-label="Still frozen" tabIndex={0}>
          {outcome.failed.map(({ id, reason }) => (
            <li key={id}>
              <b>{id}</b>: {reason}
            </li>
          ))}
        </ul>
      )}
    </DialogForm>
  );
}

const isComplete = ({ unfrozen, failed, has_more }: UnfrozenTogether) =>
  unfrozen.length > 0 && failed.length === 0 && !has_more;

/** The remaining work. */
function warningOf({ failed, has_more }: UnfrozenTogether): string {
  const said = [
    failed.length > 0 && `${counted(failed.length, 'player')} could not be unfrozen.`,
    has_more && 'There are more freezes. Press Unfreeze again to end them.',
  ].filter(Boolean);
  return said.length > 0 ? said.join(' ') : 'No freeze that this administrator began since then is in force.';
}
