/** How many letters have to be changed, added or removed to make one text of the other. */
function distance(one: string, other: string): number {
  let before = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [row, letter] of [...one].entries()) {
    const now = [row + 1];
    for (let column = 0; column < other.length; column++) {
      const change = (before[column] ?? 0) + (letter === other[column] ? 0 : 1);
      now.push(Math.min(change, (before[column + 1] ?? 0) + 1, (now[column] ?? 0) + 1));
    }
    before = now;
  }
  return before.at(-1) ?? 0;
}

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
