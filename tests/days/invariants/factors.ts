import { hashSecret } from '../../../server/authentication/tokens.ts';
import { operationIdOf } from '../../../server/http/operations.ts';
import { OPERATIONS } from '../../../src/generated/operations.ts';
import { codeAt, offeredSecrets, recoveryCodesOf } from '../actors/second-steps.ts';
import type { Answer, Attempt, Call } from '../call.ts';
import type { Seen } from '../facts.ts';
import { ServerProcess } from '../server-process.ts';
import { needFactor } from '../sign-in.ts';
import type { World } from '../world.ts';
import { Wrong } from '../wrong.ts';
import type { Written } from './all.ts';

const STEP_MS = 30_000;
/** For so long a factor counts after it was shown. */
const COUNTS_MS = 300_000;

/** For so long an app that was added with a recovery code counts for nothing but a sign-in. */
const WAITS_MS = 24 * 3_600_000;

interface Shown {
  /** By session, when she last showed a factor. */
  at: Map<string, number>;
  /** By session, when she showed a recovery code. */
  recovered: Map<string, number>;
  unsure: Set<string>;
  /** Her apps, and from when on each counts. */
  apps: { secret: string; from: number }[];
  /** The codes that were accepted, recovery codes among them. */
  codes: Set<string>;
}

function shownOf({ memory }: World): Shown {
  const known = (memory.get('shown') as Shown | undefined) ?? {
    at: new Map(),
    recovered: new Map(),
    unsure: new Set(),
    apps: [],
    codes: new Set(),
  };
  memory.set('shown', known);
  return known;
}

const needsFactor = ({ method, path }: Call): boolean => {
  const operationId = operationIdOf(method, path.split('?')[0] ?? path);
  return Object.values(OPERATIONS).some((one) => one.operationId === operationId && one.stepUp !== undefined);
};

/**
 * Somebody with a second factor does what needs one within five minutes of showing it in that very session. A recovery code, and an app that
 * was added with one, let her sign in, and count for nothing else until a day has passed; and each code counts once, while it is shown.
 */
export function factorsAreShown(world: World, { audit, now }: Seen, { machine }: Written): void {
  if (!(machine instanceof ServerProcess)) return;
  const { adminId } = world.staff.named('tess');
  const shown = shownOf(world);
  for (const { action, admin_id: by, after } of audit) {
    if (by !== adminId || action.endsWith('_refused') || action === 'request.denied') continue;
    const open = world.calls.openIn(machine, adminId);
    if (action === 'admin.show_factor') {
      const own = open.filter(({ call }) => call.path.endsWith('/second-step'));
      noteShown(world, own, after?.kind === 'recovery_code', now);
      continue;
    }
    const isShown = ({ token, at }: Attempt) => (shown.at.get(hashSecret(token)) ?? 0) > at - COUNTS_MS;
    if (action === 'admin.add_factor') {
      const own = open.filter(({ call }) => call.path.endsWith('/factors/totp'));
      const isRecovered = ({ token, at }: Attempt) => (shown.recovered.get(hashSecret(token)) ?? 0) > at - COUNTS_MS;
      // The first one follows the password, and adding one is no showing.
      const counts = shown.apps.length === 0 || own.some(isShown);
      if (!counts && !own.some(isRecovered)) throw new Wrong('factor', 'tess adds an app, and has shown nothing');
      for (const { token } of own) needFactor(world).delete(hashSecret(token));
      const challenges = own.map(({ call }) => (call.body as { challenge: string }).challenge);
      for (const secret of challenges.flatMap((one) => offeredSecrets(world).get(one) ?? []))
        shown.apps.push({ secret, from: counts ? 0 : now + WAITS_MS });
      continue;
    }
    if (shown.apps.length === 0) continue;
    if (!open.some((one) => !needsFactor(one.call) || isShown(one)))
      throw new Wrong('factor', `${action} by tess, who has shown no factor for five minutes`);
  }
}

function noteShown(world: World, own: Attempt[], isRecovery: boolean, now: number): void {
  const shown = shownOf(world);
  const codeOf = ({ call }: Attempt) => {
    const { code, recovery_code: recovery } = call.body as { code?: string; recovery_code?: string };
    return (isRecovery ? recovery : code) ?? '';
  };
  const fitting = own.filter((one) => codeOf(one) !== '');
  const { code, counts } = isRecovery
    ? { code: fitting.map(codeOf).find((one) => recoveryCodesOf(world).all.has(one)), counts: false }
    : newCode(shown, fitting.map(codeOf), now);
  if (code === undefined || (isRecovery && shown.codes.has(code)))
    throw new Wrong('factor', `the code ${fitting.map(codeOf).join(' or ')} counts, and was used or is none`);
  shown.codes.add(code);
  const hashes = new Set(fitting.map(({ token }) => hashSecret(token)));
  for (const hash of hashes) {
    if (isRecovery) shown.recovered.set(hash, now);
    else if (counts) shown.at.set(hash, now);
    else if (!needFactor(world).has(hash))
      throw new Wrong('factor', 'an app counts that was added with a recovery code');
    needFactor(world).delete(hash);
  }
  // Of several sessions it is not known which one has shown it.
  if (hashes.size > 1) for (const hash of hashes) shown.unsure.add(hash);
}

/** The code among these that an app of hers shows about now, and did not show before. */
function newCode({ apps, codes }: Shown, given: string[], now: number): { code: string | undefined; counts: boolean } {
  for (const { secret, from } of apps) {
    const right = [-1, 0, 1].map((steps) => codeAt(secret, now + steps * STEP_MS));
    const code = given.find((one) => right.includes(one) && !codes.has(one));
    if (code !== undefined) return { code, counts: from <= now };
  }
  return { code: undefined, counts: false };
}

/** Nobody is asked for a factor that they showed a moment ago. */
export function nobodyIsAskedTwice(world: World, { call, token, at }: Attempt, { status, body }: Answer): void {
  if (status !== 403 || body?.code !== 'step_up_required') return;
  const { at: shown, apps, unsure } = shownOf(world);
  const hash = hashSecret(token);
  const since = shown.get(hash) ?? 0;
  if (apps.length > 0 && !unsure.has(hash) && since < at && since > world.now - COUNTS_MS)
    throw new Wrong('factor', `call ${call.id} is asked for a factor, which was shown ${world.now - since} ms ago`);
}
