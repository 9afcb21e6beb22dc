import type { BulkReviewFailure } from '../generated/model/bulkReviewFailure.ts';
import type { BulkReviewResult } from '../generated/model/bulkReviewResult.ts';
import { Intent, mayBeDone } from './intent.ts';

/** As many withdrawals as one call decides: the undo of a step takes as many at once, and one that is stopped is over soon. */
const STEP = 100;

/** The outcome for one withdrawal: 'unknown' where the answer was lost and nobody has asked for it again, 'left' where no call was about it. */
export type BulkOutcome = 'done' | 'awaiting_second' | 'refused' | 'unknown' | 'left';

export type BulkRunState = {
  /** 'paused': before the first call, or one failed, which can be made again with the same key. 'over': finished or stopped. */
  phase: 'running' | 'stopping' | 'paused' | 'over';
  /** Withdrawals about which the server has answered. */
  answered: number;
  counts: Readonly<Record<BulkOutcome, number>>;
  /** The failure of the call that has paused it. */
  error?: unknown;
};

/** `mayBeDone`: a call is under way, or its answer was lost. */
type Step = { ids: readonly string[]; intent: Intent; mayBeDone: boolean };

type Options = {
  /** Of the withdrawals, each once. */
  ids: readonly string[];
  /** How many one call is about. */
  step?: number;
  /** Decides some of them by one call. */
  call: (ids: string[], headers: Intent['headers']) => Promise<BulkReviewResult>;
  /** After each answer: the ids that were decided, and for how many seconds that can be undone. */
  onStep?: (succeeded: string[], undoSeconds: number | undefined) => void;
};

/**
 * One decision about many withdrawals, or one change of many items, by one call after the other: each with a key of its own, so that none is decided twice, and each a whole. What is
 * left when the page is closed stays undecided.
 */
export class BulkRun {
  readonly ids: readonly string[];
  readonly #options: Options;
  readonly #outcomes = new Map<string, { outcome: BulkOutcome; reason?: string }>();
  readonly #listeners = new Set<() => void>();
  #state: BulkRunState = {
    phase: 'paused',
    answered: 0,
    counts: { done: 0, awaiting_second: 0, refused: 0, unknown: 0, left: 0 },
  };
  /** The one that is under way, or has failed. */
  #step: Step | undefined;

  constructor(options: Options) {
    this.ids = options.ids;
    this.#options = options;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly read = (): BulkRunState => this.#state;

  outcomeOf(id: string): { outcome: BulkOutcome; reason?: string } {
    return this.#outcomes.get(id) ?? { outcome: this.#unknown().includes(id) ? 'unknown' : 'left' };
  }

  /** The withdrawals that the server refused to decide, and why. */
  refusals(): BulkReviewFailure[] {
    return [...this.#outcomes].flatMap(([id, { outcome, reason = '' }]) =>
      outcome === 'refused' ? [{ id, reason }] : [],
    );
  }

  /** Resolves when it pauses or is over. Begins with the call that has failed, if one has. */
  async go(): Promise<void> {
    if (this.#state.phase !== 'paused') return;
    const { step = STEP } = this.#options;
    this.#set({ phase: 'running', error: undefined });
    while (this.read().phase === 'running' && this.#state.answered < this.ids.length) {
      const { answered } = this.#state;
      this.#step ??= { ids: this.ids.slice(answered, answered + step), intent: new Intent(), mayBeDone: false };
      const { ids, intent, mayBeDone: wasLost } = this.#step;
      this.#step.mayBeDone = true;
      let result: BulkReviewResult;
      try {
        result = await this.#options.call([...ids], intent.headers);
      } catch (error) {
        // The server refuses a call as a whole before it decides anything.
        this.#step.mayBeDone = wasLost || mayBeDone(error);
        this.#set({ phase: this.read().phase === 'stopping' ? 'over' : 'paused', error });
        return;
      }
      this.#note(ids, result);
    }
    this.#set({ phase: 'over' });
  }

  /** No further call is made; one that is under way is waited for. */
  stop(): void {
    if (this.#state.phase === 'running') this.#set({ phase: 'stopping' });
    else if (this.#state.phase === 'paused') this.#set({ phase: 'over' });
  }

  #note(ids: Step['ids'], { succeeded, awaiting_second: awaiting = [], failed, undo_seconds }: BulkReviewResult): void {
    this.#step = undefined;
    for (const id of succeeded) this.#outcomes.set(id, { outcome: 'done' });
    for (const id of awaiting) this.#outcomes.set(id, { outcome: 'awaiting_second' });
    for (const { id, reason } of failed) this.#outcomes.set(id, { outcome: 'refused', reason });
    // A back end that only counts does not say which.
    for (const id of ids) if (!this.#outcomes.has(id)) this.#outcomes.set(id, { outcome: 'unknown' });
    this.#set({ answered: this.#state.answered + ids.length });
    this.#options.onStep?.(succeeded, undo_seconds);
  }

  readonly #unknown = () => (this.#step?.mayBeDone ? this.#step.ids : []);

  #set(change: Partial<BulkRunState>): void {
    const counts = { done: 0, awaiting_second: 0, refused: 0, unknown: 0, left: 0 };
    for (const { outcome } of this.#outcomes.values()) counts[outcome] += 1;
    counts.unknown += this.#unknown().length;
    counts.left = this.ids.length - this.#outcomes.size - this.#unknown().length;
    this.#state = { ...this.#state, ...change, counts };
    for (const listener of this.#listeners) listener();
  }
}
