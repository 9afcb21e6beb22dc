// The calls that the specification names in its section 7, each with its handler.

import type { Game, Item, Transaction, Withdrawal } from './data.ts';
import { cents, DAY, makeStore, PAYOUT_METHODS, TRANSACTION_STATUSES } from './data.ts';
import type { Fields } from './dress.ts';
import { dress, writeId, writeMoney, writeRate } from './dress.ts';
import type { Variants } from './variants.ts';

export type Ask = { id: string; query: URLSearchParams; body: Fields; token: string };
export type Answer = { status: number; body?: unknown };
export type Route = { method: string; path: string; handle: (ask: Ask) => Answer };

/** An error that the caller may see. */
export class Refusal extends Error {
  status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

const PAGE_SIZE = 20;
const USERNAME = 'admin';
const PASSWORD = 'admin';
// An item's id and game are not here: the id never changes, and the game is looked up first.
const ITEM_TEXTS = [
  'item_name',
  'item_type',
  'item_category',
  'item_rarity',
  'display_name',
  'display_subtitle',
  'display_tag',
  'display_getting',
  'image_url',
  'icon_url',
  'thumbnail_url',
  'item_color',
];
const ITEM_NUMBERS = [
  'price_usd',
  'original_price_usd',
  'discount_percentage',
  'currency_amount',
  'bonus_amount',
  'max_purchases_per_player',
  'max_purchases_per_day',
  'sort_order',
];
const ITEM_FLAGS = ['is_limited_time', 'is_featured', 'is_best_value', 'is_most_popular', 'is_active', 'is_visible'];
const ITEM_TIMES = ['available_from', 'available_until'];

/** The text of a field. Anything that is not text counts as empty. */
function text(body: Fields, name: string): string {
  const value = body[name];
  return typeof value === 'string' ? value.trim() : '';
}

function has(parts: string[], search: string): boolean {
  return parts.some((part) => part.toLowerCase().includes(search.toLowerCase()));
}

/** A number from a query, or the usual one where the query has none. */
function numberFrom(value: string | null, usual: number): number {
  const number = Number(value);
  return value && Number.isFinite(number) ? number : usual;
}

function timeFrom(value: unknown): number | null {
  if (value === null || value === '') return null;
  const time = typeof value === 'number' ? value * 1000 : Date.parse(String(value));
  if (Number.isNaN(time)) throw new Refusal(400, 'A date is not an ISO date');
  return time;
}

/** A day without a time means its whole day, so an end day goes on until its last millisecond. */
function endOf(value: string): number {
  return Date.parse(value) + (value.length === 10 ? DAY - 1 : 0);
}

export function makeRoutes(variants: Variants): { routes: Route[]; allows: (token: string) => boolean } {
  const store = makeStore(variants);
  const usesLeft = new Map<string, number>();
  let logins = 0;

  const show = (body: unknown): Answer => ({ status: 200, body: dress(body, variants) });

  function list(name: string, rows: unknown[], more: Fields = {}): Answer {
    if (variants.lists === 'array') return show(rows);
    return show({ ...more, [name]: variants.lists === 'null' && rows.length === 0 ? null : rows });
  }

  function changed(record: unknown, status = 200): Answer {
    if (variants.changes === 'empty') return { status: 200 };
    if (variants.changes === '204' || (variants.changes === 'record' && record === null)) return { status: 204 };
    return variants.changes === 'success' ? { status, body: { success: true } } : { ...show(record), status };
  }

  /** Finds the record with the id that a caller sent. An id in a path is always text; one in a body has a type. */
  function find<T, K extends string & keyof T>(list: T[], field: K, asked: unknown, from: 'path' | 'body' = 'path'): T {
    const written = (record: T): string | number => writeId(field, Number(record[field]), variants);
    const strict = from === 'body' && variants.idTypes === 'strict';
    const found = list.find((one) => (strict ? written(one) === asked : String(written(one)) === String(asked)));
    if (!found) throw new Refusal(404, `No record has this ${field}`);
    return found;
  }

  // Authentication

  function login({ body }: Ask): Answer {
    if (!text(body, 'username')) throw new Refusal(400, 'Username is required');
    if (!text(body, 'password')) throw new Refusal(400, 'Password is required');
    if (body.username !== USERNAME || body.password !== PASSWORD) {
      throw new Refusal(Number(variants.wrongLogin), 'Invalid username or password');
    }
    const access_token = `token-${++logins}`;
    usesLeft.set(access_token, variants.session === 'short' ? 10 : Infinity);
    if (variants.login === 'noAdmin') return { status: 200, body: { access_token, admin: null } };
    const role = variants.longRole === 'yes' ? 'administrator-'.repeat(22).slice(0, 300) : 'super_admin';
    const admin = { username: USERNAME, role };
    if (variants.login === 'named') return show({ access_token, admin });
    const more = { token_type: 'bearer', expires_in: 3600 };
    return show({ access_token, ...more, admin: { id: 1, ...admin, email: 'admin@example.com', is_active: true } });
  }

  function allows(token: string): boolean {
    if (variants.session === 'open') return true;
    const left = usesLeft.get(token) ?? 0;
    usesLeft.set(token, left - 1);
    return left > 0;
  }

  function logout({ token }: Ask): Answer {
    usesLeft.delete(token);
    return changed(null);
  }

  // Dashboard and system

  function label(percent: number): string | number | null {
    if (variants.labels === 'absent') return null;
    return variants.labels === 'numbers' ? percent : `${percent > 0 ? '+' : ''}${percent}%`;
  }

  const dashboardStats = (): Answer =>
    show({
      totalRevenue: 1_284_530.5,
      revenueChange: label(12.5),
      activeUsers: 48_210,
      userChange: label(8.2),
      totalTransactions: 15_420,
      transactionChange: label(-3.1),
      pendingWithdrawals: store.withdrawals.filter(isWaiting).length,
      withdrawalChange: label(0),
      transactionTypes: {
        purchases: 6200,
        transfers: 3900,
        withdrawals: 1480,
        currencySends: 2140,
        itemPurchases: 1700,
      },
      todayRevenue: 18_240.75,
      todayNewPlayers: 312,
      todayTransactions: 540,
      todayAvgTransaction: 33.78,
    });

  function series(query: URLSearchParams, make: (n: number) => string | number): Answer {
    const days = Math.max(1, Math.min(365, Math.floor(numberFrom(query.get('days'), 30))));
    const ages = Array.from({ length: days }, (_, n) => days - 1 - n);
    const labels = ages.map((age) => new Date(Date.now() - age * DAY).toISOString().slice(0, 10));
    return { status: 200, body: { labels, data: ages.map(make) } };
  }

  // The age is counted from today, so a longer period only adds days at its start.
  const revenueChart = ({ query }: Ask): Answer =>
    series(query, (age) => writeMoney(cents(20_000 + 5000 * Math.sin(age) + age * 10), variants));
  const userGrowth = ({ query }: Ask): Answer => series(query, (age) => 48_210 - age * 45);
  const systemStatus = (): Answer =>
    show({
      status: 'operational',
      checked_at: Date.now(),
      uptime_seconds: 86_400,
      services: {
        api: 'operational',
        database: 'operational',
        cache: 'degraded',
        queue: 'operational',
        storage: 'down',
      },
    });

  // Transactions

  /** A row has only the fields that the specification lists. The detail has more. */
  function transactionRow({ player_id, game_id, notes, ...row }: Transaction): Fields {
    return row;
  }

  function findTransaction(id: string): Transaction {
    if (variants.transactionKey === 'id') return find(store.transactions, 'id', id);
    const found = store.transactions.find((one) => one.transaction_id === id);
    if (!found) throw new Refusal(404, 'Transaction not found');
    return found;
  }

  function limited<T>(rows: T[], query: URLSearchParams, usual: number): T[] {
    if (variants.filters === 'ignored') return rows;
    return rows.slice(0, Math.max(1, numberFrom(query.get('limit'), usual)));
  }

  function recentTransactions({ query }: Ask): Answer {
    return list('transactions', limited(store.transactions, query, 10).map(transactionRow));
  }

  function listTransactions({ query }: Ask): Answer {
    const obeyed = variants.filters === 'obeyed';
    const status = query.get('status') ?? '';
    const search = query.get('search') ?? '';
    const rows = store.transactions.filter(
      (one) =>
        !obeyed ||
        ((!status || one.status === status) && has([one.transaction_id, one.player_email, one.game_name], search)),
    );
    const size = !obeyed || variants.size === 'huge' ? Math.max(1, rows.length) : PAGE_SIZE;
    const page = obeyed ? Math.max(1, Math.floor(numberFrom(query.get('page'), 1))) : 1;
    const shown = rows.slice((page - 1) * size, page * size).map(transactionRow);
    return list('transactions', shown, { page, total: rows.length, totalPages: Math.ceil(rows.length / size) });
  }

  function setTransactionStatus({ id, body }: Ask): Answer {
    const transaction = findTransaction(id);
    const status = text(body, 'status');
    if (!TRANSACTION_STATUSES.includes(status)) throw new Refusal(400, 'This status is not known');
    transaction.status = status;
    transaction.notes = text(body, 'notes') || null;
    return changed(transaction);
  }

  // Withdrawals

  function isWaiting({ status }: Withdrawal): boolean {
    return status === 'pending' || status === 'pending_review';
  }

  function withdrawalView(one: Withdrawal): Fields {
    const { withdrawal_id, company_name, bank_name, account_last4, routing_number, game_id, history, ...same } = one;
    const { amount, fee, ...rest } = same;
    if (variants.names === 'short') return { request_id: withdrawal_id, ...same, bank_name, account_last4 };
    const game = store.games.find((each) => each.game_id === game_id);
    return {
      withdrawal_id,
      ...rest,
      requested_amount: amount,
      processing_fee: fee,
      net_payout_amount: cents(amount - fee),
      user_info: { company_name, contact_email: one.player_email, contact_phone: null },
      bank_account_info: { bank_name, account_last4, routing_number, account_type: 'checking' },
      game_info: game ? { game_id, game_name: game.game_name, developer: game.developer } : null,
    };
  }

  const idOf = (one: Withdrawal): string => String(writeId('withdrawal_id', one.withdrawal_id, variants));
  const findWithdrawal = (id: unknown, from: 'path' | 'body' = 'path'): Withdrawal =>
    find(store.withdrawals, 'withdrawal_id', id, from);

  function listWithdrawals({ query }: Ask): Answer {
    if (variants.filters === 'ignored') return list('withdrawals', store.withdrawals.map(withdrawalView));
    const get = (name: string): string => query.get(name) ?? '';
    const status = get('status') === 'all' ? '' : get('status');
    const from = get('date_from') ? Date.parse(get('date_from')) : -Infinity;
    const to = get('date_to') ? endOf(get('date_to')) : Infinity;
    const least = numberFrom(query.get('min_amount'), -Infinity);
    const most = numberFrom(query.get('max_amount'), Infinity);
    const rows = store.withdrawals.filter(
      (one) =>
        (!status || one.status === status) &&
        one.created_at >= from &&
        one.created_at <= to &&
        one.amount >= least &&
        one.amount <= most &&
        has([idOf(one), one.player_email, one.bank_name], get('search')),
    );
    // The records are stored newest first. This is the only order that the specification names.
    return list('withdrawals', rows.map(withdrawalView));
  }

  function summary(): Answer {
    const since = (time: number): Withdrawal[] => store.withdrawals.filter((one) => (one.processed_at ?? 0) >= time);
    const measure = (rows: Withdrawal[]): string | number =>
      variants.summary === 'counts'
        ? rows.length
        : writeMoney(cents(rows.reduce((sum, one) => sum + one.amount, 0)), variants);
    const today = Math.floor(Date.now() / DAY) * DAY;
    const month = since(Date.now() - 30 * DAY);
    const failed = month.filter((one) => one.status === 'failed').length;
    return show({
      totalPending: measure(store.withdrawals.filter(isWaiting)),
      processingToday: measure(since(today).filter((one) => one.status === 'processing')),
      completedThisMonth: measure(month.filter((one) => one.status === 'completed')),
      failureRate: writeRate(Math.round((failed / Math.max(1, month.length)) * 1000) / 10, variants),
    });
  }

  function move(one: Withdrawal, allowed: string[], status: string, notes: string | null): void {
    if (!allowed.includes(one.status)) throw new Refusal(409, `This withdrawal is already ${one.status}`);
    one.status = status;
    one.processed_at = Date.now();
    one.history.push({ status, changed_at: Date.now(), changed_by: USERNAME, notes });
  }

  function approve(one: Withdrawal, body: Fields): void {
    move(one, ['pending', 'pending_review'], 'approved', text(body, 'notes') || null);
    one.notes = text(body, 'notes') || null;
  }

  function reject(one: Withdrawal, body: Fields): void {
    const reason = text(body, 'reason');
    if (!reason) throw new Refusal(400, 'A reason is required');
    move(one, ['pending', 'pending_review'], 'rejected', reason);
    one.rejection_reason = reason;
  }

  /** Makes the handler of a change to one withdrawal. */
  function one(change: (withdrawal: Withdrawal, body: Fields) => void) {
    return ({ id, body }: Ask): Answer => {
      const withdrawal = findWithdrawal(id);
      change(withdrawal, body);
      return changed(withdrawalView(withdrawal));
    };
  }

  /** Makes the handler of a change to many withdrawals. One that cannot change does not stop the others. */
  function bulk(change: (withdrawal: Withdrawal, body: Fields) => void) {
    return ({ body }: Ask): Answer => {
      const ids: unknown = body.withdrawal_ids;
      if (!Array.isArray(ids) || ids.length === 0) throw new Refusal(400, 'withdrawal_ids must be a list of ids');
      if (change === reject && !text(body, 'reason')) throw new Refusal(400, 'A reason is required');
      const failures: Fields[] = [];
      for (const id of ids as unknown[]) {
        try {
          change(findWithdrawal(id, 'body'), body);
        } catch (error) {
          if (!(error instanceof Refusal)) throw error;
          failures.push({ withdrawal_id: id, message: error.message });
        }
      }
      if (variants.bulk === 'empty') return { status: 200 };
      if (variants.bulk === 'success') return { status: 200, body: { success: true } };
      const done = ids.length - failures.length;
      const counts = { success_count: done, failed_count: failures.length, failures };
      return { status: 200, body: { success: failures.length === 0, ...counts } };
    };
  }

  // Games

  function gameView(game: Game): Fields {
    const { game_id, game_name } = game;
    return variants.games === 'bare' ? { game_id, game_name } : game;
  }

  const findGame = (id: unknown, from: 'path' | 'body' = 'path'): Game => find(store.games, 'game_id', id, from);

  function updateGame({ id, body }: Ask): Answer {
    const game = findGame(id);
    game.game_name = text(body, 'game_name') || game.game_name;
    game.developer = text(body, 'developer') || game.developer;
    return changed(gameView(game));
  }

  function toggleGame({ id }: Ask): Answer {
    const game = findGame(id);
    game.status = game.status === 'active' ? 'inactive' : 'active';
    return changed(gameView(game));
  }

  function gameStats({ id }: Ask): Answer {
    const { game_id } = findGame(id);
    const paid = store.transactions.filter((each) => each.game_id === game_id);
    const total_revenue = cents(paid.reduce((sum, each) => sum + each.amount, 0));
    const total_items = store.items.filter((each) => each.game_id === game_id).length;
    return show({ game_id, total_transactions: paid.length, total_revenue, total_items });
  }

  // Game items

  function listItems({ id }: Ask): Answer {
    const { game_id } = findGame(id);
    const rows = store.items.filter((item) => item.game_id === game_id);
    return list(
      'items',
      rows.sort((a, b) => a.sort_order - b.sort_order),
    );
  }

  /** The fields of an item that the body names, each with its right type. */
  function itemFields(body: Fields): Partial<Item> {
    const fields: Fields = {};
    for (const [name, value] of Object.entries(body)) {
      if (ITEM_TEXTS.includes(name)) fields[name] = String(value ?? '');
      if (ITEM_FLAGS.includes(name)) fields[name] = value === true;
      if (ITEM_TIMES.includes(name)) fields[name] = timeFrom(value);
      if (!ITEM_NUMBERS.includes(name)) continue;
      const number = value === null || value === '' ? null : Number(value);
      if (Number.isNaN(number)) throw new Refusal(400, `${name} must be a number`);
      fields[name] = number;
    }
    if (body.game_id !== undefined) fields.game_id = findGame(body.game_id, 'body').game_id;
    return fields as Partial<Item>;
  }

  function checkItem(item: Partial<Item>): void {
    if (variants.checks === 'no') return;
    if (!item.item_name) throw new Refusal(400, 'item_name is required');
    if (typeof item.price_usd !== 'number' || item.price_usd < 0) throw new Refusal(400, 'price_usd is required');
    if (typeof item.currency_amount !== 'number') throw new Refusal(400, 'currency_amount is required');
  }

  let itemsMade = store.items.length;

  function createItem({ body }: Ask): Answer {
    if (!body.game_id) throw new Refusal(400, 'game_id is required');
    const fields = itemFields(body);
    checkItem(fields);
    const usual = {
      item_type: 'currency_pack',
      item_category: 'standard',
      item_rarity: 'common',
      item_color: '#FFFFFF',
      sort_order: 0,
      is_active: true,
      is_visible: true,
    };
    const empty = Object.fromEntries([...ITEM_NUMBERS, ...ITEM_TIMES].map((name) => [name, null]));
    const item = { ...empty, ...usual, ...fields, item_id: ++itemsMade } as Item;
    store.items.push(item);
    return changed(item, 201);
  }

  function updateItem({ id, body }: Ask): Answer {
    const item = find(store.items, 'item_id', id);
    const fields = itemFields(body);
    checkItem({ ...item, ...fields });
    return changed(Object.assign(item, fields));
  }

  function deleteItem({ id }: Ask): Answer {
    store.items.splice(store.items.indexOf(find(store.items, 'item_id', id)), 1);
    return changed(null);
  }

  // Company revenue

  function statistics(): Answer {
    const paid = cents(store.payouts.reduce((sum, payout) => sum + payout.amount, 0));
    const byType = store.byType.map(({ type, ...figures }) => [type, figures]);
    const months = { current_month: 21_400.5, previous_month: 19_050.25, average: 18_700 };
    return show({
      total_lifetime_revenue: cents(paid + store.balance.total_available_usd),
      total_paid_out: paid,
      by_revenue_type: Object.fromEntries(byType),
      monthly_stats: { ...months, growth_rate: writeRate(12.3, variants) },
    });
  }

  function refusePayout(error: string): Answer {
    return { status: Number(variants.payoutRefusal), body: { success: false, error } };
  }

  function processPayout({ body }: Ask): Answer {
    const amount = cents(Number(body.payout_amount));
    const payout_method = text(body, 'payout_method') || 'Internal Transfer';
    const left = store.balance.total_available_usd;
    const codes = PAYOUT_METHODS.map((method) => method.toLowerCase().replace(' ', '_'));
    const known = { any: [payout_method], labels: PAYOUT_METHODS, codes }[variants.methods];
    if (!(amount > 0)) return refusePayout('Please enter a valid payout amount');
    if (amount > left) return refusePayout(`Payout amount cannot exceed available balance of $${left.toFixed(2)}`);
    if (!known.includes(payout_method)) return refusePayout('This payout method is not known');
    // A payout takes the same share of the records as it takes of the money.
    const record_count = Math.round(store.balance.total_records * (amount / left));
    store.balance.total_available_usd = cents(left - amount);
    store.balance.total_records -= record_count;
    const number = store.payouts.length + 1;
    store.payouts.unshift({
      id: number,
      paid_out_at: Date.now(),
      amount,
      payout_method,
      payout_reference: `PAY-${5000 + number}`,
      record_count,
      paid_out_by_user: { username: USERNAME },
    });
    return { status: 200, body: { success: true } };
  }

  const route = (method: string, path: string, handle: Route['handle']): Route => ({ method, path, handle });
  const admin = '/api/admin';
  const withdrawals = '/admin/withdrawal/withdrawals';
  const items = '/api/v1/game-items/admin';
  const revenue = '/api/admin/company-revenue';
  const routes = [
    route('POST', '/auth/admin-login', login),
    route('POST', '/auth/admin-logout', logout),
    route('GET', `${admin}/dashboard/stats`, dashboardStats),
    route('GET', `${admin}/dashboard/recent-transactions`, recentTransactions),
    route('GET', `${admin}/dashboard/revenue-chart`, revenueChart),
    route('GET', `${admin}/dashboard/user-growth`, userGrowth),
    route('GET', `${admin}/system/status`, systemStatus),
    route('GET', `${admin}/transactions`, listTransactions),
    route('GET', `${admin}/transactions/{id}`, ({ id }) => show(findTransaction(id))),
    route('PUT', `${admin}/transactions/{id}/status`, setTransactionStatus),
    route('GET', withdrawals, listWithdrawals),
    // The summary comes before {id}. Otherwise 'summary' would be taken for an id.
    route('GET', `${withdrawals}/summary`, summary),
    route('GET', `${withdrawals}/{id}`, ({ id }) => show(withdrawalView(findWithdrawal(id)))),
    route('GET', `${withdrawals}/{id}/history`, ({ id }) => list('history', findWithdrawal(id).history)),
    route('POST', `${withdrawals}/bulk-approve`, bulk(approve)),
    route('POST', `${withdrawals}/bulk-reject`, bulk(reject)),
    route('POST', `${withdrawals}/{id}/approve`, one(approve)),
    route('POST', `${withdrawals}/{id}/reject`, one(reject)),
    route(
      'POST',
      `${withdrawals}/{id}/process`,
      one((each) => move(each, ['approved'], 'processing', null)),
    ),
    route(
      'POST',
      `${withdrawals}/{id}/retry`,
      one((each) => move(each, ['failed'], 'processing', null)),
    ),
    route('GET', `${admin}/games`, () => list('games', store.games.map(gameView))),
    route('GET', `${admin}/games/{id}`, ({ id }) => show(gameView(findGame(id)))),
    route('PUT', `${admin}/games/{id}`, updateGame),
    route('POST', `${admin}/games/{id}/toggle-status`, toggleGame),
    route('GET', `${admin}/games/{id}/stats`, gameStats),
    route('GET', `${items}/list/{id}`, listItems),
    route('POST', `${items}/create`, createItem),
    route('PUT', `${items}/update/{id}`, updateItem),
    route('DELETE', `${items}/delete/{id}`, deleteItem),
    route('GET', `${revenue}/balance`, () => show(store.balance)),
    route('GET', `${revenue}/statistics`, statistics),
    route('GET', `${revenue}/history`, ({ query }) => list('payouts', limited(store.payouts, query, 50))),
    route('POST', `${revenue}/process-payout`, processPayout),
  ];
  return { routes, allows };
}
