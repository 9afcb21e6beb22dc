import { type DecimalSign, decimalSignIn } from './amount.ts';
import type { CollectedRows } from './csv-lines.ts';
import { dateEvidence, dayIn, dayInWords } from './dates.ts';
import { RefusedFile } from './draft.ts';
import type { DateOrder } from './profile.ts';
import type { Question } from './reading.ts';
import { orderBySending } from './sent-on.ts';
import { isBooked, isStatus } from './words.ts';

/** A comma or a point, if the amounts agree on it. */
export function decimalOf(of: CollectedRows): DecimalSign {
  let found: DecimalSign;
  for (const { cells } of of.rows) {
    for (const cell of [cells.amount, cells.oppositeAmount]) {
      const sign = decimalSignIn(cell);
      if (sign && found && sign !== found) return undefined;
      found ??= sign;
    }
  }
  return found;
}

/** The order of day and month, or the question about it. @throws RefusedFile when the dates contradict one another, or the answer */
export async function orderOf(
  of: CollectedRows,
): Promise<{ order: DateOrder; isSettled: boolean; question?: Question }> {
  const { answers = {}, today, sentOn } = of.options;
  const found = dateEvidence(
    of.rows.map(({ cells }) => cells.date),
    today,
  );
  if (found && 'dayFirst' in found) {
    throw new RefusedFile(
      `The dates contradict one another: ${found.dayFirst} has the day first, and ${found.monthFirst} the month.`,
      'Export the file with dates in one form.',
    );
  }
  const given = answers.date_order ?? of.profile?.dateOrder;
  if (found && 'order' in found) {
    if (answers.date_order && answers.date_order !== found.order) {
      const other = of.rows.find(
        ({ cells }) => dayIn(cells.date, found.order === 'day_first' ? 'month_first' : 'day_first') === undefined,
      );
      throw new RefusedFile(
        `The order of dates that was chosen contradicts ${other?.cells.date ?? 'the order of the rows'} in the file.`,
        'Choose the other order.',
        other?.line ?? null,
      );
    }
    return { order: found.order, isSettled: true };
  }
  if (given === 'day_first' || given === 'month_first') return { order: given, isSettled: true };
  if (!found) return { order: 'month_first', isSettled: false };
  const settled =
    sentOn &&
    (await orderBySending(
      of.rows.map(({ cells, text }) => ({ ...cells, text })),
      sentOn,
    ));
  if (settled) return { order: settled, isSettled: true };
  const choice = (value: DateOrder) => ({ value, words: dayInWords(dayIn(found.unclear, value) ?? '') });
  const choices = [choice('day_first'), choice('month_first')];
  return { order: 'day_first', isSettled: false, question: { name: 'date_order', about: found.unclear, choices } };
}

/** Which words of the status column count as booked. */
export function statusWordsOf(of: CollectedRows) {
  const words: Record<string, boolean> = {};
  const unknown = new Set<string>();
  let hasBooked = false;
  const answer = of.options.answers?.status_booked;
  const kept = new Map(Object.entries(of.profile?.statusWords ?? {}));
  for (const { cells } of of.rows) {
    const word = cells.status.toLowerCase().slice(0, 40);
    if (word === '' || word in words || unknown.has(word)) continue;
    if (isStatus(word)) words[word] = isBooked(word);
    else if (kept.has(word)) words[word] = kept.get(word) === true;
    else unknown.add(word);
    hasBooked ||= words[word] === true;
  }
  const isOpen = unknown.size > 0 && !hasBooked && answer === undefined;
  if (answer !== undefined) for (const word of unknown) words[word] = word === answer;
  const choices = [...unknown].slice(0, 5).map((word) => ({ value: word, words: `“${word}” means booked` }));
  const question: Question | undefined = isOpen
    ? {
        name: 'status_booked',
        about: `the column ${of.columns.status}`,
        choices: [...choices, { value: 'none', words: 'None of its words means booked' }],
      }
    : undefined;
  return { words, question, isBooked: (status: string) => words[status.toLowerCase().slice(0, 40)] === true };
}
