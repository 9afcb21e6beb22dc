import type { PGlite } from '@electric-sql/pglite';
import { createRandom, type Random } from '../../demo/random.ts';
import { brokenInvariants } from '../../server/audit/audited-books.ts';
import type { Database } from '../../server/db/database.ts';
import { wrongSums } from '../../server/statistics/rollup-check.ts';
import { Book } from '../../simulator/book.ts';
import type { Answer, Attempt } from './call.ts';
import { Calls } from './calls.ts';
import { type Circumstances, circumstancesOf } from './circumstances.ts';
import type { TestedDatabase } from './database.ts';
import { Facts, type Seen } from './facts.ts';
import { Host, type Machine } from './host.ts';
import { ANSWER_INVARIANTS, WRITE_INVARIANTS } from './invariants/all.ts';
import { checkOwner, questionOf } from './invariants/payments.ts';
import { statementsAreRight } from './invariants/statements.ts';
import { checkAsking } from './invariants/stops.ts';
import { Known } from './known.ts';
import { Questions } from './questions.ts';
import { Rail } from './rail.ts';
import { Schedule, type Waiting } from './schedule.ts';
import { HEAD_FILE, ServerProcess } from './server-process.ts';
import { keepActive } from './sign-in.ts';
import { Staff } from './staff.ts';
import { Targets } from './target.ts';
import { type Tendencies, type Traffic, tendenciesOf } from './tendencies.ts';
import { Wrong } from './wrong.ts';

/** How far the clock of a process may be off. The platform's clock is right, and may not be five minutes ahead of a process's. */
export const OFFSET_MS = { least: -180_000, most: 900_000 };

/** The share of times that pass in which nobody's session ends because they did nothing. */
const ACTIVE = 0.9;

/** What the database does that may write more than the rollups. */
const MAY_WRITE = /^(transaction|insert|update|delete|exec)/;

export interface WorldOptions {
  seed: string;
  database: TestedDatabase;
  /** The books and the rollups are compared after so many transactions that wrote something. */
  compareEvery: number;
  traffic: Traffic;
  /** Whether what it tends to is drawn. */
  isVaried: boolean;
}

export interface LogLine {
  text: string;
  /** One of very many. */
  isDetail: boolean;
}

/** Everything: the processes, what is outside of them, and what is known of it all. */
export class World {
  readonly seed: string;
  readonly traffic: Traffic;
  readonly circumstances: Circumstances;
  readonly tendencies: Tendencies;
  readonly host: Host;
  readonly schedule: Schedule;
  readonly rail: Rail;
  readonly targets: Targets;
  readonly calls: Calls;
  readonly questions = new Questions(this);
  readonly databaseMachine: Machine = { name: 'database', offsetMs: 0, hasTimers: false, isAlive: true };
  readonly staff: Staff;
  readonly book = new Book();
  readonly processes: (ServerProcess | undefined)[] = [];
  readonly lines: LogLine[] = [];
  /** What the actors remember, by their names. */
  readonly memory = new Map<string, unknown>();
  /** Faults that have struck so far: processes killed, connections broken. */
  crashes = 0;
  /** The number of things that have happened. */
  moment = 0;
  /** Whether nothing fails any more. */
  isEnding = false;
  drawing: Random;
  readonly known = new Known((text) => this.log(text));
  seen: Seen | undefined;
  readonly #database: TestedDatabase;
  readonly #facts: Facts;
  readonly #compareEvery: number;
  readonly #checks: (() => Promise<void>)[] = [];
  readonly #outside: Machine = { name: 'outside', offsetMs: 0, hasTimers: true, isAlive: true };
  #failure: unknown;
  #writes = 0;
  #incarnations = 0;
  readonly #remove: () => void;

  constructor({ seed, database, compareEvery, traffic, isVaried }: WorldOptions) {
    this.seed = seed;
    this.traffic = traffic;
    this.#database = database;
    this.#compareEvery = compareEvery;
    this.drawing = createRandom(`world ${seed}`);
    this.circumstances = circumstancesOf(this.drawing);
    this.tendencies = tendenciesOf(createRandom(`tendencies ${seed}`), isVaried);
    this.host = new Host(seed, this.circumstances.beganAt);
    this.schedule = new Schedule(this.host);
    this.rail = new Rail(this.host, this.schedule, seed, this.tendencies, {
      log: (text) => this.log(text),
      later: (ms, work) => this.later(ms, work),
      asked: (key, payment) => checkAsking(this, key, payment),
      asks: (machine, key) => {
        checkOwner(this, machine, key);
        return this.questions.begin(questionOf(this, machine, key));
      },
      questions: this.questions,
    });
    this.targets = new Targets(this);
    this.calls = new Calls(this);
    this.#facts = new Facts(database.client, (work) => this.inDatabase(work));
    this.#remove = this.host.install();
    this.staff = this.host.inside(this.databaseMachine, () => new Staff());
  }

  /** The time by the database's clock. */
  get now(): number {
    return this.host.time + this.databaseMachine.offsetMs;
  }

  /** The client of the database, for what looks at it and for the console. */
  get database(): PGlite {
    return this.#database.client;
  }

  inDatabase<T>(work: () => Promise<T>): Promise<T> {
    return this.host.inside(this.databaseMachine, work);
  }

  async open(): Promise<void> {
    await this.inDatabase(() => this.#database.empty());
    await this.inDatabase(() => this.staff.insert(this.#database.db, this.circumstances));
    await this.#look(undefined);
    this.startProcess(0);
    await this.schedule.settle();
    // From the first sealed block on, a process can tell that its database is the newest.
    while (this.host.files.content(HEAD_FILE).length === 0) {
      if (!(await this.happen(this.drawing))) this.host.time += 1_000;
    }
    for (let index = 1; index < this.circumstances.processes; index++) this.startProcess(index);
    await this.schedule.settle();
  }

  close(): void {
    for (const process of this.processes) process?.kill();
    this.#remove();
  }

  log(text: string, isDetail = false): void {
    const time = new Date(this.host.time).toISOString().slice(5, 19).replace('T', ' ');
    this.lines.push({ text: `${String(this.moment).padStart(6)} ${time} ${text}`, isDetail });
  }

  /** Something went wrong where nobody awaits it. */
  fail(error: unknown): void {
    this.#failure ??= error;
  }

  /** Lets time pass, in which mostly everybody goes on using the portal; a session that was idle for too long by then stays so. */
  pass(random: Random, ms: number): void {
    const before = this.now;
    this.host.time += ms;
    if (random.chance(ACTIVE)) this.check(() => keepActive(this, random, before));
  }

  /** Changes something in the database outside of all processes. */
  async change<T>(work: () => Promise<T>): Promise<T> {
    const result = await work();
    await this.#look(undefined);
    return result;
  }

  /** Lets something happen outside of all processes, after some time. */
  later(ms: number, work: () => void): void {
    this.host.inside(this.#outside, () => setTimeout(work, ms));
  }

  /** Has something checked against the database before anything else happens. */
  check(work: () => Promise<void>): void {
    this.#checks.push(work);
  }

  /** Changes something as an operator does at the server's console. */
  fromConsole(statement: string): void {
    this.check(async () => {
      await this.rows(statement);
      await this.#look(undefined, true);
    });
  }

  rows<T>(statement: string, params?: unknown[]): Promise<T[]> {
    return this.#facts.rows<T>(statement, params);
  }

  /** Runs one of the server's own checks. */
  verify<T>(check: (db: Database) => Promise<T>): Promise<T> {
    return this.inDatabase(() => check(this.#database.db));
  }

  /** Starts the process at a place, in which none is running. */
  startProcess(index: number): void {
    const offsetMs = this.drawing.chance(0.5) ? this.drawing.int(OFFSET_MS.least, OFFSET_MS.most) : 0;
    const process = new ServerProcess(this, `P${index + 1}.${++this.#incarnations}`, offsetMs);
    this.processes[index] = process;
    this.log(`${process.name} starts, its clock ${Math.round(offsetMs / 1_000)} s ahead`);
    process.start(this.#database.client);
  }

  /** One of the processes that listen. */
  someProcess(): ServerProcess | undefined {
    const listening = this.processes.filter((process) => process?.isListening === true);
    return listening.length === 0 ? undefined : this.drawing.pick(listening);
  }

  /** Lets something that waits happen, and checks what came of it. @returns whether there was anything */
  async happen(random: Random, chosen?: Waiting): Promise<boolean> {
    this.moment += 1;
    this.drawing = random;
    await this.#runChecks();
    const happened = chosen ? await this.schedule.release(chosen, random) : await this.schedule.next(random);
    if (!happened) return false;
    // The use of a token is noted after it was looked up.
    if (!happened.what.startsWith('update'))
      happened.task.turns = [happened.task.turns?.[1] ?? this.moment, this.moment];
    this.log(`${happened.machine?.name ?? 'outside'}: ${happened.what}`, true);
    await this.#checkAll(happened.machine, MAY_WRITE.test(happened.what));
    return true;
  }

  /** Lets an actor do something, and checks it. */
  async act(random: Random, work: () => void): Promise<void> {
    this.moment += 1;
    this.drawing = random;
    await this.#runChecks();
    work();
    await this.schedule.settle();
    await this.#checkAll(undefined, false);
  }

  async #checkAll(machine: Machine | undefined, mayWrite: boolean): Promise<void> {
    if (this.#failure) throw this.#failure;
    if (mayWrite) await this.#look(machine);
    await this.#runChecks();
    if (this.#failure) throw this.#failure;
    const [problem] = this.book.problems;
    if (problem) throw new Wrong('platform', problem);
  }

  async #runChecks(): Promise<void> {
    for (const check of this.#checks.splice(0)) await check();
  }

  async #look(machine: Machine | undefined, isOfConsole = false): Promise<void> {
    const seen = await this.#facts.look(
      (now) =>
        now.audit.length > 0 || isOfConsole || (machine instanceof ServerProcess && this.#mayChangeTheirOwn(machine)),
    );
    if (!seen) return;
    const before = this.seen;
    this.seen = seen;
    this.known.remember(this.moment, seen, machine);
    for (const invariant of WRITE_INVARIANTS) invariant(this, seen, { machine, before });
    if (++this.#writes % this.#compareEvery === 0) await this.compare();
  }

  /** Whether somebody changes what is their own, which no audit row tells. */
  #mayChangeTheirOwn({ attempts }: ServerProcess): boolean {
    return [...attempts].some(({ call }) => call.method !== 'GET' && call.path.includes('/me/'));
  }

  /** Compares the books, the rollups and the statements with the records. */
  async compare(): Promise<void> {
    const { db } = this.#database;
    const [broken] = await this.inDatabase(async () => [...(await brokenInvariants(db)), ...(await wrongSums(db))]);
    if (broken) throw new Wrong(broken.invariant, broken.message);
    await statementsAreRight(this);
  }

  checkAnswer(attempt: Attempt, answer: Answer): void {
    for (const invariant of ANSWER_INVARIANTS) invariant(this, attempt, answer);
  }
}
