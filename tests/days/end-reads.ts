import { createRandom } from '../../demo/random.ts';
import { answerTo } from './answer-to.ts';
import { compareFigures, someFigures } from './figures.ts';
import type { World } from './world.ts';
import { Wrong } from './wrong.ts';

/** The feed has every event in its place, when it is read again from its beginning in small pages. */
export async function checkFeed(world: World): Promise<void> {
  const random = createRandom(`${world.seed} feed`);
  const wanted = await world.rows<{ id: string; type: string; subject_id: string }>(
    'select position::text as id, type, subject_id from platform_events order by position',
  );
  const limit = Math.max(1, Math.ceil(wanted.length / random.int(2, 9)));
  const found: { id: string; type: string; subject_id: string }[] = [];
  for (let after = ''; ; ) {
    const path = `/api/platform/events?limit=${limit}${after}`;
    const { status, text, body } = await answerTo(world, random, (answered) =>
      world.calls.begin({ caller: world.staff.platform, method: 'GET', path, isKeyed: true, answered }),
    );
    if (status !== 200) throw new Wrong('feed', `${path} is answered ${text}`);
    if (body.events.length === 0) break;
    found.push(...body.events);
    after = `&after=${body.next_cursor}`;
  }
  const [turned] = await world.rows<{ id: string }>(
    `select later.subject_id as id from platform_events earlier join platform_events later using (subject_type, subject_id)
      where earlier.id < later.id and earlier.position > later.position limit 1`,
  );
  if (turned) throw new Wrong('feed', `the events of ${turned.id} are not in their order`);
  for (const [index, { id, type, subject_id }] of wanted.entries()) {
    const is = found[index];
    if (is?.id !== id || is.type !== type || is.subject_id !== subject_id)
      throw new Wrong(
        'feed',
        `in pages of ${limit} it has ${is?.type} of ${is?.subject_id} in the place of ${id}, ${type}`,
      );
  }
}

/** So many figures are compared with the tables. */
const FIGURES = 3;

/** Figures are those of the tables. */
export async function checkFigures(world: World): Promise<void> {
  const random = createRandom(`${world.seed} figures`);
  for (let times = 0; times < FIGURES; times++) {
    const figures = someFigures(world, random);
    const { status, text, body } = await answerTo(world, random, (answered) =>
      world.calls.begin({
        caller: world.staff.named('ada'),
        method: 'GET',
        path: figures.path,
        isKeyed: true,
        answered,
      }),
    );
    if (status !== 200) throw new Wrong('figures', `${figures.path} is answered ${text}`);
    await compareFigures(world, figures, body);
  }
}

/** Files of all records, with the statement of their ids, and the column of those. */
const FILES: readonly { path: string; column: string; ids: string }[] = [
  {
    path: '/api/admin/exports/withdrawals',
    column: 'withdrawal_id',
    ids: 'select withdrawal_id as id from withdrawals',
  },
  {
    path: '/api/admin/exports/withdrawals?status=completed',
    column: 'withdrawal_id',
    ids: "select withdrawal_id as id from withdrawals where status = 'completed'",
  },
  {
    path: '/api/admin/exports/transactions',
    column: 'transaction_id',
    ids: 'select transaction_id as id from transactions',
  },
  {
    path: '/api/admin/audit/export?action=withdrawal',
    column: 'id',
    ids: "select audit_id::text as id from audit_log where action like 'withdrawal.%'",
  },
];

/** An export has each record once. */
export async function checkExport(world: World): Promise<void> {
  const random = createRandom(`${world.seed} export`);
  const { path, column, ids } = random.pick(FILES);
  const { status, text } = await answerTo(world, random, (answered) =>
    world.calls.begin({ caller: world.staff.named('ada'), method: 'GET', path, isKeyed: true, answered }),
  );
  if (status !== 200) throw new Wrong('export', `${path} is answered ${text}`);
  const [header = '', ...lines] = text.trimEnd().split('\r\n');
  const at = header.replace('\uFEFF', '').split(',').indexOf(column);
  const found = lines.map((line) => line.split(',')[at]?.replace(/^'/, '') ?? '').toSorted();
  const wanted = (await world.rows<{ id: string }>(ids)).map(({ id }) => id).toSorted();
  const different = wanted.find((id, index) => found[index] !== id) ?? found[wanted.length];
  if (different !== undefined)
    throw new Wrong(
      'export',
      `${path} has ${found.length} lines for ${wanted.length} records, first wrong at ${different}`,
    );
}

/** The sealed blocks are read from a number on, each once, in their order. */
export async function checkBlocks(world: World): Promise<void> {
  const random = createRandom(`${world.seed} blocks`);
  const wanted = (await world.rows<{ id: number }>('select block_id::int as id from audit_blocks order by id')).map(
    ({ id }) => id,
  );
  const limit = Math.min(20, Math.max(1, Math.ceil(wanted.length / random.int(1, 4))));
  const found: number[] = [];
  for (let from = 1; ; from = (found.at(-1) ?? 0) + 1) {
    const path = `/api/admin/audit/blocks?from=${from}&limit=${limit}`;
    const { status, text, body } = await answerTo(world, random, (answered) =>
      world.calls.begin({ caller: world.staff.named('ada'), method: 'GET', path, isKeyed: true, answered }),
    );
    if (status !== 200) throw new Wrong('list', `${path} is answered ${text}`);
    const blocks = (body.blocks as { id: number }[]).map(({ id }) => id);
    if (blocks.length === 0) break;
    found.push(...blocks);
  }
  if (found.slice(0, wanted.length).join() !== wanted.join())
    throw new Wrong('list', `the blocks in pages of ${limit} are ${found.join()}, and there are ${wanted.join()}`);
}
