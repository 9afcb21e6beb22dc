import type { PlatformItemOutput } from '../../src/generated/coinopAdminAPI.schemas.zod.ts';
import { InvalidInput } from '../domain/errors.ts';
import { platformTime } from '../domain/platform-clock.ts';
import { availabilityErrors, type NewGameItem } from './commands.ts';
import { itemValues } from './item-values.ts';

export type ItemRecord = ReturnType<typeof itemRecord>;

/** @throws InvalidInput for a version ahead of our clock, and for values that contradict one another */
export function itemRecord({ item_id, game_id, updated_at, ...body }: PlatformItemOutput) {
  const given = itemValues(body);
  const errors = availabilityErrors(given);
  if (errors.length > 0) throw new InvalidInput(errors);
  // The platform sends the whole record: omitted fields are null.
  const values = Object.fromEntries(
    Object.entries(given).map(([name, value]) => [name, value === undefined ? null : value]),
  ) as Complete;
  return { ...values, itemId: item_id, gameId: game_id, platformVersion: platformTime(updated_at, 'updated_at') };
}

type Complete = { [K in keyof NewGameItem]-?: Exclude<NewGameItem[K], undefined> };
