import { isAboutTheAccount } from '../../../server/domain/return-codes.ts';
import { keyParts } from '../../../server/payments/rail/rail.ts';
import type { Seen } from '../facts.ts';
import type { Machine } from '../host.ts';
import { SETTINGS } from '../server-process.ts';
import type { World } from '../world.ts';
import { Wrong } from '../wrong.ts';
import type { Written } from './all.ts';

/** Longer than a process waits for the rail's answer. */
const LEAST_LEASE_MS = (SETTINGS.paymentLeaseSeconds * 1_000 * 3) / 4;

/** While one process has the lease of a payment, no other takes it; and the lease is longer than anybody waits for the answer. */
export function leasesHold(world: World, { processing, now }: Seen, { machine, before }: Written): void {
  for (const sent of processing) {
    const was = before?.processing.find(
      ({ withdrawal_id, attempt }) => withdrawal_id === sent.withdrawal_id && attempt === sent.attempt,
    );
    if (sent.is_leased && sent.lease_until !== was?.lease_until && Date.parse(sent.lease_until) - now < LEAST_LEASE_MS)
      throw new Wrong('lease', `the lease of ${sent.withdrawal_id} ends before its answer need be there`);
    if (sent.is_leased && sent.lease_until !== was?.lease_until)
      ownersOf(world).set(`${sent.withdrawal_id} ${sent.attempt}`, machine);
    if (!was || Date.parse(was.lease_until) <= now) continue;
    if (Date.parse(sent.lease_until) > Date.parse(was.lease_until)) {
      throw new Wrong('lease', `${sent.withdrawal_id} was leased again while a lease was in force`);
    }
  }
}

/** By withdrawal and attempt, the process that took the lease last. */
function ownersOf({ memory }: World): Map<string, Machine | undefined> {
  const known = memory.get('owners of payments') as Map<string, Machine | undefined> | undefined;
  const owners = known ?? new Map<string, Machine | undefined>();
  memory.set('owners of payments', owners);
  return owners;
}

/** While a process has the lease of a payment, no other asks the rail about it. */
export function checkOwner(world: World, machine: Machine, key: string): void {
  const { withdrawalId, attempt } = keyParts(key) ?? {};
  // Once it is known what was committed before it asked.
  world.check(async () => {
    const sent = world.seen?.processing.find((one) => one.withdrawal_id === withdrawalId && one.attempt === attempt);
    const owner = ownersOf(world).get(`${withdrawalId} ${attempt}`);
    if (sent && owner && owner !== machine && Date.parse(sent.lease_until) > world.now)
      throw new Wrong('lease', `${machine.name} asks the rail for ${key}, of which ${owner.name} has the lease`);
  });
}

/** As long as a process waits for the rail's answer, and once it was told to stop. */
const PATIENCE_MS = Math.floor((SETTINGS.paymentLeaseSeconds * 1_000 * 2) / 3);
const GRACE_MS = 5_000;

/** The question of a process about a payment, whose answer is noted when the attempt is over. */
export function questionOf(world: World, machine: Machine, key: string) {
  const { withdrawalId = '', attempt = 0 } = keyParts(key) ?? {};
  const isNoted = async () => {
    const open = await world.rows(
      `select from withdrawals where withdrawal_id = $1 and attempt = $2 and status = 'processing'`,
      [withdrawalId, attempt],
    );
    return open.length === 0;
  };
  return { machine, what: `asking for ${key}`, patienceMs: PATIENCE_MS, graceMs: GRACE_MS, isNoted };
}

/** When a pause has been committed, nothing new is sent, and the rail is asked about nothing new. */
export function nothingIsSentWhilePaused(_world: World, seen: Seen, { before }: Written): void {
  if (!before?.isPaused || !seen.isPaused) return;
  const sent = seen.steps.find(({ to_status }) => to_status === 'processing');
  if (sent) throw new Wrong('pause', `${sent.withdrawal_id} was sent while payments are paused`);
  for (const { withdrawal_id: id, attempt, asked_at } of seen.processing) {
    const was = before.processing.find((one) => one.withdrawal_id === id && one.attempt === attempt);
    if (asked_at !== null && was?.asked_at === null) {
      throw new Wrong('pause', `the rail is asked about ${id} while payments are paused`);
    }
  }
}

/** By withdrawal: when it was approved, by the database's clock; who ever did so; and who before the latest return. */
interface Approvals {
  at: number;
  by: Set<string>;
  beforeReturn: Set<string>;
  isReturned: boolean;
  /** Those who have said that it came back. */
  announced: Set<string>;
}

const newApprovals = (at: number): Approvals => ({
  at,
  by: new Set(),
  beforeReturn: new Set(),
  isReturned: false,
  announced: new Set(),
});

function approvalsOf(world: World): Map<string, Approvals> {
  const known = world.memory.get('approvals') as Map<string, Approvals> | undefined;
  const approvals = known ?? new Map<string, Approvals>();
  world.memory.set('approvals', approvals);
  return approvals;
}

/** The server sends a withdrawal only after its cooling-off time; a recall begins a new one. */
export function whenSent(world: World, { steps, now }: Seen): void {
  for (const { withdrawal_id: id, action, admin_id } of steps) {
    if (action !== 'process' || admin_id !== null) continue;
    const at = approvalsOf(world).get(id)?.at ?? Number.POSITIVE_INFINITY;
    if (now - at < SETTINGS.processAfterMinutes * 60_000) {
      throw new Wrong('cooling-off', `${id} was sent ${Math.round((now - at) / 1_000)} s after its approval`);
    }
  }
}

/** Nobody sends what they approved, and what came back is approved by somebody new, if its account can be paid at all. */
export function secondPersons(world: World, { steps, audit, now }: Seen): void {
  const approvals = approvalsOf(world);
  for (const { action, subject_id: id, admin_id: by } of audit)
    if (action === 'withdrawal.announce_return' && by !== null) approvals.get(id ?? '')?.announced.add(by);
  for (const { withdrawal_id: id, action, admin_id: by, second_admin_id: second } of steps) {
    const known = approvals.get(id) ?? newApprovals(now);
    approvals.set(id, known);
    if (action === 'return') {
      known.isReturned = true;
      for (const one of known.by) known.beforeReturn.add(one);
    }
    const isOwn = [by, second].includes('adm_otto') && ['approve', 'process', 'retry'].includes(action);
    if (isOwn) throw new Wrong('second person', `a program of adm_otto's has sent ${id} in, and they do its ${action}`);
    if (by !== null && (action === 'process' || action === 'retry') && known.by.has(by)) {
      throw new Wrong('second person', `${by} has approved ${id} and sends it`);
    }
    if (action !== 'approve' || by === null) continue;
    const doer = [by, second].find((one) => one !== null && known.beforeReturn.has(one));
    if (doer) throw new Wrong('second person', `${doer} approves ${id} again after it came back`);
    const announcer = [by, second].find((one) => one !== null && known.announced.has(one));
    if (known.isReturned && announcer)
      throw new Wrong('second person', `${announcer} has said that ${id} came back, and approves it`);
    const payments = world.rail.payments.filter(({ key }) => keyParts(key)?.withdrawalId === id);
    if (known.isReturned && isAboutTheAccount(payments.at(-1)?.returned?.code ?? null)) {
      throw new Wrong('second person', `${id} is approved, although its account cannot be paid`);
    }
    known.at = now;
    known.by.add(by);
    if (second !== null) known.by.add(second);
  }
}

/** Nobody restores a backup in these days, so the server must not believe so. */
export function isNotRestored(_world: World, { restored }: Seen): void {
  if (restored !== null) throw new Wrong('restore', `the server believes that its database was restored: ${restored}`);
}
