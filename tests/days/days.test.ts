import { afterAll, beforeAll, expect, test } from 'vitest';
import { embeddedSnapshot } from '../shared.ts';
import { openDatabase, type TestedDatabase } from './database.ts';
import { type Played, play, SHIFT } from './day.ts';
import { END_BEGINS } from './end.ts';
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
/** So many steps show whether anything in the simulation depends on something else than the seed. */
const REPEATED = 10;

const untilEnd = ({ lines }: Played) =>
  lines.slice(
    0,
    lines.findIndex(({ text }) => text.endsWith(END_BEGINS)),
  );

test('nothing goes wrong in a shift that nobody has played before, and the same seed gives the same log', async () => {
  process.stdout.write(`a shift of seed ${seed}\n`);
  const found = await search(database, seed, SHIFT, SHRINK_MS);
  if ('steps' in found) {
    expect.fail(`npm run days -- --seed ${seed} --only ${writeSteps(found.steps)}\n${readable(found.played)}`);
  }
  const only = new Set(Array.from({ length: REPEATED }, (_, step) => step));
  const again = untilEnd(await play({ seed, length: SHIFT, database, only }));
  expect(again).toEqual(found.played.lines.slice(0, again.length));
});

test.each(SEEDS)('nothing goes wrong in shift $seed: $why', async ({ seed, only }) => {
  const played = await play({ seed, length: SHIFT, database, only: readSteps(only) });
  if (played.wrong) expect.fail(`npm run days -- --seed ${seed} --only ${only}\n${readable(played)}`);
});
