import { isFields } from '../../src/api/read-answer.ts';
import { newItemValues, toRequest } from '../../src/features/game-items/item-values.ts';
import { type Contract, node, type Operation } from '../read-contract.ts';
import { type Ask, BackEnd } from './back-end.ts';
import { queryDifferences } from './filters.ts';
import { type Difference, type Judged, judge, shown, type Verdict } from './judge.ts';
import { callsOf, SCREENS } from './screens.ts';

/** The records that the calls are made on, by the command's options. */
export interface Records {
  transaction?: string | undefined;
  withdrawal?: string | undefined;
  game?: string | undefined;
  /** `id=status` */
  'set-status'?: string | undefined;
  approve?: string | undefined;
  reject?: string | undefined;
  'bulk-approve'?: string[] | undefined;
  'bulk-reject'?: string[] | undefined;
  process?: string | undefined;
  retry?: string | undefined;
  'save-game'?: string | undefined;
  'toggle-game'?: string | undefined;
  'new-item'?: string | undefined;
  payout?: string | undefined;
}

/** Calls that the others need: the session, and the lists that name records. */
const ALWAYS = ['adminLogin', 'adminLogout', 'listTransactions', 'listWithdrawals', 'listGames'];

export interface Line {
  screen: string;
  operation: string;
  /** Such as `GET /api/admin/games/{id}`. */
  call: string;
  verdict: Verdict;
  differences: Difference[];
  note?: string;
  /** The part of the portal that is missing without the call. */
  without: string;
}

/** The back end lets nobody in, so that nothing can be judged. */
export class NoSession extends Error {}

type Row = Record<string, unknown>;
const rowsIn = (answer: unknown): Row[] => (Object.values(node(answer)).find(Array.isArray) ?? []).filter(isFields);
const idIn = (row: Row | undefined, ...names: string[]): string | undefined => {
  const id = names.map((name) => row?.[name]).find((value) => value !== undefined && value !== '');
  return id === undefined ? undefined : String(id);
};

/**
 * Makes the calls of the core contract on a back end, and judges each answer. Without `records` of changes it only reads.
 *
 * @param only operations and screens; by default all of them
 * @throws NoSession when nobody can sign in
 */
export async function conform(
  core: Pick<Contract, 'follow' | 'operations'>,
  origin: string,
  account: { username: string; password: string },
  records: Records,
  only: readonly string[] = [],
): Promise<Line[]> {
  const backEnd = new BackEnd(origin);
  const judged = new Map<string, Judged>();
  const isAsked = (operationId: string) =>
    only.length === 0 || only.some((name) => callsOf(name).includes(operationId));

  const operation = (operationId: string): Operation => {
    const found = core.operations.find((one) => one.operationId === operationId);
    if (!found) throw new Error(`The contract has no ${operationId}`);
    return found;
  };

  /** Makes a call, and keeps the worst that was found about it. */
  async function call(
    operationId: string,
    given: { id?: string | undefined; query?: Ask['query']; body?: unknown } = {},
  ) {
    const { route } = operation(operationId);
    const [method = '', template = ''] = route.split(' ');
    if (!isAsked(operationId) && !ALWAYS.includes(operationId)) return undefined;
    if (template.includes('{') && given.id === undefined) return undefined;
    const path = template.replace(/\{\w+\}/, encodeURIComponent(given.id ?? ''));
    const { query, body } = given;
    const ask = { method, path, ...(query && { query }), ...(body !== undefined && { body }) };
    const result = await judge(core, operation(operationId), path, await backEnd.ask(ask));
    const before = judged.get(operationId);
    if (before === undefined || before.differences.length === 0) judged.set(operationId, result);
    return result.answer;
  }

  async function signIn(): Promise<void> {
    const answer = node(await call('adminLogin', { body: account }));
    if (typeof answer.access_token !== 'string' || answer.access_token === '') {
      const [first] = judged.get('adminLogin')?.differences ?? [];
      const why = first ? ` Its login came as ${first.came}; the portal ${first.portal}.` : '';
      throw new NoSession(`Nobody can sign in at ${origin}.${why}`);
    }
    const withoutToken = await backEnd.ask({ method: 'GET', path: '/api/admin/dashboard/stats' });
    backEnd.token = answer.access_token;
    // Of a failure nobody can say what it would have been.
    // A call that is not there yet says nothing either.
    const { status } = withoutToken;
    if ([401, 404, 405, 501].includes(status) || !(status > 0 && status < 500)) return;
    judged.get('adminLogin')?.differences.push({
      ...{
        field: 'GET /api/admin/dashboard/stats without a token',
        came: `${withoutToken.status} ${shown(withoutToken.data)}`,
      },
      ...{ wanted: '401', portal: 'cannot tell a session that has ended', times: 1 },
    });
    const login = judged.get('adminLogin');
    if (login) login.verdict = 'differs';
  }

  /** A list, and whether its filters are obeyed. */
  async function callList(operationId: string, query: Record<string, string> = {}): Promise<Row[]> {
    const answer = await call(operationId, { query });
    const result = judged.get(operationId);
    if (answer === undefined || !result) return [];
    const { route } = operation(operationId);
    const read = async (more: Record<string, string>) => {
      const [method = '', path = ''] = route.split(' ');
      const came = await backEnd.ask({ method, path, query: { ...query, ...more } });
      return (await judge(core, operation(operationId), path, came)).answer;
    };
    result.differences.push(...(await queryDifferences(operationId, answer, read)));
    if (result.differences.length > 0) result.verdict = 'differs';
    return rowsIn(answer);
  }

  async function readAll(): Promise<void> {
    const [transaction] = await callList('listTransactions', { page: '1' });
    await call('getTransaction', { id: records.transaction ?? idIn(transaction, 'id') });
    const [withdrawal] = await callList('listWithdrawals', { sort: 'created_at_desc' });
    const withdrawalId = records.withdrawal ?? idIn(withdrawal, 'withdrawal_id', 'request_id');
    await call('getWithdrawalSummary');
    await call('getWithdrawal', { id: withdrawalId });
    await call('getWithdrawalHistory', { id: withdrawalId });
    const [game] = await callList('listGames');
    const gameId = records.game ?? idIn(game, 'game_id');
    await call('getGame', { id: gameId });
    await call('getGameStats', { id: gameId });
    await call('listGameItems', { id: gameId });
    await call('getRevenueBalance');
    await call('getRevenueStatistics');
    await callList('listPayouts', { limit: '50' });
    await call('getDashboardStats');
    await callList('listRecentTransactions', { limit: '10' });
    await callList('getRevenueChart', { days: '7' });
    await callList('getUserGrowth', { days: '30' });
    await call('getSystemStatus');
  }

  /** Each change that was asked for, with the bodies that the portal sends. */
  async function change(): Promise<void> {
    const [, transaction, status] = /^(.*)=(\w+)$/s.exec(records['set-status'] ?? '') ?? [];
    if (transaction) await call('updateTransactionStatus', { id: transaction, body: { status, notes: '' } });
    const { approve, reject, process, retry, payout } = records;
    if (approve) await call('approveWithdrawal', { id: approve, body: { notes: 'Approved via admin panel' } });
    if (reject) await call('rejectWithdrawal', { id: reject, body: { reason: 'Rejected by conform' } });
    const [many, others] = [records['bulk-approve'], records['bulk-reject']];
    if (many) await call('bulkApproveWithdrawals', { body: { withdrawal_ids: many, notes: 'Bulk approved' } });
    if (others)
      await call('bulkRejectWithdrawals', { body: { withdrawal_ids: others, reason: 'Rejected by conform' } });
    if (process) await call('processWithdrawal', { id: process });
    if (retry) await call('retryWithdrawal', { id: retry });
    const saved = records['save-game'];
    if (saved) {
      const { game_name } = node(await call('getGame', { id: saved }));
      await call('updateGame', { id: saved, body: { game_name } });
    }
    const toggled = records['toggle-game'];
    // The second call sets it back.
    if (toggled) for (const _ of ['off', 'on']) await call('toggleGameStatus', { id: toggled });
    if (records['new-item']) await changeItem(records['new-item']);
    if (payout) {
      const body = { payout_amount: Number(payout), payout_method: 'Internal Transfer', notes: '' };
      await call('processPayout', { body });
    }
  }

  /** An item of its own: created, switched and deleted. */
  async function changeItem(game: string): Promise<void> {
    const item_name = `conform-${Date.now()}`;
    const form = { ...newItemValues(game), item_name, price_usd: '0.01', currency_amount: '1', is_active: false };
    const created = node(await call('createGameItem', { body: toRequest(form) }));
    // The answer may not be the record.
    const listed = rowsIn(await call('listGameItems', { id: game })).find((row) => row.item_name === item_name);
    const id = idIn(created, 'item_id') ?? idIn(listed, 'item_id');
    await call('updateGameItem', { id, body: { is_featured: true } });
    await call('deleteGameItem', { id });
  }

  await signIn();
  try {
    await readAll();
    await change();
  } finally {
    await call('adminLogout');
  }
  return Object.entries(SCREENS).flatMap(([screen, calls]) =>
    Object.entries(calls)
      .filter(([operationId]) => isAsked(operationId))
      .map(([operationId, without]): Line => {
        const { answer: _, ...result } = judged.get(operationId) ?? { verdict: 'not called' as const, differences: [] };
        return { screen, operation: operationId, call: operation(operationId).route, ...result, without };
      }),
  );
}
