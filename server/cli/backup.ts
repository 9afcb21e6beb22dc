import { mkdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import { Readable } from 'node:stream';
import { newestTime } from '../audit/queries.ts';
import { hasEmbedded } from '../db/connection/connect.ts';
import { dumpStopped, loadDump } from '../db/connection/embedded-copies.ts';
import { CONSOLE } from '../domain/actor.ts';
import { BackupFailed, checkSpace, readBackup, writeWhole } from '../restore/backup-file.ts';
import { enterRestore } from '../restore/commands.ts';
import { type Drill, recordDrill } from '../restore/drill-commands.ts';
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

type Command = (settings: Settings) => Promise<number>;

/** Undefined when the arguments are not understood. */
function commandOf(args: string[]): Command | undefined {
  const [first, second, ...more] = args;
  if (first === 'drill-done') {
    const drill = drillIn(args.slice(1));
    return drill && ((settings) => drillDone(settings, drill));
  }
  if (first === 'restore') {
    return second === undefined || more.length > 0 ? undefined : (settings) => restore(settings, resolve(second));
  }
  return second !== undefined || first?.startsWith('-') ? undefined : (settings) => backUp(settings, first);
}

async function main(args: string[]): Promise<number> {
  const command = commandOf(args);
  if (command) return command(readSettings(process.env));
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

async function drillDone(settings: Settings, drill: Drill): Promise<number> {
  const { db, close } = await openConsole(settings);
  await recordDrill(db, CONSOLE, drill).finally(close);
  say('Noted. The alert DrillOverdue is due in eight days.');
  return 0;
}

/** The seconds after `--lost` and `--took`; undefined when there is anything else. */
function drillIn(options: string[]): Drill | undefined {
  const [found, lost, took] =
    /^(?:--lost (\d+(?:\.\d+)?) ?)?(?:--took (\d+(?:\.\d+)?))?$/.exec(options.join(' ')) ?? [];
  const secondsIn = (text: string | undefined) => (text === undefined ? null : Number(text));
  return found === undefined ? undefined : { lostSeconds: secondsIn(lost), tookSeconds: secondsIn(took) };
}

runCommand(main, 2, (error) => (error instanceof BackupFailed ? error.message : failureText(error)));
