import type { Random } from '../../../server/demo/random.ts';
import { idOfServiceToken } from '../../../server/http/service-token.ts';
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
    const what = random.pick(['sign out', 'end', 'end', 'others', 'token']);
    if (what === 'token') return replaceToken(world, random);
    const name = random.pick(PEOPLE);
    if (what === 'end') return void endSessions(world, name);
    const caller = world.staff.named(name);
    // Nobody asks for the answer, and the next call signs in again.
    if (what === 'sign out') return void world.calls.begin({ caller, path: '/auth/admin-logout', isKeyed: false });
    world.calls.begin({ caller, method: 'DELETE', path: '/api/admin/me/sessions' });
  },
};

/** An administrator ends all sessions of somebody. */
export const endSessions = (world: World, name: string) =>
  world.calls.begin({
    caller: world.staff.named('ada'),
    method: 'DELETE',
    path: `/api/admin/admins/adm_${name}/sessions`,
  });

/** The platform gets a new token; the one before is revoked some minutes later, while calls with it are under way. */
function replaceToken(world: World, random: Random): void {
  const { platform } = world.staff;
  const caller = world.staff.named('otto');
  const revokedAfter = random.int(1, 5) * MINUTE_MS;
  const answered = ({ status, body }: Answer) => {
    if (status !== 201) return;
    const before = idOfServiceToken(platform.token);
    world.later(revokedAfter, () => {
      platform.token = body.token;
      world.calls.begin({ caller, method: 'DELETE', path: `${TOKENS}/${before}` });
    });
  };
  // Its answer holds a secret, so it is not kept for a key.
  world.calls.begin({ caller, path: TOKENS, body: {}, isKeyed: false, answered });
}
