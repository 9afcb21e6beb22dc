import { describe, expect, test } from 'vitest';
import { reviewOf } from '../../mocks/bulk-review.ts';
import { callsOf } from '../../mocks/calls.ts';
import { answerFor } from '../../mocks/choose-answer.ts';
import { clockAheadMs } from '../../mocks/conditions.ts';
import { invalidFields, isAboutFields, refusedFields } from '../../mocks/invalid-fields.ts';
import { withManyItems } from '../../mocks/many-items.ts';
import {
  type CallInHand,
  decide,
  NO_OVERRIDES,
  preferFor,
  readOverrides,
  sortOverrides,
  writeOverrides,
} from '../../mocks/overrides.ts';
import { madePayoutRecords } from '../../mocks/payout-records.ts';
import { writePrefer } from '../../mocks/prefer.ts';
import { changedRecord, exported, listed } from '../../mocks/records.ts';
import { overrideIn, SCENARIOS, scenarioNamed } from '../../mocks/scenarios.ts';
import { contract, follow, mediaTypes, type Node, node, operations, read, schemas } from '../../openapi/contract.ts';
import { coreContract } from '../../openapi/core-contract.ts';
import { matchOperation } from '../../openapi/match-operation.ts';
import type { Operation } from '../../openapi/read-contract.ts';
import { holdAgainstContract } from './contract-answers.ts';

// The mock's answers, and how a tester chooses them.

const CALLS = callsOf({ operations, mediaTypes, follow });
function answer(address: string, method = 'GET') {
  const { pathname, searchParams } = new URL(address, 'http://mock');
  const match = matchOperation(operations, method, pathname);
  if (!match) throw new Error(`The contract has no ${method} ${pathname}`);
  return answerFor(match, { operations, mediaTypes }, searchParams);
}
const LIST = '/admin/withdrawal/withdrawals';

describe('without an override', () => {
  test.each([
    [`${LIST}/WDR-100469`, { example: 'completedLarge' }],
    [`${LIST}/WDR-100469/history`, { example: 'completedLarge' }],
    ['/api/admin/games/moonlit-kart/stats?days=90', { example: 'moonlitKartNinetyDays' }],
    ['/api/admin/games/moonlit-kart/stats', { example: 'moonlitKartThirtyDays' }],
    ['/api/v1/game-items/admin/list/paper-kingdoms', { example: 'empty' }],
    [`${LIST}/WDR-100469-00042`, { example: 'completedLarge' }],
  ])('%s is answered with what belongs to it', (path, expected) => {
    expect(answer(path)).toEqual(expected);
  });

  test('an example for a parameter that the core contract lacks is one for every call of it', () => {
    const core = coreContract({ contract, follow });
    const match = matchOperation(core.operations, 'GET', '/api/admin/games/moonlit-kart/stats');
    if (!match) throw new Error('The core contract has no figures of a game');
    expect(answerFor(match, core, new URLSearchParams())).toEqual({ example: 'moonlitKartSevenDays' });
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

  test.each([
    ['POST', `${LIST}/WDR-999999/approve`],
    ['PUT', '/api/admin/transactions/999999/status'],
    ['PUT', '/api/admin/games/no-such-game'],
    ['POST', '/api/admin/games/no-such-game/toggle-status'],
    ['DELETE', '/api/v1/game-items/admin/delete/no-such-item'],
    ['POST', '/api/admin/admins/no-such-admin/confirm-person'],
  ])('%s %s changes nothing, because there is no such record', (method, path) => {
    expect(answer(path, method)).toEqual({ code: '404' });
  });

  test.each<[string, string, object?]>([
    ['POST', `${LIST}/WDR-100469-00042/reject`, { example: 'rejected' }],
    ['POST', `${LIST}/WDR-100482/approve`, { example: 'approved' }],
    ['PUT', '/api/admin/transactions/900412/status'],
    ['PUT', '/api/admin/games/moonlit-kart'],
    // Its call has examples for any administrator.
    ['POST', '/api/admin/admins/adm_4/confirm-person'],
    ['DELETE', '/api/v1/game-items/admin/delete/ITM-2003'],
  ])('%s %s changes a record that there is', (method, path, expected = {}) => {
    expect(answer(path, method)).toEqual(expected);
  });

  test('a call whose examples are for any request is left to Prism', () => {
    expect(answer('/api/admin/company-revenue/balance')).toEqual({});
  });
});

const whole = { contract, operations, schemas, mediaTypes, read, follow };
const list = (call: string, query: string, items?: number): Node => {
  const page = listed(whole, call, new URLSearchParams(query), items);
  if (!page) throw new Error(`${call} has no such page`);
  return page;
};
const ids = (page: Node) =>
  (Object.values(page).find(Array.isArray) as Node[]).map(
    (row) => row.transaction_id ?? row.withdrawal_id ?? row.game_id,
  );

describe('a list', () => {
  test.each([
    ['listTransactions', 'status=failed', ['TXN-900407', 'TXN-900401']],
    ['listTransactions', 'type=currency_send', ['TXN-900408', 'TXN-900403']],
    ['listTransactions', 'game_id=iron-harvest-tycoon', ['TXN-900405']],
    ['listWithdrawals', 'step=completed&step_from=2026-11-14', ['WDR-100477', 'WDR-100471']],
    ['listTransactions', 'date_from=2026-11-18&date_to=2026-11-18', ['TXN-900403', 'TXN-900402']],
    ['listTransactions', 'search=JUNE.okafor&status=pending', ['TXN-900412', 'TXN-900404']],
    ['listTransactions', 'search=nobody', []],
    ['listTransactions', 'page=3', ['TXN-900402', 'TXN-900401']],
    ['listTransactions', 'page=99', []],
    ['listTransactions', 'page=2&limit=2', ['TXN-900410', 'TXN-900409']],
    ['listWithdrawals', 'status=pending_review', ['WDR-100482', 'WDR-100481', 'WDR-100472']],
    ['listWithdrawals', 'min_amount=1000&max_amount=5000', ['WDR-100481', 'WDR-100479']],
    ['listWithdrawals', 'search=great lakes&status=failed', ['WDR-100476', 'WDR-100468']],
    ['listGames', 'search=caravan', ['copper-caravan']],
  ])('of %s?%s is what matches', async (call, query, expected) => {
    const page = list(call, query);
    expect(ids(page)).toEqual(expected);
    const route = operations.find(({ operationId }) => operationId === call)?.route ?? '';
    await holdAgainstContract('GET', route.slice('GET '.length), 200, page);
  });

  test('counts what matches, and says no page where there is none', () => {
    expect(list('listTransactions', 'status=completed&page=99')).toMatchObject({ page: 99, total: 6, totalPages: 2 });
    expect(list('listTransactions', 'search=nobody')).toMatchObject({ total: 0, totalPages: 0 });
  });

  test('goes on behind a cursor to its end, and refuses a cursor that is none', () => {
    const first = list('listWithdrawals', '');
    const last = list('listWithdrawals', `cursor=${first.next_cursor}`);
    expect([...ids(first), ...ids(last)]).toHaveLength(12);
    expect([first.next_cursor, last.next_cursor]).toEqual([expect.any(String), null]);
    expect(listed(whole, 'listWithdrawals', new URLSearchParams('cursor=x'))).toBeUndefined();
  });

  test.each([
    ['exportTransactions', 'all', 'listTransactions', 'status=failed'],
    ['exportWithdrawals', 'all', 'listWithdrawals', 'min_amount=1000'],
  ])('of %s has the lines of its rows, of ten thousand too', (call, name, of, query) => {
    const csv = String(rowsOf(`${call} 200`).find(([one]) => one === name)?.[1].value);
    const file = (text: string, items?: number) =>
      exported(whole, call, csv, new URLSearchParams(text), items).trimEnd().split('\r\n').slice(1);
    expect(file('')).toHaveLength(12);
    expect(file(query).map((line) => line.split(',')[0])).toEqual(ids(list(of, `${query}&limit=100`)));
    expect(new Set(file('', 10_000).map((line) => line.split(',')[0])).size).toBe(10_000);
    expect(file('').every((line) => line.split(',').length > 5)).toBe(true);
  });
});

test.each([
  [
    'approveWithdrawal',
    'WDR-100482',
    { notes: 'Fine' },
    { withdrawal_id: 'WDR-100482', requested_amount: 250, status: 'approved', notes: 'Fine' },
  ],
  [
    'rejectWithdrawal',
    'WDR-100472',
    { reason: 'Odd' },
    { withdrawal_id: 'WDR-100472', requested_amount: 18_500, rejection_reason: 'Odd' },
  ],
  [
    'updateTransactionStatus',
    '900404',
    { status: 'cancelled' },
    { transaction_id: 'TXN-900404', amount: 35.5, status: 'cancelled' },
  ],
])('%s of %s is answered with that record', async (call, id, request, expected) => {
  const [, example] = rowsOf(`${call} 200`)[0] ?? [];
  const answered = changedRecord(whole, call, id, node(example?.value), request);
  expect(answered).toMatchObject(expected);
  const route = operations.find(({ operationId }) => operationId === call)?.route ?? '';
  const [method = '', path = ''] = route.replace('{id}', id).split(' ');
  await holdAgainstContract(method, path, 200, answered);
});

describe('a payout', () => {
  const { payouts } = node(rowsOf('listPayouts 200').find(([name]) => name === 'everyMethod')?.[1].value) as {
    payouts: Node[];
  };

  test.each(payouts.slice(0, -2))(
    '$id of the list has as many records as it says, and they add up to its amount',
    (payout) => {
      let cursor: unknown = 0;
      let [count, cents] = [0, 0];
      while (cursor !== null) {
        const page = node(
          madePayoutRecords(whole, String(payout.id), new URLSearchParams(`limit=200&cursor=${cursor}`)),
        );
        for (const { used_amount } of page.records as Node[]) cents += Math.round(Number(used_amount) * 100);
        count += (page.records as Node[]).length;
        cursor = page.next_cursor;
      }
      expect([count, cents]).toEqual([payout.record_count, Math.round(Number(payout.amount) * 100)]);
    },
  );

  test('that is not in the list has none, and the others have their examples', async () => {
    const none = new URLSearchParams();
    expect(madePayoutRecords(whole, 'PAY-0099', none)).toBeUndefined();
    expect(madePayoutRecords(whole, 'PAY-0001', none)).toBeUndefined();
    const page = madePayoutRecords(whole, 'PAY-0003', none);
    await holdAgainstContract('GET', '/api/admin/company-revenue/payouts/PAY-0003/records', 200, page);
  });
});

describe('a 422', () => {
  const operation = (id: string) => operations.find(({ operationId }) => operationId === id) as Operation;

  test.each(operations.filter(({ responses }) => '422' in responses).map(({ operationId }) => operationId))(
    'of %s is about a field of it, and so are its examples on the panel',
    (id) => {
      const said = invalidFields(whole, operation(id));
      expect(isAboutFields(whole, operation(id), said)).toBe(true);
      const offered = CALLS.find(({ operationId }) => operationId === id)?.answers.find(
        ({ status }) => status === '422',
      );
      const all = mediaTypes.find(({ where }) => where === `${id} 422`)?.examples ?? {};
      for (const { name } of offered?.examples ?? [])
        expect(isAboutFields(whole, operation(id), all[name]?.value)).toBe(true);
    },
  );

  test('of a request that is wrong names what is wrong with it', () => {
    const violations = [
      {
        location: ['request', 'query', 'limit'],
        severity: 'Error',
        message: 'Request query parameter limit must be integer',
      },
      {
        location: ['request', 'body'],
        severity: 'Error',
        message: "Request body must have required property 'reason'",
      },
      { location: ['response', 'body'], severity: 'Error', message: 'no matter' },
    ];
    expect(refusedFields(JSON.stringify(violations))).toEqual({
      message: 'limit must be integer; reason is required.',
      code: 'invalid_input',
      errors: [
        { path: 'limit', message: 'must be integer' },
        { path: 'reason', message: 'is required' },
      ],
    });
  });
});

test.each([
  ['half', ['A', 'B'], ['A']],
  ['half', ['A', 'B', 'C', 'D', 'E'], ['A', 'B']],
  ['all', ['A'], ['A']],
  ['none', ['A', 'B', 'C'], []],
])('a bulk review of which %s works, of %j, speaks of these and of no other', (name, asked, succeeded) => {
  const example = rowsOf('bulkApproveWithdrawals 200').find(([one]) => one === name)?.[1];
  const review = reviewOf(asked, node(example?.value) as unknown as Parameters<typeof reviewOf>[1], 'rejected');
  expect([review.processed, review.succeeded]).toEqual([succeeded.length, succeeded]);
  expect(review.failed.map(({ id }) => id)).toEqual(asked.slice(succeeded.length));
  for (const { id, reason } of review.failed)
    expect(reason).toMatch(new RegExp(`^Withdrawal ${id} is \\w+ and cannot be rejected`));
});

function rowsOf(name: string) {
  const media = mediaTypes.find(({ where }) => where === name);
  return Object.entries(media?.examples ?? {});
}

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
  test.each(SCENARIOS)('$title asks for nothing that the contract does not have', (scenario) => {
    for (const [wanted, override] of Object.entries(scenario.overrides)) {
      const [status, example] = override.split('.');
      const meant = CALLS.filter(({ operationId }) =>
        wanted.endsWith('*') ? overrideIn(scenario, operationId) === override : operationId === wanted,
      );
      expect([wanted, meant.length > 0]).toEqual([wanted, true]);
      for (const { operationId, answers } of meant) {
        const found = answers.find((one) => one.status === status);
        if (status) expect([operationId, found?.status]).toEqual([operationId, status]);
        if (example) expect(found?.examples.map(({ name }) => name)).toContain(example);
      }
    }
  });

  test('shows each list without a row: "Everything empty"', () => {
    const scenario = scenarioNamed('everything-empty');
    // Somebody is signed in, with a session and a role.
    const neverEmpty = ['listMySessions', 'listAdmins', 'listAdminSessions', 'listRoles'];
    const lists = CALLS.filter(
      ({ operationId }) => /^list[A-Z]/.test(operationId) && !neverEmpty.includes(operationId),
    );
    const full = lists.filter(({ operationId }) => {
      const [, example = ''] = overrideIn(scenario, operationId)?.split('.') ?? [];
      const body = node(rowsOf(`${operationId} 200`).find(([name]) => name === example)?.[1].value);
      return Object.values(body).find(Array.isArray)?.length !== 0;
    });
    expect(
      full.map(({ operationId }) => operationId),
      'Give the operation an example `empty` without rows, in openapi/areas and mocks/examples',
    ).toEqual([]);
  });

  test('leaves signing in alone, so that its link opens in a fresh browser', () => {
    expect(SCENARIOS.filter((scenario) => overrideIn(scenario, 'adminLogin') !== undefined)).toEqual([]);
  });
});

/** Arbitrary, but they must stay the same, because links in bug reports depend on them. */
const FIRST_OF_SEED_1 = [1, 6, 8, 9, 17, 18, 27, 28];

describe('the overrides in an address', () => {
  const overrides = { ...NO_OVERRIDES, scenario: 'slow', calls: { listGames: '429', listTransactions: '200.empty' } };

  test('are read as they were written', () => {
    expect(writeOverrides(overrides)).toBe('#scenario=slow&responses=listGames:429,listTransactions:200.empty');
    expect(readOverrides(writeOverrides(overrides))).toEqual(overrides);
    expect(writeOverrides(NO_OVERRIDES)).toBe('');
    expect(readOverrides('')).toEqual(NO_OVERRIDES);
  });

  test('are none where the address has an anchor', () => {
    expect(readOverrides('#main')).toEqual(NO_OVERRIDES);
  });

  test.each([
    ['scenario=lost', 'There is no scenario “lost”.'],
    ['scenario=everything-emty', 'There is no scenario “everything-emty”. Did you mean “everything-empty”?'],
    ['responses=listGame:503', 'The contract has no call “listGame”. Did you mean “listGames”?'],
    ['responses=*:slow', /late \(\*:\+3s\)/],
    ['responses=:503', 'The contract has no call “”.'],
    ['responses=listGames', /^listGames cannot answer “”, but 200, 401, 403, 422, 429, 500, 503, !drop, /],
    ['responses=listGames:abc', /^listGames cannot answer “abc”, but 200, /],
    ['responses=listGames:!burn', /^listGames cannot answer “!burn”, but 200, /],
    ['responses=listGames:200+soon', /^listGames cannot answer “200\+soon”, /],
    ['responses=listGames:404', 'listGames has no answer “404”, but 200, 401, 403, 422, 429, 500, 503.'],
    ['responses=listGames:200.nothing', /^listGames 200 has no example “nothing”, but six, onlyActive, /],
    ['responses=listGames:503,404', 'listGames has no answer “404”, but 200, 401, 403, 422, 429, 500, 503.'],
    ['responses=listGames:140%:503', /^listGames cannot answer “140%:503”, .*for some of the calls \(40%:503\)\.$/],
    ['responses=listGames:40%:', /^listGames cannot answer “40%:”, /],
    ['responses=listGames@chess:503', 'listGames is not about one record, such as “chess”.'],
    ['responses=getWithdrawl@WDR-100481:404', 'The contract has no call “getWithdrawl”. Did you mean “getWithdrawal”?'],
    ['session=soon', '“session” is the number of calls after which it has ended, and not “soon”.'],
    ['clock=late', '“clock” is a time ahead, or behind with a minus, as in +90s, 5m, -2h or 1d, and not “late”.'],
    ['memory=off', '“memory” is “on”, and not “off”.'],
    ['responses=&colour=red', 'A link cannot say “colour”, but scenario, responses, session, clock, memory, seed.'],
  ])('that there are not, as in #%s, are named, kept in the link, and sent with no call', (link, words) => {
    const read = readOverrides(`#${link}`);
    const written = link === 'responses=listGames' ? `${link}:` : link.replace('responses=&', '');
    expect(writeOverrides(read)).toBe(`#${written}`);
    const { known, unknown } = sortOverrides(read, CALLS);
    expect(known).toEqual(NO_OVERRIDES);
    expect(unknown).toEqual([typeof words === 'string' ? words : expect.stringMatching(words)]);
  });

  test.each([
    ['!drop', 'fault=drop'],
    ['!html502+2s', 'fault=html502, wait=2'],
    ['+3s', 'wait=3'],
    ['503+0.5s', 'code=503, wait=0.5'],
    ['200.empty+3s', 'code=200, example=empty, wait=3'],
  ])('%s in a link is Prefer: %s', (override, prefer) => {
    const read = readOverrides(`#responses=listGames:${override}`);
    expect(writeOverrides(read)).toBe(`#responses=listGames:${override}`);
    expect(sortOverrides(read, CALLS)).toEqual({ known: read, unknown: [] });
    expect(preferFor(read, 'listGames')).toBe(prefer);
  });

  const inTurn = (link: string, call: Omit<CallInHand, 'count'>, number: number) => {
    const read = readOverrides(link);
    expect(writeOverrides(read)).toBe(link);
    expect(sortOverrides(read, CALLS)).toEqual({ known: read, unknown: [] });
    const { preferences, why } = decide(read, { ...call, count: () => number });
    return [writePrefer(preferences), why];
  };

  test.each([
    [1, 'code=503', 'listGames:503,!drop+1s,200, step 1 of 3'],
    [2, 'fault=drop, wait=1', 'listGames:503,!drop+1s,200, step 2 of 3'],
    [3, 'code=200', 'listGames:503,!drop+1s,200, step 3 of 3'],
    [9, 'code=200', 'listGames:503,!drop+1s,200, step 3 of 3'],
  ])('may follow one another: call %i of 503,!drop+1s,200 is told %s', (number, prefer, why) => {
    const link = '#responses=listGames:503,!drop+1s,200,getGame:404';
    expect(inTurn(link, { operationId: 'listGames' }, number)).toEqual([prefer, why]);
    expect(inTurn(link, { operationId: 'getGame' }, number)[0]).toBe('code=404');
  });

  test('may be of one record, which goes before its call', () => {
    const link = '#responses=approveWithdrawal@WDR-100481:409,approveWithdrawal:503';
    const told = (record: string) => inTurn(link, { operationId: 'approveWithdrawal', records: [record] }, 1);
    expect(told('WDR-100481')).toEqual(['code=409', 'approveWithdrawal@WDR-100481:409']);
    expect(told('WDR-100482')).toEqual(['code=503', 'approveWithdrawal:503']);
  });

  test('may be of every call but signing in, each of which is counted by itself', () => {
    const link = '#responses=*:!cut,getGame:404';
    const told = (operationId: string) => inTurn(link, { operationId }, 1)[0];
    expect(['listGames', 'getGame', 'adminLogin'].map(told)).toEqual(['fault=cut', 'code=404', undefined]);
    expect(inTurn('#responses=*:503,401', { operationId: 'listGames' }, 2)[1]).toBe('listGames:503,401, step 2 of 2');
    expect(sortOverrides(readOverrides('#responses=*:404'), CALLS).unknown).toEqual([
      '* has no answer “404”, but 401, 403, 429, 500, 503.',
    ]);
  });

  test('may be of a share of the calls, the same ones every time, and others with another seed', () => {
    const failing = (seed: string) => {
      const link = `#responses=listGames:40%:500&seed=${seed}`;
      const numbers = Array.from({ length: 1000 }, (_, index) => index + 1);
      return numbers.filter((number) => inTurn(link, { operationId: 'listGames' }, number)[0] === 'code=500');
    };
    const first = failing('1');
    expect(first.slice(0, 8)).toEqual(FIRST_OF_SEED_1);
    expect(Math.abs(first.length - 400)).toBeLessThan(40);
    expect(failing('1')).toEqual(first);
    expect(failing('2')).not.toEqual(first);
    const [, why] = inTurn('#responses=listGames:40%:500', { operationId: 'listGames' }, first[0] as number);
    expect(why).toMatch(/^listGames:40%:500, call \d+ with seed 1 draws \d\d? of 100$/);
  });

  test.each([
    ['+2h', 7_200_000],
    ['-90s', -90_000],
    ['1.5d', 129_600_000],
    [undefined, 0],
  ])('set the clock %s ahead', (clock, ms) => {
    expect(clockAheadMs(clock)).toBe(ms);
  });

  test('that there are, are no news', () => {
    expect(sortOverrides(overrides, CALLS).unknown).toEqual([]);
  });

  test('become the header of the call that they are for', () => {
    expect(preferFor(overrides, 'listTransactions')).toBe('code=200, example=empty, wait=3');
    expect(preferFor(overrides, 'listGames')).toBe('code=429, wait=3');
    expect(preferFor(overrides, 'getGame')).toBe('wait=3');
    expect(preferFor(overrides, 'adminLogin')).toBeUndefined();
    expect(preferFor({ ...NO_OVERRIDES, scenario: 'ten-thousand-items' }, 'listGameItems')).toBe('items=10000');
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
