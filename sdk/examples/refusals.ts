import { setTimeout } from 'node:timers/promises';
import { ConflictError, createClient, RateLimitError, UnauthorizedError } from '@coinop/admin-sdk';

const client = createClient({
  baseUrl: process.env.COINOP_URL ?? 'http://127.0.0.1:4600',
  token: process.env.COINOP_TOKEN,
});

/** Signing in takes no key, so the client does not repeat it; this function does, after a 429, at most ten times. */
async function signIn(left = 10): Promise<void> {
  const username = process.env.COINOP_USERNAME ?? 'admin';
  const password = process.env.COINOP_PASSWORD ?? 'coinop-demo';
  try {
    client.setToken((await client.authentication.adminLogin({ username, password })).access_token);
  } catch (error) {
    if (!(error instanceof RateLimitError) || left === 1) throw error;
    console.log(`429: waiting ${error.retryAfter ?? 1} s.`);
    await setTimeout((error.retryAfter ?? 1) * 1000);
    await signIn(left - 1);
  }
}

const id = process.argv[2] ?? '';
const approve = () => client.withdrawals.approve(id, {});
try {
  const withdrawal = await approve().catch(async (error) => {
    if (!(error instanceof UnauthorizedError)) throw error;
    console.log(`401: ${error.message}`);
    await signIn();
    return approve();
  });
  console.log(`${id} is ${withdrawal.status}.`);
} catch (error) {
  // 409: the withdrawal's status no longer allows this; somebody else was faster.
  if (!(error instanceof ConflictError)) throw error;
  console.log(`409, ${error.code}: ${error.message}`);
}
