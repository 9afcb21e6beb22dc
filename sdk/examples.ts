import { BODIES, type ExampleOperation, OPERATIONS } from './generated/examples.ts';

// The package's entry for tests without any server: the contract's examples, as answers to requests.

/**
 * The answers of calls, by operationId: a status (`503`), one of its examples (`200.empty`), a broken connection (`!drop`), or one after the other,
 * of which the last stays (`503,200`).
 */
export type ExampleAnswers = Record<string, string>;

const routes = OPERATIONS.map((operation) => ({
  operation,
  pattern: new RegExp(`${operation.path.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{[^}]+\}/g, '[^/]+')}$`),
}));

/**
 * A function that answers requests to the API by the contract's examples, and others with undefined: for Mock Service Worker,
 * `http.all('*', ({ request }) => answer(request))`, or for the client itself, as `fetch`. Without other words a call answers with the first
 * example of its success, whatever the request says.
 *
 * @throws TypeError when the contract has no such call, status or example
 */
export function exampleAnswers(answers: ExampleAnswers = {}): (request: Request) => Response | undefined {
  const steps = new Map(
    Object.entries(answers).map(([operationId, words]) => {
      const operation = OPERATIONS.find((one) => one.operationId === operationId);
      if (!operation) throw new TypeError(`The contract has no call ${operationId}.`);
      return [operationId, words.split(',').map((word) => stepOf(operation, word))];
    }),
  );
  const counts = new Map<string, number>();
  return (request) => {
    const { pathname } = new URL(request.url);
    // The more fixed of two that fit: an id may be any word.
    const operation = routes
      .filter(({ operation: { method }, pattern }) => method === request.method && pattern.test(pathname))
      .sort((one, other) => other.operation.fixed - one.operation.fixed)[0]?.operation;
    if (!operation) return undefined;
    const count = counts.get(operation.operationId) ?? 0;
    counts.set(operation.operationId, count + 1);
    const own = steps.get(operation.operationId);
    const step = own ? own[Math.min(count, own.length - 1)] : usualOf(operation);
    if (!step) return Response.error();
    const { status, type, body } = step;
    if (body === undefined) return new Response(null, { status });
    return new Response(typeof body === 'string' ? body : JSON.stringify(body), {
      status,
      headers: { 'content-type': type },
    });
  };
}

interface Step {
  status: number;
  type: string;
  body: unknown;
}

function usualOf(operation: ExampleOperation): Step {
  const [success = '200'] = Object.keys(operation.answers).filter((status) => status.startsWith('2'));
  return stepOf(operation, success) as Step;
}

/** Undefined for a connection that breaks. */
function stepOf({ operationId, answers }: ExampleOperation, word: string): Step | undefined {
  if (word === '!drop') return undefined;
  const [status = '', name] = word.split('.');
  const answer = answers[status];
  const possible = Object.keys(answers).join(', ');
  if (!answer) throw new TypeError(`${operationId} has no answer “${word}”, but ${possible}, !drop.`);
  const { type, examples } = answer;
  const chosen = name ?? Object.keys(examples)[0];
  if (chosen === undefined) return { status: Number(status), type, body: undefined };
  const index = examples[chosen];
  if (index === undefined) {
    throw new TypeError(
      `${operationId} ${status} has no example “${name}”, but ${Object.keys(examples).join(', ') || 'none'}.`,
    );
  }
  return { status: Number(status), type, body: BODIES[index] };
}
