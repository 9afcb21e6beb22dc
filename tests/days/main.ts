import { parseArgs } from 'node:util';
import { openDatabase } from './database.ts';
import { DAY, play, SHIFT } from './day.ts';

const { values } = parseArgs({
  options: {
    seed: { type: 'string' },
    days: { type: 'string' },
    shift: { type: 'boolean' },
    details: { type: 'boolean' },
  },
});
const database = await openDatabase();
const length = values.shift ? SHIFT : { steps: DAY.steps * Number(values.days ?? 1), ms: DAY.ms * Number(values.days ?? 1) };
const start = performance.now();
const played = await play({ seed: Number(values.seed ?? 1), length, database });
for (const { text, isDetail } of played.lines) if (!isDetail || values.details) process.stdout.write(`${text}\n`);
const { lines, ...rest } = played;
process.stdout.write(`${JSON.stringify(rest)} ${lines.length} lines, ${((performance.now() - start) / 1000).toFixed(1)} s\n`);
await database.close();
