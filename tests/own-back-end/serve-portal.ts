// A server that only serves files, in front of a back end, as docs/own-back-end.md describes it for nginx.

import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';

const TYPES: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/**
 * @param folder that `npm run portal` has written
 * @param policy that it has printed
 */
export async function servePortal(
  folder: string,
  policy: string,
  backEnd: string,
): Promise<{ portal: string; close(): Promise<void> }> {
  function fileOf(path: string): string {
    const name = path.slice('/admin-panel/'.length);
    const found = [name, `${name || 'dashboard'}.html`].find((file) => file && existsSync(join(folder, file)));
    return join(folder, found ?? 'index.html');
  }

  const server = createServer(async (request, response) => {
    const { url = '/' } = request;
    const [path = ''] = url.split('?');
    if (path.startsWith('/admin-panel/')) {
      const file = fileOf(path);
      const isPage = file.endsWith('.html');
      response.writeHead(200, {
        'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
        ...(isPage && { 'content-security-policy': policy }),
      });
      response.end(readFileSync(file));
      return;
    }
    try {
      await forward(request, response);
    } catch {
      // The back end has been closed meanwhile.
      response.writeHead(502, { 'content-type': 'text/plain' }).end('502 Bad Gateway');
    }
  });

  async function forward(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { url = '/', method = 'GET' } = request;
    const parts: Uint8Array[] = [];
    for await (const part of request) parts.push(part);
    const { authorization = '', 'content-type': type = 'application/json' } = request.headers;
    const answer = await fetch(backEnd + url, {
      method,
      headers: { authorization, 'content-type': type },
      ...(parts.length > 0 && { body: Buffer.concat(parts) }),
    });
    const body = Buffer.from(await answer.arrayBuffer());
    response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? 'application/json' });
    response.end(body);
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    portal: `http://127.0.0.1:${(server.address() as AddressInfo).port}/admin-panel/`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
