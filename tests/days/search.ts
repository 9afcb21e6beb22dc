import type { TestedDatabase } from './database.ts';
import { type Length, type Played, play } from './day.ts';
import { realNow } from './host.ts';

/** A failure, and the steps that are needed for it. */
export interface Found {
  seed: number;
  length: Length;
  steps: number[];
  played: Played;
}

const all = (from: number, to: number) => Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index);

/**
 * Plays a seed; if it fails, again with fewer and fewer steps, as long as it fails in the same way. Wrong books are looked for after each
 * transaction then. Each step draws from a stream of its own, so the others stay what they were.
 *
 * @param shrinkMs how long it may take to make the failure smaller, by the real clock
 * @param onPlayed called before that
 * @returns undefined when nothing goes wrong
 */
export async function search(
  database: TestedDatabase,
  seed: number,
  length: Length,
  shrinkMs: number,
  onPlayed: (played: Played) => void = () => {},
): Promise<Found | { seed: number; played: Played }> {
  const first = await play({ seed, length, database });
  onPlayed(first);
  if (!first.wrong) return { seed, played: first };
  const until = realNow() + shrinkMs;
  const { invariant } = first.wrong;
  // Comparing the books takes far longer than whatever happens in between.
  const isOfBooks = /^I\d/.test(invariant);
  let found: Found = { seed, length, steps: all(0, length.steps), played: first };
  const isStill = async (steps: number[]) => {
    const played = await play({ seed, length, database, only: new Set(steps), ...(isOfBooks && { compareEvery: 1 }) });
    if (played.wrong?.invariant !== invariant) return false;
    // Nothing after the failure was needed, unless it shows only at the end.
    found = { seed, length, steps: steps.filter((step) => step <= played.step), played };
    return true;
  };
  await isStill(all(0, first.step + 1));
  for (let size = Math.ceil(found.steps.length / 2); size >= 1; size = Math.floor(size / 2)) {
    for (let from = 0; from < found.steps.length && realNow() < until; ) {
      const fewer = found.steps.toSpliced(from, size);
      if (!(await isStill(fewer))) from += size;
    }
  }
  return found;
}

/** "3,17-20": the steps as they are given to `--only`. */
export function writeSteps(steps: readonly number[]): string {
  const parts: string[] = [];
  for (let at = 0; at < steps.length; ) {
    let end = at;
    while (steps[end + 1] === (steps[end] ?? 0) + 1) end += 1;
    parts.push(end === at ? String(steps[at]) : `${steps[at]}-${steps[end]}`);
    at = end + 1;
  }
  return parts.join(',');
}

/** The reverse. */
export function readSteps(text: string): Set<number> {
  const ranges = text.split(',').map((part) => part.split('-').map(Number));
  return new Set(ranges.flatMap(([from = 0, to = from]) => all(from, to + 1)));
}
