import { openConsole } from '../start/open-database.ts';
import { readSettings } from '../start/settings.ts';
import { wrongSums } from '../statistics/rollup-check.ts';
import { rebuildRollups } from '../statistics/rollups.ts';
import { runCommand, say } from './run-command.ts';

// `npm run rollups -- check|rebuild`: checks or recomputes the rollups from the server's own console.

const USAGE = `Usage: npm run rollups -- <command>

  check    compares all rollups with their tables; reads every record, without blocking anybody
  rebuild  recomputes all rollups; meanwhile reads continue and writes wait

DATABASE_URL and DATA_DIR name the database, as for the server.
Exit code: 0 all rollups are right, 1 some are not, 2 unknown.`;

async function main([command, ...rest]: string[]): Promise<number> {
  if ((command !== 'check' && command !== 'rebuild') || rest.length > 0) {
    say(USAGE);
    return 2;
  }
  const { db, close } = await openConsole(readSettings(process.env));
  try {
    if (command === 'rebuild') {
      await rebuildRollups(db);
      say('All rollups were recomputed.');
      return 0;
    }
    const wrong = await wrongSums(db);
    for (const { invariant, message } of wrong) say(`${invariant}: ${message}`);
    if (wrong.length === 0) say('All rollups equal their tables.');
    return wrong.length === 0 ? 0 : 1;
  } finally {
    await close();
  }
}

runCommand(main, 2);
