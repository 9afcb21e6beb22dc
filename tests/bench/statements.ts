import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { matchLines } from '../../server/statements/matching/match-lines.ts';
import { readStatement } from '../../server/statements/reading/read-statement.ts';
import { asCsv, type GeneratedStatement, generatedStatement } from './statement-rows.ts';
import { uploadTable } from './statement-upload.ts';
import { median, rounded } from './statistics.ts';
import type { BenchTable } from './table.ts';

// Reading and matching a bank's statement of 50,000 lines: processor time, memory, and how many lines find their payment; and uploading it.

const LINES = 50_000;
const RUNS = 5;
const MB = 2 ** 20;

export async function run(): Promise<BenchTable[]> {
  const statement = generatedStatement(LINES);
  const bytes = Buffer.from(asCsv(statement));
  async function* file() {
    yield bytes;
  }
  const reading = await measured(() => readStatement(file(), { today: '2026-11-28' }));
  const matching = await measured(() => matchLines(statement.lines, statement.payments));
  const read = reading.result.outcome === 'understood' ? reading.result.lines.length : 0;
  const { wrong, confirmed, proposed, choices } = judged(statement, matching.result);
  const found = (confirmed + proposed) / statement.lines.length;
  const row = (name: string, { cpuMs, mostMb }: { cpuMs: number; mostMb: number }) => [
    name,
    rounded(cpuMs),
    Math.round(mostMb),
  ];
  return [
    {
      title: `A statement of ${LINES.toLocaleString('en-US')} lines (median of ${RUNS} runs)`,
      columns: ['', 'processor, ms', 'memory, MB'],
      rows: [
        row(`reading ${rounded(bytes.length / MB)} MB of CSV`, reading),
        row(`matching with ${statement.payments.length} payments`, matching),
      ],
      goals: [
        {
          text: 'every line is read',
          reached: read === statement.lines.length,
          measured: `${read} of ${statement.lines.length}`,
        },
        {
          text: 'matching takes at most 2 s of processor',
          reached: matching.cpuMs <= 2_000,
          measured: `${rounded(matching.cpuMs / 1_000)} s`,
        },
        {
          text: 'matching takes at most 100 MB',
          reached: matching.mostMb <= 100,
          measured: `${Math.round(matching.mostMb)} MB`,
        },
      ],
    },
    {
      title: 'Lines by their outcome: 10 % mangled references, 2 % returns, 5 % batches',
      columns: ['', 'lines'],
      rows: [
        ['confirmed by themselves', confirmed],
        ['proposed', proposed],
        ['open, with payments to choose from', choices],
        ['open', statement.lines.length - confirmed - proposed - choices],
      ],
      goals: [
        { text: 'no line is matched wrongly by itself', reached: wrong === 0, measured: `${wrong} wrong` },
        {
          text: 'at least 95 % of the lines are named or proposed',
          reached: found >= 0.95,
          measured: `${(found * 100).toFixed(1)} %`,
        },
      ],
    },
    await uploadTable(LINES),
  ];
}

/** Processor time, and in a run of its own the most memory that was in use at once, looked at after collections. */
async function measured<Result>(work: () => Promise<Result>) {
  const times: number[] = [];
  let result = await work();
  for (let run = 0; run < RUNS; run++) {
    const start = process.cpuUsage();
    result = await work();
    const { user, system } = process.cpuUsage(start);
    times.push((user + system) / 1_000);
  }
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc');
  const used = () => {
    collect();
    return process.memoryUsage().heapUsed / MB;
  };
  const before = used();
  let most = 0;
  const look = setInterval(() => {
    most = Math.max(most, used() - before);
  }, 10);
  result = await work();
  clearInterval(look);
  return { result, cpuMs: median(times), mostMb: Math.max(most, used() - before) };
}

type Matched = Awaited<ReturnType<typeof matchLines>>;

/** How many lines of each outcome there are, and how many confirmed matches are not the truth. */
function judged({ truth }: GeneratedStatement, { matches, open }: Matched) {
  const counts = {
    wrong: 0,
    confirmed: 0,
    proposed: 0,
    choices: open.filter(({ candidates }) => candidates.length > 0).length,
  };
  for (const { state, parts } of matches) {
    counts[state] += new Set(parts.map(({ lineIndex }) => lineIndex)).size;
    const isTrue = parts.every(({ lineIndex, withdrawalId, attempt }) =>
      truth[lineIndex]?.includes(`${withdrawalId}#${attempt}`),
    );
    if (state === 'confirmed' && !isTrue) counts.wrong += 1;
  }
  return counts;
}
