import { answerFor } from '../../mocks/choose-answer.ts';
import { fittingAnswer } from '../../mocks/fitting-answer.ts';
import { type FaultName, type Step, stepsOf } from '../../mocks/override-steps.ts';
import { overrideIn } from '../../mocks/scenarios.ts';
import { contract, follow, mediaTypes, operations, read, schemas } from '../../openapi/contract.ts';
import { matchOperation } from '../../openapi/match-operation.ts';
import { node } from '../../openapi/read-contract.ts';
import { faultsOfRequest } from '../contract/contract-requests.ts';

// The mock without a process: the contract's examples, chosen and made to fit by the mock's own code. Every request is held against
// the contract.

const CONTRACT = { contract, follow, mediaTypes, operations, read, schemas };
const SERVER_FAILURE = /^5\d\d$/;

interface Call {
  operationId: string;
  url: URL;
  headers: Headers;
  /** Parsed; undefined when there is none. */
  body: unknown;
}

let overrides: Record<string, string> = {};
let manyItems: { calls: string[]; count: number } | undefined;
let leftOut: string[] = [];
let altered: Record<string, (answer: unknown) => unknown> = {};
let holds: Record<string, Promise<void>> = {};
let calls: Call[] = [];
let faults: string[] = [];

/** Forgets everything; returns how the requests since the last time violated the contract. */
export function resetAnswers(): string[] {
  const found = faults;
  overrides = {};
  manyItems = undefined;
  leftOut = [];
  altered = {};
  holds = {};
  calls = [];
  faults = [];
  return found;
}

/**
 * From now on these calls are answered so, by operationId: a status and perhaps an example, or a fault of the network, as in a link to the
 * mock (`503`, `200.empty`, `!drop`; with a comma one after the other). '' is the usual answer, and `*` stands for all calls but signing in.
 *
 * @param items how many rows the lists of these calls have
 */
export function answer(overridesOfCalls: Record<string, string>, items?: number): void {
  overrides = { ...overrides, ...overridesOfCalls };
  if (items !== undefined) manyItems = { calls: Object.keys(overridesOfCalls), count: items };
}

/** From now on no list has the records with these ids, as if they had been decided or deleted. */
export function leaveOut(...ids: string[]): void {
  leftOut = [...leftOut, ...ids];
}

/**
 * From now on the answers to these calls are what the functions make of the usual ones, by operationId, as another back end might send them: a
 * value as JSON, or a whole response.
 */
export function alter(changes: Record<string, (answer: unknown) => unknown>): void {
  altered = { ...altered, ...changes };
}

/** Calls of this operation wait until the returned function is called. */
export function hold(operationId: string): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  holds = { ...holds, [operationId]: promise };
  return resolve;
}

/** All calls so far, by operationId, oldest first. */
export const allCalls = (): string[] => calls.map(({ operationId }) => operationId);

/** The calls of an operation so far, oldest first. */
export const callsOf = (operationId: string): Call[] => calls.filter((call) => call.operationId === operationId);

/** A file is kept as it is. */
const bodyOf = (text: string, headers: Headers): unknown =>
  headers.get('content-type')?.startsWith('application/json') ? JSON.parse(text || 'null') : text || undefined;

/** Answers a request as a server would. @throws TypeError, as `fetch` does, when there is to be no answer. */
export async function answered(request: Request): Promise<Response> {
  const { method, signal } = request;
  // A browser does not send it.
  signal.throwIfAborted();
  const url = new URL(request.url);
  const headers = new Headers(request.headers);
  const text = await request.text();
  const match = matchOperation(operations, method, url.pathname);
  const sent = { method, url, headers: Object.fromEntries(headers), body: text === '' ? undefined : text };
  // Another back end may have ids that the contract's requests do not permit.
  if (Object.keys(altered).length === 0) faults.push(...faultsOfRequest(sent));
  if (!match) return Response.json({ message: 'Not found.', code: 'not_found' }, { status: 404 });
  const { operationId } = match.operation;
  calls.push({ operationId, url, headers, body: bodyOf(text, headers) });
  await holds[operationId];
  const { code, example, fault, wait } = stepOf(operationId);
  if (wait) await after(Number(wait) * 1_000);
  signal.throwIfAborted();
  const isFailure = code !== undefined && !code.startsWith('2');
  const meant = example || isFailure ? {} : answerFor(match, CONTRACT, url.searchParams);
  const documented = exampleAnswer(operationId, code ?? meant.code, example ?? meant.example);
  if (documented instanceof Error) {
    // The portal would take it for a failure of the network.
    faults.push(documented.message);
    throw documented;
  }
  const whole = await fittingAnswer(documented, {
    contract: CONTRACT,
    match,
    query: url.searchParams,
    body: text,
    count: manyItems?.calls.includes(operationId) ? manyItems.count : undefined,
    asksFor: example ? 'an example' : code ? 'a status' : 'nothing',
  });
  const rest = leftOut.length > 0 ? await withoutLeftOut(whole) : whole;
  const alteredBy = altered[operationId];
  if (alteredBy) {
    const made = alteredBy(rest.ok && rest.status !== 204 ? await rest.json() : undefined);
    return made instanceof Response ? made : Response.json(made);
  }
  return fault ? spoiled(rest, fault, operationId, signal) : rest;
}

async function withoutLeftOut(whole: Response): Promise<Response> {
  if (!whole.headers.get('content-type')?.startsWith('application/json')) return whole;
  const isRow = (row: unknown) => !Object.values(Object(row)).some((value) => leftOut.includes(value as string));
  const fields = Object.entries(await whole.json());
  const rest = fields.map(([name, value]) => [name, Array.isArray(value) ? value.filter(isRow) : value]);
  return Response.json(Object.fromEntries(rest), { status: whole.status });
}

const after = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** What the next answer to this call is to be. */
function stepOf(operationId: string): Step {
  const steps = stepsOf(overrideIn({ overrides }, operationId) ?? '') ?? [];
  return steps[Math.min(callsOf(operationId).length, steps.length) - 1] ?? {};
}

/** By operationId: lets the first of two be answered. */
const firstOfTwo = new Map<string, () => void>();

/** The answer after a fault of the network or of a proxy; as in mocks/faults.ts, which spoils real connections. */
async function spoiled(answer: Response, fault: FaultName, name: string, signal: AbortSignal): Promise<Response> {
  const json = { 'content-type': 'application/json' };
  switch (fault) {
    case 'drop':
      throw new TypeError('Failed to fetch');
    case 'hang':
      await new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
      return answer;
    case 'html502':
      return new Response('<h1>502 Bad Gateway</h1>', { status: 502, headers: { 'content-type': 'text/html' } });
    case 'badjson':
      return new Response('{"unfinished": [', { headers: json });
    case 'cut': {
      const bytes = new Uint8Array(await answer.arrayBuffer());
      const half = new ReadableStream({
        start(controller) {
          controller.enqueue(bytes.slice(0, bytes.length / 2));
          controller.error(new TypeError('network error'));
        },
      });
      return new Response(half, { status: answer.status, headers: json });
    }
    case 'swap': {
      const release = firstOfTwo.get(name);
      firstOfTwo.delete(name);
      if (release) setTimeout(release);
      else await Promise.race([new Promise<void>((resolve) => firstOfTwo.set(name, resolve)), after(100)]);
      return answer;
    }
  }
}

/** A documented answer, the first of its kind where no name is given; an error that says that there is none. */
function exampleAnswer(operationId: string, code: string | undefined, name: string | undefined): Response | Error {
  const documented = mediaTypes.find(({ where, examples }) =>
    code === undefined
      ? where.startsWith(`${operationId} 2`) && (!name || name in examples)
      : where === `${operationId} ${code}`,
  );
  if (!documented) {
    const operation = operations.find((one) => one.operationId === operationId);
    const status = code ?? Object.keys(operation?.responses ?? {}).find((one) => one.startsWith('2')) ?? '';
    if (!(status in (operation?.responses ?? {})) && !SERVER_FAILURE.test(status)) {
      return new Error(`${operationId} has no answer ${status}`);
    }
    return new Response(null, { status: Number(status) });
  }
  const status = Number(documented.where.split(' ')[1]);
  const example = name === undefined ? Object.values(documented.examples)[0] : documented.examples[name];
  if (!example) return new Error(`${documented.where} has no example ${name}`);
  const { value } = node(example);
  return typeof value === 'string'
    ? new Response(value, { status, headers: { 'content-type': documented.contentType } })
    : Response.json(value, { status });
}
