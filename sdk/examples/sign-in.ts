import { createClient } from '@coinop/admin-sdk';

const client = createClient({ baseUrl: process.env.COINOP_URL ?? 'http://127.0.0.1:4600' });
const { access_token, admin } = await client.authentication.adminLogin({
  username: process.env.COINOP_USERNAME ?? 'admin',
  password: process.env.COINOP_PASSWORD ?? 'coinop-demo',
});
client.setToken(access_token);
console.log(`Signed in as ${admin.username}, ${admin.role}.`);

const { total_available_usd } = await client.companyRevenue.getBalance();
console.log(`$${total_available_usd.toFixed(2)} can be paid out.`);

await client.authentication.adminLogout();
