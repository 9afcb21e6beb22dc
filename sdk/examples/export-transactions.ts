import { createClient } from '@coinop/admin-sdk';

const client = createClient({
  baseUrl: process.env.COINOP_URL ?? 'http://127.0.0.1:4600',
  token: process.env.COINOP_TOKEN,
});

// A reader that has seen enough, as `| head` has, ends the program.
process.stdout.on('error', ({ code }: NodeJS.ErrnoException) => process.exit(code === 'EPIPE' ? 0 : 1));

// Streamed, so a file of any size works. A file that is cut off ends with an error and never looks complete.
for await (const line of client.transactions.exportLines({ type: 'purchase' })) console.log(line);
