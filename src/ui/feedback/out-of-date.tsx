import { failureReason } from '../../lib/api-error.ts';
import classes from './out-of-date.module.css';
import { RetryButton } from './retry-button.tsx';

type Props = {
  /** 'These games': what is on the screen still. */
  what: string;
  pronoun?: 'it' | 'them';
  error: unknown;
  onRetry: () => void;
};

/** Above results that stay on the screen although loading them again failed. */
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

/** The look of results that answer an earlier question, while the answer to this one is on its way. */
export function dimmed(outdated: boolean | undefined, className?: string) {
  return {
    className: className ? `${className} ${classes.dimmed}` : classes.dimmed,
    'data-outdated': outdated || undefined,
  };
}
