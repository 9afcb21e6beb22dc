import type { Clock } from './clock.ts';

/** '2026-11-20T00:00' for the browser's date field; seconds only if they are not 0, so that nothing is lost. */
export function utcField(iso: string | null | undefined): string {
  const time = typeof iso === 'string' ? Date.parse(iso) : Number.NaN;
  return Number.isNaN(time) ? '' : new Date(time).toISOString().replace(/(:00)?\.000Z$|Z$/, '');
}

/**
 * The field's text as a timestamp, null when it is empty. Text that is not a time stays as it is, so that the schema refuses it.
 *
 * @param by the clock that the text is read by
 */
export function timeOfField(text: string, by: Clock = 'utc'): string | null {
  if (text === '') return null;
  const time = Date.parse(by === 'utc' ? `${text}Z` : text);
  return Number.isNaN(time) ? text : new Date(time).toISOString();
}
