import type { Random } from '../../../demo/random.ts';
import type { Kind, Result } from '../../../simulator/platform.ts';
import type { Happening } from '../../../simulator/world.ts';
import type { Actor } from '../actor.ts';
import type { Call } from '../call.ts';
import { MOST_USD } from '../circumstances.ts';
import { nameOf } from '../erasures.ts';
import type { World } from '../world.ts';
import { Wrong } from '../wrong.ts';
import { laterVersions, type Memory, memoryOf, type Version } from './platform-memory.ts';

const KINDS: readonly Kind[] = ['games', 'items', 'players', 'transactions', 'withdrawals'];
/** The platform has acted so often before the day begins. */
const OPENING = 20;

/** The game platform: sends its records late, twice and out of order, takes requests back, and follows the feed. */
export const platform: Actor = {
  name: 'platform',
  weight: 14,
  act(world, random) {
    const memory = memoryOf(world);
    happen(world, memory, random);
    const what = random.pick(['send', 'send', 'send', 'send', 'again', 'newer', 'cancel', 'read', 'read']);
    if (what === 'read') return readFeed(world, memory, random.int(1, 7));
    if (what === 'cancel') return cancelNext(world, memory);
    if (what === 'newer') return send(world, memory, laterVersions(world, memory, random));
    if (what === 'again') return send(world, memory, some(memory.sent, random, world.traffic));
    // In the order of events, or in none.
    const batch = random.chance(0.3)
      ? some(memory.waiting, random, world.traffic)
      : memory.waiting.slice(0, world.traffic.batch);
    if (random.chance(0.15)) sendFile(world, memory, batch, random);
    else send(world, memory, batch);
  },
};

function happen(world: World, memory: Memory, random: Random): void {
  const kept = (1 - world.traffic.withoutPurchase) * world.tendencies.purchases;
  for (let count = random.int(world.traffic.least, world.traffic.most); count > 0; count--) {
    const one = personalOf(withinLimit(world, memory.players.next(world.host.time - count)));
    if (one.kind === 'transactions' && random.chance(1 - kept)) continue;
    memory.made += 1;
    if (one.kind === 'cancel') memory.cancels.push(one.id);
    else {
      world.book.send(one.kind, one.record);
      memory.waiting.push(one);
    }
  }
}

/** The request, with an amount well below the limit of what may be sent, where there is one. */
function withinLimit({ circumstances }: World, one: Happening): Happening {
  if (
    one.kind !== 'withdrawals' ||
    Object.keys(circumstances.limits).length === 0 ||
    one.record.requested_amount <= MOST_USD
  )
    return one;
  return { ...one, record: { ...one.record, requested_amount: MOST_USD, processing_fee: MOST_USD / 40 } };
}

/** The record with what identifies its player: contacts of a request, and a note of what is final. */
export function personalOf<One extends Happening | Version>(one: One): One {
  if (!('record' in one)) return one;
  const { record } = one;
  if ('withdrawal_id' in record)
    return { ...one, record: { ...record, contact_email: `${nameOf(record.player_id)}@example.com` } };
  if ('transaction_id' in record && record.status !== 'pending')
    return { ...one, record: { ...record, notes: `For ${nameOf(record.player_id)}` } };
  return one;
}

/** Lets what was there before the day begins be there: the catalogue, players, and their first requests. @returns their kinds, as they are sent */
export function firstRecords(world: World, random: Random): readonly Kind[] {
  for (let times = 0; times < OPENING; times++) happen(world, memoryOf(world), random);
  return KINDS;
}

/** Sends the records of a kind that were not sent. */
export function sendKind(world: World, kind: Kind): void {
  const memory = memoryOf(world);
  send(
    world,
    memory,
    memory.waiting.filter((one) => one.kind === kind),
  );
}

/** The number of records that have been sent at least once. */
export const recordsOf = (world: World): number => memoryOf(world).made;

function some(versions: Version[], random: Random, { batch }: World['traffic']): Version[] {
  const from = random.int(0, Math.max(0, versions.length - batch));
  return versions.slice(from, from + batch);
}

/** Sends those of one kind in one call, the kind of the first. */
export function send(world: World, memory: Memory, batch: Version[]): void {
  const kind = batch[0]?.kind;
  if (kind === undefined) return;
  const versions = batch.filter((one) => one.kind === kind);
  memory.waiting = memory.waiting.filter((one) => !versions.includes(one));
  const again = () => memory.waiting.unshift(...versions);
  world.calls.begin({
    caller: world.staff.platform,
    path: `/api/platform/${kind}`,
    body: { records: versions.map(({ record }) => record) },
    answered: ({ status, body }) => {
      if (status !== 200) return void again();
      const results = body.results as Result[];
      // What refers to a record that is not there yet comes again.
      const early = versions.filter((_, index) => results[index]?.result === 'missing_reference');
      memory.waiting.push(...early);
      memory.sent.push(...versions.filter((one) => !early.includes(one)));
      world.book.answered(
        kind,
        results.filter(({ result }) => result !== 'missing_reference'),
      );
    },
    unanswered: () => void again(),
  });
}

/** An import's answer: the fate of its records, and how far it came. */
interface Progress {
  line: number;
  refused: { line: number; id: string | null; result: Result['result']; message: string | null }[];
  ended?: 'complete' | 'broken_off';
}

/** Sends records of one kind as a file, of which the first lines were sent before, or come later. */
export function sendFile(world: World, memory: Memory, batch: Version[], random: Random): void {
  const kind = batch[0]?.kind;
  const versions = batch.filter((one) => one.kind === kind);
  if (versions.length > 0) importLines(world, memory, versions, random.int(1, versions.length));
}

/** As many records as are stored at once. */
const AT_ONCE = 1_000;

/** Sends a file that is stored in two parts, of which the first has nothing new. */
export function sendLong(world: World): void {
  const memory = memoryOf(world);
  const [first] = memory.waiting;
  const before = memory.sent.find(({ kind }) => kind === first?.kind);
  if (!first || !before) return;
  const versions = memory.waiting.filter(({ kind }) => kind === first.kind).slice(0, world.traffic.batch);
  importLines(world, memory, [...Array.from({ length: AT_ONCE }, () => before), ...versions], 1, AT_ONCE);
}

/** @param known how many of the first lines were stored before, as they are */
function importLines(world: World, memory: Memory, versions: Version[], from: number, known = 0): void {
  const kind = versions[0]?.kind;
  if (kind === undefined) return;
  const sent = versions.slice(Math.max(known, from - 1));
  memory.waiting = memory.waiting.filter((one) => !sent.includes(one));
  const again = (some: Version[]) => memory.waiting.unshift(...some);
  world.calls.begin({
    caller: world.staff.platform,
    path: `/api/platform/imports?kind=${kind}&from_line=${from}`,
    file: `${versions.map(({ record }) => JSON.stringify(record)).join('\n')}\n`,
    // A file is not sent again under a key, but from where it came to.
    isKeyed: false,
    answered: ({ status, body }) => {
      const progress = status === 200 ? (body as Progress[]) : [];
      const last = Math.max(known, progress.at(-1)?.line ?? from - 1);
      const refused = progress.flatMap((one) => one.refused).filter(({ line }) => line > known);
      const isEarly = (line: number) => refused.some((one) => one.line === line && one.result === 'missing_reference');
      const first = versions.length - sent.length;
      const stored = versions.slice(first, last);
      memory.sent.push(...stored.filter((_, index) => !isEarly(first + index + 1)));
      memory.waiting.push(...stored.filter((_, index) => isEarly(first + index + 1)));
      again(versions.slice(last));
      const results = refused.filter(({ result }) => result !== 'missing_reference');
      world.book.answered(
        kind,
        results.map(({ id, result, message }) => ({ index: 0, id: id ?? '', result, message })),
      );
    },
    unanswered: () => void again(sent),
  });
}

/** A player takes back a request that has been sent, whatever was decided about it. */
export function takeBack(world: World, id: string): Call {
  world.book.cancel(id);
  return world.calls.begin({ caller: world.staff.platform, path: `/api/platform/withdrawals/${id}/cancel`, ids: [id] });
}

function cancelNext(world: World, memory: Memory): void {
  const id = memory.cancels.shift();
  if (id !== undefined) cancel(world, memory, id);
}

function cancel(world: World, memory: Memory, id: string): void {
  world.book.cancel(id);
  const caller = world.staff.platform;
  const answered = ({ status }: { status: number }) => {
    // Its request is not there yet, or the platform may not at present.
    if ([404, 401, 403].includes(status)) memory.cancels.push(id);
  };
  world.calls.begin({ caller, path: `/api/platform/withdrawals/${id}/cancel`, ids: [id], answered });
}

/** Reads a page of the feed from where it was, one at a time. @param wait for so many seconds until there is something to read */
export function readFeed(world: World, memory: Memory, limit: number, wait = 0): void {
  if (memory.isReading) return;
  memory.isReading = true;
  const after = memory.cursor === undefined ? '' : `&after=${memory.cursor}`;
  world.calls.begin({
    caller: world.staff.platform,
    method: 'GET',
    path: `/api/platform/events?limit=${limit}${after}&wait=${wait}`,
    answered: ({ status, body }) => {
      memory.isReading = false;
      if (status !== 200) return;
      const [first] = body.events as { id: string }[];
      if (memory.cursor === undefined && first && first.id !== '1')
        world.fail(new Wrong('feed', `it begins with event ${first.id}`));
      for (const event of body.events) world.book.hear(event);
      memory.cursor = body.next_cursor;
    },
    unanswered: () => {
      memory.isReading = false;
    },
  });
}

/** Sends whatever was not sent, and reads on. */
export function endOfDay(world: World): void {
  const memory = memoryOf(world);
  if (memory.waiting.length > 0) send(world, memory, memory.waiting.slice(0, 1_000));
  for (const id of memory.cancels.splice(0)) cancel(world, memory, id);
  readFeed(world, memory, 1_000);
}

/** Whether everything has been sent and accepted. */
export function isAllSent(world: World): boolean {
  const { waiting, cancels } = memoryOf(world);
  return waiting.length === 0 && cancels.length === 0;
}
