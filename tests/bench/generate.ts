import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { median, quantile, rounded } from './statistics.ts';
import type { BenchTable } from './table.ts';

// From saving the contract to a typed client: generating, and the types of everything that uses it.

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
  for (let round = 0; round <= RUNS; round++) {
    for (const [index, [, command, ...args]] of STEPS.entries()) {
      const start = performance.now();
      execFileSync(command, args, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
      // The first is for warming up.
      if (round > 0) times[index]?.push(performance.now() - start);
    }
  }
  const [, generating = [], typing = []] = times;
  const both = generating.map((took, index) => took + (typing[index] ?? 0));
  const row = (name: string, of: number[]) => [name, rounded(median(of)), rounded(quantile(of, 0.95))];
  return [
    {
      title: `Save to typed client, ms (${RUNS} runs in turn)`,
      columns: ['', 'median', 'p95'],
      rows: [...STEPS.map(([name], index) => row(name, times[index] ?? [])), row('generate and types', both)],
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
