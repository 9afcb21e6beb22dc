import { isDeepStrictEqual } from 'node:util';
import type { Seen } from '../facts.ts';
import type { World } from '../world.ts';
import { Wrong } from '../wrong.ts';

/** By target, the place in the feed after which its messages begin. */
function beginningsOf({ memory }: World): Map<string, number> {
  const known = (memory.get('beginnings') as Map<string, number> | undefined) ?? new Map<string, number>();
  memory.set('beginnings', known);
  return known;
}

/** A new target gets the events from now on; and what is sent again was sent to that very target. */
export function targetsBeginHere(world: World, { audit }: Seen): void {
  for (const { action, subject_id: target, before } of audit) {
    if (action === 'webhook.create')
      world.check(async () => {
        const [row] = await world.rows<{ position: number; newest: number }>(
          `select position::int, (select coalesce(max(position), 0)::int from platform_events) as newest from webhook_targets where target_id = $1`,
          [target],
        );
        if (row && row.position !== row.newest)
          throw new Wrong(
            'webhook',
            `target ${target} begins after event ${row.position}, and the newest is ${row.newest}`,
          );
        if (row) beginningsOf(world).set(target ?? '', row.newest);
      });
    if (action === 'webhook.send_again')
      world.check(async () => {
        const found = await world.rows('select from webhook_deliveries where delivery_id = $1 and target_id = $2', [
          before?.delivery_id,
          target,
        ]);
        if (found.length === 0)
          throw new Wrong('webhook', `delivery ${before?.delivery_id} is sent again, which ${target} has not`);
      });
  }
}

/** In the end a target has a message of every event since it was added. */
export async function everyEventHasItsMessage(world: World): Promise<void> {
  const targets = await world.rows<{ id: string; count: number; newest: number }>(
    `select target_id as id, (select count(*)::int from webhook_deliveries d where d.target_id = t.target_id and position is not null) as count,
      (select coalesce(max(position), 0)::int from platform_events) as newest from webhook_targets t order by target_id`,
  );
  for (const { id, count, newest } of targets) {
    const began = beginningsOf(world).get(id);
    if (began !== undefined && count !== newest - began)
      throw new Wrong('webhook', `target ${id} has ${count} messages of the events ${began + 1} to ${newest}`);
  }
}

/** A message tells the event in whose place it is, as the feed does. */
export function checkContent(world: World, id: string, type: string, data: object): void {
  // A test has no place.
  if (!/^\d+$/.test(id)) return;
  world.check(async () => {
    const [event] = await world.rows<{ told: object }>(
      `select json_build_object('type', type, 'subject_type', subject_type, 'subject_id', subject_id, 'record', record) as told
        from platform_events where position = $1`,
      [id],
    );
    const { subject_type, subject_id, record } = data as Record<string, unknown>;
    if (event && !isDeepStrictEqual(event.told, { type, subject_type, subject_id, record }))
      throw new Wrong(
        'webhook',
        `event ${id} arrives as ${JSON.stringify(data)}, and is ${JSON.stringify(event.told)}`,
      );
  });
}
