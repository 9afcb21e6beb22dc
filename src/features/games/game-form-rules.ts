import { zodResolver } from '@hookform/resolvers/zod';
import { object, string } from 'zod';
import { UpdateGameRequest } from '../../generated/coinopAdminAPI.schemas.zod.ts';
import type { Game } from '../../generated/model/game.ts';
import { hasTwoDecimals } from '../../lib/form-rules.ts';
import { toRequest } from './game-form-values.ts';

const typed = object({
  game_name: string(),
  developer: string(),
  genre: string(),
  description: string(),
  image_url: string(),
  platform_fee_percent: string(),
});

/** The contract's request, and the one rule that a JSON schema cannot express. */
const request = UpdateGameRequest.refine(({ platform_fee_percent: fee = 0 }) => hasTwoDecimals(fee), {
  path: ['platform_fee_percent'],
  error: 'At most two decimals',
  // Runs even if other fields are invalid; otherwise this message would appear one submit later.
  when: () => true,
});

type Issue = { code?: string; path?: PropertyKey[]; origin?: unknown; maximum?: unknown };

/** The generated schemas have the limits; this adds the messages. */
function wordsOf({ code, path, origin, maximum }: Issue): string | undefined {
  if (path?.[0] === 'platform_fee_percent') return code === 'custom' ? undefined : 'Enter a percentage from 0 to 100';
  if (code === 'too_big' && origin === 'string') return `At most ${maximum} characters`;
  if (path?.[0] === 'game_name') return 'Name is required';
  if (path?.[0] === 'image_url') return 'Must start with http:// or https:// and contain no spaces';
  return undefined;
}

/** Converts the form's values to the request, and validates it. @param game the version that the edit is based on */
export function gameResolver(game: Game) {
  return zodResolver(typed.transform((values) => toRequest(values, game)).pipe(request), { error: wordsOf });
}
