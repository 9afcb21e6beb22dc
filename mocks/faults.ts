import { STATUS_CODES } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { FaultName } from './override-steps.ts';

// Answers that no contract describes, because a network or a proxy gives them.

/** Resolves when nobody waits for the answer any more. */
const gone = ({ signal }: Request) =>
  new Promise<void>((resolve) => {
    if (signal.aborted) resolve();
    signal.addEventListener('abort', () => resolve(), { once: true });
  });

const BAD_GATEWAY = '<html><head><title>502 Bad Gateway</title></head><body><h1>502 Bad Gateway</h1></body></html>';

/** Nobody waits longer for the second of two calls. */
const MAX_SWAP_MS = 2_000;

/** By the call's name: lets the first of two be answered. */
const firstOfTwo = new Map<string, () => void>();

/** Resolves when the call may be answered: the first of two after the second one's answer was sent. */
async function turn(name: string, { outgoing }: Partial<HttpBindings>, request: Request): Promise<void> {
  const release = firstOfTwo.get(name);
  if (release) {
    firstOfTwo.delete(name);
    outgoing?.once('close', release);
    return;
  }
  const { promise: answered, resolve } = Promise.withResolvers<void>();
  firstOfTwo.set(name, resolve);
  await Promise.race([answered, gone(request), wait(MAX_SWAP_MS, undefined, { ref: false })]);
  if (firstOfTwo.get(name) === resolve) firstOfTwo.delete(name);
}

/** A status that no contract describes, as a server that broke or a proxy in front of it says it. */
export function serverFailure(code: string): Response {
  const status = Number(code);
  return new Response(`${code} ${STATUS_CODES[status] ?? ''}`.trim(), {
    status,
    headers: { 'Content-Type': 'text/plain' },
  });
}

/** Spoils the answer to a call; `answer` gives the one that it would have had. */
export async function faultyAnswer(
  fault: FaultName,
  connection: Partial<HttpBindings>,
  { operationId, request }: { operationId: string; request: Request },
  answer: () => Promise<Response>,
): Promise<Response> {
  const { incoming, outgoing } = connection;
  switch (fault) {
    case 'swap':
      await turn(operationId, connection, request);
      return answer();
    case 'hang':
      await gone(request);
      return RESPONSE_ALREADY_SENT;
    case 'drop':
      incoming?.socket.destroy();
      return RESPONSE_ALREADY_SENT;
    case 'html502':
      return new Response(BAD_GATEWAY, { status: 502, headers: { 'Content-Type': 'text/html' } });
    case 'badjson':
      return new Response('{"unfinished": [', { headers: { 'Content-Type': 'application/json' } });
    case 'cut': {
      const whole = await answer();
      const bytes = Buffer.from(await whole.arrayBuffer());
      outgoing?.writeHead(whole.status, {
        'Content-Type': whole.headers.get('content-type') ?? 'application/json',
        'Content-Length': bytes.length,
      });
      outgoing?.write(bytes.subarray(0, Math.floor(bytes.length / 2)), () => incoming?.socket.destroy());
      return RESPONSE_ALREADY_SENT;
    }
  }
}
