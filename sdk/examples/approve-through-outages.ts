import { createClient } from '@coinop/admin-sdk';

// Each call is sent again with the key that it had, so that it is carried out once, however often the server goes away.
const client = createClient({ baseUrl: process.env.COINOP_URL ?? 'http://127.0.0.1:4600', retries: 1000 });
const { access_token } = await client.authentication.adminLogin({
  username: process.env.COINOP_USERNAME ?? 'admin',
  password: process.env.COINOP_PASSWORD ?? 'coinop-demo',
});
client.setToken(access_token);

// node approve-through-outages.ts wd-000123 wd-000124 …
for (const id of process.argv.slice(2)) {
  // With `received()`, the headers too: whether an earlier try had arrived, and what to call this one when asking about it.
  const { answer, isReplayed, requestId } = await client.withdrawals.approve(id, {}).received();
  console.log(`${id} is ${answer.status}${isReplayed ? ' since an earlier try' : ''}.`);
  if (!requestId) console.log('The server did not say the id of this call.');
}
