import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { channelOf } from '../../src/api/share-changes.ts';
import type { Change } from '../../src/generated/model/change.ts';
import { getSession } from '../../src/session.ts';
import { answer, callsOf } from './answers.ts';
import { button, loaded, openPortal, toasts } from './render.tsx';

// A screen's reaction when another tab, which has the stream, tells of changes.

let channel: BroadcastChannel | undefined;
afterEach(() => {
  channel?.close();
  channel = undefined;
});

/** Opens a screen beside a tab that has the stream. */
async function openBeside(screen: string) {
  await openPortal(screen);
  await expect.poll(() => callsOf('followChanges').length).toBe(1);
  await loaded();
  channel = new BroadcastChannel(channelOf(getSession()?.admin.username ?? ''));
}

const tell = (changes: Change[], withdrawals_waiting = 4) =>
  channel?.postMessage({ news: { changes, withdrawals_waiting } });
const change = (id: string, is_new = true, kind = 'withdrawal'): Change => ({ kind, id, is_new });
const cards = () => page.getByRole('article').elements().length;

test('new records are offered, and the list stays as it is until they are asked for', async () => {
  await openBeside('withdrawals');
  await expect.poll(cards).toBeGreaterThan(0);
  const before = [callsOf('listWithdrawals').length, cards()];
  tell([change('WDR-900001')]);
  tell([
    change('WDR-900001', false),
    change('WDR-900002'),
    change('WDR-100482', false),
    change('7', true, 'transaction'),
  ]);
  const offer = button('2 new, 1 changed · Refresh: 3 withdrawals');
  await expect.element(offer).toHaveTextContent('2 new, 1 changed · Refresh');
  await loaded();
  // The bell's list alone was loaded, once for both.
  expect([callsOf('listWithdrawals').length - 1, cards()]).toEqual(before);
  await offer.click();
  await expect.element(offer).not.toBeInTheDocument();
  expect(callsOf('listWithdrawals').at(-1)?.url.searchParams.get('limit')).toBe('50');
});

test('after an interruption of the stream the list may lack something, and says so until it is loaded', async () => {
  await openBeside('withdrawals');
  await expect.poll(cards).toBeGreaterThan(0);
  channel?.postMessage('gap');
  const offer = button('Possibly new records · Refresh: withdrawals');
  await expect.element(offer).toBeVisible();
  tell([change('WDR-900001')]);
  await button('1 new, perhaps more · Refresh: 1 withdrawal').click();
  await expect.element(button(/perhaps more/)).not.toBeInTheDocument();
});

test('what is offered on a later page is shown on the first one, with the filter', async () => {
  await openBeside('transactions?search=june&page=2');
  tell([change('1', true, 'transaction')]);
  await expect.element(button(/^1 new .*: 1 transaction/)).toBeVisible();
  await button(/^1 new .*: 1 transaction/).click();
  await expect.element(button(/^1 new/)).not.toBeInTheDocument();
  const asked = callsOf('listTransactions').at(-1)?.url.searchParams;
  expect([asked?.get('page'), asked?.get('search')]).toEqual(['1', 'june']);
});

test('one’s own change is no news, although the stream tells of it', async () => {
  await openBeside('withdrawals?open=WDR-100482');
  await page.getByRole('dialog').getByRole('button', { name: 'Approve' }).click();
  await expect.poll(() => callsOf('approveWithdrawal')).toHaveLength(1);
  await expect.poll(toasts).toContain('Withdrawal approved successfully');
  tell([change('WDR-100482', false), change('WDR-900001')]);
  await expect.element(button(/^1 new .*: 1 withdrawal$/)).toBeVisible();
});

test('the record in the dialog follows the stream: its status, its buttons, and who changed it', async () => {
  await openBeside('withdrawals?open=WDR-100482');
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByRole('button', { name: 'Approve' })).toBeVisible();
  const before = callsOf('getWithdrawal').length;
  answer({ getWithdrawal: '200.rejected', getWithdrawalHistory: '200.rejected' });
  tell([change('WDR-900001', false)]);
  tell([change('WDR-100482', false)]);
  await expect.element(dialog.getByText('Rejected', { exact: true }).first()).toBeVisible();
  await expect.element(dialog.getByRole('button', { name: 'Approve' })).not.toBeInTheDocument();
  await expect.element(dialog.getByText('admin rejected this.')).toBeVisible();
  expect(callsOf('getWithdrawal').length - before).toBe(1);
});

test('the bell and the title have the count of what waits', async () => {
  await openBeside('games');
  tell([], 12);
  const counted = () =>
    button(/^Notifications/)
      .element()
      .querySelector('[data-count]')
      ?.getAttribute('data-count');
  await expect.poll(counted).toBe('12');
  await expect.poll(() => document.title).toMatch(/^\(12\) /);
  tell([change('WDR-1')], 120);
  await expect.poll(counted).toBe('99+');
  await expect.element(button(/^Notifications/)).toHaveAttribute('title', '120 waiting');
});

test('a back end without the stream has the dot, and no count', async () => {
  answer({ followChanges: '501' });
  await openBeside('games');
  await expect.element(button('Notifications: withdrawals await review')).not.toHaveAttribute('title');
  expect(document.title).not.toMatch(/^\(/);
});
