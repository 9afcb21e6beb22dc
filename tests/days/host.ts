import { AsyncLocalStorage } from 'node:async_hooks';
import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import timersPromises from 'node:timers/promises';
import { createRandom, type Random } from '../../demo/random.ts';
import { Files } from './files.ts';

/** A machine with a clock of its own: one that a server process runs on, or the database's. */
export interface Machine {
  name: string;
  /** How far its clock is ahead of the simulated time. */
  offsetMs: number;
  /** The database's library sets timers for time limits of statements, which nothing here reaches. */
  hasTimers: boolean;
  isAlive: boolean;
}

/** A timer that a machine has set. */
export interface SimulatedTimer {
  id: number;
  machine: Machine;
  dueAt: number;
  everyMs: number | undefined;
  /** The work in which it was set, or which followed from it the last time. */
  follows: Task | undefined;
  run(): void;
}

const real = {
  date: Date,
  now: performance.now,
  random: Math.random,
  setTimeout,
  setInterval,
  setImmediate,
  clearTimeout,
  clearInterval,
  clearImmediate,
  timeout: AbortSignal.timeout,
  promises: { ...timersPromises },
  randomUUID: crypto.randomUUID,
  randomBytes: crypto.randomBytes,
  randomInt: crypto.randomInt,
  randomFillSync: crypto.randomFillSync,
};

/** The number of the next timer, in all days that this process plays: code that keeps a timer beyond its day would otherwise clear one of the next day. */
let nextTimer = 1;

/** The turn of the real event loop in which everything that is ready has run. */
export const realTurn = (): Promise<void> => new Promise((resolve) => void real.setImmediate(resolve));
/** The real clock, for time limits of a search. */
export const realNow = (): number => real.now.call(performance);

const current = new AsyncLocalStorage<Machine>();
const currentTask = new AsyncLocalStorage<Task>();

/** Work of a machine without a break, but for waiting: it answers a call, or follows from a timer that has fired. */
export interface Task {
  /** The names of all its waits so far, the present one included. */
  waits: string[];
  /** The moments of its last two turns, but for those in which it noted something. */
  turns?: [number, number];
}

/** Runs work as a task of its own. */
export const asTask = <T>(task: Task, work: () => T): T => currentTask.run(task, work);
export const taskNow = (): Task | undefined => currentTask.getStore();

/**
 * The simulated host: what Node.js gives to a program that runs inside of a machine. Its clocks, timers, random numbers and files follow
 * from the seed. Everything outside of a machine gets the real ones. So the server's code runs unchanged, and code that is added to it
 * cannot bring in the real time by mistake.
 */
export class Host {
  /** Milliseconds since 1970, by a clock that is right. */
  time: number;
  readonly files: Files;
  /** The task that goes on at present. A loop of a process keeps the context in which it was started, so this says what it follows from. */
  going: Task | undefined;
  readonly #random: Random;
  /** For the database, which draws more bytes than it needs and keeps the rest for the next day. */
  readonly #bytesOfDatabase: Random;
  readonly #timers = new Map<number, SimulatedTimer>();
  readonly #immediates = new Map<number, () => void>();

  constructor(seed: string, startsAt: number) {
    this.time = startsAt;
    this.#random = createRandom(`host ${seed}`);
    this.#bytesOfDatabase = createRandom(`database ${seed}`);
    this.files = new Files(() => current.getStore() !== undefined);
  }

  inside<T>(machine: Machine, work: () => T): T {
    return current.run(machine, work);
  }

  /** Timers whose time has come, those that have waited longest first. */
  dueTimers(): SimulatedTimer[] {
    const due: SimulatedTimer[] = [];
    for (const [id, timer] of this.#timers) {
      if (!timer.machine.isAlive) this.#timers.delete(id);
      else if (timer.dueAt <= this.time) due.push(timer);
    }
    return due.sort((one, other) => one.dueAt - other.dueAt || one.id - other.id);
  }

  fire(timer: SimulatedTimer): void {
    if (timer.everyMs === undefined) this.#timers.delete(timer.id);
    // As in Node.js, the turns that were missed are not made up for.
    else timer.dueAt = this.time + timer.everyMs;
    timer.run();
  }

  /** Runs what `setImmediate` put off. @returns whether there was anything */
  runImmediates(): boolean {
    const waiting = [...this.#immediates.values()];
    this.#immediates.clear();
    for (const run of waiting) run();
    return waiting.length > 0;
  }

  #isSimulated = () => current.getStore() !== undefined;

  #now(): number {
    return this.time + (current.getStore()?.offsetMs ?? 0);
  }

  #setTimer(run: () => void, ms: number, everyMs?: number): object {
    const machine = current.getStore() as Machine;
    const id = nextTimer++;
    if (machine.hasTimers) {
      const inContext = AsyncLocalStorage.snapshot();
      this.#timers.set(id, {
        id,
        machine,
        dueAt: this.time + ms,
        everyMs,
        follows: currentTask.getStore() ?? this.going,
        run: () => inContext(run),
      });
    }
    const handle = { timerId: id, unref: () => handle, ref: () => handle, hasRef: () => false };
    return handle;
  }

  #setImmediate(run: () => void): object {
    const id = nextTimer++;
    const inContext = AsyncLocalStorage.snapshot();
    this.#immediates.set(id, () => inContext(run));
    return { timerId: id };
  }

  #clear(handle: unknown): boolean {
    const id = (handle as { timerId?: number } | null | undefined)?.timerId;
    if (id === undefined) return false;
    this.#timers.delete(id);
    this.#immediates.delete(id);
    return true;
  }

  #bytes(length: number, random = this.#random): Buffer {
    const bytes = Buffer.alloc(length);
    for (let at = 0; at < length; at++) bytes[at] = random.int(0, 255);
    return bytes;
  }

  #uuid(): string {
    const hex = this.#bytes(16).toString('hex');
    return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20)}`;
  }

  /** Replaces what Node.js gives. @returns a function that puts it back */
  install(): () => void {
    const simulated = this.#isSimulated;
    globalThis.Date = new Proxy(real.date, {
      construct: (target, args, newTarget) =>
        Reflect.construct(
          target,
          args.length === 0 && simulated() ? [this.#now()] : args,
          newTarget === globalThis.Date ? target : newTarget,
        ),
      get: (target, name) => {
        if (name === 'now') return () => (simulated() ? this.#now() : target.now());
        return Reflect.get(target, name);
      },
    });
    performance.now = () => (simulated() ? this.time : real.now.call(performance));
    Math.random = () => (simulated() ? this.#random.next() : real.random());
    this.#installTimers();
    Object.assign(crypto, {
      randomUUID: () => (simulated() ? this.#uuid() : real.randomUUID()),
      randomBytes: (length: number) => (simulated() ? this.#bytes(length) : real.randomBytes(length)),
      randomInt: (...bounds: number[]) => {
        if (!simulated()) return (real.randomInt as (...bounds: number[]) => number)(...bounds);
        const [lowest, end] = bounds.length === 1 ? [0, bounds[0]] : bounds;
        return this.#random.int(lowest ?? 0, (end ?? 1) - 1);
      },
      randomFillSync: (into: Uint8Array) => {
        if (!simulated()) return real.randomFillSync(into);
        into.set(this.#bytes(into.length, this.#bytesOfDatabase));
        return into;
      },
    });
    const removeFiles = this.files.install();
    syncBuiltinESMExports();
    return () => {
      removeFiles();
      this.#uninstall();
      syncBuiltinESMExports();
    };
  }

  #installTimers(): void {
    const simulated = this.#isSimulated;
    type Run = (...args: unknown[]) => void;
    Object.assign(globalThis, {
      setTimeout: (run: Run, ms = 0, ...args: unknown[]) =>
        simulated() ? this.#setTimer(() => run(...args), ms) : real.setTimeout(run, ms, ...args),
      setInterval: (run: Run, ms = 0, ...args: unknown[]) =>
        simulated() ? this.#setTimer(() => run(...args), ms, ms) : real.setInterval(run, ms, ...args),
      setImmediate: (run: Run, ...args: unknown[]) =>
        simulated() ? this.#setImmediate(() => run(...args)) : real.setImmediate(run, ...args),
      clearTimeout: (handle: NodeJS.Timeout) => this.#clear(handle) || real.clearTimeout(handle),
      clearInterval: (handle: NodeJS.Timeout) => this.#clear(handle) || real.clearInterval(handle),
      clearImmediate: (handle: NodeJS.Immediate) => this.#clear(handle) || real.clearImmediate(handle),
    });
    AbortSignal.timeout = (ms) => {
      if (!simulated()) return real.timeout(ms);
      const ended = new AbortController();
      this.#setTimer(
        () => ended.abort(new DOMException('The operation was aborted due to timeout', 'TimeoutError')),
        ms,
      );
      return ended.signal;
    };
    Object.assign(timersPromises, {
      setTimeout: (ms?: number, value?: unknown, options?: { signal?: AbortSignal }) => {
        if (!simulated()) return real.promises.setTimeout(ms, value, options);
        return new Promise((resolve, reject) => {
          const handle = this.#setTimer(() => resolve(value), ms ?? 0);
          options?.signal?.addEventListener('abort', () => {
            this.#clear(handle);
            reject(options.signal?.reason);
          });
        });
      },
      setImmediate: (value?: unknown) =>
        simulated()
          ? new Promise((resolve) => void this.#setImmediate(() => resolve(value)))
          : real.promises.setImmediate(value),
    });
  }

  #uninstall(): void {
    globalThis.Date = real.date;
    performance.now = real.now;
    Math.random = real.random;
    const { setTimeout, setInterval, setImmediate, clearTimeout, clearInterval, clearImmediate } = real;
    Object.assign(globalThis, { setTimeout, setInterval, setImmediate, clearTimeout, clearInterval, clearImmediate });
    AbortSignal.timeout = real.timeout;
    Object.assign(timersPromises, real.promises);
    const { randomUUID, randomBytes, randomInt, randomFillSync } = real;
    Object.assign(crypto, { randomUUID, randomBytes, randomInt, randomFillSync });
  }
}
