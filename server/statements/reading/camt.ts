import { centsOf, cleaned, codeWithin, Draft, RefusedFile, readingFrom, wordOf } from './draft.ts';
import type { LineDetail } from './line.ts';
import type { Format, Reading, ReadOptions } from './reading.ts';
import { readXml, type XmlElement } from './xml-elements.ts';

const ROOTS: Record<string, Format> = {
  BkToCstmrAcctRpt: 'camt.052',
  BkToCstmrStmt: 'camt.053',
  BkToCstmrDbtCdtNtfctn: 'camt.054',
};
const STATEMENTS = new Set(['Stmt', 'Rpt', 'Ntfctn']);
/** Elements whose texts are words of a booking, and those that name it. */
const WORDS = new Set([
  'AddtlNtryInf',
  'AddtlTxInf',
  'Ustrd',
  'AddtlInf',
  'Nm',
  'InstrId',
  'TxId',
  'MsgId',
  'PmtInfId',
  'ClrSysRef',
  'UETR',
]);
const REFERENCES = new Set(['EndToEndId', 'CdtrRefInf/Ref']);
const MAX_WORDS = 1_000;

/** The facts of an entry or of a payment within it. */
class Found {
  amount: string | undefined;
  currency: string | undefined;
  side: string | undefined;
  bankId: string | null = null;
  reference: string | null = null;
  returnCode: string | null = null;
  text = '';
}
class FoundEntry extends Found {
  status = '';
  day: string | undefined;
  details: Found[] = [];
}

/** camt.052, camt.053 and camt.054 of ISO 20022, in any of their versions. @throws RefusedFile */
export async function readCamt(text: AsyncIterable<string>, { answers }: ReadOptions): Promise<Reading> {
  const camt = new Camt();
  await readXml(text, camt);
  if (!camt.format) {
    throw new RefusedFile('This XML is no statement.', 'Ask the bank for camt.053, its statement.');
  }
  return readingFrom(camt.format, camt.drafts, answers);
}

class Camt {
  format: Format | undefined;
  readonly drafts: Draft[] = [];
  #entries = 0;
  #entry: FoundEntry | undefined;
  #detail: Found | undefined;
  #balance: { code?: string; amount?: string; side?: string } = {};

  open({ name }: XmlElement, path: readonly XmlElement[]): void {
    if (path.length === 2) this.format ??= ROOTS[name];
    if (!this.format) return;
    if (path.length === 3 && STATEMENTS.has(name)) this.drafts.push(new Draft());
    if (name === 'Ntry' && path.length === 4) {
      this.#entries += 1;
      this.#entry = new FoundEntry();
    }
    if (name === 'TxDtls' && this.#entry) this.#detail = new Found();
    if (name === 'Bal' && path.length === 4) this.#balance = {};
  }

  close(element: XmlElement, path: readonly XmlElement[]): void {
    const draft = this.drafts.at(-1);
    if (!draft) return;
    const { name } = element;
    const parent = path.at(-2)?.name ?? '';
    if (this.#detail) this.#ofDetail(this.#detail, element, parent);
    else if (this.#entry) this.#ofEntry(this.#entry, element, parent);
    else this.#ofStatement(draft, element, path);
    if (name === 'TxDtls' && this.#detail) {
      this.#entry?.details.push(this.#detail);
      this.#detail = undefined;
    }
    if (name === 'Ntry' && path.length === 4 && this.#entry) {
      this.#add(draft, this.#entry);
      this.#entry = undefined;
    }
  }

  #ofStatement(draft: Draft, element: XmlElement, path: readonly XmlElement[]): void {
    const text = element.text.trim();
    const { facts } = draft;
    const within = path
      .slice(3)
      .map(({ name }) => name)
      .join('/');
    if (within === 'ElctrncSeqNb' || (within === 'LglSeqNb' && !facts.number)) facts.number = wordOf(text);
    if (within === 'FrToDt/FrDtTm' || within === 'FrToDt/FrDt') facts.from = dayOfText(text) ?? null;
    if (within === 'FrToDt/ToDtTm' || within === 'FrToDt/ToDt') facts.until = dayOfText(text) ?? null;
    if (within === 'Acct/Id/IBAN' || within === 'Acct/Id/Othr/Id') draft.account ??= wordOf(text);
    if (within === 'Acct/Ccy') facts.currency = wordOf(text);
    if (within === 'Bal/Tp/CdOrPrtry/Cd') this.#balance.code = text;
    if (within === 'Bal/CdtDbtInd') this.#balance.side = text;
    if (within === 'Bal/Amt') {
      this.#balance.amount = text;
      facts.currency ??= wordOf(element.attributes.Ccy);
    }
    if (within !== 'Bal') return;
    const { code = '', amount = '', side } = this.#balance;
    const cents = signed(centsOf(amount, '.'), side) ?? null;
    if (/^(OPBD|PRCD)$/.test(code)) facts.openingCents ??= cents;
    if (code === 'CLBD') facts.closingCents = cents;
  }

  #ofEntry(entry: FoundEntry, element: XmlElement, parent: string): void {
    const text = element.text.trim();
    const { name } = element;
    if (parent === 'Ntry') {
      if (name === 'Amt') ofAmount(entry, element);
      if (name === 'CdtDbtInd') entry.side = text;
      if (name === 'Sts' && text !== '') entry.status = text;
      if (name === 'AcctSvcrRef') entry.bankId = wordOf(text);
      if (name === 'NtryRef') entry.bankId ??= wordOf(text);
    }
    if (parent === 'Sts' && (name === 'Cd' || name === 'Prtry')) entry.status = text;
    if ((parent === 'BookgDt' || (parent === 'ValDt' && !entry.day)) && (name === 'Dt' || name === 'DtTm')) {
      entry.day = dayOfText(text) ?? entry.day;
    }
    if (WORDS.has(name)) addWords(entry, text);
  }

  #ofDetail(detail: Found, element: XmlElement, parent: string): void {
    const text = element.text.trim();
    const { name } = element;
    if (name === 'Amt' && (parent === 'TxDtls' || parent === 'TxAmt') && detail.amount === undefined)
      ofAmount(detail, element);
    if (name === 'CdtDbtInd' && parent === 'TxDtls') detail.side = text;
    if (name === 'AcctSvcrRef') detail.bankId = wordOf(text);
    if ((name === 'Cd' || name === 'Prtry') && parent === 'Rsn') detail.returnCode = wordOf(text);
    if (REFERENCES.has(name) || REFERENCES.has(`${parent}/${name}`)) {
      if (text !== 'NOTPROVIDED') detail.reference ??= wordOf(text);
      if (detail.reference !== wordOf(text)) addWords(detail, text);
    } else if (WORDS.has(name)) addWords(detail, text);
  }

  #add(draft: Draft, entry: FoundEntry) {
    const line = this.#entries;
    const shown = [entry.amount, entry.side, entry.day, entry.reference, entry.text].filter(Boolean).join(' ');
    if (entry.status !== 'BOOK') {
      const reason = entry.status === '' ? 'It has no status.' : `Its status is ${cleaned(entry.status, 40)}.`;
      return draft.leaveOut(line, shown, reason);
    }
    const wrong = (reason: string) => draft.cannotRead(line, shown, reason, 'Ask the bank for the file anew.');
    const amountCents = signed(centsOf(entry.amount ?? '', '.'), entry.side);
    if (amountCents === undefined) return wrong('It has no amount, or does not say whether it is a debit or a credit.');
    if (!entry.day) return wrong('It has no day on which it was booked.');
    const currency = entry.currency ?? draft.facts.currency;
    if (!currency || !/^[A-Z]{3}$/.test(currency)) return wrong('It has no currency.');
    const [only] = entry.details;
    const isOne = entry.details.length === 1 && only !== undefined;
    const own = isOne ? only : entry;
    const details = isOne ? [] : entry.details.map((detail): LineDetail => detailOf(detail, entry.side));
    const text = cleaned([entry.text, isOne ? only.text : ''].filter(Boolean).join(' | '), MAX_WORDS);
    draft.add({
      line,
      bankId: entry.bankId ?? own.bankId,
      bookedOn: entry.day,
      amountCents,
      currency,
      reference: own.reference,
      text,
      status: null,
      returnCode: amountCents > 0 ? (own.returnCode ?? codeWithin(text)) : null,
      feeCents: null,
      details,
    });
  }
}

function ofAmount(found: Found, { text, attributes }: XmlElement): void {
  found.amount = text.trim();
  found.currency = attributes.Ccy?.trim();
}

function addWords(found: Found, text: string): void {
  if (text === '' || text === 'NOTPROVIDED' || found.text.length > MAX_WORDS) return;
  found.text = found.text === '' ? cleaned(text) : `${found.text} | ${cleaned(text)}`;
}

/** A detail without a side of its own has that of its entry. */
function detailOf(detail: Found, side: string | undefined): LineDetail {
  return {
    bankId: detail.bankId,
    amountCents: signed(centsOf(detail.amount ?? '', '.'), detail.side ?? side) ?? null,
    reference: detail.reference,
    text: cleaned(detail.text),
    returnCode: detail.returnCode,
  };
}

function signed(cents: number | undefined, side: string | undefined): number | undefined {
  if (cents === undefined || (side !== 'DBIT' && side !== 'CRDT')) return undefined;
  return side === 'DBIT' && cents !== 0 ? -cents : cents;
}

const dayOfText = (text: string): string | undefined => {
  const [, day] = /^((?:19|20)\d\d-\d\d-\d\d)/.exec(text) ?? [];
  return day && !Number.isNaN(Date.parse(day)) ? day : undefined;
};
