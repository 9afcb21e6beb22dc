/**
 * Seconds that `npm test` may take, on two slow cores, summed over the workers of each project. A quarter of the sum passes on
 * the clock. A commit that adds more than ten seconds to a project says why.
 */
const BUDGETS: Record<string, number> = {
  unit: 25,
  component: 500,
  contract: 34,
  server: 250,
  embedded: 12,
  processes: 95,
  sdk: 32,
  days: 46,
  e2e: 300,
  faults: 80,
};

/** A line for each project that took longer. Whether that matters depends on the machine, so it fails nothing. */
export function overBudget(measured: ReadonlyMap<string, number>): string[] {
  return [...measured].flatMap(([name, seconds]) => {
    const budget = BUDGETS[name] ?? Number.POSITIVE_INFINITY;
    return seconds > budget
      ? [`${name} took ${Math.round(seconds)} s; its budget in tests/budgets.ts is ${budget} s.`]
      : [];
  });
}
