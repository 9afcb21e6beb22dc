import { dayOf, daysBetween } from './dates.ts';
import { centsOf, cleaned, codeWithin, Draft, RefusedFile, readingFrom, wordOf } from './draft.ts';
import type { Reading, ReadOptions } from './reading.ts';
import { textLines } from './text-lines.ts';

const CUT_OFF = 'Ask the bank for the file anew.';
/** Value date, entry date, side, funds code, amount, type, reference, and the bank's own reference. */
const BOOKING =
  /^(\d\d)(\d\d)(\d\d)(\d{4})?(R?[CD]|E[CD])([A-Z])?(\d{1,15},\d{0,9})([NFS][A-Z0-9]{3})([^/]*(?:\/(?!\/)[^/]*)*)(?:\/\/(.*))?$/;
const BALANCE = /^([CD])(\d\d)(\d\d)(\d\d)([A-Z]{3})(\d{1,15},\d{0,9})$/;
const MAX_INFORMATION = 20;

interface Field {
  line: number;
  tag: string;
  rows: string[];
}

/** MT940 and MT942 of SWIFT. @throws RefusedFile */
export async function readMt940(text: AsyncIterable<string>, { answers }: ReadOptions): Promise<Reading> {
  const drafts: Draft[] = [];
  let booking: Field | undefined;
  let isOpen = false;
  const finish = (information: string[]) => {
    const draft = drafts.at(-1);
    if (booking && draft) addBooking(draft, booking, information);
    booking = undefined;
  };
  for await (const { line, tag, rows } of fieldsOf(text)) {
    if (tag === '20') {
      finish([]);
      if (isOpen)
        throw new RefusedFile('A statement of the file has no closing balance: it is cut off.', CUT_OFF, line);
      drafts.push(new Draft());
      isOpen = true;
    }
    const draft = drafts.at(-1);
    if (!draft) continue;
    const [first = ''] = rows;
    if (tag === '25')
      draft.account = wordOf(
        first
          .split('/')
          .at(-1)
          ?.replace(/[A-Z]{3}$/, ''),
      );
    if (tag === '28C' || tag === '28') draft.facts.number = wordOf(first);
    if (tag === '60F' || tag === '60M') ofBalance(draft, first, 'opening', line);
    if (tag === '61') {
      finish([]);
      booking = { line, tag, rows };
    }
    if (tag === '86') finish(rows);
    if (tag === '62F' || tag === '62M') {
      finish([]);
      ofBalance(draft, first, 'closing', line);
      isOpen = false;
    }
    // MT942 has sums in place of the closing balance.
    if (tag === '90D' || tag === '90C' || tag === '34F') isOpen = false;
  }
  finish([]);
  if (drafts.length === 0) throw new RefusedFile('The file has no statement in MT940.', CUT_OFF);
  if (isOpen) throw new RefusedFile('The file has no closing balance: it is cut off.', CUT_OFF);
  return readingFrom('mt940', drafts, answers);
}

async function* fieldsOf(text: AsyncIterable<string>): AsyncGenerator<Field> {
  let field: Field | undefined;
  for await (const { line, text: row } of textLines(text)) {
    const [, tag, content = ''] = /^(?:\{.*\{4:)?:(\d\d[A-Z]?):(.*)$/.exec(row) ?? [];
    if (tag) {
      if (field) yield field;
      field = { line, tag, rows: [content.trim()] };
    } else if (/^-\}?|^\{/.test(row)) {
      if (field) yield field;
      field = undefined;
    } else if (field && field.rows.length < MAX_INFORMATION) field.rows.push(row);
  }
  if (field) yield field;
}

function ofBalance(draft: Draft, text: string, which: 'opening' | 'closing', line: number): void {
  const [, side, year = '', month, day, currency, amount = ''] = BALANCE.exec(text) ?? [];
  const cents = centsOf(amount, ',');
  if (!side || !currency || cents === undefined) {
    throw new RefusedFile(`The ${which} balance cannot be read.`, CUT_OFF, line);
  }
  draft.facts.currency = currency;
  const booked = dayOf(2_000 + Number(year), Number(month), Number(day)) ?? null;
  const signed = side === 'D' && cents !== 0 ? -cents : cents;
  if (which === 'opening') draft.facts.openingCents ??= signed;
  else draft.facts.closingCents = signed;
  if (which === 'opening') draft.facts.from ??= booked;
  else draft.facts.until = booked;
}

function addBooking(draft: Draft, { line, rows }: Field, information: string[]) {
  const [first = '', supplementary = ''] = rows;
  const wrong = (reason: string) => draft.cannotRead(line, first, reason, CUT_OFF);
  const found = BOOKING.exec(first);
  if (!found) return wrong('It is no booking as MT940 has them.');
  const [, year = '', month = '', day = '', entry, side = '', , amount = '', , reference = '', bankId] = found;
  const valueDay = dayOf(2_000 + Number(year), Number(month), Number(day));
  const bookedOn = valueDay && (entry ? entryDay(valueDay, entry) : valueDay);
  const cents = centsOf(amount, ',');
  if (!bookedOn) return wrong('It has a day that is in no calendar.');
  if (cents === undefined) return wrong('It has no amount, or parts of a cent.');
  const text = textOf(information, supplementary);
  if (side.startsWith('E')) return draft.leaveOut(line, `${first} ${text}`, 'It is expected, and not booked.');
  const isOut = side === 'D' || side === 'RC';
  const ownReference = reference.trim() === 'NONREF' ? referenceIn(information) : reference;
  draft.add({
    line,
    bankId: wordOf(bankId),
    bookedOn,
    amountCents: isOut && cents !== 0 ? -cents : cents,
    currency: draft.facts.currency ?? 'USD',
    reference: wordOf(ownReference),
    text,
    status: null,
    returnCode: isOut ? null : codeWithin(text),
    feeCents: null,
    details: [],
  });
}

/** The entry date has no year: it is near the value date. */
function entryDay(valueDay: string, entry: string): string | undefined {
  const near = [-1, 0, 1].map((years) =>
    dayOf(Number(valueDay.slice(0, 4)) + years, Number(entry.slice(0, 2)), Number(entry.slice(2))),
  );
  const distance = (day: string) => Math.abs(daysBetween(valueDay, day));
  return near
    .filter((day) => day !== undefined)
    .reduce<string | undefined>((best, day) => (best && distance(best) <= distance(day) ? best : day), undefined);
}

/** The information, also in the parts ?20, ?21, … of German banks, which are cut wherever a part is full. */
const textOf = (information: readonly string[], supplementary: string) =>
  cleaned(
    [...information, supplementary]
      .join(' ')
      .replaceAll(/\?\d\d/g, ' ')
      .replaceAll(/ {2,}/g, ' '),
  );

function referenceIn(information: readonly string[]): string | undefined {
  const [, reference] = /EREF\+(.*?)(?=[A-Z]{4}\+|\?[013-9]\d|$)/.exec(information.join('')) ?? [];
  return reference?.replaceAll(/\?2\d/g, '');
}
