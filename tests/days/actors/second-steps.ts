import { TOTP } from 'otpauth';
import type { Random } from '../../../demo/random.ts';
import { type Actor, someWithdrawal } from '../actor.ts';
import type { Answer } from '../call.ts';
import type { World } from '../world.ts';

const ME = '/api/admin/me';
const STEP_MS = 30_000;
/** An effect that needs a second factor has one that was shown recently. */
const CHANGES = ['approve', 'approve', 'sessions', 'resume', 'codes', 'secret'] as const;
/** Which code is shown: mostly that of this half minute, else one that is too old, or will come. */
const OFFSETS = [0, 0, 0, -1, -1, 1, -3, 3];

/** The secret of her authenticator app; undefined until there is one. */
export const secretOfApp = ({ memory }: World): string | undefined =>
  memory.get('secret of the app') as string | undefined;

/** The secrets that she was offered, by the challenge with which she proves that an app has one. */
export function offeredSecrets({ memory }: World): Map<string, string> {
  const offered = (memory.get('offered secrets') as Map<string, string> | undefined) ?? new Map();
  memory.set('offered secrets', offered);
  return offered;
}

/** Her recovery codes that she has not used, and all that she ever had. */
export function recoveryCodesOf({ memory }: World): { left: string[]; all: Set<string> } {
  const codes = (memory.get('recovery codes') as { left: string[]; all: Set<string> } | undefined) ?? {
    left: [],
    all: new Set(),
  };
  memory.set('recovery codes', codes);
  return codes;
}

function keepRecoveryCodes(world: World, { status, body }: Answer): void {
  if (status >= 300 || !body.recovery_codes) return;
  const codes = recoveryCodesOf(world);
  codes.left = body.recovery_codes;
  for (const code of codes.left) codes.all.add(code);
}

/** She signs in with a recovery code, sometimes one that she has used before. */
export function recover(world: World, random: Random): void {
  const { left, all } = recoveryCodesOf(world);
  const code = random.chance(0.8) ? left.shift() : random.pick([...all]);
  if (code === undefined) return;
  const body = { recovery_code: code };
  world.calls.begin({ caller: world.staff.named('tess'), path: `${ME}/second-step`, body, isKeyed: false });
}

export const codeAt = (secret: string, timestamp: number): string => new TOTP({ secret }).generate({ timestamp });

/** An administrator with an authenticator app, the only one who has to show a second factor: she does, or does not, and does what needs one. */
export const secondSteps: Actor = {
  name: 'second steps',
  weight: 2,
  act(world, random) {
    const secret = secretOfApp(world);
    if (secret === undefined) return enrol(world, random);
    if (random.chance(0.5)) return showCode(world, random, secret);
    changeSomething(world, random);
  },
};

/** She does something, mostly what needs a factor that was shown. */
export function changeSomething(world: World, random: Random): void {
  const caller = world.staff.named('tess');
  const text = `#${world.calls.next}`;
  const what = random.pick(CHANGES);
  const id = someWithdrawal(world, random, ['pending', 'pending_review']);
  if (what === 'approve' && id !== undefined)
    world.calls.begin({
      caller,
      path: `/admin/withdrawal/withdrawals/${id}/approve`,
      body: { notes: text },
      ids: [id],
    });
  if (what === 'sessions') world.calls.begin({ caller, method: 'DELETE', path: '/api/admin/admins/adm_rita/sessions' });
  if (what === 'resume') world.calls.begin({ caller, path: '/api/admin/system/payments/resume' });
  if (what === 'codes') {
    const answered = (answer: Answer) => keepRecoveryCodes(world, answer);
    world.calls.begin({ caller, path: `${ME}/recovery-codes`, isKeyed: false, answered });
  }
  if (what === 'secret') enrol(world, random);
}

/** She shows a code, sometimes the same as before. */
export function showCode(world: World, random: Random, secret: string): void {
  const before = world.memory.get('shown code') as string | undefined;
  const code =
    before !== undefined && random.chance(0.2) ? before : codeAt(secret, world.now + random.pick(OFFSETS) * STEP_MS);
  world.memory.set('shown code', code);
  world.calls.begin({ caller: world.staff.named('tess'), path: `${ME}/second-step`, body: { code }, isKeyed: false });
}

/** She is offered a secret, and proves at once or minutes later that her app has it. */
export function enrol(world: World, random: Random): void {
  const caller = world.staff.named('tess');
  const later = random.pick([0, 0, 20_000, 890_000, 910_000]);
  const answered = ({ status, body }: Answer) => {
    if (status !== 200) return;
    offeredSecrets(world).set(body.challenge, body.secret);
    world.later(later, () => {
      const request = { name: 'App', challenge: body.challenge, code: codeAt(body.secret, world.now) };
      const added = (answer: Answer) => {
        if (answer.status !== 201) return;
        if (secretOfApp(world) === undefined) world.memory.set('secret of the app', body.secret);
        else world.memory.set('secret of another app', body.secret);
        keepRecoveryCodes(world, answer);
      };
      world.calls.begin({ caller, path: `${ME}/factors/totp`, body: request, isKeyed: false, answered: added });
    });
  };
  world.calls.begin({ caller, path: `${ME}/factors/totp/options`, isKeyed: false, answered });
}
