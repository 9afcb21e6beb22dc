import { createClient } from '@coinop/admin-sdk';

const client = createClient({
  baseUrl: process.env.COINOP_URL ?? 'http://127.0.0.1:4600',
  token: process.env.COINOP_TOKEN,
});

let count = 0;
let cents = 0;
// Newest first. Pages are requested as the loop reaches them; leave the loop, and no more are requested.
for await (const { amount } of client.transactions.all({ status: 'completed' })) {
  count++;
  cents += Math.round(amount * 100);
}
console.log(`${count} completed transactions over $${(cents / 100).toFixed(2)}.`);
