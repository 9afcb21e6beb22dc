import { brokenInvariants } from '../audit/audited-books.ts';
import type { Database } from '../db/database.ts';
import { CONSOLE } from '../domain/actor.ts';
import { counted } from '../domain/words.ts';
import { confirmReturn } from '../payments/answer-commands.ts';
import { openConsole } from '../start/open-database.ts';
import { readSettings } from '../start/settings.ts';
import { wrongSums } from '../statistics/rollup-check.ts';
import { type Adopted, adoptWithdrawals } from '../withdrawals/adopt-commands.ts';
import { runCommand, say } from './run-command.ts';

// `npm run books`: checks from the server's own console that the books of the database add up. Exits with 1 when they do not.

const USAGE = `Usage: npm run books [-- adopt | confirm-return <withdrawal> [<bank reference> <reason>]]

  adopt   first adds the missing entries of withdrawals that were inserted by SQL: their money on hold and the first step
          of their history. Only for those that are pending, pending_review or approved; all others are left as they are,
          and the check that follows names them. A withdrawal that was inserted as approved awaits review afterwards.
  confirm-return
          first books that the bank sent the payment of a completed withdrawal back, and says that this console confirmed it. The
          withdrawal awaits review again, by somebody who neither approved it nor announced the return. Without a reference and a reason
          those that an administrator announced count. Begin the reason with the bank's code, as in 'R03 No account': after a code that is
          about the account the withdrawal can only be rejected. For rails that have no list of returned payments.

DATABASE_URL and DATA_DIR name the database, as for the server.
Exit code: 0 the books are balanced, 1 they are not, 2 unknown.`;

async function main([command, ...rest]: string[]): Promise<number> {
  if (!isUnderstood(command, rest)) {
    say(USAGE);
    return 2;
  }
  const { db, close } = await openConsole(readSettings(process.env));
  try {
    if (command === 'adopt') await adopt(db);
    if (command === 'confirm-return') await confirm(db, rest);
    const broken = [...(await brokenInvariants(db)), ...(await wrongSums(db))];
    const lines = broken.map(({ invariant, message }) => `${invariant}: ${message}`);
    say(lines.length === 0 ? 'The books are balanced.' : lines.join('\n'));
    return lines.length === 0 ? 0 : 1;
  } finally {
    await close();
  }
}

function isUnderstood(command: string | undefined, { length }: string[]): boolean {
  if (command === 'confirm-return') return length === 1 || length === 3;
  return (command === undefined || command === 'adopt') && length === 0;
}

async function confirm(db: Database, [id = '', reference, reason]: string[]): Promise<void> {
  await confirmReturn(db, id, reference !== undefined && reason !== undefined ? { reference, reason } : undefined);
  say(`The return of ${id} is booked. It awaits review again.`);
}

async function adopt(db: Database): Promise<void> {
  const adopted = await adoptWithdrawals(db, CONSOLE);
  if (adopted.length === 0) {
    say('Nothing to adopt: no withdrawal that is pending, pending_review or approved lacks its entries.');
    return;
  }
  say(`Adopted ${counted(adopted.length, 'withdrawal')}: ${idsOf(adopted)}.`);
  const approvedBefore = adopted.filter(({ awaitsReview }) => awaitsReview);
  if (approvedBefore.length > 0) {
    say(`Inserted as approved, but not approved by anybody here, so awaiting review now: ${idsOf(approvedBefore)}.`);
  }
}

const idsOf = (adopted: Adopted[]) => adopted.map(({ id }) => id).join(', ');

runCommand(main, 2);
