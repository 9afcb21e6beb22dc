import type { Random } from '../../demo/random.ts';
import type { Answer } from './call.ts';
import { happenNext, isWaiting } from './quiet.ts';
import type { World } from './world.ts';
import { Wrong } from './wrong.ts';

const SECOND_MS = 1_000;
const MAX_WAITS = 120;

/** Lets a call be answered, and nothing else begin. */
export async function answerTo(
  world: World,
  random: Random,
  begin: (answered: (answer: Answer) => void) => void,
): Promise<Answer> {
  let answer: Answer | undefined;
  await world.act(random, () =>
    begin((given) => {
      answer = given;
    }),
  );
  for (let waited = 0; !answer; ) {
    if (isWaiting(world)) {
      await happenNext(world, random);
      continue;
    }
    // Somebody signs in again, and calls again a little later.
    if (waited++ === MAX_WAITS) throw new Wrong('end', 'a call is not answered');
    world.host.time += SECOND_MS;
  }
  return answer;
}
