import type { Random } from '../../demo/random.ts';
import { hashSecret, newSecret } from '../../server/authentication/tokens.ts';
import type { Caller } from './call.ts';
import { sessionIdOf } from './staff.ts';
import type { World } from './world.ts';

/** How long sessions last: eight hours, and what is left of those that began earlier. */
const SESSION_MINUTES = [480, 480, 120, 20];
/** A deadline with less time left will pass while somebody acts. */
const SOON_MS = 60_000;

/** Signs somebody in again whose session has ended, or ends soon. */
export function renewSession(world: World, caller: Caller): void {
  const hash = hashSecret(caller.token);
  const proof = world.known.proofs.last?.find((one) => one.hash === hash);
  if (caller !== world.staff.platform && (proof?.until ?? 0) < world.now + SOON_MS) signInAgain(world, caller);
}

/** The sessions, by the hashes of their tokens, that reach nothing before a factor was shown. */
export function needFactor({ memory }: World): Set<string> {
  const known = (memory.get('need a factor') as Set<string> | undefined) ?? new Set();
  memory.set('need a factor', known);
  return known;
}

/** Gives somebody a new session, which may have to show a factor first; the sign-in itself has tests of its own. */
export function signInAgain(world: World, caller: Caller, needsFactor = false): void {
  world.check(async () => {
    caller.token = world.host.inside(world.databaseMachine, newSecret);
    if (needsFactor) needFactor(world).add(hashSecret(caller.token));
    const minutes = world.drawing.pick(SESSION_MINUTES);
    await world.change(() =>
      world.rows(
        `insert into sessions (token_hash, session_id, admin_id, expires_at, needs_factor)
          values ($1, $2, $3, now() + $4::int * interval '1 minute', $5)`,
        [hashSecret(caller.token), sessionIdOf(caller), caller.adminId, minutes, needsFactor],
      ),
    );
  });
}

/** After such an idle time a session has ended. */
const SESSION_IDLE = '30 minutes';
/** How long ago everybody was active last, when time has passed. */
const LAST_ACTIVE_SECONDS = [0, 0, 90, 400];

/** Those whose sessions were in force went on using the portal meanwhile: some until now, others until a few minutes ago. */
export async function keepActive(world: World, random: Random, before: number): Promise<void> {
  const ago = random.pick(LAST_ACTIVE_SECONDS);
  await world.change(() =>
    world.rows(
      `update sessions set last_active_at = greatest(last_active_at, now() - $3::int * interval '1 second')
        where last_active_at > $1::timestamptz - $2::interval`,
      [new Date(before).toISOString(), SESSION_IDLE, ago],
    ),
  );
}
