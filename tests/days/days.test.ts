import { afterAll, beforeAll, expect, test } from 'vitest';
import { embeddedSnapshot } from '../shared.ts';
import { openDatabase, type TestedDatabase } from './database.ts';
import { HALF_SHIFT, type Played, play, SHIFT } from './day.ts';
import { readSteps, search, writeSteps } from './search.ts';
import { SEEDS } from './seeds.ts';

const SHRINK_MS = 60_000;

let database: TestedDatabase;
beforeAll(async () => {
  database = await openDatabase(await embeddedSnapshot());
});
afterAll(() => database?.close());

const readable = ({ lines }: Played) =>
  lines
    .filter(({ isDetail }) => !isDetail)
    .map(({ text }) => text)
    .join('\n');

const seed = Math.floor(Date.now() / 1_000);

test('nothing goes wrong in half a shift that nobody has played before', async () => {
  process.stdout.write(`half a shift of seed ${seed}\n`);
  const found = await search(database, seed, HALF_SHIFT, SHRINK_MS);
  if ('steps' in found) {
    expect.fail(`npm run days -- --seed ${seed} --half --only ${writeSteps(found.steps)}\n${readable(found.played)}`);
  }
});

test('the same seed gives the same log', async () => {
  const length = { ...SHIFT, steps: 12, ms: (SHIFT.ms * 12) / SHIFT.steps };
  const first = await play({ seed, length, database });
  expect((await play({ seed, length, database })).lines).toEqual(first.lines);
});

test.each(SEEDS)('nothing goes wrong in shift $seed: $why', async ({ seed, only }) => {
  const played = await play({ seed, length: SHIFT, database, only: readSteps(only) });
  if (played.wrong) expect.fail(`npm run days -- --seed ${seed} --only ${only}\n${readable(played)}`);
});
