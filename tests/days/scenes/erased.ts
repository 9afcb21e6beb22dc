import type { Random } from '../../../demo/random.ts';
import type { Kind } from '../../../simulator/platform.ts';
import type { PlatformPlayer } from '../../../src/generated/model/platformPlayer.ts';
import type { PlatformTransaction } from '../../../src/generated/model/platformTransaction.ts';
import type { PlatformWithdrawal } from '../../../src/generated/model/platformWithdrawal.ts';
import { personalOf, send, sendFile } from '../actors/platform.ts';
import { memoryOf, type Version } from '../actors/platform-memory.ts';
import { eraseAtTheConsole, nameOf } from '../erasures.ts';
import { finish, goThrough, takeTurns } from '../under-way.ts';
import type { World } from '../world.ts';
import type { Scene } from './all.ts';

/** More turns than it takes until a record is stored. */
const TURNS = 12;
const KINDS: readonly Kind[] = ['players', 'withdrawals', 'transactions'];
const PLAYERS = '/api/admin/players';

/** A player is erased twice, while the platform stores what is theirs, and people write about them. */
export const erasedTwice: Scene = {
  name: 'erased twice',
  weight: 3,
  async play(world, random) {
    const players = [...new Set(world.known.stops.playerOf.values())];
    if (players.length === 0) return;
    const player = random.pick(players);
    for (let times = 2; times > 0; times--) {
      const known = world.calls.all.length;
      await world.act(random, () => {
        const versions = newVersions(world, player);
        for (const kind of KINDS)
          sendSome(
            world,
            random,
            versions.filter((one) => one.kind === kind),
          );
        writeAbout(world, random, player);
      });
      const calls = world.calls.all.slice(known);
      for (const { attempts } of calls)
        await takeTurns(world, random, () => attempts.map(({ task }) => task), random.int(0, TURNS));
      await world.act(random, () => eraseAtTheConsole(world, player));
      for (const call of calls) await finish(world, random, call);
      await goThrough(world, random, () => decideAbout(world, random, player));
    }
  },
};

function sendSome(world: World, random: Random, versions: Version[]): void {
  const memory = memoryOf(world);
  if (random.chance(0.3)) sendFile(world, memory, versions, random);
  else send(world, memory, versions);
}

/** The player has another name, asks for money once more, and has bought once more. */
function newVersions(world: World, player: string): Version[] {
  const at = new Date(world.host.time).toISOString();
  const isTheirs = (one: { player_id: string }) => one.player_id === player;
  const before = (world.book.newest('players') as PlatformPlayer[]).find(isTheirs);
  const request = (world.book.newest('withdrawals') as PlatformWithdrawal[]).findLast(isTheirs);
  const bought = (world.book.newest('transactions') as PlatformTransaction[]).findLast(
    (one) => isTheirs(one) && one.status === 'completed',
  );
  const made: Version[] = [];
  if (before)
    made.push({ kind: 'players', record: { ...before, display_name: `New ${nameOf(player)}`, updated_at: at } });
  if (request) {
    const record = { ...request, withdrawal_id: `${request.withdrawal_id}-${world.moment}`, occurred_at: at };
    made.push({ kind: 'withdrawals', record });
  }
  if (bought) {
    const id = `${bought.transaction_id}-${world.moment}`;
    made.push({ kind: 'transactions', record: { ...bought, transaction_id: id, occurred_at: at, updated_at: at } });
    made.push({ kind: 'transactions', record: { ...bought, updated_at: at } });
  }
  const all = made.map(personalOf);
  for (const { kind, record } of all) world.book.send(kind, record);
  memoryOf(world).waiting.push(...all);
  return all;
}

function writeAbout(world: World, random: Random, player: string): void {
  const caller = world.staff.named(random.pick(['rosa', 'rick', 'ada']));
  const text = `#${world.calls.next} Talked to ${nameOf(player)}`;
  world.calls.begin({ caller, path: `${PLAYERS}/${player}/notes`, body: { text } });
}

/** Somebody decides a transaction that is pending, of this player if there is one, and says why. */
function decideAbout(world: World, random: Random, player: string) {
  const open = world.seen?.open ?? [];
  const theirs = (world.book.newest('transactions') as PlatformTransaction[]).filter((one) => one.player_id === player);
  const own = open.filter(({ transaction_id: id }) => theirs.some((one) => one.transaction_id === id));
  if (own.length === 0) return undefined;
  const { id } = random.pick(own);
  const body = { status: 'completed', notes: `#${world.calls.next} Talked to ${nameOf(player)}` };
  return world.calls.begin({
    caller: world.staff.named('ada'),
    method: 'PUT',
    path: `/api/admin/transactions/${id}/status`,
    body,
  });
}
