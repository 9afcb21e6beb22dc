import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { full } from '../faults/suite.ts';
import { alter, answer, callsOf } from './answers.ts';
import { addressNow, button, dialog, loaded, openPortal, press } from './render.tsx';

const row = (words: string) => page.getByRole('row').filter({ hasText: words });
const asked = () => callsOf('listAuditEntries').at(-1)?.url.searchParams;

test('the audit log says in words who did what, to which record, with what result and from where', async () => {
  await openPortal('audit');
  const approval = row('Approved a withdrawal');
  await expect.element(approval).toBeVisible();
  for (const words of ['dana.reyes', 'Done', '203.0.113.24', 'WDR-100482']) {
    await expect.element(approval.getByText(words).first()).toBeVisible();
  }
  await expect.element(row('Was denied a call').getByText('Denied', { exact: true })).toBeVisible();
  await expect.element(row('Withdrawal paid').getByText('Server')).toBeVisible();
  await press(approval.getByRole('link', { name: 'WDR-100482' }));
  await expect.poll(() => addressNow().pathname + addressNow().search).toBe('/admin-panel/withdrawals?open=WDR-100482');
});

test('its filters are in the URL, each change starts with the newest, and an older page has an address', async () => {
  await openPortal('audit');
  await press(button('Next'));
  await expect.poll(() => addressNow().search).toBe('?cursor=48213&page=2');
  await expect.element(row('Created an administrator')).toBeVisible();
  await page.getByLabelText('Action').selectOptions('Withdrawals: all');
  await expect.poll(() => addressNow().search).toBe('?action=withdrawal');
  await page.getByLabelText('Result', { exact: true }).selectOptions('Refused');
  await expect.element(row('Could not approve a withdrawal')).toBeVisible();
  await expect
    .poll(() => Object.fromEntries(asked() ?? []))
    .toEqual({ action: 'withdrawal', result: 'refused', limit: '25' });
  await page.getByLabelText('User').fill('nobody');
  await expect.element(page.getByText('No entries found')).toBeVisible();
  await press(button('Clear Filters').first());
  await expect.element(row('Signed in').or(row('Stopped all payments')).first()).toBeVisible();
  expect(addressNow().search).toBe('');
});

test('an entry opens to its difference, its block, and what else its request did', async () => {
  await openPortal('audit?open=48218');
  const changes = dialog().getByRole('table', { name: 'What changed' });
  await expect
    .element(changes.getByRole('row').filter({ hasText: 'Status' }))
    .toHaveTextContent('StatusPending reviewApproved');
  await expect.element(dialog().getByText(/Sealed in block 812/)).toBeVisible();
  answer({ getAuditEntry: '200.denied' });
  await press(dialog().getByRole('link', { name: 'Could not approve a withdrawal' }));
  await expect.poll(() => addressNow().search).toBe('?open=48217');
  await expect.element(dialog().getByRole('table', { name: 'What was answered' })).toBeVisible();
  await press(dialog().getByRole('link', { name: 'All in this request' }));
  await expect.poll(() => addressNow().searchParams.get('request_id')).toBeTruthy();
});

test('a search that was not finished says how far it came, and goes on', async () => {
  answer({ listAuditEntries: '200.notSearchedToTheEnd' });
  await openPortal('audit?actor=dana.reyes&result=done');
  await expect.element(page.getByText('Searched back to Nov 2, 2026, 08:15')).toBeVisible();
  await press(button('Next'));
  await expect.poll(() => asked()?.get('cursor')).toBe('28218');
});

test('Previous leads back by the pages that were passed', async () => {
  answer({ listAuditEntries: '200.notSearchedToTheEnd' });
  const next = () => String(Number(asked()?.get('cursor') ?? 28_200) + 1);
  alter({ listAuditEntries: (list) => ({ ...(list as object), next_cursor: next() }) });
  await openPortal('audit?result=denied');
  for (const number of [2, 3]) {
    await press(button('Next'));
    await expect.element(page.getByText(`Showing page ${number}`, { exact: true }).last()).toBeVisible();
  }
  await press(button('Previous'));
  await expect.poll(() => addressNow().search).toBe('?result=denied&cursor=28201&page=2');
});

test('a link or a reload shows the number of its page, and a link without one shows none', async () => {
  await openPortal('audit?result=done&cursor=48213&page=7');
  await expect.element(page.getByText('Showing page 7', { exact: true }).last()).toBeVisible();
  // Nothing says which page is before this one.
  await expect.element(button('First page')).toBeEnabled();
  await expect.element(button('Previous')).not.toBeInTheDocument();
  await openPortal('audit?result=done&cursor=48213');
  await expect.element(button('First page')).toBeEnabled();
  await expect.element(page.getByText(/^Showing page/)).not.toBeInTheDocument();
  await openPortal('audit?page=7');
  await expect.element(page.getByText('Showing page 1', { exact: true }).last()).toBeVisible();
});

test('a back end without an audit log has the placeholder of the specification', async () => {
  answer({ listAuditEntries: '501' });
  await openPortal('audit');
  await expect.element(page.getByText('coming soon')).toBeVisible();
});

test('a log that could not be loaded is not shown as empty', async () => {
  answer({ listAuditEntries: '503' });
  await openPortal('audit');
  await expect.element(page.getByText('Failed to load the audit log')).toBeVisible();
  await loaded();
  answer({ listAuditEntries: '' });
  await press(button('Try again'));
  await expect.element(row('Approved a withdrawal')).toBeVisible();
});

const HISTORIES = [
  ['transactions?open=900412', 'transaction', '900412'],
  ['withdrawals?open=WDR-100482', 'withdrawal', 'WDR-100482'],
  ['games?stats=copper-caravan', 'game', 'copper-caravan'],
  ['game-items?game_id=copper-caravan&edit=ITM-2003', 'game_item', 'ITM-2003'],
  ['revenue?payout=PAY-0006', 'payout', 'PAY-0006'],
] as const;

// One link, in several places: the short form looks at two of them.
test.each(full() ? HISTORIES : HISTORIES.slice(0, 2))(
  '%s leads to its history in the audit log',
  async (address, type, id) => {
    await openPortal(address);
    await press(dialog().getByRole('link', { name: 'History in the audit log' }));
    await expect.element(page.getByRole('heading', { level: 1, name: 'Audit Logs' })).toBeVisible();
    const asksFor = () => Object.fromEntries(asked() ?? []);
    await expect.poll(asksFor).toMatchObject({ subject_type: type, subject_id: id });
  },
);
