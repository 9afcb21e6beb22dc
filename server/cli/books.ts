import type { Database } from '../db/database.ts';
import { CONSOLE } from '../domain/actor.ts';
import { brokenInvariants } from '../ledger/books.ts';
import { openConsole } from '../open-database.ts';
import { readSettings } from '../settings.ts';
import { wrongSums } from '../statistics/tally-check.ts';
import { type Adopted, adoptWithdrawals } from '../withdrawals/adopt-commands.ts';
import { runCommand, say } from './run-command.ts';

// `npm run books`: checks from the server's own console that the books of the database add up. Exits with 1 when they do not.

const USAGE = `Usage: npm run books [-- adopt]

  adopt   first books the withdrawals that were put into the database by SQL: their money on hold and the first step of
          their history. Only those that are pending, pending_review or approved; all others are left as they are, and the
          check that follows names them. One that was put in as approved awaits its review afterwards.

DATABASE_URL and DATA_DIR name the database, as for the server.
Exit code: 0 the books are balanced, 1 they are not, 2 it could not be told.`;

async function main([command, ...rest]: string[]): Promise<number> {
  if ((command !== undefined && command !== 'adopt') || rest.length > 0) {
    say(USAGE);
    return 2;
  }
  const { db, close } = await openConsole(readSettings(process.env));
  try {
    if (command === 'adopt') await adopt(db);
    const broken = [...(await brokenInvariants(db)), ...(await wrongSums(db))];
    const lines = broken.map(({ invariant, message }) => `${invariant}: ${message}`);
    say(lines.length === 0 ? 'The books are balanced.' : lines.join('\n'));
    return lines.length === 0 ? 0 : 1;
  } finally {
    await close();
  }
}

async function adopt(db: Database): Promise<void> {
  const adopted = await adoptWithdrawals(db, CONSOLE);
  if (adopted.length === 0) {
    say('There was no withdrawal to book: none that is pending, pending_review or approved lacks anything.');
    return;
  }
  const count = adopted.length === 1 ? '1 withdrawal' : `${adopted.length} withdrawals`;
  say(`Booked ${count}: ${idsOf(adopted)}.`);
  const approvedBefore = adopted.filter(({ awaitsReview }) => awaitsReview);
  if (approvedBefore.length > 0) {
    say(`Put in as approved, which nobody here has decided; awaiting their review now: ${idsOf(approvedBefore)}.`);
  }
}

const idsOf = (adopted: Adopted[]) => adopted.map(({ id }) => id).join(', ');

runCommand(main, 2);
