import { amountIn, currencyIn, currencyOf, type DecimalSign } from './amount.ts';
import type { MoneyOut } from './profile.ts';
import { type Direction, directionIn, saysReturn, sideOf } from './words.ts';

/** The places of a row's columns that say how much it is. */
export interface MoneyPlaces {
  amount: number;
  oppositeAmount: number | undefined;
  direction: number | undefined;
  currency: number | undefined;
}

/** The amount of a line, with its sign. */
export interface Money {
  cents: number;
  /** By a column; undefined when only the sign can tell. */
  said: Direction | undefined;
  /** Undefined when nothing names it. */
  currency: string | undefined;
  /** Why it cannot be understood. */
  contradiction?: string;
}

const opposite = (side: Direction | undefined): Direction | undefined => side && (side === 'out' ? 'in' : 'out');

/** Which of two columns of amounts is money out; undefined when their names do not say it. */
export const sideOfAmounts = (amount: string, oppositeAmount: string): Direction | undefined =>
  sideOf(amount).direction ?? opposite(sideOf(oppositeAmount).direction);

/**
 * Reads the amount, direction and currency of a row.
 *
 * @returns a function, which answers with the end of the sentence "It …" what is missing
 */
export function moneyReader(
  names: readonly string[],
  at: MoneyPlaces,
  decimal?: DecimalSign,
): (record: readonly string[]) => Money | string {
  const nameAt = (place: number | undefined) => (place === undefined ? '' : (names[place] ?? ''));
  const second = at.oppositeAmount;
  const side = sideOfAmounts(nameAt(at.amount), nameAt(second));
  const columns = [
    { place: at.amount, side, currency: currencyIn(nameAt(at.amount)) },
    ...(second === undefined ? [] : [{ place: second, side: opposite(side), currency: currencyIn(nameAt(second)) }]),
  ];
  return (record) => {
    const cells = columns.map((column) => ({ ...column, text: record[column.place]?.trim() ?? '' }));
    const amounts = cells
      .filter(({ text }) => text !== '')
      .map((cell) => ({ ...cell, amount: amountIn(cell.text, decimal) }));
    const filled = amounts.find(({ amount }) => amount?.cents !== 0) ?? amounts[0];
    if (!filled?.amount || amounts.some(({ amount }) => !amount)) return 'has no amount in its column';
    const unit = at.currency === undefined ? '' : (record[at.currency] ?? '');
    const units = [unit.trim() === '' ? undefined : currencyOf(unit), filled.amount.currency, filled.currency];
    // Dollars go without saying; what is said besides them counts.
    const currency = units.find((one) => one && one !== 'USD') ?? units.find((one) => one);
    const money = { cents: filled.amount.cents, currency };
    if (second !== undefined) {
      const isTwice = amounts.filter(({ amount }) => amount?.cents !== 0).length > 1;
      return { ...money, said: filled.side, ...(isTwice && { contradiction: 'It has money out and money in' }) };
    }
    if (filled.amount.said) return { ...money, said: filled.amount.said };
    // "Withdrawal amount" may have returns with another sign; a column of money that came in has nothing else.
    if (at.direction === undefined) return { ...money, said: side === 'in' ? 'in' : undefined };
    const said = directionIn(record[at.direction] ?? '');
    return said ? { ...money, said } : 'has neither money out nor money in in the column with the direction';
  };
}

interface Line {
  line: number;
  reference: string;
  money: Money;
}

/**
 * Whether the money of each line went out or came in; an `Error` for a line that contradicts itself.
 *
 * @returns also a line for which nothing tells it
 */
export function directionsOf<Read extends Line>(lines: readonly Read[], moneyOut: MoneyOut | undefined) {
  const unsaid = lines.filter(({ money }) => money.said === undefined);
  const odd = { out: oddSign(lines, 'out'), in: oddSign(lines, 'in') };
  const directionOf = ({
    money: { cents, said, contradiction },
    reference,
  }: Line): Direction | { contradiction: string } => {
    if (contradiction) return { contradiction };
    if (said) return odd[said].includes(Math.sign(cents)) ? { contradiction: ODD_SIGN[said] } : said;
    if (cents < 0) return moneyOut === 'positive' ? 'in' : 'out';
    return moneyOut === 'positive' && !saysReturn(reference) ? 'out' : 'in';
  };
  return { unclear: moneyOut ? undefined : unclearOf(unsaid), directionOf };
}

const ODD_SIGN = {
  out: 'It says money out, with another sign than most such lines',
  in: 'It says money in, with another sign than most such lines',
};

/** The signs that fewer amounts of a direction have; both when they are equally many. A minus where others have none may undo a booking. */
function oddSign(lines: readonly Line[], direction: Direction): number[] {
  let [below, above] = [0, 0];
  for (const { money } of lines) {
    if (money.said !== direction) continue;
    if (money.cents < 0) below += 1;
    if (money.cents > 0) above += 1;
  }
  if (below === 0 || above === 0) return [];
  return [...(below <= above ? [-1] : []), ...(above <= below ? [1] : [])];
}

/** Signs tell the direction in a file that has amounts below zero, unless one of these is called a return. Otherwise a list of payments looks like a list of returns. */
function unclearOf<Read extends Line>(lines: readonly Read[]): Read | undefined {
  const hasNegative = lines.some(({ money }) => money.cents < 0);
  return lines.find(({ money: { cents }, reference }) =>
    hasNegative ? cents < 0 && saysReturn(reference) : cents > 0 && !saysReturn(reference),
  );
}

/** The reading that an answer would give a line for which nothing tells the direction. */
export const readingOf = ({ money: { cents } }: Line, moneyOut: MoneyOut): string =>
  cents < 0 === (moneyOut === 'negative') ? 'money that went out' : 'money that came in';
