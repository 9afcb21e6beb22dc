import { createClient } from '@coinop/admin-sdk';

const client = createClient({
  baseUrl: process.env.COINOP_URL ?? 'http://127.0.0.1:4600',
  token: process.env.COINOP_TOKEN,
});

// node approve-withdrawals.ts wd-000123 wd-000124 …
const withdrawal_ids = process.argv.slice(2);
const { succeeded, failed } = await client.withdrawals.bulkApprove({ withdrawal_ids, notes: 'Checked by hand' });

// A withdrawal that cannot be approved does not affect the others, and is not an error: check both lists.
for (const id of succeeded) console.log(`${id} is approved.`);
for (const { id, reason } of failed) console.log(`${id} is not: ${reason}`);
process.exitCode = failed.length > 0 ? 1 : 0;
