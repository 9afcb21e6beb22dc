import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { cpuSecondsOfTree } from './process-figures.ts';
import { median, quantile, rounded } from './statistics.ts';
import type { BenchTable } from './table.ts';

// The time from saving the contract to a typed client: generating, and type-checking everything that uses it.

const RUNS = 5;
const GOAL_MS = 2_000;
const root = fileURLToPath(new URL('../..', import.meta.url));

const STEPS: [name: string, command: string, ...args: string[]][] = [
  ['npm by itself (floor)', 'npm', 'exec', '--', 'node', '-e', '0'],
  ['npm run generate', 'npm', 'run', '-s', 'generate'],
  ['npm run types', 'npm', 'run', '-s', 'types'],
];

export async function run(): Promise<BenchTable[]> {
  const times = STEPS.map((): number[] => []);
  const work = STEPS.map((): number[] => []);
  for (let round = 0; round <= RUNS; round++) {
    for (const [index, [, command, ...args]] of STEPS.entries()) {
      // CPU time of this process and of its finished children.
      const cpu = cpuSecondsOfTree(process.pid);
      const start = performance.now();
      execFileSync(command, args, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
      // The first round is a warm-up.
      if (round === 0) continue;
      times[index]?.push(performance.now() - start);
      work[index]?.push(1000 * (cpuSecondsOfTree(process.pid) - cpu));
    }
  }
  const bothOf = ([, one = [], other = []]: number[][]) => one.map((took, index) => took + (other[index] ?? 0));
  const both = bothOf(times);
  const row = (name: string, took: number[], worked: number[]) =>
    [name, rounded(median(took)), rounded(quantile(took, 0.95)), rounded(median(worked))] as const;
  return [
    {
      title: `Save to typed client, ms (${RUNS} runs in turn)`,
      columns: ['', 'median', 'p95', 'processor time'],
      rows: [
        ...STEPS.map(([name], index) => [...row(name, times[index] ?? [], work[index] ?? [])]),
        [...row('generate and types', both, bothOf(work))],
      ],
      goals: [
        {
          text: 'generate and types take at most 2 s',
          reached: median(both) <= GOAL_MS,
          measured: `${(median(both) / 1000).toFixed(2)} s`,
        },
      ],
    },
  ];
}
