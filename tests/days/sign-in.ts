import { hashSecret, newSecret } from '../../server/authentication/tokens.ts';
import type { Caller } from './call.ts';
import { sessionIdOf } from './staff.ts';
import type { World } from './world.ts';

/** How long sessions last: eight hours, and what is left of those that began earlier. */
const SESSION_MINUTES = [480, 480, 120, 20];

/** Gives somebody a new session; the sign-in itself has tests of its own. */
export function signInAgain(world: World, caller: Caller): void {
  world.check(async () => {
    caller.token = world.host.inside(world.databaseMachine, newSecret);
    const minutes = world.drawing.pick(SESSION_MINUTES);
    await world.rows(
      `insert into sessions (token_hash, session_id, admin_id, expires_at) values ($1, $2, $3, now() + $4::int * interval '1 minute')`,
      [hashSecret(caller.token), sessionIdOf(caller), caller.adminId, minutes],
    );
  });
}
