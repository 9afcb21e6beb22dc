import type { Clock } from './clock.ts';
import { timeOf } from './dates.ts';

/**
 * '2026-11-20T00:00' for the browser's date field; seconds only if they are not 0, so that nothing is lost. Text that is not a time stays as
 * it is: the schema refuses it, and it is not saved as nothing.
 */
export function utcField(iso: string | null | undefined): string {
  const time = timeOf(iso);
  return time === undefined ? (iso ?? '') : new Date(time).toISOString().replace(/(:00)?\.000Z$|Z$/, '');
}

/**
 * The field's text as a timestamp, null when it is empty. Text that is not a time stays as it is, so that the schema refuses it.
 *
 * @param by the clock that the text is read by
 */
export function timeOfField(text: string, by: Clock = 'utc'): string | null {
  if (text === '') return null;
  const time = by === 'utc' ? timeOf(text) : Date.parse(text);
  return time === undefined || Number.isNaN(time) ? text : new Date(time).toISOString();
}
