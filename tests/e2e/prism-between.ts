import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { proxy } from 'hono/proxy';
import { startPrism } from '../../mocks/prism.ts';

// Between the browser and the server at UPSTREAM: the portal's calls go through Prism, which holds both sides against the
// contract; pages and files do not. `npm run test:proxy` puts it there.

const upstream = process.env.UPSTREAM ?? '';
const prism = await startPrism('proxy', upstream, '--errors');

const app = new Hono();
app.all('*', (c) => {
  const { pathname, search } = new URL(c.req.url);
  const through = /^\/(auth|api|admin)\//.test(pathname) ? prism.origin : upstream;
  return proxy(through + pathname + search, c.req);
});

const server = serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0 }, ({ port }) => {
  process.stdout.write(`Prism is ready at http://127.0.0.1:${port}/admin-panel/\n`);
});
process.on('SIGTERM', () => {
  prism.stop();
  server.close(() => process.exit(0));
  if ('closeAllConnections' in server) server.closeAllConnections();
});
