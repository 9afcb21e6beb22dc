import { InvalidInput } from '../domain/errors.ts';
import { counted } from '../domain/words.ts';

/** How far the platform's clock may be ahead of the database's. */
const AHEAD_MS = 5 * 60_000;
/** Nobody played online before; JavaScript and PostgreSQL can represent all times after it. */
const EARLIEST = Date.UTC(1970, 0, 1);

/**
 * A time by the platform's clock, in milliseconds.
 *
 * @param path the field's name, for the error
 * @param now the database's time
 * @throws InvalidInput when it is more than five minutes ahead of the database's clock, or before 1970
 */
export function platformTime(iso: string, path: string, now: Date): Date {
  const at = new Date(iso);
  if (!(at.getTime() >= EARLIEST)) throw new InvalidInput([{ path, message: 'must not lie before 1970' }]);
  if (at.getTime() > now.getTime() + AHEAD_MS) {
    throw new InvalidInput([{ path, message: 'lies more than five minutes ahead of our clock' }]);
  }
  return at;
}

const MINUTE_MS = 60_000;
const WINDOW_MINUTES = 60;
/** More is said on System. */
const TOLERATED_MS = MINUTE_MS;

export interface ClockFinding {
  isOff: boolean;
  /** A sentence for people. */
  detail: string;
}

/**
 * How the platform's clock differs from the database's, by the newest time in the records that it sent to this process
 * within the last hour. Records may be old. So a slow clock is only told from older records by none of them being newer,
 * and by less than an hour.
 */
export class PlatformClock {
  /** By the minute in which they came, by how many milliseconds the newest time was ahead. */
  readonly #leads = new Map<number, number>();

  /**
   * Notes records as they were sent, whatever becomes of them.
   *
   * @param now the database's time
   * @param at by a clock that nobody sets
   */
  note(records: readonly unknown[], now: Date, at = performance.now()): void {
    const leads = records.map((record) => timeOf(record) - now.getTime()).filter(Number.isFinite);
    const minute = Math.floor(at / MINUTE_MS);
    for (const old of this.#leads.keys()) if (old <= minute - WINDOW_MINUTES) this.#leads.delete(old);
    for (const lead of leads) {
      this.#leads.set(minute, Math.max(lead, this.#leads.get(minute) ?? Number.NEGATIVE_INFINITY));
    }
  }

  /** Undefined when nothing can be said. */
  finding(at = performance.now()): ClockFinding | undefined {
    const since = Math.floor(at / MINUTE_MS) - WINDOW_MINUTES;
    const leads = [...this.#leads].filter(([minute]) => minute > since).map(([, lead]) => lead);
    const lead = Math.max(...leads);
    if (lead < -WINDOW_MINUTES * MINUTE_MS) return undefined;
    const off = counted(Math.round(Math.abs(lead) / MINUTE_MS), 'minute');
    if (lead > TOLERATED_MS) return { isOff: true, detail: `Its clock is ${off} ahead of ours` };
    if (lead < -TOLERATED_MS) {
      return { isOff: true, detail: `Its newest records are ${off} old: its clock is slow, or it sends late` };
    }
    return { isOff: false, detail: 'Its clock agrees with ours' };
  }
}

/** The time by the platform's clock at which a record was last changed; not a number when there is none. */
function timeOf(record: unknown): number {
  const { updated_at, occurred_at } = (record ?? {}) as Record<string, unknown>;
  const time = updated_at ?? occurred_at;
  return typeof time === 'string' ? Date.parse(time) : Number.NaN;
}
