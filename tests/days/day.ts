import { verifyAudit } from '../../server/audit/verify.ts';
import { createRandom, type Random, weighted } from '../../server/demo/random.ts';
import { keyParts } from '../../server/payments/rail/rail.ts';
import { countPendingDeltas } from '../../server/statistics/rollups.ts';
import type { Kind, Records } from '../../simulator/platform.ts';
import { ACTORS } from './actors/all.ts';
import { operator } from './actors/operator.ts';
import { endOfDay, firstRecords, isAllSent, recordsOf, sendKind } from './actors/platform.ts';
import type { Answer } from './call.ts';
import type { TestedDatabase } from './database.ts';
import { comeBetween } from './intrusion.ts';
import { everyEventHasArrived } from './invariants/webhooks.ts';
import { HEAD_FILE } from './server-process.ts';
import { type LogLine, type Traffic, World } from './world.ts';
import { Wrong } from './wrong.ts';

/** How long a day is: its steps, and the time that they share. */
export interface Length {
  steps: number;
  ms: number;
  traffic: Traffic;
  /** The share of steps that are the operator's beyond its weight. */
  moreCrashes: number;
}

/** Three seconds of a real clock, more or less, and two hours of the simulated one. */
export const SHIFT: Length = {
  steps: 80,
  ms: 7_200_000,
  moreCrashes: 0,
  traffic: { least: 8, most: 28, batch: 60, withoutPurchase: 0.9 },
};
/** The part of a new seed that `npm test` plays. */
export const HALF_SHIFT: Length = { ...SHIFT, steps: SHIFT.steps / 2, ms: SHIFT.ms / 2 };
/** About 300 decisions, 3,000 records of the platform and 20 crashes. */
export const DAY: Length = {
  steps: 175,
  ms: 86_400_000,
  traffic: { least: 60, most: 210, batch: 400, withoutPurchase: 0.5 },
  moreCrashes: 0.08,
};

export interface Play {
  seed: number;
  length: Length;
  database: TestedDatabase;
  /** The numbers of the steps that are taken; by default all. */
  only?: ReadonlySet<number>;
  /** By default the books are compared now and then; 1 compares them after each transaction, which takes longer. */
  compareEvery?: number;
}

export interface Played {
  lines: LogLine[];
  /** Undefined when nothing went wrong. */
  wrong: Wrong | undefined;
  /** The step in which it went wrong; the last one when that was not before the end. */
  step: number;
  decisions: number;
  records: number;
  crashes: number;
  /** Transactions, timers and answers. */
  moments: number;
}

const COMPARE_EVERY = 60;
/** The share of steps in which somebody comes between. */
const INTRUDED = 0.6;
/** The share of steps before which what waits goes on, and the most that happens then. */
const SETTLED = 0.6;
const MAX_SETTLED = 60;
const pickActor = weighted(ACTORS, ({ weight }) => weight);

/** Plays a day, or a part of it. The same seed, length and steps give the same log. */
export async function play({ seed, length, database, only, compareEvery = COMPARE_EVERY }: Play): Promise<Played> {
  const world = new World({ seed: String(seed), database, compareEvery, traffic: length.traffic });
  let wrong: Wrong | undefined;
  let step = 0;
  try {
    await world.open();
    await begin(world);
    for (; step < length.steps; step++) if (!only || only.has(step)) await takeStep(world, seed, step, length);
    await comeToAnEnd(world);
  } catch (error) {
    wrong = error instanceof Wrong ? error : new Wrong('error', (error as Error).stack ?? String(error));
    world.log(`WRONG ${wrong.message}`);
  } finally {
    world.close();
  }
  const decisions = world.calls.all.filter(({ method, caller }) => method !== 'GET' && caller !== world.staff.platform);
  return {
    lines: world.lines,
    wrong,
    step,
    decisions: decisions.length,
    records: recordsOf(world),
    crashes: world.crashes,
    moments: world.moment,
  };
}

/** Has the platform send what was there before, so that there is something to decide from the first step on. */
async function begin(world: World): Promise<void> {
  const random = createRandom(`${world.seed} beginning`);
  for (const kind of firstRecords(world, random)) {
    await world.act(random, () => sendKind(world, kind));
    await happenUntilQuiet(world, random);
  }
}

async function takeStep(world: World, seed: number, step: number, length: Length): Promise<void> {
  const random = createRandom(`${seed} step ${step}`);
  // Mostly what is under way ends before much time passes: otherwise few calls would be answered before their time is up.
  if (random.chance(SETTLED))
    for (let left = MAX_SETTLED; left > 0 && isWaiting(world); left--) await happenNext(world, random);
  // Mostly next to nothing, seldom minutes, and so much on average that the day is over with its last step.
  const share = random.next() ** 3 * 4;
  world.host.time += Math.round((share * length.ms) / length.steps);
  const actor = length.moreCrashes > 0 && random.chance(length.moreCrashes) ? operator : pickActor(random);
  const known = world.calls.all.length;
  await world.act(random, () => actor.act(world, random));
  if (random.chance(INTRUDED)) await comeBetween(world, random, world.calls.all.slice(known));
  for (let left = random.int(4, 22); left > 0; left--) if (!(await world.happen(random))) break;
}

/** The line of the log after which everything comes to its end. */
export const END_BEGINS = 'the day ends: nothing fails any more';

const SECOND_MS = 1_000;
/** So that cooling-off times, leases and the times before the next attempts are over one after the other. */
const HOPS_MS = [301, 31, 301, 61, 301, 31, 301].map((seconds) => seconds * SECOND_MS);
const MAX_ROUNDS = 100;

/** Lets everything come to its end with nothing in the way, and checks what only holds then. */
async function comeToAnEnd(world: World): Promise<void> {
  const random = createRandom(`${world.seed} end`);
  world.log(END_BEGINS);
  world.isEnding = true;
  for (let round = 0; ; round++) {
    if (round === MAX_ROUNDS) throw new Wrong('end', `the day does not come to its end: ${await openIn(world)}`);
    if (round % 10 === 0) {
      for (const actor of ACTORS) if (actor.end) await world.act(random, () => actor.end?.(world));
    }
    await world.act(random, () => endOfDay(world));
    await happenAll(world, random);
    if (isAllSent(world) && (await openIn(world)) === '') break;
    const hop = HOPS_MS[round % HOPS_MS.length] ?? SECOND_MS;
    // A failed webhook waits longer and longer.
    world.host.time += round < 20 ? hop : 40 * hop;
  }
  await checkEnd(world);
}

/** Fires each timer that is due, and lets everything happen that comes of it. */
async function happenAll(world: World, random: Random): Promise<void> {
  await happenUntilQuiet(world, random);
  for (const timer of world.schedule.ready()) await world.happen(random, timer);
  await happenUntilQuiet(world, random);
}

/** More happens at one time only if something goes round in a circle. */
const MAX_MOMENTS = 5_000;

async function happenUntilQuiet(world: World, random: Random): Promise<void> {
  for (let count = 0; isWaiting(world); count++) {
    if (count === MAX_MOMENTS) throw new Wrong('circle', 'something happens again and again, and no time passes');
    await happenNext(world, random);
  }
}

const isWaiting = (world: World) => world.schedule.ready().some(({ what }) => what !== 'a timer');

async function happenNext(world: World, random: Random): Promise<void> {
  const next = world.schedule.ready().find(({ what }) => what !== 'a timer');
  if (next) await world.happen(random, next);
}

/** What is not at its end, in words; empty when everything is. */
async function openIn(world: World): Promise<string> {
  const [row] = await world.rows<Record<string, number>>(`select
    (select count(*) from withdrawals where status in ('approved', 'processing'))::int as withdrawals,
    (select count(*) from webhook_deliveries where state = 'waiting')::int as webhooks,
    (select count(*) from platform_events where position is null)::int as "events without a place",
    (select coalesce(max(position), 0) from platform_events)::int - ${world.book.lastPlace} as "events to be read",
    (select count(*) from (select from rollup_deltas limit 1) as one)::int as deltas,
    (select count(*) from audit_log where audit_id > coalesce((select max(row_ids[array_upper(row_ids, 1)]) from audit_blocks), 0))::int as "rows to be sealed"`);
  const open = Object.entries(row ?? {}).filter(([, count]) => count !== 0);
  const calls = world.calls.all.filter(({ attempts }) => attempts.some(({ state }) => state === 'open')).length;
  const back =
    world.rail.payments.filter(({ returned }) => returned).length -
    (await countOf(world, "withdrawal_history where action = 'return'"));
  return [...open, ...(calls > 0 ? [['calls', calls]] : []), ...(back > 0 ? [['returns', back]] : [])]
    .map(([what, count]) => `${count} ${what}`)
    .join(', ');
}

async function countOf(world: World, from: string): Promise<number> {
  const [row] = await world.rows<{ count: number }>(`select count(*)::int as count from ${from}`);
  return row?.count ?? 0;
}

async function checkEnd(world: World): Promise<void> {
  await world.compare();
  const { finding } = await world.verify((db) => verifyAudit(db, [HEAD_FILE]));
  if (finding) throw new Wrong('audit', `the audit log was changed: ${JSON.stringify(finding)}`);
  const deltas = await world.verify((db) => countPendingDeltas(db, 10));
  if (deltas > 0) throw new Wrong('rollups', `${deltas} changes of the rollups are left`);
  await checkPaid(world);
  await everyEventHasArrived(world);
  await checkStored(world);
}

/** Whatever is completed was paid once, with the amount that was asked for, and did not come back; and nothing else was. */
async function checkPaid(world: World): Promise<void> {
  const completed = await world.rows<{ key: string; net: number }>(
    `select 'withdrawal:' || withdrawal_id || ':' || attempt as key, net_cents::int as net from withdrawals where status = 'completed'`,
  );
  const kept = world.rail.payments.filter(({ returned }) => returned === undefined);
  const ours = completed.map(({ key, net }) => `${key} ${net}`).toSorted();
  const theirs = kept.map(({ key, amountCents }) => `${key} ${amountCents}`).toSorted();
  const wrong = [...ours.filter((one) => !theirs.includes(one)), ...theirs.filter((one) => !ours.includes(one))];
  if (wrong.length > 0)
    throw new Wrong('paid', `paid by the rail or completed here, but not both: ${wrong.join(', ')}`);
  const foreign = world.rail.payments.find(({ key }) => keyParts(key) === undefined);
  if (foreign) throw new Wrong('paid', `${foreign.key} is no key of ours`);
}

/** Everything that the platform sent is there as it was sent. */
async function checkStored(world: World): Promise<void> {
  const random = createRandom(`${world.seed} compare`);
  const compared = await world.book.compare(async (kind: Kind, records: Records[Kind][]) => {
    let answer: Answer | undefined;
    await world.act(random, () => {
      const body = { records };
      const answered = (given: Answer) => {
        answer = given;
      };
      world.calls.begin({ caller: world.staff.platform, path: `/api/platform/${kind}`, body, answered });
    });
    while (!answer) {
      if (!isWaiting(world)) throw new Wrong('end', 'a call is not answered');
      await happenNext(world, random);
    }
    return (answer as Answer).body.results;
  });
  const [problem] = world.book.problems;
  if (problem) throw new Wrong('platform', problem);
  const lost = compared.find(({ sent, same }) => sent !== same);
  if (lost) throw new Wrong('platform', `${lost.sent} ${lost.kind} were sent and ${lost.same} are there`);
}
