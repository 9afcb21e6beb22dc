import type { CsvRow } from '../../files/csv-rows.ts';
import { amountIn, decimalSignIn, isCurrency } from './amount.ts';
import { cellsOf } from './csv-layout.ts';
import { isDate } from './dates.ts';
import { cleaned, Draft, MAX_LINES, tooMany, wordOf } from './draft.ts';
import type { CsvColumns, CsvProfile } from './profile.ts';
import type { ReadOptions } from './reading.ts';
import { isBooked, isStatus, saysSummary } from './words.ts';

/** The cells of a row that count, until all rows are there. */
export interface CollectedRow {
  line: number;
  raw: string;
  cells: Record<keyof CsvColumns, string>;
  text: string;
}

/** All rows of a file, and how they are read. */
export interface CollectedRows {
  readonly names: readonly string[];
  readonly columns: CsvColumns;
  readonly profile: CsvProfile | undefined;
  readonly options: ReadOptions;
  readonly rows: CollectedRow[];
  readonly draft: Draft;
  /** The numbers of the accounts that the rows name. */
  readonly accounts: Set<string>;
}

const FAULTS = {
  quote: ['A quote stands in the middle of a cell, or never ends.', 'Remove the quote in this line.'],
  long: ['It is longer than 64 kB.', 'Export the file anew: a line end or a quote is missing.'],
  wide: ['It has more than 500 cells.', 'Export the file anew.'],
} as const;

/** A date or an amount of another column: no word of the booking. */
const isFigure = (cell: string) => /^[-+(]?\d{1,3}(?:[.,]?\d{3})*[.,]\d{2}\)?$/.test(cell) || isDate(cell);

/** Some banks write a balance as if it were a booking. */
const isBalance = (text: string) => /^(?:opening|closing|beginning|ending) balance$/i.test(text);

/** Collects the rows of a CSV file. What the dates and amounts mean is only known when all are there. */
export class CsvLines implements CollectedRows {
  readonly names: readonly string[];
  readonly columns: CsvColumns;
  readonly profile: CsvProfile | undefined;
  readonly options: ReadOptions;
  readonly #places: Record<keyof CsvColumns, number>;
  /** The places whose cells are words of the booking. */
  readonly #words: number[];
  readonly rows: CollectedRow[] = [];
  readonly draft = new Draft();
  readonly accounts = new Set<string>();

  constructor(names: readonly string[], columns: CsvColumns, profile: CsvProfile | undefined, options: ReadOptions) {
    this.names = names;
    this.columns = columns;
    this.profile = profile;
    this.options = options;
    const entries = Object.entries(columns).map(([key, name]) => [key, name === null ? -1 : names.indexOf(name)]);
    this.#places = Object.fromEntries(entries) as Record<keyof CsvColumns, number>;
    const own = new Set(Object.values(this.#places));
    this.#words = names.flatMap((_, index) => (own.has(index) ? [] : [index]));
  }

  /** The rows above the header, some of which say something of the statement. */
  preamble(rows: readonly CsvRow[]): void {
    const { facts } = this.draft;
    for (const row of rows) {
      const [name = '', ...values] = cellsOf(row);
      const value = values.find((cell) => cell !== '') ?? '';
      this.draft.leaveOut(row.line, row.text, 'It stands above the header.');
      if (/\b(account|konto|rekening|iban|cuenta|compte)\b/i.test(name) && !/owner|name|holder|type/i.test(name)) {
        this.draft.account ??= wordOf(value.replace(/\(.*\)/, ''));
      }
      if (isCurrency(value) && /curr|währung|valuta|devise|moneda/i.test(name)) facts.currency = value.toUpperCase();
      const cents = amountIn(value, decimalSignIn(value))?.cents;
      if (/\b(opening|beginning|start|previous)\b.*\bbalance/i.test(name)) facts.openingCents = cents ?? null;
      if (/\b(closing|ending|new)\b.*\bbalance/i.test(name)) facts.closingCents = cents ?? null;
    }
  }

  /** @throws RefusedFile for one too many */
  add(row: CsvRow) {
    if (row.fault) {
      const [reason, remedy] = FAULTS[row.fault];
      return this.draft.cannotRead(row.line, row.text, reason, remedy);
    }
    const cells = cellsOf(row);
    const at = (name: keyof CsvColumns) => cells[this.#places[name]] ?? '';
    const own = Object.fromEntries(Object.keys(this.#places).map((name) => [name, at(name as keyof CsvColumns)]));
    const hasDate = isDate(at('date'));
    const hasAmount = [at('amount'), at('oppositeAmount')].some((cell) => /\d/.test(cell));
    if (!hasDate) {
      const isHeader = cells.length > 1 && cells.every((cell, index) => cell === '' || cell === this.names[index]);
      if (isHeader) return this.draft.leaveOut(row.line, row.text, 'It is the header again.');
      if (isStatus(own.status ?? '') && !isBooked(own.status ?? '')) {
        return this.draft.leaveOut(row.line, row.text, `Its status is ${cleaned(own.status ?? '', 40)}.`);
      }
      const first = cells.find((cell) => cell !== '') ?? '';
      if (saysSummary(first)) return this.draft.leaveOut(row.line, row.text, 'It is a total, a balance or a footer.');
      if (!hasAmount && cells.some(isDate) && cells.some((cell) => amountIn(cell))) {
        const reason = 'Its date and amount stand in other columns than those of the header.';
        return this.draft.cannotRead(
          row.line,
          row.text,
          reason,
          'Upload the part with other columns as a file of its own.',
        );
      }
      if (!hasAmount) return this.draft.leaveOut(row.line, row.text, 'It has neither a date nor an amount.');
      return this.draft.cannotRead(
        row.line,
        row.text,
        `It has no date in the column ${this.columns.date}.`,
        'Write the date as 2026-11-20.',
      );
    }
    const words = this.#words.map((index) => cells[index] ?? '').filter((cell) => cell !== '' && !isFigure(cell));
    if (words.some(hasAmount ? isBalance : saysSummary)) {
      return this.draft.leaveOut(row.line, row.text, 'It is a total, a balance or a footer.');
    }
    if (cells.length > this.names.length) {
      const reason = `It has ${cells.length} cells, and the header ${this.names.length}.`;
      return this.draft.cannotRead(row.line, row.text, reason, 'Put a cell that contains the delimiter into quotes.');
    }
    this.rows.push({
      line: row.line,
      raw: row.text,
      cells: own as CollectedRow['cells'],
      text: cleaned(words.join(' | ')),
    });
    if (this.rows.length > MAX_LINES) throw tooMany();
    if (own.account) this.accounts.add(own.account);
  }
}
