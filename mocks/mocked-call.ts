import { setTimeout as wait } from 'node:timers/promises';
import { matchOperation } from '../openapi/match-operation.ts';
import { answerFor } from './choose-answer.ts';
import { withManyItems, withManyLines } from './many-items.ts';
import type { MockedContract } from './mocked-contract.ts';
import { passOn } from './pass-on.ts';
import { readPrefer, writePrefer } from './prefer.ts';
import { refusedBody, refusedPreference } from './refusals.ts';

/**
 * Prism's answer to a call. Where the call's `Prefer` names neither a status nor an example, it is the example that is
 * meant for this request; `wait` and `items`, which Prism does not know, are seen to here.
 */
export async function mockedCall({ contract, prism }: MockedContract, request: Request): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url);
  const match = matchOperation(contract.operations, request.method, pathname);
  if (!match) return passOn(prism.origin, request);
  const preferences = readPrefer(request.headers.get('prefer') ?? undefined);
  const body = request.body ? await request.text() : '';
  const refused =
    refusedPreference(preferences, contract, match.operation) ??
    refusedBody(request, body, contract, match.operation);
  if (refused) return refused;
  const { wait: seconds, items, ...chosen } = preferences;
  // A caller who goes away ends the wait.
  if (seconds) await wait(Number(seconds) * 1000, undefined, { signal: request.signal }).catch(() => {});

  const headers = new Headers(request.headers);
  const asked = chosen.code || chosen.example ? chosen : answerFor(match, contract.mediaTypes, searchParams);
  const prefer = writePrefer(asked);
  if (prefer) headers.set('prefer', prefer);
  else headers.delete('prefer');
  const answer = await passOn(prism.origin, request, { headers, body });
  if (items === undefined || !answer.ok || request.method !== 'GET') return answer;
  return manyOf(answer, Number(items), searchParams);
}

async function manyOf(answer: Response, count: number, query: URLSearchParams): Promise<Response> {
  if (answer.headers.get('content-type')?.startsWith('application/json')) {
    return Response.json(withManyItems(await answer.json(), count, query));
  }
  const headers = new Headers(answer.headers);
  headers.delete('content-length');
  return new Response(withManyLines(await answer.text(), count), { headers });
}
