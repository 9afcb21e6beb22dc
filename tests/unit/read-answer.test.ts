import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { answerShapes } from '../../openapi/answer-shapes.ts';
import { readContract } from '../../openapi/read-contract.ts';
import { withIdsAsTheyCame } from '../../src/api/numeric-ids.ts';
import { readAnswer } from '../../src/api/read-answer.ts';
import { withCount } from '../../src/features/withdrawals/bulk-count.ts';
import type { BulkReviewResult } from '../../src/generated/model/bulkReviewResult.ts';
import { Refusal, UnreadableAnswer } from '../../src/lib/api-error.ts';
import { isInexact, isReadable, sentInsteadOf } from '../../src/lib/unreadable.ts';

const contract = readContract((file) => readFileSync(file, 'utf8'));
const { operations } = contract;
const WITHDRAWALS = '/admin/withdrawal/withdrawals';

type Row = Record<string, unknown>;
const read = (url: string, data: unknown, method = 'GET') => readAnswer({ method, url }, structuredClone(data));
const withdrawal = async (fields: Row) => {
  const row = { withdrawal_id: 'W-1', status: 'pending', created_at: '2026-11-20T09:14:05Z', ...fields };
  const { withdrawals } = (await read(WITHDRAWALS, { withdrawals: [row] })) as { withdrawals: Row[] };
  return withdrawals[0] ?? {};
};

test('what an answer of the contract has is left as it is', async () => {
  const examples = contract.mediaTypes.filter(
    ({ where, contentType }) => / 20[01]$/.test(where) && contentType === 'application/json',
  );
  expect(examples.length).toBeGreaterThan(100);
  for (const { where, examples: named } of examples) {
    const { route } = operations.find(({ operationId }) => where.startsWith(`${operationId} `)) ?? { route: '' };
    const [method = '', path = ''] = route.split(' ');
    for (const { value } of Object.values(named)) {
      expect(await read(path.replaceAll(/\{\w+\}/g, 'x'), value, method), where).toEqual(value);
    }
  }
});

test.each([
  ['1234.5', 1234.5],
  ['0.10', 0.1],
  ['90071992547409.91', 90071992547409.91],
  ['-5.00', -5],
  [-0, 0],
])('the amount %j is read as %d', async (sent, amount) => {
  expect((await withdrawal({ amount: sent })).amount).toBe(amount);
});

test.each(['1e3', '1,000.00', '1.005', 'NaN', '', ' 5', '$5', 1e17, '99999999999999999.99', true, { usd: 5 }, [[5]]])(
  'the amount %j cannot be read, and no sum or comparison takes it for a number',
  async (sent) => {
    const { amount } = await withdrawal({ amount: sent });
    expect(sentInsteadOf(amount)).toBe(typeof sent === 'object' ? JSON.stringify(sent) : String(sent));
    expect(isReadable(amount as number)).toBe(false);
    expect(Number(amount)).toBeNaN();
    expect([(amount as number) > 0, (amount as number) <= 0]).toEqual([false, false]);
  },
);

test('an amount that is null or missing is neither 0 nor unreadable', async () => {
  const { amount, requested_amount, net_payout_amount } = await withdrawal({ amount: null, net_payout_amount: null });
  expect([amount, requested_amount, net_payout_amount]).toEqual([undefined, undefined, null]);
});

test('an id is a text, and goes back as it came', async () => {
  const data = {
    games: [
      { game_id: 7, game_name: 'Seven' },
      { game_id: '8', game_name: 'Eight' },
    ],
  };
  const { games } = (await read('/api/admin/games', data)) as { games: Row[] };
  expect(games.map(({ game_id }) => game_id)).toEqual(['7', '8']);
  expect(withIdsAsTheyCame({ game_id: '7', item_name: '7' })).toEqual({ game_id: 7, item_name: '7' });
  expect(withIdsAsTheyCame({ game_id: '8' })).toEqual({ game_id: '8' });
  await withdrawal({ withdrawal_id: undefined, request_id: 41 });
  expect(withIdsAsTheyCame({ withdrawal_ids: ['41', 'W-1'] })).toEqual({ withdrawal_ids: [41, 'W-1'] });
});

test('an id beyond the whole numbers of JavaScript is known to be inexact; the same digits as text are not', async () => {
  await withdrawal({ withdrawal_id: '9007199254740995' });
  expect(isInexact('9007199254740995')).toBe(false);
  const { withdrawal_id } = await withdrawal({ withdrawal_id: 9007199254740996 });
  expect(isInexact(String(withdrawal_id))).toBe(true);
});

test.each([
  [{ withdrawals: null }, 'withdrawals is null'],
  [{ withdrawals: {}, next_cursor: null }, 'withdrawals is an object'],
  [{ next_cursor: null }, 'withdrawals is missing'],
  [{ withdrawals: [null] }, 'withdrawals[0] is null'],
  [null, 'The answer is null'],
  ['', 'The answer is empty'],
  [{}, 'The answer has no field of the contract.'],
  ['<html>', 'The server’s answer could not be read'],
])('a list in the answer %j is not there, which the error says', async (data, words) => {
  await expect(read(WITHDRAWALS, data)).rejects.toThrow(new UnreadableAnswer(words));
});

test('an answer in an envelope has no field of the contract, also where none is required', async () => {
  for (const path of operations.flatMap(({ route }) => (/^GET [^{]*$/.test(route) ? [route.slice(4)] : []))) {
    const { [`GET ${path}`]: kind = '' } = answerShapes(contract, operations).answers;
    if (!/^\d/.test(kind)) continue;
    await expect(read(path, { payload: {}, meta: 1 }), path).rejects.toThrow(
      'The answer has no field of the contract.',
    );
  }
  expect(await read('/api/admin/dashboard/stats', {})).toEqual({});
});

test('a list in place of the object whose only list it is, is that list', async () => {
  const history = [{ id: 1, to_status: 'approved', created_at: '2026-11-20T09:14:05Z' }];
  expect(await read(`${WITHDRAWALS}/W-1/history`, history)).toMatchObject({
    history: [{ id: '1', to_status: 'approved' }],
  });
  await expect(read('/api/admin/company-revenue/balance', [])).rejects.toThrow('The answer is a list');
});

test('texts, flags and objects of another type are read, and what the contract does not know stays', async () => {
  const row = await withdrawal({
    status: 3,
    notes: { by: 'x' },
    user_info: 'Acme',
    can_be_recalled: 'true',
    tier: { a: [1] },
  });
  expect(row).toMatchObject({ status: '3', notes: '{"by":"x"}', user_info: undefined, can_be_recalled: true });
  expect(row.tier).toEqual({ a: [1] });
});

/** Twelve answers of success that do not say what was done; the first one is also that of 204. */
const ANSWERS = [
  '',
  null,
  'done',
  '"done"',
  '<!doctype html><title>x</title>',
  [],
  [{}],
  7,
  true,
  {},
  { ok: true },
  { data: { id: '1' } },
];
const changes = operations.filter(({ route }) => !route.startsWith('GET'));

test('no change of the contract is done or refused after an answer that cannot be read', async () => {
  const { answers } = answerShapes(contract, changes);
  expect(changes.length).toBeGreaterThan(80);
  for (const { route } of changes) {
    const [method = '', path = ''] = route.split(' ');
    for (const data of ANSWERS) {
      const outcome = await read(path.replaceAll(/\{\w+\}/g, 'x'), data, method).catch((error: unknown) => error);
      // Where the contract has no body, JSON in its place contradicts nothing.
      const isDone = answers[route] === '' && (typeof data !== 'string' || data === '');
      expect(outcome instanceof UnreadableAnswer, `${route} answered ${JSON.stringify(data)}`).toBe(!isDone);
    }
  }
});

test('a change that was answered with success: false was refused, with the reason of the answer', async () => {
  const data = { success: false, error: 'Frozen' };
  await expect(read(`${WITHDRAWALS}/W-1/approve`, data, 'POST')).rejects.toThrow(new Refusal('Frozen'));
  expect(await read(`${WITHDRAWALS}/W-1/approve`, { success: true }, 'POST')).toMatchObject({ success: true });
});

const bulk = async (data: unknown) =>
  withCount((await read(`${WITHDRAWALS}/bulk-approve`, data, 'POST')) as BulkReviewResult);

test.each([
  [{ processed: 1 }, 1],
  [{ success: true, count: 2 }, 2],
  [{ updated: 2, errors: [] }, 2],
  [{ succeeded: ['W-1'] }, 1],
  [{ success: false, success_count: 1, failed_count: 1 }, 1],
])('a bulk decision that is answered by %j changed %d', async (data, count) => {
  expect((await bulk(data)).processed).toBe(count);
});

test.each([{ success: true, approved: '2' }, { status: 200 }, { processed: -1 }, { success: true }, 'done'])(
  'how many a bulk decision changed that is answered by %j is not known',
  async (data) => {
    await expect(bulk(data)).rejects.toThrow(UnreadableAnswer);
  },
);

test('the answers are read by the contract’s shapes', async () => {
  const { shapes, answers } = answerShapes(contract, operations);
  const all = await import('../../src/generated/all-answers.ts');
  expect([all.shapes, all.answers]).toEqual([shapes, answers]);
});
