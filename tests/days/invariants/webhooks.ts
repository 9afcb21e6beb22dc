import type { Seen } from '../facts.ts';
import type { Machine } from '../host.ts';
import type { Arrived } from '../target.ts';
import type { World } from '../world.ts';
import { Wrong } from '../wrong.ts';
import type { Written } from './all.ts';

/** Longer than a sender waits for an answer. */
const LEAST_LEASE_MS = 15_000;

/** While one process has the lease of a message, no other sends it; and the lease is longer than anybody waits for the answer. */
export function messagesAreLeasedOnce(world: World, { deliveries, audit, now }: Seen, { before }: Written): void {
  for (const { action, before: was } of audit)
    if (action === 'webhook.send_again') sentAgain(world).add(Number(was?.delivery_id));
  for (const { delivery_id: id, attempts, leased_until } of deliveries) {
    const known = before?.deliveries.find(({ delivery_id }) => delivery_id === id);
    if (known?.attempts !== attempts && Date.parse(leased_until) - now < LEAST_LEASE_MS)
      throw new Wrong('webhook', `the lease of delivery ${id} ends before its answer need be there`);
    const was = before?.deliveries.find(({ delivery_id }) => delivery_id === id);
    if (was && was.attempts < attempts && Date.parse(was.leased_until) > now)
      throw new Wrong('webhook', `delivery ${id} was leased again while a lease was in force`);
  }
}

/** The lease of a message ends by its time, by the process that has it, or with its target. */
export function leasesEndByTheirOwners(world: World, seen: Seen, { machine, before }: Written): void {
  const owners = ownersOfLeases(world);
  const isDeleted = seen.audit.some(({ action }) => action === 'webhook.delete');
  for (const was of before?.deliveries ?? []) {
    const { delivery_id: id } = was;
    const isLeft = seen.deliveries.some(({ delivery_id }) => delivery_id === id);
    if (isLeft || isDeleted || Date.parse(was.leased_until) <= seen.now || owners.get(id) === machine) continue;
    throw new Wrong('webhook', `the lease of delivery ${id} is ended by another process than its own`);
  }
  for (const { delivery_id: id, attempts } of seen.deliveries) {
    const was = before?.deliveries.find(({ delivery_id }) => delivery_id === id);
    if (was?.attempts !== attempts) owners.set(id, machine);
  }
}

/** In the end a target that still exists has taken every event since the first that it took. */
export async function everyEventHasArrived(world: World): Promise<void> {
  const targets = await world.rows<{ url: string }>('select url from webhook_targets order by url');
  const hosts = targets.map(({ url }) => new URL(url).host);
  const taken = world.targets.arrived.filter(({ isTaken, id }) => isTaken && /^\d+$/.test(id));
  const given = await world.rows<{ url: string; position: number }>(
    `select url, webhook_deliveries.position::int from webhook_deliveries join webhook_targets using (target_id)
      where state = 'given_up' and webhook_deliveries.position is not null`,
  );
  const [twice] = await world.rows<{ position: number }>(
    'select position::int from webhook_deliveries where position is not null group by target_id, position having count(*) > 1',
  );
  if (twice) throw new Wrong('webhook', `event ${twice.position} has two deliveries to one target`);
  const events = await world.rows<{ position: number }>(`select position::int from platform_events order by position`);
  for (const host of hosts) {
    if (!taken.some(({ target }) => target === host)) continue;
    const places = new Set(taken.filter(({ target }) => target === host).map(({ id }) => Number(id)));
    for (const { url, position } of given) if (new URL(url).host === host) places.add(position);
    const lost = events.find(({ position }) => position > Math.min(...places) && !places.has(position));
    if (lost) throw new Wrong('webhook', `event ${lost.position} never arrived at ${host}`);
  }
}

/** One time that a message was sent. */
export interface Sending {
  /** Undefined until it was looked up, and when its target was deleted. */
  deliveryId?: number;
  /** When the lease of its process ends, as it was when it was sent. */
  leasedUntil: number;
  /** How often it had been leased until then. */
  attempts: number;
  /** Whether its process was told that the message was taken. */
  isHeard: boolean;
  /** Whether its process still waits for the answer. */
  isOpen(): boolean;
}

const remembered = <T>({ memory }: World, name: string, make: () => T): T => {
  const known = (memory.get(name) as T | undefined) ?? make();
  memory.set(name, known);
  return known;
};

/** By delivery, the process that has leased it last. */
export const ownersOfLeases = (world: World) =>
  remembered(world, 'owners of leases', () => new Map<number, Machine | undefined>());

/** The deliveries that somebody has had sent again. */
export const sentAgain = (world: World) => remembered(world, 'sent again', () => new Set<number>());

interface StoredDelivery {
  id: number;
  attempts: number;
  leased_until: string | null;
  /** Whether it was leased again after that. */
  is_delivered: boolean;
}

/**
 * A message is sent as often as an attempt at it was begun, and not more often: unless somebody asks for it, never again when it is noted as delivered, nor
 * while the lease lasts of a process that was told so.
 */
export function checkSending(world: World, host: string, id: string, isOpen: () => boolean): Sending {
  const sendings = remembered(world, 'sendings', () => new Map<string, Sending[]>());
  const about = `${host} ${id}`;
  const all = sendings.get(about) ?? [];
  const sending: Sending = { leasedUntil: 0, attempts: 0, isHeard: false, isOpen };
  sendings.set(about, [...all, sending]);
  world.check(async () => {
    const [delivery] = await world.rows<StoredDelivery>(
      `select delivery_id::int as id, attempts, leased_until, coalesce(tried_at > delivered_at, false) as is_delivered
        from webhook_deliveries join webhook_targets using (target_id)
        where url like 'https://' || $1 || '/%' and (webhook_deliveries.position::text = $2 or replace(subject, ':', '-') = $2)`,
      [host, id],
    );
    // Deleted with its target.
    if (!delivery) return;
    sending.deliveryId = delivery.id;
    sending.leasedUntil = delivery.leased_until === null ? 0 : new Date(delivery.leased_until).getTime();
    sending.attempts = delivery.attempts;
    const wrong = (why: string) => new Wrong('webhook', `event ${id} is sent to ${host} ${why}`);
    if (all.length >= delivery.attempts)
      throw wrong(`for the ${all.length + 1}. time, after ${delivery.attempts} attempts`);
    // Of two that were sent after one lease, one is of an earlier lease, whose process was held up.
    const isOnly = (one: Sending) => all.filter(({ attempts }) => attempts === one.attempts).length === 1;
    const isDuring = (one: Sending) => one.attempts < delivery.attempts && world.now < one.leasedUntil && isOnly(one);
    const during = all.filter(isDuring);
    if (during.some((one) => one.isOpen())) throw wrong('while another process waits for the answer');
    if (sentAgain(world).has(delivery.id)) return;
    if (delivery.is_delivered) throw wrong('again, although it was delivered');
    if (during.some(({ isHeard }) => isHeard)) throw wrong('again, although its sender was told that it was taken');
  });
  return sending;
}

/** Whether the outcome of a sending is noted, as far as its process may note it: its lease has ended, or another attempt has begun. */
export async function isNoted(world: World, { deliveryId, attempts }: Sending, machine: Machine): Promise<boolean> {
  if (deliveryId === undefined || ownersOfLeases(world).get(deliveryId) !== machine) return true;
  // Of two that were sent after one lease, one is of an earlier lease, of which nothing is noted any more.
  const all = [...remembered(world, 'sendings', () => new Map<string, Sending[]>()).values()].flat();
  if (all.filter((one) => one.deliveryId === deliveryId && one.attempts === attempts).length > 1) return true;
  const leased = await world.rows(
    'select from webhook_deliveries where delivery_id = $1 and attempts = $2 and leased_until is not null',
    [deliveryId, attempts],
  );
  return leased.length === 0;
}

/** Messages about one record arrive in the order of its events: each after every earlier one was taken, or given up after three days. */
export function checkArrival(world: World, arrived: readonly Arrived[]): void {
  const last = arrived.at(-1);
  if (!last) return;
  const before = arrived.filter(({ target, subject }) => target === last.target && subject === last.subject);
  const skipped = before.find(
    ({ id }) => Number(id) < Number(last.id) && !before.some((one) => one.id === id && one.isTaken),
  );
  if (skipped) requireGivenUp(world, skipped, last);
  const overtaken = before.find((one) => Number(one.id) > Number(last.id));
  const isRepeated = before.some((one) => one !== last && one.id === last.id);
  if (overtaken && !isRepeated)
    throw new Wrong('webhook', `event ${last.id} arrives at ${last.target} after ${overtaken.id}`);
}

/** @throws Wrong unless an earlier message was given up, or its target deleted */
function requireGivenUp(world: World, skipped: Arrived, last: Arrived): void {
  world.check(async () => {
    const [waiting] = await world.rows(
      `select from webhook_deliveries join webhook_targets using (target_id)
        where url like 'https://' || $1 || '/%' and webhook_deliveries.position::text = $2 and state <> 'given_up'`,
      [skipped.target, skipped.id],
    );
    if (waiting)
      throw new Wrong('webhook', `event ${last.id} arrives at ${last.target} before ${skipped.id} was taken`);
  });
}
