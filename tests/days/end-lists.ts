import { createRandom, type Random } from '../../demo/random.ts';
import { answerTo } from './answer-to.ts';
import type { World } from './world.ts';
import { Wrong } from './wrong.ts';

/** A list that is read in pages. */
export interface List {
  path: string;
  /** The name of the field with the records, and the fields that tell one from the others, with blanks between. */
  of: string;
  id: string;
  /** The ids that it has, by the simulation's own reading; by default what one page has, if that is all. */
  ids?: string;
  /** Whether pages are numbered, and do not follow from the one before. */
  isNumbered?: boolean;
  /** The field by which it is in order, and whether the smallest comes first. */
  by?: readonly [field: string, isAscending: boolean];
}

const WITHDRAWALS = { of: 'withdrawals', id: 'withdrawal_id', ids: 'select withdrawal_id as id from withdrawals' };
const PLAYERS = { of: 'players', id: 'player_id', ids: 'select player_id as id from players' };

const STATUSES = ['pending', 'approved', 'completed', 'failed', 'rejected'];
const AUDITED = [
  'withdrawal.approve',
  'withdrawal.complete',
  'request.denied',
  'game.update',
  'platform.store_withdrawals',
];

/** Lists with filters, in any order. */
const FILTERED: readonly List[] = [
  ...STATUSES.map((status) => ({
    ...WITHDRAWALS,
    path: `/admin/withdrawal/withdrawals?sort=requested_amount_desc&status=${status}`,
    ids: `${WITHDRAWALS.ids} where status = '${status}'`,
  })),
  {
    ...WITHDRAWALS,
    path: '/admin/withdrawal/withdrawals?step=approved&min_amount=100&max_amount=900',
    ids: `${WITHDRAWALS.ids} where requested_cents between 10000 and 90000
      and withdrawal_id in (select withdrawal_id from withdrawal_history where to_status = 'approved')`,
  },
  {
    ...PLAYERS,
    path: '/api/admin/players?state=active',
    ids: `${PLAYERS.ids} where email is not null and player_id not in (select player_id from player_freezes where ended_at is null and (until is null or until > now()))`,
  },
  ...AUDITED.map((action) => ({
    path: `/api/admin/audit?action=${action}`,
    of: 'entries',
    id: 'id',
    ids: `select audit_id::text as id from audit_log where action = '${action}'`,
  })),
  {
    path: '/api/admin/transactions?status=completed',
    of: 'transactions',
    id: 'transaction_id',
    ids: "select transaction_id as id from transactions where status = 'completed'",
    isNumbered: true,
  },
];

const LISTS: readonly List[] = [
  ...['created_at', 'requested_amount'].flatMap((field) =>
    [true, false].map((isAscending) => ({
      ...WITHDRAWALS,
      path: `/admin/withdrawal/withdrawals?sort=${field}_${isAscending ? 'asc' : 'desc'}`,
      by: [field, isAscending] as const,
    })),
  ),
  ...['registered_at', 'last_seen_at', 'spent'].map((field) => ({
    ...PLAYERS,
    path: `/api/admin/players?sort=${field}_desc`,
    by: [field, false] as const,
  })),
  {
    path: '/api/admin/audit?',
    of: 'entries',
    id: 'id',
    ids: 'select audit_id::text as id from audit_log',
    by: ['at', false],
  },
  {
    path: '/api/admin/transactions?',
    of: 'transactions',
    id: 'transaction_id',
    ids: 'select transaction_id as id from transactions',
    isNumbered: true,
  },
  { path: '/api/admin/company-revenue/history?', of: 'payouts', id: 'id', ids: 'select id::text from payouts' },
  ...['for_me', 'by_me', 'decided'].map((view) => ({
    path: `/api/admin/approvals?view=${view}`,
    of: 'approvals',
    id: 'id',
  })),
  { path: '/api/admin/system/reconciliation/differences?state=open', of: 'differences', id: 'id' },
  {
    path: '/api/admin/system/reconciliation/statements?',
    of: 'statements',
    id: 'id',
    ids: 'select statement_id as id from statements',
  },
  ...FILTERED,
];

/** Of each shift, so many lists are read. */
const READ = 4;
const MAX_LIMIT = 100;

/** Lists that are read page by page have every record once. */
export async function checkLists(world: World): Promise<void> {
  const random = createRandom(`${world.seed} lists`);
  const payouts = await world.rows<{ id: string }>('select id::text from payouts order by id');
  const targets = await world.rows<{ id: string }>('select target_id as id from webhook_targets order by target_id');
  const ofPayouts = payouts.map(({ id }) => ({
    path: `/api/admin/company-revenue/payouts/${id}/records?`,
    of: 'records',
    id: 'record_id',
    ids: `select r.id::text from payouts p join revenue_records r on r.id between p.first_record_id and p.last_record_id where p.id = ${id}`,
  }));
  const ofTargets = targets.map(({ id }) => ({
    path: `/api/admin/system/webhooks/${id}/deliveries?`,
    of: 'deliveries',
    id: 'id',
    ids: `select delivery_id::text as id from webhook_deliveries where target_id = '${id}'`,
  }));
  const runs = await world.rows<{ id: string }>(
    'select run_id as id from reconciliation_runs where run_id not in (select run_id from statements) order by created_at, run_id',
  );
  const ofRuns = runs.map(({ id }) => ({
    path: `/api/admin/system/reconciliation/runs/${id}/lines?`,
    of: 'lines',
    // A statement may have the same payment twice.
    id: 'reference line',
    ids: `select concat_ws(' ', reference, line) as id from reconciliation_lines where run_id = '${id}'`,
  }));
  const statements = await world.rows<{ id: string }>('select statement_id as id from statements order by id');
  const ofStatements = statements.map(({ id }) => ({
    path: `/api/admin/system/reconciliation/statements/${id}/lines?`,
    of: 'lines',
    id: 'id',
    ids: `select l.id::text from statement_lines l join statements s on s.id = l.statement_id where s.statement_id = '${id}'`,
  }));
  const ofPlayers = [...new Set(world.known.stops.playerOf.values())].slice(-20).map((player) => ({
    path: `/api/admin/players/${player}/timeline?`,
    of: 'entries',
    id: 'id',
  }));
  const groups = [LISTS, LISTS, LISTS, ofPayouts, ofTargets, ofRuns, ofStatements, ofPlayers].filter(
    (lists) => lists.length > 0,
  );
  for (let times = 0; times < READ; times++) await checkList(world, random, random.pick(random.pick(groups)));
}

async function checkList(world: World, random: Random, list: List): Promise<void> {
  const wanted = list.ids === undefined ? await pageOf(world, random, list) : await idsBy(world, list.ids);
  if (!wanted) return;
  const count = wanted.length;
  const limits = [Math.ceil(count / 3), Math.floor(count / 2), count - 1, count, random.int(2, 10)];
  // Not so few that reading takes longer than all else.
  const limit = Math.min(MAX_LIMIT, Math.max(1, Math.ceil(count / 10), random.pick(limits)));
  const found: string[] = [];
  const values: (string | number)[] = [];
  let from: string | undefined = '';
  for (let page = 1; from !== undefined; page++) {
    const { ids, next, records } = await readPage(world, random, list, limit, from);
    found.push(...ids);
    if (list.by) values.push(...records.map((record) => record[list.by?.[0] ?? ''] as string | number));
    const isMore = list.isNumbered ? ids.length === limit : next !== null;
    from = isMore ? (list.isNumbered ? `&page=${page + 1}` : `&cursor=${encodeURIComponent(next ?? '')}`) : undefined;
  }
  const seen = new Set(found);
  const twice = found.find((id, index) => found.indexOf(id) !== index);
  const missing = wanted.find((id) => !seen.has(id));
  const now = list.ids === undefined ? wanted : await idsBy(world, list.ids);
  const foreign = found.find((id) => !now.includes(id));
  if (twice !== undefined || missing !== undefined || foreign !== undefined) {
    const which = twice !== undefined ? `has ${twice} twice` : missing ? `never has ${missing}` : `has ${foreign}`;
    throw new Wrong('list', `${list.path} in pages of ${limit} ${which}`);
  }
  const [, isAscending] = list.by ?? [];
  const isAfter = (one: string | number, other: string | number) => (isAscending ? one > other : one < other);
  const unordered = values.find((value, index) => index > 0 && isAfter(values[index - 1] as string | number, value));
  if (unordered !== undefined)
    throw new Wrong('list', `${list.path} in pages of ${limit} is not in order at ${unordered}`);
}

const idsBy = async (world: World, statement: string): Promise<string[]> =>
  (await world.rows<{ id: string }>(statement)).map(({ id }) => id);

/** Of a record of a list. */
export const idOf = (record: Record<string, unknown>, id: string): string =>
  id
    .split(' ')
    .flatMap((field) => record[field] ?? [])
    .join(' ');

/** The records of one page; undefined when there is more. */
async function pageOf(world: World, random: Random, list: List): Promise<string[] | undefined> {
  const { ids, next } = await readPage(world, random, list, MAX_LIMIT, '');
  return next === null ? ids : undefined;
}

export async function readPage(
  world: World,
  random: Random,
  { path: list, of, id }: List,
  limit: number,
  from: string,
) {
  const path = `${list}${list.endsWith('?') ? '' : '&'}limit=${limit}${from}`;
  const caller = world.staff.named('ada');
  const { status, text, body } = await answerTo(world, random, (answered) =>
    world.calls.begin({ caller, method: 'GET', path, isKeyed: true, answered }),
  );
  if (status !== 200) throw new Wrong('list', `${path} is answered ${text}`);
  const records = body[of] as Record<string, string | number>[];
  return {
    ids: records.map((record) => idOf(record, id)),
    next: (body.next_cursor ?? null) as string | null,
    records,
  };
}
