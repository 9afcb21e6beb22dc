import { counted } from '../domain/words.ts';

/** After this time without any answer the rail counts as down instead of slow. */
const DOWN_AFTER_MS = 60_000;
/** While the rail does not answer, this is reported at this interval. */
const REPORT_EVERY_MS = 60_000;
/** When a payment was not asked about again for this many times the usual wait, another process has settled it. */
const FORGOTTEN_AFTER_WAITS = 3;

/** Times are those of a clock that nobody sets, in milliseconds. */
interface Unanswered {
  since: number;
  lastAskedAt: number;
}

export interface RailState {
  /** Payments that this process has asked about without an answer. */
  unanswered: number;
  /** When the first of them was asked about; undefined when there are none. */
  since: Date | undefined;
  unansweredSeconds?: number | undefined;
  /** No call has been answered since then, for at least a minute. */
  isDown: boolean;
}

/**
 * A worker's experience with its payment rail, in memory: which payments got no answer, and since when there has been none at all.
 */
export class RailHealth {
  readonly #unanswered = new Map<string, Unanswered>();
  readonly #leaseMs: number;
  readonly #report: (message: string) => void;
  #silentSince: number | undefined;
  #reportedAt = Number.NEGATIVE_INFINITY;

  /** @param report called at most once a minute while the rail does not answer, with a message without personal data */
  constructor(leaseSeconds: number, report: (message: string) => void) {
    this.#leaseMs = leaseSeconds * 1_000;
    this.#report = report;
  }

  /** @returns whether this is the first time for the payment */
  noAnswer(key: string, error: unknown): boolean {
    const now = performance.now();
    const known = this.#unanswered.get(key);
    this.#unanswered.set(key, { since: known?.since ?? now, lastAskedAt: now });
    this.#silentSince ??= now;
    if (now - this.#reportedAt >= REPORT_EVERY_MS) {
      this.#reportedAt = now;
      const { unanswered, since = new Date() } = this.state();
      this.#report(
        `The payment rail gave no answer about ${counted(unanswered, 'payment')} since ${since.toISOString()} (${nameOf(error)}).`,
      );
    }
    return known === undefined;
  }

  /** @returns whether the payment had no answer before */
  answered(key: string): boolean {
    this.#silentSince = undefined;
    return this.#unanswered.delete(key);
  }

  state(): RailState {
    const now = performance.now();
    for (const [key, { since, lastAskedAt }] of this.#unanswered) {
      // The waits grow with the time without an answer: see `leaseDue`.
      const waitMs = Math.max(this.#leaseMs, lastAskedAt - since);
      if (now - lastAskedAt > waitMs * FORGOTTEN_AFTER_WAITS) this.#unanswered.delete(key);
    }
    if (this.#unanswered.size === 0) return { unanswered: 0, since: undefined, isDown: false };
    const since = Math.min(...[...this.#unanswered.values()].map((one) => one.since));
    const isDown = this.#silentSince !== undefined && now - this.#silentSince >= DOWN_AFTER_MS;
    return {
      unanswered: this.#unanswered.size,
      since: new Date(Date.now() - (now - since)),
      unansweredSeconds: (now - since) / 1_000,
      isDown,
    };
  }
}

/** The error's class or code; its message could contain an address or a name. */
function nameOf(error: unknown): string {
  if (!(error instanceof Error)) return 'an error without a name';
  const codes = [error, error.cause].map((one) => (one as { code?: unknown } | undefined)?.code);
  return codes.find((code): code is string => typeof code === 'string' && /^[A-Z0-9_]{1,40}$/.test(code)) ?? error.name;
}
