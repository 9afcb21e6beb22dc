import { VisuallyHidden } from '@mantine/core';
import { formatDateTime, formatDateTimeShort } from '../../lib/dates.ts';
import classes from './date-time.module.css';

/**
 * A date and its time in a list. Where its container has no room for all of it (date-time.module.css says which), it is short, and whole in
 * its title and when focused, which the keyboard and a finger can do. A screen reader hears all of it either way.
 */
export function DateTime({ iso }: { iso: string | null | undefined }) {
  const whole = formatDateTime(iso);
  return (
    <time dateTime={iso ?? undefined} className={classes.time}>
      <span className={classes.whole}>{whole}</span>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard and a finger open it, as they do any text that is cut. */}
      <span className={classes.short} tabIndex={0} title={whole}>
        <VisuallyHidden>{whole}</VisuallyHidden>
        <span aria-hidden="true" className={classes.words} data-whole={whole}>
          {formatDateTimeShort(iso)}
        </span>
      </span>
    </time>
  );
}
