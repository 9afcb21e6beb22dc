import { brokenInvariants } from '../audit/audited-books.ts';
import type { Database } from '../db/database.ts';
import { CONSOLE } from '../domain/actor.ts';
import { usdOf } from '../domain/money.ts';
import { counted } from '../domain/words.ts';
import { type OpenRestore, openRestore } from '../ledger/restore-mode.ts';
import { askAgain } from '../payments/answer-commands.ts';
import type { PaymentList } from '../payments/rail/rail-list.ts';
import { type Booking, bookPayments } from '../restore/booking-commands.ts';
import { denyRestore, endRestore, enterRestore, noteBooked } from '../restore/commands.ts';
import { paymentsSince, unbookedPayments } from '../restore/evidence-queries.ts';
import { openConsole } from '../start/open-database.ts';
import { openRail } from '../start/open-rail.ts';
import { readSettings } from '../start/settings.ts';
import { wrongSums } from '../statistics/rollup-check.ts';
import { runCommand, say } from './run-command.ts';

// `npm run restored`: leads through what is to be done after a backup of the database was restored.

const USAGE = `Usage: npm run restored [-- <step>]

  (none)        says whether the database was found to be restored, why, and what the payment rail has paid since
  begin         pauses payments and closes the platform's feed, where nothing else has noticed that a backup was restored
  book          books the payments on the rail's list that this database does not know to be made
  end           begins a new feed, and goes on with payments
                --since <time>   decisions after it may be lost (2026-11-20T02:00:04Z); by default what the evidence says
                --without-list   although the payments on the rail's list were not booked: what is asked for again may be paid twice
  not-restored  goes on as before, where nothing says that the database is older
  ask <id>      asks the rail again about a withdrawal that it was first asked about more than 30 days ago; it may have forgotten the key, and
                would then pay again: look at its list or the bank's statement first

DATABASE_URL, DATA_DIR, PAYMENT_RAIL and PAYMENT_RAIL_TOKEN are those of the server.
Exit code: 0 done, or nothing to do; 1 there is something to do, or the books are not balanced; 2 unknown.`;

const LIST_TIMEOUT_MS = 60_000;

type Step = (db: Database, rail: PaymentList | undefined, options: string[]) => Promise<number>;

const STEPS: Readonly<Record<string, Step>> = { status, begin, book, end, 'not-restored': notRestored, ask };
/** Steps that take more words. */
const WITH_OPTIONS = ['end', 'ask'];

async function main([name = 'status', ...options]: string[]): Promise<number> {
  const step = STEPS[name];
  if (!step || (options.length > 0 && !WITH_OPTIONS.includes(name))) {
    say(USAGE);
    return 2;
  }
  const settings = readSettings(process.env);
  const { db, close } = await openConsole(settings);
  const { rail, close: closeRail } = openRail(settings);
  try {
    return await step(db, rail, options);
  } finally {
    await closeRail();
    await close();
  }
}

async function status(db: Database, rail: PaymentList | undefined): Promise<number> {
  const open = await openRestore(db);
  if (!open) {
    say('Nothing is held: this database was not found to be restored, or that is dealt with.');
    return 0;
  }
  describe(open);
  const unbooked = rail ? await unbookedPayments(db, await listed(db, rail)) : [];
  for (const { key, amountCents, paidAt } of unbooked) {
    say(`Paid, and not known here: ${key}, ${dollars(amountCents)}, ${paidAt.toISOString()}`);
  }
  sayNext(open, rail, unbooked.length);
  return 1;
}

function describe({ foundAt, evidence, lostSince }: OpenRestore): void {
  say(`Payments are paused and the platform's feed is closed since ${foundAt.toISOString()}:`);
  for (const sentence of evidence) say(`  ${sentence}`);
  say(`Decisions after ${lostSince.toISOString()} may be lost.`);
}

function sayNext(open: OpenRestore, rail: PaymentList | undefined, unbooked: number): void {
  if (!open.isCertain) say('If no backup was restored: npm run restored -- not-restored');
  if (!rail) say('There is no payment rail. Next: npm run restored -- end --without-list');
  else if (unbooked > 0 || !open.bookedAt) say('Next: npm run restored -- book');
  else say('Next: npm run restored -- end');
}

async function begin(db: Database): Promise<number> {
  await enterRestore(db, CONSOLE, { text: 'An operator said so at the server’s console.', isCertain: true });
  return status(db, undefined);
}

async function book(db: Database, rail: PaymentList | undefined): Promise<number> {
  const open = await openRestore(db);
  if (!open || !rail) {
    say(
      open
        ? 'There is no payment rail (PAYMENT_RAIL), and so no list.'
        : 'Nothing is held, so there is nothing to book.',
    );
    return open ? 2 : 0;
  }
  const bookings = await bookPayments(db, CONSOLE, await listed(db, rail));
  for (const booking of bookings) say(sentenceOf(booking));
  say(`${counted(bookings.filter(({ left }) => left === undefined).length, 'payment')} booked.`);
  if (!(await areBooksBalanced(db))) return 1;
  await noteBooked(db);
  say('Next: npm run restored -- end');
  return bookings.some(({ left }) => left !== undefined) ? 1 : 0;
}

const sentenceOf = ({ key, amountCents, left }: Booking) =>
  left === undefined
    ? `Booked: ${key}, ${dollars(amountCents)}`
    : `Not booked: ${key}, ${dollars(amountCents)}: ${left}. It is not sent again, and booked when that is possible.`;

async function end(db: Database, _rail: PaymentList | undefined, options: string[]): Promise<number> {
  const given = optionsOf(options);
  const open = await openRestore(db);
  if (!given || !open) {
    say(open ? USAGE : 'Nothing is held, so there is nothing to end.');
    return open ? 2 : 0;
  }
  if (!open.bookedAt && !given.withoutList) {
    say('The payments on the rail’s list are not booked yet: npm run restored -- book');
    return 1;
  }
  if (!(await areBooksBalanced(db))) return 1;
  const ended = await endRestore(db, CONSOLE, given.since);
  say(`A new feed has begun. The platform is told to send again what changed since ${ended?.lostSince.toISOString()}.`);
  say('Payments go on, unless somebody has paused them.');
  return 0;
}

/** Undefined when an option is unknown. */
function optionsOf(options: string[]): { withoutList: boolean; since: Date | undefined } | undefined {
  const rest = [...options];
  const given: { withoutList: boolean; since: Date | undefined } = { withoutList: false, since: undefined };
  for (let option = rest.shift(); option !== undefined; option = rest.shift()) {
    const since = option === '--since' ? new Date(rest.shift() ?? '') : undefined;
    if (option !== '--without-list' && (!since || Number.isNaN(since.getTime()))) return undefined;
    if (since) given.since = since;
    else given.withoutList = true;
  }
  return given;
}

async function notRestored(db: Database): Promise<number> {
  if (await denyRestore(db, CONSOLE)) {
    say('Payments and the feed go on as before.');
    return 0;
  }
  const open = await openRestore(db);
  if (open) describe(open);
  say(open ? 'So it was restored: npm run restored' : 'Nothing is held.');
  return open ? 1 : 0;
}

async function ask(db: Database, _rail: PaymentList | undefined, [id = '']: string[]): Promise<number> {
  const asked = await askAgain(db, CONSOLE, id);
  say(
    asked
      ? `The rail is asked again about ${id}.`
      : `${id} does not wait for an answer that long, or is asked about anyway.`,
  );
  return asked ? 0 : 1;
}

async function areBooksBalanced(db: Database): Promise<boolean> {
  const broken = [...(await brokenInvariants(db)), ...(await wrongSums(db))];
  say(broken.length === 0 ? 'The books are balanced.' : 'The books are not balanced: npm run books');
  return broken.length === 0;
}

const listed = (db: Database, rail: PaymentList) => paymentsSince(db, rail, AbortSignal.timeout(LIST_TIMEOUT_MS));
const dollars = (cents: number) => `$${usdOf(cents).toFixed(2)}`;

runCommand(main, 2);
