import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { FaultName } from './moods.ts';

// Answers that no contract describes, because a network or a proxy gives them.

/** Resolves when nobody waits for the answer any more. */
const gone = ({ signal }: Request) =>
  new Promise<void>((resolve) => {
    if (signal.aborted) resolve();
    signal.addEventListener('abort', () => resolve(), { once: true });
  });

const BAD_GATEWAY = '<html><head><title>502 Bad Gateway</title></head><body><h1>502 Bad Gateway</h1></body></html>';

/** Spoils the answer to a call; `answer` gives the one that it would have had. */
export async function faultyAnswer(
  fault: FaultName,
  { incoming, outgoing }: Partial<HttpBindings>,
  request: Request,
  answer: () => Promise<Response>,
): Promise<Response> {
  switch (fault) {
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
