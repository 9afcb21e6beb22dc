import { connectConsole } from '../db/connection/connect.ts';
import { driverError, postgresCode } from '../db/errors.ts';
import { migratePg } from '../db/migration/migrate.ts';
import { NotPartitionable, partitionTransactions } from '../db/partitions.ts';
import { InvalidSetting } from '../start/invalid-setting.ts';
import { readSettings } from '../start/settings.ts';
import { failureText } from '../start/startup-failure.ts';
import { runCommand, say } from './run-command.ts';

// `npm run partition`: partitions the transactions of a PostgreSQL server by month, from the server's own console.
// docs/scaling.md says when that is worth it, and how long it takes.

async function main(): Promise<number> {
  const { databaseUrl, databaseOwnerUrl } = readSettings(process.env);
  if (databaseUrl === undefined) {
    throw new InvalidSetting(
      'DATABASE_URL names the PostgreSQL server; the embedded database has no use for partitions.',
    );
  }
  const { db, close } = await connectConsole(databaseOwnerUrl ?? databaseUrl);
  try {
    const rows = await partitionTransactions(db);
    // The server's role gets its privileges on the new tables.
    if (databaseOwnerUrl !== undefined) await migratePg(databaseOwnerUrl, { serverUrl: databaseUrl });
    say(`${rows.toLocaleString('en-US')} transactions are partitioned by month now.`);
    return 0;
  } finally {
    await close();
  }
}

/** The database names the obstacle, such as a view, in the error's detail. */
function reasonOf(error: unknown): string {
  if (error instanceof NotPartitionable) return error.message;
  if (postgresCode(error) === undefined) return failureText(error);
  const { message, detail } = driverError(error) as Error & { detail?: string };
  return `Nothing was changed: ${message}.${detail ? `\n${detail}` : ''}`;
}

runCommand(main, 1, reasonOf);
