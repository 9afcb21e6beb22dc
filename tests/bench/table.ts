/** The result of a benchmark, as it is printed and stored. */
export interface BenchTable {
  title: string;
  columns: string[];
  rows: (string | number)[][];
  goals?: { text: string; reached: boolean; measured: string }[];
}

/** The table as text, with its goals below. */
export function printed({ title, columns, rows, goals = [] }: BenchTable): string {
  const lines = [columns, ...rows.map((row) => row.map(String))];
  const widths = columns.map((_, column) => Math.max(...lines.map((line) => (line[column] ?? '').length)));
  const text = lines.map((line) =>
    line.map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0))).join('  '),
  );
  const marks = goals.map((goal) => `${goal.reached ? 'reached' : 'MISSED '}  ${goal.text}: ${goal.measured}`);
  return [title, '', ...text, '', ...marks].join('\n');
}
