import { type FieldError, InvalidInput } from '../domain/errors.ts';
import { usdOf } from '../domain/money.ts';
import { amountIn, currencyIn, currencyOf } from './statement-amount.ts';
import type { Places } from './statement-columns.ts';
import { type Direction, directionIn, saysReturn, sideOf } from './statement-words.ts';

/** What `money_out` of the contract says about amounts whose direction no column tells. */
export type MoneyOut = 'negative' | 'positive';

/** The amount of a line, with its sign. */
export interface Money {
  cents: number;
  /** By a column; undefined when only the sign can tell. */
  said: Direction | undefined;
  /** Undefined for US dollars. */
  otherCurrency: string | undefined;
  /** Why it cannot be understood. */
  contradiction?: string;
}

const opposite = (side: Direction | undefined): Direction | undefined => side && (side === 'out' ? 'in' : 'out');

/**
 * Reads the amount, direction and currency of a row.
 *
 * @returns a function, which answers with the end of the sentence "line 3 …" what is missing
 * @throws InvalidInput when two columns of amounts do not tell which is which
 */
export function moneyReader(names: readonly string[], at: Places): (record: readonly string[]) => Money | string {
  const nameAt = (place: number | undefined) => (place === undefined ? '' : (names[place] ?? ''));
  const second = at.oppositeAmount;
  const side = sideOf(nameAt(at.amount)).direction ?? opposite(sideOf(nameAt(second)).direction);
  if (second !== undefined && side === undefined) {
    const message = 'and columns.amount have no names that say which of the two is money out';
    throw new InvalidInput([{ path: 'columns.opposite_amount', message }]);
  }
  const columns = [
    { place: at.amount, side, currency: currencyIn(nameAt(at.amount)) },
    ...(second === undefined ? [] : [{ place: second, side: opposite(side), currency: currencyIn(nameAt(second)) }]),
  ];
  return (record) => {
    const cells = columns.map((column) => ({ ...column, text: record[column.place]?.trim() ?? '' }));
    const amounts = cells.filter(({ text }) => text !== '').map((cell) => ({ ...cell, amount: amountIn(cell.text) }));
    const filled = amounts.find(({ amount }) => amount?.cents !== 0) ?? amounts[0];
    if (!filled?.amount || amounts.some(({ amount }) => !amount)) return 'has no amount in its column';
    const unit = at.currency === undefined ? '' : (record[at.currency] ?? '');
    const units = [unit.trim() === '' ? undefined : currencyOf(unit), filled.amount.currency, filled.currency];
    const money = { cents: filled.amount.cents, otherCurrency: units.find((one) => one && one !== 'USD') };
    if (second !== undefined) {
      const isTwice = amounts.filter(({ amount }) => amount?.cents !== 0).length > 1;
      return { ...money, said: filled.side, ...(isTwice && { contradiction: 'It has money out and money in' }) };
    }
    // "Withdrawal amount" may have returns with another sign; a column of money that came in has nothing else.
    if (at.direction === undefined) return { ...money, said: side === 'in' ? 'in' : undefined };
    const said = directionIn(record[at.direction] ?? '');
    return said ? { ...money, said } : 'has neither money out nor money in in the column with the direction';
  };
}

interface Line {
  line: number | null;
  reference: string;
  money: Money;
}

/**
 * Whether the money of each line went out or came in; an `Error` for a line that contradicts itself.
 *
 * @returns what the caller chooses from when nothing tells
 */
export function directionsOf(lines: readonly Line[], moneyOut: MoneyOut | undefined) {
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
  return { readings: moneyOut ? [] : readingsOf(unsaid), directionOf };
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
function readingsOf(lines: readonly Line[]): FieldError[] {
  const hasNegative = lines.some(({ money }) => money.cents < 0);
  const unclear = lines.find(({ money: { cents }, reference }) =>
    hasNegative ? cents < 0 && saysReturn(reference) : cents > 0 && !saysReturn(reference),
  );
  if (!unclear) return [];
  const { cents } = unclear.money;
  const amount = `${cents < 0 ? '-' : ''}$${Math.abs(usdOf(cents)).toFixed(2)}`;
  const words = { out: 'money that went out', in: 'money that came in' };
  const reading = (one: MoneyOut) => ({
    path: `money_out.${one}`,
    message: `reads ${amount} in line ${unclear.line} as ${words[cents < 0 === (one === 'negative') ? 'out' : 'in']}`,
  });
  return [reading('negative'), reading('positive')];
}
