import { createHmac } from 'node:crypto';
import { Secrets } from '../../../server/secrets/secrets.ts';
import type { Answer, Attempt } from '../call.ts';
import type { Seen } from '../facts.ts';
import type { Machine } from '../host.ts';
import { KEY } from '../server-process.ts';
import type { World } from '../world.ts';
import { Wrong } from '../wrong.ts';
import type { Written } from './all.ts';
import { ownersOfLeases, sentAgain } from './webhooks.ts';

const DAY_MS = 86_400_000;
const LEASE_MS = 30_000;
const LONGEST_WAIT_SECONDS = 8 * 3_600;
const secrets = new Secrets([KEY]);

/** A secret of a target, and since when it is the one in force, by the database's clock. */
interface Known {
  secret: string;
  at: number;
}

/** By target, the oldest first. */
function secretsOf({ memory }: World): Map<string, Known[]> {
  const known = (memory.get('secrets') as Map<string, Known[]> | undefined) ?? new Map<string, Known[]>();
  memory.set('secrets', known);
  return known;
}

/** Learns each new secret. */
export function secretsAreLearned(world: World, { audit, now }: Seen): void {
  for (const { action, subject_id: of } of audit) {
    if (of === null || (action !== 'webhook.create' && action !== 'webhook.replace_secret')) continue;
    world.check(async () => {
      const [row] = await world.rows<{ secret: string }>('select secret from webhook_targets where target_id = $1', [
        of,
      ]);
      if (!row) return;
      const all = secretsOf(world).get(of) ?? [];
      secretsOf(world).set(of, [...all, { secret: secrets.decrypt(row.secret, `webhook ${of}`), at: now }]);
    });
  }
}

/** The answer to making a target, or replacing its secret, has the secret that signs from then on. */
export function theSecretIsTold(world: World, { call }: Attempt, { status, body }: Answer): void {
  if (status >= 300 || !/\/webhooks(\/[^/]+\/secret)?$/.test(call.path) || call.method !== 'POST') return;
  // Once the secret was learned.
  const later = (work: () => Promise<void>) => world.check(async () => world.check(work));
  later(async () => {
    const all = secretsOf(world).get(body.target.id) ?? [];
    if (!all.some(({ secret }) => secret === body.secret))
      throw new Wrong('secret', `call ${call.id} is told a secret that ${body.target.id} never had`);
  });
}

interface Delivery {
  id: number;
  target: string;
  leased: string | null;
  next: string;
}

/** A message is signed with its target's secret, and for a day with the one before too; and it is not sent before its next attempt is due. */
export function checkMessage(
  world: World,
  machine: Machine,
  host: string,
  header: (name: string) => string,
  body: string,
): void {
  const sentAt = world.now;
  const id = header('webhook-id');
  const timestamp = header('webhook-timestamp');
  const given = header('webhook-signature').split(' ');
  const isSignedWith = ({ secret }: Known) => {
    const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
    return given.includes(`v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`);
  };
  const wrong = (why: string) => new Wrong('secret', `webhook ${id} to ${host} ${why}`);
  world.check(async () => {
    const [delivery] = await world.rows<Delivery>(
      `select delivery_id::int as id, target_id as target, leased_until as leased, next_at as next from webhook_deliveries join webhook_targets using (target_id)
        where url like 'https://' || $1 || '/%' and (webhook_deliveries.position::text = $2 or replace(subject, ':', '-') = $2)`,
      [host, id],
    );
    if (!delivery) return;
    const leased = delivery.leased === null ? 0 : new Date(delivery.leased).getTime();
    const isHeldUp = world.now >= leased || ownersOfLeases(world).get(delivery.id) !== machine;
    if (!isHeldUp && new Date(delivery.next).getTime() > world.now)
      throw wrong('is sent before its next attempt is due');
    // By the database's clock, when its process read the target: later if it was held up, never before that.
    const signedAt = Number(timestamp) * 1_000;
    if (signedAt > sentAt) throw wrong('has a time that is still to come');
    const all = secretsOf(world).get(delivery.target) ?? [];
    const [current, former, ...older] = all.toReversed();
    // Its process has read the target after the lease began.
    if (!current || isHeldUp || current.at >= leased - LEASE_MS) return;
    if (!isSignedWith(current)) throw wrong('is not signed with the secret in force');
    if (older.some(isSignedWith)) throw wrong('is signed with a secret that was replaced twice');
    const age = signedAt - current.at;
    // The header has whole seconds.
    if (former && Math.abs(age - DAY_MS) > 1_000 && isSignedWith(former) !== age < DAY_MS)
      throw wrong(
        `is ${isSignedWith(former) ? '' : 'not '}signed with the secret before, which was replaced ${age} ms ago`,
      );
  });
}

/** After a failure a message waits as long as promised, and is given up after three days and not before. */
export function failuresWait(world: World, { deliveries, now }: Seen, { before }: Written): void {
  for (const { delivery_id: id, attempts } of before?.deliveries ?? []) {
    if (deliveries.some((one) => one.delivery_id === id)) continue;
    world.check(async () => {
      const [left] = await world.rows<{ state: string; failures: number; wait: number; until: number }>(
        `select state, failures, extract(epoch from next_at) * 1000 - $2::float8 as wait, extract(epoch from give_up_at) * 1000 - $2::float8 as until
          from webhook_deliveries where delivery_id = $1 and attempts = $3 and leased_until is null`,
        [id, now, attempts],
      );
      if (!left || left.state === 'delivered') return;
      const wrong = (why: string) =>
        new Wrong('webhook', `delivery ${id}, which has failed ${left.failures} times, ${why}`);
      if ((left.state === 'given_up') !== left.until <= 0)
        throw wrong(
          `${left.state === 'given_up' ? 'is given up' : 'goes on'} ${Math.round(left.until / 1_000)} s before its time is over`,
        );
      const wait = Math.min(5 * 4 ** (left.failures - 1), LONGEST_WAIT_SECONDS) * 1_000;
      if (left.state === 'waiting' && !sentAgain(world).has(id) && Math.abs(left.wait - wait) > 1_000)
        throw wrong(`waits ${Math.round(left.wait / 1_000)} s, and not ${wait / 1_000}`);
    });
  }
}
