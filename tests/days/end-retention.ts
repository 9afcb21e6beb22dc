import { createRandom, type Random } from '../../demo/random.ts';
import { takeTurns } from './under-way.ts';
import type { World } from './world.ts';
import { Wrong } from './wrong.ts';

const DAY_MS = 86_400_000;

/** Rows that are kept for so long, and then deleted. */
interface Kept {
  what: string;
  days: number;
  /** Selects `id`, and `at`, the time from which it counts. */
  rows: string;
}

const KEPT: readonly Kept[] = [
  {
    what: 'the answer to a key',
    days: 30,
    rows: "select admin_id || ' ' || key as id, created_at as at from idempotency_keys",
  },
  {
    what: 'event',
    days: 90,
    // The newest stays, so that places go on from it.
    rows: 'select id::text, created_at as at from platform_events where position < (select max(position) from platform_events)',
  },
  {
    what: 'delivery',
    days: 90,
    rows: "select delivery_id::text as id, created_at as at from webhook_deliveries where state <> 'waiting'",
  },
  {
    what: 'trouble',
    days: 90,
    rows: 'select alert_id::text as id, cleared_at as at from alerts where cleared_at is not null',
  },
  { what: 'sign of a process', days: 1, rows: 'select worker_id as id, seen_at as at from payment_workers' },
];
/** More turns than it takes to tidy up. */
const TURNS = 80;

/** Weeks later, what is promised to be kept until then is kept, and what is older is deleted. */
export async function checkRetention(world: World): Promise<void> {
  const random = createRandom(`${world.seed} retention`);
  for (const days of [30, 90]) {
    const [middle] = await world.rows<{ at: number | null }>(
      `select (extract(epoch from percentile_disc(0.5) within group (order by created_at)) * 1000)::float8 as at from ${days === 30 ? 'idempotency_keys' : 'platform_events'}`,
    );
    if (!middle?.at) continue;
    world.host.time += Math.max(0, middle.at + days * DAY_MS - world.now);
    const before = await Promise.all(KEPT.map(({ rows }) => read(world, rows)));
    await tidyUp(world, random);
    for (const [index, kept] of KEPT.entries()) await check(world, kept, before[index] ?? []);
  }
}

const read = (world: World, rows: string) =>
  world.rows<{ id: string; at: number }>(
    `select id, (extract(epoch from at) * 1000)::float8 as at from (${rows}) as kept order by id`,
  );

async function check(world: World, { what, days, rows }: Kept, before: { id: string; at: number }[]): Promise<void> {
  const left = new Set((await read(world, rows)).map(({ id }) => id));
  for (const { id, at } of before) {
    const age = world.now - at;
    // At the very end it may be either.
    if (Math.abs(age - days * DAY_MS) < 1_000 || left.has(id) === age < days * DAY_MS) continue;
    throw new Wrong(
      'kept',
      `${what} ${id} is ${left.has(id) ? 'still there' : 'deleted'} after ${(age / DAY_MS).toFixed(3)} days, and not ${days}`,
    );
  }
}

/** A process deletes what is not kept any longer; whatever else it could do waits. */
async function tidyUp(world: World, random: Random): Promise<void> {
  for (const timer of world.schedule.ready().filter(({ what }) => what === 'a timer'))
    await world.happen(random, timer);
  const isOfTidying = (waits: string[]) => waits.includes('delete sessions');
  const tasks = () => world.schedule.ready().flatMap(({ task }) => (isOfTidying(task.waits) ? [task] : []));
  await takeTurns(world, random, tasks, TURNS);
}
