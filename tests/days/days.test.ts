import { afterAll, beforeAll, expect, test } from 'vitest';
import { full } from '../faults/suite.ts';
import { embeddedSnapshot } from '../shared.ts';
import { testInFull } from '../test-in-full.ts';
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
const LENGTH = full() ? SHIFT : HALF_SHIFT;
/** So many steps show whether anything in the simulation depends on something else than the seed. */
const REPEATED = full() ? 10 : 5;

test('nothing goes wrong in a shift that nobody has played before, and the same seed gives the same log', async () => {
  process.stdout.write(`a shift of seed ${seed}\n`);
  const found = await search(database, seed, LENGTH, SHRINK_MS);
  if ('steps' in found) {
    expect.fail(`npm run days -- --seed ${seed} --only ${writeSteps(found.steps)}\n${readable(found.played)}`);
  }
  const only = new Set(Array.from({ length: REPEATED }, (_, step) => step));
  const { lines } = await play({ seed, length: LENGTH, database, only, isCutOff: true });
  expect(lines.length).toBeGreaterThan(REPEATED);
  expect(lines).toEqual(found.played.lines.slice(0, lines.length));
});

for (const { seed, only, why } of SEEDS) {
  testInFull(`nothing goes wrong in shift ${seed}: ${why}`, async () => {
    const played = await play({ seed, length: SHIFT, database, only: readSteps(only) });
    if (played.wrong) expect.fail(`npm run days -- --seed ${seed} --only ${only}\n${readable(played)}`);
  });
}
