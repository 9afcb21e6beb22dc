import { chmod, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { DEMO_PASSWORD } from '../../demo/demo-admin.ts';
import { railPayments } from '../../demo/rail-payments.ts';
import { seedDemo } from '../../demo/seed-demo.ts';
import { hashPassword } from '../authentication/passwords.ts';
import {
  type Connection,
  connectConsole,
  connectEmbedded,
  connectServer,
  hasEmbedded,
  openServer,
} from '../db/connection/connect.ts';
import type { Database } from '../db/database.ts';
import { admins } from '../db/schema/people.ts';
import { writeJournal } from '../payments/rail/journal.ts';
import { insertDemoRequests } from './demo-commands.ts';
import { insertDemoStatements } from './demo-statements.ts';
import { InvalidSetting } from './invalid-setting.ts';
import { simulatorJournal } from './open-rail.ts';
import type { Settings } from './settings.ts';

/**
 * Opens the database that the settings name: a PostgreSQL server, or the embedded one, which is filled with demo data
 * when it is new. From then on, files that the process creates are readable only by their owner.
 *
 * @param say told of what takes long, for people
 */
export async function openDatabase(settings: Settings, say: (line: string) => void = () => {}): Promise<Connection> {
  await keepToOurselves(settings.dataDir);
  const { databaseUrl, databaseConnections, databaseOwnerUrl } = settings;
  if (databaseUrl !== undefined) {
    if (databaseOwnerUrl === undefined) return connectServer(databaseUrl, databaseConnections);
    const connection = openServer(databaseUrl, databaseConnections);
    await connection.checkSession();
    return connection;
  }
  if (!hasEmbedded(settings.dataDir)) say(`Creating the demo's database in ${settings.dataDir} …`);
  const connection = await connectEmbedded(settings.dataDir);
  // PGlite creates files with modes of its own, a few of them at every start.
  await keepToOurselves(settings.dataDir);
  if (await isNew(connection.db)) {
    // A journal left from an older database would answer for withdrawals that happen to have the same ids.
    const journal = simulatorJournal(settings.dataDir);
    await rm(journal, { force: true });
    const now = new Date();
    await seedDemo(connection.db, {
      now,
      transactions: settings.demoTransactions,
      demoAdmin: { passwordHash: await hashPassword(DEMO_PASSWORD) },
      say: (step) => say(`Creating the demo: ${step} …`),
    });
    if (settings.secondPersonFromCents !== undefined) {
      await insertDemoRequests(connection.db, settings.secondPersonFromCents);
    }
    say('Creating the demo: statements of the bank …');
    await insertDemoStatements(connection.db, now.getTime());
    if (settings.paymentRail === 'simulator') await writeJournal(journal, await railPayments(connection.db));
  }
  return connection;
}

/**
 * The same for a console command, which inspects an existing database without a time limit.
 *
 * @throws InvalidSetting when there is no database: a newly created demo always passes, and would not be the one that was meant
 */
export async function openConsole(settings: Settings): Promise<Pick<Connection, 'db' | 'close'>> {
  const { databaseUrl, databaseOwnerUrl } = settings;
  if (databaseUrl !== undefined) return connectConsole(databaseUrl, databaseOwnerUrl === undefined);
  if (!hasEmbedded(settings.dataDir)) {
    throw new InvalidSetting(
      `There is no database in ${settings.dataDir}. Name one by DATABASE_URL, or its directory by DATA_DIR.`,
    );
  }
  return openDatabase(settings);
}

/** Beginnings of the names of what the server puts into the data directory. */
const OWN_ENTRIES = /^(pglite|server\.lock|backup\.sock|rail-journal|secrets-key|audit-heads|demo-audit-heads)/;

/**
 * The data directory holds money and personal data: other users of the machine must not read it, whatever the
 * umask was. A directory that holds other things too, such as the one the server was started in, stays as it is, and so do they.
 */
async function keepToOurselves(directory: string): Promise<void> {
  process.umask(0o077);
  const entries = (await readdir(directory, { withFileTypes: true }).catch(ignoreGone)) ?? [];
  const own = entries.filter((entry) => OWN_ENTRIES.test(entry.name) && !entry.isSymbolicLink());
  if (own.length === entries.length) await restrict(directory);
  for (const entry of own) await restrictAll(join(directory, entry.name), entry.isDirectory());
}

async function restrictAll(path: string, isDirectory: boolean): Promise<void> {
  await restrict(path);
  if (!isDirectory) return;
  const entries = (await readdir(path, { withFileTypes: true, recursive: true }).catch(ignoreGone)) ?? [];
  const files = entries.filter((entry) => !entry.isSymbolicLink());
  await Promise.all(files.map((entry) => restrict(join(entry.parentPath, entry.name))));
}

/** Leaves the owner's permissions as they are: the directory may contain the owner's programs too. */
async function restrict(path: string): Promise<void> {
  const { mode } = (await stat(path).catch(ignoreGone)) ?? { mode: 0 };
  if ((mode & 0o077) !== 0) await chmod(path, mode & 0o700).catch(ignoreGone);
}

/** Missing files need nothing, and files of other users are their own concern. */
function ignoreGone(error: NodeJS.ErrnoException): undefined {
  if (!['ENOENT', 'EPERM', 'EACCES'].includes(error.code ?? '')) throw error;
}

async function isNew(db: Database): Promise<boolean> {
  return (await db.$count(admins)) === 0;
}
