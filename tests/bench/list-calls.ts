import { sql } from 'drizzle-orm';
import { asciiOf, FIRST_NAMES } from '../../demo/player-names.ts';
import type { Database } from '../../server/db/database.ts';
import { rowsOf } from '../../server/db/one-row.ts';
import { BUSY, RARE } from './audit-rows.ts';
import { BUSY_PLAYER } from './busy-player.ts';
import type { Session } from './sign-in.ts';

/** The groups that the goals refer to: `page`, `filter` and those of searches are lists of transactions; `search-among` has another filter too. */
export type CallGroup =
  | 'page'
  | 'filter'
  | 'search'
  | 'search-among'
  | 'withdrawals'
  | 'signals'
  | 'reviewable'
  | 'players'
  | 'revenue'
  | 'games'
  | 'dashboard'
  | 'system'
  | 'audit'
  | 'audit-several';

export interface ListCall {
  /** The same at every size. */
  name: string;
  group: CallGroup;
  path: string;
}

const PAGE_SIZE = 20;
const TRANSACTIONS = '/api/admin/transactions';
const WITHDRAWALS = '/admin/withdrawal/withdrawals';
const PLAYERS = '/api/admin/players';
const REVENUE = '/api/admin/company-revenue';
const GAMES = '/api/admin/games';
const DASHBOARD = '/api/admin/dashboard';
const AUDIT = '/api/admin/audit';
const CURSOR_PAGES = 50;
/** A page of the queue, and the signals of all that is on it. */
export const QUEUE_PAGE = 'withdrawals, a page of 50 that wait';
export const SIGNALS_OF_PAGE = 'signals of a page of 50 that wait';
const LARGEST_FIRST = 'requested_amount_desc';
const QUEUE = `${WITHDRAWALS}?status=pending_review&limit=50`;

/** Values of a database that calls need: records from its middle, and a player with few transactions. */
export interface Landmarks {
  transactions: number;
  transactionId: string;
  id: string;
  day: string;
  gameId: string;
  gameName: string;
  /** A player with five to fifteen transactions. */
  rareEmail: string;
  withdrawalId: string;
  withdrawalEmail: string;
  rarePlayerId: string;
  /** The payout that used the most records. */
  payoutId: string;
}

export async function landmarksOf(db: Database): Promise<Landmarks> {
  const [found] = await rowsOf<Landmarks>(
    db,
    sql`select total::int as transactions, middle.transaction_id as "transactionId", middle.id::text as id, middle.game_id as "gameId", middle.game_name as "gameName",
        to_char(middle.created_at at time zone 'utc', 'YYYY-MM-DD') as day, rare.email as "rareEmail", rare.player_id as "rarePlayerId",
        asked.withdrawal_id as "withdrawalId", asked.email as "withdrawalEmail", payout.payout_id::text as "payoutId"
      from (select count(*) as total from transactions) as counted
      cross join lateral (select transactions.*, game_name from transactions join games using (game_id) where id >= total / 2 order by id limit 1) as middle
      cross join lateral (select email, player_id from players join (
        select player_id from transactions group by 1 having count(*) between 5 and 15) as few using (player_id)
        order by md5(player_id) limit 1) as rare
      cross join lateral (select withdrawal_id, email from withdrawals join players using (player_id)
        order by md5(withdrawal_id) limit 1) as asked
      cross join lateral (select id as payout_id from payouts order by record_count desc limit 1) as payout`,
  );
  if (!found) throw new Error('The database has too little in it to be measured.');
  return found;
}

/** Every list and every figure that a screen requests. The session is used to find the cursors of deep pages. */
export async function listCalls(at: Landmarks, session: Session): Promise<ListCall[]> {
  const last = Math.ceil(at.transactions / PAGE_SIZE);
  const call = (group: CallGroup, name: string, path: string): ListCall => ({ group, name, path });
  const page = (name: string, number: number) => call('page', name, `${TRANSACTIONS}?page=${number}`);
  const filter = (name: string, query: string) => call('filter', name, `${TRANSACTIONS}?${query}`);
  const search = (name: string, term: string) =>
    call('search', `search, ${name}`, `${TRANSACTIONS}?search=${encodeURIComponent(term)}`);
  const searchAmong = (among: string, name: string, term: string, query: string) =>
    call(
      'search-among',
      `search, ${name}, among ${among}`,
      `${TRANSACTIONS}?search=${encodeURIComponent(term)}&${query}`,
    );
  const asked = (name: string, query: string) => call('withdrawals', `withdrawals, ${name}`, `${WITHDRAWALS}?${query}`);
  const askedFor = (name: string, term: string) => asked(`search, ${name}`, `search=${encodeURIComponent(term)}`);
  const audit = (name: string, query: string) => call('audit', `audit log, ${name}`, `${AUDIT}?${query}`);
  const auditSeveral = (name: string, query: string) =>
    call('audit-several', `audit log, ${name}`, `${AUDIT}?${query}`);
  const player = (name: string, path: string) => call('players', `players, ${name}`, `${PLAYERS}${path}`);
  const sorts = ['registered_at_desc', 'last_seen_at_desc', 'spent_desc'];
  const [busy, timeline] = [`/${BUSY_PLAYER}`, `/${BUSY_PLAYER}/timeline?limit=25`];
  const records = `${REVENUE}/payouts/${at.payoutId}/records?limit=50`;
  // Of a single day the smallest database has too few to fill a page.
  const month = `date_from=${daysBefore(at.day, 30)}&date_to=${at.day}`;
  const statuses = ['pending', 'completed', 'failed', 'cancelled'];
  const withdrawalStatuses = ['pending_review', 'pending', 'approved', 'processing', 'completed', 'rejected', 'failed'];
  return [
    page('page 1', 1),
    page('page 100', 100),
    page('middle page', Math.round(last / 2)),
    page('last page', last),
    ...statuses.map((status) => filter(status, `status=${status}`)),
    filter('completed, middle page', `status=completed&page=${Math.round(last * 0.45)}`),
    filter('type transfer', 'type=transfer'),
    filter('one game', `game_id=${at.gameId}`),
    filter('one day', `date_from=${at.day}&date_to=${at.day}`),
    filter('one game, failed', `game_id=${at.gameId}&status=failed`),
    search('rare: an e-mail', at.rareEmail),
    search('common: a first name', asciiOf(FIRST_NAMES[0] ?? '')),
    search('very common: @example.com', '@example.com'),
    search('an id', at.transactionId),
    search('end of an id', at.transactionId.slice(-5)),
    search('absent', 'nobody-has-this'),
    searchAmong('failed', 'a first name', asciiOf(FIRST_NAMES[0] ?? ''), 'status=failed'),
    searchAmong('transfers', 'very common', '@example.com', 'type=transfer'),
    searchAmong('item purchases', 'very common', '@example.com', 'type=item_purchase'),
    searchAmong('failed transfers', 'very common', '@example.com', 'type=transfer&status=failed'),
    searchAmong(
      'cancelled withdrawals',
      'a few letters',
      asciiOf(FIRST_NAMES[0] ?? '').slice(0, 3),
      'type=withdrawal&status=cancelled',
    ),
    searchAmong('failed', "a game's name", at.gameName, 'status=failed'),
    searchAmong('one game', 'a first name', asciiOf(FIRST_NAMES[0] ?? ''), `game_id=${at.gameId}`),
    asked('first page', 'limit=50'),
    call('withdrawals', QUEUE_PAGE, QUEUE),
    asked('page 50', `limit=50&cursor=${await cursorAfter(session, `${WITHDRAWALS}?limit=50`, CURSOR_PAGES - 1)}`),
    ...withdrawalStatuses.map((status) => asked(status, `status=${status}`)),
    call(
      'signals',
      SIGNALS_OF_PAGE,
      `/admin/withdrawal/signals?withdrawal_ids=${(await waitingIds(session)).join(',')}`,
    ),
    ...['created_at_asc', 'requested_amount_desc', 'requested_amount_asc'].map((sort) =>
      asked(`by ${sort}`, `sort=${sort}`),
    ),
    ...['pending_review', 'completed', 'failed'].map((status) =>
      asked(`${status}, by ${LARGEST_FIRST}`, `status=${status}&sort=${LARGEST_FIRST}`),
    ),
    asked(
      `page 50 by ${LARGEST_FIRST}`,
      `limit=50&sort=${LARGEST_FIRST}&cursor=${await cursorAfter(session, `${WITHDRAWALS}?limit=50&sort=${LARGEST_FIRST}`, CURSOR_PAGES - 1)}`,
    ),
    asked('to the accounts of the busiest', `accounts_of=${BUSY_PLAYER}`),
    // As many as wait, so the sizes are not compared.
    call('reviewable', 'what can be reviewed, counted', `/admin/withdrawal/reviewable`),
    call('reviewable', 'what can be reviewed, all of it', `/admin/withdrawal/reviewable?limit=10000`),
    askedFor('an e-mail', at.withdrawalEmail),
    askedFor('an id', at.withdrawalId),
    askedFor('absent', 'nobody-has-this'),
    call('withdrawals', 'withdrawals, summary', `${WITHDRAWALS}/summary`),
    call('revenue', 'payout records, first page', records),
    ...sorts.map((sort) => player(`by ${sort}`, `?sort=${sort}`)),
    player('page 50', `?limit=50&cursor=${await cursorAfter(session, `${PLAYERS}?limit=50`, CURSOR_PAGES - 1)}`),
    player('registered in a month', `?${month}`),
    player('registered in a month, by spent_desc', `?${month}&sort=spent_desc`),
    ...['active', 'frozen', 'erased'].map((state) => player(state, `?state=${state}`)),
    player('search, an e-mail', `?search=${encodeURIComponent(at.rareEmail)}`),
    player('search, a first name', `?search=${asciiOf(FIRST_NAMES[0] ?? '')}`),
    player('search, very common', '?search=example.com'),
    player('search, absent', '?search=nobody-has-this'),
    player('the busiest', busy),
    player('one with few transactions', `/${at.rarePlayerId}`),
    player('timeline, first page', timeline),
    player('timeline of one with few transactions', `/${at.rarePlayerId}/timeline?limit=25`),
    player(
      'timeline, page 50',
      `${timeline}&cursor=${await cursorAfter(session, `${PLAYERS}${timeline}`, CURSOR_PAGES - 1)}`,
    ),
    call('players', 'transactions of the busiest', `${TRANSACTIONS}?player_id=${BUSY_PLAYER}`),
    call('players', 'withdrawals of the busiest', `${WITHDRAWALS}?player_id=${BUSY_PLAYER}`),
    call(
      'revenue',
      'payout records, deep',
      `${records}&cursor=${await cursorAfter(session, records, CURSOR_PAGES - 1)}`,
    ),
    call('revenue', 'revenue balance', `${REVENUE}/balance`),
    call('revenue', 'revenue statistics', `${REVENUE}/statistics`),
    call('revenue', 'payouts', `${REVENUE}/history?limit=20`),
    call('games', 'games', GAMES),
    call('games', 'items of a game', `/api/v1/game-items/admin/list/${at.gameId}`),
    ...[7, 30, 90].map((days) =>
      call('games', `game's figures, ${days} days`, `${GAMES}/${at.gameId}/stats?days=${days}`),
    ),
    ...[7, 30, 90].map((days) =>
      call('dashboard', `dashboard figures, ${days} days`, `${DASHBOARD}/stats?days=${days}`),
    ),
    ...[7, 30, 90].map((days) =>
      call('dashboard', `revenue chart, ${days} days`, `${DASHBOARD}/revenue-chart?days=${days}`),
    ),
    ...[7, 30, 90].map((days) =>
      call('dashboard', `user growth, ${days} days`, `${DASHBOARD}/user-growth?days=${days}`),
    ),
    call('dashboard', 'recent transactions', `${DASHBOARD}/recent-transactions?limit=10`),
    call('system', 'system status', '/api/admin/system/status'),
    audit('newest', ''),
    audit('page 50', `cursor=${await cursorAfter(session, `${AUDIT}?limit=25`, CURSOR_PAGES - 1)}`),
    audit('one day', `date_from=${at.day}&date_to=${at.day}`),
    audit('a busy account', `actor=${BUSY}`),
    audit('an action', 'action=webhook.test'),
    audit('an area', 'action=game_item'),
    ...['done', 'refused', 'denied'].map((result) => audit(result, `result=${result}`)),
    audit('a kind of record', 'subject_type=game'),
    audit('a record', 'subject_id=R-7'),
    audit('a request', 'request_id=request-7'),
    audit('one entry of all, by account', `actor=${RARE.actor}`),
    audit('one entry of all, by record', `subject_id=${RARE.subjectId}`),
    audit('one entry of all, by request', `request_id=${RARE.requestId}`),
    audit('one entry of all, by action', 'action=database.restore_found'),
    auditSeveral('an account and a result', `actor=${BUSY}&result=denied`),
    auditSeveral('an account and an action that it never took', `actor=${BUSY}&action=database.restore_found`),
  ];
}

async function waitingIds(session: Session): Promise<string[]> {
  const { body } = await session.get(QUEUE);
  const { withdrawals } = JSON.parse(body.toString()) as { withdrawals: { withdrawal_id: string }[] };
  return withdrawals.map(({ withdrawal_id }) => withdrawal_id);
}

/** The cursor after so many pages, or the last one. */
async function cursorAfter(session: Session, path: string, pages: number): Promise<string> {
  let cursor = '';
  for (let page = 0; page < pages; page++) {
    const { body } = await session.get(cursor === '' ? path : `${path}&cursor=${cursor}`);
    const { next_cursor: next } = JSON.parse(body.toString());
    if (typeof next !== 'string') break;
    cursor = encodeURIComponent(next);
  }
  return cursor;
}

const daysBefore = (day: string, days: number) =>
  new Date(Date.parse(day) - days * 86_400_000).toISOString().slice(0, 10);
