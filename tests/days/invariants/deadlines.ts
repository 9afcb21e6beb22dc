import type { Answer, Attempt } from '../call.ts';
import type { Deadline, Kind } from '../deadlines.ts';
import type { AuditRow, Seen } from '../facts.ts';
import { SETTINGS, ServerProcess } from '../server-process.ts';
import type { World } from '../world.ts';
import { Wrong } from '../wrong.ts';
import type { Written } from './all.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** How long each lasts, from when it begins. */
const LENGTHS: Partial<Record<Kind, number>> = {
  invitation: 72 * HOUR_MS,
  request: 72 * HOUR_MS,
  claim: SETTINGS.review.leaseSeconds * 1_000,
  suspension: 4 * HOUR_MS,
  'held event': SETTINGS.decisionHoldSeconds * 1_000,
  'former secret': DAY_MS,
  'offered secret': HOUR_MS / 4,
};
/** Of a token, unless its caller says otherwise. */
const USUAL_DAYS = 90;

/** The steps that end each before its time; the others end by themselves, or have invariants of their own. */
const ENDED_BY: Partial<Record<Kind, RegExp>> = {
  token: /^service_(token\.revoke|account\.delete)$/,
  invitation: /^admin\.(accept_invitation|renew_invitation|disable|reset_password)$/,
  request: /^(approval\.(approve|deny|withdraw|void)|approval_rules\.change|platform\.store_withdrawals)$/,
  freeze: /^player\.unfreeze$/,
  snooze: /^withdrawal\.(wake|snooze)$/,
  'former secret': /^webhook\.(replace_secret|delete)$/,
};

/**
 * The end of everything that ends by itself is what was asked for, or what is promised, and does not move, unless by the step that says so; and nothing
 * ends before.
 */
export function endsAreKept(world: World, seen: Seen, written: Written): void {
  const before = new Map(written.before?.deadlines.map((one) => [`${one.kind} ${one.id}`, one]));
  const told = toldEnds(world);
  for (const one of seen.deadlines) {
    const name = `${one.kind} ${one.id}`;
    const was = before.get(name);
    before.delete(name);
    told.add(one.until);
    if (was === undefined) checkLength(world, one, seen, written);
    else if (was.until !== one.until) checkMove(one, was, seen);
  }
  for (const one of before.values()) if (one.until > seen.now) checkEnd(one, seen);
  for (const { action, subject_id: of } of seen.audit) {
    const expired = written.before?.deadlines.find(({ kind, id }) => kind === 'request' && id === of);
    if (action === 'approval.expire' && expired && expired.until > seen.now)
      throw new Wrong('deadline', `request ${of} expires ${expired.until - seen.now} ms before its time`);
  }
}

function requireLength({ kind, of, until }: Deadline, now: number, length: number): void {
  if (Math.abs(until - now - length) > 1_000)
    throw new Wrong(
      'deadline',
      `a ${kind} of ${of} lasts ${Math.round((until - now) / 1_000)} s, and not ${length / 1_000}`,
    );
}

function checkLength(world: World, one: Deadline, { audit, now }: Seen, { machine }: Written): void {
  const { kind, of, until } = one;
  // Nobody had to be asked before the day began.
  if (!(machine instanceof ServerProcess) && kind !== 'suspension') return;
  const length = LENGTHS[kind];
  if (length !== undefined) requireLength(one, now, length);
  if (kind === 'freeze' || kind === 'snooze') {
    const asked = askedEnds(world, audit, kind === 'freeze' ? 'player.freeze' : 'withdrawal.snooze', of);
    if (!asked.includes(until))
      throw new Wrong(
        'deadline',
        `a ${kind} of ${of} lasts until ${new Date(until).toISOString()}, and that was not asked for`,
      );
  }
  if (kind !== 'token' || !(machine instanceof ServerProcess)) return;
  const by = audit.find(({ action }) => action === 'service_token.create')?.admin_id ?? '';
  const days = world.calls
    .openIn(machine, by)
    .map(({ call }) => (call.body as { expires_in_days?: number } | undefined)?.expires_in_days ?? USUAL_DAYS);
  if (!days.some((count) => Math.abs(until - now - count * DAY_MS) < 1_000))
    throw new Wrong('deadline', `a token of ${of} lasts ${(until - now) / DAY_MS} days, and not ${days.join(' or ')}`);
}

/** The ends that were asked for in the calls of these rows. */
function askedEnds(world: World, audit: AuditRow[], wanted: string, of: string): number[] {
  const rows = audit.filter(({ action, subject_id }) => action === wanted && subject_id === of);
  return rows.map(({ after, texts }) => {
    const number = Number(/#(\d+)/.exec(JSON.stringify([after, texts]))?.[1]);
    const body = world.calls.all.find(({ id }) => id === number)?.body as { until?: string } | undefined;
    return Date.parse(body?.until ?? '');
  });
}

function checkMove(one: Deadline, was: Deadline, { audit, now }: Seen): void {
  // Somebody claims it again.
  if (one.kind === 'claim') {
    requireLength(one, now, LENGTHS.claim ?? 0);
    return;
  }
  const isEnded = one.kind === 'suspension' && audit.some(({ action }) => action === 'break_glass.end');
  if (isEnded && one.until < was.until && Math.abs(one.until - now) < 1_000) return;
  throw new Wrong(
    'deadline',
    `the end of a ${one.kind} of ${one.of} moves from ${new Date(was.until).toISOString()} to ${new Date(one.until).toISOString()}`,
  );
}

function checkEnd({ kind, id, of, until }: Deadline, { audit, steps, now }: Seen): void {
  const endedBy = ENDED_BY[kind];
  if (!endedBy || audit.some(({ action }) => endedBy.test(action))) return;
  const isOver = kind === 'snooze' || kind === 'request';
  if (isOver && steps.some(({ withdrawal_id }) => withdrawal_id === of)) return;
  throw new Wrong(
    'deadline',
    `the ${kind} ${id} of ${of} ends ${Math.round((until - now) / 1_000)} s before its time, and nobody ended it`,
  );
}

const toldEnds = ({ memory }: World): Set<number> => {
  const known = (memory.get('told ends') as Set<number> | undefined) ?? new Set<number>();
  memory.set('told ends', known);
  return known;
};

const END =
  /"(expires_at|until|break_glass_until|previous_secret_until|invitation_expires_at)":"(\d{4}-\d\d-\d\dT[^"]+)"/g;

/** Nobody is told of an end that nothing has, or of a suspension that is over. */
export function endsAreToldAsTheyAre(world: World, { call, at }: Attempt, { status, text }: Answer): void {
  if (status >= 300) return;
  const ends = [...text.matchAll(END)];
  if (ends.length === 0) return;
  // The rows that were written with the answer are known by then.
  world.check(async () => {
    for (const [, name, value = ''] of ends) {
      if (!toldEnds(world).has(Date.parse(value)))
        throw new Wrong('deadline', `call ${call.id} is told ${name} ${value}, and nothing ends then`);
      if (name === 'break_glass_until' && Date.parse(value) <= at)
        throw new Wrong('deadline', `call ${call.id} is told of a suspension until ${value}, which is over`);
    }
  });
}

/** Nobody is answered whose session or token had ended before they asked. */
export function onlyTheSignedInAreAnswered(world: World, attempt: Attempt, { status }: Answer): void {
  if (status >= 200 && status < 300) world.calls.requireProof([attempt], `call ${attempt.call.id} is answered`);
}

/** A session that has ended does not begin again. */
export function nothingEndedGoesOn(_world: World, { proofs, now }: Seen, { machine, before }: Written): void {
  if (!machine || before?.proofs === undefined) return;
  const was = new Map(before.proofs.map(({ hash, until }) => [hash, until]));
  for (const { hash, until, admin_id: of } of proofs)
    if (until > now && (was.get(hash) ?? until) <= now)
      throw new Wrong('session', `a session of ${of}, which had ended, goes on`);
}
