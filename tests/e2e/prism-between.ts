import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { passOn } from '../../mocks/pass-on.ts';
import { startPrism } from '../../mocks/prism.ts';
import { CONTRACT } from '../../openapi/contract-files.ts';

// A proxy on HOST and PORT between the browser and the server at UPSTREAM: the portal's API calls go through Prism, which
// validates both directions against the contract; pages and files do not. `npm run test:proxy` uses it.

const { UPSTREAM: upstream = '', HOST: hostname = '127.0.0.1', PORT } = process.env;
const prism = await startPrism('proxy', CONTRACT, () => {}, upstream, '--errors');

const app = new Hono();
app.all('*', async (c) => {
  const through = /^\/(auth|api|admin)\//.test(c.req.path) ? prism.origin : upstream;
  const answer = await passOn(through, c.req.raw);
  // Prism joins cookies into one header, of which a browser reads only the first.
  const cookies = answer.headers.get('set-cookie')?.split(/,\s*(?=[^\s;,=]+=)/) ?? [];
  answer.headers.delete('set-cookie');
  for (const cookie of cookies) answer.headers.append('set-cookie', cookie);
  return answer;
});

const server = serve({ fetch: app.fetch, hostname, port: Number(PORT) }, ({ port }) => {
  process.stdout.write(`Prism is ready at http://${hostname}:${port}/admin-panel/\n`);
});
process.on('SIGTERM', () => {
  prism.stop();
  server.close(() => process.exit(0));
  if ('closeAllConnections' in server) server.closeAllConnections();
});
