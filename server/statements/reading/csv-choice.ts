import { amountIn } from './amount.ts';
import { isDate } from './dates.ts';
import { RefusedFile } from './draft.ts';
import { findColumns, oppositeOf } from './find-columns.ts';
import type { CsvColumns } from './profile.ts';
import type { Answers, Question } from './reading.ts';
import {
  namesAccount,
  namesBalance,
  namesBankId,
  namesFee,
  rankOfAmount,
  rankOfDate,
  rankOfReference,
  sideOf,
} from './words.ts';

/** How many cells of a column are filled, and how many of these are dates or amounts. */
interface Content {
  filled: number;
  dates: number;
  amounts: number;
  /** Amounts with cents or a sign, which numbers and ids have not. */
  sure: number;
}

/** Most of the cells. */
const isMost = (count: number, all: number) => all > 0 && count * 10 >= all * 8;

/**
 * Chooses the columns by their names and by what is in them.
 *
 * @param rows the first rows, as wide as the header
 * @throws RefusedFile when no column has dates, or none has amounts
 */
export async function chooseColumns(
  names: readonly string[],
  rows: readonly string[][],
  answers: Answers,
): Promise<{ columns: CsvColumns; questions: Question[] }> {
  const content = names.map((_, index) => contentOf(rows, index));
  const date = dateColumn(names, content, answers.date_column);
  const money = amountColumns(names, rows, content, answers.amount_column);
  const taken = [date, money.amount, money.opposite];
  const found = await findColumns(names, rows, taken);
  const nameAt = (index: number | undefined) => (index === undefined || index < 0 ? null : (names[index] ?? null));
  const amountName = names[money.amount] ?? '';
  const best = (rank: (name: string) => number) => {
    const ranks = names.map((name, index) => (content[index]?.filled ? rank(name) : 0));
    const most = Math.max(...ranks);
    return most > 0 ? nameAt(ranks.indexOf(most)) : null;
  };
  const one = (is: (name: string) => boolean) =>
    nameAt(names.findIndex((name, index) => !taken.includes(index) && is(name)));
  const columns: CsvColumns = {
    date: names[date] ?? '',
    amount: amountName,
    oppositeAmount: nameAt(money.opposite),
    direction: money.opposite === undefined ? nameAt(found.direction) : null,
    status: nameAt(found.status),
    currency: nameAt(currencyColumn(names, rows, money.amount, found.currency)),
    reference: best(rankOfReference),
    bankId: one(namesBankId),
    fee: one((name) => namesFee(name) && isMost(...amountsOf(content[names.indexOf(name)]))),
    balance: one((name) => namesBalance(name) && isMost(...amountsOf(content[names.indexOf(name)]))),
    account: one(namesAccount),
  };
  return { columns, questions: money.question ? [money.question] : [] };
}

const amountsOf = (content: Content | undefined): [number, number] => [content?.amounts ?? 0, content?.filled ?? 0];

function contentOf(rows: readonly string[][], index: number): Content {
  const content = { filled: 0, dates: 0, amounts: 0, sure: 0 };
  for (const row of rows) {
    const cell = row[index]?.trim() ?? '';
    if (cell === '') continue;
    content.filled += 1;
    if (isDate(cell)) content.dates += 1;
    else if (amountIn(cell, ',') ?? amountIn(cell)) {
      content.amounts += 1;
      if (/[.,]\d{1,2}\D*$|[-+−()]/.test(cell)) content.sure += 1;
    }
  }
  return content;
}

function dateColumn(names: readonly string[], content: readonly Content[], answer: string | undefined): number {
  const given = answer === undefined ? -1 : names.indexOf(answer);
  if (given >= 0) return given;
  const ranks = names.map((name, index) => {
    const { dates = 0, filled = 0 } = content[index] ?? {};
    // A column that is called a date counts even if its few cells are none.
    const isOne = filled === 0 ? false : isMost(dates, filled);
    return (isOne ? 10 : 0) + rankOfDate(name);
  });
  const most = Math.max(...ranks);
  if (most > 0) return ranks.indexOf(most);
  throw new RefusedFile('No column of the file has dates.', 'Export it with the day on which each line was booked.');
}

/** The column of signed amounts, or of money out with its opposite. */
function amountColumns(
  names: readonly string[],
  rows: readonly string[][],
  content: readonly Content[],
  answer: string | undefined,
): { amount: number; opposite?: number; question?: Question } {
  const given = answer === undefined ? -1 : names.indexOf(answer);
  if (given >= 0) return { amount: given };
  const pair = amountPair(names, content);
  const ranks = names.map((name, index) => {
    const { amounts = 0, filled = 0 } = content[index] ?? {};
    if (filled > 0 && !isMost(amounts, filled)) return filled < 5 ? Math.min(1, rankOfAmount(name)) : 0;
    return filled > 0 ? rankOfAmount(name) : 0;
  });
  const most = Math.max(...ranks);
  if (pair && (most < 2 || pair.filled > (content[ranks.indexOf(most)]?.filled ?? 0) / 2)) return pair;
  const side = names.findIndex(
    (name, index) => sideOf(name).direction !== undefined && isMost(...amountsOf(content[index])),
  );
  if (most === 0 && side >= 0) return { amount: side };
  const candidates = most > 0 ? places(ranks, most) : unnamed(names, content);
  const [first] = candidates;
  if (first === undefined) {
    throw new RefusedFile('No column of the file has amounts.', 'Export it with the amount of each line.');
  }
  // Of two columns with one name, the filled one.
  const fullest = candidates.toSorted((a, b) => (content[b]?.filled ?? 0) - (content[a]?.filled ?? 0));
  const open = distinct(fullest, rows);
  if (open.length === 1) return { amount: fullest[0] as number };
  const moved = open.find((index) => open.some((balance) => balance !== index && isBalanceOf(balance, index, rows)));
  if (moved !== undefined) return { amount: moved };
  return {
    amount: open[0] as number,
    question: {
      name: 'amount_column',
      about: 'the amounts',
      choices: open.map((index) => ({
        value: names[index] ?? '',
        words: `${names[index]}, such as ${example(rows, index)}`,
      })),
    },
  };
}

const places = (ranks: readonly number[], rank: number) => ranks.flatMap((one, index) => (one === rank ? [index] : []));
const example = (rows: readonly string[][], index: number) =>
  rows.find((row) => (row[index]?.trim() ?? '') !== '')?.[index]?.trim() ?? '';

/** Columns of amounts by what is in them. */
const unnamed = (names: readonly string[], content: readonly Content[]) =>
  names.flatMap((name, index) => {
    const { amounts = 0, filled = 0, sure = 0 } = content[index] ?? {};
    return isMost(amounts, filled) && sure > 0 && !namesBalance(name) && !namesFee(name) ? [index] : [];
  });

/** Without columns that have the same amounts as one before them, or none. */
function distinct(candidates: readonly number[], rows: readonly string[][]): number[] {
  const seen = new Set<string>();
  return candidates.filter((index) => {
    const cells = rows.map((row) => row[index]?.trim() ?? '');
    const key = cells.join('\n');
    return cells.some((cell) => cell !== '') && seen.size !== seen.add(key).size;
  });
}

/** The two columns for money out and money in that most rows fill. */
function amountPair(names: readonly string[], content: readonly Content[]) {
  const pairs = names.flatMap((name, amount) => {
    const opposite = sideOf(name).direction === 'out' ? oppositeOf(names, amount) : undefined;
    if (opposite === undefined) return [];
    const [out, back] = [content[amount], content[opposite]];
    const filled = (out?.filled ?? 0) + (back?.filled ?? 0);
    return filled > 0 && isMost((out?.amounts ?? 0) + (back?.amounts ?? 0), filled)
      ? [{ amount, opposite, filled }]
      : [];
  });
  return pairs.reduce<(typeof pairs)[number] | undefined>(
    (most, one) => (most && most.filled >= one.filled ? most : one),
    undefined,
  );
}

const FEWEST_STEPS = 2;

/** Whether one column is the balance that another one moves, in either order of the rows. */
function isBalanceOf(balance: number, amount: number, rows: readonly string[][]): boolean {
  const both = rows.flatMap((row) => {
    const [of, by] = [balance, amount].map((index) => amountIn(row[index] ?? '')?.cents);
    return of === undefined || by === undefined ? [] : [{ of, by }];
  });
  if (both.length <= FEWEST_STEPS) return false;
  const follows = (later: number, earlier: number) =>
    both.every((_, index) => {
      const [one, other] = [both[index + later], both[index + earlier]];
      return !one || !other || one.of === other.of + one.by;
    });
  return follows(1, 0) || follows(0, 1);
}

/** Of several columns with currencies, the one whose name is most like the amount's. */
function currencyColumn(
  names: readonly string[],
  rows: readonly string[][],
  amount: number,
  found: number | undefined,
): number | undefined {
  if (found === undefined) return undefined;
  const words = (name: string) =>
    new Set(
      name
        .toLowerCase()
        .split(/[^\p{L}]+/u)
        .filter(Boolean),
    );
  const own = words(names[amount] ?? '');
  const isOne = (index: number) => {
    const cells = rows.map((row) => row[index]?.trim() ?? '').filter((cell) => cell !== '');
    return (
      cells.length > 0 &&
      cells.every((cell) => /^[A-Za-z]{3}$/.test(cell)) &&
      /curr|ccy|währung|valuta|devise|moneda/i.test(names[index] ?? '')
    );
  };
  const shared = (index: number) => [...words(names[index] ?? '')].filter((word) => own.has(word)).length;
  return names.reduce((best, _, index) => (isOne(index) && shared(index) > shared(best) ? index : best), found);
}
