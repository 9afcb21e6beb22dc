import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
/** Arguments of Node for a program that loads the server's modules, as in package.json. */
export const QUICKLY = ['--import', './server/start/quick-loading.ts'];
/** Longer than any test: the duration of a start depends on the machine. */
const STARTUP_MS = 1_200_000;

export interface ServerProcess {
  /** Without a slash at the end: http://127.0.0.1:40123 */
  origin: string;
  /** The portal's URL, with a slash at the end. */
  portal: string;
  pid: number;
  /** All output so far, standard output and standard error. */
  output(): string;
  /** Stops the process gracefully, by default with SIGTERM, and resolves with its exit code. */
  stop(signal?: NodeJS.Signals): Promise<number | null>;
  kill(): Promise<void>;
}

/**
 * Starts the real server on a free port and waits until it prints that it is ready.
 *
 * @param script argument of `program`, which is Node by default: `start` with `npm` means `npm start`
 * @param folder with the server; by default this project
 */
export async function startServer(
  env: Record<string, string>,
  script = 'server/main.ts',
  program = process.execPath,
  folder = root,
): Promise<ServerProcess> {
  // Keeps a test's database out of the head file of the developer who runs the test.
  const heads = join(tmpdir(), `coinop-audit-heads-${randomUUID()}`);
  const headFile = env.DATA_DIR === undefined ? { AUDIT_HEAD_FILE: heads } : {};
  // PGlite without V8's optimising compiler, whose work does not pay off in a server that lives for a minute (a fifth
  // of its CPU time).
  const args = program === process.execPath ? [...QUICKLY, '--liftoff-only', script] : [script];
  const child = spawn(program, args, {
    cwd: folder,
    env: {
      ...process.env,
      PORT: '0',
      RAIL_PORT: '0',
      DATABASE_URL: '',
      DEMO_TRANSACTIONS: '2000',
      // Nothing happens in the demo but what the test does.
      DEMO_LIVE: 'off',
      INSECURE_HTTP: '1',
      // By default no payment rail, so that only the test changes withdrawals.
      PAYMENT_RAIL: 'none',
      // No rate limit, because a suite makes the calls of many administrators with one session.
      RATE_LIMIT: '0',
      // Nobody needs a second factor, because tests sign in by one call.
      SECOND_FACTOR: 'off',
      SEPARATE_DUTIES: 'off',
      SECOND_PERSON_FROM: '0',
      // No load balancer needs time to notice.
      DRAIN_SECONDS: '0',
      ...headFile,
      // A decision is told and sent at once, unless a test is about the hold.
      DECISION_HOLD: '0',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    // In a process group of its own, so that killing npm also kills the server.
    detached: program !== process.execPath,
  });
  child.once('exit', () => rm(heads, { force: true }));
  let text = '';
  const collect = (chunk: Buffer) => {
    text += chunk.toString();
  };
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  const portal = await readyAddress(child, () => text);
  const exited = once(child, 'exit');
  return {
    portal,
    pid: child.pid ?? 0,
    origin: new URL(portal).origin,
    output: () => text,
    stop: async (signal = 'SIGTERM') => {
      child.kill(signal);
      const [code] = await exited;
      return code;
    },
    kill: async () => {
      killHard(child);
      await exited;
    },
  };
}

/** Kills the process with its group, if it has one of its own. */
function killHard(child: ChildProcess): void {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const isNode = child.spawnfile === process.execPath;
  if (isNode) child.kill('SIGKILL');
  else if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
}

function readyAddress(child: ChildProcess, output: () => string): Promise<string> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      killHard(child);
      reject(new Error(`The server was not ready in time:\n${output()}`));
    }, STARTUP_MS);
    child.stdout?.on('data', () => {
      const address = /is ready at (\S+)/.exec(output())?.[1];
      if (!address) return;
      clearTimeout(timer);
      resolve(address);
    });
    child.once('exit', (code) => {
      clearTimeout(timer);
      reject(new Error(`The server ended with code ${code}:\n${output()}`));
    });
  });
}

interface Ran {
  code: number;
  output: string;
}

/** Runs `npm run admin -- …` on a database, and resolves with its exit code and output. */
export const runAdmin = (env: Record<string, string>, ...args: string[]): Promise<Ran> =>
  runScript('server/cli/admin.ts', env, args);

/** The same with `npm run audit -- …`. */
export const runAudit = (env: Record<string, string>, ...args: string[]): Promise<Ran> =>
  runScript('server/cli/audit.ts', env, args);

/** The same with `npm start -- …`, for arguments with which it ends by itself. */
export const runServer = (env: Record<string, string>, ...args: string[]): Promise<Ran> =>
  runScript('server/main.ts', env, args);

/** The same with `npm run migrate`. */
export const runMigrate = (env: Record<string, string>, folder?: string): Promise<Ran> =>
  runScript('server/cli/migrate.ts', env, [], folder);

/** The same with `npm run books -- …`. */
export const runBooks = (env: Record<string, string>, ...args: string[]): Promise<Ran> =>
  runScript('server/cli/books.ts', env, args);

/** The same with `npm run rollups -- …`. */
export const runRollups = (env: Record<string, string>, ...args: string[]): Promise<Ran> =>
  runScript('server/cli/rollups.ts', env, args);

/** The same with `npm run import -- …`. */
export const runImport = (env: Record<string, string>, ...args: string[]): Promise<Ran> =>
  runScript('server/cli/import.ts', env, args);

/** The same with `npm run backup -- …`. */
export const runBackup = (env: Record<string, string>, ...args: string[]): Promise<Ran> =>
  runScript('server/cli/backup.ts', env, args);

/** The same with `npm run restored -- …`. */
export const runRestored = (env: Record<string, string>, ...args: string[]): Promise<Ran> =>
  runScript('server/cli/restored.ts', env, args);

async function runScript(script: string, env: Record<string, string>, args: string[], folder = root): Promise<Ran> {
  const child = spawn(process.execPath, [...QUICKLY, script, ...args], {
    cwd: folder,
    env: { ...process.env, DATABASE_URL: '', DEMO_TRANSACTIONS: '2000', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk;
    });
  }
  const [code] = await once(child, 'close');
  return { code, output };
}

/** A temporary directory and the function that removes it. */
export async function temporaryDirectory(): Promise<{ path: string; remove(): Promise<void> }> {
  const path = await mkdtemp(join(tmpdir(), 'coinop-'));
  return { path, remove: () => rm(path, { recursive: true, force: true }) };
}
