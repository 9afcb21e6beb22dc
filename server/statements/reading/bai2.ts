import { dayOf } from './dates.ts';
import { cleaned, codeWithin, Draft, RefusedFile, readingFrom, wordOf } from './draft.ts';
import type { Reading, ReadOptions } from './reading.ts';
import { textLines } from './text-lines.ts';

const AGAIN = 'Ask the bank for the file anew.';
/** Ledger balances by their type codes. */
const [OPENING, CLOSING] = ['010', '015'];
/** Additional fields by funds type; those of D are counted by their first. */
const FUNDS_FIELDS: Record<string, number> = { S: 3, V: 2 };
const MAX_CONTINUED = 20;

interface BaiRecord {
  line: number;
  code: string;
  text: string;
}

/** BAI2. @throws RefusedFile */
export async function readBai2(text: AsyncIterable<string>, { answers }: ReadOptions): Promise<Reading> {
  const drafts: Draft[] = [];
  let [bookedOn, currency] = ['', 'USD'];
  let isComplete = false;
  let records = 0;
  const remarks: string[] = [];
  let [sum, inAccount] = [0, 0];
  for await (const { record, count } of recordsOf(text)) {
    const { line, code } = record;
    records += count;
    const fields = fieldsOf(record.text);
    const draft = drafts.at(-1);
    if (code === '02') {
      bookedOn = dayIn(fields[4]);
      if (bookedOn === '') throw new RefusedFile('A group of the file has no day.', AGAIN, line);
      currency = fields[6]?.trim() || 'USD';
    } else if (code === '03') {
      [sum, inAccount] = [0, 0];
      const added = new Draft();
      added.account = wordOf(fields[1]);
      added.facts.currency = fields[2]?.trim() || currency;
      added.facts.from = bookedOn || null;
      added.facts.until = bookedOn || null;
      sum += ofBalances(added, fields.slice(3));
      drafts.push(added);
    } else if (code === '16') {
      if (!draft || bookedOn === '') throw new RefusedFile('A booking of the file is in no account.', AGAIN, line);
      sum += addBooking(draft, record, bookedOn);
    } else if (code === '49') {
      const [, total = '', counted = ''] = fields;
      const end = draft?.account ? ` of the account …${draft.account.slice(-4)}` : '';
      if (/^-?\d+$/.test(total) && Number(total) !== sum)
        remarks.push(`The control total${end} differs from the sum of its records.`);
      if (/^\d+$/.test(counted) && Number(counted) !== inAccount + count)
        remarks.push(`The number of records${end} differs from its trailer.`);
    } else if (code === '99') isComplete = true;
    if (code === '03' || code === '16') inAccount += count;
  }
  if (!isComplete || records === 0) throw new RefusedFile('The file has no trailer record 99: it is cut off.', AGAIN);
  return readingFrom('bai2', drafts, answers, remarks);
}

/** Records with the records 88 that continue them, and of how many lines each is. */
async function* recordsOf(text: AsyncIterable<string>): AsyncGenerator<{ record: BaiRecord; count: number }> {
  let open: { record: BaiRecord; count: number } | undefined;
  for await (const { line, text: row } of textLines(text)) {
    const content = row.trim();
    if (content === '') continue;
    const [, code = '', rest = ''] = /^(\d\d)(?:,(.*))?$/.exec(content) ?? [];
    if (code === '88' && open) {
      if (open.count < MAX_CONTINUED) open.record.text = joined(open.record, rest);
      open.count += 1;
      continue;
    }
    if (open) yield open;
    open = code === '' ? undefined : { record: { line, code, text: content }, count: 1 };
  }
  if (open) yield open;
}

/** Fields go on behind a slash; a text goes on as a text. */
const joined = ({ code, text }: BaiRecord, rest: string) =>
  code === '16' ? `${text.replace(/\/$/, '')} ${rest}` : `${text.replace(/,?\/$/, '')},${rest}`;

const fieldsOf = (text: string) => text.replace(/\/$/, '').split(',');

function dayIn(field = ''): string {
  const [, year, month, day] = /^(\d\d)(\d\d)(\d\d)$/.exec(field.trim()) ?? [];
  return year ? (dayOf(2_000 + Number(year), Number(month), Number(day)) ?? '') : '';
}

const centsIn = (field = ''): number | undefined => (/^[+-]?\d{1,15}$/.test(field) ? Number(field) : undefined);

/** Reads the balances of an account. @returns the sum of their amounts, for the control total */
function ofBalances(draft: Draft, fields: readonly string[]): number {
  let [at, sum] = [0, 0];
  while (at < fields.length) {
    const [code = '', amount] = fields.slice(at, at + 2);
    const cents = centsIn(amount);
    sum += cents ?? 0;
    if (code === OPENING) draft.facts.openingCents = cents ?? null;
    if (code === CLOSING) draft.facts.closingCents = cents ?? null;
    const funds = fields[at + 3]?.trim() ?? '';
    at += 4 + fundsFields(funds, fields[at + 4]);
  }
  return sum;
}

const fundsFields = (funds: string, next = ''): number =>
  funds === 'D' ? 1 + 2 * Math.min(Number(/^\d{1,2}$/.exec(next)?.[0] ?? 0), 50) : (FUNDS_FIELDS[funds] ?? 0);

/** @returns the amount, for the control total */
function addBooking(draft: Draft, { line, text }: BaiRecord, bookedOn: string): number {
  const fields = fieldsOf(text);
  const [, code = '', amount, funds = ''] = fields;
  const cents = centsIn(amount);
  const wrong = (reason: string) => draft.cannotRead(line, text, reason, AGAIN);
  const after = 4 + fundsFields(funds.trim(), fields[4]);
  const [bankId, reference] = fields.slice(after, after + 2);
  const words = cleaned(fields.slice(after + 2).join(','));
  if (code === '890') draft.leaveOut(line, text, 'It moves no money.');
  else if (cents === undefined || cents < 0) wrong('It has no amount.');
  else if (!/^[1-6]\d\d$/.test(code))
    wrong(`Its type ${cleaned(code, 10)} does not say whether money came in or went out.`);
  else {
    const isOut = code >= '400';
    draft.add({
      line,
      bankId: wordOf(bankId),
      bookedOn,
      amountCents: isOut && cents !== 0 ? -cents : cents,
      currency: draft.facts.currency ?? 'USD',
      reference: wordOf(reference),
      text: words,
      status: null,
      returnCode: isOut ? null : codeWithin(words),
      feeCents: null,
      details: [],
    });
  }
  return cents ?? 0;
}
