import { createHash, createHmac } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { exportAudit } from '../../server/audit/export.ts';
import type { Database } from '../../server/db/database.ts';
import { approvalRules } from '../../server/db/schema/approvals.ts';
import { auditLog } from '../../server/db/schema/audit.ts';
import { aged, aSession, aWithdrawal, type TestApp } from './server-under-test.ts';
import { SoftwareAuthenticator } from './software-authenticator.ts';

export const ORIGIN = 'https://admin.example.org';
const FACTORS = '/api/admin/me/factors';

/** Adds a passkey in this session, and shows it. */
export async function aPasskey(app: TestApp, token?: string): Promise<SoftwareAuthenticator> {
  const authenticator = new SoftwareAuthenticator();
  const as = token === undefined ? {} : { token };
  const { body: options } = await app.call('POST', `${FACTORS}/passkeys/options`, as);
  const passkey = authenticator.create({ challenge: options.challenge, origin: ORIGIN });
  const added = await app.call('POST', `${FACTORS}/passkeys`, { body: { name: 'Laptop', passkey }, ...as });
  if (added.status !== 201) throw new Error(`adding a passkey answered ${added.status}: ${added.body.message}`);
  const { body: asked } = await app.call('POST', '/api/admin/me/second-step/options', as);
  const shown = { passkey: authenticator.show({ challenge: asked.challenge, origin: ORIGIN }) };
  const { status } = await app.call('POST', '/api/admin/me/second-step', { body: shown, ...as });
  if (status !== 204) throw new Error(`showing a passkey answered ${status}`);
  return authenticator;
}

/** Makes the additions and removals of second factors so many hours older. */
export const factorsWereChanged = (db: Database, hoursBefore: number): Promise<void> =>
  aged(db, sql`${hoursBefore} * interval '1 hour'`, sql`action in ('admin.add_factor', 'admin.remove_factor')`);

/** Puts a rule in force that asks for a second person from $1,000 on. */
export async function twoPeopleFromThousand(db: Database): Promise<void> {
  const rules = [{ actions: ['approve', 'process', 'retry', 'payout'], fact: 'amount', atLeastCents: 100_000 }];
  await db.insert(approvalRules).values({ version: 1, rules, reason: 'For a test', hash: 'hash' });
}

/** The id of a new request about a withdrawal of $2,000, by an administrator's session; `admin` by default. */
export async function aWaiting(app: TestApp, token?: string): Promise<string> {
  const id = await aWithdrawal(app.db, { requestedCents: 200_000, feeCents: 0 });
  const path = `/admin/withdrawal/withdrawals/${id}/approve`;
  const { status, body } = await app.call('POST', path, { body: { notes: 'By telephone' }, ...(token && { token }) });
  if (status !== 202) throw new Error(`the approval answered ${status}`);
  return body.approval_request.id;
}

export type Decision = 'approve' | 'deny';

/** The body of a signed decision, as a client makes it from what the server answers. */
export async function signatureFor(
  app: TestApp,
  authenticator: SoftwareAuthenticator,
  { id, token, decision = 'approve', client = {} }: { id: string; token: string; decision?: Decision; client?: object },
) {
  const { body } = await app.call('POST', `/api/admin/approvals/${id}/challenge`, { body: { decision }, token });
  const { body: request } = await app.call('GET', `/api/admin/approvals/${id}`, { token });
  const signed = JSON.stringify([body.nonce, request.hash, id, decision]);
  const challenge = createHash('sha256').update(signed).digest('base64url');
  return { nonce: body.nonce as string, passkey: authenticator.show({ challenge, origin: ORIGIN, client }) };
}

/** A line of an exported log. */
// biome-ignore lint/suspicious/noExplicitAny: the tests change them in every way
export type Line = any;

export async function exportedLines(db: Database): Promise<Line[]> {
  const lines: Line[] = [];
  await exportAudit(db, async (line) => void lines.push(JSON.parse(line)));
  return lines;
}

/** A row of the export with its columns. */
export interface ExportedRow {
  line: Line;
  columns: Line[];
  before: Line;
  after: Line;
}

export const rowsOf = (lines: Line[]): ExportedRow[] =>
  lines.flatMap((line) => {
    if (!line.row) return [];
    const columns = JSON.parse(line.row);
    return [{ line, columns, before: JSON.parse(columns[7] ?? 'null'), after: JSON.parse(columns[8] ?? 'null') }];
  });

/** Writes a row's columns back into its line, its `text` with a keyed hash that fits. */
export function rewrite({ line, columns, before, after }: ExportedRow, text?: string): void {
  const stored = line.texts?.find(({ field }: Line) => field === 'after.text');
  if (text !== undefined && stored) {
    stored.text = text;
    after.text = { hmac_sha256: createHmac('sha256', Buffer.from(stored.key, 'hex')).update(text).digest('hex') };
  }
  columns[7] = before && JSON.stringify(before);
  columns[8] = after && JSON.stringify(after);
  line.row = JSON.stringify(columns);
}

/** Seals rows that were changed anew, with all hashes: what somebody does who can write everything but the exported heads. */
export function sealAnew(lines: Line[]): Line[] {
  let previous = '0'.repeat(64);
  for (const [index, { block }] of lines.entries()) {
    if (!block) continue;
    const next = lines.findIndex((line, place) => place > index && !line.row);
    const rows = lines.slice(index + 1, next).map(({ row }) => row as string);
    block.row_ids = rows.map((row) => JSON.parse(row)[0]);
    block.row_hashes = rows.map((row) => createHash('sha256').update(row).digest('hex')).join('');
    block.previous_hash = previous;
    const content = [block.id, block.sealed_at, block.previous_hash, block.row_ids, block.row_hashes];
    block.hash = createHash('sha256').update(JSON.stringify(content)).digest('hex');
    previous = block.hash;
  }
  const rows = lines.filter(({ row }) => row).length;
  return lines.map((line) => (line.end ? { end: { ...line.end, rows } } : line));
}

export const sessionOf = (db: Database, username: string) => aSession(db, `adm_${username}`);
export const auditOf = (db: Database, action: string) =>
  db.select().from(auditLog).where(eq(auditLog.action, action)).orderBy(auditLog.auditId);

/** The requests that have ended and have no audit row of that, or several. */
export async function endsWithoutRow(db: Database): Promise<unknown[]> {
  const { rows } = (await db.execute(sql`
    select id, state from approval_requests where state <> 'waiting' and 1 <> (select count(*) from audit_log where subject_type = 'approval'
      and subject_id = id::text and action in ('approval.approve', 'approval.deny', 'approval.withdraw', 'approval.expire', 'approval.void'))`)) as unknown as {
    rows: unknown[];
  };
  return rows;
}
