import { proxy } from 'hono/proxy';

/**
 * The answer of another server to the same request.
 *
 * The body is read first: after a 401, `fetch` fails for a body that it could not send a second time.
 *
 * @param changed other headers, or the body where it was read already
 */
export async function passOn(
  origin: string,
  request: Request,
  changed: { headers?: Headers; body?: string } = {},
): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const { headers = request.headers, body = request.body ? await request.arrayBuffer() : undefined } = changed;
  return proxy(origin + pathname + search, {
    method: request.method,
    headers,
    body: body || undefined,
    redirect: 'manual',
  });
}
