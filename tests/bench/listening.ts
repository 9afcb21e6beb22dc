import { serve } from '@hono/node-server';
import { Hono } from 'hono';

// The minimum that a server does before it answers: the baseline for starting.

const app = new Hono().get('/healthz', (c) => c.json({ status: 'up' }));
const server = serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0 }, ({ port }) => {
  process.stdout.write(`A bare server is ready at http://127.0.0.1:${port}/\n`);
});
process.on('SIGTERM', () => server.close());
