import { Textarea, TextInput } from '@mantine/core';
import { useDenied } from '../../api/may.ts';
import { useRequestForm } from '../../api/use-request-form.ts';
import { FreezePlayerRequest, HoldPlayerRequest } from '../../generated/coinopAdminAPI.schemas.zod.ts';
import type { PaymentsStopped } from '../../generated/model/paymentsStopped.ts';
import type { Player } from '../../generated/model/player.ts';
import * as needs from '../../generated/permissions.ts';
import { useFreezePlayer, useHoldPlayer } from '../../generated/players-changes/players-changes.ts';
import { formatDateTime } from '../../lib/dates.ts';
import { requestResolver } from '../../lib/form-rules.ts';
import { serverNow } from '../../lib/server-clock.ts';
import { timeOfField } from '../../lib/utc-field.ts';
import { counted } from '../../lib/words.ts';
import { DialogForm, FormDialog } from '../../ui/dialogs/form-dialog.tsx';
import { notify } from '../../ui/feedback/notify.tsx';
import parts from '../../ui/layout/parts.module.css';
import { nameOf } from './player-rules.ts';
import type { PlayerForm } from './player-search.ts';

type Props = { player: Player; form: PlayerForm | undefined; onClose: () => void };

/** A stop of a player's payments: a freeze, or a compliance hold. */
export function PlayerDialog({ player, form, onClose }: Props) {
  const name = nameOf(player);
  const title = form === 'hold' ? `Place ${name} under a compliance hold?` : `Freeze ${name}?`;
  return (
    <FormDialog opened={form !== undefined} title={title} onClose={onClose}>
      {form === 'hold' ? (
        <HoldForm player={player} onDone={onClose} />
      ) : (
        <FreezeForm player={player} onDone={onClose} />
      )}
    </FormDialog>
  );
}

type FormProps = { player: Player; onDone: () => void };
const REASON = { required: 'A reason is required.' };

const freezeResolver = requestResolver(
  FreezePlayerRequest.refine(({ until }) => !until || Date.parse(until) > serverNow(), {
    path: ['until'],
    message: 'The end must be in the future.',
  }),
  ({ reason, until }: { reason: string; until: string }) => ({ reason: reason.trim(), until: timeOfField(until) }),
  { reason: REASON, until: { invalid: 'Not a time' } },
);

function FreezeForm({ player, onDone }: FormProps) {
  const denied = useDenied(needs.freezePlayer);
  const { mutateAsync } = useFreezePlayer();
  const { submit, busy, failure, field } = useRequestForm({
    resolver: freezeResolver,
    defaultValues: { reason: '', until: '' },
    send: (data, { headers }) => mutateAsync({ id: player.player_id, data, headers }),
    done: (stopped, { until }) => ({
      message: 'Player frozen',
      name: nameOf(player),
      detail: [until ? `${nameOf(player)}, until ${formatDateTime(until)}` : nameOf(player), recalledOf(stopped)]
        .filter(Boolean)
        .join('. '),
    }),
    failed: 'Failed to freeze player',
    onDone: (stopped) => {
      warnOfThoseUnderWay(stopped);
      onDone();
    },
  });
  return (
    <DialogForm submitLabel="Freeze" busy={busy} denied={denied} failure={failure} onSubmit={submit}>
      <p className={parts.quiet}>
        Payments stop until the freeze ends: withdrawals cannot be approved, processed or retried, and approved ones go
        back to review. The platform is notified.
      </p>
      <Textarea
        label="Reason"
        placeholder="Everybody who sees the player can read it"
        rows={3}
        maxLength={1000}
        required
        data-autofocus
        {...field('reason')}
      />
      <TextInput
        label="Ends (UTC)"
        description="Optional. Without it, the freeze lasts until somebody ends it"
        type="datetime-local"
        {...field('until')}
      />
    </DialogForm>
  );
}

const RECALL_NOTE = 'Recalled for another review';

const holdResolver = requestResolver(
  HoldPlayerRequest,
  ({ reason, recall_note }: { reason: string; recall_note: string }) => ({
    reason: reason.trim(),
    recall_note: recall_note.trim(),
  }),
  { reason: REASON, recall_note: { required: 'A reason for the recalls is required.' } },
);

function HoldForm({ player, onDone }: FormProps) {
  const denied = useDenied(needs.holdPlayer);
  const { mutateAsync } = useHoldPlayer();
  const { submit, busy, failure, field } = useRequestForm({
    resolver: holdResolver,
    defaultValues: { reason: '', recall_note: RECALL_NOTE },
    send: (data, { headers }) => mutateAsync({ id: player.player_id, data, headers }),
    done: (stopped) => ({
      message: 'Compliance hold placed',
      name: nameOf(player),
      detail: [nameOf(player), recalledOf(stopped)].filter(Boolean).join('. '),
    }),
    failed: 'Failed to place the compliance hold',
    onDone: (stopped) => {
      warnOfThoseUnderWay(stopped);
      onDone();
    },
  });
  return (
    <DialogForm submitLabel="Place Hold" busy={busy} denied={denied} failure={failure} onSubmit={submit}>
      <p className={parts.quiet}>
        Stops payments as a freeze does, until somebody ends it. Only administrators who decide on compliance holds see
        it; the platform is not told.
      </p>
      <Textarea
        label="Reason"
        placeholder="Only those who see compliance holds can read it"
        rows={3}
        maxLength={1000}
        required
        data-autofocus
        {...field('reason')}
      />
      <TextInput
        label="Reason shown on recalled withdrawals"
        description="Withdrawals that were not paid yet go back to review. All reviewers see this reason. Do not mention the hold"
        maxLength={1000}
        required
        {...field('recall_note')}
      />
    </DialogForm>
  );
}

const recalledOf = ({ recalled }: PaymentsStopped) =>
  recalled > 0 && `${counted(recalled, 'withdrawal')} ${recalled === 1 ? 'awaits' : 'await'} review again`;

function warnOfThoseUnderWay(stopped: PaymentsStopped | undefined) {
  if (!stopped?.under_way) return;
  notify.warning(`${counted(stopped.under_way, 'payment')} could not be stopped`, {
    detail: 'The payment rail was asked for them before. They end as the rail says.',
  });
}
