/** After so long without any answer the rail counts as down, and not as slow. */
const DOWN_AFTER_MS = 60_000;
/** While it does not answer that is reported again after so long. */
const REPORT_EVERY_MS = 60_000;
/** A payment that was not asked about again for so many leases has been settled by another process. */
const FORGOTTEN_AFTER_LEASES = 3;

interface Unanswered {
  since: number;
  lastAskedAt: number;
}

export interface RailState {
  /** Payments that this process has asked about without an answer. */
  unanswered: number;
  /** When the first of them was asked about; undefined without any. */
  since: Date | undefined;
  /** No question has been answered since then, and that is a minute ago at least. */
  isDown: boolean;
}

/** What a worker has experienced of its payment rail, in memory: who got no answer, and since when there has been none at all. */
export class RailHealth {
  readonly #unanswered = new Map<string, Unanswered>();
  readonly #forgottenAfterMs: number;
  readonly #report: (message: string) => void;
  #silentSince: number | undefined;
  #reportedAt = 0;

  /** @param report told in words without anybody's data, at most once a minute, that the rail does not answer */
  constructor(leaseSeconds: number, report: (message: string) => void) {
    this.#forgottenAfterMs = leaseSeconds * 1_000 * FORGOTTEN_AFTER_LEASES;
    this.#report = report;
  }

  /** @returns whether this is the first time for the payment */
  noAnswer(key: string, error: unknown): boolean {
    const now = Date.now();
    const known = this.#unanswered.get(key);
    this.#unanswered.set(key, { since: known?.since ?? now, lastAskedAt: now });
    this.#silentSince ??= now;
    if (now - this.#reportedAt >= REPORT_EVERY_MS) {
      this.#reportedAt = now;
      const { unanswered, since = new Date(now) } = this.state();
      const payments = unanswered === 1 ? '1 payment' : `${unanswered} payments`;
      this.#report(
        `The payment rail gave no answer about ${payments} since ${since.toISOString()} (${nameOf(error)}).`,
      );
    }
    return known === undefined;
  }

  /** @returns whether the payment had been without an answer before */
  answered(key: string): boolean {
    this.#silentSince = undefined;
    return this.#unanswered.delete(key);
  }

  state(): RailState {
    const now = Date.now();
    for (const [key, { lastAskedAt }] of this.#unanswered) {
      if (now - lastAskedAt > this.#forgottenAfterMs) this.#unanswered.delete(key);
    }
    if (this.#unanswered.size === 0) return { unanswered: 0, since: undefined, isDown: false };
    const since = Math.min(...[...this.#unanswered.values()].map((one) => one.since));
    const isDown = this.#silentSince !== undefined && now - this.#silentSince >= DOWN_AFTER_MS;
    return { unanswered: this.#unanswered.size, since: new Date(since), isDown };
  }
}

/** A word for what went wrong; a message could hold an address or a name. */
function nameOf(error: unknown): string {
  if (!(error instanceof Error)) return 'an error without a name';
  const codes = [error, error.cause].map((one) => (one as { code?: unknown } | undefined)?.code);
  return codes.find((code): code is string => typeof code === 'string' && /^[A-Z0-9_]{1,40}$/.test(code)) ?? error.name;
}
