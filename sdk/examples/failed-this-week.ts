import { createClient } from '@coinop/admin-sdk';

const client = createClient({
  baseUrl: process.env.COINOP_URL ?? 'http://127.0.0.1:4600',
  token: process.env.COINOP_TOKEN,
});

// Days are UTC days. Amounts have at most two decimals, so whole cents add up exactly.
const date_from = new Date(Date.now() - 7 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
let [count, cents] = [0, 0];
for await (const { amount } of client.transactions.all({ status: 'failed', date_from })) {
  count++;
  cents += Math.round(amount * 100);
}
console.log(`${count} transactions over $${(cents / 100).toFixed(2)} have failed since ${date_from}.`);
