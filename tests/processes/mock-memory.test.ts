import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { MAX_MEMORIES, Memories } from '../../mocks/memory.ts';
import { holdAgainstContract } from '../contract/contract-answers.ts';
import { mockOrigin } from '../shared.ts';
import { testInFull } from '../test-in-full.ts';

// The mock with memory: each session of the mock has a real server behind it.

const LIST = '/admin/withdrawal/withdrawals';

/** A program that calls the mock with a session of its own, or without one. */
async function caller(session?: string) {
  const origin = await mockOrigin();
  return async (method: string, path: string, { body, ...headers }: Record<string, string> = {}) => {
    const answer = await fetch(origin + path, {
      method,
      headers: {
        authorization: 'Bearer any',
        ...(session && { 'x-mock-session': session }),
        ...(body && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body && { body }),
    });
    const text = await answer.text();
    const said = text && JSON.parse(text);
    await holdAgainstContract(method, path.replace(/\?.*/, ''), answer.status, said || undefined);
    return { status: answer.status, by: answer.headers.get('x-mock-answer'), said };
  };
}

testInFull(
  'what is approved shows everywhere, to its session alone, and what is asked for lies in front of it',
  async () => {
    const session = randomUUID();
    const call = await caller(session);
    const pending = async () => {
      const { said } = await call('GET', `${LIST}?status=pending_review`);
      return (said.withdrawals as { withdrawal_id: string }[]).map(({ withdrawal_id }) => withdrawal_id);
    };
    const [id = ''] = await pending();
    expect((await call('GET', `${LIST}/${id}`)).by).toBe('memory');

    const refused = await call('POST', `${LIST}/${id}/approve`, { body: '{}', prefer: 'code=409' });
    expect([refused.status, refused.by]).toEqual([409, 'Prism, code=409']);
    expect(await pending()).toContain(id);
    expect((await call('POST', `${LIST}/${id}/approve`, { body: '{"notes":"Fine"}', prefer: 'code=200' })).by).toBe(
      'memory',
    );
    expect(await pending()).not.toContain(id);
    expect((await call('GET', `${LIST}/${id}`)).said).toMatchObject({ status: 'approved', notes: 'Fine' });
    const { history } = (await call('GET', `${LIST}/${id}/history`)).said;
    expect(history.at(-1)).toMatchObject({ to_status: 'approved' });
    expect((await call('POST', `${LIST}/${id}/reject`, { body: '{"reason":"Late"}' })).status).toBe(409);

    const signedIn = await call('POST', '/auth/admin-login', { body: '{"username":"robin","password":"any"}' });
    expect([signedIn.status, signedIn.said.admin.username]).toEqual([200, 'admin']);
    const own = { authorization: `Bearer ${signedIn.said.access_token}` };
    expect((await call('POST', '/auth/admin-logout', own)).status).toBe(204);
    expect((await call('GET', LIST, own)).status).toBe(401);

    const without = await caller();
    expect((await without('GET', `${LIST}?status=pending_review`)).by).toMatch(/^Prism/);
  },
);

test('a session can start again; there are few, and the one that was not used for the longest is forgotten and told so', async () => {
  const memories = new Memories(fileURLToPath(new URL('small-server.ts', import.meta.url)));
  const call = async (session: string) => {
    const answer = await memories.answer(session, new Request('http://mock/api/admin/games'), '');
    return answer.ok
      ? await answer.text()
      : `${answer.status} ${((await answer.json()) as { message: string }).message}`;
  };
  try {
    const sessions = Array.from({ length: MAX_MEMORIES }, (_, index) => `session ${index}`);
    const first = await Promise.all(sessions.map(call));
    expect(new Set(first).size).toBe(MAX_MEMORIES);
    // It has been used again, so it is no longer the oldest.
    expect(await call('session 0')).toBe(first[0]);
    await call('one more');
    expect(await call('session 0')).toBe(first[0]);
    expect(await call('session 1')).toMatch(/^503 The mock remembers 3 sessions, .* Start again in the panel\.$/);
    await memories.startAgain('session 1');
    expect(await call('session 1')).toMatch(/^pid \d+$/);
    expect(await call('session 1')).not.toBe(first[1]);
  } finally {
    memories.stop();
  }
});
