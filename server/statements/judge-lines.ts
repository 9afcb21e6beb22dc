import type { Database } from '../db/database.ts';
import { databaseTime } from '../db/one-row.ts';
import type { statementLines } from '../db/schema/statement-lines.ts';
import { InvalidInput } from '../domain/errors.ts';
import { Turn } from '../domain/turn.ts';
import { withoutAccountNumbers } from './account-numbers.ts';
import { fingerprintsOf } from './fingerprints.ts';
import type { Match } from './matching/match.ts';
import { matchLines } from './matching/match-lines.ts';
import { type OpenPart, openParts } from './part-queries.ts';
import { sentPayments, unsentStatuses } from './payment-queries.ts';
import { knownPrints } from './print-queries.ts';
import type { StatementLine } from './reading/line.ts';
import type { Understood } from './reading/reading.ts';

/** A line as it is kept, but for its ids. */
export interface JudgedLine
  extends Omit<
    typeof statementLines.$inferInsert,
    'id' | 'statementId' | 'matchId' | 'differenceId' | 'state' | 'note' | 'line'
  > {
  line: number;
  state: 'matched' | 'proposed' | 'returned' | 'open' | 'left_out' | 'unreadable';
  note: string | null;
  /** The position of its match; null without one. */
  matchIndex: number | null;
}

/** The lines of a statement, judged. Nothing is kept yet. */
export interface Judged {
  lines: JudgedLine[];
  /** Their parts name the positions of lines, first those of the file's bookings, then those of `earlier`. */
  matches: Match[];
  bookings: number;
  /** Open lines of earlier statements. */
  earlier: OpenPart[];
  /** Payments of these days that no line names. */
  missing: { withdrawalId: string; reference: string | null; amountCents: number; sentAt: Date }[];
  sums: { inCents: number; outCents: number; skippedCents: number; skippedCount: number };
  judgedAt: Date;
}

const DAY_MS = 24 * 60 * 60_000;
const MAX_DAYS = 366;
/** Texts are kept up to so many characters. */
const MAX_TEXT = 1_000;
const MAX_REFERENCE = 200;
const MAX_NOTE = 500;

/** Decides for each line of a file what it is. @throws InvalidInput for a statement of too many days */
export async function judgeLines(db: Database, { facts, lines, leftOut, unreadable }: Understood): Promise<Judged> {
  const judgedAt = await databaseTime(db);
  const [from, to] = [facts.from, facts.until];
  if (from !== null && to !== null && (Date.parse(to) - Date.parse(from)) / DAY_MS >= MAX_DAYS) {
    throw new InvalidInput([{ path: 'file', message: `is about more than ${MAX_DAYS} days. Upload it in parts.` }]);
  }
  const prints = await fingerprintsOf(lines, facts.accountLast4);
  const known = await knownPrints(db, prints);
  const kept = lines.flatMap((line, index) => {
    const fingerprint = prints[index] as string;
    return known.has(fingerprint) ? [] : [{ line, fingerprint }];
  });
  const skipped = lines.filter((_, index) => known.has(prints[index] as string));
  const payments = from === null || to === null ? [] : await sentPayments(db, from, to);
  const bookings = kept.map(({ line }) => line);
  const names = await namesOf(payments);
  const unsent = await unsentStatuses(db, await idsIn(bookings, names));
  const earlier = await openParts(db, payments);
  const all = [...bookings, ...earlier.map(({ booking }) => booking)];
  const { matches, open, missing } = await matchLines(all, payments, { unsent, earlier: earlier.length });
  const matchOf = new Map<number, number>();
  for (const [index, { parts }] of matches.entries()) for (const { lineIndex } of parts) matchOf.set(lineIndex, index);
  const whyOpen = new Map(open.map(({ lineIndex, reason }) => [lineIndex, reason]));
  const clean = (text: string, most: number) => withoutAccountNumbers(text, names).slice(0, most);
  const judged: JudgedLine[] = [];
  const turn = new Turn();
  for (const [index, { line, fingerprint }] of kept.entries()) {
    if (turn.isOver) await turn.pass();
    const matchIndex = matchOf.get(index) ?? null;
    judged.push({
      ...{ line: line.line, fingerprint, bookedOn: line.bookedOn, amountCents: line.amountCents },
      ...{ currency: line.currency, status: line.status, returnCode: line.returnCode, feeCents: line.feeCents },
      reference: line.reference === null ? null : clean(line.reference, MAX_REFERENCE),
      text: clean(line.text, MAX_TEXT),
      details: detailsOf(line, clean),
      state: matchIndex === null ? 'open' : stateOf(matches[matchIndex] as Match),
      note: matchIndex === null ? (whyOpen.get(index)?.slice(0, MAX_NOTE) ?? null) : null,
      matchIndex,
    });
  }
  const notBooked = (state: 'left_out' | 'unreadable') => (row: { line: number; text: string; reason: string }) => ({
    ...{ line: row.line, fingerprint: null, bookedOn: null, amountCents: null, currency: null, status: null },
    ...{ returnCode: null, feeCents: null, reference: null, text: clean(row.text, MAX_TEXT), details: null, state },
    ...{ note: clean(row.reason, MAX_NOTE), matchIndex: null },
  });
  const sumOf = (some: readonly StatementLine[], sign: number) =>
    some.reduce((sum, { amountCents }) => sum + Math.max(0, sign * amountCents), 0);
  return {
    lines: [...judged, ...leftOut.map(notBooked('left_out')), ...unreadable.map(notBooked('unreadable'))],
    ...{ matches, bookings: bookings.length, earlier },
    missing: missingOf(missing, payments),
    sums: {
      ...{ inCents: sumOf(bookings, 1), outCents: sumOf(bookings, -1) },
      ...{ skippedCents: sumOf(skipped, 1) - sumOf(skipped, -1), skippedCount: skipped.length },
    },
    judgedAt,
  };
}

async function namesOf(payments: Awaited<ReturnType<typeof sentPayments>>): Promise<Set<string>> {
  const names = new Set<string>();
  const turn = new Turn();
  for (const { withdrawalId, reference } of payments) {
    names.add(withdrawalId).add(reference ?? '');
    if (turn.isOver) await turn.pass();
  }
  return names;
}

/** The state of a line with this match. */
export function stateOf({ kind, state }: Pick<Match, 'kind' | 'state'>): 'matched' | 'proposed' | 'returned' {
  if (kind === 'return') return 'returned';
  return state === 'confirmed' ? 'matched' : 'proposed';
}

/** Of a batch, as many details as are kept. */
const MAX_DETAILS = 200;
const MAX_DETAIL_TEXT = 200;

function detailsOf({ details }: StatementLine, clean: (text: string, most: number) => string): JudgedLine['details'] {
  if (details.length === 0) return null;
  return details.slice(0, MAX_DETAILS).map(({ amountCents, reference, text, returnCode }) => ({
    ...{ amountCents, returnCode, text: clean(text, MAX_DETAIL_TEXT) },
    reference: reference === null ? null : clean(reference, MAX_REFERENCE),
  }));
}

const MAY_BE_ID = /[A-Za-z][A-Za-z0-9]*[-_][A-Za-z0-9_-]*\d[A-Za-z0-9_-]*/g;
const MAX_IDS = 100_000;

/** Words of these lines that may be the ids of withdrawals which were never paid. */
async function idsIn(lines: readonly StatementLine[], paid: ReadonlySet<string>): Promise<string[]> {
  const ids = new Set<string>();
  const turn = new Turn();
  for (const { reference, text } of lines) {
    if (turn.isOver) await turn.pass();
    if (ids.size >= MAX_IDS) break;
    for (const [word] of `${reference ?? ''} ${text}`.matchAll(MAY_BE_ID)) {
      if (word.length <= 64 && !paid.has(word)) ids.add(word);
    }
  }
  return [...ids];
}

function missingOf(
  missing: readonly { withdrawalId: string; attempt: number }[],
  payments: Awaited<ReturnType<typeof sentPayments>>,
): Judged['missing'] {
  const wanted = new Set(missing.map(({ withdrawalId, attempt }) => `${withdrawalId} ${attempt}`));
  return payments
    .filter(({ withdrawalId, attempt }) => wanted.has(`${withdrawalId} ${attempt}`))
    .map(({ withdrawalId, reference, amountCents, sentAt }) => ({ withdrawalId, reference, amountCents, sentAt }));
}
