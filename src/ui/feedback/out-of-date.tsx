import { failureReason } from '../../lib/api-error.ts';
import { type Load, stateOf } from './load.ts';
import classes from './out-of-date.module.css';
import { RetryButton } from './retry-button.tsx';

type Props = {
  /** The results that are still on the screen: 'These games', 'This list'. */
  what: string;
  loads: readonly Load<unknown>[];
  /** By default, those that failed are loaded again. */
  onRetry?: () => void;
};

/** Shown above results that stay on the screen although loading them again failed; nothing while none did. */
export function OutOfDate({ what, loads, onRetry }: Props) {
  const old = loads.filter((load) => stateOf(load) === 'old');
  const error = old[0]?.error;
  if (!error) return null;
  const reason = failureReason(error);
  const retryAll = () => {
    for (const load of old) void load.refetch();
  };
  return (
    <div role="alert" className={classes.strip}>
      <span>
        {what} may be out of date: loading {what.startsWith('This') ? 'it' : 'them'} again failed.
        {reason && ` ${reason}${reason.endsWith('.') ? '' : '.'}`}
      </span>
      <RetryButton size="compact-xs" error={error} onRetry={onRetry ?? retryAll} />
    </div>
  );
}

/** The look of results that answer an earlier question, while the new answer is loading. */
export function dimmed(outdated: boolean | undefined, className?: string) {
  return {
    className: className ? `${className} ${classes.dimmed}` : classes.dimmed,
    'data-outdated': outdated || undefined,
  };
}
