import type { PGlite } from '@electric-sql/pglite';
import { assembleServer, type ServerParts } from '../../server/assemble-server.ts';
import { openEmbedded } from '../../server/db/connection/connect.ts';
import { Secrets } from '../../server/secrets/secrets.ts';
import { createLog } from '../../server/start/log.ts';
import { readSettings } from '../../server/start/settings.ts';
import { shutDown } from '../../server/start/stopping.ts';
import type { Attempt } from './call.ts';
import { type Fault, type Owner, ProcessConnection } from './connection.ts';
import { SIMULATED_DISK } from './files.ts';
import { checkedSteps } from './orderly-stop.ts';
import type { World } from './world.ts';

export const HEAD_FILE = `${SIMULATED_DISK}/audit-heads`;
export const KEY = Buffer.alloc(32, 7);

/** Longer than anybody waits for an answer. */
const MOMENT_MS = 5 * 60_000;

/** As an operator sets a real server, but for the limits of calls: those count in memory, and are about floods. */
export const SETTINGS = readSettings({
  DATABASE_URL: 'postgres://simulated/coinop',
  AUDIT_HEAD_FILE: HEAD_FILE,
  SECRETS_KEY: KEY.toString('base64'),
  RATE_LIMIT: '0',
  SECOND_FACTOR: 'off',
  SECOND_PERSON_FROM: '0',
  STEP_UP_FROM: '0',
  DRAIN_SECONDS: '0',
});

/** One server process, from its start to its end: the real code with simulated surroundings. */
export class ServerProcess implements Owner {
  readonly name: string;
  readonly hasTimers = true;
  offsetMs: number;
  isAlive = true;
  fault: Fault | undefined;
  brokeAt = Number.NEGATIVE_INFINITY;
  /** Whether its connection has broken a moment ago, or since it was told to stop: it may have failed to note something then. */
  get isBroken(): boolean {
    return this.brokeAt >= Math.min(this.#toldAt, this.#world.host.time - MOMENT_MS);
  }
  #toldAt = Number.POSITIVE_INFINITY;
  /** The steps of its stop that did not end in time, or failed. */
  readonly lateSteps: string[] = [];
  readonly killed: Promise<never>;
  readonly attempts = new Set<Attempt>();
  /** Whether it accepts calls. */
  get isListening(): boolean {
    return this.isAlive && this.#parts !== undefined && !this.#isStopping;
  }
  #parts: ServerParts | undefined;
  #isStopping = false;
  #end: (error: Error) => void = () => {};
  readonly #world: World;

  constructor(world: World, name: string, offsetMs: number) {
    this.#world = world;
    this.name = name;
    this.offsetMs = offsetMs;
    this.killed = new Promise((_, reject) => {
      this.#end = reject;
    });
    this.killed.catch(() => {});
  }

  get app() {
    return this.#parts?.app;
  }

  /** Starts what a server process starts, in its order. A process that cannot start ends. */
  start(database: PGlite): void {
    const { host, schedule, databaseMachine, rail, targets, circumstances } = this.#world;
    void host.inside(this, async () => {
      const log = this.#log();
      try {
        const client = new ProcessConnection(database, databaseMachine, this, host, schedule);
        const connection = await openEmbedded(client as unknown as PGlite);
        const parts = await assembleServer({
          settings: { ...SETTINGS, paymentLimits: circumstances.limits },
          connection,
          secrets: new Secrets([KEY]),
          log,
          rail: rail.clientOf(this),
          shown: { kind: 'http', address: 'https://rail.example' },
          portalDir: 'no-portal',
          network: targets.networkOf(this),
        });
        this.#parts = parts;
        parts.startSending();
        this.#world.log(`${this.name} is ready`);
      } catch (error) {
        this.#world.log(`${this.name} could not start: ${(error as Error).message}`);
        this.kill();
      }
    });
  }

  /** Ends as after a signal: answers what is open, and seals the audit log. */
  stop(): void {
    const parts = this.#parts;
    if (!parts || this.#isStopping) return;
    this.#isStopping = true;
    this.#toldAt = this.#world.host.time;
    void this.#world.host.inside(this, async () => {
      parts.stopping.abort();
      const steps = checkedSteps(this.#world, this, {
        stopSending: () => parts.stopSending(),
        sealAudit: parts.sealAudit,
      });
      await shutDown({
        log: this.#log(),
        answers: { keepNoneAlive: () => {}, end: () => this.#allAnswered(), cut: () => {} },
        closing: parts.closing,
        drainMs: 0,
        hurry: new AbortController().signal,
        ...steps,
        stopBackground: parts.stopBackground,
        close: async () => {},
      });
      this.#world.log(`${this.name} has stopped`);
      this.kill();
    });
  }

  /** Ends at once, wherever it is. */
  kill(): void {
    if (!this.isAlive) return;
    this.isAlive = false;
    this.#end(new Error(`${this.name} was killed`));
    // They stay in the set: what they have done may still be seen.
    for (const attempt of this.attempts) this.#world.calls.lose(attempt);
  }

  async #allAnswered(): Promise<void> {
    const isOpen = () => [...this.attempts].some(({ state }) => state === 'open');
    while (isOpen()) await new Promise((resolve) => setTimeout(resolve, 100));
  }

  #log() {
    return createLog('debug', { write: (line: string) => this.#logged(line) });
  }

  #logged(line: string): void {
    const { level, msg, err, step } = JSON.parse(line) as {
      level: number;
      msg: string;
      err?: { message: string };
      step?: string;
    };
    // Housekeeping names its steps as well.
    if (step !== undefined && msg.startsWith('stopping: ')) this.lateSteps.push(`${step}: ${msg}`);
    if (level >= 40) this.#world.log(`${this.name} logs: ${msg}${err ? ` (${err.message})` : ''}`);
  }
}
