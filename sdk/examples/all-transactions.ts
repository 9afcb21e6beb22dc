import { createClient, type ListTransactionsParams, type Transaction } from '@coinop/admin-sdk';

const client = createClient({
  baseUrl: process.env.COINOP_URL ?? 'http://127.0.0.1:4600',
  token: process.env.COINOP_TOKEN,
});

/** Every transaction that matches, newest first, one page at a time. */
async function* transactions(filter: ListTransactionsParams): AsyncGenerator<Transaction> {
  // A transaction that is made meanwhile pushes the others on, and the last of a page comes again on the next.
  const seen = new Set<string>();
  for (let page = 1, pages = 1; page <= pages; page++) {
    const answer = await client.listTransactions({ ...filter, page, limit: 100 });
    pages = answer.totalPages;
    for (const transaction of answer.transactions) {
      if (!seen.has(transaction.id)) yield transaction;
      seen.add(transaction.id);
    }
  }
}

let count = 0;
let cents = 0;
for await (const { amount } of transactions({ status: 'completed' })) {
  count++;
  cents += Math.round(amount * 100);
}
console.log(`${count} completed transactions over $${(cents / 100).toFixed(2)}.`);
