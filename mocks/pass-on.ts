import { proxy } from 'hono/proxy';

/**
 * The answer of another server to the same request.
 *
 * The body is read first: after a 401, `fetch` fails for a body that it could not send a second time.
 */
export async function passOn(origin: string, request: Request, headers = request.headers): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const body = request.body ? await request.arrayBuffer() : undefined;
  return proxy(origin + pathname + search, { method: request.method, headers, body, redirect: 'manual' });
}
