import { brokenInvariants } from './db/books.ts';
import { wrongSums } from './db/tally-check.ts';
import { openConsole } from './open-database.ts';
import { readSettings } from './settings.ts';
import { failureText } from './startup-failure.ts';

// `npm run books`: whether the books of the database add up, from the server's own console. Exits with 1 where they do not.

async function main(): Promise<number> {
  const { db, close } = await openConsole(readSettings(process.env));
  try {
    const broken = [...(await brokenInvariants(db)), ...(await wrongSums(db))];
    const lines = broken.map(({ invariant, message }) => `${invariant}: ${message}`);
    process.stdout.write(`${lines.length === 0 ? 'The books are balanced.' : lines.join('\n')}\n`);
    return lines.length === 0 ? 0 : 1;
  } finally {
    await close();
  }
}

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    process.stderr.write(`${failureText(error)}\n`);
    process.exit(2);
  },
);
