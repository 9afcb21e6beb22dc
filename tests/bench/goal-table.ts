import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { GOALS, type Goal, type Place } from './goals.ts';
import type { BenchTable } from './table.ts';

// All goals in one table, from the newest results that are stored. It measures nothing.

const path = (name: string) => fileURLToPath(new URL(name, import.meta.url));
const README = path('../../README.md');
const BEGIN = '<!-- Written by `npm run bench -- table`. -->\n\n';
const END = '\n<!-- The end of the table. -->';

/** Undefined when it has not been measured. */
function figure([bench, title, row, column]: Place): number | undefined {
  const file = path(`results/${bench}.json`);
  if (!existsSync(file)) return undefined;
  const { tables }: { tables: BenchTable[] } = JSON.parse(readFileSync(file, 'utf8'));
  const table = tables.find((one) => one.title.startsWith(title));
  const cell = table?.rows.find(([name]) => name === row)?.[table.columns.indexOf(column)];
  // The median of a cell such as `704 (736)`, which has its p95 in brackets.
  const value = Number.parseFloat(String(cell));
  return Number.isNaN(value) ? undefined : value;
}

/** One row per goal, as Markdown; a ratio stands beside each figure that ours is compared with. */
export function goalTable(): string {
  const rows = GOALS.map((goal) => {
    const [ours, floor, peer] = [goal.ours, goal.floor, goal.peer].map((place) => place && figure(place));
    const compared = (other: number | undefined) =>
      other === undefined || ours === undefined
        ? ''
        : `${shown(other)} (${(ours / other).toFixed(ours < 10 * other ? 2 : 0)})`;
    const worked = figure([goal.ours[0], goal.ours[1], goal.ours[2], 'processor time']);
    const measured = ours === undefined ? 'not measured' : shown(ours);
    return [
      `${goal.what}, ${goal.unit}`,
      worked === undefined ? measured : `${measured}, at work ${shown(worked)}`,
      compared(floor),
      compared(peer),
      goal.limits.map((limit) => inWords(limit, goal)).join(', '),
      ours === undefined ? '' : isReached(goal, ours, { floor, peer }) ? 'reached' : `missed: ${link(goal.about)}`,
    ];
  });
  const columns = ['', 'measured', 'floor (ours ÷ it)', 'react-admin (ours ÷ it)', 'goal', ''];
  return [columns, columns.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

const shown = (value: number) => (value >= 10 ? Math.round(value) : value).toLocaleString('en-US');

function inWords({ value, of }: Goal['limits'][number], { atLeast }: Goal): string {
  const bound = atLeast ? '≥' : '≤';
  return of === undefined
    ? `${bound} ${shown(value)}`
    : `${bound} ${value} × ${of === 'peer' ? 'react-admin' : 'floor'}`;
}

function isReached(
  goal: Goal,
  ours: number,
  others: { floor?: number | undefined; peer?: number | undefined },
): boolean {
  return goal.limits.every(({ value, of }) => {
    const limit = value * (of === undefined ? 1 : (others[of] ?? Number.NaN));
    return goal.atLeast ? ours >= limit : ours <= limit;
  });
}

function link(number: string): string {
  const file = readdirSync(path('../../docs/decisions')).find((name) => name.startsWith(`${number}-`));
  return `[${number}](docs/decisions/${file})`;
}

/** The README with the table as it is now. */
export function readmeWithTable(readme = readFileSync(README, 'utf8')): string {
  const [from, to] = [readme.indexOf(BEGIN), readme.indexOf(END)];
  if (from < 0 || to < 0) throw new Error('README.md has lost the comments around the table of goals.');
  return `${readme.slice(0, from + BEGIN.length)}${goalTable()}\n${readme.slice(to)}`;
}

export const writeReadme = (): void => writeFileSync(README, readmeWithTable());
