import type { Withdrawal } from '../../generated/model/withdrawal.ts';
import { AwaitingSecond } from '../../ui/values/awaiting-second.tsx';
import { Hidden } from '../../ui/values/hidden.tsx';
import { badgeIn } from '../../ui/values/status-badge.tsx';
import { Truncated } from '../../ui/values/truncate.tsx';
import { LookedAt } from './looked-at.tsx';
import { LEVELS } from './signal-levels.ts';
import { Snoozed } from './snoozed.tsx';
import { useCardSignals } from './use-card-signals.ts';
import { useRow } from './withdrawal-row.ts';
import { idOf } from './withdrawal-rules.ts';
import classes from './withdrawal-table.module.css';

/** The lower half of a card: what has become of it, else its gravest signal, beside who looks at it and until when it is set aside. */
export function RowMark({ withdrawal, place }: { withdrawal: Withdrawal; place: number }) {
  const { selection, undone, lookers, snoozes, signalsOf } = useRow();
  const id = idOf(withdrawal);
  const failure = selection.failures.get(id);
  const { return_announcement, approval_request } = withdrawal;
  return (
    <span className={classes.mark}>
      {failure !== undefined ? (
        <span className={classes.failure}>
          <Truncated text={failure} />
        </span>
      ) : approval_request ? (
        <span>
          <AwaitingSecond names={approval_request.waiting_for} />
        </span>
      ) : undone.has(id) ? (
        <Truncated text="Decision undone, awaits review again" />
      ) : return_announcement ? (
        <Truncated text="Return announced, not confirmed" />
      ) : (
        <Gravest id={id} withdrawalIds={signalsOf(place)} />
      )}
      <LookedAt by={lookers.get(id)} short />
      <Snoozed snooze={snoozes.get(id)} />
    </span>
  );
}

function Gravest({ id, withdrawalIds }: { id: string; withdrawalIds: string }) {
  const [signal] = useCardSignals(withdrawalIds, id).data ?? [];
  if (!signal) return null;
  if (signal.level === 'pass') return <span className={classes.normal}>Normal</span>;
  const { tone, label, icon: Icon } = badgeIn(LEVELS, signal.level);
  return (
    <span className={classes.signal} data-tone={tone}>
      <Icon size={13} aria-hidden />
      <Hidden>{label}: </Hidden>
      <Truncated text={signal.sentence} />
    </span>
  );
}
