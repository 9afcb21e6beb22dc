import type { Seen } from '../facts.ts';
import type { Arrived } from '../target.ts';
import type { World } from '../world.ts';
import { Wrong } from '../wrong.ts';
import type { Written } from './all.ts';

/** While one process has the lease of a message, no other sends it. */
export function messagesAreLeasedOnce(_world: World, { deliveries, now }: Seen, { before }: Written): void {
  for (const { delivery_id: id, attempts } of deliveries) {
    const was = before?.deliveries.find(({ delivery_id }) => delivery_id === id);
    if (was && was.attempts < attempts && Date.parse(was.leased_until) > now)
      throw new Wrong('webhook', `delivery ${id} was leased again while a lease was in force`);
  }
}

/** In the end a target that still exists has taken every event since the first that it took. */
export async function everyEventHasArrived(world: World): Promise<void> {
  const targets = await world.rows<{ url: string }>('select url from webhook_targets order by url');
  const hosts = targets.map(({ url }) => new URL(url).host);
  const taken = world.targets.arrived.filter(({ isTaken, id }) => isTaken && /^\d+$/.test(id));
  const given = await world.rows<{ url: string; position: number }>(
    `select url, webhook_deliveries.position::int from webhook_deliveries join webhook_targets using (target_id) where state = 'given_up'`,
  );
  const events = await world.rows<{ position: number }>(`select position::int from platform_events order by position`);
  for (const host of hosts) {
    if (!taken.some(({ target }) => target === host)) continue;
    const places = new Set(taken.filter(({ target }) => target === host).map(({ id }) => Number(id)));
    for (const { url, position } of given) if (new URL(url).host === host) places.add(position);
    const lost = events.find(({ position }) => position > Math.min(...places) && !places.has(position));
    if (lost) throw new Wrong('webhook', `event ${lost.position} never arrived at ${host}`);
  }
}

/** A message is sent as often as an attempt at it was begun, and not more often. */
export function checkSending(world: World, host: string, id: string): void {
  const counts = (world.memory.get('sent webhooks') as Map<string, number> | undefined) ?? new Map<string, number>();
  world.memory.set('sent webhooks', counts);
  const about = `${host} ${id}`;
  const sent = (counts.get(about) ?? 0) + 1;
  counts.set(about, sent);
  world.check(async () => {
    const [delivery] = await world.rows<{ attempts: number }>(
      `select attempts from webhook_deliveries join webhook_targets using (target_id)
        where url like 'https://' || $1 || '/%' and (webhook_deliveries.position::text = $2 or replace(subject, ':', '-') = $2)`,
      [host, id],
    );
    // Deleted with its target.
    if (delivery && sent > delivery.attempts) {
      throw new Wrong(
        'webhook',
        `event ${id} is sent to ${host} for the ${sent}. time, after ${delivery.attempts} attempts`,
      );
    }
  });
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
