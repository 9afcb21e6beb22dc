import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createClient } from '@coinop/admin-sdk';

const { platform } = createClient({
  baseUrl: process.env.COINOP_URL ?? 'http://127.0.0.1:4600',
  token: process.env.COINOP_TOKEN,
});
// Keep it where you keep your records, and store it in the same transaction as what an event changes there.
const file = process.env.COINOP_CURSOR ?? 'cursor.txt';
const after = existsSync(file) ? readFileSync(file, 'utf8') : undefined;

// Goes on through lost connections and servers that are down. Events come again only if their cursor was not stored.
for await (const { events, next_cursor } of platform.followEvents({ ...(after && { after }) })) {
  for (const { type, subject_id } of events) console.log(`${type} ${subject_id}`);
  writeFileSync(file, next_cursor);
}
