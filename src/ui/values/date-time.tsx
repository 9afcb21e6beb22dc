import { VisuallyHidden } from '@mantine/core';
import { formatBoth, formatDateTime, formatDateTimeShort, formatLocal } from '../../lib/dates.ts';
import classes from './date-time.module.css';

/** A date and time in a sentence or beside its name; its title is the browser's own time. */
export function Moment({ iso }: { iso: string | null | undefined }) {
  return (
    <time dateTime={iso ?? undefined} title={formatLocal(iso)}>
      {formatDateTime(iso)}
    </time>
  );
}

/**
 * A date and time in a list. Where the container is too narrow (date-time.module.css), it is shortened, with the whole
 * text in its title and when focused, by keyboard or touch. A screen reader always reads the whole text.
 */
export function DateTime({ iso }: { iso: string | null | undefined }) {
  const whole = formatDateTime(iso);
  return (
    <time dateTime={iso ?? undefined} className={classes.time}>
      <span className={classes.whole} title={formatLocal(iso)}>
        {whole}
      </span>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard and touch users expand it, like any truncated text */}
      <span className={classes.short} tabIndex={0} title={formatBoth(iso)}>
        <VisuallyHidden>{whole}</VisuallyHidden>
        <span aria-hidden="true" className={classes.words} data-whole={whole}>
          {formatDateTimeShort(iso)}
        </span>
      </span>
    </time>
  );
}
