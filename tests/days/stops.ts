import { type Seen, type Stopped, Timeline } from './facts.ts';

/** To whom nothing may be paid, and when. */
export class Stops {
  readonly #stopped = new Timeline<Stopped[]>();
  /** By withdrawal. */
  readonly playerOf = new Map<string, string>();

  remember(moment: number, { steps, stopped }: Seen): void {
    for (const { withdrawal_id, player_id } of steps) this.playerOf.set(withdrawal_id, player_id);
    this.#stopped.set(moment, stopped);
  }

  /** Those who are frozen or on hold and not freed. */
  get all(): Stopped[] {
    return this.#stopped.last ?? [];
  }

  /** Whether the player of a withdrawal was stopped at some time between two moments; a freeze that ends by itself counts. */
  wereAbout(withdrawalId: string, from: number, to: number): boolean {
    const player = this.playerOf.get(withdrawalId);
    return this.#stopped.between(from, to).some((one) => one.some(({ player_id }) => player_id === player));
  }
}

/** Whether a freeze or hold is in force at a time by the database's clock. */
export const isInForce = ({ until }: Stopped, now: number): boolean => until === null || Date.parse(until) > now;
