import { createHmac } from 'node:crypto';
import { createClient } from '@coinop/admin-sdk';

const { platform } = createClient({
  baseUrl: process.env.COINOP_URL ?? 'http://127.0.0.1:4600',
  token: process.env.COINOP_TOKEN,
});
const now = new Date().toISOString();

// Up to 1,000 records per call, with your own ids. Sending one again changes nothing, so send whatever may not have arrived.
const sent = [
  await platform.storePlayers({
    records: [{ player_id: 'p-1', email: 'ada@example.com', display_name: 'Ada', registered_at: now, updated_at: now }],
  }),
  await platform.storeGames({
    records: [{ game_id: 'orbit', game_name: 'Orbit', platform_fee_percent: 12.5, updated_at: now }],
  }),
  await platform.storeTransactions({
    records: [
      {
        transaction_id: 't-1',
        transaction_type: 'purchase',
        player_id: 'p-1',
        game_id: 'orbit',
        amount: 20,
        status: 'completed',
        occurred_at: now,
        updated_at: now,
      },
    ],
  }),
  // The money of a request is on hold from now on. Account numbers stay with you: send four digits and an HMAC of the rest.
  await platform.storeWithdrawals({
    records: [
      {
        withdrawal_id: 'w-1',
        player_id: 'p-1',
        game_id: 'orbit',
        requested_amount: 12,
        bank_name: 'First Meridian Bank',
        account_last4: '4417',
        routing_last4: '0248',
        account_fingerprint: createHmac('sha256', 'a key that only you have').update('…4417').digest('hex'),
        occurred_at: now,
      },
    ],
  }),
];
for (const { results } of sent) for (const { id, result } of results) console.log(`${id} is ${result}.`);

await platform.cancelWithdrawal('w-1');

// Keep `after` where you keep your records: the feed continues there, and skips nothing.
let after: string | undefined;
for (let cancelled = false; !cancelled; ) {
  const { events, next_cursor } = await platform.listEvents({ wait: 5, ...(after && { after }) });
  for (const { type, subject_id } of events) {
    cancelled ||= type === 'withdrawal.cancelled' && subject_id === 'w-1';
    console.log(`${subject_id}: ${type}`);
  }
  after = next_cursor;
}
