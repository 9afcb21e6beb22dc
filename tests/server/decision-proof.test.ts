import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sealAudit } from '../../server/audit/commands.ts';
import { exportHeads } from '../../server/audit/sealer.ts';
import { verifyAudit } from '../../server/audit/verify.ts';
import { ruleLines } from '../../server/cli/audit-report.ts';
import { approvalRules } from '../../server/db/schema/approvals.ts';
import { endBreakGlass, startBreakGlass } from '../../server/second-person/suspension-commands.ts';
import { rewriteBlock } from '../faults/tampering.ts';
import { temporaryDirectory } from '../server-process.ts';
import { someRevenue } from './dashboard-fixtures.ts';
import { aColleague, aSession, aWithdrawal, behindTheTriggers, serverUnderTest } from './server-under-test.ts';
import {
  aPasskey,
  aWaiting,
  type Decision,
  type ExportedRow,
  exportedLines,
  factorsWereChanged,
  type Line,
  ORIGIN,
  rewrite,
  rowsOf,
  sealAnew,
  signatureFor,
  twoPeopleFromThousand,
} from './signing-fixtures.ts';
import type { SoftwareAuthenticator } from './software-authenticator.ts';

// An exported log with decisions, what somebody could change in it, and what the program that auditors run says of that.

const app = serverUnderTest({ publicUrl: ORIGIN });
let directory: Awaited<ReturnType<typeof temporaryDirectory>>;
let authenticator: SoftwareAuthenticator;
/** The log: kim signs two approvals and a denial; lee approves without a passkey. */
let lines: Line[];

beforeAll(async () => {
  directory = await temporaryDirectory();
});
afterAll(() => directory.remove());

beforeEach(async () => {
  await twoPeopleFromThousand(app.db);
  const [kim, lee] = [await aColleague(app.db, 'kim'), await aColleague(app.db, 'lee')];
  authenticator = await aPasskey(app, kim);
  await factorsWereChanged(app.db, 25);
  // A younger key, which signs nothing yet.
  await aPasskey(app, kim);
  await sealAudit(app.db);
  for (const decision of ['approve', 'deny', 'approve'] satisfies Decision[]) {
    const id = await aWaiting(app);
    const signature = await signatureFor(app, authenticator, { id, token: kim, decision });
    const body = decision === 'deny' ? { signature, reason: 'Call first' } : { signature };
    expect((await app.call('POST', `/api/admin/approvals/${id}/${decision}`, { token: kim, body })).status).toBe(200);
  }
  const unsigned = await app.call('POST', `/api/admin/approvals/${await aWaiting(app)}/approve`, { token: lee });
  expect(unsigned.body.signature.is_signed).toBe(false);
  await sealAudit(app.db);
  lines = await exportedLines(app.db);
});

/** The program, as a file of its own: it has no types. */
const PROGRAM = '../../docs/verify-decisions.mjs';
let verifyDecisions: (lines: string[], heads: string | undefined, write: (line: string) => void) => Promise<number>;
beforeAll(async () => {
  ({ verifyDecisions } = await import(/* @vite-ignore */ PROGRAM));
});

/** The program's output about a log. */
async function saysOf(log: Line[], heads?: string): Promise<{ code: number; said: string[] }> {
  const said: string[] = [];
  const lines = log.map((line) => JSON.stringify(line));
  return { code: await verifyDecisions(lines, heads, (line) => void said.push(line)), said };
}

type Rows = Record<
  'enrolled' | 'younger' | 'asked' | 'approved' | 'denied' | 'again' | 'unsigned' | 'effect',
  ExportedRow
>;

/** The rows of the log by what they are. */
function named(log: Line[]): Rows {
  const rows = rowsOf(log);
  const of = (action: string) => rows.filter(({ columns }) => columns[4] === action);
  const [enrolled, younger] = of('admin.add_factor');
  const [approved, again, unsigned] = of('approval.approve');
  const [asked, denied, effect] = [of('approval.request')[0], of('approval.deny')[0], of('withdrawal.approve')[0]];
  return { enrolled, younger, asked, approved, denied, again, unsigned, effect } as Rows;
}

const textOf = ({ line }: ExportedRow) => line.texts.find(({ field }: Line) => field === 'after.text').text as string;
/** The place of a row's line. */
const placeOf = (log: Line[], { line }: ExportedRow) => log.indexOf(line);

type Change = [what: string, found: string, change: (rows: Rows, log: Line[]) => void];

/** Changes after which all hashes are computed anew, but for those that somebody else has a copy of: only a signature, or another row, tells them. */
const CHANGES: Change[] = [
  [
    'the amount in the text that was signed',
    'shows another request',
    ({ approved }) => rewrite(approved, textOf(approved).replace('"amountCents":200000', '"amountCents":900000')),
  ],
  [
    'the request as a whole, with its hash in both rows',
    'was signed for something else',
    ({ asked, approved }) => {
      asked.after.hash = approved.after.hash = 'f'.repeat(64);
      approved.line.texts = [{ field: 'after.text', text: null, key: null, is_erased: true }];
      rewrite(asked);
      rewrite(approved);
    },
  ],
  [
    'a denial to an approval',
    'was signed for something else',
    ({ denied }) => {
      denied.columns[4] = 'approval.approve';
      denied.after.decision = 'approve';
      rewrite(denied);
    },
  ],
  [
    'the signature for another valid one of the same person',
    'was signed for something else',
    ({ approved, again }) => {
      [approved.after.signature, again.after.signature] = [again.after.signature, approved.after.signature];
      rewrite(approved);
      rewrite(again);
    },
  ],
  [
    'the row of a decision for another valid one',
    'is about another request than the one that was asked',
    ({ approved, again }) => {
      [approved.after, again.after] = [again.after, approved.after];
      [approved.line.texts, again.line.texts] = [again.line.texts, approved.line.texts];
      rewrite(approved);
      rewrite(again);
    },
  ],
  [
    'who decided',
    'was not one of that person',
    ({ approved }) => {
      [approved.columns[2], approved.columns[3]] = ['adm_lee', 'lee'];
      rewrite(approved);
    },
  ],
  [
    'who asked, to whoever decided',
    'is not by somebody else',
    ({ asked, approved }) => {
      asked.columns[2] = approved.columns[2];
      approved.after.requested_by = approved.columns[2];
      rewrite(asked);
      rewrite(approved);
    },
  ],
  [
    'a signed decision to an unsigned one',
    'is not signed, although',
    ({ approved }) => {
      const { signature: _, ...after } = approved.after;
      approved.after = { ...after, unsigned_because: 'no_passkey' };
      rewrite(approved);
    },
  ],
  [
    'the public key, in the row by which it was added too',
    'has a signature that does not fit its key',
    ({ enrolled, younger, approved }) => {
      const other = younger.after.public_key;
      enrolled.after.public_key = approved.after.signature.public_key = other;
      const hash = createHash('sha256').update(Buffer.from(other, 'base64url'));
      approved.after.signature.key_sha256 = hash.digest('hex');
      rewrite(enrolled);
      rewrite(approved);
    },
  ],
  [
    'the key, for one that was added within 24 hours',
    'added less than 24 hours before',
    ({ younger, approved }) => {
      approved.after.signature.enrolled_entry = younger.columns[0];
      rewrite(approved);
    },
  ],
  [
    'the time at which the younger key was added',
    'has a time at which it cannot have been written',
    ({ younger, unsigned }, log) => {
      // It is added in the last block, and dated to before the first one.
      const [moved] = log.splice(placeOf(log, younger), 1);
      younger.columns[0] = unsigned.columns[0] + 1000;
      younger.columns[1] = String(Number(younger.columns[1]) - 25 * 3600);
      younger.columns[1] = Number(younger.columns[1]).toFixed(6);
      rewrite(younger);
      log.splice(log.length - 1, 0, moved);
    },
  ],
  [
    'a decision that is not there any more, although it was carried out',
    'which nobody approved before',
    ({ approved }, log) => void log.splice(placeOf(log, approved), 1),
  ],
  [
    'a decision that is there twice',
    'a second time',
    ({ approved }, log) => {
      const copy = structuredClone(approved.line);
      copy.row = JSON.stringify([approved.columns[0] + 0.5, ...approved.columns.slice(1)]);
      log.splice(placeOf(log, approved) + 1, 0, copy);
    },
  ],
  [
    'the withdrawal that was approved',
    'is something else than what request',
    ({ effect }) => {
      effect.columns[6] = 'WDR-OTHER';
      rewrite(effect);
    },
  ],
  [
    'one byte of what the authenticator said',
    'signature that does not fit its key',
    ({ approved }) => {
      const { signature } = approved.after;
      const data = Buffer.from(signature.authenticator_data, 'base64url');
      data.writeUInt8((data.at(-1) ?? 0) ^ 1, data.length - 1);
      signature.authenticator_data = data.toString('base64url');
      rewrite(approved);
    },
  ],
];

/** Changes by somebody who does not compute the hashes anew. */
const UNSEALED: Change[] = [
  [
    'the reason of a denial',
    'the text after.reason of row',
    ({ denied }) => {
      denied.line.texts.find(({ field }: Line) => field === 'after.reason').text = 'Fine';
    },
  ],
  ['a row that is missing', 'is missing (block', ({ effect }, log) => void log.splice(placeOf(log, effect), 1)],
  [
    'a row for another valid one',
    'was changed after it was sealed',
    ({ approved, again }) => {
      const columns = [approved.columns[0], ...again.columns.slice(1)];
      approved.line.row = JSON.stringify(columns).replaceAll('","', '", "');
    },
  ],
  [
    'the hash of a row in its block',
    'block 2 was changed',
    (_, log) => {
      const { block } = log.findLast((line) => line.block);
      block.row_hashes = `${'0'.repeat(64)}${block.row_hashes.slice(64)}`;
    },
  ],
  ['the end that is cut off', 'the end of the export is missing', (_, log) => void log.pop()],
];

test('the program finds every planted change of the exported log, and none in the log itself', async () => {
  const { code, said } = await saysOf(lines);
  expect([code, said.at(-2)]).toEqual([0, expect.stringContaining('3 signed and 1 unsigned decisions fit')]);
  // Sealing anew changes nothing of a log in which nothing was changed.
  expect((await saysOf(sealAnew(structuredClone(lines)))).code).toBe(0);
  for (const [changes, seal] of [
    [CHANGES, sealAnew],
    [UNSEALED, (log: Line[]) => log],
  ] as const) {
    for (const [what, found, change] of changes) {
      const log = structuredClone(lines);
      change(named(log), log);
      const outcome = await saysOf(seal(log));
      expect([what, outcome.code, outcome.said.filter((line) => line.startsWith('Broken')).join('\n')]).toEqual([
        what,
        1,
        expect.stringContaining(found),
      ]);
    }
  }
});

test('run as a file, it shows each decision, and with the exported heads it finds a log whose end was cut off', async () => {
  const [file, headFile] = [join(directory.path, 'log.jsonl'), join(directory.path, 'heads')];
  await writeFile(file, lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
  await exportHeads(app.db, headFile);
  const { stdout } = await promisify(execFile)(process.execPath, ['docs/verify-decisions.mjs', file, headFile], {
    env: {},
  });
  expect(stdout).toMatch(/"kim" \("adm_kim"\): deny request \d+, signed by key [0-9a-f]{64}, added \S+ by "adm_kim"/);
  expect(stdout).toMatch(/"lee" \("adm_lee"\): approve request \d+, NOT SIGNED \(no_passkey\)/);
  expect(stdout).toContain('"note":"By telephone"');
  expect(stdout).toContain('The blocks up to 2 are the exported ones.');
  const cut = lines.slice(
    0,
    lines.findLastIndex(({ block }) => block),
  );
  const rows = rowsOf(cut).length;
  const shorter = [...cut, { end: { blocks: 1, rows } }];
  expect((await saysOf(shorter)).code).toBe(0);
  const { code, said } = await saysOf(shorter, await readFile(headFile, 'utf8'));
  expect([code, said.at(-1)]).toEqual([1, 'Broken: block 2 is missing or is not the exported one.']);
});

test('`audit -- verify` names the first decision that does not fit, also where the whole chain was written anew', async () => {
  expect(await verifyAudit(app.db, [])).toMatchObject({ finding: undefined, decisions: { signed: 3, unsigned: 1 } });
  const { approved, denied, effect, younger } = named(lines);
  const row = (one: ExportedRow) => one.columns[0] as number;
  for (const [at, change, why] of [
    [
      row(denied),
      sql`action = 'approval.approve', after = after || '{"decision": "approve"}'`,
      'was signed for something else',
    ],
    [
      row(approved),
      sql`after = (after - 'signature') || '{"unsigned_because": "no_passkey"}'`,
      'is not signed, although',
    ],
    [
      row(approved),
      sql`after = jsonb_set(after, '{signature,enrolled_entry}', ${row(younger)}::text::jsonb)`,
      'was added less than 24 hours before',
    ],
    [row(approved), sql`admin_id = 'adm_lee'`, 'is signed by a key that was not one of that person’s'],
    [
      row(approved),
      sql`after = jsonb_set(after, '{signature,signature}', '"MEUCIQDa"')`,
      'has a signature that does not fit its key',
    ],
    [row(effect), sql`subject_id = 'WDR-OTHER'`, 'is something else than what request'],
  ] as const) {
    const finding = await findingIf(sql`update audit_log set ${change} where audit_id = ${at}`);
    expect(finding).toMatchObject({ kind: 'decision', block: 2, row: at, why: expect.stringContaining(why) });
  }
});

test('both programs go on after a decision that does not fit, and name every one', async () => {
  const { approved, denied, again } = named(lines);
  const [first, second, third] = [approved, denied, again].map(({ columns }) => columns[0] as number);
  const unsign = sql`update audit_log set after = (after - 'signature') || '{"unsigned_because": "no_passkey"}' where audit_id in (${first}, ${third})`;
  const findings = await findingsIf(unsign);
  expect(findings?.map(({ kind, ...at }) => [kind, 'row' in at && at.row])).toEqual([
    ['decision', first],
    ['decision', third],
  ]);
  const log = structuredClone(lines);
  for (const row of [named(log).approved, named(log).again]) {
    const { signature: _, ...after } = row.after;
    row.after = { ...after, unsigned_because: 'no_passkey' };
    rewrite(row);
  }
  const { code, said } = await saysOf(sealAnew(log));
  const broken = said.filter((line) => line.startsWith('Broken'));
  expect([code, broken.map((line) => Number(/row (\d+)/.exec(line)?.[1]))]).toEqual([1, [first, third]]);
  // The one between them fits.
  expect(said.join('\n')).toContain('1 signed and 1 unsigned other decisions fit');
  expect(second).toBeGreaterThan(first ?? 0);
});

test('a text is gone where a row says that it was erased, and nowhere else: a file in which somebody hides one is noticed', async () => {
  const log = structuredClone(lines);
  const { approved } = named(log);
  approved.line.texts = [{ field: 'after.text', text: null, key: null, is_erased: true }];
  const hidden = await saysOf(log);
  expect(hidden.code).toBe(1);
  expect(hidden.said.at(-1)).toMatch(
    /^Broken: the text after\.text of row \d+ is gone, and no row says that it was erased/,
  );
  const erase = sql`update audit_texts set text = null, key = null, erased_at = now() where audit_id = ${approved.columns[0]}`;
  await behindTheTriggers(app.db, async (tx) => {
    await tx.execute(erase);
    expect((await verifyAudit(tx, [])).finding).toMatchObject({ kind: 'erasure', row: approved.columns[0] });
    tx.rollback();
  }).catch(() => undefined);
  await app.db.execute(erase);
  // Its row is not sealed yet.
  expect(await verifyAudit(app.db, [])).toMatchObject({ findings: [], decisions: { erased: 1 } });
  await expect(exportedLines(app.db)).rejects.toThrow('try again in ten seconds');
  await sealAudit(app.db);
  expect(await verifyAudit(app.db, [])).toMatchObject({ findings: [], decisions: { erased: 1 } });
  const { code, said } = await saysOf(await exportedLines(app.db));
  expect([code, said.join('\n')]).toEqual([0, expect.stringContaining('WHAT WAS DECIDED IS NOT PROVED')]);
});

test('both programs list each version of the rules, and what was decided while they were suspended, and print no control characters', async () => {
  const reason = 'Everybody is away\u001b[2J\u202e\nNo sealed row was changed.';
  const before = await aWithdrawal(app.db, { requestedCents: 200_000, feeCents: 0 });
  await startBreakGlass(app.db, reason);
  const list = '/admin/withdrawal/withdrawals';
  expect((await app.call('POST', `${list}/${before}/approve`, { body: {} })).status).toBe(200);
  await endBreakGlass(app.db);
  await app.call('POST', `${list}/${await aWithdrawal(app.db, { requestedCents: 100, feeCents: 0 })}/approve`, {
    body: {},
  });
  await sealAudit(app.db);
  const put = { rules: [], reason: 'Because', based_on: 1 };
  const { body: asked } = await app.call('PUT', '/api/admin/approvals/rules', { body: put });
  const lee = await aSession(app.db, 'adm_lee');
  expect((await app.call('POST', `/api/admin/approvals/${asked.id}/approve`, { token: lee })).status).toBe(200);
  await sealAudit(app.db);
  const { rules, findings } = await verifyAudit(app.db, []);
  expect(findings).toEqual([]);
  expect(rules).toMatchObject({
    versions: [{ version: '2', by: 'lee', request: asked.id, rules: [] }],
    suspensions: [{ reason, decided: [{ action: 'withdrawal.approve', subject: before, by: 'admin' }] }],
  });
  const { code, said } = await saysOf(await exportedLines(app.db));
  expect(code).toBe(0);
  for (const printed of [ruleLines(rules), said]) {
    const text = printed.join('\n');
    expect(text).toMatch(/rules suspended/i);
    expect(text).toMatch(new RegExp(`withdrawal\\.approve.*${before}`));
    expect(text).toMatch(/version 2,.*in request \d+/);
    expect(printed.filter((line) => /[\p{C}\p{Zl}\p{Zp}]/u.test(line))).toEqual([]);
    expect(text).toMatch(/\\u\{?202e/);
  }
  expect(said.filter((line) => line.includes('while suspended'))).toHaveLength(1);
});

test('whatever two people can do together fits', async () => {
  const rules = [
    { actions: ['approve', 'process', 'retry', 'payout'], fact: 'amount', atLeastCents: 100_000 },
    { actions: ['change_roles'], fact: 'amount', atLeastCents: 0 },
  ];
  await app.db.insert(approvalRules).values({ version: 2, rules, reason: 'For a test', hash: 'another' });
  await aColleague(app.db, 'max', ['support']);
  const lee = await aSession(app.db, 'adm_lee');
  await someRevenue(app.db, '0', 200_000);
  const role = (await app.call('POST', '/api/admin/roles', { body: { name: 'Night', permissions: ['games.read'] } }))
    .body;
  const permissions = ['withdrawals.read', 'withdrawals.pay'];
  const list = '/admin/withdrawal/withdrawals';
  const of2000 = (status: 'approved' | 'failed') =>
    aWithdrawal(app.db, { requestedCents: 200_000, feeCents: 0, status });
  for (const [method, path, body] of [
    ['PUT', '/api/admin/admins/adm_max', { roles: ['finance'] }],
    ['PUT', `/api/admin/roles/${role.id}`, { name: 'Night', permissions }],
    ['POST', '/api/admin/company-revenue/process-payout', { payout_amount: 1500, payout_method: 'Bank Transfer' }],
    ['POST', `${list}/${await of2000('approved')}/process`],
    ['POST', `${list}/${await of2000('failed')}/retry`],
    ['PUT', '/api/admin/approvals/rules', { rules: [], reason: 'Because', based_on: 2 }],
  ] as const) {
    const asked = await app.call(method, path, { ...(body && { body }) });
    expect([path, asked.status]).toEqual([path, 202]);
    const { id } = asked.body.approval_request ?? asked.body;
    expect((await app.call('POST', `/api/admin/approvals/${id}/approve`, { token: lee })).body.state).toBe('approved');
  }
  await sealAudit(app.db);
  expect((await verifyAudit(app.db, [])).finding).toBeUndefined();
  expect((await saysOf(await exportedLines(app.db))).code).toBe(0);
});

class Undo extends Error {}

const findingIf = async (statement: ReturnType<typeof sql>) => (await findingsIf(statement))?.[0];

/** The findings after a statement, and after block 2 was computed anew. */
async function findingsIf(statement: ReturnType<typeof sql>) {
  let found: Awaited<ReturnType<typeof verifyAudit>>['findings'] | undefined;
  const tried = behindTheTriggers(app.db, async (tx) => {
    await tx.execute(statement);
    await rewriteBlock(2)(tx);
    found = (await verifyAudit(tx, [])).findings;
    throw new Undo();
  });
  await tried.catch((error: unknown) => {
    if (!(error instanceof Undo)) throw error;
  });
  return found;
}
