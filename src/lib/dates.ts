import { type Clock, clock } from './clock.ts';
import { madeLater } from './made-later.ts';
import { serverNow } from './server-clock.ts';
import { UNREADABLE } from './unreadable.ts';

/** In place of a time: nothing came, or a text that is no time. */
const noTime = (iso: string | null | undefined) => (iso ? UNREADABLE : '—');

/** @param timeZone undefined for the browser's */
function formatsIn(timeZone: string | undefined) {
  const format = (options: Intl.DateTimeFormatOptions) =>
    madeLater(() => new Intl.DateTimeFormat('en-US', { hourCycle: 'h23', timeZone, ...options }));
  return {
    dateTime: format({
      year: 'numeric',
      month: 'short',
      day: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
      timeZoneName: 'short',
    }),
    date: format({ dateStyle: 'medium' }),
    time: format({ hour: '2-digit', minute: '2-digit', timeZoneName: 'short' }),
    clock: format({ timeStyle: 'short' }),
    day: format({ month: 'short', day: 'numeric' }),
  };
}

/** Days and months of charts and of most filters are UTC's, whatever the clock. */
const utc = formatsIn('UTC');
const local = formatsIn(undefined);

const formats = (of: Clock = clock()) => (of === 'utc' ? utc : local);

const month = madeLater(() => new Intl.DateTimeFormat('en-US', { month: 'short', year: 'numeric', timeZone: 'UTC' }));
const relative = madeLater(() => new Intl.RelativeTimeFormat('en-US', { numeric: 'auto' }));

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A date, perhaps with a time, perhaps with a zone. */
const TIME = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?) ?(Z|[+-]\d{2}:?\d{2})?)?$/i;

/** Milliseconds since 1970, or undefined when the text is not a time. Times without a zone are UTC's, as all times of the API. */
export function timeOf(iso: string | null | undefined): number | undefined {
  const [, day, time = '00:00', zone = 'Z'] = TIME.exec(iso ?? '') ?? [];
  const ms = Date.parse(`${day}T${time}${zone}`);
  return Number.isNaN(ms) ? undefined : ms;
}

/** 'Nov 20, 2026, 09:14 UTC', or by the other clock 'Nov 20, 2026, 10:14 GMT+1' */
export function formatDateTime(iso: string | null | undefined, by: Clock = clock()): string {
  const time = timeOf(iso);
  return time === undefined ? noTime(iso) : formats(by).dateTime.format(time);
}

/** The same by the clock that was not chosen, for a title; what came in place of a time. */
export const formatOther = (iso: string | null | undefined): string =>
  iso && timeOf(iso) === undefined ? iso : formatDateTime(iso, clock() === 'utc' ? 'local' : 'utc');

/** Both, for a title. */
export function formatBoth(iso: string | null | undefined): string {
  if (timeOf(iso) === undefined) return formatOther(iso);
  return clock() === 'utc'
    ? `${formatDateTime(iso)}, here ${formatOther(iso)}`
    : `${formatDateTime(iso)}, ${formatOther(iso)}`;
}

/** 'Nov 20, 09:14': for a place too narrow for year and time zone, which offers the full text in another way. */
export function formatDateTimeShort(iso: string | null | undefined): string {
  const time = timeOf(iso);
  return time === undefined ? noTime(iso) : `${formats().day.format(time)}, ${formats().clock.format(time)}`;
}

/** '09:14 UTC' */
export function formatTime(iso: string | null | undefined): string {
  const time = timeOf(iso);
  return time === undefined ? noTime(iso) : formats().time.format(time);
}

/** 'Nov 20, 2026', of a UTC day */
export function formatDate(iso: string | null | undefined): string {
  const time = timeOf(iso);
  return time === undefined ? noTime(iso) : utc.date.format(time);
}

/** 'just now', '5 minutes ago'; 'yesterday' means the previous day by the clock; beyond 30 days, the date itself. */
export function formatRelative(iso: string | null | undefined, now: Date | number): string {
  const time = timeOf(iso);
  if (time === undefined) return noTime(iso);
  const seconds = Math.round((time - Number(now)) / 1000);
  const distance = Math.abs(seconds);
  if (distance < 45) return 'just now';
  if (distance < HOUR) return relative.format(Math.trunc(seconds / MINUTE) || Math.sign(seconds), 'minute');
  if (distance < DAY) return relative.format(Math.trunc(seconds / HOUR), 'hour');
  if (distance <= 30 * DAY) return relative.format(dayNumber(time) - dayNumber(Number(now)), 'day');
  return formats().date.format(time);
}

/** The UTC day so many days before today by the server's clock, as YYYY-MM-DD. */
export const dayAgo = (days: number): string => new Date(serverNow() - days * DAY * 1000).toISOString().slice(0, 10);

/** Days since 1970, by the clock. */
function dayNumber(ms: number): number {
  const ahead = clock() === 'local' ? -new Date(ms).getTimezoneOffset() * MINUTE * 1000 : 0;
  return Math.floor((ms + ahead) / (DAY * 1000));
}

/**
 * The long form of a chart's label: 'Nov 20, 2026' for a day, 'Nov 2026' for a month (`YYYY-MM`), other text unchanged.
 */
export function formatPeriod(label: string): string {
  return formatLabel(label, utc.date);
}

/** Whether a chart's label is the current UTC day, which is not over, by the server's clock. */
export const isToday = (label: string): boolean => label === dayAgo(0);

/** The long form of a chart's label, which says that today is not over: 'Nov 20, 2026, so far'. */
export const formatPeriodSoFar = (label: string): string => formatPeriod(label) + (isToday(label) ? ', so far' : '');

/** The short form of a chart's label: 'Nov 20' for a day. */
export function formatPeriodShort(label: string): string {
  return formatLabel(label, utc.day);
}

function formatLabel(label: string, ofDay: typeof month): string {
  const isMonth = /^\d{4}-\d{2}$/.test(label);
  const time = timeOf(isMonth ? `${label}-01` : label);
  if (time === undefined) return label;
  return (isMonth ? month : ofDay).format(time);
}
