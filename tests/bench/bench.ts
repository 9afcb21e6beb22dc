import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { ensurePostgres } from '../postgres.ts';
import { writePages } from './figures-page.ts';
import { goalTable } from './goal-table.ts';
import type { BenchOptions } from './options.ts';
import { progress } from './progress.ts';
import { type BenchTable, printed } from './table.ts';

// `npm run bench` runs all benchmarks but `soak`, which takes an hour; `npm run bench -- lists --rows 1000000` runs one, with options. Results are
// printed as tables and stored in results/<name>.json. At the end, all goals are printed as one table, and the figures
// written into docs/figures.md and README.md; `npm run bench -- table` does only that.

const NAMES = [
  'page',
  'profile',
  'review',
  'desk',
  'lists',
  'writes',
  'scaling',
  'throughput',
  'load',
  'generate',
  'starts',
  'audit',
  'platform',
  'bodies',
  'statements',
] as const;
const LONG = ['soak'] as const;
const RESULTS = fileURLToPath(new URL('./results/', import.meta.url));

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    rows: { type: 'string' },
    embedded: { type: 'string' },
    full: { type: 'boolean' },
    seconds: { type: 'string' },
    sessions: { type: 'string' },
  },
});
const asked = positionals.filter((name) => name !== 'table');
const known: readonly string[] = [...NAMES, ...LONG];
const unknown = asked.filter((name) => !known.includes(name));
if (unknown.length > 0) {
  process.stderr.write(`There is no benchmark ${unknown.join(', ')}; there are ${known.join(', ')} and table.\n`);
  process.exit(2);
}
const numbers = (text: string | undefined) => text?.split(',').map(Number);
const options: BenchOptions = {
  rows: numbers(values.rows),
  embedded: numbers(values.embedded),
  full: values.full,
  seconds: numbers(values.seconds)?.[0],
  sessions: numbers(values.sessions)?.[0],
};

mkdirSync(RESULTS, { recursive: true });
for (const name of positionals.length > 0 ? asked : NAMES) {
  const { run }: { run(options: BenchOptions): Promise<BenchTable[]> } = await import(`./${name}.ts`);
  progress(name);
  const tables = await run(options);
  for (const table of tables) process.stdout.write(`\n${printed(table)}\n`);
  const machine = { cores: availableParallelism(), cpu: cpus()[0]?.model };
  const postgres = /\/(\d+)\//.exec(ensurePostgres() ?? '')?.[1];
  const measured = {
    date: new Date().toISOString(),
    commit: commit(),
    node: process.version,
    postgres,
    ...machine,
    options,
    tables,
  };
  writeFileSync(`${RESULTS}${name}.json`, `${JSON.stringify(measured, null, 2)}\n`);
}
writePages();
process.stdout.write(`\n${goalTable()}\n`);

/** The first ten digits of the commit that is checked out; undefined where there is no Git. */
function commit(): string | undefined {
  try {
    return execFileSync('git', ['rev-parse', '--short=10', 'HEAD'], { encoding: 'utf8' }).trim();
  } catch {
    return undefined;
  }
}
