import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Operation, operations } from '../../openapi/contract.ts';
import { hashSecret } from '../../server/authentication/tokens.ts';
import { rowsOf } from '../../server/db/one-row.ts';
import { approvalRequests, approvalRules } from '../../server/db/schema/approvals.ts';
import { admins, invitations, roles, serviceTokens, sessions } from '../../server/db/schema/people.ts';
import { webhookDeliveries, webhookTargets } from '../../server/db/schema/platform.ts';
import { notes, playerFreezes, playerHolds, players } from '../../server/db/schema/players.ts';
import {
  reconciliationDifferences,
  reconciliationLines,
  reconciliationRuns,
} from '../../server/db/schema/reconciliation.ts';
import { withdrawals } from '../../server/db/schema/withdrawals.ts';
import { changeWithdrawals } from '../../server/withdrawals/commands.ts';
import { answerFault, operationOf } from '../contract/contract-answers.ts';
import { aDayLater } from '../server/server-under-test.ts';
import { type ApiUnderFaults, apiUnderFaults } from './api-under-faults.ts';
import { type Case, casesOf, type KnownIds } from './contract-cases.ts';
import { report, size } from './suite.ts';

// Whatever the request, the contract has the answer, and a refused request changes nothing. The cases depend only on
// the seed; a failing case is printed with seed and path, and FAULTS_SEED repeats it.

const SEED = Number(process.env.FAULTS_SEED ?? 20261121);
const CASES = size(60, 500);
/** The short form ends with so many of an operation, once some were carried out and some refused. */
const ENOUGH = size(2, CASES);

let api: ApiUnderFaults;
/** The ids for an operation, by its own name, where it changes what others need, or else by its collection. */
let ids: Record<string, string[]>;
/** The number of rows written when the last answer arrived. */
let rows = 0;
const done = { operations: 0, faults: 0 };
const statuses = new Map<string, Map<number, number>>();

beforeAll(async () => {
  api = await apiUnderFaults();
  const column = async (query: ReturnType<typeof sql>) =>
    ((await api.db.execute(query)) as unknown as { rows: { id: string }[] }).rows.map(({ id }) => String(id));
  const waiting = (share: number) => sql`select withdrawal_id id from
    (select *, row_number() over (order by withdrawal_id) % 6 share from withdrawals where status like 'pending%') w
    where share = ${share} order by 1`;
  const everyOther = (status: string, share: number) => sql`select withdrawal_id id from
    (select *, row_number() over (order by withdrawal_id) % 2 share from withdrawals where status = ${status}) w
    where share = ${share} order by 1`;
  ids = {
    withdrawals: await column(sql`select withdrawal_id id from withdrawals order by withdrawal_id`),
    // Each kind of review has its own withdrawals: those decided by one would be refused for the others.
    approveWithdrawal: await column(waiting(0)),
    rejectWithdrawal: await column(waiting(1)),
    toBulk: await column(waiting(2)),
    cancelPlatformWithdrawal: await column(waiting(3)),
    undoWithdrawal: await column(waiting(4)),
    skipWithdrawal: await column(waiting(5)),
    snoozeWithdrawal: await column(waiting(5)),
    processWithdrawal: await column(everyOther('approved', 0)),
    recallWithdrawal: await column(everyOther('approved', 1)),
    retryWithdrawal: await column(everyOther('failed', 0)),
    releaseWithdrawal: await column(everyOther('failed', 1)),
    returnWithdrawal: await column(everyOther('completed', 0)),
    // At some hours the demo has none that is pending.
    transactions: await column(sql`update transactions set status = 'pending' where status = 'failed' returning id`),
    games: await column(sql`select game_id id from games order by game_id`),
    items: await column(sql`select item_id id from game_items order by item_id`),
    payouts: await column(sql`select id from payouts order by id`),
    ...(await people()),
    ...(await services()),
    ...(await outward()),
    ...(await statements()),
    ...(await onPlayers()),
    ...(await forTwoPeople()),
  };
  // Only whoever decided undoes a decision.
  const decided = { adminId: 'adm_1', username: 'admin', address: null, requestId: null };
  await changeWithdrawals(api.db, decided, ids.undoWithdrawal ?? [], { action: 'approve' });
  rows = await api.written();
});
afterAll(async () => {
  await api?.close();
  report('contract', done);
});

const LATER = sql`now() + interval '1 hour'`;

/** Sessions of an administrator; they are made when they are needed, because other operations end all of somebody's. */
async function sessionsOf(username: string): Promise<string[]> {
  const [admin] = await api.db.select({ adminId: admins.adminId }).from(admins).where(eq(admins.username, username));
  const made = Array.from({ length: 60 }, () => ({
    adminId: admin?.adminId ?? '',
    tokenHash: randomUUID(),
    expiresAt: LATER,
  }));
  const inserted = await api.db.insert(sessions).values(made).returning();
  rows = await api.written();
  return inserted.map(({ sessionId }) => sessionId);
}

/** Administrators, roles and invitations for the calls that change these, so that nobody's own account is needed. */
async function people(): Promise<Record<string, string[]>> {
  const numbers = Array.from({ length: 60 }, (_, index) => String(index));
  const adminIds = numbers.map((number) => `adm_case_${number}`);
  const roleIds = numbers.map((number) => `role_case_${number}`);
  const tokens = numbers.map((number) => `case-${number}.secret`);
  const account = { passwordHash: 'none', roleIds: ['support'] };
  await api.db.insert(admins).values(adminIds.map((adminId) => ({ ...account, adminId, username: adminId })));
  await api.db.insert(roles).values(roleIds.map((roleId) => ({ roleId, name: roleId, permissions: ['games.read'] })));
  const invited = adminIds.slice(0, 20);
  await api.db
    .insert(invitations)
    .values(
      invited.map((adminId, index) => ({ adminId, tokenHash: hashSecret(tokens[index] ?? ''), expiresAt: LATER })),
    );
  return {
    tokens: tokens.slice(0, 10),
    renewInvitation: adminIds.slice(10, 20),
    admins: adminIds.slice(20, -1),
    roles: roleIds,
    // Those of the first sign-ins.
    audit: ['1', '2'],
    // The administrator whose sessions are ended one by one.
    endAdminSession: adminIds.slice(-1),
  };
}

/** Service accounts of the demo's administrator, for each call that changes one, and tokens to revoke of the last one. */
async function services(): Promise<Record<string, string[]>> {
  const accounts = Array.from({ length: 60 }, (_, index) => `svc_case_${index}`);
  const account = { passwordHash: 'none', roleIds: ['platform'], ownerId: 'adm_1' };
  await api.db.insert(admins).values(accounts.map((adminId) => ({ ...account, adminId, username: adminId })));
  const tokens = Array.from({ length: 60 }, (_, index) => `token-${index}`);
  const [withTokens = ''] = accounts.slice(-1);
  const token = { adminId: withTokens, tokenHash: 'none', networks: [], expiresAt: LATER };
  await api.db.insert(serviceTokens).values(tokens.map((tokenId) => ({ ...token, tokenId })));
  return {
    deleteServiceAccount: accounts.slice(0, 29),
    'service-accounts': accounts.slice(29, -1),
    revokeServiceToken: [withTokens],
    serviceTokens: tokens,
  };
}

/** Inserts the webhook targets that are missing. */
async function insertTargets(targetIds: string[]): Promise<void> {
  const target = { url: 'https://platform.example.com/hooks', secret: 'none', position: 0 };
  const values = targetIds.map((targetId) => ({ ...target, targetId }));
  await api.db.insert(webhookTargets).values(values).onConflictDoNothing();
  rows = await api.written();
}

/** Webhook targets, deliveries of the last one, and a comparison with a statement. Nothing sends here. */
async function outward(): Promise<Record<string, string[]>> {
  const targets = Array.from({ length: 8 }, (_, index) => `target_case_${index}`);
  await insertTargets(targets);
  const [withDeliveries = ''] = targets.slice(-1);
  const delivery = { targetId: withDeliveries, type: 'game.updated', state: 'given_up' };
  const subjects = Array.from({ length: 60 }, (_, index) => ({ ...delivery, subject: `game:${index}` }));
  const deliveries = await api.db.insert(webhookDeliveries).values(subjects).returning();
  const counts = { matched: 0, otherAmount: 0, onlyThere: 0, onlyHere: 0 };
  const statement = { fileName: 'november.csv', dateFrom: '2026-11-01', dateTo: '2026-11-30' };
  const columns = { reference: 'Reference', amount: 'Amount' };
  await api.db
    .insert(reconciliationRuns)
    .values({ runId: 'run_case', adminId: 'adm_1', ...statement, columns, ...counts });
  const line = { runId: 'run_case', result: 'only_there', reference: 'R-1', theirCents: 100 };
  const lines = await api.db
    .insert(reconciliationLines)
    .values(Array.from({ length: 120 }, () => line))
    .returning({ lineId: reconciliationLines.id });
  await api.db.insert(reconciliationDifferences).values(lines);
  const differences = lines.map(({ lineId }) => String(lineId));
  return {
    closeReconciliationDifference: differences.slice(20),
    differences: differences.slice(0, 20),
    deleteWebhook: targets.slice(0, 4),
    webhooks: targets.slice(4, -1),
    listWebhookDeliveries: [withDeliveries],
    sendWebhookAgain: [withDeliveries],
    deliveries: deliveries.map(({ deliveryId }) => String(deliveryId)),
    runs: ['run_case'],
  };
}

/** Statements whose lines are proposed by amount and day, others to close and to discard, and layouts of files. */
async function statements(): Promise<Record<string, string[]>> {
  const paid = await rowsOf<{ day: string; amount: string }>(
    api.db,
    sql`select min(h.created_at)::date::text as day, (net_cents / 100.0)::numeric(12, 2)::text as amount
      from withdrawals join withdrawal_history h using (withdrawal_id)
      where action = 'complete' and status = 'completed' group by net_cents having count(*) = 1 order by 2 limit 60`,
  );
  const lines = paid.map(({ day, amount }) => `${day},,-${amount}`);
  const made = {
    statements: [await aStatement('case', lines)],
    closeStatement: [] as string[],
    discardStatement: [] as string[],
  };
  for (let at = 1; at <= 10; at++) {
    made.closeStatement.push(await aStatement(`close-${at}`, [`2026-11-20,Rent,-${at}.01`]));
    made.discardStatement.push(await aStatement(`discard-${at}`, [`2026-11-20,Rent,-${at}.02`]));
  }
  for (const id of made.closeStatement) await leaveOutLines(id);
  // As the one that these files left.
  const layouts = await rowsOf<{ layout: string }>(
    api.db,
    sql`insert into statement_profiles (layout, profile, used_by)
      select 'case-' || n, profile, used_by from statement_profiles, generate_series(1, 60) n returning layout`,
  );
  const proposed = await rowsOf<{ id: string }>(api.db, sql`select id from statement_lines where state = 'proposed'`);
  return {
    ...made,
    reopenStatement: made.closeStatement,
    statementLines: proposed.map(({ id }) => id),
    profiles: layouts.map(({ layout }) => layout),
  };
}

const STATEMENTS = '/api/admin/system/reconciliation/statements';

async function carriedOut(path: string, type: string, body: string) {
  const headers = { 'content-type': type, authorization: `Bearer ${api.token}` };
  const answer = await api.ask(STATEMENTS + path, { method: 'POST', headers, body });
  expect(answer.ok, path).toBe(true);
  return answer.json();
}

async function aStatement(name: string, lines: string[]): Promise<string> {
  const file = ['Date,Reference,Amount', ...lines].join('\n');
  return (await carriedOut(`?file_name=${name}.csv`, 'application/octet-stream', file)).statement.id;
}

async function leaveOutLines(id: string): Promise<void> {
  const lines = await rowsOf<{ id: string }>(
    api.db,
    sql`select l.id from statement_lines l join statements s on s.id = l.statement_id where s.statement_id = ${id}`,
  );
  const body = { line_ids: lines.map((line) => String(line.id)), reason: 'Rent' };
  await carriedOut(`/${id}/bulk-leave-out`, 'application/json', JSON.stringify(body));
}

/** Players for each call that changes one, and notes of the caller on one player and one withdrawal. */
async function onPlayers(): Promise<Record<string, string[]>> {
  const playerIds = Array.from({ length: 240 }, (_, index) => `PLR-CASE-${index}`);
  const [some, toUnfreeze, toRelease] = [playerIds.slice(0, 120), playerIds.slice(120, 180), playerIds.slice(180)];
  await api.db
    .insert(players)
    .values(playerIds.map((playerId) => ({ playerId, email: `${playerId}@example.com`, displayName: playerId })));
  await api.db.insert(playerFreezes).values(toUnfreeze.map((playerId) => ({ playerId, reason: 'A case' })));
  await api.db.insert(playerHolds).values(toRelease.map((playerId) => ({ playerId, reason: 'A case' })));
  const [withdrawal] = await api.db.select().from(withdrawals).orderBy(withdrawals.withdrawalId).limit(1);
  const [withNotes = ''] = some;
  const about = (on: object) =>
    Array.from({ length: 60 }, () => ({ playerId: withNotes, adminId: 'adm_1', text: 'A case', ...on }));
  const { withdrawalId = '', playerId = '' } = withdrawal ?? {};
  const ofPlayer = await api.db.insert(notes).values(about({})).returning();
  const ofWithdrawal = await api.db.insert(notes).values(about({ withdrawalId, playerId })).returning();
  return {
    players: some.slice(1),
    editPlayerNote: [withNotes],
    editWithdrawalNote: [withdrawalId],
    unfreezePlayer: toUnfreeze,
    releasePlayerHold: toRelease,
    playerNotes: ofPlayer.map(({ noteId }) => String(noteId)),
    withdrawalNotes: ofWithdrawal.map(({ noteId }) => String(noteId)),
  };
}

/** Requests of a colleague's and of the caller's own, for small payouts. The rules are none, in a version of their own. */
async function forTwoPeople(): Promise<Record<string, string[]>> {
  const colleague = { adminId: 'adm_second', username: 'second', passwordHash: 'none', roleIds: ['administrator'] };
  await api.db.insert(admins).values(colleague);
  await api.db.insert(approvalRules).values({ version: 3, rules: [], reason: 'A case', hash: 'none' });
  const asked = {
    action: 'payout',
    subjectType: 'payout',
    amountCents: 100,
    permission: 'payouts.create',
    facts: {},
    caught: [],
    call: { amountCents: 100, method: 'Bank Transfer' },
    shown: { payout_amount: 1 },
    hash: 'none',
    expiresAt: LATER,
  };
  const requestsBy = async (requestedBy: string) => {
    const values = Array.from({ length: 60 }, () => ({ ...asked, requestedBy }));
    return (await api.db.insert(approvalRequests).values(values).returning()).map(({ id }) => String(id));
  };
  return {
    approvals: await requestsBy(colleague.adminId),
    denyApproval: await requestsBy(colleague.adminId),
    withdrawApproval: await requestsBy('adm_1'),
  };
}

/** The collection in which an operation has an id: `approvals` of `/api/admin/approvals/{id}/deny`. */
const collections = new Map(
  operations.map(({ operationId, route }) => [operationId, /([\w-]+)\/\{id\}/.exec(route)?.[1] ?? '']),
);

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

const knownIds: KnownIds = (operationId, name) => {
  if (operationId === 'inviteAdmin' && name === 'username') return ['carla', 'dora', 'emil', 'fatima', 'admin'];
  if (operationId === 'acceptInvitation' && name === 'password') return ['seven green bicycles 42', 'wrong'];
  // The last days, as nothing older is compared.
  if (operationId === 'reconcileRail' && name === 'since') return [1, 40].map(daysAgo);
  if (name === 'owner' || name === 'frozen_by') return ['admin', 'nobody'];
  if (name === 'time_zone') return ['Europe/Berlin', 'UTC', 'Europe/Nowhere'];
  if (name === 'code' && /ReasonCode/.test(operationId)) return ['fraud', 'identity', 'nobody_added'];
  if (name === 'reason_code') return ['fraud', 'identity'];
  if (name === 'based_on') return ['3', '2'];
  if (name === 'delivery_id') return ids.deliveries ?? [];
  if (name === 'note_id') return ids[operationId === 'editPlayerNote' ? 'playerNotes' : 'withdrawalNotes'] ?? [];
  if (name === 'until') return [new Date(Date.now() + 86_400_000).toISOString(), '2020-01-01T00:00:00.000Z'];
  if (name === 'url') return ['https://platform.example.com/hooks', 'http://192.0.2.1/hooks'];
  if (name === 'line_id' || name === 'line_ids') return ids.statementLines ?? [];
  if (name === 'file')
    return ['Date,Reference,Amount\n2026-11-20,SIM-1,-12.00\n', 'Date,Reference\n2026-11-20,SIM-1\n'];
  if (name === 'token_id') return ids.serviceTokens ?? [];
  if (name === 'networks') return ['203.0.113.0/24', '2001:db8::1', 'everywhere'];
  if (name === 'token') return ids.tokens ?? [];
  if (name === 'roles') return ['support', 'auditor', 'nothing'];
  if (name === 'session_id') return ids.sessions ?? [];
  if (name === 'username') return ['admin', 'ADMIN', 'nobody'];
  if (name === 'password' || name === 'current_password') return ['coinop-demo', 'wrong'];
  if (name === 'game_id') return ids.games ?? [];
  if (name === 'item_id') return ids.items ?? [];
  if (name === 'withdrawal_ids') return ids.toBulk ?? [];
  if (name !== 'id') return [];
  return ids[operationId] ?? ids[collections.get(operationId) ?? ''] ?? [];
};

/** How the server's answer violates the contract; undefined when it does not. */
async function faultOf({ method, path, headers, body, offered }: Case): Promise<string | undefined> {
  const bytes = typeof body === 'string' || body === undefined ? body : new Uint8Array(body);
  const response = await api.ask(path, { method, headers, ...(bytes !== undefined && { body: bytes }) });
  const text = await response.text();
  const before = rows;
  rows = await api.written();
  const written = rows - before;
  const { status } = response;
  done.operations += 1;

  const pathname = path.split('?')[0] ?? path;
  const operation = operationOf(method, pathname);
  const operationId = operation?.operationId ?? 'none';
  const counts = statuses.get(operationId) ?? statuses.set(operationId, new Map()).get(operationId);
  counts?.set(status, (counts.get(status) ?? 0) + 1);
  if (/^admin(Login|Logout)$|Password/.test(operationId)) {
    await api.signInAgain();
    rows = await api.written();
  }

  if (status >= 500) return `${status}: ${api.errors.at(-1)}`;
  let parsed: unknown = text === '' ? undefined : text;
  const isJson = response.headers.get('content-type')?.startsWith('application/json');
  if (isJson) parsed = JSON.parse(text);
  // A path that decodes to another one, or to none, is refused like any unknown path.
  const elsewhere = /%2f|%5c|\/\.|%2e|%0|%zz|%(?![0-9a-f]{2})/i.test(pathname);
  const asDocumented = operation ? answerFault(operation, status, parsed) : `there is no such operation: ${status}`;
  const refused = [401, 404, 405].includes(status) || (elsewhere && status === 400);
  if (asDocumented && !(refused && (!offered || elsewhere))) return asDocumented;

  const nothingDone =
    status >= 400 || method === 'GET' || (parsed as { success?: boolean } | undefined)?.success === false;
  if (nothingDone && written > 0) return `${operationId} ${status} wrote ${written} rows`;
  if (({} as { polluted?: boolean }).polluted !== undefined) return 'a prototype was polluted';
}

/** Only somebody with an authenticator at hand succeeds: tests/server/second-factor.test.ts. */
const NEED_A_FACTOR = [
  'addPasskey',
  'addTotp',
  'removeMyFactor',
  'renewRecoveryCodes',
  'challengePasskey',
  'showFactor',
  'confirmAdminFactor',
];

/**
 * Succeed only for somebody who reads the mail or the chat (tests/server/notifications.test.ts), or for accounts that
 * count as one person (tests/server/one-person.test.ts).
 */
const NEED_OTHERS = ['giveMyAddress', 'confirmMyAddress', 'giveMyChat', 'testMyNotifications', 'confirmPerson'];

/** Whether none of the operation's cases was carried out, or none refused. */
function isLopsided({ operationId }: Operation): boolean {
  // Here is no identity provider: tests/server/single-sign-on.test.ts has one.
  if (operationId.endsWith('SignOn')) return false;
  const seen = [...(statuses.get(operationId)?.keys() ?? [])];
  const isCarriedOut = seen.some((status) => status < 400) !== [...NEED_A_FACTOR, ...NEED_OTHERS].includes(operationId);
  return !isCarriedOut || !seen.some((status) => status >= 400);
}

const names = operations.map((operation) => [operation.operationId, operation] as const);

test.each(names)('%s answers as documented, and what it refuses leaves nothing behind', async (_, operation) => {
  const { operationId } = operation;
  if (operationId === 'endMySession') ids.sessions = await sessionsOf('admin');
  if (operationId === 'endAdminSession') ids.sessions = await sessionsOf(ids.endAdminSession?.[0] ?? '');
  // Cases of earlier operations with another method have deleted some.
  if (/Webhook/.test(operationId)) await insertTargets(ids.webhooks ?? []);
  // The cases of withdrawals have used up what one person may reveal within an hour.
  if (operationId === 'revealPlayer') await aDayLater(api.db);
  const isPlatforms = String(operation.written['x-permission']).startsWith('platform.');
  const cases = casesOf(operation, isPlatforms ? api.program : api.token, knownIds);
  const isEnough = () => {
    const seen = [...(statuses.get(operationId)?.values() ?? [])];
    return seen.reduce((sum, count) => sum + count, 0) >= ENOUGH && !isLopsided(operation);
  };
  const property = fc.asyncProperty(cases, async (one) => {
    if (isEnough()) return;
    const fault = await faultOf(one);
    if (fault) throw new Error(fault);
  });
  const outcome = await fc.check(property, { seed: SEED, numRuns: CASES });
  if (!outcome.failed) return;
  done.faults += 1;
  expect.fail(
    `${(outcome.errorInstance as Error | undefined)?.message}\n` +
      `seed ${outcome.seed}, path ${outcome.counterexamplePath}\n${fc.stringify(outcome.counterexample).slice(0, 2000)}`,
  );
});

test('of the cases of each operation some are carried out and some refused', () => {
  const lopsided = operations.filter(isLopsided);
  expect(lopsided.map(({ operationId }) => [operationId, ...(statuses.get(operationId) ?? [])])).toEqual([]);
});
