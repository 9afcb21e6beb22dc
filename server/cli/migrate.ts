import { connectConsole } from '../db/connection/connect.ts';
import { migratePg } from '../db/migration/migrate.ts';
import { NotReady } from '../db/readiness.ts';
import { InvalidSetting } from '../start/invalid-setting.ts';
import { readSettings } from '../start/settings.ts';
import { runCommand, say } from './run-command.ts';

// `npm run migrate`: brings a PostgreSQL server to the schema of this version, before the servers of this version start. It may be run at any
// time, any number of times, and by several at once. docs/operations.md has the two roles.

const TWO_DATABASES =
  'DATABASE_URL and DATABASE_OWNER_URL name two databases: that of DATABASE_OWNER_URL was migrated.';

async function main(): Promise<number> {
  const { databaseUrl, databaseOwnerUrl } = readSettings(process.env);
  if (databaseUrl === undefined) {
    throw new InvalidSetting(
      'DATABASE_URL names the PostgreSQL server; the embedded database is migrated when it is opened.',
    );
  }
  const { serverRole, isNewer } = await migratePg(databaseOwnerUrl ?? databaseUrl, { serverUrl: databaseUrl });
  // Whether the server's role may connect, and finds the same database: otherwise no server would ever be ready.
  const { close } = await connectConsole(databaseUrl, false).catch((error: unknown) => {
    throw error instanceof NotReady ? new InvalidSetting(TWO_DATABASES) : error;
  });
  await close();
  if (isNewer) {
    say('A newer version has migrated the database, and this version works with it as it is: nothing was changed.');
    return 0;
  }
  const roles =
    serverRole === undefined
      ? 'The role of DATABASE_URL owns it'
      : `${serverRole} owns nothing of it, and has the privileges that the server needs`;
  say(`The database has the schema of this version. ${roles}.`);
  return 0;
}

runCommand(main, 1);
