import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { createAdaptorServer } from '@hono/node-server';
import { Hono } from 'hono';
import { onSave } from '../openapi/on-save.ts';
import type { AppEnv } from '../server/http/app-env.ts';
import { portal } from '../server/http/portal.ts';
import { securityHeaders } from '../server/http/security-headers.ts';
import { apiReferenceRoutes } from './api-reference.ts';
import { callsOf } from './calls.ts';
import { ControlledSessions } from './controlled-sessions.ts';
import { Memories } from './memory.ts';
import { mockedCall } from './mocked-call.ts';
import { contractFollower } from './mocked-contract.ts';
import { PICTURES, picture, withOwnPictures } from './pictures.ts';
import { versionsOf } from './versions.ts';

// `npm run mock`: the portal with its overrides, and Prism on the contract, on one origin. Nothing is stored: an approved
// withdrawal is still pending, unless the caller has a session with memory. A contract that is saved meanwhile takes the place of the one
// before. With `-- --core` there are the calls of the specification alone, and no memory.

const { values } = parseArgs({ options: { core: { type: 'boolean', default: false } } });
const contract = contractFollower(values.core);
const memories = new Memories();
const sessions = new ControlledSessions();

const app = new Hono<AppEnv>();
app.use(securityHeaders());
for (const path of ['/auth/*', '/api/*', '/admin/*']) {
  app.all(path, (c) =>
    contract.use(async (mocked) =>
      withOwnPictures(await mockedCall(mocked, { memories, sessions }, c.req.raw, c.env), c.req.url),
    ),
  );
}
app.get('/mock/calls', (c) => contract.use(async (mocked) => c.json(callsOf(mocked.contract))));
app.get('/mock/versions', (c) => contract.use(async (mocked) => c.json(versionsOf(mocked.contract))));
// The calls by which a test program sets the answers to its other calls: mocks/controlled-sessions.ts.
app.put('/__mock/sessions/:id', (c) =>
  contract.use(async (mocked) => {
    const problems = sessions.put(c.req.param('id'), await c.req.text(), mocked);
    return problems.length === 0
      ? c.body(null, 204)
      : c.json({ message: problems.join(' '), code: 'bad_request' }, 400);
  }),
);
app.get('/__mock/sessions/:id', (c) => {
  const link = sessions.linkOf(c.req.param('id'));
  return link === undefined ? c.notFound() : c.text(link);
});
app.delete('/__mock/sessions/:id', (c) => {
  sessions.delete(c.req.param('id'));
  return c.body(null, 204);
});
app.on(['PUT', 'POST'], '/mock/memory', async (c) => {
  const session = c.req.header('x-mock-session');
  if (!session) return c.json({ message: 'X-Mock-Session is missing.', code: 'bad_request' }, 400);
  await (c.req.method === 'PUT' ? memories.ready(session) : memories.startAgain(session));
  return c.body(null, 204);
});
app.get(`${PICTURES}/*`, (c) => picture(c.req.path));
app.route('/', apiReferenceRoutes());
app.route(
  '/',
  portal(fileURLToPath(new URL('../dist-mock', import.meta.url)), false, { extensions: values.core ? 'none' : 'all' }),
);

const HOST = '127.0.0.1';
const port = Number(process.env.PORT || 4610);
const server = createAdaptorServer({ fetch: app.fetch });
const stopping = new AbortController();

function stop(): void {
  stopping.abort();
  memories.stop();
  server.close(() => process.exit());
  if ('closeAllConnections' in server) server.closeAllConnections();
}
process.on('SIGINT', stop);
process.on('SIGTERM', stop);

async function start(): Promise<void> {
  server.listen(port, HOST);
  await once(server, 'listening');
  let isReady = false;
  const reload = async () => {
    await contract.reload();
    if (isReady) process.stdout.write('The saved contract is served.\n');
  };
  await onSave(reload, stopping.signal, ({ message }) => {
    process.stderr.write(`The saved contract cannot be served; the mock goes on with the one before.\n\n${message}\n`);
  });
  isReady = true;
  const address = `http://${HOST}:${(server.address() as AddressInfo).port}/admin-panel/`;
  process.stdout.write(`The mock is ready at ${address} (any password signs in)\n`);
}

try {
  await start();
} catch (error) {
  const { code, message } = error as NodeJS.ErrnoException;
  const words =
    code === 'EADDRINUSE'
      ? `Port ${port} is taken. End the program that listens there, or choose another port: PORT=4611 npm run mock`
      : message;
  process.stderr.write(`${words}\n`);
  process.exit(1);
}
