import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from './app-env.ts';

/** One error that nobody foresaw, of the server or of the portal in a browser, in words without secrets and without anybody's data. */
export interface UnexpectedError {
  at: Date;
  message: string;
  requestId: string | null;
}

/** As many as the contract lists. */
const MOST_ERRORS = 20;
/** Of these, at most so many that browsers reported: whoever sends reports must not be able to displace the server's own errors. */
const MAX_REPORTED = { signedIn: 5, signedOut: 2 };
export type Reporter = keyof typeof MAX_REPORTED;
const MOST_TIMES = 50;
const MINUTE_MS = 60_000;
const DAY_MINUTES = 24 * 60;

interface Minute {
  answered: number;
  /** Of these, with a 5xx. */
  failed: number;
}

/** What this process remembers of the calls that it answered, in memory and at most for a day. */
export class Traffic {
  readonly #minutes = new Map<number, Minute>();
  readonly #times: number[] = [];
  readonly #errors: UnexpectedError[] = [];
  readonly #reported: Record<Reporter, UnexpectedError[]> = { signedIn: [], signedOut: [] };

  /** @param status of the answer. @param ms that it took */
  answered(status: number, ms: number): void {
    const now = Math.floor(Date.now() / MINUTE_MS);
    const minute = this.#minutes.get(now) ?? { answered: 0, failed: 0 };
    minute.answered += 1;
    if (status >= 500) minute.failed += 1;
    this.#minutes.set(now, minute);
    for (const old of this.#minutes.keys()) if (old <= now - DAY_MINUTES) this.#minutes.delete(old);
    this.#times.push(ms);
    if (this.#times.length > MOST_TIMES) this.#times.shift();
  }

  failed(error: UnexpectedError): void {
    this.#errors.unshift(error);
    this.#errors.length = Math.min(this.#errors.length, MOST_ERRORS);
  }

  /** An error that a browser reported. The same report again replaces the one before. */
  reported(by: Reporter, error: UnexpectedError): void {
    const others = this.#reported[by].filter(({ message }) => message !== error.message);
    this.#reported[by] = [error, ...others].slice(0, MAX_REPORTED[by]);
  }

  /** Newest first. */
  lastErrors(): readonly UnexpectedError[] {
    const reported = [...this.#reported.signedIn, ...this.#reported.signedOut];
    const errors = [...this.#errors.slice(0, MOST_ERRORS - reported.length), ...reported];
    return errors.sort((one, other) => other.at.getTime() - one.at.getTime());
  }

  /** Of the last `minutes`, the one that is running included. */
  countsOf(minutes: number): Minute {
    const since = Math.floor(Date.now() / MINUTE_MS) - minutes;
    const sum = { answered: 0, failed: 0 };
    for (const [minute, { answered, failed }] of this.#minutes) {
      if (minute <= since) continue;
      sum.answered += answered;
      sum.failed += failed;
    }
    return sum;
  }

  /** The median of the newest answers, milliseconds; null before the first. */
  medianMs(): number | null {
    return this.#times.toSorted((one, other) => one - other)[this.#times.length >> 1] ?? null;
  }
}

/** Counts the calls of the API; the portal's files are none. */
export function countTraffic(traffic: Traffic): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    c.set('traffic', traffic);
    const start = performance.now();
    await next();
    if (/^\/(auth|api|admin)\//.test(c.req.path)) traffic.answered(c.res.status, performance.now() - start);
  };
}
