import type { Random } from '../../../demo/random.ts';
import { type Actor, somebody, someWithdrawal } from '../actor.ts';
import type { Call } from '../call.ts';
import { isInForce } from '../stops.ts';
import type { World } from '../world.ts';

const PLAYERS = '/api/admin/players';
const ON_THEIR_WAY = ['approved', 'approved', 'processing', 'pending', 'failed'];
const MINUTE_MS = 60_000;

/** Reviewers freeze players, administrators place them on hold, and they free them again. */
export const compliance: Actor = {
  name: 'compliance',
  weight: 3,
  act(world, random) {
    const { all } = world.known.stops;
    if (all.length > 2 || (all.length > 0 && random.chance(0.4))) {
      const { player_id, is_hold } = random.pick(all);
      return free(world, player_id, is_hold, random.pick(['ada', 'rosa', 'rick']));
    }
    const ended = all.find((one) => !isInForce(one, world.now));
    // A freeze that has ended by itself is followed by another one.
    if (ended && random.chance(0.5)) return void freeze(world, random, ended.player_id);
    const id = someWithdrawal(world, random, [random.pick(ON_THEIR_WAY)]);
    if (id !== undefined) stop(world, random, id);
  },
  end(world) {
    for (const { player_id, is_hold } of world.known.stops.all) free(world, player_id, is_hold, 'ada');
  },
};

/** Freezes the player of a withdrawal, or places them on hold. */
export function stop(world: World, random: Random, withdrawalId: string): Call | undefined {
  const player = world.known.stops.playerOf.get(withdrawalId);
  if (player === undefined) return;
  const reason = `#${world.calls.next}`;
  const path = `${PLAYERS}/${player}`;
  if (random.chance(0.3)) {
    const body = { reason, recall_note: reason };
    return world.calls.begin({ caller: world.staff.named('ada'), path: `${path}/hold`, body });
  }
  return freeze(world, random, player);
}

/** Freezes a player, for a while or until somebody ends it. */
export function freeze(world: World, random: Random, player: string, by?: string): Call {
  const reason = `#${world.calls.next}`;
  const until = new Date(world.host.time + world.databaseMachine.offsetMs + random.pick([1, 2, 5, 60]) * MINUTE_MS);
  const body = { reason, ...(random.chance(0.4) && { until: until.toISOString() }) };
  const caller = somebody(world, random, by === undefined ? ['ada', 'rosa', 'rick', 'rita'] : [by], 'players.freeze');
  return world.calls.begin({ caller, path: `${PLAYERS}/${player}/freeze`, body });
}

export function free(world: World, player: string, isHold: boolean, by: string): void {
  const path = `${PLAYERS}/${player}/${isHold ? 'release-hold' : 'unfreeze'}`;
  world.calls.begin({ caller: world.staff.named(by), path, body: { reason: `#${world.calls.next}` } });
}
