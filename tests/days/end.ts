import { createRandom, type Random } from '../../demo/random.ts';
import { verifyAudit } from '../../server/audit/verify.ts';
import { keyParts } from '../../server/payments/rail/rail.ts';
import { countPendingDeltas } from '../../server/statistics/rollups.ts';
import type { Kind, Records } from '../../simulator/platform.ts';
import { ACTORS } from './actors/all.ts';
import { endOfDay, isAllSent } from './actors/platform.ts';
import { compareWithRail } from './actors/reconciler.ts';
import { answerTo } from './answer-to.ts';
import { checkLists } from './end-lists.ts';
import { checkBlocks, checkExport, checkFeed, checkFigures } from './end-reads.ts';
import { checkRecords } from './end-records.ts';
import { checkRetention } from './end-retention.ts';
import { checkDays, checkHeard, checkSums } from './end-sums.ts';
import { everyEventHasItsMessage } from './invariants/targets.ts';
import { everyEventHasArrived } from './invariants/webhooks.ts';
import { happenUntilQuiet } from './quiet.ts';
import { HEAD_FILE } from './server-process.ts';
import type { World } from './world.ts';
import { Wrong } from './wrong.ts';

/** The line of the log after which everything comes to its end. */
const END_BEGINS = 'the day ends: nothing fails any more';

const SECOND_MS = 1_000;
/** So that cooling-off times, leases and the times before the next attempts are over, and then everything looks whether that left anything. */
const HOPS_MS = [902, 61].map((seconds) => seconds * SECOND_MS);
/** After that a limit lets the next payments go. */
const limitedMs = ({ circumstances }: World): number =>
  (circumstances.limits.dayCents === undefined ? 3_601 : 24 * 3_600 + 1) * SECOND_MS;
const MAX_ROUNDS = 100;

/** Lets everything come to its end with nothing in the way, and checks what only holds then. */
export async function comeToAnEnd(world: World): Promise<void> {
  const random = createRandom(`${world.seed} end`);
  world.log(END_BEGINS);
  world.isEnding = true;
  for (let round = 0; ; round++) {
    if (round === MAX_ROUNDS) throw new Wrong('end', `the day does not come to its end: ${await openIn(world)}`);
    if (round % 10 === 0 || world.known.paused.last) {
      for (const actor of ACTORS) if (actor.end) await world.act(random, () => actor.end?.(world));
    }
    await world.act(random, () => endOfDay(world));
    await happenAll(world, random);
    if (isAllSent(world) && (await openIn(world)) === '') break;
    const hop = HOPS_MS[round % HOPS_MS.length] ?? SECOND_MS;
    // A failed webhook waits longer and longer.
    world.host.time += world.known.paused.last ? limitedMs(world) : round < 20 ? hop : 40 * hop;
  }
  await checkEnd(world);
}

/** Fires each timer that is due, and lets everything happen that comes of it. */
async function happenAll(world: World, random: Random): Promise<void> {
  await happenUntilQuiet(world, random);
  for (const timer of world.schedule.ready()) await world.happen(random, timer);
  await happenUntilQuiet(world, random);
}

/** The things that are not at their end, in words; empty when everything is. */
async function openIn(world: World): Promise<string> {
  const [row] = await world.rows<Record<string, number>>(`select
    (select count(*) from withdrawals where status in ('approved', 'processing'))::int as withdrawals,
    (select count(*) from webhook_deliveries where state = 'waiting')::int as webhooks,
    (select count(*) from webhook_targets where position < (select max(position) from platform_events))::int as "targets behind",
    (select count(*) from platform_events where position is null)::int as "events without a place",
    (select coalesce(max(position), 0) from platform_events)::int - ${world.book.lastPlace} as "events to be read",
    (select count(*) from (select from rollup_deltas limit 1) as one)::int as deltas,
    (select count(*) from audit_log where audit_id > coalesce((select max(row_ids[array_upper(row_ids, 1)]) from audit_blocks), 0))::int as "rows to be sealed"`);
  const open = Object.entries(row ?? {}).filter(([, count]) => count !== 0);
  const calls = world.calls.all.filter(({ attempts }) => attempts.some(({ state }) => state === 'open')).length;
  const again = world.calls.toBeSent;
  const back =
    world.rail.payments.filter(({ returned }) => returned).length -
    (await countOf(world, "withdrawal_history where action = 'return'"));
  return [
    ...open,
    ...(calls > 0 ? [['calls', calls]] : []),
    ...(again > 0 ? [['calls to be sent', again]] : []),
    ...(back > 0 ? [['returns', back]] : []),
  ]
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
  await checkSums(world);
  checkHeard(world);
  await checkDays(world);
  await checkPaid(world);
  await everyEventHasArrived(world);
  await everyEventHasItsMessage(world);
  await checkStored(world);
  await checkWithRail(world);
  await checkLists(world);
  await checkFeed(world);
  await checkFigures(world);
  await checkExport(world);
  await checkBlocks(world);
  await checkRecords(world);
  // Last: three months go by.
  await checkRetention(world);
}

/** Finance find no difference between the rail's list and what is completed here. */
async function checkWithRail(world: World): Promise<void> {
  const random = createRandom(`${world.seed} rail`);
  const { status, text, body } = await answerTo(world, random, (answered) =>
    compareWithRail(world, world.staff.named('ada'), answered),
  );
  const differing = [body.other_amount, body.only_there, body.only_here, body.unreadable];
  if (status !== 201 || differing.some((count) => count !== 0)) throw new Wrong('reconciliation', text);
}

/** Each completed withdrawal was paid once, with the amount that was asked for, and did not come back; no other was. */
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
    const answer = await answerTo(world, random, (answered) =>
      world.calls.begin({ caller: world.staff.platform, path: `/api/platform/${kind}`, body: { records }, answered }),
    );
    if (answer.status !== 200) throw new Wrong('platform', `what was sent is not taken again: ${answer.text}`);
    return answer.body.results;
  });
  const [problem] = world.book.problems;
  if (problem) throw new Wrong('platform', problem);
  const lost = compared.find(({ sent, same }) => sent !== same);
  if (lost) throw new Wrong('platform', `${lost.sent} ${lost.kind} were sent and ${lost.same} are there`);
}
