import { Button } from '@mantine/core';
import classes from './out-of-date.module.css';

type Props = {
  /** 'These games': what is on the screen still. */
  what: string;
  pronoun?: 'it' | 'them';
  onRetry: () => void;
};

/** Above results that stay on the screen although loading them again failed. */
export function OutOfDate({ what, pronoun = 'them', onRetry }: Props) {
  return (
    <div role="alert" className={classes.strip}>
      {what} may be out of date: loading {pronoun} again failed.
      <Button variant="default" size="compact-xs" onClick={onRetry}>
        Try again
      </Button>
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
