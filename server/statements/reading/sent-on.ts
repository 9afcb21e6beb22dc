import { dayIn, daysBetween } from './dates.ts';
import type { DateOrder } from './profile.ts';

/** A bank books a payment from one day before to seven days after it was sent. */
const [DAYS_BEFORE, DAYS_AFTER] = [1, 7];
/** One or two payments may fit by chance. */
const FEWEST = 3;
const MAX_NAMES = 500;

interface Row {
  date: string;
  reference: string;
  bankId: string;
  text: string;
}

/** The order of dates in which the lines that name payments were booked soon after these were sent; undefined when that does not settle it. */
export async function orderBySending(
  rows: readonly Row[],
  sentOn: (names: string[]) => Promise<ReadonlyMap<string, string>>,
): Promise<DateOrder | undefined> {
  const named = rows.slice(0, MAX_NAMES).flatMap(({ date, reference, text }) => {
    const names = `${reference} ${text}`.split(/[\s,;|/()]+/).filter((word) => /\d/.test(word) && word.length >= 3);
    return names.length > 0 ? [{ date, names: names.slice(0, 20) }] : [];
  });
  const days = await sentOn([...new Set(named.flatMap(({ names }) => names))]);
  const fits = { day_first: 0, month_first: 0 };
  for (const { date, names } of named) {
    const sent = names.map((name) => days.get(name)).find((day) => day !== undefined);
    if (sent === undefined) continue;
    const isSoon = (order: DateOrder) => {
      const after = daysBetween(sent, dayIn(date, order) ?? '');
      return after >= -DAYS_BEFORE && after <= DAYS_AFTER;
    };
    const [dayFirst, monthFirst] = [isSoon('day_first'), isSoon('month_first')];
    if (dayFirst && !monthFirst) fits.day_first += 1;
    if (monthFirst && !dayFirst) fits.month_first += 1;
  }
  if (fits.day_first >= FEWEST && fits.month_first === 0) return 'day_first';
  return fits.month_first >= FEWEST && fits.day_first === 0 ? 'month_first' : undefined;
}
