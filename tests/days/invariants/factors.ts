import { hashSecret } from '../../../server/authentication/tokens.ts';
import { operationIdOf } from '../../../server/http/operations.ts';
import { OPERATIONS } from '../../../src/generated/operations.ts';
import { codeAt, secretOfApp } from '../actors/second-steps.ts';
import type { Answer, Attempt, Call } from '../call.ts';
import type { Seen } from '../facts.ts';
import { ServerProcess } from '../server-process.ts';
import type { World } from '../world.ts';
import { Wrong } from '../wrong.ts';
import type { Written } from './all.ts';

const STEP_MS = 30_000;
/** For so long a factor counts after it was shown. */
const COUNTS_MS = 300_000;

interface Shown {
  /** By session, when she last showed a factor. */
  at: Map<string, number>;
  unsure: Set<string>;
  hasFactor: boolean;
  /** The codes that were accepted. */
  codes: Set<string>;
}

function shownOf({ memory }: World): Shown {
  const known = (memory.get('shown') as Shown | undefined) ?? {
    at: new Map(),
    unsure: new Set(),
    hasFactor: false,
    codes: new Set(),
  };
  memory.set('shown', known);
  return known;
}

const needsFactor = ({ method, path }: Call): boolean => {
  const operationId = operationIdOf(method, path.split('?')[0] ?? path);
  return Object.values(OPERATIONS).some((one) => one.operationId === operationId && one.stepUp !== undefined);
};

/** Somebody with a second factor does what needs one within five minutes of showing it in that very session; and each code counts once, while it is shown. */
export function factorsAreShown(world: World, { audit, now }: Seen, { machine }: Written): void {
  if (!(machine instanceof ServerProcess)) return;
  const { adminId } = world.staff.named('tess');
  const shown = shownOf(world);
  for (const { action, admin_id: by } of audit) {
    if (by !== adminId || action.endsWith('_refused') || action === 'request.denied') continue;
    const open = world.calls.openIn(machine, adminId);
    // The first one follows the password, and adding one is no showing.
    if (action === 'admin.add_factor' && !shown.hasFactor) {
      shown.hasFactor = true;
      continue;
    }
    if (action === 'admin.show_factor') {
      const own = open.filter(({ call }) => call.path.endsWith('/second-step'));
      requireNewCode(world, shown, own, now);
      const hashes = new Set(own.map(({ token }) => hashSecret(token)));
      for (const hash of hashes) shown.at.set(hash, now);
      // Of several sessions it is not known which one has shown it.
      if (hashes.size > 1) for (const hash of hashes) shown.unsure.add(hash);
      continue;
    }
    if (!shown.hasFactor) continue;
    const isRight = ({ call, token, at }: Attempt) =>
      !needsFactor(call) || (shown.at.get(hashSecret(token)) ?? 0) > at - COUNTS_MS;
    if (!open.some(isRight)) throw new Wrong('factor', `${action} by tess, who has shown no factor for five minutes`);
  }
}

function requireNewCode(world: World, { codes }: Shown, open: Attempt[], now: number): void {
  const secret = secretOfApp(world);
  if (secret === undefined) return;
  const right = [-1, 0, 1].map((steps) => codeAt(secret, now + steps * STEP_MS));
  const given = open.map(({ call }) => (call.body as { code?: string } | undefined)?.code ?? '');
  const code = given.find((one) => right.includes(one) && !codes.has(one));
  if (code === undefined)
    throw new Wrong('factor', `the code ${given.join(' or ')} counts, and ${right.join(', ')} would`);
  codes.add(code);
}

/** Nobody is asked for a factor that they showed a moment ago. */
export function nobodyIsAskedTwice(world: World, { call, token, at }: Attempt, { status, body }: Answer): void {
  if (status !== 403 || body?.code !== 'step_up_required') return;
  const { at: shown, hasFactor, unsure } = shownOf(world);
  const hash = hashSecret(token);
  const since = shown.get(hash) ?? 0;
  if (hasFactor && !unsure.has(hash) && since < at && since > world.now - COUNTS_MS)
    throw new Wrong('factor', `call ${call.id} is asked for a factor, which was shown ${world.now - since} ms ago`);
}
