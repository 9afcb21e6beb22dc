import { openConsole } from '../open-database.ts';
import { readSettings } from '../settings.ts';
import { rebuildTallies } from '../statistics/tallies.ts';
import { wrongSums } from '../statistics/tally-check.ts';
import { runCommand, say } from './run-command.ts';

// `npm run rollups -- check|rebuild`: checks or recomputes the rollups from the server's own console.

const USAGE = `Usage: npm run rollups -- <command>

  check    compares every sum with the records that it is about; reads all of them, and nobody waits for it
  rebuild  makes every sum anew; meanwhile reading goes on and writing waits

DATABASE_URL and DATA_DIR name the database, as for the server.
Exit code: 0 the sums are right, 1 some are not, 2 it could not be told.`;

async function main([command, ...rest]: string[]): Promise<number> {
  if ((command !== 'check' && command !== 'rebuild') || rest.length > 0) {
    say(USAGE);
    return 2;
  }
  const { db, close } = await openConsole(readSettings(process.env));
  try {
    if (command === 'rebuild') {
      await rebuildTallies(db);
      say('Every sum was made anew.');
      return 0;
    }
    const wrong = await wrongSums(db);
    for (const { invariant, message } of wrong) say(`${invariant}: ${message}`);
    if (wrong.length === 0) say('Every sum is what the records add up to.');
    return wrong.length === 0 ? 0 : 1;
  } finally {
    await close();
  }
}

runCommand(main, 2);
