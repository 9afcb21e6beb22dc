import { rm } from 'node:fs/promises';
import { hashPassword } from './authentication/passwords.ts';
import { type Connection, connectConsole, connectEmbedded, connectServer } from './db/connect.ts';
import type { Database } from './db/database.ts';
import { admins } from './db/schema.ts';
import { DEMO_PASSWORD } from './demo/demo-admin.ts';
import { seedDemo } from './demo/seed-demo.ts';
import { simulatorJournal } from './open-rail.ts';
import type { Settings } from './settings.ts';

/** The database that the settings name: a server as it is, or the embedded one, filled with demo data when it is new. */
export async function openDatabase(settings: Settings): Promise<Connection> {
  if (settings.databaseUrl !== undefined) return connectServer(settings.databaseUrl, settings.databaseConnections);
  const connection = await connectEmbedded(settings.dataDir);
  if (await isNew(connection.db)) {
    // A journal of an older database would answer for withdrawals that only have the same numbers.
    await rm(simulatorJournal(settings.dataDir), { force: true });
    await seedDemo(connection.db, {
      now: new Date(),
      transactions: settings.demoTransactions,
      demoAdmin: { passwordHash: await hashPassword(DEMO_PASSWORD) },
    });
  }
  return connection;
}

/** The same for a command that may take as long as it takes. */
export async function openConsole(settings: Settings): Promise<Pick<Connection, 'db' | 'close'>> {
  return settings.databaseUrl === undefined ? openDatabase(settings) : connectConsole(settings.databaseUrl);
}

async function isNew(db: Database): Promise<boolean> {
  return (await db.$count(admins)) === 0;
}
