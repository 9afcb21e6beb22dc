import type { Database } from '../../server/db/database.ts';
import { CONSOLE } from '../../server/domain/actor.ts';
import { erasePlayer } from '../../server/players/erase-commands.ts';
import { HeldPlayer } from '../../server/players/refusals.ts';
import type { World } from './world.ts';
import { Wrong } from './wrong.ts';

// The erased players, by the simulation's own notes, and the data of theirs that is still there.

const erasedOf = ({ memory }: World): Set<string> => {
  const known = (memory.get('erased') as Set<string> | undefined) ?? new Set();
  memory.set('erased', known);
  return known;
};

export const wasErased = (world: World, playerId: string): boolean => erasedOf(world).has(playerId);

/** What only the person's own data contains: ids and books have the player's id in capitals. */
export const nameOf = (playerId: string): string => playerId.slice(4).toLowerCase();

const PERSONAL =
  /"(player_email|display_name|company_name|contact_email|contact_phone|text|notes)":("(?:[^"\\]|\\.)*"|null)/g;

/** An answer, as it may be repeated: without what may have been erased meanwhile. */
export const asRepeated = (world: World, text: string): string =>
  erasedOf(world).size === 0 ? text : text.replaceAll(PERSONAL, '"$1":null');

/** Somebody at the console erases a player, also one who was erased before, of whom an earlier version of the server has left something. */
export function eraseAtTheConsole(world: World, playerId: string): void {
  world.check(async () => {
    const isHeld = world.known.stops.all.some((one) => one.is_hold && one.player_id === playerId);
    const erased = erasedOf(world);
    if (erased.has(playerId) && !isHeld) await leaveSomething(world, playerId);
    const isNew = await world.change(() => world.verify((db) => erase(db, playerId)));
    world.log(`the console: erase ${playerId}, which is ${isNew === undefined ? 'refused' : 'done'}`);
    if ((isNew === undefined) !== isHeld)
      throw new Wrong('erasure', `erasing ${playerId} is ${isHeld ? 'done under' : 'refused without'} a hold`);
    if (isNew === undefined) return;
    if (isNew === erased.has(playerId)) throw new Wrong('erasure', `${playerId} is erased as if the first time`);
    erased.add(playerId);
    await nothingIsLeft(world);
  });
}

/** @returns whether they had not been erased before; undefined when that is refused */
async function erase(db: Database, playerId: string): Promise<boolean | undefined> {
  try {
    return (await erasePlayer(db, CONSOLE, playerId)).isNew;
  } catch (error) {
    if (error instanceof HeldPlayer) return undefined;
    throw error;
  }
}

async function leaveSomething(world: World, playerId: string): Promise<void> {
  const left = `left of ${nameOf(playerId)}`;
  await world.rows('update withdrawals set company_name = $2 where player_id = $1', [playerId, left]);
  await world.rows('update transactions set notes = $2 where player_id = $1', [playerId, left]);
}

const LEFT = `select what from (
  select 'the address or name of ' || player_id as what from players
    where player_id = any($1) and (email is not null or display_name is not null)
  union all select 'the contact of ' || withdrawal_id from withdrawals
    where player_id = any($1) and coalesce(company_name, contact_email, contact_phone) is not null
  union all select 'the note of ' || transaction_id from transactions where player_id = any($1) and notes is not null
  union all select 'the text of note ' || note_id from notes where player_id = any($1) and text is not null
  union all select 'an earlier text of note ' || note_id from note_versions join notes using (note_id)
    where player_id = any($1) and note_versions.text is not null
  union all select 'the text of line ' || id || ' of a statement' from statement_lines
    where concat(text, reference, details::text) like any($2)
  union all select 'the answer to ' || key from idempotency_keys where answer like any($2)
  union all select 'the reason of row ' || audit_id from audit_log join audit_texts using (audit_id)
    where action in ('player.reveal', 'withdrawal.reveal', 'transaction.update_status') and text like any($2)
) as remains order by what limit 1`;

/** @throws Wrong when something is there that identifies somebody who was erased */
export async function nothingIsLeft(world: World): Promise<void> {
  const erased = [...erasedOf(world)];
  if (erased.length === 0) return;
  const named = erased.map((playerId) => `%${nameOf(playerId)}%`);
  const [left] = await world.rows<{ what: string }>(LEFT, [erased, named]);
  if (left) throw new Wrong('erasure', `${left.what} is there, and the player was erased`);
}
