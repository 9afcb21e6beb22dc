// What the tests may cost: the table in CONTRIBUTING.md, and nowhere else.

/** Seconds by project, from the table whose first column is `unit`. @throws Error when there is none */
export function budgetsIn(markdown: string): Map<string, number> {
  const lines = markdown.split('\n');
  const at = lines.findIndex((line) => /^\|\s*unit\s*\|/.test(line));
  if (at < 0) throw new Error('There is no table of budgets.');
  const names = cells(lines[at]);
  const seconds = cells(lines[at + 2]);
  return new Map(names.map((name, index) => [name, Number(seconds[index]?.replaceAll(',', ''))]));
}

const cells = (line = '') =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());

/** A line for each project that took longer than its budget. Whether that matters depends on the machine, so it fails nothing. */
export function overBudget(measured: ReadonlyMap<string, number>, budgets: ReadonlyMap<string, number>): string[] {
  return [...measured].flatMap(([name, seconds]) => {
    const budget = budgets.get(name);
    if (budget === undefined || seconds <= budget) return [];
    return [`${name} took ${Math.round(seconds)} s; its budget in CONTRIBUTING.md is ${budget} s.`];
  });
}
