import { serverNow } from './server-clock.ts';

/** Shown in place of a missing or unreadable time. */
const NONE = '—';

/**
 * Times are shown in UTC, because every filter, total and day of the API is a UTC day: in local time, a row could
 * appear to be outside the day by which it was found.
 */
const dateTime = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'medium',
  timeStyle: 'short',
  hourCycle: 'h23',
  timeZone: 'UTC',
});
const date = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
const local = new Intl.DateTimeFormat('en-US', {
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZoneName: 'short',
});
const clock = new Intl.DateTimeFormat('en-US', { timeStyle: 'short', hourCycle: 'h23', timeZone: 'UTC' });
const day = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });
const month = new Intl.DateTimeFormat('en-US', { month: 'short', year: 'numeric', timeZone: 'UTC' });
const relative = new Intl.RelativeTimeFormat('en-US', { numeric: 'auto' });

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * Milliseconds since 1970, or undefined when the text is not a time of the API (`YYYY-MM-DD`, with or without a time).
 */
function parse(iso: string | null | undefined): number | undefined {
  if (typeof iso !== 'string' || !/^\d{4}-\d{2}-\d{2}/.test(iso)) return undefined;
  const time = Date.parse(iso);
  return Number.isNaN(time) ? undefined : time;
}

/** 'Nov 20, 2026, 09:14 UTC' */
export function formatDateTime(iso: string | null | undefined): string {
  const time = parse(iso);
  return time === undefined ? NONE : `${dateTime.format(time)} UTC`;
}

/** 'Nov 20, 2026, 10:14 GMT+1': the browser's own time, for a title. */
export function formatLocal(iso: string | null | undefined): string {
  const time = parse(iso);
  return time === undefined ? NONE : local.format(time);
}

/** Both, for a title. */
export const formatBoth = (iso: string | null | undefined): string =>
  `${formatDateTime(iso)}, here ${formatLocal(iso)}`;

/** 'Nov 20, 09:14': for a place too narrow for year and time zone, which offers the full text in another way. */
export function formatDateTimeShort(iso: string | null | undefined): string {
  const time = parse(iso);
  return time === undefined ? NONE : `${day.format(time)}, ${clock.format(time)}`;
}

/** '09:14 UTC' */
export function formatTime(iso: string | null | undefined): string {
  const time = parse(iso);
  return time === undefined ? NONE : `${clock.format(time)} UTC`;
}

/** 'Nov 20, 2026', the UTC day */
export function formatDate(iso: string | null | undefined): string {
  const time = parse(iso);
  return time === undefined ? NONE : date.format(time);
}

/** 'just now', '5 minutes ago'; 'yesterday' means the previous UTC day; beyond 30 days, the date itself. */
export function formatRelative(iso: string | null | undefined, now: Date | number): string {
  const time = parse(iso);
  if (time === undefined) return NONE;
  const seconds = Math.round((time - Number(now)) / 1000);
  const distance = Math.abs(seconds);
  if (distance < 45) return 'just now';
  if (distance < HOUR) return relative.format(Math.trunc(seconds / MINUTE) || Math.sign(seconds), 'minute');
  if (distance < DAY) return relative.format(Math.trunc(seconds / HOUR), 'hour');
  if (distance <= 30 * DAY) return relative.format(utcDay(time) - utcDay(Number(now)), 'day');
  return date.format(time);
}

/** The UTC day so many days before today by the server's clock, as YYYY-MM-DD. */
export const dayAgo = (days: number): string => new Date(serverNow() - days * DAY * 1000).toISOString().slice(0, 10);

/** UTC days since 1970. */
const utcDay = (ms: number) => Math.floor(ms / (DAY * 1000));

/**
 * The long form of a chart's label: 'Nov 20, 2026' for a day, 'Nov 2026' for a month (`YYYY-MM`), other text unchanged.
 */
export function formatPeriod(label: string): string {
  return formatLabel(label, date);
}

/** Whether a chart's label is the current UTC day, which is not over, by the server's clock. */
export const isToday = (label: string): boolean => label === dayAgo(0);

/** The long form of a chart's label, which says that today is not over: 'Nov 20, 2026, so far'. */
export const formatPeriodSoFar = (label: string): string => formatPeriod(label) + (isToday(label) ? ', so far' : '');

/** The short form of a chart's label: 'Nov 20' for a day. */
export function formatPeriodShort(label: string): string {
  return formatLabel(label, day);
}

function formatLabel(label: string, ofDay: Intl.DateTimeFormat): string {
  const isMonth = /^\d{4}-\d{2}$/.test(label);
  const time = parse(isMonth ? `${label}-01` : label);
  if (time === undefined) return label;
  return (isMonth ? month : ofDay).format(time);
}
