import { type FieldError, InvalidInput } from '../domain/errors.ts';

/** What `date_order` of the contract says about dates with slashes. */
export type DateOrder = 'day_first' | 'month_first';

const SLASHES = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/;

/** With dots, the day comes first. */
export function dayIn(text: string, order: DateOrder): string | undefined {
  const cell = text.trim();
  const [, y, m, d] = /^(\d{4})-(\d\d)-(\d\d)(?:$|[T ])/.exec(cell) ?? [];
  if (y) return dayOf(y, m, d);
  const [, first, second, year] = SLASHES.exec(cell) ?? /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(cell) ?? [];
  return order === 'day_first' || cell.includes('.') ? dayOf(year, second, first) : dayOf(year, first, second);
}

function dayOf(year = '', month = '', dayOfMonth = ''): string | undefined {
  const day = `${year}-${month.padStart(2, '0')}-${dayOfMonth.padStart(2, '0')}`;
  const time = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(time.getTime()) && time.toISOString().startsWith(day) ? day : undefined;
}

const WORDS = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** The order of day and month, or the readings that the caller chooses from. */
type Found = { order: DateOrder; readings?: FieldError[] };

/**
 * Whether the day or the month comes first in the dates with slashes of a column. A part above 12 in any of them settles it.
 *
 * @param given what the caller says
 * @throws InvalidInput when the dates contradict one another, or the caller
 */
export function dateOrder(cells: readonly string[], given: DateOrder | undefined): Found {
  let [dayFirst, monthFirst, unclear]: (string | undefined)[] = [];
  for (const cell of cells) {
    const [date, first, second] = SLASHES.exec(cell.trim()) ?? [];
    if (Number(first) > 12) dayFirst ??= date;
    if (Number(second) > 12) monthFirst ??= date;
    if (Number(first) !== Number(second)) unclear ??= date;
  }
  if (dayFirst && monthFirst) {
    const message = `has days before months and months before days, as in ${dayFirst} and ${monthFirst}`;
    throw new InvalidInput([{ path: 'columns.date', message }]);
  }
  const settled = dayFirst ? 'day_first' : monthFirst ? 'month_first' : undefined;
  if (settled && given && settled !== given) {
    throw new InvalidInput([{ path: 'date_order', message: `contradicts ${dayFirst ?? monthFirst} in the file` }]);
  }
  const order = settled ?? given;
  if (order) return { order };
  const example = unclear;
  if (!example) return { order: 'month_first' };
  const reading = (one: DateOrder) => {
    const message = `reads ${example} as ${WORDS.format(new Date(dayIn(example, one) ?? 0))}`;
    return { path: `date_order.${one}`, message };
  };
  return { order: 'month_first', readings: [reading('day_first'), reading('month_first')] };
}
