import type { Game } from '../../generated/model/game.ts';
import type { UpdateGameRequest } from '../../generated/model/updateGameRequest.ts';

/** What stands in the fields: texts, as they are typed. */
export type GameFormValues = {
  game_name: string;
  developer: string;
  genre: string;
  description: string;
  image_url: string;
  platform_fee_percent: string;
};
export type GameField = keyof GameFormValues;

export function valuesOf(game: Game): GameFormValues {
  return {
    game_name: game.game_name,
    developer: game.developer ?? '',
    genre: game.genre ?? '',
    description: game.description ?? '',
    image_url: game.image_url ?? '',
    platform_fee_percent: game.platform_fee_percent?.toString() ?? '',
  };
}

/** What a back end does not tell of a game it does not take either; null is told. */
export function hasField(game: Game, field: GameField): boolean {
  return game[field] !== undefined;
}

/**
 * The request that makes `game` what stands in the fields; null where a text was emptied. It is to be checked before it is
 * sent: a fee that is no number is NaN in it.
 */
export function toRequest(values: GameFormValues, game: Game): UpdateGameRequest {
  const fields: UpdateGameRequest = {
    game_name: values.game_name.trim(),
    developer: values.developer.trim() || null,
    genre: values.genre.trim() || null,
    description: values.description.trim() || null,
    image_url: values.image_url.trim() || null,
    platform_fee_percent: percentOf(values.platform_fee_percent, game),
  };
  const known = Object.entries(fields).filter(
    ([field, value]) => hasField(game, field as GameField) && value !== undefined,
  );
  // The version that the edit is based on, where the back end counts versions.
  return { ...Object.fromEntries(known), ...(game.updated_at !== undefined && { updated_at: game.updated_at }) };
}

/** A fee can be changed but not taken away: an emptied field is no number. Where there was none, an empty one is none. */
function percentOf(text: string, { platform_fee_percent: before }: Game): number | undefined {
  const digits = text.trim();
  if (digits === '' && typeof before !== 'number') return undefined;
  return /^-?(\d+\.?\d*|\.\d+)$/.test(digits) ? Number(digits) : Number.NaN;
}
