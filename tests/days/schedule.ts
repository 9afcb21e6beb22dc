import type { Random } from '../../demo/random.ts';
import { type Host, type Machine, realTurn, type Task, taskNow } from './host.ts';
import { Wrong } from './wrong.ts';

/** Something that can happen next: a transaction, an answer on its way, a timer. */
export interface Waiting {
  /** The machine on which it happens; what it waits for is lost when that is stopped. Undefined for what happens outside of all. */
  machine: Machine | undefined;
  what: string;
  /** The call or the timer from which it comes, or the start of its process. */
  task: Task;
  /** Of a timer, the work in which it was set, or which followed from it the last time. */
  follows?: Task | undefined;
  go(random: Random): void;
}

/** Turns of the event loop after which nothing goes on by itself. */
const QUIET_TURNS = 3;
/** A transaction that has not ended after so many turns waits for something that happens outside of it. */
const STUCK_TURNS = 2_000;

/** Decides what happens next. Everything that waits for the outside of its process waits here. */
export class Schedule {
  readonly #host: Host;
  #waiting: Waiting[] = [];
  /** Transactions and queries that have begun and not ended. */
  inDatabase = 0;

  constructor(host: Host) {
    this.#host = host;
  }

  /** Resolves when it is this one's turn. Never, if its machine is stopped before. */
  turn(machine: Machine | undefined, what: string): Promise<Random> {
    const task = taskNow() ?? this.#host.going ?? { waits: [] };
    task.waits.push(what);
    return new Promise((go) => void this.#waiting.push({ machine, what, task, go }));
  }

  /** Everything that could happen next. Timers come last. */
  ready(): Waiting[] {
    this.#waiting = this.#waiting.filter(({ machine }) => machine?.isAlive !== false);
    const timers = this.#host.dueTimers().map((timer) => {
      const task: Task = { waits: [] };
      const go = () => {
        // The timers that this one sets know better.
        if (timer.everyMs !== undefined) timer.follows = task;
        this.#host.fire(timer);
      };
      return { machine: timer.machine, what: 'a timer', task, follows: timer.follows, go };
    });
    return [...this.#waiting, ...timers];
  }

  /**
   * Lets one thing happen, until everything waits again.
   *
   * @returns what happened; undefined when there was nothing to choose from
   */
  async next(random: Random): Promise<Waiting | undefined> {
    const ready = this.ready();
    const others = ready.filter(({ what }) => what !== 'a timer');
    const choices = others.length > 0 && random.chance(0.75) ? others : ready;
    if (choices.length === 0) return undefined;
    // Often what began waiting last, so that one call also gets far while the others stand still.
    const chosen = choices === others && random.chance(0.4) ? others.at(-1) : random.pick(choices);
    return chosen && this.release(chosen, random);
  }

  async release(chosen: Waiting, random: Random): Promise<Waiting> {
    this.#waiting = this.#waiting.filter((one) => one !== chosen);
    this.#host.going = chosen.task;
    chosen.go(random);
    await this.settle();
    this.#host.going = undefined;
    return chosen;
  }

  /** Resolves when everything waits. */
  async settle(): Promise<void> {
    for (let turn = 0, quiet = 0; quiet < QUIET_TURNS; turn++) {
      await realTurn();
      quiet = this.#host.runImmediates() || this.inDatabase > 0 ? 0 : quiet + 1;
      if (turn > STUCK_TURNS)
        throw new Wrong('transaction', 'a transaction waits for something that happens outside of it');
    }
  }
}
