import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { passOn } from '../../mocks/pass-on.ts';
import { startPrism } from '../../mocks/prism.ts';
import { CONTRACT } from '../../openapi/contract-files.ts';

// A proxy between the browser and the server at UPSTREAM: the portal's API calls go through Prism, which validates both
// directions against the contract; pages and files do not. `npm run test:proxy` uses it.

const upstream = process.env.UPSTREAM ?? '';
const prism = await startPrism('proxy', CONTRACT, () => {}, upstream, '--errors');

const app = new Hono();
app.all('*', (c) => {
  const through = /^\/(auth|api|admin)\//.test(c.req.path) ? prism.origin : upstream;
  return passOn(through, c.req.raw);
});

const server = serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0 }, ({ port }) => {
  process.stdout.write(`Prism is ready at http://127.0.0.1:${port}/admin-panel/\n`);
});
process.on('SIGTERM', () => {
  prism.stop();
  server.close(() => process.exit(0));
  if ('closeAllConnections' in server) server.closeAllConnections();
});
