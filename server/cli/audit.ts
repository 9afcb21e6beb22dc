import { access, open } from 'node:fs/promises';
import { sealAudit } from '../audit/commands.ts';
import { exportAudit } from '../audit/export.ts';
import { type Finding, verifyAudit } from '../audit/verify.ts';
import type { Database } from '../db/database.ts';
import { postgresCode } from '../db/errors.ts';
import { counted, printable } from '../domain/words.ts';
import { openConsole } from '../start/open-database.ts';
import { readSettings } from '../start/settings.ts';
import { decisionLines, ruleLines } from './audit-report.ts';
import { runCommand, say } from './run-command.ts';

// `npm run audit -- verify`: checks that the audit log is unchanged since it was sealed and exported, and every signature in it.
// `npm run audit -- export`: writes it for somebody who checks the same without this server.

const USAGE = `Usage: npm run audit -- verify [--heads <file>]…
       npm run audit -- export <file>

  verify   compares the audit log with its sealed blocks, the blocks with the exported heads, and the decisions with their signatures
  export   writes the sealed log into a new file, with personal data, for docs/verify-decisions.mjs

  --heads  a file of exported heads; repeat it for the files of several servers; default: AUDIT_HEAD_FILE

DATABASE_URL and DATA_DIR name the database, as for the server.
It names every decision that does not fit, each version of the rules, and what was decided while they were suspended.
Exit code: 0 nothing was changed, 1 something was, 2 unknown, as with the heads of another database.`;

async function main([command, ...options]: string[]): Promise<number> {
  const [file] = options;
  if (command === 'export' && file && options.length === 1) return exportTo(file);
  const given = headFilesIn(options);
  if (command !== 'verify' || !given) {
    say(USAGE);
    return 2;
  }
  const settings = readSettings(process.env);
  const headFiles = given.length > 0 ? given : await existing(settings.auditHeadFile);
  const { db, close } = await openConsole(settings);
  try {
    const { findings, rows, blocks, heads, lostHeads, foreignFiles, unsealed, decisions, rules } = await verifyAudit(
      db,
      headFiles,
    );
    for (const line of ruleLines(rules)) say(line);
    say(
      `${counted(rows, 'row')} in ${counted(blocks, 'block')} verified; ${counted(unsealed, 'newest row')} not sealed yet.`,
    );
    for (const line of decisionLines(decisions)) say(line);
    if (headFiles.length > 0) say(`${counted(heads, 'exported head')} confirmed (${headFiles.join(', ')}).`);
    else say('Without a file of exported heads, a truncated log or a recomputed chain cannot be detected.');
    if (lostHeads > 0) say(`${counted(lostHeads, 'exported head')} of what was lost when a backup was restored.`);
    for (const file of foreignFiles) {
      say(`No head in ${file} is in this log: the file is another database's, or the whole log was rewritten.`);
    }
    for (const finding of findings) say(`Broken: ${printable(describe(finding))}`);
    if (findings.length > 0) return 1;
    if (foreignFiles.length > 0) {
      say('Rows and blocks match, but it is unknown whether they are the exported ones.');
      return 2;
    }
    say('No sealed row was changed.');
    return 0;
  } finally {
    await close();
  }
}

/** A file that is there already is left alone. */
async function exportTo(path: string): Promise<number> {
  const { db, close } = await openConsole(readSettings(process.env));
  try {
    await sealIfPossible(db);
    const file = await open(path, 'wx', 0o600);
    try {
      const { rows, blocks } = await exportAudit(db, async (line) => void (await file.write(`${line}\n`)));
      await file.sync();
      say(
        `${counted(rows, 'row')} in ${counted(blocks, 'block')} written to ${path}. Rows of the last seconds are not sealed yet.`,
      );
    } finally {
      await file.close();
    }
    return 0;
  } finally {
    await close();
  }
}

/** So that the newest rows are in the file, and what they say of erased texts. A copy that is only read cannot be sealed. */
async function sealIfPossible(db: Database): Promise<void> {
  await sealAudit(db).catch((error: unknown) => {
    if (postgresCode(error) !== READ_ONLY) throw error;
  });
}

/** SQLSTATE read_only_sql_transaction. */
const READ_ONLY = '25006';

/** Undefined when an option is unknown. */
function headFilesIn(options: string[]): string[] | undefined {
  const files: string[] = [];
  for (let index = 0; index < options.length; index += 2) {
    const file = options[index + 1];
    if (options[index] !== '--heads' || !file) return undefined;
    files.push(file);
  }
  return files;
}

const existing = (file: string): Promise<string[]> =>
  access(file).then(
    () => [file],
    () => [],
  );

function describe(finding: Finding): string {
  const block = `block ${finding.block}`;
  switch (finding.kind) {
    case 'structure':
      return `${finding.difference}. Nothing was read from it.`;
    case 'changed':
      return `row ${finding.row} was changed after it was sealed (${block}).`;
    case 'text':
      return `the text of row ${finding.row} (${finding.field}) was changed or removed, and not erased (${block}).`;
    case 'erasure':
      return `the text of row ${finding.row} (${finding.field}) is gone, and no row says that it was erased: what was decided is not proved (${block}).`;
    case 'decision':
      return `the decision in row ${finding.row} ${finding.why} (${block}).`;
    case 'deleted':
      return `row ${finding.row} is missing (${block}).`;
    case 'inserted':
      return `row ${finding.row} was inserted afterwards (${block}).`;
    case 'block':
      return `${block} is missing or was changed. ${upTo(finding.after)}`;
    case 'link':
      return `${block} does not follow the one before it. The chain up to row ${finding.upTo} was recomputed.`;
    case 'head':
      return `${block} is missing or is not the exported one. ${upTo(finding.after)}`;
  }
}

const upTo = (row: number) =>
  row === 0 ? 'No row is verified.' : `Row ${row} and those before it are unchanged; the next one may not be.`;

runCommand(main, 2);
