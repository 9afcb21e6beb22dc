import { afterAll, beforeAll, expect, test } from 'vitest';
import { embeddedSnapshot } from '../shared.ts';
import { openDatabase, type TestedDatabase } from './database.ts';
import { play, SHIFT } from './day.ts';
import { realNow } from './host.ts';
import { search, writeSteps } from './search.ts';
import { SEEDS } from './seeds.ts';

/** New seeds are played for so long; at least one is. */
const NEW_MS = 8_000;
const SHRINK_MS = 60_000;

let database: TestedDatabase;
beforeAll(async () => {
  database = await openDatabase(await embeddedSnapshot());
});
afterAll(() => database?.close());

const textsOf = async (seed: number) => (await play({ seed, length: SHIFT, database })).lines.map(({ text }) => text);

/** Fails with the log of the smallest day that fails in the same way. */
async function expectNothingWrong(seed: number): Promise<void> {
  const found = await search(database, seed, SHIFT, SHRINK_MS);
  if (!('steps' in found)) return;
  const log = found.played.lines.filter(({ isDetail }) => !isDetail).map(({ text }) => text);
  expect.fail(`npm run days -- --seed ${seed} --only ${writeSteps(found.steps)}\n${log.join('\n')}`);
}

test('the same seed gives the same shift, to the byte', async () => {
  const first = await textsOf(SEEDS[0]?.seed ?? 0);
  expect(await textsOf(SEEDS[0]?.seed ?? 0)).toEqual(first);
});

test.each(SEEDS.slice(1))('nothing goes wrong in shift $seed: $why', ({ seed }) => expectNothingWrong(seed));

test('nothing goes wrong in shifts that nobody has played before', async () => {
  const until = realNow() + NEW_MS;
  let seed = Math.floor(Date.now() / 1_000) * 100;
  do {
    process.stdout.write(`shift ${seed}\n`);
    await expectNothingWrong(seed++);
  } while (realNow() < until);
});
