import { isAbsent } from '../../ui/feedback/load.ts';
import { Hidden } from '../../ui/values/hidden.tsx';
import { badgeIn } from '../../ui/values/status-badge.tsx';
import { Truncated } from '../../ui/values/truncate.tsx';
import classes from './card-signals.module.css';
import { LEVELS } from './signal-levels.ts';
import { useCardSignals } from './use-card-signals.ts';

/** The lines that have room on a card; the dialog has all signals. */
const LINES = 2;

type Props = {
  id: string;
  /** The `withdrawal_ids` of the call that loads them. */
  withdrawalIds: string;
};

/** The gravest signals that are not normal, in a place that stays as high while they load; nothing where the back end has none. */
export function CardSignals({ id, withdrawalIds }: Props) {
  const query = useCardSignals(withdrawalIds, id);
  if (isAbsent(query)) return null;
  const { data: signals, isError, isLoading, isPlaceholderData } = query;
  const shown = (signals ?? []).filter(({ level }) => level !== 'pass').slice(0, LINES);
  if (shown.length === 0) {
    const words = signals?.length ? 'All signals are normal' : !signals && isError && 'Failed to load signals';
    const busy = isLoading || (!signals && isPlaceholderData);
    // A place without words is nothing to read aloud.
    return words ? <p className={classes.lines}>{words}</p> : <div aria-busy={busy} className={classes.lines} />;
  }
  return (
    <ul aria-label="Signals" className={classes.lines}>
      {shown.map(({ kind, level, sentence }) => {
        const { tone, label, icon: Icon } = badgeIn(LEVELS, level);
        return (
          <li key={kind} data-tone={tone}>
            <Icon size={13} aria-hidden />
            <Hidden>{label}: </Hidden>
            <Truncated text={sentence} />
          </li>
        );
      })}
    </ul>
  );
}
