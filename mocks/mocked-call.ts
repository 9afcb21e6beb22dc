import { setTimeout as wait } from 'node:timers/promises';
import type { HttpBindings } from '@hono/node-server';
import { matchOperation } from '../openapi/match-operation.ts';
import { answerFor } from './choose-answer.ts';
import { faultyAnswer } from './faults.ts';
import { fittingAnswer } from './fitting-answer.ts';
import type { MockedContract } from './mocked-contract.ts';
import type { FaultName } from './moods.ts';
import { passOn } from './pass-on.ts';
import { readPrefer, writePrefer } from './prefer.ts';
import { refusedBody, refusedPreference } from './refusals.ts';

/**
 * Prism's answer to a call. Where the call's `Prefer` names neither a status nor an example, it is the example that is
 * meant for this request; `wait`, `items` and `fault`, which Prism does not know, are seen to here.
 */
export async function mockedCall(
  { contract, prism }: MockedContract,
  request: Request,
  connection: Partial<HttpBindings>,
): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url);
  const match = matchOperation(contract.operations, request.method, pathname);
  if (!match) return passOn(prism.origin, request);
  const preferences = readPrefer(request.headers.get('prefer') ?? undefined);
  const body = request.body ? await request.text() : '';
  const refused =
    refusedPreference(preferences, contract, match.operation) ?? refusedBody(request, body, contract, match.operation);
  if (refused) return refused;
  const { wait: seconds, items, fault, ...chosen } = preferences;
  // A caller who goes away ends the wait.
  if (seconds) await wait(Number(seconds) * 1000, undefined, { signal: request.signal }).catch(() => {});

  const headers = new Headers(request.headers);
  const asked = chosen.code || chosen.example ? chosen : answerFor(match, contract.mediaTypes, searchParams);
  const prefer = writePrefer(asked);
  if (prefer) headers.set('prefer', prefer);
  else headers.delete('prefer');
  const asksFor = chosen.example ? 'an example' : chosen.code ? 'a status' : 'nothing';
  const count = items === undefined || request.method !== 'GET' ? undefined : Number(items);
  const answer = async () =>
    fittingAnswer(await passOn(prism.origin, request, { headers, body }), {
      contract,
      match,
      query: searchParams,
      body,
      count,
      asksFor,
    });
  return fault ? faultyAnswer(fault as FaultName, connection, request, answer) : answer();
}
