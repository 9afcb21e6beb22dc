import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { follow, mediaTypes, type Node, node, operations } from '../../openapi/contract.ts';
import { hashSecret, newSecret } from '../../server/authentication/tokens.ts';
import { approvalRequests, approvalRules } from '../../server/db/schema/approvals.ts';
import { admins, roles, sessions } from '../../server/db/schema/people.ts';
import { platformEvents } from '../../server/db/schema/platform.ts';
import { notes, noteVersions, playerFreezes, playerHolds, players } from '../../server/db/schema/players.ts';
import {
  reconciliationDifferences,
  reconciliationLines,
  reconciliationRuns,
} from '../../server/db/schema/reconciliation.ts';
import { statementLines } from '../../server/db/schema/statement-lines.ts';
import { isForProgramsOnly } from '../../server/domain/callers.ts';
import { maskedField } from '../../server/domain/personal-data.ts';
import { confirmReturn } from '../../server/payments/answer-commands.ts';
import { Permission } from '../../src/generated/model/permission.ts';
import { aSentPlayer } from './platform-fixtures.ts';
import { earn } from './revenue-fixtures.ts';
import { aProgram, aWithdrawal, serverUnderTest } from './server-under-test.ts';
import { aTransaction } from './transaction-fixtures.ts';

const app = serverUnderTest();
const TRANSACTIONS = '/api/admin/transactions';
const WITHDRAWALS = '/admin/withdrawal/withdrawals';
const PLAYERS = '/api/admin/players';
const STATEMENTS = '/api/admin/system/reconciliation/statements';
const EMAIL = 'mara.lindqvist@players.example';
const MASKED = 'm•••@players.example';
/** Lists that show what is done only when asked for it. */
const QUERY: Record<string, string> = {
  listApprovals: '?view=decided',
  listReconciliationDifferences: '?state=closed',
};
/** What nobody without the permission may get to see, in any spelling. */
const SECRET = /lindqvist|555 0142/i;
const WHO = {
  companyName: 'Lindqvist Studio LLC',
  contactEmail: 'accounts.lindqvist@studio.example',
  contactPhone: '+1 555 0142',
  notes: 'Asked mara.lindqvist@players.example.',
};

async function aSession(adminId: string): Promise<string> {
  const token = newSecret();
  const expiresAt = sql`now() + interval '1 hour'`;
  await app.db.insert(sessions).values({ adminId, tokenHash: hashSecret(token), expiresAt });
  return token;
}

const permit = (permissions: string[]) => app.db.update(roles).set({ permissions }).where(eq(roles.roleId, 'role_own'));
const ALL: string[] = Object.values(Permission);
const BUT_PII = ALL.filter((permission) => permission !== 'players.pii');

/** Of somebody who may do everything but see personal data. */
let blind: string;
beforeEach(async () => {
  await app.db.insert(roles).values({ roleId: 'role_own', name: 'Own', permissions: BUT_PII });
  const roleIds = ['role_own'];
  await app.db.insert(admins).values({ adminId: 'adm_blind', username: 'blind', passwordHash: 'none', roleIds });
  blind = await aSession('adm_blind');
  await app.db.update(players).set({ email: EMAIL, displayName: 'The 1st' }).where(eq(players.playerId, 'PLR-1'));
});

const fetchAs = (token: string, path: string, init: RequestInit = {}) =>
  app.fetch(path, {
    ...init,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...init.headers },
  });
const textAs = async (token: string, path: string) => (await fetchAs(token, path)).text();

/** Whether a schema has one of the fields anywhere in it. */
function has(schema: unknown, fields: string[], seen = new Set<unknown>()): boolean {
  const given = follow(schema);
  if (seen.has(given)) return false;
  seen.add(given);
  const inner = [...Object.values(node(given.properties)), given.items, ...((given.anyOf ?? []) as Node[])];
  return (
    Object.keys(node(given.properties)).some((name) => fields.includes(name)) ||
    inner.some((one) => one !== undefined && has(one, fields, seen))
  );
}

test('no operation of the contract shows an address to somebody without the permission', async () => {
  const a = (status: string) => aWithdrawal(app.db, { ...WHO, status });
  const transaction = await aTransaction(app.db, { notes: WHO.notes });
  const ids: Record<string, string> = {
    approveWithdrawal: await a('pending_review'),
    rejectWithdrawal: await a('pending'),
    cancelPlatformWithdrawal: await a('pending'),
    processWithdrawal: await a('approved'),
    recallWithdrawal: await a('approved'),
    retryWithdrawal: await a('failed'),
    releaseWithdrawal: await a('failed'),
    returnWithdrawal: await a('completed'),
    undoWithdrawal: await a('pending'),
    getWithdrawal: await a('rejected'),
    getTransaction: transaction,
    updateTransactionStatus: transaction,
    getAdmin: 'adm_1',
    getPlayer: 'PLR-1',
    listPlayerTimeline: 'PLR-1',
    listPlayerNotes: 'PLR-1',
    addPlayerNote: 'PLR-1',
    freezePlayer: 'PLR-3',
    holdPlayer: 'PLR-3',
    unfreezePlayer: 'PLR-2',
    releasePlayerHold: 'PLR-2',
  };
  // Only whoever decided undoes a decision.
  await fetchAs(blind, `${WITHDRAWALS}/${ids.undoWithdrawal}/approve`, { method: 'POST', body: '{}' });
  await app.db.insert(players).values({ playerId: 'PLR-2', email: `2.${EMAIL}`, displayName: `call me 2.${EMAIL}` });
  await app.db.insert(players).values({ playerId: 'PLR-3', email: `3.${EMAIL}`, displayName: '3' });
  // Words of people who see addresses, which people who do not may read.
  const reason = `Wrote to ${EMAIL}`;
  await app.db.insert(playerFreezes).values({ playerId: 'PLR-2', reason, adminId: 'adm_1' });
  await app.db.insert(playerHolds).values({ playerId: 'PLR-2', reason, adminId: 'adm_1' });
  const [note] = await app.db.insert(notes).values({ playerId: 'PLR-1', text: reason, adminId: 'adm_1' }).returning();
  await app.db
    .insert(noteVersions)
    .values({ noteId: note?.noteId ?? 0, version: 1, text: reason, writtenAt: sql`now()` as unknown as Date });
  ids.getWithdrawalHistory = ids.approveWithdrawal ?? '';
  const shown: string[] = [];
  const failed: string[] = [];
  // The sign-out comes last: no call works after it.
  for (const { operationId, route } of operations.toSorted((one) => (one.operationId === 'adminLogout' ? 1 : -1))) {
    const [method = '', path = ''] = route.replaceAll(/\{\w+\}/g, ids[operationId] ?? 'X-1').split(' ');
    const examples = Object.values(mediaTypes.find(({ where }) => where === `${operationId} request`)?.examples ?? {});
    const body = method === 'GET' ? undefined : JSON.stringify(examples[0]?.value);
    const answer = await fetchAs(blind, path, { method, ...(body !== undefined && { body }) });
    const text = await answer.text();
    // What they are for.
    if (!/\/reveal$/.test(route) && SECRET.test(text)) shown.push(`${route} ${text.slice(0, 300)}`);
    const answers = mediaTypes.filter(({ where }) => where === `${operationId} 200`);
    const isAboutPlayers = answers.some(
      ({ contentType, schema }) => contentType === 'text/csv' || has(schema, ['player_email', 'contact_email']),
    );
    // Only a program may call the platform's.
    if (isAboutPlayers && !answer.ok && !/reconciliation|\/api\/platform\/|\/reveal$/.test(route))
      failed.push(`${route} ${answer.status} ${text}`);
  }
  expect(shown).toEqual([]);
  // Otherwise nothing was proved about these.
  expect(failed).toEqual([]);
  const told = await app.db.select().from(platformEvents);
  expect(told.length).toBeGreaterThan(0);
  expect(JSON.stringify([told, app.logged])).not.toMatch(SECRET);
});

/** The fields that a schema has for texts about players. A record's `approval_request` still waits, and gets its reason when it is decided. */
function personalFieldsOf(schema: unknown, seen: readonly unknown[] = []): string[] {
  const given = follow(schema);
  if (seen.includes(given)) return [];
  const fields = Object.entries(node(given.properties)).filter(([name]) => name !== 'approval_request');
  const own = fields.filter(([name, field]) => {
    const isText = [follow(field).type].flat().includes('string');
    return isText && maskedField(name, EMAIL) !== EMAIL;
  });
  const inner = [...fields.map(([, field]) => field), given.items, ...((given.anyOf ?? []) as Node[])];
  const below = inner.filter((one) => one !== undefined).flatMap((one) => personalFieldsOf(one, [...seen, given]));
  return [...own.map(([name]) => name), ...below];
}

/** The fields of an answer that have something masked in them. */
function maskedFieldsOf(body: unknown): string[] {
  if (typeof body !== 'object' || body === null) return [];
  return Object.entries(body).flatMap(([name, value]) =>
    typeof value === 'string' && value.includes('•••') ? [name] : maskedFieldsOf(value),
  );
}

/** A request that somebody has denied with these words. */
const deniedRequest = (reason: string): typeof approvalRequests.$inferInsert => ({
  action: 'approve',
  subjectType: 'withdrawal',
  permission: 'withdrawals.review',
  facts: {},
  caught: [],
  call: {},
  shown: { note: reason },
  hash: 'hash',
  requestedBy: 'adm_1',
  expiresAt: sql`now()` as unknown as Date,
  state: 'denied',
  decidedBy: 'adm_blind',
  decidedAt: sql`now()` as unknown as Date,
  reason,
});

test('every text about players in an answer, a file or the log is masked, wherever somebody has written an address', async () => {
  const text = `Of ${EMAIL}`;
  const ask = async (method: string, path: string, body: object) => {
    const answer = await app.call(method, path, { body });
    expect([path, answer.status]).toEqual([path, expect.toBeOneOf([200, 201, 204])]);
    return answer.body;
  };
  const rejected = await aWithdrawal(app.db, { ...WHO, status: 'pending_review' });
  await ask('POST', `${WITHDRAWALS}/${rejected}/reject`, { reason: text });
  const [announced, returned] = [
    await aWithdrawal(app.db, { status: 'completed' }),
    await aWithdrawal(app.db, { status: 'completed' }),
  ];
  await ask('POST', `${WITHDRAWALS}/${announced}/return`, { bank_reference: text, reason: text });
  await confirmReturn(app.db, returned, { reference: text, reason: text });
  const waiting = await aWithdrawal(app.db, { status: 'pending_review' });
  await ask('POST', `${WITHDRAWALS}/${waiting}/snooze`, {
    until: new Date(Date.now() + 3_600_000).toISOString(),
    reason: text,
  });
  await ask('POST', `${WITHDRAWALS}/${waiting}/notes`, { text });
  await ask('POST', `${PLAYERS}/PLR-1/notes`, { text });
  const transaction = await aTransaction(app.db, { notes: text });
  await app.db.update(players).set({ displayName: text }).where(eq(players.playerId, 'PLR-1'));
  await ask('POST', `${PLAYERS}/PLR-1/freeze`, { reason: text });
  await ask('POST', '/api/admin/system/payments/pause', { reason: text });
  await earn(app.db, [100_000]);
  const payout = { payout_amount: 1_000, payout_method: 'Bank Transfer', notes: text };
  const paid = await ask('POST', '/api/admin/company-revenue/process-payout', payout);
  const runId = 'hostile-run';
  await app.db.insert(reconciliationRuns).values({
    ...{ runId, adminId: 'adm_1', fileName: 'a.csv', dateFrom: '2026-11-20', dateTo: '2026-11-20' },
    ...{ matched: 0, otherAmount: 0, onlyThere: 1, onlyHere: 0 },
  });
  await app.db.insert(reconciliationLines).values({ runId, result: 'only_there', reference: text });
  // As the rail says why it returned a payment.
  const lines = await app.db.update(reconciliationLines).set({ note: text }).returning();
  const closed = { reason: text, explanation: text, closedAt: sql`now()`, closedBy: 'adm_1' };
  await app.db.insert(reconciliationDifferences).values(lines.map(({ id }) => ({ lineId: id, ...closed })));
  const upload = async (content: string) => {
    const options = { rawBody: content, headers: { 'content-type': 'application/octet-stream' } };
    return (await app.call('POST', `${STATEMENTS}?file_name=a.csv`, options)).body.statement.id;
  };
  const bank = await upload(
    `Date,Reference,Amount,Text\n2026-11-20,${text},-2,${text}\n2026-11-21,${text},-3,${text}\n`,
  );
  await ask('POST', `${STATEMENTS}/${bank}/discard`, { reason: text });
  const again = await upload(`Date,Reference,Amount,Text\n2026-11-20,${text},-2,${text}\n`);
  const [line] = (await app.call('GET', `${STATEMENTS}/${again}/lines`)).body.lines;
  const difference = `/api/admin/system/reconciliation/differences/${line.difference.id}`;
  await ask('PUT', difference, { reason: text });
  await ask('POST', `${difference}/close`, { explanation: text });
  await app.db.update(statementLines).set({ note: text });
  await app.db.insert(approvalRules).values({ version: 1, rules: [], reason: text, hash: '1' });
  const [request] = await app.db.insert(approvalRequests).values(deniedRequest(text)).returning();
  const ids: Record<string, string[]> = {
    getWithdrawal: [rejected, announced, returned],
    getWithdrawalHistory: [returned],
    listWithdrawalNotes: [waiting],
    getTransaction: [transaction],
    getPayout: [paid.payout.id],
    listReconciliationLines: [runId],
    getApproval: [String(request?.id)],
    getStatement: [bank],
    listStatementLines: [again],
  };
  const bare: string[] = [];
  for (const { operationId, route } of operations.filter((one) => one.route.startsWith('GET '))) {
    const schema = mediaTypes.find(({ where }) => where === `${operationId} 200`)?.schema;
    const wanted = new Set(personalFieldsOf(schema ?? {}));
    for (const id of wanted.size === 0 ? [] : (ids[operationId] ?? ['PLR-1'])) {
      const path = route.slice('GET '.length).replace(/\{\w+\}/, id);
      const query = QUERY[operationId] ?? '';
      const answer = await app.call('GET', `${path}${query}`, { token: blind });
      expect(answer.text, route).not.toMatch(SECRET);
      for (const name of maskedFieldsOf(answer.body)) wanted.delete(name);
    }
    bare.push(...[...wanted].map((name) => `${operationId} ${name}`));
  }
  // Why accounts count as one person, in words of the server; the caller's own texts for the desk; a candidate's rail reference and the server's reason for it; a list of players leaves the reasons out, and the last is the name of an item.
  expect(bare).toEqual([
    'getMe reason',
    'getMyPreferences text',
    'listAdmins reason',
    'getAdmin reason',
    'getSystemStatus reason',
    'listStatementCandidates reference',
    'listStatementCandidates reason',
    'listPlayers reason',
    'listGameItems display_name',
  ]);
  const withAddresses: string[] = [];
  for (const { operationId, route } of operations.filter((one) =>
    /^GET .*\/(export|exports\/\w+|access-evidence)$/.test(one.route),
  )) {
    const file = await textAs(
      blind,
      route.slice('GET '.length).replace('{id}', operationId === 'exportStatement' ? again : runId),
    );
    expect(file, route).not.toMatch(SECRET);
    if (file.includes('•••')) withAddresses.push(operationId);
  }
  expect(withAddresses.toSorted()).toEqual([
    'exportAuditEntries',
    'exportReconciliation',
    'exportStatement',
    'exportTransactions',
    'exportWithdrawals',
  ]);
  expect(app.logged.join()).not.toMatch(SECRET);
});

test('no person provokes a conflict of addresses: only those of players are unique, and only programs of the platform send them', async () => {
  const { rows } = (await app.db.execute(sql`select pg_get_indexdef(indexrelid) as definition from pg_index
    where indisunique and indrelid::regclass::text !~ '^(pg_|information_schema|tests)'`)) as {
    rows: { definition: string }[];
  };
  const unique = rows.map(({ definition }) => / ON \S*?(\w+) USING \w+ (\(.*?\))( WHERE|$)/.exec(definition) ?? []);
  expect(unique.length).toBeGreaterThan(50);
  const texts = unique.filter(([, , columns]) =>
    /email|phone|company|display_name|\b(notes?|reason|text)\b/.test(columns ?? ''),
  );
  expect(texts.map(([, table, columns]) => `${table} ${columns}`)).toEqual(['players (email)']);
  const requests = mediaTypes.filter(({ where }) => where.endsWith(' request'));
  const sending = requests.filter(({ schema }) => has(schema, ['email', 'player_email']));
  const names = new Set(sending.map(({ where }) => where.split(' ')[0]));
  expect([...names]).toEqual(['storePlatformPlayers']);
  for (const name of [...names, 'importPlatformRecords']) {
    const permission = operations.find(({ operationId }) => operationId === name)?.written['x-permission'];
    expect([name, permission, isForProgramsOnly(permission as Permission)]).toEqual([name, 'platform.write', true]);
  }
  // A program learns no more than the exact search tells everybody who may search.
  const { token } = await aProgram(app.db, 'adm_blind');
  const record = aSentPlayer({ player_id: 'PLR-9', email: EMAIL });
  const sent = await app.call('POST', '/api/platform/players', { token, body: { records: [record] } });
  expect(sent.body.results).toMatchObject([{ id: 'PLR-9', result: 'conflict' }]);
  expect(sent.text).not.toMatch(/PLR-1\b|The 1st|lindqvist/i);
});

describe('a record', () => {
  test('is masked for one and whole for the other, though both read it at once', async () => {
    const id = await aWithdrawal(app.db, { ...WHO, status: 'pending' });
    const transaction = await aTransaction(app.db);
    const second = await aSession('adm_blind');
    for (const path of [WITHDRAWALS, `${WITHDRAWALS}/${id}`, TRANSACTIONS, `${TRANSACTIONS}/${transaction}`]) {
      const tokens = [await app.signIn(), blind, second, blind, await aSession('adm_1'), second];
      const texts = await Promise.all(tokens.map((token) => textAs(token, path)));
      const isWhole = texts.map((text) => text.includes(EMAIL));
      expect(isWhole, path).toEqual([true, false, false, false, true, false]);
      expect(texts.filter((text) => text.includes(MASKED))).toHaveLength(4);
    }
    const { body } = await app.call('GET', `${WITHDRAWALS}/${id}`, { token: blind });
    expect(body).toMatchObject({
      player_email: MASKED,
      player_id: 'PLR-1',
      user_info: { company_name: 'L•••', contact_email: 'a•••@studio.example' },
    });
  });

  test('is masked in the next call of a session whose administrator lost the permission', async () => {
    await permit(ALL);
    const id = await aWithdrawal(app.db, WHO);
    expect(await textAs(blind, `${WITHDRAWALS}/${id}`)).toContain(EMAIL);
    await permit(BUT_PII);
    expect(await textAs(blind, `${WITHDRAWALS}/${id}`)).not.toContain(EMAIL);
  });

  test('is answered again as the caller may see it by then', async () => {
    const approve = async (id: string, key: string) => {
      const headers = { 'idempotency-key': key };
      return app.call('POST', `${WITHDRAWALS}/${id}/approve`, { token: blind, headers, body: {} });
    };
    const [one, other] = [await aWithdrawal(app.db, WHO), await aWithdrawal(app.db, WHO)];
    await permit(ALL);
    expect((await approve(one, 'key-1')).body.player_email).toBe(EMAIL);
    await permit(BUT_PII);
    expect((await approve(one, 'key-1')).body.player_email).toBe(MASKED);
    expect((await approve(other, 'key-2')).body.player_email).toBe(MASKED);
    await permit(ALL);
    const again = await approve(other, 'key-2');
    expect([again.headers.get('idempotent-replayed'), again.body.player_email]).toEqual(['true', EMAIL]);
  });

  test('is masked in an export as on the screen', async () => {
    await aTransaction(app.db, { transactionId: 'TXN-OWN' });
    await aWithdrawal(app.db, { ...WHO, withdrawalId: 'WDR-OWN' });
    const columns = async (path: string, id: string, token: string) => {
      const [header = '', ...lines] = (await textAs(token, path)).split('\r\n');
      const cells = lines.find((line) => line.includes(id))?.split(',') ?? [];
      return Object.fromEntries(header.split(',').map((name, index) => [name, cells[index]]));
    };
    const withdrawal = await columns('/api/admin/exports/withdrawals', 'WDR-OWN', blind);
    expect(withdrawal).toMatchObject({ player_email: MASKED, company_name: 'L•••', contact_phone: '•••42' });
    expect(await columns('/api/admin/exports/transactions', 'TXN-OWN', blind)).toMatchObject({ player_email: MASKED });
    const whole = await columns('/api/admin/exports/transactions', 'TXN-OWN', await app.signIn());
    expect(whole).toMatchObject({ player_email: EMAIL });
  });
});

describe('a search', () => {
  beforeEach(async () => {
    await aTransaction(app.db, { status: 'completed' });
    await aWithdrawal(app.db, { ...WHO, status: 'pending' });
  });
  const lists = [
    [TRANSACTIONS, (body: { total: number }) => body.total],
    [WITHDRAWALS, (body: { withdrawals: unknown[] }) => body.withdrawals.length],
    [PLAYERS, (body: { players: unknown[] }) => body.players.length],
  ] as const;
  const PARTS = ['mara.lindqvist', 'mara.l', 'ma', '%@players.example', 'players.example', `${EMAIL}x`, `x${EMAIL}`];

  test.each(lists)('of %s finds an address by parts of it only for those who see it', async (path, count) => {
    const found = async (search: string, token: string) =>
      count((await app.call('GET', `${path}?search=${encodeURIComponent(search)}`, { token })).body);
    const colleague = await aSession('adm_blind');
    for (const part of PARTS) {
      expect(await found(part, blind), part).toBe(0);
      expect(await found(part, colleague), part).toBe(0);
    }
    expect(await found('mara.l', await aSession('adm_1'))).toBeGreaterThan(0);
    expect(await found(EMAIL, blind)).toBeGreaterThan(0);
    expect(await found(` ${EMAIL.toUpperCase()} `, blind)).toBeGreaterThan(0);
    expect(await found(EMAIL.replace('.', '_'), blind)).toBe(0);
  });

  test('finds no address that is somebody’s name, but finds the name of anybody else', async () => {
    await app.db.update(players).set({ displayName: `I am ${EMAIL}` });
    await app.db.insert(players).values({ playerId: 'PLR-2', email: `2.${EMAIL}`, displayName: 'Lindqvist, M' });
    const found = async (search: string) =>
      (await app.call('GET', `${PLAYERS}?search=${encodeURIComponent(search)}`, { token: blind })).body.players.map(
        ({ player_id }: { player_id: string }) => player_id,
      );
    expect(await found('I am')).toEqual([]);
    expect(await found('lindqvist')).toEqual(['PLR-2']);
  });

  test.each(['registered_at_desc', 'last_seen_at_desc', 'spent_desc'])(
    'sorted by %s tells nothing by its order, its pages or what it refuses',
    async (sort) => {
      // One address after the other in the alphabet, and the reverse in the order of the list.
      await app.db.insert(players).values({ playerId: 'PLR-0', email: `a.${EMAIL}`, displayName: 'A' });
      const page = (await app.call('GET', `${PLAYERS}?sort=${sort}&limit=1`, { token: blind })).text;
      const cursor = Buffer.from(JSON.parse(page).next_cursor, 'base64url').toString();
      expect([page, cursor].join()).not.toMatch(SECRET);
      await app.db
        .update(players)
        .set({ email: `z.${EMAIL}` })
        .where(eq(players.playerId, 'PLR-0'));
      const again = (await app.call('GET', `${PLAYERS}?sort=${sort}&limit=1`, { token: blind })).text;
      expect(again.replace('z•••', 'a•••')).toBe(page);
      for (const wrong of ['player_email', 'email_asc', EMAIL]) {
        const { status, text } = await app.call('GET', `${PLAYERS}?sort=${wrong}`, { token: blind });
        expect([status, /must be one of/.test(text)]).toEqual([422, true]);
      }
    },
  );

  test.each(['transactions', 'withdrawals'])('finds no more in an export of %s', async (records) => {
    const path = `/api/admin/exports/${records}`;
    for (const part of PARTS) {
      const text = await textAs(blind, `${path}?search=${encodeURIComponent(part)}`);
      expect(text.trimEnd().split('\r\n'), part).toHaveLength(1);
    }
    const text = await textAs(blind, `${path}?search=${encodeURIComponent(EMAIL)}`);
    expect(text.trimEnd().split('\r\n').length).toBeGreaterThan(1);
  });
});
