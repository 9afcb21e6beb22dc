import { type Clock, clock } from './clock.ts';
import { serverNow } from './server-clock.ts';
import { UNREADABLE } from './unreadable.ts';
import { counted } from './words.ts';

// Times as they are written in the United States, with 24 hours. `Intl` gives only the names of zones: with its first
// format the browser loads its tables, 100 ms of a slow processor before a screen has its first row.

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
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

/** The date whose fields of UTC are what the clock shows. */
function shownAt(ms: number, by: Clock): Date {
  const ahead = by === 'local' ? -new Date(ms).getTimezoneOffset() * MINUTE * 1000 : 0;
  return new Date(ms + ahead);
}

const monthOf = (shown: Date) => MONTHS[shown.getUTCMonth()];
const dayOf = (shown: Date) => `${monthOf(shown)} ${shown.getUTCDate()}`;
const dateOf = (shown: Date) => `${dayOf(shown)}, ${shown.getUTCFullYear()}`;
const clockOf = (shown: Date) =>
  [shown.getUTCHours(), shown.getUTCMinutes()].map((part) => String(part).padStart(2, '0')).join(':');

/** By the zone's distance from UTC: that of summer has another name, and so has that of a machine that travels. */
const zoneNames = new Map<number, string>();

/** 'UTC', 'GMT+1', 'EST' */
function zoneAt(ms: number, by: Clock): string {
  if (by === 'utc') return 'UTC';
  const distance = new Date(ms).getTimezoneOffset();
  const name = zoneNames.get(distance) ?? nameOfZoneAt(ms);
  zoneNames.set(distance, name);
  return name;
}

const nameOfZoneAt = (ms: number): string =>
  new Intl.DateTimeFormat('en-US', { timeZoneName: 'short' }).formatToParts(ms).at(-1)?.value ?? '';

/** A time as it is written by the clock; '—' when nothing came, and a word in place of a text that is no time. */
function written(iso: string | null | undefined, by: Clock, write: (shown: Date, ms: number) => string): string {
  const ms = timeOf(iso);
  if (ms === undefined) return iso ? UNREADABLE : '—';
  return write(shownAt(ms, by), ms);
}

/** 'Nov 20, 2026, 09:14 UTC', or by the other clock 'Nov 20, 2026, 10:14 GMT+1' */
export const formatDateTime = (iso: string | null | undefined, by: Clock = clock()): string =>
  written(iso, by, (shown, ms) => `${dateOf(shown)}, ${clockOf(shown)} ${zoneAt(ms, by)}`);

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
export const formatDateTimeShort = (iso: string | null | undefined): string =>
  written(iso, clock(), (shown) => `${dayOf(shown)}, ${clockOf(shown)}`);

/** '09:14 UTC' */
export const formatTime = (iso: string | null | undefined): string =>
  written(iso, clock(), (shown, ms) => `${clockOf(shown)} ${zoneAt(ms, clock())}`);

/** 'Nov 20, 2026', of a UTC day */
export const formatDate = (iso: string | null | undefined): string => written(iso, 'utc', dateOf);

/** 'just now', '5 minutes ago'; 'yesterday' means the previous day by the clock; beyond 30 days, the date itself. */
export const formatRelative = (iso: string | null | undefined, now: Date | number): string =>
  written(iso, clock(), (shown, ms) => {
    const seconds = Math.round((ms - Number(now)) / 1000);
    const distance = Math.abs(seconds);
    if (distance < 45) return 'just now';
    if (distance < HOUR) return fromNow(Math.trunc(seconds / MINUTE) || Math.sign(seconds), 'minute');
    if (distance < DAY) return fromNow(Math.trunc(seconds / HOUR), 'hour');
    if (distance > 30 * DAY) return dateOf(shown);
    const days = dayNumber(shown) - dayNumber(shownAt(Number(now), clock()));
    return NEAR_DAYS.get(days) ?? fromNow(days, 'day');
  });

const NEAR_DAYS = new Map([
  [-1, 'yesterday'],
  [0, 'today'],
  [1, 'tomorrow'],
]);

const fromNow = (count: number, unit: string) =>
  count < 0 ? `${counted(-count, unit)} ago` : `in ${counted(count, unit)}`;

const dayNumber = (shown: Date) => Math.floor(shown.getTime() / (DAY * 1000));

/** The UTC day so many days before today by the server's clock, as YYYY-MM-DD. */
export const dayAgo = (days: number): string => new Date(serverNow() - days * DAY * 1000).toISOString().slice(0, 10);

/**
 * The long form of a chart's label: 'Nov 20, 2026' for a day, 'Nov 2026' for a month (`YYYY-MM`), other text unchanged.
 */
export const formatPeriod = (label: string): string => formatLabel(label, dateOf);

/** Whether a chart's label is the current UTC day, which is not over, by the server's clock. */
export const isToday = (label: string): boolean => label === dayAgo(0);

/** The long form of a chart's label, which says that today is not over: 'Nov 20, 2026, so far'. */
export const formatPeriodSoFar = (label: string): string => formatPeriod(label) + (isToday(label) ? ', so far' : '');

/** The short form of a chart's label: 'Nov 20' for a day. */
export const formatPeriodShort = (label: string): string => formatLabel(label, dayOf);

/** Days and months of charts are UTC's, whatever the clock. */
function formatLabel(label: string, writeDay: (day: Date) => string): string {
  const isMonth = /^\d{4}-\d{2}$/.test(label);
  const ms = timeOf(isMonth ? `${label}-01` : label);
  if (ms === undefined) return label;
  const day = new Date(ms);
  return isMonth ? `${monthOf(day)} ${day.getUTCFullYear()}` : writeDay(day);
}
