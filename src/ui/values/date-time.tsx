import { VisuallyHidden } from '@mantine/core';
import { formatDateTime, formatDateTimeShort } from '../../lib/dates.ts';
import classes from './date-time.module.css';

/**
 * A date and time in a list. Where the container is too narrow (date-time.module.css), it is shortened, with the whole
 * text in its title and when focused, by keyboard or touch. A screen reader always reads the whole text.
 */
export function DateTime({ iso }: { iso: string | null | undefined }) {
  const whole = formatDateTime(iso);
  return (
    <time dateTime={iso ?? undefined} className={classes.time}>
      <span className={classes.whole}>{whole}</span>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard and touch users expand it, like any truncated text */}
      <span className={classes.short} tabIndex={0} title={whole}>
        <VisuallyHidden>{whole}</VisuallyHidden>
        <span aria-hidden="true" className={classes.words} data-whole={whole}>
          {formatDateTimeShort(iso)}
        </span>
      </span>
    </time>
  );
}
