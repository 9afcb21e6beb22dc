import { expect, test } from 'vitest';
import { faultsOfRequest, type SentRequest } from './contract-requests.ts';

// Tests the check that every browser test applies to the portal's requests.

const HEADERS = { authorization: 'Bearer token', 'content-type': 'application/json' };
const asked = (method: string, path: string, body?: unknown, headers: SentRequest['headers'] = HEADERS) =>
  faultsOfRequest({
    method,
    url: new URL(path, 'http://portal'),
    headers,
    body: body === undefined ? undefined : JSON.stringify(body),
  });
const LIST = '/admin/withdrawal/withdrawals';

test('a request as the contract has it is right', () => {
  expect(asked('GET', `${LIST}?status=pending&min_amount=12.5&limit=50&sort=created_at_desc`)).toEqual([]);
  expect(asked('GET', '/api/admin/games/copper-caravan/stats?days=30')).toEqual([]);
  expect(asked('POST', `${LIST}/bulk-approve`, { withdrawal_ids: ['WDR-1'], notes: 'Bulk approved' })).toEqual([]);
  expect(
    asked('POST', '/auth/admin-login', { username: 'a', password: 'b' }, { 'content-type': 'application/json' }),
  ).toEqual([]);
});

test.each([
  ['an unknown path', 'GET', '/api/admin/nothing', undefined, /has no GET/],
  ['an unknown method', 'DELETE', LIST, undefined, /has no DELETE/],
  ['a query parameter that is not declared', 'GET', `${LIST}?colour=red`, undefined, /query colour is not declared/],
  ['a query parameter that is said twice', 'GET', `${LIST}?status=pending&status=failed`, undefined, /said twice/],
  ['a word that the enumeration lacks', 'GET', `${LIST}?status=lost`, undefined, /query status/],
  ['text for a number', 'GET', `${LIST}?limit=many`, undefined, /query limit/],
  ['a number that is not offered', 'GET', '/api/admin/dashboard/stats?days=8', undefined, /query days/],
  ['an id with other characters', 'GET', `${LIST}/a%20b`, undefined, /path id/],
  [
    'a missing field',
    'POST',
    '/api/admin/company-revenue/process-payout',
    { payout_amount: 1 },
    /body .*payout_method/,
  ],
  ['a field too many', 'POST', `${LIST}/WDR-1/reject`, { reason: 'No', by: 'me' }, /body/],
  ['no body where one belongs', 'POST', `${LIST}/bulk-approve`, undefined, /body/],
  ['a body where none belongs', 'POST', `${LIST}/WDR-1/process`, { now: true }, /there is a body/],
])('%s is found', (_what, method, path, body, fault) => {
  expect(asked(method, path, body).join()).toMatch(fault);
});

test('a missing token and a body of another type are found', () => {
  expect(asked('GET', LIST, undefined, {}).join()).toMatch(/no bearer token/);
  expect(asked('POST', `${LIST}/bulk-approve`, {}, { ...HEADERS, 'content-type': 'text/plain' }).join()).toMatch(
    /text\/plain/,
  );
});
