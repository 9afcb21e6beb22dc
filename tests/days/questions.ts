import type { Machine } from './host.ts';
import type { ServerProcess } from './server-process.ts';
import type { World } from './world.ts';
import { Wrong } from './wrong.ts';

/** Something that a process asks outside, and how long it has to wait for the answer. */
interface Asked {
  machine: Machine;
  /** In words. */
  what: string;
  patienceMs: number;
  /** As long as it waits once it was told to stop. */
  graceMs: number;
  /** Whether its answer is noted in the database, or of no interest any more. */
  isNoted(): Promise<boolean>;
}

export interface Question extends Asked {
  askedAt: number;
  heardAt?: number;
  state: 'open' | 'heard' | 'over';
}

/** Longer than anybody waits for an answer and notes it, unless they are held up. */
const KEPT_MS = 5 * 60_000;

/** The questions of all processes to the rail and to the receivers of webhooks: none is given up before its time, and what was heard is noted. */
export class Questions {
  readonly #world: World;
  readonly #of = new Map<Machine, Set<Question>>();
  /** When each process was told to stop. */
  readonly #stops = new Map<Machine, number>();
  /** Those that have ended to send. */
  readonly #ended = new Set<Machine>();

  constructor(world: World) {
    this.#world = world;
  }

  begin(asked: Asked): Question {
    if (this.#ended.has(asked.machine))
      this.#world.fail(new Wrong('stop', `${asked.machine.name} begins ${asked.what}, and has ended to send`));
    const question: Question = { ...asked, askedAt: this.#world.host.time, state: 'open' };
    const all = this.#of.get(asked.machine) ?? new Set();
    for (const one of all) if (one.state === 'over' || question.askedAt - one.askedAt > KEPT_MS) all.delete(one);
    this.#of.set(asked.machine, all.add(question));
    return question;
  }

  /** The questions of a process that wait for their answers. */
  open(machine: Machine): number {
    return [...(this.#of.get(machine) ?? [])].filter(({ state }) => state === 'open').length;
  }

  heard(question: Question): void {
    if (question.state !== 'open') return;
    question.state = 'heard';
    question.heardAt = this.#world.host.time;
  }

  /** No answer comes, because the connection broke. */
  broke(question: Question): void {
    question.state = 'over';
  }

  givenUp(question: Question): void {
    if (question.state !== 'open') return;
    question.state = 'over';
    this.#requireLate(question);
  }

  toldToStop(machine: Machine): void {
    this.#stops.set(machine, this.#world.host.time);
  }

  /**
   * A process says that it has ended to send: it has waited for what it asked, as long as it should, and noted what it heard, unless its connection broke
   * when it would have.
   */
  ended(machine: Machine & Pick<ServerProcess, 'isBroken' | 'brokeAt'>): void {
    this.#ended.add(machine);
    for (const question of this.#of.get(machine) ?? []) {
      if (question.state === 'open') this.#requireLate(question);
      if (question.state !== 'heard' || machine.isBroken || (question.heardAt ?? 0) <= machine.brokeAt) continue;
      this.#world.check(async () => {
        if (!(await question.isNoted()))
          throw new Wrong('stop', `${machine.name} stops, and has not noted the answer to ${question.what}`);
      });
    }
  }

  #requireLate({ machine, what, askedAt, patienceMs, graceMs }: Question): void {
    if (!machine.isAlive) return;
    const now = this.#world.host.time;
    const isGraceOver = now >= (this.#stops.get(machine) ?? Number.POSITIVE_INFINITY) + graceMs;
    if (now < askedAt + patienceMs && !isGraceOver)
      this.#world.fail(new Wrong('stop', `${machine.name} gives up ${what} after ${now - askedAt} ms`));
  }
}
