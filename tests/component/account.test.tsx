import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { allCalls, answer, callsOf } from './answers.ts';
import { button, loaded, openPortal, toasts } from './render.tsx';

test('a session on another browser is ended by a button that names the browser, and this one has none', async () => {
  await openPortal('account');
  const sessions = page.getByRole('list', { name: 'Sessions' });
  await expect.element(sessions.getByText('This session')).toBeVisible();
  expect(sessions.getByRole('button').elements()).toHaveLength(1);
  await button('End the session on Safari').click();
  await expect.poll(toasts).toContain('Session ended');
  expect(callsOf('endMySession').map(({ url }) => url.pathname.split('/').at(-1))).toEqual([
    '9b1d7c02-53a4-4b7e-8f0e-6c1c2a3d4e5f',
  ]);
});

test('all others are ended at once, and a failure says so', async () => {
  answer({ endMyOtherSessions: '503' });
  await openPortal('account');
  await button('End all others').click();
  await expect.poll(toasts).toContain('Failed to end the other sessions');
});

test('the clock is chosen once, for every time on every screen, and kept by the server', async () => {
  await openPortal('account');
  const clock = page.getByLabelText('Times in');
  await expect.element(clock).toHaveValue('utc');
  answer({ getMyPreferences: '200.local' });
  await clock.selectOptions('local');
  await expect.poll(() => callsOf('chooseMyPreferences').map(({ body }) => body)).toEqual([{ clock: 'local' }]);
  await expect.element(clock).toHaveValue('local');
  await expect.poll(() => localStorage.getItem('coinop.clock')).toBe('local');
});

test('a choice of the clock that fails changes nothing and says so', async () => {
  answer({ chooseMyPreferences: '503' });
  await openPortal('account');
  const clock = page.getByLabelText('Times in');
  await clock.selectOptions('local');
  await expect.poll(toasts).toContain('Failed to change the clock');
  await expect.element(clock).toHaveValue('utc');
});

test('the clock of another browser is followed, charts say that they count UTC days', async () => {
  answer({ getMyPreferences: '200.local' });
  await openPortal('');
  await expect.element(page.getByText('UTC days', { exact: true })).toBeVisible();
});

test('a back end that remembers no preferences has no choice of the clock', async () => {
  answer({ getMyPreferences: '501' });
  await openPortal('account');
  // It is there until the answer has come.
  await expect.poll(() => allCalls()).toContain('getMyPreferences');
  await loaded();
  await expect.poll(() => page.getByLabelText('Times in').query()).toBeNull();
});

test('a passkey has the hash of its key, which an auditor compares, and one that a recovery code added says from when on it confirms', async () => {
  answer({ listMyFactors: '200.waitingFactor' });
  await openPortal('account');
  const passkey = page.getByRole('list', { name: 'Second factors' }).getByRole('listitem').nth(1);
  await expect.element(passkey.getByText(/^[0-9a-f]{64}$/)).toBeVisible();
  await expect.poll(() => passkey.element().textContent).toMatch(/signs you in, and confirms from .*Nov 23, 2026/);
  await button('Add').click();
  await expect.element(page.getByRole('dialog').getByText(/^You signed in with a recovery code/)).toBeVisible();
});
