import type { Rule } from '../../server/second-person/rules.ts';
import { Accounts } from './accounts.ts';
import type { Deferral, Proof, Seen, Step } from './facts.ts';
import type { Machine } from './host.ts';
import { type Change, Records } from './records.ts';
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
  readonly records = new Records();
  /** The records that were changed since the look before. */
  changes: Change[] = [];
  /** The rules for two people in force, and their number. */
  rules: { version: number; rules: Rule[] } = { version: 0, rules: [] };
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
  /** The newest row of the audit log. */
  newestAudit = 0;
  /** By the sign that a process which pays has written, that process. */
  readonly workers = new Map<string, Machine | undefined>();
  readonly #log: (text: string) => void;

  constructor(log: (text: string) => void) {
    this.#log = log;
  }

  remember(moment: number, seen: Seen, machine: Machine | undefined): void {
    this.newestAudit = seen.audit.at(-1)?.audit_id ?? this.newestAudit;
    for (const id of seen.workers) if (!this.workers.has(id)) this.workers.set(id, machine);
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
    this.changes = this.records.remember(seen);
    for (const { type, id, row } of this.changes)
      if (type === 'rules' && Number(id) > this.rules.version)
        this.rules = { version: Number(id), rules: row.rules as Rule[] };
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
