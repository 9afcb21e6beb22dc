import type { Random } from '../../demo/random.ts';
import { ITEMS, OPEN_GAMES } from '../../simulator/catalogue.ts';
import { someWithdrawal } from './actor.ts';
import { memoryOf } from './actors/platform-memory.ts';
import type { World } from './world.ts';

const WITHDRAWALS = '/admin/withdrawal/withdrawals';
const ADMIN = '/api/admin';
const STATUSES = ['pending', 'pending_review', 'approved', 'processing', 'completed', 'failed', 'rejected'];
const PEOPLE = ['rosa', 'rick', 'fay', 'carl', 'alan', 'otto'];

/** Lists and single things that need no id, with small pages. */
const READS = [
  ...['/me', '/me/sessions', '/me/factors', '/admins', '/roles', '/service-accounts', '/games', '/system/status'],
  ...['/company-revenue/balance', '/company-revenue/balance', '/company-revenue/history?limit=5'],
  ...['/company-revenue/statistics', '/system/payments', '/system/webhooks', '/system/reconciliation/runs'],
  ...['/system/reconciliation/differences?state=open', '/players?limit=5', '/players?sort=spent_desc&limit=5'],
  ...['/transactions?limit=5', '/audit?limit=5', '/audit/blocks?limit=5', '/approvals/rules'],
  ...['/approvals?view=for_me&limit=5', '/approvals?view=by_me&limit=5', '/approvals?view=decided&limit=5'],
  ...['/dashboard/stats?days=7', '/dashboard/recent-transactions', '/dashboard/revenue-chart?days=7'],
  '/dashboard/user-growth?days=7',
].map((path) => `${ADMIN}${path}`);

const OF_REVIEW = [
  ...['/withdrawals?limit=5', '/withdrawals?limit=5', '/withdrawals/summary', '/review-queue'],
  ...['/reviewable', '/review-figures', '/reason-codes', '/withdrawals?awaiting_second=true'],
  ...STATUSES.map((status) => `/withdrawals?status=${status}&limit=4`),
].map((path) => `/admin/withdrawal${path}`);

const EXPORTS = [
  ...[
    '/exports/withdrawals',
    '/exports/transactions',
    '/audit/export',
    '/company-revenue/export',
    '/admins/access-evidence',
  ].map((path) => `${ADMIN}${path}`),
];

/** Something that may be read: a list, one record, an export, or the page of somebody who was stopped. */
export function somethingToRead(world: World, random: Random): string {
  const id = someWithdrawal(world, random, STATUSES);
  const players = world.known.stops.all.map(({ player_id }) => player_id);
  if (id !== undefined) players.push(world.known.stops.playerOf.get(id) ?? '');
  const ofPlayers = players.length > 0 ? ofPlayer(`${ADMIN}/players/${random.pick(players)}`) : [];
  const groups = [READS, READS, READS, OF_REVIEW, OF_REVIEW, EXPORTS, ofPlayers, ofPlayers, ofOthers(world, random)];
  if (id !== undefined) groups.push(ofWithdrawal(id), ofWithdrawal(id));
  const search = searched(world, random);
  if (search !== undefined) groups.push(search);
  return random.pick(random.pick(groups.filter((paths) => paths.length > 0)));
}

const ofPlayer = (path: string) => [
  path,
  path,
  `${path}/timeline`,
  `${path}/timeline?limit=3`,
  `${path}/notes?limit=3`,
];

const ofWithdrawal = (id: string) => [
  ...['', '/history', '/notes?limit=3'].map((part) => `${WITHDRAWALS}/${id}${part}`),
  `/admin/withdrawal/signals?withdrawal_ids=${id}`,
];

/** Single records of other kinds. */
function ofOthers({ memory, seen }: World, random: Random): string[] {
  const targets = [...((memory.get('targets') as Map<string, string> | undefined)?.values() ?? [])];
  const runs = (seen?.days ?? []).flatMap(({ run_id }) => run_id ?? []);
  const { gameId } = random.pick(OPEN_GAMES);
  const name = random.pick(PEOPLE);
  return [
    ...targets.flatMap((id) => ['', '/deliveries?limit=3'].map((part) => `${ADMIN}/system/webhooks/${id}${part}`)),
    ...runs.slice(-2).flatMap((id) => ofRun(`${ADMIN}/system/reconciliation/runs/${id}`)),
    ...['', '/stats?days=7'].map((part) => `${ADMIN}/games/${gameId}${part}`),
    `/api/v1/game-items/admin/list/${random.pick(ITEMS).gameId}`,
    ...['', '/sessions'].map((part) => `${ADMIN}/admins/adm_${name}${part}`),
    ...['', '/records?limit=3'].map((part) => `${ADMIN}/company-revenue/payouts/${random.int(1, 5)}${part}`),
    `${ADMIN}/approvals/${seen?.waiting.at(-1)?.id ?? 1}`,
    `${ADMIN}/transactions/${random.int(1, 50)}`,
    `${ADMIN}/audit/${random.int(1, 300)}`,
  ];
}

const ofRun = (path: string) => [path, `${path}/lines?limit=3`, `${path}/export`];

/** Lists are searched for a part of a player's address: who may not see addresses finds by a whole one alone. */
function searched(world: World, random: Random): string[] | undefined {
  const { sent } = memoryOf(world);
  const players = sent.flatMap(({ kind, record }) => (kind === 'players' && 'email' in record ? [record] : []));
  if (players.length === 0) return undefined;
  const search = `search=${encodeURIComponent(random.pick(players).email.slice(1))}`;
  return [`${WITHDRAWALS}?${search}`, `${ADMIN}/players?${search}`, `${ADMIN}/transactions?${search}`];
}
