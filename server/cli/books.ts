import type { Database } from '../db/database.ts';
import { CONSOLE } from '../domain/actor.ts';
import { brokenInvariants } from '../ledger/books.ts';
import { openConsole } from '../open-database.ts';
import { readSettings } from '../settings.ts';
import { wrongSums } from '../statistics/rollup-check.ts';
import { type Adopted, adoptWithdrawals } from '../withdrawals/adopt-commands.ts';
import { runCommand, say } from './run-command.ts';

// `npm run books`: checks from the server's own console that the books of the database add up. Exits with 1 when they do not.

const USAGE = `Usage: npm run books [-- adopt]

  adopt   first adds the missing entries of withdrawals that were inserted by SQL: their money on hold and the first step
          of their history. Only for those that are pending, pending_review or approved; all others are left as they are,
          and the check that follows names them. A withdrawal that was inserted as approved awaits review afterwards.

DATABASE_URL and DATA_DIR name the database, as for the server.
Exit code: 0 the books are balanced, 1 they are not, 2 unknown.`;

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
    say('Nothing to adopt: no withdrawal that is pending, pending_review or approved lacks its entries.');
    return;
  }
  const count = adopted.length === 1 ? '1 withdrawal' : `${adopted.length} withdrawals`;
  say(`Adopted ${count}: ${idsOf(adopted)}.`);
  const approvedBefore = adopted.filter(({ awaitsReview }) => awaitsReview);
  if (approvedBefore.length > 0) {
    say(`Inserted as approved, but not approved by anybody here, so awaiting review now: ${idsOf(approvedBefore)}.`);
  }
}

const idsOf = (adopted: Adopted[]) => adopted.map(({ id }) => id).join(', ');

runCommand(main, 2);
