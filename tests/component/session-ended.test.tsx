import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { handOver } from '../../src/features/session/sign-on-channel.ts';
import { getMe } from '../../src/generated/my-account/my-account.ts';
import { end, sessionEnded, signedIn } from '../../src/session.ts';
import { allCalls, answer, callsOf, hold } from './answers.ts';
import { addressNow, button, dialog, goTo, loaded, openPortal, press, toasts } from './render.tsx';

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

test('a session that ended elsewhere leaves neither name nor amount in a question, and what was typed is there', async () => {
  await openPortal('withdrawals');
  await press(button('Actions for WDR-100482'));
  await press(page.getByRole('menuitem', { name: 'Reject' }));
  await expect.element(dialog().getByText(/requested by/)).toBeVisible();
  await dialog().getByLabelText('Reason').fill('Account is closed');
  answer({ '*': '401' });
  await getMe().catch(() => {});
  await expect.poll(seen).toContain('Your session has ended');
  expect(seen()).not.toMatch(/requested by|WDR-100482|\$\d/);
  await expect.element(dialog().getByLabelText('Reason')).toHaveValue('Account is closed');
  await expect.element(dialog().getByLabelText('Reason')).toBeVisible();
  answer({ '*': '' });
  signedIn({ access_token: 'token-2', admin: ADMIN }, true);
  await expect.element(dialog().getByText(/requested by/)).toBeVisible();
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

test('whoever signs in after somebody who saw addresses finds and sends none of them in the same tab', async () => {
  const hidden = /mara\.lindqvist|accounts@/;
  await openPortal('withdrawals?open=WDR-100482');
  await expect.poll(seen).toMatch(/accounts@lindqvist\.example/);
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => dialog().query()).toBeNull();
  await press(page.getByLabelText('Select WDR-100482'));
  await page.getByLabelText('Search', { exact: true }).fill('mara.lindqvist@example.com');
  await expect.poll(() => addressNow().search).toMatch(hidden);
  await press(button('Log out'));
  await expect.element(page.getByLabelText('Username')).toBeVisible();
  const before = allCalls().length;
  answer({ getMe: '200.finance', listWithdrawals: '200.masked', getWithdrawal: '200.masked' });
  answer({ listTransactions: '200.masked', listWithdrawalNotes: '200.masked' });
  const go = ['listWithdrawals', 'getWithdrawal'].map(hold);
  signedIn({ access_token: 'token-2', admin: { ...ADMIN, username: 'finance', role: 'finance' } }, true);
  await goTo('Withdrawals');
  const everything = () => document.documentElement.outerHTML + window.location.href;
  expect(everything()).not.toMatch(hidden);
  go[0]?.();
  await press(page.getByRole('link', { name: 'WDR-100482', exact: true }));
  await expect.element(dialog()).toBeVisible();
  expect(everything()).not.toMatch(hidden);
  go[1]?.();
  await expect.poll(seen).toContain('a•••@lindqvist.example');
  await loaded();
  expect(everything()).not.toMatch(hidden);
  expect(page.getByLabelText('Select WDR-100482', { exact: true }).element()).not.toBeChecked();
  const sent = [...new Set(allCalls().slice(before))].flatMap((name) =>
    callsOf(name).filter(({ headers }) => headers.get('authorization') !== 'Bearer token-1'),
  );
  expect(sent.length).toBeGreaterThan(3);
  expect(JSON.stringify(sent)).not.toMatch(hidden);
});

/** Somebody of single sign-on, whose session has ended under a form in which something was typed. */
async function endedUnderForm() {
  answer({ getMe: '!hang' });
  signedIn({ access_token: 'token-1', admin: { ...ADMIN, username: 'ada.moreau', has_single_sign_on: true } }, true);
  await openPortal('system?part=webhooks&new=true', 'kept');
  await page.getByLabelText('Address').fill('https://platform.example.com/hooks');
  end();
  const again = page.getByRole('dialog', { name: 'Sign in again' });
  await expect.element(again.getByText('You sign in as ada.moreau by single sign-on.')).toBeVisible();
  await expect.element(again.getByText('Sign in again', { exact: true })).toBeVisible();
  expect(again.getByLabelText('Password').query()).toBeNull();
  return again;
}

// tests/e2e/single-sign-on.test.ts shows that what was typed is kept, and sent.
test('whoever signs in by single sign-on does so again in a window of their own, whose answer is known by its state', async () => {
  const assign = vi.fn();
  const opened = vi.spyOn(window, 'open').mockReturnValue({ location: { assign } } as unknown as Window);
  onTestFinished(() => opened.mockRestore());
  const again = await endedUnderForm();
  await press(again.getByRole('button', { name: 'Sign in by Single Sign-On' }));
  await expect.poll(() => assign.mock.calls).toEqual([[expect.stringContaining('state=Xb2vQ')]]);
  // The window may answer for another sign-on.
  expect(await handOver('code=other&state=other', 100)).toBe(false);
  expect(await handOver('code=Ka71tPq&state=Xb2vQ')).toBe(true);
  await expect.poll(() => again.query()).toBeNull();
  expect(callsOf('finishSignOn').map(({ body }) => body)).toEqual([{ answer: 'code=Ka71tPq&state=Xb2vQ' }]);
  expect(sessionEnded()).toBe(false);
});

test('a window that the browser blocks leaves a link, and whoever comes as somebody else is told so', async () => {
  const opened = vi.spyOn(window, 'open').mockReturnValue(null);
  onTestFinished(() => opened.mockRestore());
  answer({ finishSignOn: '200.somebodyElse' });
  const again = await endedUnderForm();
  await press(again.getByRole('button', { name: 'Sign in by Single Sign-On' }));
  const link = again.getByRole('link', { name: 'sign in in another tab' });
  await expect.element(link).toHaveAttribute('href', expect.stringContaining('state=Xb2vQ'));
  expect(await handOver('code=Ka71tPq&state=Xb2vQ')).toBe(true);
  await expect.element(again.getByText('You signed in there as robin')).toBeVisible();
  await expect.element(page.getByLabelText('Address')).toHaveValue('https://platform.example.com/hooks');
});
