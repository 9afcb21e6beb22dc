import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { launchChromium } from '../chromium.ts';
import { freePort } from '../postgres.ts';
import { startServer, temporaryDirectory } from '../server-process.ts';
import { cpuSecondsOfTree, memoryOf } from './process-figures.ts';
import { progress } from './progress.ts';
import { median, rounded } from './statistics.ts';
import type { BenchTable } from './table.ts';

// What a developer waits for: the embedded server, `npm start` on a fresh clone, `npm run dev`; and what `npm ci` installs.

const root = fileURLToPath(new URL('../..', import.meta.url));
const STARTS = 5;
/** Building the portal takes long, and varies little. */
const CLONES = 2;
/** The minimum for a server of ours without a database: starting Node and loading the modules. */
const FLOOR_SCRIPT = 'tests/bench/listening.ts';

interface Started {
  /** Milliseconds from the command to being ready. */
  took: number;
  /** Milliseconds of processor time, of finished children too. */
  worked: number;
  memoryMb: number;
}

export async function run(): Promise<BenchTable[]> {
  return [await embeddedTable(), await cloneTable(), installedTable()];
}

async function embeddedTable(): Promise<BenchTable> {
  const floor: Started[] = [];
  const cold: Started[] = [];
  const warm: Started[] = [];
  for (let round = 0; round < STARTS; round++) {
    const directory = await temporaryDirectory();
    const env = { DATA_DIR: directory.path, DEMO_TRANSACTIONS: '20000', LOG_LEVEL: 'warn' };
    floor.push(await started({}, FLOOR_SCRIPT));
    cold.push(await started(env));
    warm.push(await started(env));
    await directory.remove();
  }
  const memory = warm.map(({ memoryMb }) => memoryMb);
  return {
    title: `Starting on the embedded database, ms from the command to being ready (medians of ${STARTS})`,
    columns: ['', 'median', 'most', 'processor time'],
    rows: [
      timesOf('a bare server without a database (floor)', floor),
      timesOf('cold, 20,000 transactions are made', cold),
      timesOf('warm', warm),
      ['memory when warm, MB', Math.round(median(memory)), Math.round(Math.max(...memory)), ''],
    ],
  };
}

const timesOf = (name: string, starts: Started[]) => {
  const took = starts.map((start) => start.took);
  return [
    name,
    rounded(median(took)),
    rounded(Math.max(...took)),
    rounded(median(starts.map(({ worked }) => worked))),
  ] as (string | number)[];
};

async function started(env: Record<string, string>, script?: string): Promise<Started> {
  const start = performance.now();
  const server = await startServer(env, script);
  const result = {
    took: performance.now() - start,
    worked: 1000 * cpuSecondsOfTree(server.pid),
    memoryMb: memoryOf(server.pid).nowMb,
  };
  await server.stop();
  return result;
}

/** The packages are linked into the clone, as if `npm ci` had just run. */
async function cloneTable(): Promise<BenchTable> {
  const kinds: Record<string, Started[]> = {};
  const browser = await launchChromium();
  try {
    for (let round = 0; round < CLONES; round++) {
      progress(`a fresh clone, ${round + 1} of ${CLONES}`);
      const directory = await temporaryDirectory();
      const clone = join(directory.path, 'clone');
      execFileSync('git', ['clone', '--quiet', root, clone]);
      execFileSync('cp', ['-al', join(root, 'node_modules'), join(clone, 'node_modules')]);
      for (const made of ['.cache', '.vite', '.vite-temp', '.vitest-cache']) {
        await rm(join(clone, 'node_modules', made), { recursive: true, force: true });
      }
      const shown = async (address: string) => {
        const page = await browser.newPage();
        await page.goto(address, { timeout: 0 });
        await page.getByRole('button', { name: 'Sign in' }).waitFor({ timeout: 0 });
        await page.close();
      };
      const measure = async (name: string, ...run: Parameters<typeof startedByNpm>) => {
        kinds[name] = [...(kinds[name] ?? []), await startedByNpm(...run)];
      };
      await measure('npm start, the first time', clone, ['start'], READY);
      await measure('npm start, again', clone, ['start'], READY);
      await measure(
        'npm run dev to the sign-in page in a browser, the first time',
        clone,
        ['run', 'dev'],
        LOCAL,
        shown,
      );
      await measure('npm run dev to the sign-in page in a browser, again', clone, ['run', 'dev'], LOCAL, shown);
      await directory.remove();
    }
  } finally {
    await browser.close();
  }
  return {
    title: `A fresh clone after npm ci, ms (medians of ${CLONES}; processor time until it has stopped again)`,
    columns: ['', 'median', 'most', 'processor time'],
    rows: Object.entries(kinds).map(([name, starts]) => timesOf(name, starts)),
  };
}

const READY = /is ready at (\S+)/;
const LOCAL = /Local:\s+(http:\S+)/;

/** From the command until its output has the address, and `then` has come to its end. */
async function startedByNpm(
  clone: string,
  args: string[],
  address: RegExp,
  then?: (address: string) => Promise<void>,
): Promise<Started> {
  const port = String(await freePort());
  const env = { ...process.env, PORT: port, API_TARGET: `http://127.0.0.1:${port}`, DATABASE_URL: '', NO_COLOR: '1' };
  const cpu = cpuSecondsOfTree(process.pid);
  const start = performance.now();
  const npm = spawn('npm', args, { cwd: clone, env, stdio: ['ignore', 'pipe', 'inherit'] });
  const found = await new Promise<string>((resolve, reject) => {
    let output = '';
    npm.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const match = address.exec(output)?.[1];
      if (match) resolve(match);
    });
    npm.once('exit', () => reject(new Error(`npm ${args.join(' ')} ended:\n${output}`)));
  });
  await then?.(found);
  const took = performance.now() - start;
  npm.kill('SIGTERM');
  await once(npm, 'exit');
  return { took, worked: 1000 * (cpuSecondsOfTree(process.pid) - cpu), memoryMb: Number.NaN };
}

function installedTable(): BenchTable {
  const lock = readFileSync(join(root, 'node_modules/.package-lock.json'), 'utf8');
  const megabytes = (path: string) =>
    Number(execFileSync('du', ['-sm', join(root, 'node_modules', path)], { encoding: 'utf8' }).split('\t')[0]);
  const caches = ['.cache', '.vite', '.vite-temp', '.vitest-cache'].filter((name) =>
    existsSync(join(root, 'node_modules', name)),
  );
  return {
    title: 'What npm ci installs',
    columns: ['', 'figure'],
    rows: [
      ['packages', Object.keys(JSON.parse(lock).packages).length],
      ['megabytes', megabytes('') - caches.map(megabytes).reduce((sum, one) => sum + one, 0)],
    ],
  };
}
