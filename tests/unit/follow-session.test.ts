import type { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import { followSession } from '../../src/follow-session.ts';
import type { PortalRouter } from '../../src/portal.tsx';
import { clear, signedIn } from '../../src/session.ts';

// What becomes of the records on the screen when the session changes, in this tab or by another one.

const page = { documentElement: { hidden: false } };
const reload = vi.fn();
const queryClient = { invalidateQueries: vi.fn(async () => {}), clear: vi.fn() };
const router = { invalidate: vi.fn(async () => {}) };
const signIn = (username: string, token: string) =>
  signedIn({ access_token: token, admin: { username, role: 'reviewer' } } as never, true);

beforeEach(() => {
  vi.stubGlobal('document', page);
  vi.stubGlobal('location', { reload });
  vi.stubGlobal('navigator', {});
  vi.clearAllMocks();
  page.documentElement.hidden = false;
  clear();
  signIn('anna', 'token-a');
  const stop = followSession(router as unknown as PortalRouter, queryClient as unknown as QueryClient);
  return () => {
    stop();
    clear();
    vi.unstubAllGlobals();
  };
});

test('of another account nothing of the one before is shown: the page is hidden, and loaded anew', () => {
  signIn('ben', 'token-b');
  expect([page.documentElement.hidden, reload.mock.calls.length]).toEqual([true, 1]);
  expect(router.invalidate).not.toHaveBeenCalled();
});

test('also after the one before has been signed out, as long as its records may be on the screen', () => {
  clear();
  signIn('ben', 'token-b');
  expect([page.documentElement.hidden, reload.mock.calls.length]).toEqual([true, 1]);
});

test('of the same account in a new session the records stay, and are loaded again', () => {
  signIn('anna', 'token-c');
  expect([page.documentElement.hidden, reload.mock.calls.length]).toEqual([false, 0]);
  expect(queryClient.invalidateQueries).toHaveBeenCalledTimes(1);
});

test('after signing out they are forgotten once the sign-in page is there, and whoever comes then finds none', async () => {
  clear();
  expect(queryClient.clear).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(queryClient.clear).toHaveBeenCalledTimes(1));
  signIn('ben', 'token-b');
  expect(reload).not.toHaveBeenCalled();
});
