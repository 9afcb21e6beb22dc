import { brokenInvariants } from './db/books.ts';
import { DirectoryInUse } from './db/lock-directory.ts';
import { openDatabase } from './open-database.ts';
import { InvalidSetting, readSettings } from './settings.ts';

// `npm run books`: whether the books of the database add up, from the server's own console. Exits with 1 where they do not.

async function main(): Promise<number> {
  const { patient, close } = await openDatabase(readSettings(process.env));
  try {
    const broken = await brokenInvariants(patient);
    const lines = broken.map(({ invariant, message }) => `${invariant}: ${message}`);
    process.stdout.write(`${lines.length === 0 ? 'The books are balanced.' : lines.join('\n')}\n`);
    return lines.length === 0 ? 0 : 1;
  } finally {
    await close();
  }
}

main().then(
  (code) => process.exit(code),
  (error: Error) => {
    const expected = error instanceof InvalidSetting || error instanceof DirectoryInUse;
    process.stderr.write(`${expected ? error.message : error.stack}\n`);
    process.exit(2);
  },
);
