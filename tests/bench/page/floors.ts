import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';

// Baselines that no page of ours can beat, served the way we serve: a form without scripts, a React 'hello', and a list
// that ten lines of script fetch and render.

const project = fileURLToPath(new URL('../../..', import.meta.url));

const page = (body: string) => `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Floor</title></head>
<body>${body}</body></html>`;

/** Its script has the browser run that of the benchmark, which it does in no page without scripts. */
const FORM = page(`<script>0</script><h1>Sign in</h1><form method="post"><label>Username <input name="username"></label>
<label>Password <input name="password" type="password"></label><button>Sign in</button></form>`);

const LIST =
  page(`<h1>Transactions</h1><table><thead><tr><th>ID</th><th>Type</th><th>Status</th><th>Amount</th></tr></thead>
<tbody></tbody></table><script>
fetch('/transactions.json').then((answer) => answer.json()).then(({ transactions }) => {
  for (const { id, transaction_type, status, amount } of transactions) {
    const row = document.querySelector('tbody').insertRow();
    for (const text of [id, transaction_type, status, amount]) row.insertCell().textContent = text;
  }
});
</script>`);

const HELLO = `import { createRoot } from 'react-dom/client';
import { createElement } from 'react';
createRoot(document.getElementById('root')).render(createElement('h1', { id: 'hello' }, 'Hello'));`;

async function hello(): Promise<{ html: string; script: Buffer }> {
  // Inside the project, so that React is found.
  const root = await mkdtemp(join(project, '.bench-hello-'));
  try {
    await writeFile(join(root, 'main.js'), HELLO);
    await writeFile(
      join(root, 'index.html'),
      page('<div id="root"></div><script type="module" src="/main.js"></script>'),
    );
    await build({ root, configFile: false, logLevel: 'error', build: { modulePreload: { polyfill: false } } });
    const html = await readFile(join(root, 'dist/index.html'), 'utf8');
    const name = /src="\/([^"]+\.js)"/.exec(html)?.[1] ?? '';
    return { html: html.replace(`/${name}`, '/hello.js'), script: await readFile(join(root, 'dist', name)) };
  } finally {
    await rm(root, { recursive: true });
  }
}

/**
 * @param transactions the JSON of a page of the list, as the server answers it
 * @param peer further files to serve, by path
 */
export async function serveFloors(
  transactions: string,
  peer: Record<string, [type: string, content: string | Buffer]>,
): Promise<{ origin: string; close(): void }> {
  const { html, script } = await hello();
  const files: Record<string, [type: string, content: string | Buffer]> = {
    '/form': ['text/html', FORM],
    '/list': ['text/html', LIST],
    '/hello': ['text/html', html],
    '/hello.js': ['text/javascript', script],
    '/transactions.json': ['application/json', transactions],
    ...peer,
  };
  const compressed = new Map(
    Object.entries(files).map(([path, [type, content]]) => [path, { type, content: brotliCompressSync(content) }]),
  );
  const server = createServer((request, response) => {
    const file = compressed.get(request.url ?? '');
    if (!file) return void response.writeHead(404).end();
    response.writeHead(200, { 'content-type': file.type, 'content-encoding': 'br' }).end(file.content);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => void server.close() };
}
