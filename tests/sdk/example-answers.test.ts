import { beforeAll, expect, test } from 'vitest';
import { mediaTypes, operations } from '../../openapi/contract.ts';
import { type InstalledSdk, importExamples, importSdk } from './installed.ts';
import { errorOf } from './listen.ts';

// The contract's examples as answers, for tests that have no server.

let sdk: InstalledSdk;
let exampleAnswers: Awaited<ReturnType<typeof importExamples>>['exampleAnswers'];
beforeAll(async () => {
  sdk = await importSdk();
  ({ exampleAnswers } = await importExamples());
});

/** A client whose requests all get these answers. */
function client(answers?: Record<string, string>) {
  const answer = exampleAnswers(answers);
  const fetch = async (url: string | URL | Request, init?: RequestInit) => {
    const response = answer(new Request(url, init)) ?? new Response('', { status: 404 });
    if (response.type === 'error') throw new TypeError('Failed to fetch');
    return response;
  };
  return sdk.createClient({ baseUrl: 'http://127.0.0.1', retries: 0, fetch });
}
const exampleOf = (where: string, name?: string) => {
  const { examples = {} } = mediaTypes.find((media) => media.where === where) ?? {};
  return (name ? examples[name] : Object.values(examples)[0])?.value;
};

test('every call answers with the first example of its success', async () => {
  const answer = exampleAnswers();
  for (const { operationId, route, responses } of operations) {
    const [method = '', path = ''] = route.split(' ');
    const success = Object.keys(responses).find((status) => status.startsWith('2')) ?? '';
    const response = answer(new Request(`http://127.0.0.1${path.replace(/\{[^}]+\}/g, 'x-1')}?a=b`, { method }));
    const text = await response?.text();
    const example = exampleOf(`${operationId} ${success}`);
    const expected = typeof example === 'string' ? example : (JSON.stringify(example) ?? '');
    expect([operationId, response?.status, text]).toEqual([operationId, Number(success), expected]);
  }
  expect(answer(new Request('http://127.0.0.1/elsewhere'))).toBe(undefined);
});

test('a call answers with a status, an example, or a broken connection, one after the other, and the last stays', async () => {
  const { games, withdrawals } = client({ listGames: '503,200.empty,!drop', getWithdrawal: '404' });
  expect(await errorOf(games.list())).toMatchObject({ name: 'ServerError', status: 503 });
  expect(await games.list()).toEqual(exampleOf('listGames 200', 'empty'));
  for (let time = 0; time < 2; time++) expect(await errorOf(games.list())).toMatchObject({ code: 'no_answer' });
  expect(await errorOf(withdrawals.get('w'))).toMatchObject({ name: 'NotFoundError', code: 'not_found' });
});

test.each([
  [{ listGame: '503' }, /no call listGame/],
  [{ listGames: '418' }, /listGames has no answer “418”, but 200, 401/],
  [{ listGames: '200.lost' }, /listGames 200 has no example “lost”, but /],
])('%j is refused, with what there is', (answers: object, words) => {
  expect(() => exampleAnswers(answers as Record<string, string>)).toThrow(words);
});
