import { distance } from 'fastest-levenshtein';

/** Longer ones are no slip of the pen, and would take long to compare. */
const MAX_LENGTH = 80;

/** The end of a sentence about a name that there is not: the one that was probably meant, or nothing when none is like it. */
export function meant(given: string, names: readonly string[]): string {
  if (given.length > MAX_LENGTH) return '';
  const [nearest] = names
    .map((name) => ({ name, steps: distance(given.toLowerCase(), name.toLowerCase()) }))
    .filter(({ steps }) => steps <= Math.max(1, given.length / 3))
    .toSorted((one, other) => one.steps - other.steps);
  return nearest ? ` Did you mean “${nearest.name}”?` : '';
}
