import type { Random } from '../../../demo/random.ts';
import { hashSecret } from '../../../server/authentication/tokens.ts';
import { idOfServiceToken } from '../../../server/secrets/service-token.ts';
import type { Actor } from '../actor.ts';
import type { Answer } from '../call.ts';
import type { World } from '../world.ts';

const MINUTE_MS = 60_000;
const TOKENS = '/api/admin/service-accounts/svc_platform/tokens';
const PEOPLE = ['rosa', 'rick', 'rita', 'fay', 'fred', 'carl', 'alan'];

/** People whose sessions end, by themselves or by an administrator, and the platform's token, which is replaced by another one. */
export const signIns: Actor = {
  name: 'sign-ins',
  weight: 3,
  act(world, random) {
    if (hasNoToken(world)) return replaceToken(world, random);
    const what = random.pick(['sign out', 'end', 'end', 'others', 'token']);
    if (what === 'token') return replaceToken(world, random);
    const name = random.pick(PEOPLE);
    if (what === 'end') return void endSessions(world, name);
    const caller = world.staff.named(name);
    // Nobody asks for the answer, and the next call signs in again.
    if (what === 'sign out') return void world.calls.begin({ caller, path: '/auth/admin-logout', isKeyed: false });
    world.calls.begin({ caller, method: 'DELETE', path: '/api/admin/me/sessions' });
  },
  end(world) {
    if (hasNoToken(world)) replaceToken(world, world.drawing);
  },
};

/** In the end no token may have less time left. */
const ENOUGH_MS = 30 * 86_400_000;

/** Whether the platform's token has ended, or will soon when nobody has time to replace it any more. */
function hasNoToken({ known, staff: { platform }, now, isEnding }: World): boolean {
  const hash = hashSecret(platform.token);
  const until = known.proofs.last?.find((one) => one.hash === hash)?.until ?? 0;
  return until < now + (isEnding ? ENOUGH_MS : 0);
}

/** An administrator ends all sessions of somebody. */
export const endSessions = (world: World, name: string) =>
  world.calls.begin({
    caller: world.staff.named('ada'),
    method: 'DELETE',
    path: `/api/admin/admins/adm_${name}/sessions`,
  });

/**
 * The platform gets a new token; the one before is revoked some minutes later, while calls with it are under way.
 *
 * @param days for which the token is given; by default as long as they usually are
 */
export function replaceToken(world: World, random: Random, days?: number): void {
  const { platform } = world.staff;
  const caller = world.staff.named('otto');
  const revokedAfter = hasNoToken(world) ? 0 : random.int(1, 5) * MINUTE_MS;
  const unanswered = () => {
    if (hasNoToken(world)) world.later(MINUTE_MS, () => replaceToken(world, world.drawing));
  };
  const answered = ({ status, body }: Answer) => {
    if (status !== 201) return;
    const before = idOfServiceToken(platform.token);
    world.later(revokedAfter, () => {
      platform.token = body.token;
      world.calls.begin({ caller, method: 'DELETE', path: `${TOKENS}/${before}` });
    });
  };
  // Its answer holds a secret, so it is not kept for a key.
  world.calls.begin({ caller, path: TOKENS, body: { expires_in_days: days }, isKeyed: false, answered, unanswered });
}
