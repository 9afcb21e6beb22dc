import { readFileSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { readStatement } from '../../server/statements/reading/read-statement.ts';
import type { Reading } from '../../server/statements/reading/reading.ts';

// Damaged files: whatever their bytes, a reader answers, soon and within bounded memory. STATEMENT_FILES=100000 npx vitest run
// --project unit tests/unit/statement-fuzz.test.ts tries so many per reader; a failure names the seed of its file.

/** Time and memory are only judged in the long form, which has the machine for itself. */
const isLong = process.env.STATEMENT_FILES !== undefined;
const FILES = Number(process.env.STATEMENT_FILES ?? (process.env.FAULTS === 'full' ? 5_000 : 150));
const HANG_MS = 1_000;
const MOST_MEMORY = 100 * 1024 * 1024;
const MAX_SIZE = 300_000;

const SAMPLES: Record<string, string[]> = {
  csv: [
    '02a-preamble.csv',
    '03a-debit-credit-empty-header.csv',
    '05-inner-quotes.csv',
    '10a-chase.csv',
    '10b-mercury.csv',
    '10e-adyen-settlement.csv',
    '04a-british-all-low.csv',
  ],
  camt: ['09a-camt053.xml'],
  mt940: ['09b.mt940'],
  bai2: ['09c.bai2'],
  ofx: ['09d.ofx'],
};
const TOKENS = [
  '\0',
  '\ufeff',
  '\r',
  '\n',
  '"',
  '""',
  ',',
  ';',
  '\t',
  '<',
  '>',
  '</',
  '<!DOCTYPE a [<!ENTITY b "c">]>',
  '&b;',
  '&#0;',
  '&#x10ffff;',
  '<![CDATA[',
  ']]>',
  '<!--',
  '-->',
  '<Ntry>',
  '</Ntry>',
  '<a b="',
  ':61:',
  ':86:',
  ':62F:',
  ':20:',
  '{4:',
  '-}',
  '88,',
  '16,475,',
  '/',
  '\n99,',
  'D,99,',
  '<STMTTRN>',
  '</OFX>',
  '-',
  '−',
  '1e999',
  '99999999999999999999',
  '0.001',
  '(',
  '31/12/9999',
  '00/00/0000',
  '2026-02-30',
  'é',
  '\u202e',
  '\ud83d\ude00',
  '=',
  'sep=;',
  '٣',
].map((token) => Buffer.from(token));

/** Mulberry32: the same numbers for the same seed. */
function numbersFrom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % Math.max(below, 1);
  };
}

function mutated(original: Buffer, other: Buffer, below: (most: number) => number): Buffer {
  let bytes = original;
  const cut = () => {
    const from = below(bytes.length);
    return bytes.subarray(from, from + 1 + below(60));
  };
  const put = (at: number, what: Buffer, skip = 0) => {
    bytes = Buffer.concat([bytes.subarray(0, at), what, bytes.subarray(at + skip)]);
  };
  for (let count = 1 + below(8); count > 0; count--) {
    const at = below(bytes.length);
    const kind = below(11);
    if (kind === 0) put(at, Buffer.from([below(256)]), 1);
    else if (kind === 1) put(at, Buffer.alloc(0), 1 + below(40));
    else if (kind <= 4) put(at, TOKENS[below(TOKENS.length)] as Buffer);
    else if (kind === 5) put(at, cut());
    else if (kind === 6) bytes = bytes.subarray(0, at);
    else if (kind === 7) put(at, Buffer.concat(Array.from({ length: 1 + below(200) }, cut)));
    else if (kind === 8) put(at, other.subarray(below(other.length)), below(200));
    else if (kind === 9) put(at, Buffer.alloc(1 + below(3_000), TOKENS[below(TOKENS.length)] as Buffer));
    else bytes = below(20) === 0 ? Buffer.from(bytes.toString('latin1'), 'utf16le') : Buffer.concat([bytes, bytes]);
    if (bytes.length > MAX_SIZE) bytes = bytes.subarray(0, MAX_SIZE);
  }
  return bytes;
}

/** Small chunks, so that every place is once a border. */
async function* chunks(bytes: Buffer, size: number) {
  for (let from = 0; from < bytes.length; from += size) yield bytes.subarray(from, from + size);
}

function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
}

function problemOf(reading: Reading): string | undefined {
  if (reading.outcome === 'refused') return reading.reason === '' || reading.remedy === '' ? 'no words' : undefined;
  if (reading.outcome === 'questions' && reading.questions.some(({ choices }) => choices.length < 2))
    return 'no choice';
  const isOdd = reading.lines.find(
    ({ line, amountCents, bookedOn, currency, text }) =>
      !Number.isSafeInteger(amountCents) ||
      Object.is(amountCents, -0) ||
      !Number.isInteger(line) ||
      !/^\d{4}-\d\d-\d\d$/.test(bookedOn) ||
      Number.isNaN(Date.parse(bookedOn)) ||
      !/^[A-Z]{3}$/.test(currency) ||
      /\p{Cc}/u.test(text),
  );
  return isOdd && `line ${JSON.stringify(isOdd)}`;
}

test.each(Object.keys(SAMPLES))(
  'damaged files never break the reader of %s',
  { timeout: 3_600_000 },
  async (reader) => {
    const originals = (SAMPLES[reader] ?? []).map((name) =>
      readFileSync(new URL(`statements/${name}`, import.meta.url)),
    );
    const all = Object.values(SAMPLES)
      .flat()
      .map((name) => readFileSync(new URL(`statements/${name}`, import.meta.url)));
    const outcomes: Record<string, number> = {};
    let [slowest, memory] = [0, 0];
    const before = process.memoryUsage().heapUsed;
    for (let seed = 1; seed <= FILES; seed++) {
      const below = numbersFrom(seed);
      const bytes = mutated(originals[below(originals.length)] as Buffer, all[below(all.length)] as Buffer, below);
      const start = performance.now();
      const reading = await readStatement(chunks(bytes, below(4) === 0 ? 1 + below(50) : 8_192), {
        today: '2026-11-28',
      });
      const took = performance.now() - start;
      expect(!isLong || took < HANG_MS ? problemOf(reading) : `took ${took} ms`, `seed ${seed}`).toBeUndefined();
      slowest = Math.max(slowest, took);
      let used = process.memoryUsage().heapUsed - before;
      if (isLong && used > MOST_MEMORY / 2) {
        // A schema that nobody refers to any more does not count.
        collectGarbage();
        used = process.memoryUsage().heapUsed - before;
      }
      memory = Math.max(memory, used);
      outcomes[reading.outcome] = (outcomes[reading.outcome] ?? 0) + 1;
    }
    expect(memory).toBeLessThan(MOST_MEMORY);
    if (process.env.STATEMENT_FILES) {
      process.stdout.write(
        `${reader}: ${JSON.stringify(outcomes)}, slowest ${slowest.toFixed(1)} ms, heap +${(memory / 1e6).toFixed(1)} MB\n`,
      );
    }
  },
);
