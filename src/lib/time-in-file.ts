import { clock } from './clock.ts';
import { timeOf } from './dates.ts';

/** '2026-11-20T10:14:33.000+01:00': a time as a file has it, by the clock. In UTC it stays as it is. */
export function timeInFile<T extends string | null | undefined>(iso: T): T | string {
  const time = timeOf(iso);
  if (clock() === 'utc' || time === undefined) return iso;
  const minutes = -new Date(time).getTimezoneOffset();
  const two = (number: number) => String(Math.floor(number)).padStart(2, '0');
  const offset = `${minutes < 0 ? '-' : '+'}${two(Math.abs(minutes) / 60)}:${two(Math.abs(minutes) % 60)}`;
  return new Date(time + minutes * 60_000).toISOString().replace('Z', offset);
}
