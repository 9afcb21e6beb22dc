import type { Game } from '../../generated/model/game.ts';
import type { UpdateGameRequest } from '../../generated/model/updateGameRequest.ts';

/** The texts in the fields, as typed. */
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

/** Fields that the API omits are not editable; null counts as present. */
export function hasField(game: Game, field: GameField): boolean {
  return game[field] !== undefined;
}

/**
 * The request that changes `game` to the form's values; null for a text that was emptied. It must be validated before
 * it is sent: a fee that is not a number becomes NaN.
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
  // The version that the edit is based on, for a back end that has versions.
  return { ...Object.fromEntries(known), ...(game.updated_at !== undefined && { updated_at: game.updated_at }) };
}

/** A fee can be changed but not removed, so an emptied field is NaN. If there was no fee, an empty field means none. */
function percentOf(text: string, { platform_fee_percent: before }: Game): number | undefined {
  const digits = text.trim();
  if (digits === '' && typeof before !== 'number') return undefined;
  return /^-?(\d+\.?\d*|\.\d+)$/.test(digits) ? Number(digits) : Number.NaN;
}
