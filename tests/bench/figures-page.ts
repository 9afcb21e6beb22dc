import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { figureRows, sizedRows } from './figure-rows.ts';
import { goalTable, markdownTable } from './goal-table.ts';
import { byteRows, rateRows } from './scaling-rows.ts';

// `npm run bench -- table` writes the newest stored results into the pages that state them, between comments.

const path = (name: string) => fileURLToPath(new URL(`../../${name}`, import.meta.url));
const begin = (table: string) => `<!-- ${table}, written by \`npm run bench -- table\` -->\n\n`;
const END = '\n\n<!-- end -->';

const TABLES: Record<string, Record<string, () => string>> = {
  'README.md': {
    Figures: () =>
      markdownTable(
        ['what', 'measured'],
        figureRows()
          .filter(({ isForReadme }) => isForReadme)
          .map(({ what, says }) => [what, says]),
      ),
  },
  'docs/figures.md': {
    Measured: () =>
      markdownTable(
        ['what', 'measured', 'by'],
        figureRows().map(({ what, says, by }) => [what, says, `\`npm run bench -- ${by}\``]),
      ),
    Sizes: () => markdownTable(['ms', '10,000', '1 million', '10 million'], sizedRows()),
    Goals: goalTable,
    Runs: () => markdownTable(['benchmark', 'measured on', 'commit'], runs()),
  },
  'docs/scaling.md': {
    Bytes: () => markdownTable(['bytes per transaction', 'indexes as built', 'grown by inserts'], byteRows()),
    Rates: () => markdownTable(['what', 'measured', 'by'], rateRows()),
  },
};

/** When each benchmark was last run, and at which commit: not all at one, because some take hours. */
const runs = (): string[][] =>
  readdirSync(path('tests/bench/results')).map((file) => {
    const { date, commit } = JSON.parse(readFileSync(path(`tests/bench/results/${file}`), 'utf8'));
    return [`\`npm run bench -- ${file.replace('.json', '')}\``, date.slice(0, 10), commit ?? 'not known'];
  });

/** The pages that state figures, and their text with the figures that are stored. */
export const pagesWithFigures = (): [page: string, text: string][] =>
  Object.entries(TABLES).map(([page, tables]) => [
    page,
    Object.entries(tables).reduce(
      (text, [table, made]) => withTable(page, text, table, made()),
      readFileSync(path(page), 'utf8'),
    ),
  ]);

function withTable(page: string, text: string, table: string, made: string): string {
  const from = text.indexOf(begin(table));
  const to = text.indexOf(END, from);
  if (from < 0 || to < 0) throw new Error(`${page} has lost the comments around its table ${table}.`);
  return `${text.slice(0, from + begin(table).length)}${made}${text.slice(to)}`;
}

export function writePages(): void {
  for (const [page, text] of pagesWithFigures()) writeFileSync(path(page), text);
}
