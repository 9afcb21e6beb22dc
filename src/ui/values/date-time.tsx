import type { SyntheticEvent } from 'react';
import {
  formatBoth,
  formatDateTime,
  formatDateTimeShort,
  formatOther,
  formatRelative,
  timeOf,
} from '../../lib/dates.ts';
import { serverNow } from '../../lib/server-clock.ts';
import classes from './date-time.module.css';
import { Hidden } from './hidden.tsx';
import { useClock } from './use-clock.ts';

/**
 * The title of a time, written once somebody reaches for it: it names a zone, for which the browser loads tables (src/lib/dates.ts). What came in
 * place of a time is there at once. Give the element the time as its `key`, so that another time does not keep the title.
 */
function titled(iso: string | null | undefined, format: typeof formatBoth) {
  if (timeOf(iso) === undefined) return { title: format(iso) };
  const write = ({ currentTarget }: SyntheticEvent<HTMLElement>) => {
    currentTarget.title = format(iso);
  };
  return { onPointerEnter: write, onFocus: write };
}

/** A date and time in a sentence or beside its name; its title is the same by the other clock. */
export function Moment({ iso }: { iso: string | null | undefined }) {
  useClock();
  return (
    <time key={iso} dateTime={iso ?? undefined} {...titled(iso, formatOther)}>
      {formatDateTime(iso)}
    </time>
  );
}

/**
 * A date and time in a list. Where the container is too narrow (date-time.module.css), it is shortened, with the whole
 * text in its title and when focused, by keyboard or touch. A screen reader always reads the whole text.
 */
export function DateTime({ iso }: { iso: string | null | undefined }) {
  useClock();
  const whole = formatDateTime(iso);
  return (
    <time key={iso} dateTime={iso ?? undefined} className={classes.time}>
      <span className={classes.whole} {...titled(iso, formatOther)}>
        {whole}
      </span>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard and touch users expand it, like any truncated text */}
      <span className={classes.short} tabIndex={0} {...titled(iso, formatBoth)}>
        <Hidden>{whole}</Hidden>
        <span aria-hidden="true" className={classes.words} data-whole={whole}>
          {formatDateTimeShort(iso)}
        </span>
      </span>
    </time>
  );
}

type AgoProps = {
  iso: string | null | undefined;
  /** Defaults to the server's time. */
  now?: number;
  className?: string | undefined;
};

/** '5 minutes ago', with the date and time of both clocks in its title. */
export function Ago({ iso, now = serverNow(), className }: AgoProps) {
  useClock();
  return (
    <time key={iso} className={className} dateTime={iso ?? undefined} {...titled(iso, formatBoth)}>
      {formatRelative(iso, now)}
    </time>
  );
}
