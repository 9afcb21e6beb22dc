import { PlatformGame, PlatformItem, PlatformPlayer } from '../../generated/coinopAdminAPI.schemas.zod.ts';
import { importGameItems, importGames, importPlayers } from '../../generated/imports-changes/imports-changes.ts';
import * as needs from '../../generated/permissions.ts';

export type ImportKind = 'players' | 'games' | 'items';

/** The differences between the kinds of records that a file can hold. */
export const IMPORTS = {
  players: { noun: 'player', call: importPlayers, needs: needs.importPlayers, fields: fieldsOf(PlatformPlayer.shape) },
  games: { noun: 'game', call: importGames, needs: needs.importGames, fields: fieldsOf(PlatformGame.shape) },
  items: { noun: 'item', call: importGameItems, needs: needs.importGameItems, fields: fieldsOf(PlatformItem.shape) },
} as const;

/** The names of all fields, and of those that each record must have. */
function fieldsOf(shape: Record<string, { safeParse: (value: unknown) => { success: boolean } }>) {
  const all = Object.keys(shape);
  return { all, required: all.filter((name) => shape[name]?.safeParse(undefined).success === false) };
}
