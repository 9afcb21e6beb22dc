import { Accounts } from './accounts.ts';
import type { Deferral, Proof, Seen, Step } from './facts.ts';
import { Stops } from './stops.ts';
import { Timeline } from './timeline.ts';

/** Claims, also those whose time is over; what is set aside; and the withdrawals about which somebody has asked for a second person. */
export interface AtTheDesk {
  claims: Seen['claims'];
  deferrals: Deferral[];
  waiting: Seen['waiting'];
}

/** A step, and when its transaction was committed. */
export type TakenStep = Step & { moment: number };

/** The state of things at each moment, as the database showed it after each transaction. */
export class Known {
  /** By withdrawal; those of which a step is known. */
  readonly statuses = new Map<string, Timeline<string>>();
  /** By withdrawal, its steps in their order. */
  readonly steps = new Map<string, TakenStep[]>();
  readonly accounts = new Accounts();
  readonly stops = new Stops();
  readonly paused = new Timeline<boolean>();
  /** The withdrawals about which somebody has asked for a second person. */
  readonly awaiting = new Timeline<(string | null)[]>();
  /** Sessions and tokens of service accounts; the time of one may be over. */
  readonly proofs = new Timeline<Proof[]>();
  /** The reasons that keep withdrawals from being handed out at the desk. */
  readonly desk = new Timeline<AtTheDesk>();
  /** How many withdrawals await review. */
  readonly awaitReview = new Timeline<number>();
  /** Cents that may be paid out. */
  readonly available = new Timeline<number>();
  readonly #log: (text: string) => void;

  constructor(log: (text: string) => void) {
    this.#log = log;
  }

  remember(moment: number, seen: Seen): void {
    for (const step of seen.steps) {
      const { withdrawal_id: id, to_status: status, action, admin_id: by } = step;
      const timeline = this.statuses.get(id) ?? new Timeline<string>();
      this.statuses.set(id, timeline);
      timeline.set(moment, status);
      this.steps.set(id, [...(this.steps.get(id) ?? []), { ...step, moment }]);
      if (action !== 'create') this.#log(`${id}: ${action} by ${by ?? 'the server'}, now ${status}`);
    }
    const isAwaiting = ({ last = '' }: Timeline<string>) => last.startsWith('pending');
    this.awaitReview.set(moment, [...this.statuses.values()].filter(isAwaiting).length);
    this.desk.set(moment, {
      claims: seen.claims,
      deferrals: seen.deferrals,
      waiting: seen.waiting,
    });
    this.accounts.remember(moment, seen);
    this.stops.remember(moment, seen);
    if (this.paused.last !== seen.isPaused)
      this.#log(seen.isPaused ? 'payments are paused' : 'payments are not paused');
    this.paused.set(moment, seen.isPaused);
    this.awaiting.set(
      moment,
      seen.waiting.map(({ subject_id }) => subject_id),
    );
    this.proofs.set(moment, seen.proofs);
    const { earned, reversed, paid } = seen.revenue;
    this.available.set(moment, Math.max(0, earned - reversed - paid));
  }
}
