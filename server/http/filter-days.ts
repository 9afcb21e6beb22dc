import { IN_UTC, type TimeWriter } from '../domain/csv.ts';
import { InvalidInput } from '../domain/errors.ts';
import { boundsOfDay, type Days, TimeZone } from '../domain/time-zone.ts';

/** The query parameters of a list that are about days, named as in the contract. */
interface DayQuery {
  date_from?: string | undefined;
  date_to?: string | undefined;
  time_zone?: string | undefined;
}

/** The days of a filter: UTC days as they are, those of another time zone as instants. @throws InvalidInput */
export function daysOf({ date_from: dateFrom, date_to: dateTo, time_zone: name }: DayQuery): Days {
  const zone = timeZoneOf(name);
  if (!zone) return { dateFrom, dateTo };
  return {
    from: dateFrom && boundsOfDay(zone, dateFrom)[0].toISOString(),
    to: dateTo && boundsOfDay(zone, dateTo)[1].toISOString(),
  };
}

/** Writes the times of an export, which are in UTC. @throws InvalidInput */
export function timeWriter(name: string | undefined): TimeWriter {
  const zone = timeZoneOf(name);
  return zone ? (iso) => zone.written(iso) : IN_UTC;
}

/** Undefined for UTC. @throws InvalidInput */
function timeZoneOf(name: string | undefined): TimeZone | undefined {
  if (name === undefined || name === 'UTC') return undefined;
  try {
    return new TimeZone(name);
  } catch {
    throw new InvalidInput([{ path: 'time_zone', message: 'is not known' }]);
  }
}
