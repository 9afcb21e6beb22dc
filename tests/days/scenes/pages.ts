import type { Random } from '../../../demo/random.ts';
import { platform } from '../actors/platform.ts';
import { reviewers } from '../actors/reviewers.ts';
import type { Answer } from '../call.ts';
import { idOf, type List } from '../end-lists.ts';
import { finish, goThrough } from '../under-way.ts';
import type { World } from '../world.ts';
import { Wrong } from '../wrong.ts';
import type { Scene } from './all.ts';

/** Lists in an order that a record never changes, with the ids of those that are there. */
const LISTS: readonly List[] = [
  ...['created_at_desc', 'created_at_asc', 'requested_amount_desc', 'requested_amount_asc'].map((sort) => ({
    path: `/admin/withdrawal/withdrawals?sort=${sort}`,
    of: 'withdrawals',
    id: 'withdrawal_id',
    ids: 'select withdrawal_id as id from withdrawals',
  })),
  {
    path: '/api/admin/players?sort=registered_at_desc',
    of: 'players',
    id: 'player_id',
    ids: 'select player_id as id from players',
  },
  {
    path: '/api/admin/audit?action=withdrawal',
    of: 'entries',
    id: 'id',
    ids: "select audit_id::text as id from audit_log where action like 'withdrawal.%'",
  },
  { path: '/api/admin/company-revenue/history?', of: 'payouts', id: 'id', ids: 'select id::text from payouts' },
];
const MOST_PAGES = 12;

/** Somebody reads a list page by page, and between the pages others change its records and make new ones: those that were there come once. */
export const pagesMeanwhile: Scene = {
  name: 'pages of a list that changes',
  weight: 1,
  async play(world, random) {
    const list = random.pick(LISTS);
    const before = (await world.rows<{ id: string }>(list.ids ?? '')).map(({ id }) => id);
    const limit = Math.min(100, Math.max(2, Math.ceil(before.length / random.int(2, 6))));
    const found: string[] = [];
    let from: string | undefined = '';
    for (let page = 0; from !== undefined; page++) {
      const answer: Answer | undefined =
        page === MOST_PAGES ? undefined : await pageAt(world, random, list, limit, from);
      // Somebody who is signed out, or whose process has died, does not read on.
      if (!answer) return;
      found.push(...(answer.body[list.of] as Record<string, string>[]).map((record) => idOf(record, list.id)));
      const next: string | null = answer.body.next_cursor ?? null;
      from = next === null ? undefined : `&cursor=${encodeURIComponent(next)}`;
      if (random.chance(0.7)) await othersAct(world, random);
    }
    const twice = found.find((id, index) => found.indexOf(id) !== index);
    const missing = before.find((id) => !found.includes(id));
    if (twice !== undefined || missing !== undefined)
      throw new Wrong(
        'list',
        `${list.path} in pages of ${limit} ${twice ? `has ${twice} twice` : `never has ${missing}`}`,
      );
  },
};

async function pageAt(
  world: World,
  random: Random,
  { path, of }: List,
  limit: number,
  from: string,
): Promise<Answer | undefined> {
  let given: Answer | undefined;
  await goThrough(world, random, () =>
    world.calls.begin({
      caller: world.staff.named('ada'),
      method: 'GET',
      path: `${path}${path.endsWith('?') ? '' : '&'}limit=${limit}${from}`,
      answered: (answer) => {
        if (answer.status === 200 && Array.isArray(answer.body[of])) given = answer;
      },
    }),
  );
  return given;
}

async function othersAct(world: World, random: Random): Promise<void> {
  const known = world.calls.all.length;
  await world.act(random, () => random.pick([platform, platform, reviewers]).act(world, random));
  for (const call of world.calls.all.slice(known)) await finish(world, random, call);
}
