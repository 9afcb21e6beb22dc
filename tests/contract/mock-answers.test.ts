import { describe, expect, test } from 'vitest';
import { callsOf } from '../../mocks/calls.ts';
import { answerFor } from '../../mocks/choose-answer.ts';
import { withManyItems } from '../../mocks/many-items.ts';
import { NO_MOODS, preferFor, readMoods, sortMoods, writeMoods } from '../../mocks/moods.ts';
import { moodIn, SCENARIOS } from '../../mocks/scenarios.ts';
import { mediaTypes, type Node, node, operations } from '../../openapi/contract.ts';
import { matchOperation } from '../../openapi/match-operation.ts';
import { holdAgainstContract } from './contract-answers.ts';

// What the mock answers, and how a tester chooses it.

const CALLS = callsOf({ operations, mediaTypes });
function answer(address: string, method = 'GET') {
  const { pathname, searchParams } = new URL(address, 'http://mock');
  const match = matchOperation(operations, method, pathname);
  if (!match) throw new Error(`The contract has no ${method} ${pathname}`);
  return answerFor(match, mediaTypes, searchParams);
}
const LIST = '/admin/withdrawal/withdrawals';

describe('without a mood', () => {
  test.each([
    ['/api/admin/transactions?page=2&limit=20', { example: 'secondOfThree' }],
    ['/api/admin/transactions?limit=20', { example: 'firstOfThree' }],
    ['/api/admin/transactions?status=failed', { example: 'onlyFailed' }],
    [`${LIST}?status=pending_review&limit=5`, { example: 'onlyPendingReview' }],
    [`${LIST}/WDR-100469`, { example: 'completedLarge' }],
    [`${LIST}/WDR-100469/history`, { example: 'completedLarge' }],
    ['/api/admin/games/moonlit-kart/stats?days=90', { example: 'moonlitKartNinetyDays' }],
    ['/api/admin/games/moonlit-kart/stats', { example: 'moonlitKartThirtyDays' }],
    ['/api/v1/game-items/admin/list/paper-kingdoms', { example: 'empty' }],
    [`${LIST}/WDR-100469-00042`, { example: 'completedLarge' }],
  ])('%s is answered with what belongs to it', (path, expected) => {
    expect(answer(path)).toEqual(expected);
  });

  test('what an example says that it is for is a parameter of its call', () => {
    const strange = mediaTypes.flatMap(({ where, examples }) => {
      const known =
        operations.find((one) => where === `${one.operationId} 200`)?.parameters.map(({ name }) => name) ?? [];
      const named = Object.values(examples).flatMap((example) => Object.keys(node(example['x-for'])));
      return named.filter((name) => !known.includes(name)).map((name) => `${where} ${name}`);
    });
    expect(strange).toEqual([]);
  });

  test('a record that is in no example does not exist', () => {
    expect(answer(`${LIST}/WDR-999999`)).toEqual({ code: '404' });
  });

  test('a call whose examples are for any request is left to Prism', () => {
    expect(answer('/api/admin/company-revenue/balance')).toEqual({});
    expect(answer(`${LIST}/WDR-100482/approve`, 'POST')).toEqual({});
  });
});

const rowsOf = (name: string) => {
  const list = mediaTypes.find(({ where }) => where === name);
  return Object.entries(list?.examples ?? {});
};

describe('what the lists show', () => {
  const shown = (call: string, rows: string, id: string) =>
    rowsOf(`${call} 200`)
      .filter(([name]) => /^(first|second|last)Of/.test(name))
      .flatMap(([, example]) => (node(example.value)[rows] as Node[]).map((row) => String(row[id])));

  test('is many, and every status', () => {
    const statuses = (call: string, rows: string) => new Set(shown(call, rows, 'status')).size;
    expect(shown('listWithdrawals', 'withdrawals', 'withdrawal_id')).toHaveLength(12);
    expect(statuses('listWithdrawals', 'withdrawals')).toBe(7);
    expect(shown('listTransactions', 'transactions', 'id')).toHaveLength(12);
    expect(statuses('listTransactions', 'transactions')).toBe(4);
  });

  test.each([
    ['listWithdrawals', 'withdrawals', 'withdrawal_id', LIST],
    ['listTransactions', 'transactions', 'id', '/api/admin/transactions'],
  ])('of %s has a record of its own, and that record is the row', (call, rows, id, path) => {
    const all = rowsOf(`${call} 200`).flatMap(([, example]) => node(example.value)[rows] as Node[]);
    for (const one of shown(call, rows, id)) {
      const { example } = answer(`${path}/${one}`);
      const [, record] =
        rowsOf(`${call === 'listWithdrawals' ? 'getWithdrawal' : 'getTransaction'} 200`).find(
          ([name]) => name === example,
        ) ?? [];
      expect([one, all.includes(node(record?.value))]).toEqual([one, true]);
    }
  });

  test('of the withdrawals has a history that ends in its status', () => {
    for (const id of shown('listWithdrawals', 'withdrawals', 'withdrawal_id')) {
      const record = rowsOf('getWithdrawal 200').find(([name]) => name === answer(`${LIST}/${id}`).example)?.[1];
      const history = rowsOf('getWithdrawalHistory 200').find(
        ([name]) => name === answer(`${LIST}/${id}/history`).example,
      )?.[1];
      const steps = node(history?.value).history as Node[];
      expect([id, steps.at(-1)?.to_status]).toEqual([id, node(record?.value).status]);
      expect([id, steps[0]?.created_at]).toEqual([id, node(record?.value).created_at]);
    }
  });
});

describe('a scenario', () => {
  test.each(SCENARIOS)('$title asks for nothing that the contract does not have', ({ moods }) => {
    for (const [wanted, mood] of Object.entries(moods)) {
      const [status, example] = mood.split('.');
      const meant = CALLS.filter(({ operationId }) => wanted === '*' || operationId === wanted);
      expect([wanted, meant.length > 0]).toEqual([wanted, true]);
      for (const { operationId, answers } of meant) {
        const found = answers.find((one) => one.status === status);
        if (status) expect([operationId, found?.status]).toEqual([operationId, status]);
        if (example) expect(found?.examples.map(({ name }) => name)).toContain(example);
      }
    }
  });

  test('leaves signing in alone, so that its link opens in a fresh browser', () => {
    expect(SCENARIOS.filter((scenario) => moodIn(scenario, 'adminLogin') !== undefined)).toEqual([]);
  });
});

describe('the moods in an address', () => {
  const moods = { scenario: 'slow', calls: { listGames: '429', listTransactions: '200.empty' } };

  test('are read as they were written', () => {
    expect(writeMoods(moods)).toBe('#scenario=slow&moods=listGames:429,listTransactions:200.empty');
    expect(readMoods(writeMoods(moods))).toEqual(moods);
    expect(writeMoods(NO_MOODS)).toBe('');
    expect(readMoods('')).toEqual(NO_MOODS);
  });

  test('are none where the address has an anchor', () => {
    expect(readMoods('#main')).toEqual(NO_MOODS);
  });

  test.each([
    ['scenario=lost', 'There is no scenario “lost”.'],
    ['moods=listGame:503', 'The contract has no call “listGame”.'],
    ['moods=:503', 'The contract has no call “”.'],
    ['moods=listGames', 'listGames has no answer “”, but 200, 401, 403, 422, 429, 503.'],
    ['moods=listGames:abc', 'listGames has no answer “abc”, but 200, 401, 403, 422, 429, 503.'],
    ['moods=listGames:404', 'listGames has no answer “404”, but 200, 401, 403, 422, 429, 503.'],
    ['moods=listGames:200.nothing', /^listGames 200 has no example “nothing”, but six, onlyActive, /],
  ])('that there are not, as in #%s, are named, kept in the link, and sent with no call', (link, words) => {
    const read = readMoods(`#${link}`);
    expect(writeMoods(read)).toBe(link === 'moods=listGames' ? `#${link}:` : `#${link}`);
    const { known, unknown } = sortMoods(read, CALLS);
    expect(known).toEqual(NO_MOODS);
    expect(unknown).toEqual([typeof words === 'string' ? words : expect.stringMatching(words)]);
  });

  test('that there are, are no news', () => {
    expect(sortMoods(moods, CALLS).unknown).toEqual([]);
  });

  test('become the header of the call that they are for', () => {
    expect(preferFor(moods, 'listTransactions')).toBe('code=200, example=empty, wait=3');
    expect(preferFor(moods, 'listGames')).toBe('code=429, wait=3');
    expect(preferFor(moods, 'getGame')).toBe('wait=3');
    expect(preferFor(moods, 'adminLogin')).toBeUndefined();
    expect(preferFor({ ...NO_MOODS, scenario: 'ten-thousand-items' }, 'listGameItems')).toBe('code=200, items=10000');
  });
});

describe('ten thousand items', () => {
  const example = (operation: string, name: string) =>
    structuredClone(node(mediaTypes.find(({ where }) => where === `${operation} 200`)?.examples[name]?.value));
  const many = (operation: string, name: string, query: string) =>
    withManyItems(example(operation, name), 10_000, new URLSearchParams(query));

  test('are cut as the request asks, each with an id of its own, and fit the contract', async () => {
    const page = many('listTransactions', 'firstOfThree', 'page=500&limit=20');
    expect([page.page, page.totalPages, page.total, (page.transactions as Node[]).length]).toEqual([
      500, 500, 10_000, 20,
    ]);
    await holdAgainstContract('GET', '/api/admin/transactions', 200, page);

    const items = many('listGameItems', 'copperCaravan', '').items as Node[];
    expect(new Set(items.map(({ item_id }) => item_id)).size).toBe(10_000);
    await holdAgainstContract('GET', '/api/v1/game-items/admin/list/x', 200, { items });
  });

  test('go on from page to page to the end', () => {
    const ids = new Set<unknown>();
    let cursor: unknown = 0;
    while (cursor !== null) {
      const page: Node = many('listWithdrawals', 'firstOfTwo', `limit=200&cursor=${cursor}`);
      for (const { withdrawal_id } of page.withdrawals as Node[]) ids.add(withdrawal_id);
      cursor = page.next_cursor;
    }
    expect(ids.size).toBe(10_000);
  });

  test('are none where there is no list', () => {
    expect(many('getRevenueBalance', 'available', '')).toEqual(example('getRevenueBalance', 'available'));
  });
});
