import { afterAll, beforeAll, expect, test } from 'vitest';
import { embeddedSnapshot } from '../shared.ts';
import { openDatabase, type TestedDatabase } from './database.ts';
import { play, SHIFT } from './day.ts';
import { search, writeSteps } from './search.ts';
import { SEEDS } from './seeds.ts';

const SHRINK_MS = 60_000;
/** Less than a shift, because it is played twice: enough for each kind of chance to be drawn. */
const HALF = { ...SHIFT, steps: SHIFT.steps / 2, ms: SHIFT.ms / 2 };

let database: TestedDatabase;
beforeAll(async () => {
  database = await openDatabase(await embeddedSnapshot());
});
afterAll(() => database?.close());

/** Fails with the log of the smallest day that fails in the same way. */
async function expectNothingWrong(seed: number): Promise<void> {
  const found = await search(database, seed, SHIFT, SHRINK_MS);
  if (!('steps' in found)) return;
  const log = found.played.lines.filter(({ isDetail }) => !isDetail).map(({ text }) => text);
  expect.fail(`npm run days -- --seed ${seed} --only ${writeSteps(found.steps)}\n${log.join('\n')}`);
}

test('the same seed gives the same half of a shift, to the byte', async () => {
  const { lines, wrong } = await play({ seed: 1000, length: HALF, database });
  expect(wrong).toBeUndefined();
  expect((await play({ seed: 1000, length: HALF, database })).lines).toEqual(lines);
});

test.each(SEEDS)('nothing goes wrong in shift $seed: $why', ({ seed }) => expectNothingWrong(seed));

test('nothing goes wrong in a shift that nobody has played before', async () => {
  const seed = Math.floor(Date.now() / 1_000) * 100;
  process.stdout.write(`shift ${seed}\n`);
  await expectNothingWrong(seed);
});
