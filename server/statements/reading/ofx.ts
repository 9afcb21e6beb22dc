import { Turn } from '../../domain/turn.ts';
import { dayOf } from './dates.ts';
import { centsOf, cleaned, codeWithin, Draft, RefusedFile, readingFrom, wordOf } from './draft.ts';
import type { Reading, ReadOptions } from './reading.ts';

const AGAIN = 'Ask the bank for the file anew.';
const MAX_ELEMENT = 64 * 1024;
const MAX_VALUE = 1_000;
const STATEMENTS = new Set(['STMTRS', 'CCSTMTRS']);
const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', nbsp: ' ', quot: '"', apos: "'" };

/** OFX, also QFX: version 1, whose values have no end tag, and version 2, which is XML. @throws RefusedFile */
export async function readOfx(text: AsyncIterable<string>, { answers }: ReadOptions): Promise<Reading> {
  const ofx = new Ofx();
  const turn = new Turn();
  let rest = '';
  for await (const chunk of text) {
    rest += chunk;
    let at = 0;
    for (let next = rest.indexOf('<', at + 1); next >= 0; next = rest.indexOf('<', at + 1)) {
      ofx.take(rest.slice(at, next));
      at = next;
      if (turn.isOver) await turn.pass();
    }
    rest = rest.slice(at);
    if (rest.length > MAX_ELEMENT) throw new RefusedFile('An element of the file is longer than 64 kB.', AGAIN);
  }
  ofx.take(rest);
  if (!ofx.isComplete) throw new RefusedFile('The file has no end: it is cut off.', AGAIN);
  if (ofx.drafts.length === 0) throw new RefusedFile('The file has no statement of an account.', AGAIN);
  return readingFrom('ofx', ofx.drafts, answers);
}

type Values = Map<string, string>;

class Ofx {
  readonly drafts: Draft[] = [];
  isComplete = false;
  #entries = 0;
  #booking: Values | undefined;
  #balance = '';

  /** @param piece a tag with the text behind it, or the text before the first tag */
  take(piece: string): void {
    if (/^<!(?!--)/.test(piece)) throw new RefusedFile('The file has a DOCTYPE or another declaration.', AGAIN);
    const [, end, name = '', value = ''] = /^<(\/?)([A-Z0-9_.]+)\s*>([\s\S]*)$/i.exec(piece) ?? [];
    const tag = name.toUpperCase();
    if (tag === '') return;
    if (end) this.#close(tag);
    else this.#open(tag, valueIn(value));
  }

  #open(tag: string, value: string): void {
    if (STATEMENTS.has(tag)) this.drafts.push(new Draft());
    const draft = this.drafts.at(-1);
    if (!draft) return;
    if (tag === 'STMTTRN') {
      // Version 1 may leave out even this end tag.
      this.#addBooking(draft);
      this.#booking = new Map();
      return;
    }
    if (this.#booking) {
      if (value !== '' && !this.#booking.has(tag) && this.#booking.size < 50) this.#booking.set(tag, value);
      return;
    }
    if (tag.endsWith('BAL')) this.#balance = tag;
    if (tag === 'CURDEF') draft.facts.currency = wordOf(value.toUpperCase());
    if (tag === 'ACCTID') draft.account ??= wordOf(value);
    if (tag === 'DTSTART') draft.facts.from = dayIn(value) ?? null;
    if (tag === 'DTEND') draft.facts.until = dayIn(value) ?? null;
    if (tag === 'BALAMT' && this.#balance === 'LEDGERBAL') draft.facts.closingCents = amountOf(value) ?? null;
  }

  #close(tag: string): void {
    const draft = this.drafts.at(-1);
    if (draft && (tag === 'STMTTRN' || tag === 'BANKTRANLIST' || STATEMENTS.has(tag))) this.#addBooking(draft);
    if (tag === 'OFX') this.isComplete = true;
  }

  #addBooking(draft: Draft) {
    const booking = this.#booking;
    this.#booking = undefined;
    if (!booking) return;
    this.#entries += 1;
    const line = this.#entries;
    const at = (tag: string) => booking.get(tag);
    const words = ['TRNTYPE', 'NAME', 'PAYEE', 'MEMO', 'CHECKNUM'].flatMap((tag) => at(tag) ?? []);
    const text = cleaned(words.join(' | '));
    const wrong = (reason: string) => draft.cannotRead(line, text, reason, AGAIN);
    const amountCents = amountOf(at('TRNAMT') ?? '');
    const bookedOn = dayIn(at('DTPOSTED') ?? '');
    if (amountCents === undefined) return wrong('It has no amount, or parts of a cent.');
    if (!bookedOn) return wrong('It has no day on which it was booked.');
    draft.add({
      line,
      bankId: wordOf(at('FITID')),
      bookedOn,
      amountCents,
      currency: wordOf(at('CURSYM')?.toUpperCase()) ?? draft.facts.currency ?? 'USD',
      reference: wordOf(at('REFNUM')),
      text,
      status: null,
      returnCode: amountCents > 0 ? codeWithin(text) : null,
      feeCents: null,
      details: [],
    });
  }
}

const valueIn = (text: string): string => {
  const value = text.slice(0, MAX_VALUE).trim();
  if (!value.includes('&')) return value;
  return value.replaceAll(/&(?:#(\d{1,7})|([a-z]{2,4}));/g, (whole, code, name) => {
    if (name) return ENTITIES[name] ?? whole;
    return Number(code) <= 0x10ffff ? String.fromCodePoint(Number(code)) : whole;
  });
};

const amountOf = (text: string): number | undefined => centsOf(text.trim(), text.includes(',') ? ',' : '.');

/** The bank's day, whatever time zone stands behind it. */
function dayIn(text: string): string | undefined {
  const [, year, month, day] = /^(\d{4})(\d\d)(\d\d)/.exec(text.trim()) ?? [];
  return year && Number(year) >= 2_000 && Number(year) < 2_100
    ? dayOf(Number(year), Number(month), Number(day))
    : undefined;
}
