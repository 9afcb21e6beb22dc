import { failureReason } from '../../lib/api-error.ts';
import classes from './out-of-date.module.css';
import { RetryButton } from './retry-button.tsx';

type Props = {
  /** The results that are still on the screen: 'These games'. */
  what: string;
  pronoun?: 'it' | 'them';
  error: unknown;
  onRetry: () => void;
};

/** Shown above results that stay on the screen although reloading them failed. */
export function OutOfDate({ what, pronoun = 'them', error, onRetry }: Props) {
  const reason = failureReason(error);
  return (
    <div role="alert" className={classes.strip}>
      <span>
        {what} may be out of date: loading {pronoun} again failed.
        {reason && ` ${reason}${reason.endsWith('.') ? '' : '.'}`}
      </span>
      <RetryButton size="compact-xs" error={error} onRetry={onRetry} />
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
