import { mkdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import { Readable } from 'node:stream';
import { parseArgs } from 'node:util';
import { newestTime } from '../audit/queries.ts';
import { hasEmbedded } from '../db/connection/connect.ts';
import { dumpStopped, loadDump } from '../db/connection/embedded-copies.ts';
import { CONSOLE } from '../domain/actor.ts';
import { BackupFailed, checkSpace, readBackup, writeWhole } from '../restore/backup-file.ts';
import { enterRestore } from '../restore/commands.ts';
import { recordDrill } from '../restore/drill-commands.ts';
import { backupFromServer, pack } from '../start/backup-socket.ts';
import { openConsole } from '../start/open-database.ts';
import { readSettings, type Settings } from '../start/settings.ts';
import { failureText } from '../start/startup-failure.ts';
import { runCommand, say } from './run-command.ts';

// `npm run backup`: copies the embedded database while its server runs, restores such a copy, and notes that a restore was tried.

const USAGE = `Usage: npm run backup [-- <file>]
       npm run backup -- restore <file>
       npm run backup -- drill-done [--lost <seconds>] [--took <seconds>]

  (none)      writes a copy of the embedded database, while its server runs or not; default: coinop-<time>.tar.gz in this directory
  restore     makes the database of such a file, in a DATA_DIR that has none; payments wait until \`npm run restored\` is through
  drill-done  notes that a backup, also one of a PostgreSQL server, was restored on trial: how much was lost, and how long it took

DATABASE_URL and DATA_DIR are those of the server. A PostgreSQL server is backed up by its own tools.
Exit code: 0 done, 2 not done.`;

async function main(args: string[]): Promise<number> {
  const settings = readSettings(process.env);
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: { lost: { type: 'string' }, took: { type: 'string' } },
  });
  const [first, second] = positionals;
  if (first === 'drill-done' && positionals.length === 1) return drillDone(settings, values);
  if (values.lost === undefined && values.took === undefined) {
    if (first === 'restore' && positionals.length === 2) return restore(settings, resolve(second ?? ''));
    if (first !== 'restore' && first !== 'drill-done' && positionals.length < 2) return backUp(settings, first);
  }
  say(USAGE);
  return 2;
}

/** @throws BackupFailed */
function checkEmbedded({ databaseUrl }: Settings): void {
  if (databaseUrl === undefined) return;
  throw new BackupFailed(
    'DATABASE_URL names a PostgreSQL server, which is backed up by its own tools, such as pgBackRest.',
  );
}

async function backUp(settings: Settings, given: string | undefined): Promise<number> {
  checkEmbedded(settings);
  const { dataDir } = settings;
  if (!hasEmbedded(dataDir)) throw new BackupFailed(`There is no database in ${dataDir}.`);
  const file = resolve(given ?? `coinop-${new Date().toISOString().slice(0, 19).replaceAll(':', '-')}Z.tar.gz`);
  const answer = await backupFromServer(dataDir);
  if (answer && answer.statusCode !== 200) throw new BackupFailed('The server cannot make a backup: its log says why.');
  const packed = answer ? undefined : await pack(await dumpStopped(dataDir));
  const bytes = packed?.length ?? Number(answer?.headers['content-length']);
  await writeWhole(file, answer ?? Readable.from([packed]), bytes);
  say(`${file} has the whole database, ${(bytes / 1e6).toFixed(1)} MB.`);
  say('Keep elsewhere, too: the key of its secrets (SECRETS_KEY, or secrets-key in DATA_DIR) and AUDIT_HEAD_FILE.');
  return 0;
}

async function restore(settings: Settings, file: string): Promise<number> {
  checkEmbedded(settings);
  const { dataDir } = settings;
  if (hasEmbedded(dataDir))
    throw new BackupFailed(
      `There is a database in ${dataDir} already. Move its folder pglite away, or name another DATA_DIR.`,
    );
  process.umask(0o077);
  const tar = await readBackup(file);
  await mkdir(dataDir, { recursive: true });
  await checkSpace(dataDir, tar.length);
  await loadDump(dataDir, new Blob([new Uint8Array(tar)]), async (db) => {
    const newest = await newestTime(db);
    const text = `A backup was restored, whose newest change is of ${newest?.toISOString() ?? 'an unknown time'}.`;
    await enterRestore(db, CONSOLE, { text, isCertain: true });
    say(text);
  });
  say('Payments and the feed wait. Next, before the server starts: npm run restored');
  return 0;
}

async function drillDone(settings: Settings, { lost, took }: { lost?: string; took?: string }): Promise<number> {
  const drill = { lostSeconds: secondsIn(lost), tookSeconds: secondsIn(took) };
  if (drill.lostSeconds === undefined || drill.tookSeconds === undefined) {
    say(USAGE);
    return 2;
  }
  const { db, close } = await openConsole(settings);
  await recordDrill(db, CONSOLE, drill as Parameters<typeof recordDrill>[2]).finally(close);
  say('Noted. The alert DrillOverdue is due in eight days.');
  return 0;
}

/** Null when it was not given, undefined when it is no number. */
const secondsIn = (text: string | undefined): number | null | undefined =>
  text === undefined ? null : /^\d{1,9}(\.\d{1,3})?$/.test(text) ? Number(text) : undefined;

runCommand(main, 2, (error) => (error instanceof BackupFailed ? error.message : failureText(error)));
