import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from './app-env.ts';
import { type Measure, measuredOperation } from './measure-calls.ts';
import { seenCall } from './seen-call.ts';

/** An unexpected error, of the server or reported by a browser, described without secrets or personal data. */
export interface UnexpectedError {
  at: Date;
  message: string;
  requestId: string | null;
}

/** The contract's maximum. */
const MAX_ERRORS = 20;
/** Maximum of browser reports among them, so that whoever sends reports cannot displace the server's own errors. */
const MAX_REPORTED = { signedIn: 5, signedOut: 2 };
export type Reporter = keyof typeof MAX_REPORTED;
const MAX_TIMES = 50;
const MINUTE_MS = 60_000;
const DAY_MINUTES = 24 * 60;

interface Minute {
  answered: number;
  /** Calls answered with a 5xx. */
  failed: number;
}

/** By a clock that nobody sets. */
const thisMinute = () => Math.floor(performance.now() / MINUTE_MS);

/** Statistics of the calls that this process answered, in memory, for at most a day. */
export class Traffic {
  readonly #minutes = new Map<number, Minute>();
  readonly #times: number[] = [];
  readonly #errors: UnexpectedError[] = [];
  #diskFullAt = Number.NEGATIVE_INFINITY;
  /** Whether the last check found that the database cannot do its work for this version of the server. */
  isNotReady = false;
  readonly #reported: Record<Reporter, UnexpectedError[]> = { signedIn: [], signedOut: [] };

  /** @param status of the answer @param ms duration of the call */
  answered(status: number, ms: number): void {
    const now = thisMinute();
    const minute = this.#minutes.get(now) ?? this.#begin(now);
    minute.answered += 1;
    if (status >= 500) minute.failed += 1;
    this.#times.push(ms);
    if (this.#times.length > MAX_TIMES) this.#times.shift();
  }

  /** Forgets the minutes of the day before, too. */
  #begin(now: number): Minute {
    for (const old of this.#minutes.keys()) if (old <= now - DAY_MINUTES) this.#minutes.delete(old);
    const minute = { answered: 0, failed: 0 };
    this.#minutes.set(now, minute);
    return minute;
  }

  /** The database could not write because its disk is full. */
  foundDiskFull(): void {
    this.#diskFullAt = performance.now();
  }

  /** Whether that happened within the last minute. Only a write can tell, so it is believed for that long. */
  get isDiskFull(): boolean {
    return performance.now() - this.#diskFullAt < MINUTE_MS;
  }

  failed(error: UnexpectedError): void {
    this.#errors.unshift(error);
    this.#errors.length = Math.min(this.#errors.length, MAX_ERRORS);
  }

  /** Records an error that a browser reported. An identical earlier report is replaced. */
  reported(by: Reporter, error: UnexpectedError): void {
    const others = this.#reported[by].filter(({ message }) => message !== error.message);
    this.#reported[by] = [error, ...others].slice(0, MAX_REPORTED[by]);
  }

  /** Newest first. */
  lastErrors(): readonly UnexpectedError[] {
    const reported = [...this.#reported.signedIn, ...this.#reported.signedOut];
    const errors = [...this.#errors.slice(0, MAX_ERRORS - reported.length), ...reported];
    return errors.sort((one, other) => other.at.getTime() - one.at.getTime());
  }

  /** Counts of the last `minutes`, the current one included. */
  countsOf(minutes: number): Minute {
    const since = thisMinute() - minutes;
    const sum = { answered: 0, failed: 0 };
    for (const [minute, { answered, failed }] of this.#minutes) {
      if (minute <= since) continue;
      sum.answered += answered;
      sum.failed += failed;
    }
    return sum;
  }

  /** The median duration of the newest answers in milliseconds; null before the first. */
  medianMs(): number | null {
    return this.#times.toSorted((one, other) => one - other)[this.#times.length >> 1] ?? null;
  }
}

/**
 * Counts calls of the API, but not requests for the portal's files.
 *
 * @param measure told of every request when it is answered
 */
export function countTraffic(traffic: Traffic, measure?: Measure): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    c.set('traffic', traffic);
    const start = performance.now();
    await next();
    const ms = performance.now() - start;
    const seen = seenCall(c);
    if (!seen) return;
    if (/^\/(auth|api|admin)\//.test(c.req.path)) traffic.answered(c.res.status, ms);
    measure?.({ operation: measuredOperation(c, seen), status: c.res.status, seconds: ms / 1_000 });
  };
}
