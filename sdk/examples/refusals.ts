import { setTimeout } from 'node:timers/promises';
import { ApiError, createClient } from '@coinop/admin-sdk';

const client = createClient({
  baseUrl: process.env.COINOP_URL ?? 'http://127.0.0.1:4600',
  token: process.env.COINOP_TOKEN,
});

/** 429: too much at once. Waits as long as the server says and sends the call again, ten times at most. */
async function patiently<Answer>(send: () => Promise<Answer>, left = 10): Promise<Answer> {
  try {
    return await send();
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 429 || left === 1) throw error;
    const seconds = error.retryAfter ?? 1;
    console.log(`429: waiting ${seconds} s.`);
    await setTimeout(seconds * 1000);
    return patiently(send, left - 1);
  }
}

/** 401: the session is over. Signs in again and sends the call once more. */
async function signedIn<Answer>(send: () => Promise<Answer>): Promise<Answer> {
  try {
    return await send();
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 401) throw error;
    console.log(`401: ${error.message}`);
    const username = process.env.COINOP_USERNAME ?? 'admin';
    const password = process.env.COINOP_PASSWORD ?? 'coinop-demo';
    const { access_token } = await patiently(() => client.adminLogin({ username, password }));
    client.setToken(access_token);
    return send();
  }
}

const id = process.argv[2] ?? '';
try {
  const withdrawal = await signedIn(() => client.approveWithdrawal(id, {}));
  console.log(`${id} is ${withdrawal.status}.`);
} catch (error) {
  // 409: it is no longer in a status that this may follow; somebody else was faster.
  if (!(error instanceof ApiError) || error.status !== 409) throw error;
  console.log(`409, ${error.code}: ${error.message}`);
}
