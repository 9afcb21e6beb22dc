import { setTimeout as wait } from 'node:timers/promises';
import type { HttpBindings } from '@hono/node-server';
import { matchOperation } from '../openapi/match-operation.ts';
import type { Operation } from '../openapi/read-contract.ts';
import { answerFor, type Match } from './choose-answer.ts';
import type { ControlledSessions } from './controlled-sessions.ts';
import { faultyAnswer, serverFailure } from './faults.ts';
import { fittingAnswer } from './fitting-answer.ts';
import type { Memories } from './memory.ts';
import type { MockedContract } from './mocked-contract.ts';
import type { FaultName } from './override-steps.ts';
import { passOn } from './pass-on.ts';
import { type Preferences, readPrefer, writePrefer } from './prefer.ts';
import { refusedBody, refusedPreference } from './refusals.ts';

/** Says which part of the mock has answered, for the panel's log. */
const ANSWERED_BY = 'X-Mock-Answer';

interface Call {
  mocked: MockedContract;
  match: Match;
  request: Request;
  body: string;
  /** The chosen status and example; `wait` and `fault`, which do not concern the content, are left out. */
  chosen: Preferences;
}

/**
 * The mock's answer to a call. `wait` and `fault` lie in front of everything. Behind them Prism answers; for a session with memory its own
 * server does, unless an answer was asked for that is not the usual one.
 */
export async function mockedCall(
  mocked: MockedContract,
  { memories, sessions }: { memories: Memories; sessions: ControlledSessions },
  request: Request,
  connection: Partial<HttpBindings>,
): Promise<Response> {
  const { contract, prism } = mocked;
  const { pathname } = new URL(request.url);
  const match = matchOperation(contract.operations, request.method, pathname);
  if (!match) return passOn(prism.origin, request);
  const { operation } = match;
  const session = request.headers.get('x-mock-session');
  const controlled = sessions.next(session, operation, Object.values(match.pathParameters), mocked);
  const prefer = request.headers.get('prefer');
  // The caller's own wish goes before what was put for its session.
  const preferences = prefer === null && controlled ? controlled.preferences : readPrefer(prefer ?? undefined);
  const body = request.body ? await request.text() : '';
  const refused =
    refusedPreference(preferences, contract, operation) ?? refusedBody(request, body, contract, operation);
  if (refused) return answeredBy('the mock', refused);
  const { wait: seconds, fault, ...chosen } = preferences;
  // A caller who goes away ends the wait.
  if (seconds) await wait(Number(seconds) * 1000, undefined, { signal: request.signal }).catch(() => {});

  // The memory answers as our server does, with extensions.
  const hasMemory = !mocked.isCore && (controlled ? controlled.hasMemory : true);
  const call = { mocked, match, request, body, chosen };
  const answer = async () => {
    if (chosen.code !== undefined && !(chosen.code in operation.responses)) {
      return answeredBy('the mock', serverFailure(chosen.code));
    }
    if (session === null || !hasMemory || !isUsual(chosen, operation)) return prismAnswer(call);
    return answeredBy('memory', await memories.answer(session, request, body));
  };
  const { operationId } = operation;
  return fault ? faultyAnswer(fault as FaultName, connection, { operationId, request }, answer) : answer();
}

/** Whether a server that is well could answer so. */
const isUsual = ({ code, example, items }: Preferences, { responses }: Operation) =>
  example === undefined && items === undefined && (code === undefined || (code.startsWith('2') && code in responses));

/**
 * Prism's answer. Where neither an example nor a failure is asked for, it is the example that is meant for this request.
 */
async function prismAnswer({ mocked, match, request, body, chosen }: Call): Promise<Response> {
  const { contract, prism } = mocked;
  const { items, ...status } = chosen;
  const query = new URL(request.url).searchParams;
  const meant = status.example ? {} : answerFor(match, contract, query);
  const asked = status.code || status.example ? { ...(isUsual(status, match.operation) && meant), ...status } : meant;
  const headers = new Headers(request.headers);
  const prefer = writePrefer(asked);
  if (prefer) headers.set('prefer', prefer);
  else headers.delete('prefer');
  const answer = await fittingAnswer(await passOn(prism.origin, request, { headers, body }), {
    contract,
    match,
    query,
    body,
    count: items === undefined || request.method !== 'GET' ? undefined : Number(items),
    asksFor: status.example ? 'an example' : status.code ? 'a status' : 'nothing',
  });
  const answered = answeredBy(`Prism${prefer ? `, ${prefer}` : ''}`, answer);
  // Prism sends every header that the contract has; this one would say that each change had been made before.
  answered.headers.delete('Idempotent-Replayed');
  return answered;
}

function answeredBy(part: string, answer: Response): Response {
  const headers = new Headers(answer.headers);
  headers.set(ANSWERED_BY, part);
  return new Response(answer.body, { status: answer.status, headers });
}
