/** Why the cells of a row are not known. */
export type RowFault = 'quote' | 'long' | 'wide';

export interface CsvRow {
  /** The line on which it begins, counted from 1. */
  line: number;
  cells: string[];
  fault: RowFault | null;
  /** Its beginning as it stands in the file. */
  text: string;
}

export const MAX_ROW = 64 * 1024;
export const MAX_CELLS = 500;
const SHOWN = 200;

/**
 * The rows of a CSV text, in portions, without empty lines. One odd row costs only itself: after a quote that stands in the middle of a cell or never ends,
 * the row is the line on which it begins, and reading goes on with the next line.
 *
 * @param text with \n as its only line end
 * @param firstLine the number of its first line
 */
export async function* csvRows(
  text: AsyncIterable<string>,
  delimiter: string,
  firstLine = 1,
): AsyncGenerator<CsvRow[]> {
  const reader = new RowReader(delimiter, firstLine);
  for await (const chunk of text) yield reader.read(chunk, false);
  yield reader.read('', true);
}

export class RowReader {
  readonly #delimiter: string;
  #rest = '';
  #line: number;
  /** Within a line that is too long, up to its end. */
  #skips = false;

  constructor(delimiter: string, firstLine = 1) {
    this.#delimiter = delimiter;
    this.#line = firstLine;
  }

  /** The rows that end in the text so far. @param isLast whether no more text follows */
  read(chunk: string, isLast: boolean): CsvRow[] {
    const text = this.#rest + chunk;
    const rows: CsvRow[] = [];
    let at = 0;
    if (this.#skips) at = this.#skipLine(text);
    while (at < text.length && !this.#skips) {
      const lineEnd = text.indexOf('\n', at);
      const found = this.#rowAt(text, at, lineEnd, isLast);
      if (found === 'unfinished') break;
      const { row, end } = found;
      if (row) rows.push(row);
      for (let next = text.indexOf('\n', at); next >= 0 && next < end; next = text.indexOf('\n', next + 1))
        this.#line += 1;
      at = end;
      if (row?.fault === 'long' && lineEnd < 0) this.#skips = true;
    }
    this.#rest = text.slice(at);
    return rows;
  }

  #skipLine(text: string): number {
    const end = text.indexOf('\n');
    if (end < 0) return text.length;
    this.#skips = false;
    this.#line += 1;
    return end + 1;
  }

  #rowAt(text: string, at: number, lineEnd: number, isLast: boolean): { row?: CsvRow; end: number } | 'unfinished' {
    if (lineEnd < 0 && !isLast && text.length - at <= MAX_ROW) return 'unfinished';
    const end = lineEnd < 0 ? text.length : lineEnd;
    const line = text.slice(at, end);
    const next = lineEnd < 0 ? end : end + 1;
    if (line.trim() === '') return { end: next };
    const faulty = (fault: RowFault) => ({
      row: { line: this.#line, cells: [], fault, text: line.slice(0, SHOWN) },
      end: next,
    });
    if (line.length > MAX_ROW) return faulty('long');
    if (!line.includes('"')) {
      const cells = line.split(this.#delimiter, MAX_CELLS + 1);
      return cells.length > MAX_CELLS
        ? faulty('wide')
        : { row: { line: this.#line, cells, fault: null, text: line.slice(0, SHOWN) }, end: next };
    }
    const quoted = this.#quotedRow(text, at);
    if (typeof quoted === 'object') {
      return {
        row: { line: this.#line, cells: quoted.cells, fault: null, text: line.slice(0, SHOWN) },
        end: quoted.end,
      };
    }
    if (quoted === 'unfinished' && !isLast && text.length - at <= MAX_ROW) return 'unfinished';
    return faulty(quoted === 'wide' ? 'wide' : 'quote');
  }

  /** A row with quotes, which may go over several lines. */
  #quotedRow(text: string, from: number): { cells: string[]; end: number } | 'unfinished' | 'quote' | 'wide' {
    const cells: string[] = [];
    let at = from;
    for (;;) {
      if (cells.length >= MAX_CELLS) return 'wide';
      let begin = at;
      while (text[begin] === ' ') begin += 1;
      if (text[begin] === '"') {
        let cell = '';
        let part = begin + 1;
        for (;;) {
          const quote = text.indexOf('"', part);
          if (quote < 0 || quote - from > MAX_ROW) return 'unfinished';
          cell += text.slice(part, quote);
          if (text[quote + 1] !== '"') {
            at = quote + 1;
            break;
          }
          cell += '"';
          part = quote + 2;
        }
        while (text[at] === ' ') at += 1;
        cells.push(cell);
        if (at < text.length && text[at] !== this.#delimiter && text[at] !== '\n') return 'quote';
      } else {
        const lineEnd = text.indexOf('\n', at);
        const delimiter = text.indexOf(this.#delimiter, at);
        const end =
          delimiter >= 0 && (lineEnd < 0 || delimiter < lineEnd) ? delimiter : lineEnd < 0 ? text.length : lineEnd;
        cells.push(text.slice(at, end));
        at = end;
      }
      if (text[at] !== this.#delimiter) return { cells, end: Math.min(at + 1, text.length) };
      at += 1;
    }
  }
}
