import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const STARTUP_MS = 60_000;

export interface ServerProcess {
  /** Origin without a slash at the end: http://127.0.0.1:40123 */
  origin: string;
  /** Address of the portal, with the slash. */
  portal: string;
  /** What it wrote so far, both streams. */
  output(): string;
  /** Ends it gracefully and resolves with its exit code. */
  stop(): Promise<number | null>;
  kill(): Promise<void>;
}

/** Starts the real server as `npm start` does, on a free port, and waits until it says that it is ready. */
export async function startServer(env: Record<string, string>, script = 'server/main.ts'): Promise<ServerProcess> {
  const child = spawn(process.execPath, [script], {
    cwd: root,
    // No payment rail unless asked for: withdrawals change only by what a test does.
    env: { ...process.env, PORT: '0', DATABASE_URL: '', PAYMENT_RAIL: 'none', DEMO_TRANSACTIONS: '2000', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
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
    origin: new URL(portal).origin,
    output: () => text,
    stop: async () => {
      child.kill('SIGTERM');
      const [code] = await exited;
      return code;
    },
    kill: async () => {
      child.kill('SIGKILL');
      await exited;
    },
  };
}

function readyAddress(child: ChildProcess, output: () => string): Promise<string> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      child.kill('SIGKILL');
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

/** Runs `npm run admin -- …` on a database, and resolves with its exit code and all that it wrote. */
export async function runAdmin(
  env: Record<string, string>,
  ...args: string[]
): Promise<{ code: number; output: string }> {
  const child = spawn(process.execPath, ['server/admin.ts', ...args], {
    cwd: root,
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
