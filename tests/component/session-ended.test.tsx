import { expect, onTestFinished, test, vi } from 'vitest';
import { getMe } from '../../src/generated/my-account/my-account.ts';
import { signedIn } from '../../src/session.ts';
import { answer, callsOf } from './answers.ts';
import { loaded, openPortal, toasts } from './render.tsx';

const ADMIN = { username: 'admin', role: 'administrator', must_change_password: false };

/** The text that can be seen. */
const seen = () => document.body.innerText;

test.each([
  { where: 'withdrawals', address: 'mara.lindqvist@example.com' },
  { where: 'withdrawals?open=WDR-100482', address: 'accounts@lindqvist.example' },
  { where: 'transactions?open=900412', address: 'june.okafor@example.com' },
])('a session that ended elsewhere leaves no address of $where on the screen', async ({ where, address }) => {
  await openPortal(where);
  await expect.poll(seen).toContain(address);
  expect(callsOf('getMe').length).toBeGreaterThan(0);
  // As the portal asks every minute.
  answer({ '*': '401' });
  await getMe().catch(() => {});
  await expect.poll(seen).toContain('Your session has ended');
  expect(seen()).not.toMatch(/@(example\.com|lindqvist\.example)/);
  answer({ '*': '' });
  signedIn({ access_token: 'token-2', admin: ADMIN }, true);
  await expect.poll(seen).toContain(address);
});

test('a session that ended elsewhere is noticed within a minute, though nobody does anything', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  await openPortal('account');
  await expect.poll(seen).toContain('My account');
  await loaded();
  answer({ getMe: '401' });
  vi.advanceTimersByTime(59_000);
  await loaded();
  expect(seen()).not.toContain('Your session has ended');
  vi.advanceTimersByTime(1_000);
  await expect.poll(seen).toContain('Your session has ended');
});

test('a 401 after the storage was cleared leads to the sign-in page, without a toast', async () => {
  await openPortal('withdrawals');
  await expect.poll(seen).toContain('mara.lindqvist@example.com');
  localStorage.clear();
  answer({ '*': '401' });
  await getMe().catch(() => {});
  await expect.poll(seen).toContain('Enter your administrator account.');
  expect(toasts()).toEqual([]);
});
