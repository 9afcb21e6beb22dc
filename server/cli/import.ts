import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { CONSOLE } from '../domain/actor.ts';
import { UnreadableFile } from '../platform/imports/file-bytes.ts';
import { importRecords, type Progress } from '../platform/imports/import-records.ts';
import { type Format, recordsOf } from '../platform/imports/records-of.ts';
import { CONSOLE_INTAKES, INTAKES } from '../platform/kinds.ts';
import type { LeftOut } from '../records/records.ts';
import { openConsole } from '../start/open-database.ts';
import { readSettings } from '../start/settings.ts';
import { applyDeltaBatch } from '../statistics/rollups.ts';
import { RefusalReport } from './refusal-report.ts';
import { runCommand, say } from './run-command.ts';

// `npm run import`: brings the platform's records in from a file, from the server's own console.

const KINDS = { ...INTAKES, ...CONSOLE_INTAKES };

const USAGE = `Usage: npm run import -- <kind> <file> [<options>]

  <kind>  ${Object.keys(KINDS).join(', ')}; what others refer to first
  <file>  one JSON object per line (.ndjson), or CSV whose first line names the fields (.csv); packed by gzip or not

  --from-line <number>  skips the lines before this one; what an earlier run refused among them stays in the report
  --report <file>       where to write what was refused, one JSON object per line; default: <file>.refused.ndjson
  --force               overwrites what administrators have changed
  --dry-run             changes nothing; says what would be stored, and writes what would change to <file>.planned.ndjson
  --partial             of a CSV file: keeps the stored values of the fields for which it has no column
  --whole               of a CSV file: resets them to their defaults; without either such records are refused

In a CSV file an empty cell clears nothing, and \\N clears a field. A file can be imported again: what is there already stays as it is. DATABASE_URL and DATA_DIR name the database, as for
the server, which may be running if it is a PostgreSQL server.
Exit code: 0 all is stored, 1 records were refused, in this run or before --from-line, 2 the import was broken off.`;

function readArguments(args: string[]) {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      'from-line': { type: 'string' },
      report: { type: 'string' },
      force: { type: 'boolean' },
      'dry-run': { type: 'boolean' },
      partial: { type: 'boolean' },
      whole: { type: 'boolean' },
    },
  });
  const [kind = '', file, ...more] = positionals;
  const [, extension] = /\.(ndjson|csv)(\.gz)?$/i.exec(file ?? '') ?? [];
  const fromLine = values['from-line'] ?? '1';
  if (!(kind in KINDS) || !file || more.length > 0 || !extension || !/^[1-9]\d{0,14}$/.test(fromLine)) {
    return undefined;
  }
  const { partial, whole } = values;
  if ((partial && whole) || (partial && extension.toLowerCase() !== 'csv')) return undefined;
  const leftOut: LeftOut = partial ? 'keep' : whole ? 'reset' : 'refuse';
  return {
    intake: KINDS[kind as keyof typeof KINDS],
    file,
    format: extension.toLowerCase() as Format,
    fromLine: Number(fromLine),
    reportFile: values.report ?? `${file}.refused.ndjson`,
    force: values.force === true,
    dryRun: values['dry-run'] === true,
    leftOut,
  };
}

async function main(args: string[]): Promise<number> {
  const given = readArguments(args);
  if (!given) {
    say(USAGE);
    return 2;
  }
  const { intake, file, format, fromLine, reportFile, force, dryRun, leftOut } = given;
  const { size } = await stat(file);
  const { db, close } = await openConsole(readSettings(process.env));
  const report = new RefusalReport(reportFile);
  const planned = new RefusalReport(`${file}.planned.ndjson`);
  await report.begin(fromLine);
  await planned.begin(1);
  const bytes = createReadStream(file);
  const says = progressSaid(fromLine - 1, () => bytes.bytesRead / size);
  try {
    const records = recordsOf(bytes, format, intake, { assume: say });
    for await (const batch of importRecords({ db, by: CONSOLE, intake, fromLine, force, dryRun, leftOut, records })) {
      await report.add(batch.refused);
      await planned.add(batch.planned);
      for (const { line, message } of batch.warned) say(`Line ${line}: ${message}`);
      says(batch.progress);
    }
    // A server that is running does this all the time.
    for (let left: number | null = 1; left; ) left = await applyDeltaBatch(db);
    const said = [
      `${dryRun ? 'Dry run, nothing was stored: ' : ''}${progressInWords(says.last.counts)}.`,
      planned.count > 0 && `${file}.planned.ndjson says what would change.`,
      report.count > 0 && `${reportFile} says what was refused.`,
    ];
    say(said.filter(Boolean).join(' '));
    return report.count > 0 ? 1 : 0;
  } catch (error) {
    const from = says.last.line + 1;
    const again = `Everything before line ${from} is done; --from-line ${from} continues there.`;
    if (!(error instanceof UnreadableFile)) {
      say(again);
      throw error;
    }
    say(`${error.line === undefined ? '' : `Line ${error.line}: `}${error.message} ${again}`);
    return 2;
  } finally {
    await report.close();
    await planned.close();
    await close();
  }
}

const progressInWords = (counts: Progress['counts']) =>
  Object.entries(counts)
    .map(([result, count]) => `${count?.toLocaleString('en-US')} ${result}`)
    .join(', ') || 'Nothing to import';

const SAY_EVERY_MS = 2_000;

/** Says now and then how far the import is. @param done how much of the file has been read, from 0 to 1 */
function progressSaid(line: number, done: () => number) {
  let saidAt = Date.now();
  const says = (progress: Progress) => {
    says.last = progress;
    if (Date.now() - saidAt < SAY_EVERY_MS) return;
    saidAt = Date.now();
    const upTo = progress.line.toLocaleString('en-US');
    process.stderr.write(`${Math.floor(100 * done())} %, line ${upTo}: ${progressInWords(progress.counts)}\n`);
  };
  says.last = { line, counts: {} } as Progress;
  return says;
}

runCommand(main, 2);
