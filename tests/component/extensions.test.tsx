import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { operations } from '../../openapi/contract.ts';
import { LIST_CALLS } from '../../src/generated/extensions.ts';
import { settings } from '../../src/lib/settings.ts';
import { allCalls, answer, callsOf } from './answers.ts';
import { button, dialog, goTo, loaded, openPortal, press } from './render.tsx';

// The portal with the operator's settings, and without any. e2e/own-back-end records the calls of all screens.

const extensions = operations.filter(({ isExtension }) => isExtension).map(({ operationId }) => operationId);
const listOf = (path: string | undefined) => operations.find(({ route }) => route === `GET ${path}`)?.operationId;
const LISTS = Object.values(LIST_CALLS).map(listOf);

test('without settings, each area is tried once per session, by its list call alone', async () => {
  delete settings.extensions;
  // Other statuses than the contract's: e2e/own-back-end.
  answer(Object.fromEntries(extensions.map((name) => [name, '501'])));
  await openPortal('withdrawals?step=approved');
  await expect.element(page.getByRole('heading', { level: 1, name: 'Withdrawals' })).toBeVisible();
  for (const screen of ['Players', 'Transactions', 'Players', 'Withdrawals']) await goTo(screen);
  await loaded();
  const called = allCalls().filter((name) => extensions.includes(name));
  expect(called).toEqual([...new Set(called)]);
  expect(called.filter((name) => !LISTS.includes(name))).toEqual([]);
  expect(called).toContain('listPlayers');
  // Neither the step nor the size of a page.
  expect(callsOf('listWithdrawals').filter(({ url }) => /step|limit/.test(url.search))).toEqual([]);
});

test('without settings, an area whose list call is answered has its controls, although a record of it is not there', async () => {
  delete settings.extensions;
  answer({ getPlayer: '404' });
  await openPortal('transactions');
  await expect.element(page.getByLabelText('Type')).toBeVisible();
  await expect.element(button('Export')).toBeVisible();
  await loaded();
  window.history.pushState(null, '', '/admin-panel/players/nobody');
  window.dispatchEvent(new PopStateEvent('popstate'));
  await expect.element(page.getByText('Player not found')).toBeVisible();
  await goTo('Transactions');
  await expect.element(page.getByLabelText('Type')).toBeVisible();
  await expect.element(page.getByRole('link', { name: /@/ }).first()).toBeVisible();
});

test('with some areas, the others are left out', async () => {
  settings.extensions = ['players', 'my-account'];
  await openPortal('transactions');
  await expect.element(page.getByRole('link', { name: /@/ }).first()).toBeVisible();
  await loaded();
  expect(page.getByLabelText('Type').query()).toBeNull();
  expect(button('Export').query()).toBeNull();
});

test('without extensions, no figure of the summary leads to a filter that the back end does not have', async () => {
  const figures = ['Processing Today', 'Completed (30d)', 'Failed Rate'];
  const linkOf = (name: string) => page.getByRole('main').getByRole('link', { name, exact: true });
  await openPortal('withdrawals');
  for (const name of figures) await expect.element(linkOf(name)).toBeVisible();
  settings.extensions = 'none';
  await openPortal('withdrawals');
  await expect.element(linkOf('Total Pending')).toBeVisible();
  for (const name of figures) expect(linkOf(name).query()).toBeNull();
});

test('without extensions, the question about a game’s status says nothing of players', async () => {
  settings.extensions = 'none';
  await openPortal('games');
  await press(button('Deactivate Copper Caravan'));
  await expect.element(dialog().getByText('Its status becomes inactive.')).toBeVisible();
});

test('without extensions, no change of a key figure names a period: the call has none', async () => {
  await openPortal('?days=30');
  await expect.element(page.getByText(/vs previous 30 days/).first()).toBeVisible();
  settings.extensions = 'none';
  await openPortal('?days=30');
  await expect.element(page.getByText(/^[+−-][\d.]+%$/).first()).toBeVisible();
  await loaded();
  expect(callsOf('getDashboardStats').at(-1)?.url.search).toBe('');
  expect(document.querySelector('main')?.textContent).not.toMatch(/vs (previous|\d+ days)/);
});

test('without extensions, no question speaks of what only our own server does', async () => {
  settings.extensions = 'none';
  await openPortal('withdrawals?open=WDR-100480');
  await press(dialog().getByRole('button', { name: 'Process' }));
  await expect.element(page.getByRole('dialog', { name: /^Send \$[\d.,]+ now\?$/ })).toBeVisible();
});

test('without extensions, the table of withdrawals has no other order than the back end’s', async () => {
  const table = 'withdrawals?view=table&sort=requested_amount_asc';
  const header = page.getByRole('columnheader', { name: /^Amount/ });
  await openPortal(table);
  await expect.element(header.getByRole('button')).toBeVisible();
  settings.extensions = 'none';
  await openPortal(table);
  await expect.element(header).toBeVisible();
  expect(header.getByRole('button').query()).toBeNull();
  expect(callsOf('listWithdrawals').at(-1)?.url.searchParams.get('sort')).toBe('created_at_desc');
});

test('a screen that is left out has no entry in the menu and no link, and is not found', async () => {
  settings.screens_left_out = ['players', 'withdrawals', 'audit'];
  await openPortal('');
  await expect.element(page.getByRole('navigation', { name: 'Quick actions' })).toBeVisible();
  await loaded();
  const targets = [...document.querySelectorAll('a')].map((link) => link.pathname);
  expect(targets.filter((path) => /^\/admin-panel\/(players|withdrawals|audit)/.test(path))).toEqual([]);
  expect(button(/^Notifications/).query()).toBeNull();
  for (const path of ['players', 'withdrawals/review', 'audit?open=1']) {
    await openPortal(path);
    await expect.element(page.getByText('Page not found')).toBeVisible();
  }
});

test('an id leads to the operator’s other system, in a tab that learns nothing of this one', async () => {
  settings.links = {
    player: 'https://crm.example.org/p/{player_id}',
    transaction: 'https://pay.example.org/?t={transaction_id}',
  };
  await openPortal('transactions');
  await press(button(/^View Details/).first());
  const link = dialog().getByRole('link', { name: /in crm\.example\.org$/ });
  await expect.element(link).toBeVisible();
  const { href, target, rel } = link.element() as HTMLAnchorElement;
  const id = dialog().getByText('Player ID').element().nextElementSibling?.textContent ?? '';
  expect([href, target, rel]).toEqual([
    `https://crm.example.org/p/${encodeURIComponent(id)}`,
    '_blank',
    'noopener noreferrer',
  ]);
  await expect.element(dialog().getByRole('link', { name: /in pay\.example\.org$/ })).toBeVisible();
});
