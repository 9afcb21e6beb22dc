import { returnCodeIn } from '../../domain/return-codes.ts';
import type { StatementFacts, StatementLine } from './line.ts';
import type { Answers, Format, LeftOut, Question, Reading, Unreadable } from './reading.ts';

/** Why a file is not read at all. Both texts are sentences. */
export class RefusedFile extends Error {
  readonly remedy: string;
  readonly line: number | null;
  constructor(reason: string, remedy: string, line: number | null = null) {
    super(reason);
    this.remedy = remedy;
    this.line = line;
  }
}

export const MAX_LINES = 50_000;
/** Bookings, with the payments within them. */
const MAX_ENTRIES = 2 * MAX_LINES;
export const tooMany = () =>
  new RefusedFile(
    `The file has more than ${MAX_LINES.toLocaleString('en-US')} lines.`,
    'Split it by days, and upload each part.',
  );
const MAX_SHOWN = 200;
const MAX_TEXT = 1_000;
const MAX_WORD = 200;

/** One statement of a file, while it is read. */
export class Draft {
  /** The number of the account. Only its end goes into the reading. */
  account: string | null = null;
  readonly facts: Omit<StatementFacts, 'accountLast4'> = {
    from: null,
    until: null,
    openingCents: null,
    closingCents: null,
    number: null,
    currency: null,
  };
  readonly lines: StatementLine[] = [];
  readonly leftOut: LeftOut[] = [];
  readonly unreadable: Unreadable[] = [];
  #entries = 0;

  /** @throws RefusedFile for one too many */
  add(line: StatementLine) {
    if (!/^[A-Z]{3}$/.test(line.currency)) {
      const reason = `${cleaned(line.currency, 20) || 'It'} is no currency.`;
      return this.cannotRead(line.line, line.text, reason, 'Write the code of the currency, such as USD.');
    }
    this.#count(1 + line.details.length);
    this.lines.push(line);
  }

  leaveOut(line: number, text: string, reason: string): void {
    this.#count(1);
    this.leftOut.push({ line, text: shown(text), reason });
  }

  cannotRead(line: number, text: string, reason: string, remedy: string): void {
    this.#count(1);
    this.unreadable.push({ line, text: shown(text), reason, remedy });
  }

  #count(entries: number): void {
    this.#entries += entries;
    if (this.#entries <= MAX_ENTRIES && this.lines.length < MAX_LINES) return;
    throw tooMany();
  }
}

/** Controls would break what they are shown in, and characters without a width would hide what a text says. */
const ODD = /[\p{C}\p{Zl}\p{Zp}]/u;
export function cleaned(text: string, most = MAX_TEXT): string {
  const short = text.length > most ? text.slice(0, most) : text;
  if (!ODD.test(short)) return short.trim();
  return short
    .toWellFormed()
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replaceAll(/\p{C}/gu, '')
    .trim();
}
/** A reference, an id or a status; null for an empty one. */
export const wordOf = (text: string | undefined): string | null => cleaned(text ?? '', MAX_WORD) || null;
const shown = (text: string) => cleaned(text, MAX_SHOWN);

const CODE_WITHIN = /(?<![\p{L}\p{N}])(R\d\d|(?:AC|AG|AM|BE|CNOR|DNOR|FF|MD|MS|RC|RR|SL|TM)\d\d)(?![\p{L}\p{N}])/u;
/** The code of a return anywhere in a bank's words, of Nacha or ISO 20022. */
export const codeWithin = (text: string): string | null => CODE_WITHIN.exec(text)?.[1] ?? returnCodeIn(text) ?? null;

/** The last four letters or digits of an account's number. */
export const last4 = (account: string | null): string | null =>
  account?.replaceAll(/[^\p{L}\p{N}]/gu, '').slice(-4) || null;

/** Cents of digits with a sign before the cents; undefined for what is no amount, or has a part of a cent. */
export function centsOf(text: string, sign: '.' | ','): number | undefined {
  const [, minus, whole = '', part = ''] = /^([+-]?)(\d{0,15})(?:[.,](\d{0,9}))?$/.exec(text) ?? [];
  if (minus === undefined || whole + part === '' || (sign === '.' ? text.includes(',') : text.includes('.'))) return;
  if (!/^\d{0,2}0*$/.test(part)) return undefined;
  const cents = Number(whole) * 100 + Number(part.slice(0, 2).padEnd(2, '0'));
  return cents > 1e15 ? undefined : minus === '-' && cents !== 0 ? -cents : cents;
}

/** One statement of one account. Of a file with several accounts the person chooses one. */
export function oneAccount(drafts: readonly Draft[], answers: Answers) {
  const byAccount = Map.groupBy(drafts, ({ account, facts }) => `${account ?? ''} ${facts.currency ?? ''}`);
  const accounts = [...byAccount.values()].map((own) => ({ own, value: nameOf(own[0] as Draft) }));
  const chosen = accounts.find(({ value }) => value === answers.account) ?? accounts[0];
  if (!chosen) throw new RefusedFile('The file has no statement.', 'Export it anew.');
  const isOpen = accounts.length > 1 && chosen.value !== answers.account;
  const question: Question = {
    name: 'account',
    about: `${accounts.length} accounts`,
    choices: accounts.map(({ value, own }) => ({
      value,
      words: `${value}, ${own.reduce((sum, { lines }) => sum + lines.length, 0)} lines`,
    })),
  };
  const leftOut = accounts
    .filter((one) => one !== chosen)
    .flatMap(({ own, value }) =>
      own.flatMap(({ lines }) =>
        lines.map(({ line, text }) => ({ line, text: shown(text), reason: `It is on another account: ${value}.` })),
      ),
    );
  return { ...merged(chosen.own, leftOut), questions: isOpen ? [question] : [] };
}

function nameOf({ account, facts: { currency } }: Draft): string {
  const end = last4(account);
  return [end === null ? 'Without a number' : `…${end}`, currency].filter((part) => part !== null).join(' ');
}

/** Statements of one account that follow one another. */
function merged(drafts: readonly Draft[], ofOthers: LeftOut[]) {
  const [first, last] = [drafts[0] as Draft, drafts.at(-1) as Draft];
  const lines = drafts.flatMap((draft) => draft.lines);
  const days = lines.map(({ bookedOn }) => bookedOn);
  const ends = (pick: (days: string[]) => string | undefined, own: (string | null)[]) =>
    pick(own.filter((day) => day !== null)) ?? pick(days) ?? null;
  const numbers = drafts.flatMap(({ facts: { number } }) => number ?? []);
  const facts: StatementFacts = {
    accountLast4: last4(first.account),
    from: ends(
      earliest,
      drafts.map((draft) => draft.facts.from),
    ),
    until: ends(
      latest,
      drafts.map((draft) => draft.facts.until),
    ),
    openingCents: first.facts.openingCents,
    closingCents: last.facts.closingCents,
    number: numbers.length > 1 ? `${numbers[0]}–${numbers.at(-1)}` : (numbers[0] ?? null),
    currency: first.facts.currency,
  };
  return {
    facts,
    lines,
    leftOut: [...drafts.flatMap((draft) => draft.leftOut), ...ofOthers].toSorted((one, other) => one.line - other.line),
    unreadable: drafts.flatMap((draft) => draft.unreadable),
  };
}

const earliest = (days: string[]) =>
  days.reduce<string | undefined>((min, day) => (min && min < day ? min : day), undefined);
const latest = (days: string[]) =>
  days.reduce<string | undefined>((max, day) => (max && max > day ? max : day), undefined);

/** One odd line never refuses a file. @throws RefusedFile when more than a tenth cannot be read */
export function checkUnreadable(lines: number, unreadable: readonly Unreadable[], format: Format): void {
  const [first] = unreadable;
  if (!first || unreadable.length === 1 || unreadable.length * 10 <= lines + unreadable.length) return;
  const entries = format === 'csv' || format === 'bai2' || format === 'mt940' ? 'lines' : 'entries';
  throw new RefusedFile(
    `${unreadable.length} of ${lines + unreadable.length} ${entries} cannot be read. The first is ${first.line}: ${first.reason}`,
    first.remedy,
    first.line,
  );
}

/** The reading of a file with one or several statements. @throws RefusedFile */
export function readingFrom(
  format: Format,
  drafts: readonly Draft[],
  answers: Answers = {},
  remarks: string[] = [],
): Reading {
  const { questions, ...merged } = oneAccount(drafts, answers);
  checkUnreadable(merged.lines.length + merged.leftOut.length, merged.unreadable, format);
  const understood = { format, ...merged, header: null, remarks, profile: null };
  return questions.length > 0
    ? { outcome: 'questions', questions, ...understood }
    : { outcome: 'understood', ...understood };
}
