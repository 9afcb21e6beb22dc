const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Clocks are set at multiples of it. */
const QUARTER = HOUR / 4;

/** 'GMT', 'GMT+05:30', and before there were time zones 'GMT-00:01:15'. */
const OFFSET = /^GMT(?:([+-])(\d\d):(\d\d)(?::(\d\d))?)?$/;

/** A time zone by its IANA name, as the runtime knows it. */
export class TimeZone {
  readonly #format: Intl.DateTimeFormat;
  /** The offset of the latest quarter of an hour that was asked for: records come in the order of their times. */
  #latest = { quarter: Number.NaN, offset: 0 };

  /** @throws RangeError when there is no such zone */
  constructor(name: string) {
    this.#format = new Intl.DateTimeFormat('en-US', { timeZone: name, timeZoneName: 'longOffset' });
  }

  /** Milliseconds that its clocks are ahead of UTC. */
  offsetAt(time: number): number {
    const quarter = Math.floor(time / QUARTER);
    if (quarter !== this.#latest.quarter) this.#latest = { quarter, offset: this.#read(time) };
    return this.#latest.offset;
  }

  #read(time: number): number {
    const name = this.#format.formatToParts(time).find(({ type }) => type === 'timeZoneName')?.value ?? '';
    const [, sign, hours = 0, minutes = 0, seconds = 0] = OFFSET.exec(name) ?? [];
    const offset = (Number(hours) * 60 + Number(minutes)) * 60_000 + Number(seconds) * 1000;
    return sign === '-' ? -offset : offset;
  }

  /**
   * The first instant of a day. Where the clocks go back at midnight, that is the earlier of the two; where they go forward over it, the instant
   * at which they do. @param midnight of the same day in UTC
   */
  dayBegins(midnight: number): Date {
    // No zone is further away from UTC than this.
    const before = midnight - this.offsetAt(midnight - 15 * HOUR);
    const after = midnight - this.offsetAt(midnight + 13 * HOUR);
    const own = [before, after].filter((time) => time + this.offsetAt(time) === midnight);
    if (own.length > 0) return new Date(Math.min(...own));
    return new Date(this.#changeBetween(Math.min(before, after), Math.max(before, after)));
  }

  /** The first instant with the later offset. */
  #changeBetween(from: number, to: number): number {
    const earlier = this.offsetAt(from);
    for (let time = Math.ceil(from / QUARTER) * QUARTER; time < to; time += QUARTER) {
      if (this.offsetAt(time) !== earlier) return time;
    }
    return to;
  }

  /** '2026-11-20T10:14:33.000+01:00' @param iso in UTC */
  written(iso: string): string {
    const time = Date.parse(iso);
    const offset = this.offsetAt(time);
    const minutes = Math.abs(offset) / 60_000;
    const two = (number: number) => String(Math.floor(number)).padStart(2, '0');
    const sign = offset < 0 ? '-' : '+';
    return `${new Date(time + offset).toISOString().slice(0, -1)}${sign}${two(minutes / 60)}:${two(minutes % 60)}`;
  }
}

/** The first instant of a day, and of the day after. @param day YYYY-MM-DD */
export function boundsOfDay(zone: TimeZone, day: string): [begins: Date, ends: Date] {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  return [zone.dayBegins(midnight), zone.dayBegins(midnight + DAY)];
}

/** The days of a filter, inclusive: UTC days, or in another time zone the instants from which and before which they are. */
export interface Days<Value = string> {
  dateFrom?: Value | undefined;
  dateTo?: Value | undefined;
  from?: Value | undefined;
  to?: Value | undefined;
}
