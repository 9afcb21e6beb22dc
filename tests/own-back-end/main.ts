// A back end that was written from the product's specification alone. It serves no page, only the calls.
// Tests start it with startOwnBackEnd. From a shell: node tests/own-back-end/main.ts --port 4700 --ids numbers
// Each switch is described in variants.ts. The only admin is 'admin' with the password 'admin'.

import type { IncomingMessage } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Fields } from './dress.ts';
import type { Answer, Route } from './routes.ts';
import { makeRoutes, Refusal } from './routes.ts';
import type { Variants } from './variants.ts';
import { chooseVariants } from './variants.ts';

export type { Variants } from './variants.ts';
export type Call = { method: string; path: string; query: string; status: number };

const HTML = 'text/html; charset=utf-8';
type Sent = { status: number; type: string; text: string };

async function readBody(request: IncomingMessage): Promise<Fields> {
  let text = '';
  request.setEncoding('utf8');
  for await (const part of request) text += part;
  if (!text) return {};
  try {
    const body: unknown = JSON.parse(text);
    if (typeof body === 'object' && body !== null && !Array.isArray(body)) return body as Fields;
  } catch {
    // The refusal below tells the caller.
  }
  throw new Refusal(400, 'The body is not a JSON object');
}

/** The {id} of a path that fits the pattern, or '' for a fitting path without one. Undefined when it does not fit. */
function match(pattern: string, path: string): string | undefined {
  const wanted = pattern.split('/');
  // The path is split before it is decoded, because an id may hold an encoded slash.
  const parts = path.split('/');
  if (parts.length !== wanted.length) return undefined;
  if (!wanted.every((want, n) => (want === '{id}' ? parts[n] !== '' : want === parts[n]))) return undefined;
  try {
    return decodeURIComponent(parts[wanted.indexOf('{id}')] ?? '');
  } catch {
    throw new Refusal(400, 'The path is not encoded rightly');
  }
}

function sendJson({ status, body }: Answer): Sent {
  return { status, type: 'application/json', text: body === undefined ? '' : JSON.stringify(body) };
}

function sendError(status: number, message: string, variants: Variants): Sent {
  if (variants.errors === 'text') return { status, type: 'text/plain; charset=utf-8', text: message };
  if (variants.errors === 'json') return sendJson({ status, body: { message } });
  return { status, type: HTML, text: `<!doctype html><title>Error ${status}</title><h1>${message}</h1>` };
}

function sendUnknown(variants: Variants): Sent {
  if (variants.unknownCalls === 'json404') return sendJson({ status: 404, body: { message: 'No such call' } });
  if (variants.unknownCalls === '401') return sendError(401, 'Please log in first', variants);
  const status = variants.unknownCalls === 'page200' ? 200 : 404;
  return { status, type: HTML, text: '<!doctype html><title>Portal</title><div id="root"></div>' };
}

export async function startOwnBackEnd(
  set: Partial<Variants> = {},
  port = 0,
): Promise<{ origin: string; calls: Call[]; close(): Promise<void> }> {
  const variants = chooseVariants(set);
  const { routes, allows } = makeRoutes(variants);
  const calls: Call[] = [];

  function findRoute(method: string, path: string): { route: Route; id: string } | undefined {
    for (const route of routes) {
      const id = route.method === method ? match(route.path, path) : undefined;
      if (id !== undefined) return { route, id };
    }
    return undefined;
  }

  async function answer(request: IncomingMessage, call: Call): Promise<Sent> {
    const body = await readBody(request);
    if (variants.unreliable === 'yes' && calls.length % 2 === 0) throw new Error('This back end is unreliable');
    const found = findRoute(call.method, call.path);
    if (!found) return sendUnknown(variants);
    const isAuth = call.path.startsWith('/auth/');
    const token = (request.headers.authorization ?? '').replace(/^Bearer /i, '');
    if (call.path !== '/auth/admin-login' && !allows(token)) throw new Refusal(401, 'Please log in first');
    if (variants.refuse !== 'no' && call.method !== 'GET' && !isAuth) {
      throw new Refusal(Number(variants.refuse), 'This change is refused');
    }
    return sendJson(found.route.handle({ id: found.id, query: new URLSearchParams(call.query), body, token }));
  }

  async function answerOrError(request: IncomingMessage, call: Call): Promise<Sent> {
    try {
      return await answer(request, call);
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      return sendError(error instanceof Refusal ? error.status : 500, message, variants);
    }
  }

  // Idle connections outlive those of any client, which would otherwise send into one that is being closed.
  const server = createServer({ keepAliveTimeout: 60_000 }, (request, response) => {
    const [path = '', ...rest] = (request.url ?? '/').split('?');
    const call: Call = { method: request.method ?? 'GET', path, query: rest.join('?'), status: 0 };
    calls.push(call);
    void answerOrError(request, call).then(({ status, type, text }) => {
      call.status = status;
      response.writeHead(status, status === 204 ? {} : { 'content-type': type, 'cache-control': 'no-store' });
      response.end(text);
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });

  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Reads pairs like '--ids numbers'. */
function readArguments(words: string[]): Record<string, string> {
  const pairs: Record<string, string> = {};
  for (let n = 0; n < words.length; n += 2) {
    const name = words[n] ?? '';
    const value = words[n + 1];
    if (!name.startsWith('--') || value === undefined) throw new Error(`Expected --name value, not ${name}`);
    pairs[name.slice(2)] = value;
  }
  return pairs;
}

if (process.argv[1] === import.meta.filename) {
  try {
    const { port = '0', ...set } = readArguments(process.argv.slice(2));
    const { origin } = await startOwnBackEnd(chooseVariants(set), Number(port));
    process.stdout.write(`The back end listens on ${origin}\n`);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
    process.exitCode = 1;
  }
}
