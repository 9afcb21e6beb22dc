import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answer, callsOf, hold } from './answers.ts';
import { addressNow, button, dialog, openPortal, toasts } from './render.tsx';

// What the list, its filters, its selection and its dialogs do, whatever the server.

const cards = () => page.getByRole('article');
const card = (id: string) => page.getByRole('article', { name: id });
const box = (id: string) => page.getByRole('checkbox', { name: `Select ${id}` });
const bar = () => page.getByRole('region', { name: 'Bulk actions' });
const field = (label: string) => page.getByLabelText(label, { exact: true });

async function openMenu(id: string) {
  await button(`Actions for ${id}`).click();
  await expect.element(page.getByRole('menu')).toBeVisible();
  return page.getByRole('menu');
}

test('shows the four figures of the summary', async () => {
  await openPortal('withdrawals');
  for (const [label, value] of [
    ['Total Pending', '63'],
    ['Processing Today', '12'],
    ['Completed (30d)', '148'],
    ['Failed Rate', '3.2%'],
  ] as const) {
    await expect.element(page.getByRole('group', { name: label }).getByText(value, { exact: true })).toBeVisible();
  }
});

test('a figure leads to the withdrawals that it counts', async () => {
  await openPortal('withdrawals');
  const asked = () => Object.fromEntries(callsOf('listWithdrawals').at(-1)?.url.searchParams ?? []);
  const day = (daysAgo: number) => new Date(Date.now() - daysAgo * 86_400_000).toISOString().slice(0, 10);
  for (const [label, filters] of [
    ['Total Pending', { status: 'pending_review' }],
    ['Processing Today', { step: 'processing', step_from: day(0) }],
    ['Failed Rate', { step: 'failed', step_from: day(29) }],
    ['Completed (30d)', { step: 'completed', step_from: day(29) }],
  ] as const) {
    await page.getByRole('link', { name: label, exact: true }).click();
    await expect.poll(asked).toMatchObject(filters);
  }
  await expect.element(page.getByText(/^Only those that became Completed on .* or later/)).toBeVisible();
  await button('Show all').click();
  await expect.poll(() => addressNow().search).toBe('');
});

test('has the filters of the specification, and inputs for both amounts', async () => {
  await openPortal('withdrawals');
  for (const label of ['From date', 'To date', 'Min amount', 'Max amount']) {
    await expect.element(page.getByLabelText(label)).toBeVisible();
  }
  await expect.element(field('Search')).toHaveAttribute('placeholder', 'ID, email or bank');
  const options = (selector: string) =>
    [...field('Status').element().querySelectorAll<HTMLOptionElement>(selector)].map(({ value }) => value).toSorted();
  // A reading: what the specification does not offer stands apart.
  expect(options('optgroup[label="More"] > option')).toEqual(['completed', 'failed', 'pending', 'processing']);
  expect(options(':scope > option')).toEqual(['all', 'approved', 'pending_review', 'rejected']);
  await expect.element(button('Clear Filters').first()).toBeVisible();
});

test('loses an amount that is none when the filters are cleared', async () => {
  await openPortal('withdrawals');
  await field('Min amount').fill('12,50');
  await expect.element(page.getByText('Not an amount')).toBeVisible();
  await button('Clear Filters').first().click();
  await expect.poll(() => page.getByText('Not an amount').query()).toBeNull();
  await expect.element(field('Min amount')).toHaveValue('');
});

test('asks the server with the names of the contract', async () => {
  const query = 'status=approved&search=bank&date_from=2026-10-01&date_to=2026-11-20&min_amount=1&max_amount=9000';
  await openPortal(`withdrawals?${query}`);
  // The bell asks as well.
  const asked = () => callsOf('listWithdrawals').map(({ url }) => Object.fromEntries(url.searchParams));
  const filters = Object.fromEntries(new URLSearchParams(query));
  await expect.poll(asked).toContainEqual(expect.objectContaining({ ...filters, sort: 'created_at_desc' }));
});

test('says that nothing was found, and how to find something', async () => {
  answer({ listWithdrawals: '200.empty' });
  await openPortal('withdrawals?search=nobody');
  await expect.element(page.getByText('No withdrawals found')).toBeVisible();
  await expect.element(page.getByText('Try adjusting your filters')).toBeVisible();
  answer({ listWithdrawals: '' });
  await button('Clear Filters').last().click();
  await expect.element(cards().first()).toBeVisible();
  await expect.element(field('Search')).toHaveValue('');
});

test('a summary that could not be loaded covers none of its four cards', async () => {
  answer({ getWithdrawalSummary: '503' });
  await openPortal('withdrawals');
  const words = page.getByText('Failed to load withdrawal summary');
  await expect.element(words).toBeVisible();
  const top = words.element().closest('[role=alert]')?.getBoundingClientRect().top ?? 0;
  for (const label of ['Total Pending', 'Processing Today', 'Completed (30d)', 'Failed Rate']) {
    const card = page.getByText(label, { exact: true }).element().closest('[data-tone]');
    expect(card?.getBoundingClientRect().bottom).toBeLessThanOrEqual(top);
  }
});

test('on a phone the menu slides in over a page that is inert; Escape, a tap beside it and choosing an entry close it', async () => {
  await page.viewport(390, 800);
  await openPortal('withdrawals');
  const players = page.getByRole('link', { name: 'Players', exact: true });
  await expect.poll(() => players.query()).toBeNull();
  await button('Menu').click();
  await expect.element(players).toBeVisible();
  const { left, right } = players.element().closest('[aria-modal]')?.getBoundingClientRect() ?? {};
  expect([left, (right ?? 390) < 390]).toEqual([0, true]);
  await expect.poll(() => document.activeElement?.matches('[aria-modal]')).toBe(true);
  expect(document.querySelector('main')?.closest('[inert]')).not.toBeNull();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => players.query()).toBeNull();
  await expect.poll(() => document.activeElement?.getAttribute('aria-label')).toBe('Menu');
  await button('Menu').click();
  await expect.element(players).toBeVisible();
  document.elementFromPoint(380, 400)?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  await expect.poll(() => players.query()).toBeNull();
  await button('Menu').click();
  await players.click();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Players' })).toBeVisible();
  await expect.poll(() => players.query()).toBeNull();
});

test('the bell leads to what awaits review', async () => {
  await openPortal('withdrawals');
  await button('Notifications: withdrawals await review').click();
  const entry = dialog().getByRole('link', { name: /WDR-/ }).first();
  await expect.element(entry).toBeVisible();
  await entry.click();
  await expect.poll(() => addressNow().searchParams.get('open')).toMatch(/^WDR-\d+$/);
  await expect.element(dialog().getByRole('button', { name: 'Approve' })).toBeVisible();
});

test('that awaits review offers Approve and Reject, in its menu and in the dialog that View Details opens', async () => {
  await openPortal('withdrawals');
  await expect
    .element(
      card('WDR-100482')
        .getByText(/^Pending/)
        .first(),
    )
    .toBeVisible();
  await expect.element(card('WDR-100482').getByRole('checkbox')).toBeVisible();
  const menu = await openMenu('WDR-100482');
  const entries = menu.getByRole('menuitem').elements();
  expect(entries.map(({ textContent }) => textContent)).toEqual(['Approve', 'Reject', 'View Details', 'Export']);
  await menu.getByRole('menuitem', { name: 'View Details' }).click();
  await expect.element(dialog().getByRole('button', { name: 'Approve' })).toBeVisible();
  await expect.element(dialog().getByRole('button', { name: 'Reject' })).toBeVisible();
  expect(addressNow().searchParams.get('open')).toBe('WDR-100482');
});

// Which tabs the browser has opened is not asked: Playwright misses one whose page was there before it looked.
test('is a link: the browser opens its id in another tab, and the middle button does on all of its card', async () => {
  const openTab = vi.spyOn(window, 'open').mockReturnValue(null);
  const left: string[] = [];
  /** After the portal's own handlers: what is left for the browser to do, which this test does not let it do. */
  const note = (event: MouseEvent) => {
    if (!event.defaultPrevented) left.push(`${event.type} ${(event.target as Element).closest('a')?.href ?? ''}`);
    event.preventDefault();
  };
  for (const type of ['click', 'auxclick'] as const) window.addEventListener(type, note);
  onTestFinished(() => {
    openTab.mockRestore();
    for (const type of ['click', 'auxclick'] as const) window.removeEventListener(type, note);
  });
  await openPortal('withdrawals');
  const link = page.getByRole('link', { name: 'WDR-100482', exact: true });
  await link.click({ modifiers: ['ControlOrMeta'] });
  await link.click({ button: 'middle' });
  const address = `${window.location.origin}/admin-panel/withdrawals?open=WDR-100482`;
  expect(left).toEqual([`click ${address}`, `auxclick ${address}`]);
  expect(openTab).not.toHaveBeenCalled();
  await card('WDR-100482').getByText('Net', { exact: true }).click({ button: 'middle' });
  expect(openTab.mock.calls).toEqual([['?open=WDR-100482', '_blank', 'noopener']]);
  // This page itself opened none.
  expect(addressNow().search).toBe('');
});

test('has its buttons where they stay while the rest of it arrives', async () => {
  const arrive = hold('getWithdrawal');
  await openPortal('withdrawals');
  await page.getByRole('link', { name: 'WDR-100482', exact: true }).click();
  const approve = dialog().getByRole('button', { name: 'Approve' });
  await expect.element(approve).toBeVisible();
  const before = approve.element().getBoundingClientRect().toJSON();
  arrive();
  await expect.element(page.getByRole('list', { name: 'Timeline' }).getByRole('listitem').first()).toBeVisible();
  expect(approve.element().getBoundingClientRect().toJSON()).toEqual(before);
});

test('that does not exist says so', async () => {
  await openPortal('withdrawals?open=WDR-0');
  await expect.element(page.getByText('There is no withdrawal WDR-0.')).toBeVisible();
});

test('that is approved while the summary cannot be loaded leaves figures that say that they are old', async () => {
  await openPortal('withdrawals');
  const pending = page.getByRole('group', { name: 'Total Pending' }).getByText('63', { exact: true });
  await expect.element(pending).toBeVisible();
  const filters = field('Search').element().getBoundingClientRect().toJSON();
  answer({ getWithdrawalSummary: '!drop' });
  await (await openMenu('WDR-100482')).getByRole('menuitem', { name: 'Approve' }).click();
  await expect.element(page.getByText('These figures may be out of date')).toBeVisible();
  expect(field('Search').element().getBoundingClientRect().toJSON()).toEqual(filters);
  await expect.element(pending).toBeVisible();
  answer({ getWithdrawalSummary: '' });
  await button('Try again').first().click();
  await expect.poll(() => page.getByText('These figures may be out of date').query()).toBeNull();
});

test('are selected as a range with Shift, and show their number, sum and net', async () => {
  answer({ listWithdrawals: '200.onlyPendingReview' });
  await openPortal('withdrawals');
  await box('WDR-100482').click();
  await box('WDR-100472').click({ modifiers: ['Shift'] });
  await expect.element(bar().getByText('3 selected')).toBeVisible();
  await expect.element(box('WDR-100481')).toBeChecked();
  await expect.element(bar().getByText('$19,950.00, net $19,451.25')).toBeVisible();
});

test('stay as they are when the question is answered with no', async () => {
  await openPortal('withdrawals');
  await box('WDR-100482').click();
  await button('Approve Selected').click();
  await dialog().getByRole('button', { name: 'Cancel' }).click();
  await expect.poll(() => dialog().query()).toBeNull();
  await button('Reject Selected').click();
  await dialog().getByLabelText('Reason').fill('Never mind');
  await dialog().getByRole('button', { name: 'Cancel' }).click();
  await expect.poll(() => dialog().query()).toBeNull();
  expect([...callsOf('bulkApproveWithdrawals'), ...callsOf('bulkRejectWithdrawals')]).toEqual([]);
  await button('Clear selection').click();
  await expect.poll(() => bar().query()).toBeNull();
});

test.each([
  ['Approve', 'bulkApproveWithdrawals', 'Failed to approve withdrawals'],
  ['Reject', 'bulkRejectWithdrawals', 'Failed to reject withdrawals'],
])('a failed bulk %s says so in the words of the specification', async (action, call, words) => {
  answer({ [call]: '!drop' });
  await openPortal('withdrawals');
  for (const id of ['WDR-100482', 'WDR-100481']) await box(id).click();
  await button(`${action} Selected`).click();
  if (action === 'Reject') await dialog().getByLabelText('Reason').fill('A reason');
  await dialog().getByRole('button', { name: action }).click();
  await expect.poll(toasts).toContain(words);
  await expect.element(bar().getByText('2 selected')).toBeVisible();
});

test('are the same in the list and in their dialog with its history', async () => {
  await openPortal('withdrawals');
  await button('Load more').click();
  await expect.element(card('WDR-100468')).toBeVisible();
  expect(cards().elements()).toHaveLength(12);
  await openPortal('withdrawals?open=WDR-100468');
  await expect.element(dialog().getByText('WDR-100468')).toBeVisible();
  await expect.element(dialog().getByText('There is no such account.')).toBeVisible();
});
