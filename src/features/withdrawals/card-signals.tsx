import { Hidden } from '../../ui/values/hidden.tsx';
import { badgeIn } from '../../ui/values/status-badge.tsx';
import { Truncated } from '../../ui/values/truncate.tsx';
import classes from './card-signals.module.css';
import { LEVELS } from './signal-levels.ts';
import { useSignalPage } from './signal-pages.tsx';

/** The lines that have room on a card; the dialog has all signals. */
const LINES = 2;

type Props = {
  id: string;
  /** That of the list, whose call loads them. */
  page: number;
};

/** The gravest signals that are not normal, in a place that stays as high while they load; nothing where the back end has none. */
export function CardSignals({ id, page }: Props) {
  const { byId, isLoading, hasFailed, isAbsent } = useSignalPage(page);
  if (isAbsent) return null;
  const signals = byId?.get(id);
  const shown = (signals ?? []).filter(({ level }) => level !== 'pass').slice(0, LINES);
  if (shown.length === 0) {
    const words = signals?.length ? 'All signals are normal' : !signals && hasFailed && 'Failed to load signals';
    const busy = !signals && isLoading;
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
