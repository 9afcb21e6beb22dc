import { type CallGroup, type ListCall, QUEUE_PAGE, SIGNALS_OF_PAGE } from './list-calls.ts';
import { rounded } from './statistics.ts';
import type { BenchTable } from './table.ts';
import type { TimedCall } from './timed-calls.ts';

type Goals = NonNullable<BenchTable['goals']>;

const FACTOR = 2;
/** Then the answer says how far the search came. */
const SEVERAL_MS = 200;
/** The others are compared with the same call on the smallest database. */
const BY_TIME: [says: string, group: CallGroup][] = [
  ['the audit log by several filters', 'audit-several'],
  ['a search of transactions with another filter', 'search-among'],
];
/** The signals of a page, compared with the page itself. */
const SIGNALS_FACTOR = 3;
const GROUPS: [says: string, groups: CallGroup[], factor?: number][] = [
  ['any page, filter and search of transactions', ['page', 'filter', 'search']],
  ['any list of withdrawals', ['withdrawals']],
  ['any list of players, a player and their timeline', ['players'], 1.5],
  ['revenue figures and records', ['revenue']],
  ['games', ['games']],
  ['the dashboard', ['dashboard']],
  ['the audit log by one filter', ['audit'], 1.5],
];

/** The speed goals, by the sizes that were measured; the first size is the baseline. */
export function listGoals(sizes: { label: string; calls: ListCall[] }[], timed: Map<string, TimedCall[]>): Goals {
  const [floor, ...larger] = sizes;
  if (!floor) return [];
  const goals = larger.flatMap(({ label }, index) =>
    GROUPS.map(([says, groups, factor = FACTOR]) => {
      const names = floor.calls.filter(({ group }) => groups.includes(group)).map(({ name }) => name);
      return comparison(
        `${says}: p95 at ${label} at most ${factor} x the one at ${floor.label}`,
        names,
        (name) => {
          const results = timed.get(name);
          return results?.[index + 1]?.failed === undefined
            ? ratio(results?.[index + 1]?.p95, results?.[0]?.p95)
            : Number.POSITIVE_INFINITY;
        },
        factor,
      );
    }),
  );
  for (const [index, { label, calls }] of larger.entries()) {
    for (const [says, group] of BY_TIME) {
      const names = calls.filter((call) => call.group === group).map(({ name }) => name);
      const slowest = Math.max(...names.map((name) => timed.get(name)?.[index + 1]?.p95 ?? Number.POSITIVE_INFINITY));
      goals.push({
        text: `${says} at ${label}: p95 at most ${SEVERAL_MS} ms`,
        reached: slowest <= SEVERAL_MS,
        measured: `${rounded(slowest)} ms`,
      });
    }
  }
  const pages = floor.calls.filter(({ group }) => group === 'page').map(({ name }) => name);
  for (const [index, { label }] of larger.entries()) {
    const p95 = (name: string) => timed.get(name)?.[index + 1]?.p95;
    const text = `${SIGNALS_OF_PAGE} at ${label}: p95 at most ${SIGNALS_FACTOR} x the one of the page`;
    goals.push(comparison(text, [SIGNALS_OF_PAGE], (name) => ratio(p95(name), p95(QUEUE_PAGE)), SIGNALS_FACTOR));
  }
  for (const [index, { label }] of larger.entries()) {
    const of = (name: string) => timed.get(name)?.[index + 1];
    goals.push(
      comparison(
        `any page at ${label}: p50 at most 2.5 x page 1`,
        pages,
        (name) => ratio(of(name)?.p50, of('page 1')?.p50),
        2.5,
      ),
    );
    const before = larger[index - 1];
    if (before) {
      goals.push(
        comparison(
          `any page at ${label}: p50 at most 1.3 x the same at ${before.label}`,
          pages,
          (name) => ratio(of(name)?.p50, timed.get(name)?.[index]?.p50),
          1.3,
        ),
      );
    }
  }
  return goals;
}

const ratio = (one: number | undefined, other: number | undefined) => (one ?? Number.NaN) / (other ?? Number.NaN);

function comparison(text: string, names: string[], of: (name: string) => number, most: number): Goals[number] {
  const ratios = names.map((name) => ({ name, ratio: of(name) })).toSorted((one, other) => other.ratio - one.ratio);
  const [worst] = ratios;
  const kept = ratios.filter((one) => one.ratio <= most).length;
  const factor =
    worst?.ratio === Number.POSITIVE_INFINITY ? 'no answer in time' : `${rounded(worst?.ratio ?? Number.NaN)} x`;
  return {
    text,
    reached: kept === names.length,
    measured: `${kept} of ${names.length}; worst ${worst?.name}, ${factor}`,
  };
}
