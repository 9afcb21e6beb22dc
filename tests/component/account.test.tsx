import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answer, callsOf } from './answers.ts';
import { button, openPortal, toasts } from './render.tsx';

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
