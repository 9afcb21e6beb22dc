import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { GOALS, type Goal, type Place } from './goals.ts';
import type { BenchTable } from './table.ts';

// All goals in one table, from the newest results that are stored. It measures nothing.

const path = (name: string) => fileURLToPath(new URL(name, import.meta.url));

/** A stored figure; undefined when it has not been measured. */
export function figure([bench, title, row, column]: Place): number | undefined {
  const file = path(`results/${bench}.json`);
  if (!existsSync(file)) return undefined;
  const { tables }: { tables: BenchTable[] } = JSON.parse(readFileSync(file, 'utf8'));
  const table = tables.find((one) => one.title.startsWith(title));
  const cell = table?.rows.find(([name]) => String(name) === row)?.[table.columns.indexOf(column)];
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
      [goal.what, goal.unit].filter(Boolean).join(', '),
      worked === undefined ? measured : `${measured}, at work ${shown(worked)}`,
      compared(floor),
      compared(peer),
      goal.limits.map((limit) => inWords(limit, goal)).join(', '),
      ours === undefined
        ? ''
        : isReached(goal, ours, { floor, peer })
          ? 'reached'
          : `${goal.isTurnedDown ? 'turned down' : 'missed'}: [why](decisions/${goal.about}.md)`,
    ];
  });
  const columns = ['', 'measured', 'floor (ours ÷ it)', 'react-admin (ours ÷ it)', 'goal', ''];
  return markdownTable(columns, rows);
}

export const markdownTable = (columns: string[], rows: string[][]): string =>
  [columns, columns.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

export const shown = (value: number) => (value >= 10 ? Math.round(value) : value).toLocaleString('en-US');

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
