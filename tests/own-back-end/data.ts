// The data of the back end, in memory. Ids are numbers here, money is a number of dollars, times are milliseconds.
// dress.ts writes them the way the switches say. Nothing is random, so that two runs hold the same records.
import type { Variants } from './variants.ts';

const HOUR = 3_600_000;
export const DAY = 24 * HOUR;

export const TRANSACTION_STATUSES = ['pending', 'completed', 'failed', 'cancelled'];
export const PAYOUT_METHODS = ['Internal Transfer', 'Bank Transfer', 'ACH', 'Wire Transfer'];
const WITHDRAWAL_STATUSES = ['pending_review', 'pending', 'approved', 'processing', 'completed', 'rejected', 'failed'];
const TRANSACTION_TYPES = ['purchase', 'transfer', 'withdrawal', 'currency_send', 'item_purchase'];
const REVENUE_TYPES = ['transfer_fee', 'purchase_fee', 'withdrawal_fee', 'platform_fee', 'other'];
const GAMES = ['Dragon Harbor', 'Star Miners', 'Puzzle Garden', 'Kart Heroes', 'Ocean Towers', 'Empty Lands'];
const BANKS = ['First Harbor Bank', 'Union of Savings', 'Northern Trust'];

export const cents = (amount: number): number => Math.round(amount * 100) / 100;
const pick = <T>(list: readonly T[], n: number): T => list[n % list.length] as T;
const rows = <T>(count: number, make: (n: number) => T): T[] => Array.from({ length: count }, (_, n) => make(n));

export type Transaction = ReturnType<typeof makeTransaction>;
export type Withdrawal = ReturnType<typeof makeWithdrawal>;
export type Game = ReturnType<typeof makeGame>;
export type Item = ReturnType<typeof makeItem>;
export type Payout = ReturnType<typeof makePayout>;
export type Step = { status: string; changed_at: number; changed_by: string; notes: string | null };

function makeTransaction(n: number, now: number) {
  return {
    id: n + 1,
    transaction_id: `TXN-${100_001 + n}`,
    transaction_type: pick(TRANSACTION_TYPES, n),
    player_email: `player${n % 17}@example.com`,
    game_name: pick(GAMES, n),
    amount: cents(4.99 + n * 3.25),
    // The step of 3 gives each type more than one status.
    status: pick(TRANSACTION_STATUSES, n + Math.floor(n / 3)),
    created_at: now - n * 6 * HOUR,
    player_id: (n % 17) + 1,
    game_id: (n % GAMES.length) + 1,
    notes: null as string | null,
  };
}

function makeWithdrawal(n: number, now: number) {
  const status = pick(WITHDRAWAL_STATUSES, n);
  const created = now - n * 7 * HOUR;
  const waiting = status.startsWith('pending');
  return {
    withdrawal_id: n + 1,
    status,
    amount: cents(50 + n * 12.5),
    fee: cents(1 + n * 0.25),
    player_email: `player${n % 17}@example.com`,
    player_id: (n % 17) + 1,
    company_name: `Studio ${n % 9}`,
    bank_name: pick(BANKS, n),
    account_last4: String(1000 + n).slice(-4),
    routing_number: String(110_000_000 + n * 37),
    game_id: (n % GAMES.length) + 1,
    created_at: created,
    processed_at: waiting ? null : ((created + 2 * HOUR) as number | null),
    rejection_reason: status === 'rejected' ? 'The bank account has another owner' : (null as string | null),
    notes: null as string | null,
    history: [{ status: 'pending_review', changed_at: created, changed_by: 'System', notes: null }] as Step[],
  };
}

function makeGame(n: number, now: number) {
  const status = n === 3 ? 'inactive' : 'active';
  const created_at = now - n * 90 * DAY;
  return { game_id: n + 1, game_name: pick(GAMES, n), status, developer: `Studio ${n}`, created_at };
}

function makeItem(n: number, gameId: number, now: number) {
  const price = cents(0.99 + (n % 20) * 2.5);
  const limited = n % 4 === 3;
  return {
    item_id: n + 1,
    game_id: gameId,
    item_name: `pack_${n + 1}`,
    item_type: pick(['currency_pack', 'bundle', 'starter_pack', 'special_offer'], n),
    item_category: pick(['featured', 'weekly', 'daily', 'standard'], n),
    item_rarity: pick(['common', 'rare', 'epic', 'legendary'], n),
    price_usd: price as number | null,
    original_price_usd: limited ? cents(price * 2) : (null as number | null),
    discount_percentage: limited ? 50 : (null as number | null),
    currency_amount: ((n + 1) * 100) as number | null,
    bonus_amount: limited ? 25 : (null as number | null),
    display_name: `Pack of ${(n + 1) * 100} coins`,
    display_subtitle: '',
    display_tag: limited ? 'SALE' : '',
    display_getting: `${(n + 1) * 100} coins`,
    image_url: '',
    icon_url: '',
    thumbnail_url: '',
    is_limited_time: limited,
    available_from: limited ? now - DAY : (null as number | null),
    available_until: limited ? now + 6 * DAY : (null as number | null),
    max_purchases_per_player: null as number | null,
    max_purchases_per_day: null as number | null,
    sort_order: n,
    is_featured: n % 3 === 0,
    is_best_value: n % 5 === 0,
    is_most_popular: n % 7 === 0,
    is_active: n % 6 !== 5,
    is_visible: true,
    item_color: '#FFFFFF',
  };
}

function makePayout(n: number, now: number) {
  return {
    id: n + 1,
    paid_out_at: now - (n + 1) * 12 * HOUR,
    amount: cents(900 + n * 41.1),
    payout_method: pick(PAYOUT_METHODS, n),
    payout_reference: `PAY-${5001 + n}`,
    record_count: 20 + n,
    // Every fourth payout was made by no person. The portal then shows 'System'.
    paid_out_by_user: n % 4 === 3 ? null : ({ username: 'admin' } as { username: string } | null),
  };
}

/** Gives every fifth record a word that the specification does not know. */
function surprise<T, K extends keyof T>(list: T[], field: K, word: T[K]): void {
  list.forEach((record, n) => {
    if (n % 5 === 3) record[field] = word;
  });
}

function giveFirstTwoOneId<T, K extends keyof T>(list: T[], field: K): void {
  const [first, second] = list;
  if (first && second) second[field] = first[field];
}

export type Balance = { total_available_usd: number; total_records: number };
export type Store = ReturnType<typeof makeStore>;

export function makeStore(variants: Variants) {
  const now = Date.now();
  const many = { normal: 0, none: 0, huge: 50_000 }[variants.size];
  const some = (usual: number): number => (variants.size === 'none' ? 0 : many || usual);
  const transactions = rows(some(60), (n) => makeTransaction(n, now));
  const withdrawals = rows(some(WITHDRAWAL_STATUSES.length * 40), (n) => makeWithdrawal(n, now));
  const games = rows(variants.size === 'none' ? 0 : GAMES.length, (n) => makeGame(n, now));
  // The first game has most of the items, so that its table has pages. The last game has none.
  const items = rows(some(72), (n) => makeItem(n, many || n < 32 ? 1 : (n % 4) + 2, now));
  const payouts = rows(some(55), (n) => makePayout(n, now));
  if (variants.words === 'unknown') {
    surprise(transactions, 'status', 'on_hold');
    surprise(transactions, 'transaction_type', 'gift_card');
    surprise(withdrawals, 'status', 'on_hold');
    surprise(items, 'item_type', 'mystery_box');
    surprise(items, 'item_category', 'seasonal');
    surprise(items, 'item_rarity', 'mythic');
    surprise(games, 'status', 'in_review');
    surprise(payouts, 'payout_method', 'Store Credit');
  }
  if (variants.twins === 'yes') {
    giveFirstTwoOneId(transactions, 'id');
    giveFirstTwoOneId(withdrawals, 'withdrawal_id');
    giveFirstTwoOneId(games, 'game_id');
    giveFirstTwoOneId(items, 'item_id');
    giveFirstTwoOneId(payouts, 'id');
  }
  const none = variants.size === 'none';
  const balance: Balance = { total_available_usd: none ? 0 : 48_250.75, total_records: none ? 0 : 1240 };
  const byType = splitRevenue(payouts, balance, variants);
  return { transactions, withdrawals, games, items, payouts, balance, byType };
}

/** Splits the lifetime revenue over its types. The parts sum up to what was paid out and what is left. */
function splitRevenue(payouts: Payout[], balance: Balance, variants: Variants) {
  const lifetime = cents(payouts.reduce((sum, payout) => sum + payout.amount, balance.total_available_usd));
  const types = variants.words === 'unknown' ? [...REVENUE_TYPES, 'ad_share'] : REVENUE_TYPES;
  const part = Math.floor(lifetime / types.length);
  const rest = cents(lifetime - part * (types.length - 1));
  return types.map((type, n) => ({ type, total_amount: n ? part : rest, record_count: balance.total_records / 4 + n }));
}
