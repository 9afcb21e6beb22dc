import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answer, callsOf, hold } from './answers.ts';
import { button, loaded, openPortal, toasts } from './render.tsx';

// Undoing a decision from the line of the list that offers it. That the line goes with the hold: tests/unit/undo-offer.test.ts; what the server
// permits: tests/server/withdrawal-undo.test.ts.

const AWAITING = 'withdrawals?status=pending_review';
const card = (id: string) => page.getByRole('article', { name: id });
const undo = () => page.getByRole('button', { name: 'Undo' });

async function approve(id: string): Promise<void> {
  await button(`Actions for ${id}`).click();
  await page.getByRole('menuitem', { name: 'Approve' }).click();
}

test('Undo takes the latest decision back while the screen still loads it, and its card says so', async () => {
  await openPortal(AWAITING);
  await approve('WDR-100481');
  await expect.element(undo()).toBeVisible();
  await loaded();
  const listLoads = hold('listWithdrawals');
  await approve('WDR-100482');
  await expect.element(page.getByText('WDR-100482 approved', { exact: true })).toBeVisible();
  await expect.poll(() => undo().elements()).toHaveLength(1);
  await undo().click();
  await expect
    .poll(() => callsOf('undoWithdrawal').map(({ url }) => url.pathname))
    .toEqual(['/admin/withdrawal/withdrawals/WDR-100482/undo']);
  listLoads();
  await expect.poll(toasts).toContain('WDR-100482 awaits review again');
  await expect.element(card('WDR-100482').getByText('Decision undone, awaits review again')).toBeVisible();
  await expect.element(undo()).not.toBeInTheDocument();

  await approve('WDR-100482');
  await expect.element(card('WDR-100482').getByText('Decision undone')).not.toBeInTheDocument();
});

test('a decision that can no longer be undone stays, and the toast says why', async () => {
  answer({ undoWithdrawal: '409.holdEnded' });
  await openPortal(AWAITING);
  await approve('WDR-100482');
  await undo().click();
  await expect.poll(toasts).toContain('Failed to undo the decision');
  await expect
    .poll(toasts)
    .toContainEqual(expect.stringContaining('can no longer be undone: the platform is told of it'));
  await expect.element(card('WDR-100482').getByText('Decision undone')).not.toBeInTheDocument();
});

test('a decision about several is undone with all of them, and where the back end holds nothing, nothing is offered', async () => {
  answer({ bulkUndoWithdrawals: '200.half' });
  await openPortal(AWAITING);
  for (const id of ['WDR-100482', 'WDR-100481']) await page.getByRole('checkbox', { name: `Select ${id}` }).click();
  await page.getByRole('region', { name: 'Bulk actions' }).getByRole('button', { name: 'Approve' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Approve' }).click();
  await undo().click();
  await expect.poll(toasts).toContain('1 decision undone');
  expect(toasts()).toContain('1 decision could not be undone');
  expect(callsOf('bulkUndoWithdrawals')[0]?.body).toEqual({ withdrawal_ids: ['WDR-100482', 'WDR-100481'] });

  answer({ approveWithdrawal: '200.notHeld' });
  await approve('WDR-100482');
  await expect.poll(toasts).toContain('Withdrawal approved successfully');
  await loaded();
  await expect.element(undo()).not.toBeInTheDocument();
});
