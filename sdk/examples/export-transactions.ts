import { createClient } from '@coinop/admin-sdk';

const client = createClient({
  baseUrl: process.env.COINOP_URL ?? 'http://127.0.0.1:4600',
  token: process.env.COINOP_TOKEN,
});

// In pieces, as they come: no file is too large. One that is cut off ends in an error, never as if it were whole.
for await (const line of client.transactions.exportLines({ type: 'purchase' })) console.log(line);
