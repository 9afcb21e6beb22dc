import { backgroundHeader } from '../../api/activity.ts';
import type { ReviewOrder } from '../../generated/model/reviewOrder.ts';
import {
  claimNextWithdrawal,
  claimWithdrawal,
  releaseWithdrawalClaim,
} from '../../generated/review-changes/review-changes.ts';
import { getSession } from '../../session.ts';

/** The contract's maximum of `except`. */
const MAX_EXCEPT = 200;

/**
 * The claims of one desk. They are advice: where a call about them fails, only the next one has to be asked for again. What a page that has ended or
 * sleeps has claimed, its lease gives back.
 */
export class DeskClaims {
  /** The withdrawals that the desk has: the one that is shown, and the next one. */
  #held: readonly string[] = [];
  /** Calls that were not answered yet, with the withdrawal that they are about; undefined while that is not known. */
  readonly #open = new Map<Promise<unknown>, string | undefined>();

  /** From now on the desk has these and no others. */
  hold(shown: string | undefined, ahead: string | undefined): void {
    const before = this.#held;
    this.#held = [shown, ahead].filter((id) => id !== undefined);
    for (const id of before) if (!this.#held.includes(id)) this.#release(id);
    // One that was left was given back, and is claimed again when somebody goes back to it.
    if (shown !== undefined && !before.includes(shown)) this.#claim(shown);
  }

  /** @param onLost somebody else has it now, or it was decided */
  renew(onLost: (id: string) => void): void {
    if (document.visibilityState === 'hidden' || backgroundHeader() !== undefined) return;
    for (const id of this.#held) this.#claim(id, onLost);
  }

  /**
   * Claims the next one. What is being given back was given back by then: the caller's own claims are handed out first.
   *
   * @param isWanted asked when the answer is there: a claim that nobody waits for any more is given back
   */
  async next(
    order: ReviewOrder,
    except: readonly string[],
    isWanted: () => boolean,
  ): Promise<{ id: string | null } | undefined> {
    const before = [...this.#open].filter(([, id]) => id === undefined || !except.includes(id));
    await Promise.all(before.map(([call]) => call));
    if (!isWanted()) return undefined;
    const asked = claimNextWithdrawal({ order, except: except.slice(-MAX_EXCEPT) }).then(({ claim }) => {
      const id = claim?.withdrawal_id ?? null;
      if (isWanted()) return { id };
      if (id !== null && !this.#held.includes(id)) this.#release(id);
      return undefined;
    });
    this.#wait(asked, undefined);
    return asked;
  }

  /** The browser finishes the calls after the page has gone. */
  leave(): void {
    this.hold(undefined, undefined);
  }

  #claim(id: string, onLost?: (id: string) => void): void {
    const claimed = claimWithdrawal(id).then(({ claim }) => {
      if (!claim?.is_own) onLost?.(id);
      // It was left meanwhile, and given back perhaps before it was claimed.
      else if (!this.#held.includes(id)) this.#release(id);
    });
    this.#wait(claimed, id);
  }

  #release(id: string): void {
    // After signing out the lease gives it back.
    if (!getSession()) return;
    const options = { adapter: 'fetch', fetchOptions: { keepalive: true } } as const;
    this.#wait(releaseWithdrawalClaim(id, undefined, options), id);
  }

  #wait(call: Promise<unknown>, id: string | undefined): void {
    const settled = call.then(
      () => undefined,
      () => undefined,
    );
    this.#open.set(settled, id);
    void settled.finally(() => this.#open.delete(settled));
  }
}
