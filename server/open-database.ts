import { chmod, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { hashPassword } from './authentication/passwords.ts';
import { type Connection, connectConsole, connectEmbedded, connectServer, hasEmbedded } from './db/connect.ts';
import type { Database } from './db/database.ts';
import { admins } from './db/schema.ts';
import { DEMO_PASSWORD } from './demo/demo-admin.ts';
import { seedDemo } from './demo/seed-demo.ts';
import { simulatorJournal } from './open-rail.ts';
import { InvalidSetting, type Settings } from './settings.ts';

/** The database that the settings name: a server as it is, or the embedded one, filled with demo data when it is new. From then on the process's files are its own. */
export async function openDatabase(settings: Settings): Promise<Connection> {
  await keepToOurselves(settings.dataDir);
  if (settings.databaseUrl !== undefined) return connectServer(settings.databaseUrl, settings.databaseConnections);
  const connection = await connectEmbedded(settings.dataDir);
  // A new one is unpacked with modes of its own.
  await keepToOurselves(settings.dataDir);
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

/**
 * The same for a command that looks at what there is, and may take as long as it takes.
 *
 * @throws InvalidSetting where there is nothing: of a demo that was just made everything is right, and nobody meant that one
 */
export async function openConsole(settings: Settings): Promise<Pick<Connection, 'db' | 'close'>> {
  if (settings.databaseUrl !== undefined) return connectConsole(settings.databaseUrl);
  if (!hasEmbedded(settings.dataDir)) {
    throw new InvalidSetting(
      `There is no database in ${settings.dataDir}. Name one by DATABASE_URL, or its directory by DATA_DIR.`,
    );
  }
  return openDatabase(settings);
}

/** What lies in the data directory is money and people's data: nobody else on the machine reads it, whatever the umask was. */
async function keepToOurselves(directory: string): Promise<void> {
  process.umask(0o077);
  await restrict(directory);
  const entries = await readdir(directory, { withFileTypes: true, recursive: true }).catch(ignoreGone);
  for (const entry of entries ?? []) {
    if (!entry.isSymbolicLink()) await restrict(join(entry.parentPath, entry.name));
  }
}

/** Leaves the owner's rights as they are: somebody may name a directory that holds programs of theirs too. */
async function restrict(path: string): Promise<void> {
  const { mode } = (await stat(path).catch(ignoreGone)) ?? { mode: 0 };
  if ((mode & 0o077) !== 0) await chmod(path, mode & 0o700).catch(ignoreGone);
}

/** What is not there, or not any more, needs nothing; what belongs to another user is theirs to keep. */
function ignoreGone(error: NodeJS.ErrnoException): undefined {
  if (!['ENOENT', 'EPERM', 'EACCES'].includes(error.code ?? '')) throw error;
}

async function isNew(db: Database): Promise<boolean> {
  return (await db.$count(admins)) === 0;
}
