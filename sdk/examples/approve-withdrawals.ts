import { createClient } from '@coinop/admin-sdk';

const client = createClient({
  baseUrl: process.env.COINOP_URL ?? 'http://127.0.0.1:4600',
  token: process.env.COINOP_TOKEN,
});

// node approve-withdrawals.ts wd-000123 wd-000124 …
const withdrawal_ids = process.argv.slice(2);
const { succeeded, failed } = await client.withdrawals.bulkApprove({ withdrawal_ids, notes: 'Checked by hand' });

// One that could not be approved does not hold up the others, so this is no error: look at both lists.
for (const id of succeeded) console.log(`${id} is approved.`);
for (const { id, reason } of failed) console.log(`${id} is not: ${reason}`);
process.exitCode = failed.length > 0 ? 1 : 0;
