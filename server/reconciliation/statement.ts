import { type FieldError, InvalidInput } from '../domain/errors.ts';
import { usdOf } from '../domain/money.ts';
import { Turn } from '../domain/turn.ts';
import { dateEvidence, dayIn, dayInWords } from '../statements/reading/dates.ts';
import { findColumns } from '../statements/reading/find-columns.ts';
import { directionsOf, type Money, moneyReader, readingOf, sideOfAmounts } from '../statements/reading/money.ts';
import type { DateOrder, MoneyOut } from '../statements/reading/profile.ts';
import { isBooked } from '../statements/reading/words.ts';
import { type Columns, type Places, placesOf } from './statement-columns.ts';
import { readRows, refused } from './statement-csv.ts';

export interface StatementLine {
  /** In the file, whose header is line 1; in the rail's list null, or the number of an entry that cannot be understood. */
  line: number | null;
  /** The key of the payment, which alone decides whose line it is; undefined in a file. */
  key?: string;
  reference: string;
  /** Without its sign. Undefined when the line cannot be understood. */
  cents: number | undefined;
  /** Money that came in: no payment of ours. */
  isIncoming?: boolean;
  /** Undefined for US dollars. */
  otherCurrency?: string;
  /** Why the line is no booking. */
  notBooked?: string;
  /** The UTC day; undefined when the statement has no column with dates. */
  day: string | undefined;
  /** Outside the days that are compared: it is there only to be found by a payment of these days. */
  isOutside?: boolean;
  note?: string;
}

/** The caller's answers where a statement can be read in two ways. */
export interface Answers {
  dateOrder?: DateOrder | undefined;
  moneyOut?: MoneyOut | undefined;
}

const MAX_LINES = 50_000;
const MAX_ERRORS = 10;
const MAX_REFERENCE = 200;
const MAX_STATUS = 40;
/** Header and lines that the columns are chosen by. */
const SHOWN = 4;

/** The header of a statement, its first rows, whether or not the text ends within one, and the columns that they tell. @throws InvalidInput */
export async function readHeader(content: string) {
  const [header = [], ...rows] = (await readRows(content, SHOWN)).map(({ record }) => record);
  const columns = header.map((name) => name.trim());
  const found = await findColumns(columns, rows);
  const nameAt = (index: number | undefined) => (index === undefined ? undefined : columns[index]);
  const { direction, status, currency } = found;
  return { columns, rows, found: { direction: nameAt(direction), status: nameAt(status), currency: nameAt(currency) } };
}

/** @throws InvalidInput that names the lines which are not understood, or the two readings of what is unclear */
export async function readStatement(
  content: string,
  columns: Columns,
  answers: Answers = {},
): Promise<StatementLine[]> {
  const [header, ...rows] = await readRows(content, MAX_LINES + 2);
  if (rows.length === 0) throw refused('has no line under its header');
  if (rows.length > MAX_LINES) throw refused(`has more than ${MAX_LINES.toLocaleString('en-US')} lines: split it`);
  const names = (header?.record ?? []).map((name) => name.trim());
  const records = rows.map(({ record }) => record);
  const at = await placesOf(names, records, columns);
  const dates = at.date === undefined ? [] : records.map((record) => record[at.date as number] ?? '');
  const { order, readings: ofDates = [] } = dateOrder(dates, answers.dateOrder);
  checkSides(names, at);
  const moneyOf = moneyReader(names, at);
  const errors: FieldError[] = [];
  const wrong = (line: number, message: string) => {
    if (errors.length < MAX_ERRORS) errors.push({ path: `content.${line}`, message });
  };
  const read = [];
  const turn = new Turn();
  for (const { record, line } of rows) {
    const money = moneyOf(record);
    const day = at.date === undefined ? undefined : dayIn(record[at.date] ?? '', order);
    if (typeof money === 'string') wrong(line, money);
    if (at.date !== undefined && day === undefined) wrong(line, 'has no date as 2026-11-20, 11/20/2026 or 20.11.2026');
    if (typeof money !== 'string')
      read.push({ line, reference: textIn(record[at.reference]), day, money, ...unbooked(record, at) });
    if (turn.isOver) await turn.pass();
  }
  if (errors.length > 0) throw new InvalidInput(errors);
  await turn.pass();
  const { unclear: line, directionOf } = directionsOf(read, answers.moneyOut);
  const unclear = [
    ...ofDates,
    ...(line ? (['negative', 'positive'] as const).map((one) => moneyReading(line, one)) : []),
  ];
  if (unclear.length > 0) throw new InvalidInput(unclear);
  const lines: StatementLine[] = [];
  for (const { money, ...one } of read) {
    const direction = directionOf({ money, ...one });
    const { cents, currency } = money;
    const otherCurrency = currency === 'USD' ? undefined : currency;
    lines.push({
      ...one,
      cents: typeof direction === 'object' ? undefined : Math.abs(cents),
      ...(typeof direction === 'object' && { note: direction.contradiction }),
      ...(direction === 'in' && { isIncoming: true }),
      ...(otherCurrency && { otherCurrency }),
    });
    if (turn.isOver) await turn.pass();
  }
  return lines;
}

/** @throws InvalidInput when two columns of amounts do not tell which is which */
function checkSides(names: readonly string[], { amount, oppositeAmount }: Places): void {
  if (oppositeAmount === undefined || sideOfAmounts(names[amount] ?? '', names[oppositeAmount] ?? '')) return;
  const message = 'and columns.amount have no names that say which of the two is money out';
  throw new InvalidInput([{ path: 'columns.opposite_amount', message }]);
}

/** The order of day and month, or the readings that the caller chooses from. @throws InvalidInput when the dates contradict one another, or the caller */
function dateOrder(
  cells: readonly string[],
  given: DateOrder | undefined,
): { order: DateOrder; readings?: FieldError[] } {
  const found = dateEvidence(cells);
  if (found && 'dayFirst' in found) {
    const message = `has days before months and months before days, as in ${found.dayFirst} and ${found.monthFirst}`;
    throw new InvalidInput([{ path: 'columns.date', message }]);
  }
  if (found && 'order' in found) {
    if (given === undefined || given === found.order) return found;
    const example = cells.find((cell) => dayIn(cell, given) === undefined)?.trim();
    throw new InvalidInput([{ path: 'date_order', message: `contradicts ${example} in the file` }]);
  }
  if (given || !found) return { order: given ?? 'month_first' };
  const reading = (order: DateOrder) => {
    const message = `reads ${found.unclear} as ${dayInWords(dayIn(found.unclear, order) ?? '')}`;
    return { path: `date_order.${order}`, message };
  };
  return { order: 'month_first', readings: [reading('day_first'), reading('month_first')] };
}

function moneyReading(line: { line: number; reference: string; money: Money }, moneyOut: MoneyOut): FieldError {
  const { cents } = line.money;
  const amount = `${cents < 0 ? '-' : ''}$${Math.abs(usdOf(cents)).toFixed(2)}`;
  return {
    path: `money_out.${moneyOut}`,
    message: `reads ${amount} in line ${line.line} as ${readingOf(line, moneyOut)}`,
  };
}

/** A line without a status in a file that has them is no booking either. */
function unbooked(record: readonly string[], { status }: Places): { notBooked?: string } {
  if (status === undefined) return {};
  const word = record[status]?.trim().slice(0, MAX_STATUS) ?? '';
  return isBooked(word) ? {} : { notBooked: word === '' ? 'It has no status' : `Its status is ${word}` };
}

const textIn = (cell = ''): string => cell.trim().slice(0, MAX_REFERENCE);
