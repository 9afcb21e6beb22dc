import { parseArgs } from 'node:util';
import { openDatabase } from './database.ts';
import { DAY, type Length, type Played, play, SHIFT } from './day.ts';
import { kindsLeft } from './kinds.ts';
import { readSteps, search, writeSteps } from './search.ts';

// `npm run days`: plays one seed and prints its log, or looks for seeds that fail.

const USAGE = `npm run days -- --seed 7 [--days 1] [--only 3,17-20] [--details]   plays one day and prints it; without --days a shift
npm run days -- --for 10m [--from 1000] [--seeds 20] [--days 1]  plays one seed after the other, for so long of the processor's time, until one fails, and makes that smaller
`;
const SHRINK_MS = 60_000;
const UNITS: Record<string, number> = { s: 1_000, m: 60_000, h: 3_600_000 };

const { values } = parseArgs({
  options: {
    seed: { type: 'string' },
    days: { type: 'string' },
    only: { type: 'string' },
    details: { type: 'boolean' },
    for: { type: 'string' },
    from: { type: 'string' },
    seeds: { type: 'string' },
    help: { type: 'boolean' },
  },
});

const say = (text: string) => process.stdout.write(`${text}\n`);

/** Processor time of this process: a busy machine does not make it longer. */
function processorMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}

function lengthOf(days: string | undefined): Length {
  if (days === undefined) return SHIFT;
  return { ...DAY, steps: DAY.steps * Number(days), ms: DAY.ms * Number(days) };
}

function summaryOf({ decisions, records, crashes, moments, wrong, step }: Played): string {
  const outcome = wrong ? `WRONG in step ${step}: ${wrong.message}` : 'nothing wrong';
  return `${decisions} decisions, ${records} records, ${crashes} crashes, ${moments} moments: ${outcome}`;
}

function tell({ lines }: Played, details: boolean): void {
  for (const { text, isDetail } of lines) if (!isDetail || details) say(text);
}

async function main(): Promise<number> {
  if (values.help || (values.seed === undefined && values.for === undefined)) {
    say(USAGE);
    return values.help ? 0 : 1;
  }
  const length = lengthOf(values.days);
  const database = await openDatabase();
  try {
    if (values.seed !== undefined) {
      const only = values.only === undefined ? {} : { only: readSteps(values.only), compareEvery: 1 };
      const played = await play({ seed: Number(values.seed), length, database, ...only });
      tell(played, values.details === true);
      say(summaryOf(played));
      return played.wrong ? 1 : 0;
    }
    const [, count = '10', unit = 'm'] = /^(\d+)([smh])$/.exec(values.for ?? '') ?? [];
    const until = processorMs() + Number(count) * (UNITS[unit] ?? 0);
    const from = Number(values.from ?? Math.floor(Date.now() / 1_000));
    const most = Number(values.seeds ?? Number.POSITIVE_INFINITY);
    const reached = new Set<string>();
    for (let seed = from; processorMs() < until && seed < from + most; seed++) {
      const found = await search(database, seed, length, SHRINK_MS, (played) => {
        for (const kind of played.kinds) reached.add(kind);
        say(`seed ${seed}, after ${Math.round(processorMs() / 1_000)} s: ${summaryOf(played)}`);
      });
      if (!('steps' in found)) continue;
      tell(found.played, false);
      const days = values.days === undefined ? '' : ` --days ${values.days}`;
      say(`The smallest that fails: npm run days -- --seed ${seed}${days} --only ${writeSteps(found.steps)}`);
      return 1;
    }
    say(`Never reached: ${kindsLeft(reached).join(', ')}`);
    return 0;
  } finally {
    await database.close();
  }
}

process.exitCode = await main();
