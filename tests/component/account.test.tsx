import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { allCalls, answer, callsOf } from './answers.ts';
import { button, loaded, openPortal, press, toasts } from './render.tsx';

test('a session on another browser is ended by a button that names the browser, and this one has none', async () => {
  await openPortal('account');
  const sessions = page.getByRole('list', { name: 'Sessions' });
  await expect.element(sessions.getByText('This session')).toBeVisible();
  expect(sessions.getByRole('button').elements()).toHaveLength(1);
  await press(button('End the session on Safari'));
  await expect.poll(toasts).toContain('Session ended');
  expect(callsOf('endMySession').map(({ url }) => url.pathname.split('/').at(-1))).toEqual([
    '9b1d7c02-53a4-4b7e-8f0e-6c1c2a3d4e5f',
  ]);
});

test('it begins with password and second factor, and permissions come last and folded', async () => {
  await openPortal('account');
  await expect.element(page.getByRole('heading', { name: 'My sessions' })).toBeVisible();
  const titles = page
    .getByRole('heading', { level: 2 })
    .elements()
    .map(({ textContent }) => textContent);
  expect(titles.slice(0, 3)).toEqual(['Password', 'Second factors', 'My sessions']);
  expect(titles.at(-1)).toBe('You');
  const permissions = page.getByText('Permissions', { exact: true });
  await expect.element(page.getByText('What your roles permit')).not.toBeVisible();
  await press(permissions);
  await expect.element(page.getByText('What your roles permit')).toBeVisible();
});

test('all others are ended at once, and a failure says so', async () => {
  answer({ endMyOtherSessions: '503' });
  await openPortal('account');
  await press(button('End all others'));
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
  await press(button('Add'));
  await expect.element(page.getByRole('dialog').getByText(/^You signed in with a recovery code/)).toBeVisible();
});

test('the key of an authenticator app stays the same while it is scanned, also after an answer that was lost', async () => {
  answer({ addTotp: '503,!drop' });
  await openPortal('account');
  await press(button('Add'));
  await press(button('Set up an Authenticator App'));
  const code = page.getByLabelText('One-time code');
  await code.fill('123456');
  for (const calls of [1, 2]) {
    await press(button('Add Authenticator App'));
    await expect.poll(() => callsOf('addTotp')).toHaveLength(calls);
    await loaded();
  }
  expect(callsOf('offerTotp')).toHaveLength(1);
});

const messages = () => page.getByRole('region', { name: 'Messages' });

test('messages are chosen by kind and way, and nothing is sent that was not ticked', async () => {
  answer({ getMyNotifications: '200.notificationsChosen' });
  await openPortal('account');
  const box = (name: string) => messages().getByRole('checkbox', { name, exact: true });
  await expect.element(box('Somebody mentioned me: Mail')).toBeChecked();
  await press(box('Somebody mentioned me: Mail'));
  await press(box('Summary of the queue, once a day: Chat'));
  await messages().getByLabelText('Summary at').selectOptions('17');
  await press(button('Save Messages'));
  await expect.poll(toasts).toContain('Messages chosen');
  expect(callsOf('chooseMyNotifications').map(({ body }) => body)).toEqual([
    { mail: ['request_waiting'], chat: ['alert', 'summary'], summary: { hour: 17, time_zone: 'Europe/Berlin' } },
  ]);
});

test('all are unticked at once', async () => {
  answer({ getMyNotifications: '200.notificationsChosen' });
  await openPortal('account');
  await press(button('Untick All'));
  await press(button('Save Messages'));
  await expect.poll(() => callsOf('chooseMyNotifications').length).toBe(1);
  expect(callsOf('chooseMyNotifications')[0]?.body).toMatchObject({ mail: [], chat: [] });
});

test('an address is given, waits for its link, and the opened link confirms it once', async () => {
  answer({ getMyNotifications: '200.notificationsPending' });
  await openPortal('account?confirm=q0Yw3nU2t6cXh0Kk1xk3bX8mS4nV7rT9dJ2fLzQpEwA');
  await expect.poll(toasts).toContain('Address confirmed');
  expect(callsOf('confirmMyAddress').map(({ body }) => body)).toEqual([
    { token: 'q0Yw3nU2t6cXh0Kk1xk3bX8mS4nV7rT9dJ2fLzQpEwA' },
  ]);
  await expect.poll(() => window.location.search).toBe('');
  await expect.element(messages().getByText('dana@example.net: open the link in the mail there')).toBeVisible();
  await press(button('Change mail'));
  await page.getByRole('dialog').getByLabelText('Address').fill('Dana <dana@example.org>');
  await press(button('Send Link'));
  await expect.element(page.getByText('An address without a name, such as dana@example.org')).toBeVisible();
  expect(callsOf('giveMyAddress')).toEqual([]);
});

test('a test is sent by one way, and the other one is removed; a failure says so', async () => {
  answer({ getMyNotifications: '200.notificationsChosen', removeMyChat: '503' });
  await openPortal('account');
  await press(button('Send a test by mail'));
  await expect.poll(toasts).toContain('A test is on its way');
  expect(callsOf('testMyNotifications').map(({ body }) => body)).toEqual([{ channel: 'mail' }]);
  await press(button('Remove chat'));
  await expect.poll(toasts).toContain('Failed to remove the chat');
});

test.each(['200.notificationsOff', '501'])(
  'with a server that sends no messages (%s) the panel is left out',
  async (how) => {
    answer({ getMyNotifications: how });
    await openPortal('account');
    await expect.poll(() => allCalls()).toContain('getMyNotifications');
    await loaded();
    await expect.poll(() => messages().query()).toBeNull();
  },
);
