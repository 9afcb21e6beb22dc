import { inWords } from '../../../server/domain/money.ts';
import type { Seen } from '../facts.ts';
import type { World } from '../world.ts';
import { Wrong } from '../wrong.ts';

/** On a day with a limit not more is sent within an hour. */
export function limitsHold({ circumstances }: World, { sentCents }: Seen): void {
  const { hourCents } = circumstances.limits;
  if (hourCents !== undefined && sentCents > hourCents)
    throw new Wrong('limit', `${inWords(sentCents)} were sent within an hour`);
}
