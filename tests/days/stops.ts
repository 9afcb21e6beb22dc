import type { Attempt } from './call.ts';
import type { Seen, Stopped } from './facts.ts';
import { Timeline } from './timeline.ts';

/** To whom nothing may be paid, and when. */
export class Stops {
  readonly #stopped = new Timeline<Stopped[]>();
  /** By withdrawal. */
  readonly playerOf = new Map<string, string>();
  readonly #heldOnce = new Set<string>();

  remember(moment: number, { steps, stopped }: Seen): void {
    for (const { withdrawal_id, player_id } of steps) this.playerOf.set(withdrawal_id, player_id);
    for (const { player_id, is_hold } of stopped) if (is_hold) this.#heldOnce.add(player_id);
    this.#stopped.set(moment, stopped);
  }

  /** Those who are frozen or on hold and not freed. */
  get all(): Stopped[] {
    return this.#stopped.last ?? [];
  }

  /** Whether the player of a withdrawal is frozen, at a time by the database's clock. */
  isFrozen(withdrawalId: string, now: number): boolean {
    const player = this.playerOf.get(withdrawalId);
    return this.all.some((one) => !one.is_hold && one.player_id === player && isInForce(one, now));
  }

  /** Whether the player of a withdrawal is or was on hold. */
  wasOnHold(withdrawalId: string): boolean {
    return this.#heldOnce.has(this.playerOf.get(withdrawalId) ?? '');
  }

  /** Whether the player of a withdrawal was stopped at some time from when a call was sent until a moment. */
  wereAbout(withdrawalId: string, { moment, at }: Pick<Attempt, 'moment' | 'at'>, to: number): boolean {
    const player = this.playerOf.get(withdrawalId);
    const isOfThem = (one: Stopped) => one.player_id === player && isInForce(one, at);
    return this.#stopped.between(moment, to).some((all) => all.some(isOfThem));
  }

  /** Whether a player was "frozen", "not frozen", "on hold" or "not on hold" at some time since a call was sent. */
  wereSo(
    player: string,
    state: string,
    { moment, at }: Pick<Attempt, 'moment' | 'at'>,
    to: number,
    now: number,
  ): boolean {
    const isHold = state.endsWith('hold');
    const isOne = (one: Stopped) => one.player_id === player && one.is_hold === isHold;
    const all = this.#stopped.between(moment, to);
    // A freeze ends by itself, at some time since.
    if (state.startsWith('not')) return all.some((some) => !some.some((one) => isOne(one) && isInForce(one, now)));
    return all.some((some) => some.some((one) => isOne(one) && isInForce(one, at)));
  }

  /** Whether a player was frozen, or on hold, at the times between two moments. */
  was(player: string, isHold: boolean, from: number, to: number): boolean[] {
    const isSo = (all: Stopped[]) => all.some((one) => one.player_id === player && one.is_hold === isHold);
    return this.#stopped.between(from, to).map(isSo);
  }
}

/** Whether a freeze or hold is in force at a time by the database's clock. */
export const isInForce = ({ until }: Stopped, now: number): boolean => until === null || Date.parse(until) > now;
