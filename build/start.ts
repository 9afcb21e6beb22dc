import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { serve } from '../server/main.ts';
import { PortalNotBuilt } from '../server/start/startup-failure.ts';

// `npm start` in a clone. A process of its own builds the portal, if that is missing or older than its sources, while
// the server opens its database, which fills a new demo.

const script = fileURLToPath(new URL('build-portal.ts', import.meta.url));
const quickly = fileURLToPath(new URL('../server/start/quick-loading.ts', import.meta.url));
// A build keeps little of the memory that it asks for: with the usual 16 MB for new objects it collects all the time.
const build = fork(script, ['start'], { execArgv: ['--import', quickly, '--max-semi-space-size=64'] });
const built = new Promise<void>((resolve, reject) => {
  build.once('exit', (code) => (code === 0 ? resolve() : reject(new PortalNotBuilt())));
});
// The server waits for it once its database is open. Node.js can hang when it has to exit while it compiles WebAssembly,
// as it does for that database.
built.catch(() => undefined);
await serve(built);
