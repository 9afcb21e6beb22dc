import { startPostgres } from '../postgres.ts';
import { enterRunFolder } from '../run-folder.ts';

// A program: a run of tests that has a database, unless its argument says otherwise, and waits to be killed.

const { path } = enterRunFolder();
const { port } = process.argv[2] === 'without-database' ? { port: 0 } : await startPostgres();
process.stdout.write(`${JSON.stringify({ path, port })}\n`);
setInterval(() => {}, 1_000);
