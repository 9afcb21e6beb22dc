import { createRandom } from '../../demo/random.ts';
import { answerTo } from './answer-to.ts';
import { fieldOf, untrueIn } from './invariants/told.ts';
import type { Row } from './records.ts';
import type { World } from './world.ts';
import { Wrong } from './wrong.ts';

/** Records that are read one by one. */
interface Kind {
  path(row: Row): string;
  /** A statement of some of them as they are, those first of which there is most to tell; what follows from other tables is in it, too. */
  rows: string;
}

const KINDS: readonly Kind[] = [
  {
    path: ({ withdrawal_id: id }) => `/admin/withdrawal/withdrawals/${id}`,
    rows: `select to_jsonb(w) || jsonb_build_object('player_email', players.email,
        'return_announcement', (select to_jsonb(reason || ' ' || username) from return_announcements a join admins using (admin_id)
          where a.withdrawal_id = w.withdrawal_id and a.attempt = w.attempt and w.status = 'completed'),
        'approval_request', (select to_jsonb(id::text) from approval_requests where subject_id = w.withdrawal_id and state = 'waiting'
          and expires_at > now())) as row
      from withdrawals w join players using (player_id) order by w.attempt desc, w.status <> 'completed', w.withdrawal_id limit 6`,
  },
  {
    path: ({ player_id: id }) => `/api/admin/players/${id}`,
    rows: `select to_jsonb(p) || jsonb_build_object('frozen', exists (select from player_freezes f
        where f.player_id = p.player_id and ended_at is null and (until is null or until > now()))) as row
      from players p order by (select count(*) from player_freezes f where f.player_id = p.player_id) desc, player_id limit 3`,
  },
  {
    path: ({ id }) => `/api/admin/transactions/${id}`,
    rows: 'select to_jsonb(t) as row from transactions t order by updated_at desc, id limit 3',
  },
  {
    path: ({ game_id: id }) => `/api/admin/games/${id}`,
    rows: 'select to_jsonb(g) as row from games g order by updated_at desc, game_id limit 2',
  },
];

/** Answers about a record are true, and tell nothing of an earlier payment, request or stop as if it were of the present one. */
export async function checkRecords(world: World): Promise<void> {
  const random = createRandom(`${world.seed} records`);
  const caller = world.staff.named('ada');
  for (const { path: pathOf, rows } of KINDS) {
    for (const { row } of await world.rows<{ row: Row }>(rows)) {
      const path = pathOf(row);
      const { status, text, body } = await answerTo(world, random, (answered) =>
        world.calls.begin({ caller, method: 'GET', path, isKeyed: true, answered }),
      );
      if (status !== 200) throw new Wrong('record', `${path} is answered ${text}`);
      const told = toldOf(body);
      const name = untrueIn(told, row);
      if (name !== undefined)
        throw new Wrong(
          'record',
          `${path} tells the ${name} ${JSON.stringify(told[name])}, and it is ${JSON.stringify(fieldOf(row, name))}`,
        );
    }
  }
}

/** An answer, with what the statements have of an announcement, a request and a stop. */
function toldOf({ id: _inPath, return_announcement: announcement, approval_request: request, ...told }: Row): Row {
  const { reason, announced_by: by } = (announcement ?? {}) as Row;
  return {
    ...told,
    ...(told.withdrawal_id !== undefined && {
      return_announcement: announcement ? `${reason} ${by}` : null,
      approval_request: (request as Row | undefined)?.id ?? null,
    }),
  };
}
