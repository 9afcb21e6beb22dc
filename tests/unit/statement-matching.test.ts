import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { batchesOf } from '../../server/statements/batches.ts';
import type { Judged } from '../../server/statements/judge-lines.ts';
import type { Matching, SentPayment } from '../../server/statements/matching/match.ts';
import { matchLines } from '../../server/statements/matching/match-lines.ts';
import type { LineDetail, StatementLine } from '../../server/statements/reading/line.ts';

// Which payment a line is, in the seven steps, and histories of statements in which no cent counts twice.

const HISTORIES = Number(process.env.STATEMENT_HISTORIES ?? (process.env.FAULTS === 'full' ? 10_000 : 300));

const line = (
  text: string,
  amountCents: number,
  bookedOn = '2026-11-20',
  more: Partial<StatementLine> = {},
): StatementLine => ({
  line: 1,
  bankId: null,
  bookedOn,
  amountCents,
  currency: 'USD',
  reference: null,
  text,
  status: null,
  returnCode: null,
  feeCents: null,
  details: [],
  ...more,
});
const sent = (
  withdrawalId: string,
  amountCents: number,
  sentAt = '2026-11-19T09:00:00Z',
  more: Partial<SentPayment> = {},
): SentPayment => ({
  withdrawalId,
  attempt: 1,
  reference: null,
  amountCents,
  sentAt: new Date(sentAt),
  foundCents: 0,
  isReturnFound: false,
  isInPeriod: true,
  ...more,
});
const detail = (reference: string, amountCents: number | null): LineDetail => ({
  bankId: null,
  amountCents,
  reference,
  text: '',
  returnCode: null,
});

/** Each match and open line in words. */
async function found(lines: StatementLine[], payments: SentPayment[], unsent: Record<string, string> = {}) {
  const { matches, open } = await matchLines(lines, payments, { unsent: new Map(Object.entries(unsent)) });
  return [
    ...matches.map(({ kind, step, state, parts }) => {
      const shares = parts.map(
        ({ lineIndex, withdrawalId, attempt, amountCents }) =>
          `${lineIndex}>${withdrawalId ?? 'fee'}${attempt && attempt > 1 ? `#${attempt}` : ''}:${amountCents}`,
      );
      return `${kind} ${step} ${state} ${shares.join(' ')}`;
    }),
    ...open.map(({ lineIndex, reason }) => `${lineIndex} open: ${reason}`),
  ];
}

describe('a line names its payment', () => {
  const PAID = [sent('WDR-100420', 6_251, undefined, { reference: 'ACH-2026-1120-000123' }), sent('WDR-100421', 6_251)];
  const confirmed = (step: number) => [`payment ${step} confirmed 0>WDR-100420:-6251`];

  test.each([
    'WDR-100420',
    'Payout WDR-100420, thanks',
    'withdrawal:WDR-100420:1',
    'x ACH-2026-1120-000123/y',
    '(WDR-100420)',
  ])('as words of the text: %s', async (text) => expect(await found([line(text, -6_251)], PAID)).toEqual(confirmed(1)));

  test.each([
    'WDR100420',
    'wdr-100420',
    'WDR–100420',
    'WDR 100420',
    'WDR 100 420',
    'wdr_100420',
    'ACH 2026 1120-000123',
    'PAYOUTWDR100420',
    'INV.WDR-100420',
    'WITHDRAWALWDR1004201',
  ])('in another form: %s', async (text) => expect(await found([line(text, -6_251)], PAID)).toEqual(confirmed(2)));

  test('by a beginning that is the only one, and in no other way by a part', async () => {
    expect(await found([line('ACH-2026-1120-0001', -6_251)], PAID)).toEqual(confirmed(2));
    // The beginning of two, too short a one, another number, and a name within a longer one.
    const two = [...PAID, sent('WDR-100500', 6_251, undefined, { reference: 'ACH-2026-1120-000124' })];
    for (const text of ['ACH-2026-1120-0001', 'ACH-2026-1', 'WDR-10042', 'WDR-1004200', 'Withdrawal', '100420']) {
      expect((await found([line(text, -6_251)], two)).join()).not.toMatch(/confirmed/);
    }
  });

  test('which confirms itself only with the same amount in dollars, and only once', async () => {
    const names = line('WDR-100420', -6_251);
    expect(await found([{ ...names, currency: 'EUR' }], PAID)).toEqual([
      '0 open: It is 62.51 EUR. Payments are in US dollars.',
    ]);
    expect(await found([{ ...names, amountCents: -7_000 }], PAID)).toEqual([
      '0 open: It names WDR-100420, whose amount is $62.51 and not $70.00.',
    ]);
    expect(await found([names, names], PAID)).toEqual([
      ...confirmed(1),
      '1 open: It names WDR-100420, which another line was about. It may have been paid twice.',
    ]);
    expect(await found([names], [sent('WDR-100420', 6_251, undefined, { foundCents: 6_251 })])).toEqual([
      '0 open: It names WDR-100420, which another line was about. It may have been paid twice.',
    ]);
    expect(await found([line('WDR-100500', -6_251)], [], { 'WDR-100500': 'pending_review' })).toEqual([
      '0 open: It names WDR-100500, which was never sent: it is pending review.',
    ]);
  });

  test('of several attempts by the days, or a person says which', async () => {
    const [first, second] = [
      sent('WDR-1', 1_000, '2026-11-01T00:00:00Z'),
      sent('WDR-1', 1_000, '2026-11-15T00:00:00Z', { attempt: 2 }),
    ];
    expect(
      await found([line('WDR-1', -1_000, '2026-11-16'), line('WDR-1', -1_000, '2026-11-02')], [first, second]),
    ).toEqual(['payment 1 confirmed 1>WDR-1:-1000', 'payment 1 confirmed 0>WDR-1#2:-1000']);
    expect(await found([line('WDR-1', -1_000, '2026-11-16')], [first, second])).toEqual([
      'payment 1 confirmed 0>WDR-1#2:-1000',
    ]);
    expect(await found([line('WDR-1', -1_000, '2026-12-20')], [first, second])).toEqual([
      'payment 1 proposed 0>WDR-1:-1000',
    ]);
    expect(await found([line('withdrawal:WDR-1:2', -1_000)], [first, second])).toEqual([
      'payment 1 confirmed 0>WDR-1#2:-1000',
    ]);
    // The first is on an earlier statement, and came back on it.
    const earlier = { ...first, foundCents: 1_000, isReturnFound: true };
    expect(
      await found([line('WDR-1', -1_000, '2026-11-16'), line('WDR-1', 1_000, '2026-11-18')], [earlier, second]),
    ).toEqual(['payment 1 confirmed 0>WDR-1#2:-1000', 'return 3 proposed 1>WDR-1#2:1000']);
  });
});

describe('money that came in', () => {
  test('is the return of the payment that it names, also of a part of it, and never that payment', async () => {
    const paid = [sent('WDR-1', 6_251)];
    expect(await found([line('RETURN WDR-1', 6_251, '2026-11-22'), line('WDR-1', -6_251)], paid)).toEqual([
      'payment 1 confirmed 1>WDR-1:-6251',
      'return 3 proposed 0>WDR-1:6251',
    ]);
    expect(await found([line('WDR-1', 6_000)], paid)).toEqual(['return 3 proposed 0>WDR-1:6000']);
    expect((await found([line('WDR-1', 7_000)], paid))[0]).toMatch(/^0 open: .* is more than its \$62\.51\.$/);
  });

  test('may be one by its amount and a later day, if nothing else fits', async () => {
    const paid = [sent('WDR-1', 6_251), sent('WDR-2', 5_000), sent('WDR-3', 5_000)];
    expect(await found([line('?', 6_251)], paid)).toEqual(['return 3 proposed 0>WDR-1:6251']);
    expect((await found([line('?', 6_251, '2026-11-19')], paid))[0]).toMatch(/^0 open/);
    expect((await found([line('?', 5_000)], paid))[0]).toMatch(/^0 open: .*Choose one/);
    expect((await found([line('?', 6_251), line('?', 6_251)], paid)).map((one) => one.slice(0, 6))).toEqual([
      '0 open',
      '1 open',
    ]);
  });
});

describe('a person decides about', () => {
  test('amount and day, where one payment and one line fit', async () => {
    expect(await found([line('?', -6_251)], [sent('W-1', 6_251)])).toEqual(['payment 4 proposed 0>W-1:-6251']);
    expect(await found([line('?', -6_251)], [sent('W-1', 6_251), sent('W-2', 6_251)])).toEqual([
      '0 open: Several lines or payments of $62.51 were sent near this day. Choose one.',
    ]);
    for (const [day, isFound] of [
      ['2026-11-18', true],
      ['2026-11-26', true],
      ['2026-11-17', false],
      ['2026-11-27', false],
    ] as const) {
      expect((await found([line('?', -6_251, day)], [sent('W-1', 6_251)]))[0]?.startsWith('payment 4')).toBe(isFound);
    }
  });

  test('a sum: by the details of a batch, by several names, of an hour or a day, or of a few payments', async () => {
    const paid = [
      sent('WDR-1', 1_000),
      sent('WDR-2', 2_001),
      sent('WDR-3', 4_003, '2026-11-19T12:00:00Z'),
      sent('WDR-4', 8_007, '2026-11-17T12:00:00Z'),
    ];
    const batch = line('Batch', -3_001, undefined, { details: [detail('WDR-1', -1_000), detail('WDR-2', null)] });
    const both = ['payment 5 proposed 0>WDR-1:-1000 0>WDR-2:-2001'];
    expect(await found([batch], paid)).toEqual(both);
    expect((await found([{ ...batch, amountCents: -3_002 }], paid))[0]).toMatch(/^0 open: It is a batch of 2/);
    expect(await found([line('WDR-1 and WDR-2', -3_001)], paid)).toEqual(both);
    expect((await found([line('WDR-1 and WDR-2', -3_002)], paid))[0]).toMatch(/^0 open: It names 2 withdrawals/);
    expect(await found([line('ACH', -3_001)], paid)).toEqual(both);
    expect(await found([line('ACH', -7_004)], paid)).toEqual([
      'payment 5 proposed 0>WDR-1:-1000 0>WDR-2:-2001 0>WDR-3:-4003',
    ]);
    const two = /^payment 5 proposed 0>WDR-(3:-4003 0>WDR-4:-8007|4:-8007 0>WDR-3:-4003)$/;
    expect((await found([line('ACH', -12_010)], paid))[0]).toMatch(two);
    // 10.00 and 20.00 were sent at once, 9.99 two days before 20.01.
    const twice = [
      sent('WDR-1', 1_000),
      sent('WDR-2', 2_001),
      sent('WDR-5', 999, '2026-11-17T09:00:00Z'),
      sent('WDR-6', 2_000),
      sent('WDR-7', 77),
    ];
    const [proposed] = (await matchLines([line('ACH', -3_000)], twice)).matches;
    expect(proposed?.reason).toBe(
      'It is the sum of 2 payments near this day: WDR-6, WDR-1. 1 other sum would fit, whose payments were sent further apart.',
    );
    const atOnce = twice.map((one) => ({ ...one, sentAt: new Date('2026-11-19T09:00:00Z') }));
    expect((await found([line('ACH', -3_000)], atOnce))[0]).toMatch(/^0 open: .* in more than one way/);
    // Also among payments that were sent some days before many others.
    const others = Array.from({ length: 30 }, (_, index) =>
      sent(`WDR-9${index}`, 50_000 + 7 * index * index, `2026-11-20T0${index % 10}:00:00Z`),
    );
    expect(
      (
        await found(
          [line('ACH', -12_010)],
          [
            ...paid.map((one) => ({ ...one })),
            ...others.map((one) => ({ ...one, amountCents: one.amountCents % 12_000 })),
          ],
        )
      )[0],
    ).toMatch(two);
    expect(await found([line('ACH', -12_011)], paid)).toEqual([
      '0 open: It names no payment, and none was sent near this day that fits the amount.',
    ]);
  });

  test('parts, which stay open until they add up', async () => {
    const paid = [sent('WDR-100418', 23_400)];
    const [one, other] = [line('WDR-100418 part 1', -10_000), line('WDR-100418 part 2', -13_400)];
    expect(await found([one, other], paid)).toEqual(['payment 6 proposed 0>WDR-100418:-10000 1>WDR-100418:-13400']);
    expect(await found([one], paid)).toEqual(['0 open: It names WDR-100418: it is $100.00 of its $234.00.']);
    expect((await found([one, other, one], paid)).map((text) => text.slice(0, 6))).toEqual([
      '0 open',
      '1 open',
      '2 open',
    ]);
  });

  test('fees: the rest of a line, or a line with a word for it', async () => {
    const paid = [sent('WDR-1', 6_251)];
    const withFee = line('WDR-1', -6_276, undefined, { feeCents: 25 });
    expect(await found([withFee], paid)).toEqual(['payment 7 proposed 0>WDR-1:-6251 0>fee:-25']);
    expect(await found([line('WDR-1 incl. fee', -6_276)], paid)).toEqual([
      'payment 7 proposed 0>WDR-1:-6251 0>fee:-25',
    ]);
    expect((await found([{ ...withFee, feeCents: 26 }], paid))[0]).toMatch(/^0 open/);
    expect(await found([line('Monthly service fee', -6_251)], paid)).toEqual(['fee 7 proposed 0>fee:-6251']);
    expect(await found([line('WDR-1', -6_251), line('Fee for WDR-1', -25)], paid)).toEqual([
      'payment 1 confirmed 0>WDR-1:-6251',
      'fee 7 proposed 1>fee:-25',
    ]);
  });
});

test('payments of the period without a line are missing, and no others', async () => {
  const paid = [
    sent('WDR-1', 1),
    sent('WDR-2', 2),
    sent('WDR-3', 3, undefined, { isInPeriod: false }),
    sent('WDR-4', 4, undefined, { foundCents: 4 }),
  ];
  const { missing } = await matchLines([line('WDR-1', -1)], paid);
  expect(missing).toEqual([{ withdrawalId: 'WDR-2', attempt: 1 }]);
});

test('lines are stored in batches, each match in one with all its lines, and those of two statements last', () => {
  const part = (lineIndex: number) => ({ lineIndex, withdrawalId: 'WDR-1', attempt: 1, amountCents: -1 });
  const match = (...lineIndexes: number[]) => ({ parts: lineIndexes.map(part) });
  const matchOf = new Map([
    [0, 0],
    [1, 1],
    [900, 1],
    [901, 2],
  ]);
  const lines = Array.from({ length: 1_000 }, (_, position) => ({ matchIndex: matchOf.get(position) ?? null }));
  const missing = Array.from({ length: 500 }, (_, index) => ({ withdrawalId: `WDR-${index}` }));
  // The bookings are 950 lines, so 950 is a line of an earlier statement.
  const judged = { lines, matches: [match(0), match(1, 900), match(901, 950)], bookings: 950, missing };
  const { first, last } = batchesOf(judged as unknown as Judged);
  const all = [...first, last];
  const numbers = (of: 'lines' | 'matches') => all.flatMap((batch) => batch[of]).toSorted((a, b) => a - b);
  expect(numbers('lines')).toEqual(lines.map((_, position) => position));
  expect([numbers('matches'), all.flatMap((batch) => batch.missing)]).toEqual([[0, 1, 2], missing]);
  expect(first.find((batch) => batch.matches.includes(1))?.lines).toEqual(expect.arrayContaining([1, 900]));
  expect(last).toMatchObject({ lines: [901], matches: [2] });
  expect(first.length).toBeGreaterThan(3);
});

test('many lines with one reference, or of one amount, are judged without looking at any of them again and again', async () => {
  let looks = 0;
  const many = 5_000;
  const paid = Array.from({ length: many }, (_, index) =>
    Object.defineProperty(sent(`WDR-${100_000 + index}`, 1_000, undefined, { reference: 'PAYOUT' }), 'amountCents', {
      enumerable: true,
      get: () => {
        looks += 1;
        return 1_000;
      },
    }),
  );
  const { open, matches } = await matchLines(
    Array.from({ length: many }, () => line('PAYOUT WDR-100001', -1_000)),
    paid,
  );
  expect([matches.length, open.length]).toEqual([1, many - 1]);
  const { open: choices } = await matchLines(
    Array.from({ length: many }, () => line('PAYOUT', -1_000)),
    paid,
  );
  expect(choices).toHaveLength(many);
  expect(looks).toBeLessThan(many * 40);
});

/** The promises that hold for every result, whatever the lines and payments. */
function problemIn(
  { matches, open }: Matching,
  lines: readonly StatementLine[],
  payments: readonly SentPayment[],
): string | undefined {
  const byKey = new Map(payments.map((payment) => [`${payment.withdrawalId}#${payment.attempt}`, payment]));
  const seen = new Map<number, number>();
  const used = new Set<string>();
  for (const { kind, state, step, parts } of matches) {
    const own = new Set(parts.map(({ lineIndex }) => lineIndex));
    for (const index of own) seen.set(index, (seen.get(index) ?? 0) + 1);
    for (const index of own) {
      const sum = parts
        .filter(({ lineIndex }) => lineIndex === index)
        .reduce((total, part) => total + part.amountCents, 0);
      if (sum !== lines[index]?.amountCents) return `line ${index} has parts of ${sum}`;
      if (state === 'confirmed' && ((lines[index]?.amountCents ?? 0) >= 0 || lines[index]?.currency !== 'USD'))
        return `line ${index} confirmed itself`;
    }
    if (state === 'confirmed' && (kind !== 'payment' || step > 2)) return `step ${step} confirmed itself`;
    const keys = new Set(
      parts.flatMap(({ withdrawalId, attempt }) => (withdrawalId === null ? [] : [`${withdrawalId}#${attempt}`])),
    );
    for (const key of keys) {
      const payment = byKey.get(key);
      if (!payment || used.has(`${kind} ${key}`)) return `${kind} ${key} is in two matches`;
      used.add(`${kind} ${key}`);
      if (kind === 'payment' ? payment.foundCents !== 0 : payment.isReturnFound)
        return `${kind} ${key} was found before`;
      const sum = parts
        .filter((part) => `${part.withdrawalId}#${part.attempt}` === key)
        .reduce((total, part) => total + part.amountCents, 0);
      if (kind === 'payment' ? sum !== -payment.amountCents : sum <= 0 || sum > payment.amountCents)
        return `${kind} ${key} has ${sum}`;
    }
    if (kind === 'fee' && keys.size > 0) return 'a fee has a payment';
  }
  for (const { lineIndex } of open) seen.set(lineIndex, (seen.get(lineIndex) ?? 0) + 1);
  const odd = lines.findIndex((_, index) => seen.get(index) !== 1);
  return odd < 0 ? undefined : `line ${odd} is counted ${seen.get(odd) ?? 0} times`;
}

/** A bank with its true bookings, of which overlapping statements are uploaded, and people who confirm, reject and undo. */
class World {
  readonly payments: SentPayment[] = [];
  /** The true payment of each booking; undefined for one of another. */
  readonly bookings: { line: StatementLine; key: string | undefined }[] = [];
  readonly uploaded = new Set<number>();
  /** Matches in force, by their booking. */
  matches: { kind: string; state: string; bookings: number[]; keys: string[] }[] = [];
  day = 1;

  get today(): string {
    return `2026-11-${String(Math.min(this.day, 28)).padStart(2, '0')}`;
  }

  send(amountCents: number): void {
    const withdrawalId = `WDR-${100_000 + this.payments.length}`;
    this.payments.push(
      sent(withdrawalId, amountCents, `${this.today}T0${this.payments.length % 9}:00:00Z`, {
        reference: `ACH-${7_000_000 + this.payments.length}`,
      }),
    );
  }

  resend(index: number): void {
    const before = this.payments[index % Math.max(this.payments.length, 1)];
    if (!before || before.attempt > 2) return;
    const attempt = before.attempt + 1;
    if (this.payments.some((one) => one.withdrawalId === before.withdrawalId && one.attempt === attempt)) return;
    this.payments.push({
      ...before,
      attempt,
      reference: `ACH-${7_000_000 + this.payments.length}`,
      sentAt: new Date(`${this.today}T00:00:00Z`),
    });
  }

  book(index: number, form: number, isReturn: boolean): void {
    const payment = this.payments[index % Math.max(this.payments.length, 1)];
    if (!payment) return;
    const { withdrawalId, reference, attempt, amountCents } = payment;
    const texts = [
      reference ?? '',
      `withdrawal:${withdrawalId}:${attempt}`,
      (reference ?? '').toLowerCase().replace('-', ''),
      `pay ${reference}`,
      '',
      'fee',
      withdrawalId,
    ];
    // The last form has a fee of its own.
    const feeCents = form === texts.length ? 25 : null;
    const text = texts[form] ?? reference ?? '';
    const isFree = text === '' || text === 'fee' || text === withdrawalId;
    const key = isFree ? undefined : `${withdrawalId}#${attempt}`;
    const bankId = `B${this.bookings.length}`;
    const size = amountCents + (feeCents ?? 0);
    this.bookings.push({ key, line: line(text, isReturn ? size : -size, this.today, { bankId, feeCents }) });
  }

  noise(amountCents: number): void {
    this.bookings.push({
      key: 'nobody',
      line: line('Rent', amountCents, this.today, { bankId: `B${this.bookings.length}` }),
    });
  }

  /** The payments as the next upload sees them. */
  get known(): SentPayment[] {
    const inForce = (kind: string) =>
      new Set(this.matches.filter((match) => match.kind === kind).flatMap(({ keys }) => keys));
    const [paid, returned] = [inForce('payment'), inForce('return')];
    return this.payments.map((payment) => {
      const key = `${payment.withdrawalId}#${payment.attempt}`;
      return { ...payment, foundCents: paid.has(key) ? payment.amountCents : 0, isReturnFound: returned.has(key) };
    });
  }

  async upload(from: number, count: number): Promise<void> {
    // Lines that an earlier statement had are skipped by the bank's ids.
    const fresh = this.bookings
      .map((_, index) => index)
      .slice(from, from + count)
      .filter((index) => !this.uploaded.has(index));
    for (const index of fresh) this.uploaded.add(index);
    await this.#match(fresh);
  }

  async #match(bookings: number[]): Promise<void> {
    const lines = bookings.map((index) => this.bookings[index]?.line as StatementLine);
    const known = this.known;
    const result = await matchLines(lines, known);
    expect(problemIn(result, lines, known)).toBeUndefined();
    for (const { kind, state, parts } of result.matches) {
      const own = [...new Set(parts.map(({ lineIndex }) => bookings[lineIndex] as number))];
      const keys = parts.flatMap(({ withdrawalId, attempt }) =>
        withdrawalId === null ? [] : [`${withdrawalId}#${attempt}`],
      );
      if (state === 'confirmed') {
        const truth = this.bookings[own[0] as number]?.key;
        expect(truth === undefined || truth === keys[0] ? 'right' : `${truth} is not ${keys}`).toBe('right');
      }
      this.matches.push({ kind, state, bookings: own, keys });
    }
  }

  confirm(index: number): void {
    const match = this.matches[index % Math.max(this.matches.length, 1)];
    if (match) match.state = 'confirmed';
  }

  /** Rejects or undoes a match; its lines are matched anew. */
  async undo(index: number): Promise<void> {
    const match = this.matches[index % Math.max(this.matches.length, 1)];
    if (!match) return;
    this.matches = this.matches.filter((one) => one !== match);
    await this.#match(match.bookings);
  }

  check(): void {
    const bookings = this.matches.flatMap((match) => match.bookings);
    expect(new Set(bookings).size).toBe(bookings.length);
    for (const kind of ['payment', 'return']) {
      const keys = this.matches.filter((match) => match.kind === kind).flatMap((match) => match.keys);
      expect(new Set(keys).size).toBe(keys.length);
    }
  }
}

test('over any history no payment is in two matches, no line counts twice, nothing that comes in confirms itself, and no sum is off', {
  timeout: 3_600_000,
}, async () => {
  const seen: Record<string, number> = {};
  const [index, amount] = [fc.nat(30), fc.constantFrom(1_000, 2_000, 2_500, 3_000, 6_251, 100)];
  const step = fc.oneof(
    fc.tuple(fc.constant('send'), amount),
    fc.tuple(fc.constant('resend'), index),
    fc.tuple(fc.constant('book'), index, fc.nat(7)),
    fc.tuple(fc.constant('return'), index, fc.nat(6)),
    fc.tuple(fc.constant('noise'), fc.constantFrom(-3_000, -1_000, 2_500, -9_000, 0)),
    fc.tuple(fc.constant('day'), fc.nat(3)),
    fc.tuple(fc.constant('upload'), index, fc.integer({ min: 1, max: 30 })),
    fc.tuple(fc.constant('confirm'), index),
    fc.tuple(fc.constant('undo'), index),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 15, maxLength: 50, size: 'max' }), async (steps) => {
      const world = new World();
      for (const amountCents of [1_000, 2_000, 2_500]) world.send(amountCents);
      for (const [name, one, other = 0] of steps as [string, number, number?][]) {
        if (name === 'send') world.send(one);
        if (name === 'resend') world.resend(one);
        if (name === 'book') world.book(one, other, false);
        if (name === 'return') world.book(one, other, true);
        if (name === 'noise') world.noise(one);
        if (name === 'day') world.day += one;
        if (name === 'upload') await world.upload(one, other);
        if (name === 'confirm') world.confirm(one);
        if (name === 'undo') await world.undo(one);
        world.check();
      }
      await world.upload(0, 30);
      world.check();
      for (const { kind, state } of world.matches) seen[`${kind} ${state}`] = (seen[`${kind} ${state}`] ?? 0) + 1;
    }),
    { numRuns: HISTORIES },
  );
  // The histories are about something.
  for (const what of ['payment confirmed', 'payment proposed', 'return proposed', 'fee proposed']) {
    expect(seen[what] ?? 0, what).toBeGreaterThan(HISTORIES / 10);
  }
});
