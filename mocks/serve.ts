import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { proxy } from 'hono/proxy';
import type { AppEnv } from '../server/http/app-env.ts';
import { portal } from '../server/http/portal.ts';
import { securityHeaders } from '../server/http/security-headers.ts';
import { apiReferenceRoutes } from './api-reference.ts';

// `npm run mock`: the built portal and Prism on the contract, on one origin. Nothing is stored: an approved withdrawal is
// still pending. A request's `Prefer` header goes through, so `Prefer: code=409` or `Prefer: example=empty` sets the mood.

const fromRoot = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));

/** Prism on a free port, and its origin once it listens. */
function startPrism(): Promise<{ origin: string; process: ChildProcess }> {
  return new Promise((resolve, reject) => {
    const args = ['mock', '--host', '127.0.0.1', '--port', '0', fromRoot('openapi/admin-api.yaml')];
    const child = spawn('prism', args, {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, NO_COLOR: '1' },
    });
    let output = '';
    child.stdout.on('data', (chunk) => {
      output += chunk;
      const origin = /Prism is listening on (http:\S+)/.exec(output)?.[1];
      if (origin) resolve({ origin, process: child });
    });
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`Prism ended with code ${code}:\n${output}`)));
  });
}

const prism = await startPrism();
const app = new Hono<AppEnv>();
app.use(securityHeaders());
for (const path of ['/auth/*', '/api/*', '/admin/*']) {
  app.all(path, (c) => {
    const { pathname, search } = new URL(c.req.url);
    return proxy(prism.origin + pathname + search, c.req);
  });
}
app.route('/', apiReferenceRoutes());
app.route('/', portal(fromRoot('dist')));

const port = Number(process.env.PORT || 4610);
const server = serve({ fetch: app.fetch, hostname: '127.0.0.1', port }, (address) => {
  process.stdout.write(`The mock is ready at http://127.0.0.1:${address.port}/admin-panel/ (any password signs in)\n`);
});

function stop(): void {
  prism.process.removeAllListeners('exit');
  prism.process.kill();
  server.close(() => process.exit(0));
  if ('closeAllConnections' in server) server.closeAllConnections();
}
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
