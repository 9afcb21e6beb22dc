import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { conform, type Line, NoSession, type Records } from '../../openapi/conform/conform.ts';
import { queryDifferences } from '../../openapi/conform/filters.ts';
import { type Came, judge } from '../../openapi/conform/judge.ts';
import { SCREENS } from '../../openapi/conform/screens.ts';
import { summary, words } from '../../openapi/conform/words.ts';
import { contract, follow, node, type Operation } from '../../openapi/contract.ts';
import { coreContract } from '../../openapi/core-contract.ts';
import { readAnswer } from '../../src/api/read-answer.ts';
import { startOwnBackEnd, type Variants } from '../own-back-end/main.ts';

const core = coreContract({ contract, follow });
const ACCOUNT = { username: 'admin', password: 'admin' };

/** A JSON answer of success of each call, as the contract has it in its examples. */
const answers = core.mediaTypes
  .filter(({ where, contentType }) => / 20[01]$/.test(where) && contentType === 'application/json')
  .flatMap(({ where, examples }) => {
    const operation = core.operations.find(({ operationId }) => where.startsWith(`${operationId} `)) as Operation;
    const path = (operation.route.split(' ')[1] ?? '').replaceAll(/\{\w+\}/g, 'x');
    return Object.values(examples).map(({ value }) => ({ operation, path, value }));
  });
const came = (path: string, data: unknown): Came => ({
  ...{ status: 200, data, contentType: 'application/json', url: `http://127.0.0.1${path}` },
});

async function linesOf(variants: Partial<Variants>, records: Records = {}, only?: string[]): Promise<Line[]> {
  const { origin, close } = await startOwnBackEnd(variants);
  onTestFinished(close);
  return conform(core, origin, ACCOUNT, records, only);
}
const called = (lines: Line[], operation: string) => words(lines.filter((line) => line.operation === operation));

test('each call of the core contract is on one screen', () => {
  const listed = Object.values(SCREENS).flatMap((calls) => Object.keys(calls));
  expect(listed.toSorted()).toEqual(core.operations.map(({ operationId }) => operationId).toSorted());
});

test('every example of the core contract fits', async () => {
  expect(answers.length).toBeGreaterThan(30);
  for (const { operation, path, value } of answers) {
    const isRefusal = node(value).success === false;
    const { verdict } = await judge(core, operation, path, came(path, value));
    expect(verdict, operation.operationId).toBe(isRefusal ? 'refused' : 'fits');
  }
});

/** The answer with each of its fields, at any depth, replaced by each of these, or left out. */
function* spoilt(value: unknown): Generator<unknown> {
  if (Array.isArray(value)) {
    for (const one of spoilt(value[0])) yield [one, ...value.slice(1)];
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, field] of Object.entries(value)) {
      const { [name]: _, ...others } = value as Record<string, unknown>;
      yield others;
      for (const other of [null, 'x', '1e3', -7, 2 ** 60, true, [], {}]) yield { ...value, [name]: other };
      for (const inside of spoilt(field)) yield { ...value, [name]: inside };
    }
  }
}

test('conform and the portal cannot disagree: an answer that fits is one that the portal takes as it came', async () => {
  let differing = 0;
  for (const { operation, path, value } of answers.filter((one, at) => answers[at - 1]?.operation !== one.operation)) {
    const [method = ''] = operation.route.split(' ');
    for (const data of spoilt(value)) {
      const { verdict, differences } = await judge(core, operation, path, came(path, data));
      if (verdict !== 'fits') {
        differing += 1;
        expect(differences.map(({ portal }) => portal).filter((text) => text === '')).toEqual([]);
        continue;
      }
      const read = await readAnswer({ method, url: path }, structuredClone(data));
      expect(read, `${operation.operationId} ${JSON.stringify(data)}`).toEqual(data);
    }
  }
  expect(differing).toBeGreaterThan(1000);
});

test('a back end written from the specification alone fits but for what the specification does not show', async () => {
  const lines = await linesOf({});
  expect(lines.filter(({ verdict }) => verdict === 'differs').map(({ operation }) => operation)).toEqual([
    ...['getWithdrawalHistory', 'getGameStats', 'getDashboardStats', 'getSystemStatus'],
  ]);
  expect(summary(lines)['Sign-in']).toEqual({ fits: 2 });
  expect(summary(lines).Withdrawals).toEqual({ fits: 3, differs: 1, 'not called': 6 });
});

test('with every change asked for, each of the 33 calls is judged', async () => {
  const lines = await linesOf(
    { ids: 'numbers', idTypes: 'strict' },
    {
      ...{ 'set-status': '1=cancelled', approve: '1', reject: '2', process: '3', retry: '7', payout: '12.50' },
      ...{ 'bulk-approve': ['8'], 'bulk-reject': ['9', '999'], 'save-game': '1', 'toggle-game': '1', 'new-item': '1' },
    },
  );
  expect(lines.filter(({ verdict }) => ['not called', 'refused', 'absent'].includes(verdict))).toEqual([]);
  expect(lines).toHaveLength(33);
  expect(called(lines, 'approveWithdrawal')).toContain('withdrawal_id: came 1; wanted text; the portal opens it');
  expect(called(lines, 'bulkRejectWithdrawals')).toContain(
    'processed: came nothing; wanted a whole number; the portal reads 1',
  );
});

test('of a list of more than 500 rows, although a page was asked for, it says how many came', async () => {
  const rows = { transactions: Array.from({ length: 501 }, (_, place) => ({ id: `T${place}`, status: 'pending' })) };
  const found = await queryDifferences('listTransactions', rows, async () => rows);
  expect(found.at(-1)).toMatchObject({ came: 'a list of 501 rows', wanted: 'a page of them' });
  expect(found.at(-1)?.portal).toContain('shows the first 500');
});

test('of a list without a number of pages it says that the portal shows no pager', async () => {
  const list = core.operations.find(({ operationId }) => operationId === 'listTransactions') as Operation;
  const { differences } = await judge(
    core,
    list,
    '/api/admin/transactions',
    came('/api/admin/transactions', { transactions: [] }),
  );
  expect(differences).toMatchObject([{ field: 'totalPages', portal: 'shows the rows that came, and no pager' }]);
});

test('asked for one call and one screen, it judges these alone', async () => {
  const lines = await linesOf({}, {}, ['getGameStats', 'transactions']);
  expect(lines.map(({ operation, verdict }) => `${operation} ${verdict}`)).toEqual([
    ...['listTransactions fits', 'getTransaction fits', 'updateTransactionStatus not called', 'getGameStats differs'],
  ]);
  expect(Object.keys(summary(lines))).toEqual(['Transactions', 'Games']);
});

test.each([
  [['pending', 'pending_review'], 0],
  [['pending', 'approved'], 1],
])('?status=pending_review that returns %j has %d other rows', async (statuses, others) => {
  const rows = (list: string[]) => ({
    withdrawals: list.map((status, place) => ({ withdrawal_id: `W${place}`, status })),
  });
  const read = async ({ status }: Record<string, string>) => rows(status === undefined ? [] : statuses);
  const found = await queryDifferences('listWithdrawals', rows(['pending_review', 'approved']), read);
  expect(found.map(({ came }) => came)).toEqual(others > 0 ? [`other rows, ${others} of them`] : []);
});

const WITHDRAWALS = 'listWithdrawals';
const SENT = "says 'Sent. The answer could not be read. Check the status before you try again'";
test.each<[Partial<Variants>, string, string, Records?]>([
  [
    { amounts: 'odd' },
    WITHDRAWALS,
    `requested_amount: came "1e3" (280 times); wanted a number; the portal shows 'unreadable'; nothing is paid by it`,
  ],
  [
    { amounts: 'odd' },
    WITHDRAWALS,
    `processing_fee: came "1e3" (280 times); wanted a number; the portal shows 'unreadable'; nothing is paid by it`,
  ],
  // The core contract does not have the administrator's id.
  [{ ids: 'numbers' }, 'adminLogin', 'fits        POST /auth/admin-login\n'],
  [{ words: 'unknown' }, WITHDRAWALS, `status "on_hold": the portal shows 'Pending' with this word as its title`],
  [
    { absent: 'omitted' },
    'listPayouts',
    "paid_out_by_user: came nothing (12 times); wanted an object or null; the portal shows 'System'",
  ],
  [
    { absent: 'blank' },
    WITHDRAWALS,
    'processed_at: came "" (80 times); wanted a time such as 2026-11-20T09:14:05Z or null',
  ],
  [
    { login: 'noAdmin' },
    'adminLogin',
    'admin: came null; wanted an object; the portal takes it as one in which nothing is',
  ],
  [
    {},
    'bulkApproveWithdrawals',
    'processed: came nothing; wanted a whole number; the portal reads 1',
    { 'bulk-approve': ['wd-1'] },
  ],
  [
    { payoutRefusal: '200' },
    'bulkApproveWithdrawals',
    'the portal says that it was refused\n',
    { 'bulk-approve': ['wd-none'] },
  ],
  [
    {},
    'approveWithdrawal',
    'There is no such record, or no such call. Without the call: No withdrawal can be approved.',
    { approve: 'none' },
  ],
  [
    { changes: 'record' },
    'createGameItem',
    'fits        POST /api/v1/game-items/admin/create',
    { 'new-item': 'game-1' },
  ],
  [{ amounts: 'text' }, WITHDRAWALS, 'came "50.00" (280 times); wanted a number; the portal reads 50'],
  [
    { ids: 'numbers' },
    'listGames',
    'games[].game_id: came 1 (6 times); wanted text; the portal opens it, and sends it back as a number',
  ],
  // No call has the id of a payout, and that of a transaction is in the path.
  [{ ids: 'numbers' }, 'listPayouts', 'payouts[].id: came 1 (50 times); wanted text; the portal opens it\n'],
  [
    { ids: 'numbers' },
    WITHDRAWALS,
    'withdrawals[].game_info.game_id: came 1 (280 times); wanted text or null; the portal reads "1"',
  ],
  [
    { summary: 'amounts' },
    'getWithdrawalSummary',
    "completedThisMonth: came 10687.5; wanted a whole number; the portal shows '10,688'",
  ],
  [{ session: 'short' }, 'adminLogout', "wanted 2xx; the portal forgets the session, and says 'Failed to logout'"],
  [{ lists: 'null', size: 'none' }, WITHDRAWALS, "shows 'withdrawals is null' in place of this part"],
  [{ lists: 'array' }, WITHDRAWALS, 'wanted an object; the portal takes it as that list'],
  [{ filters: 'ignored' }, 'listTransactions', '?status=pending: came other rows, 40 of them'],
  [{ filters: 'ignored' }, 'listRecentTransactions', '?limit=2: came 60 rows'],
  [{ dates: 'seconds' }, WITHDRAWALS, "wanted a time such as 2026-11-20T09:14:05Z; the portal shows 'unreadable'"],
  [{ twins: 'yes' }, 'listGames', 'came "game-1" twice'],
  [
    { labels: 'text' },
    'getDashboardStats',
    `revenueChange: came "+12.5%"; wanted a number or null; the portal shows '+12.5%'`,
  ],
  [{ session: 'open' }, 'adminLogin', 'GET /api/admin/dashboard/stats without a token: came 200'],
  [
    { session: 'short' },
    'getSystemStatus',
    'came 401 answer {"message":"Please log in first"}; wanted 2xx; the portal asks to sign in again',
  ],
  [
    { unreliable: 'yes' },
    'listGames',
    'differs     GET /api/admin/games\n            came 500, then 200; wanted 2xx; the portal makes the call again after a second, once\n',
  ],
  [
    { changes: 'success' },
    'approveWithdrawal',
    'came {"success":true}; wanted the record; the portal takes it as done',
    { approve: 'wd-1' },
  ],
  [
    { changes: '204' },
    'approveWithdrawal',
    `came 204 without a body; wanted an object; the portal ${SENT}`,
    { approve: 'wd-1' },
  ],
  [{ bulk: 'success' }, 'bulkApproveWithdrawals', SENT, { 'bulk-approve': ['wd-1'] }],
  [
    { errors: 'text' },
    'approveWithdrawal',
    "fits        POST /admin/withdrawal/withdrawals/{id}/approve\n            refused, as a back end may: the portal says that it failed: 'This withdrawal is already approved'",
    { approve: 'wd-3' },
  ],
  [
    { payoutRefusal: '200' },
    'processPayout',
    "says that it was refused: 'Payout amount cannot exceed",
    { payout: '99999999' },
  ],
])('of a back end with %o it says of %s: %s', async (variants, operation, said, records = {}) => {
  expect(called(await linesOf(variants, records), operation)).toContain(said);
});

/** A server that answers these paths with JSON, and a page to everything else. */
async function pageServer(json: Record<string, unknown>): Promise<string> {
  const server = createServer(({ url = '' }, response) => {
    const isJson = url in json;
    response
      .setHeader('content-type', isJson ? 'application/json' : 'text/html')
      .end(isJson ? JSON.stringify(json[url]) : '<html>\u202e');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test('a server of pages lets nobody in; behind a login every call is absent, with what the portal lacks', async () => {
  const nobody = conform(core, await pageServer({}), ACCOUNT, {});
  await expect(nobody).rejects.toThrow(NoSession);
  // As the sign-in form has it: features/session/use-login.ts.
  await expect(nobody).rejects.toThrow("the portal says 'Login failed'");
  const login = { '/auth/admin-login': { access_token: 't', admin: { username: 'admin', role: 'x' } } };
  const lines = await conform(core, await pageServer(login), ACCOUNT, {});
  expect(called(lines, 'listGames')).toContain(
    "the portal shows 'The back end did not answer this call.' in place of this part",
  );
  expect(called(lines, 'listGames')).toContain('The screen has no cards, and Game Items has no games to choose.');
  expect(called(lines, 'adminLogout')).toContain("says 'Logged out in this browser'");
  expect(called(lines, 'listRecentTransactions')).toContain('fails, or after 404 and 501 shows sample data');
  expect(words(lines)).not.toContain('\u202e');
});
