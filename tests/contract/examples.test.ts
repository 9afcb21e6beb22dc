import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { contract, follow, mediaTypes, type Node, node, read } from '../../openapi/contract.ts';
import { schemaFaults as faults } from './contract-schema.ts';

// Every named example of the contract matches its schema, and the figures of the examples add up.

const exampleFiles = readdirSync('mocks/examples')
  .filter((name) => name.endsWith('.yaml'))
  .map((name) => `mocks/examples/${name}`);

const named = mediaTypes.flatMap(({ where, contentType, schema, examples }) =>
  Object.entries(examples).map(([name, example]) => ({ where, contentType, schema, name, value: example.value })),
);

describe('the examples of the contract', () => {
  test('are many', () => {
    expect(named.length).toBeGreaterThan(300);
  });

  test('each say in a few words what they show', () => {
    const silent = mediaTypes.flatMap(({ where, examples }) =>
      Object.entries(examples)
        .filter(([, example]) => !example.summary)
        .map(([name]) => `${where} ${name}`),
    );
    expect(silent).toEqual([]);
  });

  test.each(mediaTypes.map(({ where }) => where))('%s fits its schema', (wanted) => {
    const broken = named
      .filter(({ where }) => where === wanted)
      .flatMap(({ schema, name, value }) => faults(schema, value).map((fault) => `${name}: ${fault}`));
    expect(broken).toEqual([]);
  });

  test('of the parameters fit their schemas', () => {
    const broken = Object.values(node(contract.paths))
      .flatMap((item) => [item, ...Object.values(node(item))])
      .flatMap((holder) => (node(holder).parameters ?? []) as unknown[])
      .map(follow)
      .flatMap(({ name, schema, examples }) =>
        Object.values(node(examples)).flatMap((example) =>
          faults(node(schema), node(example).value).map((fault) => `${name}: ${fault}`),
        ),
      );
    expect(broken).toEqual([]);
  });

  // Prism's own YAML parser turns an alias of such a map into {}; all other parsers handle it correctly.
  test('anchor no flow map that begins on the line below', () => {
    const anchored = exampleFiles.flatMap((file) => readFileSync(file, 'utf8').match(/&\w+[ \t]*\n\s*\{.*/g) ?? []);
    expect(anchored).toEqual([]);
  });

  test('in the files are all pointed to', () => {
    const used = new Set(named.map(({ value }) => value));
    const idle = exampleFiles.flatMap((file) =>
      Object.entries(read(file))
        .filter(([, example]) => !used.has(node(example).value))
        .map(([name]) => `${file} ${name}`)
        // A record that lists refer to by its anchor need not be an answer of its own.
        .filter((entry) => !isListed(entry)),
    );
    expect(idle).toEqual([]);
  });
});

/** Whether a record of an examples file is an item of a list in the same file. */
function isListed(entry: string): boolean {
  const [file = '', name = ''] = entry.split(' ');
  const examples = read(file);
  const record = node(examples[name]).value;
  return Object.values(examples).some((example) =>
    Object.values(node(node(example).value)).some((rows) => Array.isArray(rows) && rows.includes(record)),
  );
}

describe('the test of the examples', () => {
  const schemaOf = (wanted: string) => {
    const media = mediaTypes.find(({ where }) => where === wanted);
    if (!media) throw new Error(`The contract has no ${wanted}`);
    return media.schema;
  };
  const payout = { payout_amount: 12500, payout_method: 'Bank Transfer' };

  test('finds a wrong type, a word that an enumeration lacks and a number out of bounds', () => {
    expect(faults(schemaOf('processPayout request'), payout)).toEqual([]);
    expect(faults(schemaOf('processPayout request'), { ...payout, payout_amount: '12500' })).toHaveLength(1);
    expect(faults(schemaOf('processPayout request'), { ...payout, payout_method: 'Cheque' })).toHaveLength(1);
    expect(faults(schemaOf('processPayout request'), { ...payout, payout_amount: 0 })).toHaveLength(1);
  });

  test('finds a field that is missing, misspelt, or no time, deep in an answer too', () => {
    expect(faults(schemaOf('processPayout request'), { payout_amount: 1 })).toHaveLength(1);
    expect(
      faults(schemaOf('getRevenueBalance 200'), { total_available_usd: 1, total_records: 1, totals: 1 }),
    ).toHaveLength(1);
    const row = { ...(rows('transactions', 'page1', 'transactions')[0] as Node) };
    expect(faults(schemaOf('listTransactions 200'), { transactions: [row], totalPages: 1 })).toEqual([]);
    expect(
      faults(schemaOf('listTransactions 200'), { transactions: [{ ...row, created_at: 'today' }], totalPages: 1 }),
    ).toHaveLength(1);
  });
});

const example = (file: string, name: string) => {
  const found = node(read(`mocks/examples/${file}.yaml`)[name]).value;
  if (found === undefined) throw new Error(`mocks/examples/${file}.yaml has no ${name}`);
  return node(found);
};
const rows = (file: string, name: string, list: string) => example(file, name)[list] as Node[];

/** In cents, so that sums are exact. */
const cents = (dollars: unknown) => Math.round(Number(dollars) * 100);
const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);

describe('the figures of the examples tie out', () => {
  const statistics = example('company-revenue', 'statistics');
  const balance = example('company-revenue', 'balance');
  const payouts = rows('company-revenue', 'history', 'payouts');
  const types = Object.values(node(statistics.by_revenue_type)).map(node);

  test('payouts add up to what was paid out, types to all revenue, and the rest is available', () => {
    expect(sum(payouts.map(({ amount }) => cents(amount)))).toBe(cents(statistics.total_paid_out));
    expect(sum(types.map(({ total_amount }) => cents(total_amount)))).toBe(cents(statistics.total_lifetime_revenue));
    expect(cents(statistics.total_lifetime_revenue) - cents(statistics.total_paid_out)).toBe(
      cents(balance.total_available_usd),
    );
  });

  test('every record is paid out or available, the one with which a payout ends in both', () => {
    const paidFrom = sum(payouts.map(({ record_count }) => Number(record_count)));
    expect(paidFrom + Number(balance.total_records) - payouts.length).toBe(
      sum(types.map(({ record_count }) => Number(record_count))),
    );
  });

  test.each([
    ['PAY-0001', ['payoutRecords']],
    ['PAY-0002', ['payoutRecordsFirstPage', 'payoutRecordsLastPage']],
  ])('the records of %s are as many as it says and add up to it', (id, pages) => {
    const payout = payouts.find((one) => one.id === id);
    const records = pages.flatMap((page) => rows('company-revenue', page, 'records'));
    expect(records).toHaveLength(Number(payout?.record_count));
    expect(sum(records.map(({ used_amount }) => cents(used_amount)))).toBe(cents(payout?.amount));
  });

  test('a refused payout names the available balance', () => {
    const available = Number(balance.total_available_usd).toLocaleString('en-US', { minimumFractionDigits: 2 });
    expect(example('company-revenue', 'aboveBalance').error).toBe(
      `Payout amount cannot exceed available balance of $${available}`,
    );
  });

  test.each([7, 30, 90])('the figures of %i days are those of the charts', (days) => {
    const stats = example('dashboard', `stats${days}`);
    const revenue = example('dashboard', `revenue${days}`);
    const growth = example('dashboard', `growth${days}`);
    const points = revenue.data as number[];
    expect([points.length, (revenue.labels as string[]).length, (growth.data as number[]).length]).toEqual(
      Array(3).fill(days),
    );
    expect(growth.labels).toEqual(revenue.labels);
    expect(sum(points.map(cents))).toBe(cents(stats.totalRevenue));
    expect(points.at(-1)).toBe(stats.todayRevenue);
    expect((growth.data as number[]).at(-1)).toBe(stats.todayNewPlayers);
    expect(sum(Object.values(node(stats.transactionTypes)).map(Number))).toBe(stats.totalTransactions);
    expect(points).toEqual((example('dashboard', 'revenue90').data as number[]).slice(-days));
  });

  test.each(
    ['stats', 'ironHarvestTycoonStats', 'moonlitKartStats', 'starfallArenaStats'].flatMap((name) =>
      [7, 30, 90].map((days) => [name, days] as const),
    ),
  )('the figures of a game over a period are those of its series: %s%i', (name, days) => {
    const stats = example('games', `${name}${days}`);
    const series = node(stats.series) as Record<string, number[]>;
    expect([series.labels?.length, series.revenue?.length, series.transactions?.length]).toEqual(Array(3).fill(days));
    expect(sum((series.revenue ?? []).map(cents))).toBe(cents(stats.revenue));
    expect(sum(series.transactions ?? [])).toBe(stats.transactions);
    const game = name === 'stats' ? 'copperCaravan' : name.replace(/Stats$/, '');
    const prices = new Map(
      rows('game-items', game, 'items').map(({ item_id, price_usd }) => [item_id, cents(price_usd)]),
    );
    for (const { item_id, sold, sales } of stats.top_items as Node[]) {
      expect(cents(sales)).toBe(Number(sold) * Number(prices.get(item_id)));
    }
  });

  test('games have as many items as they say, and items are of the game that they are listed under', () => {
    for (const name of ['copperCaravan', 'starfallArena', 'ironHarvestTycoon', 'moonlitKart']) {
      const game = example('games', name);
      const items = rows('game-items', name, 'items');
      expect(items).toHaveLength(Number(game.item_count));
      expect(items.filter(({ game_id }) => game_id !== game.game_id)).toEqual([]);
    }
  });

  test('the pages of transactions make up the whole', () => {
    const pages = ['page1', 'page2', 'page3'].map((name) => example('transactions', name));
    const all = pages.flatMap(({ transactions }) => transactions as Node[]);
    expect(pages.map(({ page, totalPages, total }) => [page, totalPages, total])).toEqual(
      [1, 2, 3].map((page) => [page, 3, all.length]),
    );
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    const created = all.map(({ created_at }) => String(created_at));
    expect(created).toEqual(created.toSorted().toReversed());
  });
});
