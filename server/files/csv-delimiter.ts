import { RowReader } from './csv-rows.ts';

export const DELIMITERS = [',', ';', '\t', '|'] as const;
export type Delimiter = (typeof DELIMITERS)[number];

/** The line by which Excel is told the delimiter. */
const SEP = /^sep=([,;\t|])[ ,;\t|]*(?:\n|$)/i;
const LOOKED_AT = 200;

/** The delimiter that a file's first line names, as in "sep=;", and the length of that line. */
export function namedDelimiter(text: string): { delimiter: Delimiter; length: number } | undefined {
  const found = SEP.exec(text);
  return found ? { delimiter: found[1] as Delimiter, length: found[0].length } : undefined;
}

/**
 * The delimiter of a CSV text: the one with which most of its rows have one width, of two cells or more. Undefined where no delimiter splits any row.
 *
 * @param head the beginning of the text, with \n as its only line end
 */
export function delimiterOf(head: string): Delimiter | undefined {
  let best: { delimiter: Delimiter; cells: number } | undefined;
  for (const delimiter of DELIMITERS) {
    const rows = new RowReader(delimiter).read(head, true).slice(0, LOOKED_AT);
    const counts = new Map<number, number>();
    for (const { cells } of rows) if (cells.length > 1) counts.set(cells.length, (counts.get(cells.length) ?? 0) + 1);
    // Rows of one width count by their cells, so that a comma within amounts loses to the semicolon between them.
    const cells = Math.max(0, ...[...counts].map(([width, count]) => (width - 1) * count * count));
    if (cells > (best?.cells ?? 0)) best = { delimiter, cells };
  }
  return best?.delimiter;
}
