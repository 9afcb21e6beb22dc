import { createClient } from '@coinop/admin-sdk';
import { saveToFile } from '@coinop/admin-sdk/node';

const client = createClient({
  baseUrl: process.env.COINOP_URL ?? 'http://127.0.0.1:4600',
  token: process.env.COINOP_TOKEN,
});

// The file appears when it is complete. An export that is cut off throws, and leaves nothing.
await saveToFile(client.transactions.exportStream({ type: 'purchase' }), process.argv[2] ?? 'purchases.csv');
