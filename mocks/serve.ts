import { fileURLToPath } from 'node:url';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import type { AppEnv } from '../server/http/app-env.ts';
import { portal } from '../server/http/portal.ts';
import { securityHeaders } from '../server/http/security-headers.ts';
import { apiReferenceRoutes } from './api-reference.ts';
import { CALLS } from './calls.ts';
import { mockedCall } from './mocked-call.ts';
import { startPrism } from './prism.ts';

// `npm run mock`: the portal with its moods, and Prism on the contract, on one origin. Nothing is stored: an approved
// withdrawal is still pending.

const prism = await startPrism('mock');
const app = new Hono<AppEnv>();
app.use(securityHeaders());
for (const path of ['/auth/*', '/api/*', '/admin/*']) app.all(path, (c) => mockedCall(prism.origin, c.req.raw));
app.get('/mock/calls', (c) => c.json(CALLS));
app.route('/', apiReferenceRoutes());
app.route('/', portal(fileURLToPath(new URL('../dist-mock', import.meta.url))));

const port = Number(process.env.PORT || 4610);
const server = serve({ fetch: app.fetch, hostname: '127.0.0.1', port }, (address) => {
  process.stdout.write(`The mock is ready at http://127.0.0.1:${address.port}/admin-panel/ (any password signs in)\n`);
});

function stop(): void {
  prism.stop();
  server.close(() => process.exit(0));
  if ('closeAllConnections' in server) server.closeAllConnections();
}
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
