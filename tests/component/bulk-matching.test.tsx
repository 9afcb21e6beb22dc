import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { testInFull } from '../test-in-full.ts';
import { checkAccessibility } from './accessibility.ts';
import { answer, callsOf } from './answers.ts';
import { addressNow, button, dialog, loaded, openPortal, openWith, press, toasts } from './render.tsx';

// Deciding everything that matches, loaded or not. The calls one after the other: tests/unit/bulk-run.test.ts.

const bar = () => page.getByRole('region', { name: 'Bulk actions' });
const selectLoaded = () => page.getByRole('checkbox', { name: /^Select these/ }).click();
const MATCH = 'Select all 150 that match';
/** Of 600 withdrawals, 150 await review; the list has loaded 50. */
const sixHundred = () => answer({ listWithdrawals: '', listReviewableWithdrawals: '' }, 600);
const keysOf = (operationId: string) => callsOf(operationId).map(({ headers }) => headers.get('idempotency-key'));
const idsOf = (operationId: string) =>
  callsOf(operationId).map(({ body }) => (body as { withdrawal_ids: string[] }).withdrawal_ids);

async function selectAllThatMatch(): Promise<void> {
  await selectLoaded();
  await press(button(MATCH));
  await expect.element(bar().getByText('150 selected')).toBeVisible();
}

test('everything that matches is counted, asked about with its sums, decided in calls with keys of their own, and each outcome can be downloaded', async () => {
  sixHundred();
  answer({ bulkApproveWithdrawals: '200,!drop,200' });
  await openPortal('withdrawals');
  await selectAllThatMatch();
  await expect.element(page.getByRole('checkbox', { name: 'Select WDR-100481-00002' })).toBeChecked();
  await expect.element(button(MATCH)).not.toBeInTheDocument();
  await press(bar().getByRole('button', { name: 'Approve Selected' }));
  const question = page.getByRole('dialog', { name: 'Approve 150 withdrawals?' });
  await expect.element(question.getByText(/^\$997,500.00 requested, \$972,562.50 to be paid out\./)).toBeVisible();
  await press(question.getByRole('button', { name: 'Approve' }));

  const run = page.getByRole('dialog', { name: 'Approving 150 withdrawals' });
  await expect.element(run.getByText(/^Paused: No connection to the server\./)).toBeVisible();
  await expect.element(run.getByText('50 without an answer: look at them before they are decided again')).toBeVisible();
  await checkAccessibility();
  await press(run.getByRole('button', { name: 'Continue' }));
  await expect.element(run.getByText('50 withdrawals approved')).toBeVisible();
  await expect.element(run.getByRole('button', { name: 'Download Results' })).toBeVisible();
  await expect.element(run.getByText('150 approved, $997,500.00 requested')).toBeVisible();
  const [first, lost, again] = keysOf('bulkApproveWithdrawals');
  expect(again).toBe(lost);
  expect(first).not.toBe(lost);
  const [one = [], , two = []] = idsOf('bulkApproveWithdrawals');
  expect([one.length, two.length, new Set([...one, ...two]).size]).toEqual([100, 50, 150]);
  const saved: Blob[] = [];
  const { createObjectURL } = URL;
  URL.createObjectURL = (file) => {
    saved.push(file as Blob);
    return createObjectURL(file);
  };
  await press(run.getByRole('button', { name: 'Download Results' }));
  URL.createObjectURL = createObjectURL;
  const lines = (await saved[0]?.text())?.trim().split('\r\n') ?? [];
  expect(lines).toHaveLength(151);
  expect(lines[0]?.replace('\uFEFF', '')).toBe('withdrawal_id,requested_amount,outcome,reason,looked_at_by');
  expect(lines[1]).toMatch(/^WDR-\d+-\d+,18500.00,approved,,$/);
  await press(run.getByRole('button', { name: 'Close' }));
  await expect.element(bar()).not.toBeInTheDocument();
});

test('what was refused is listed, and stays selected with its reason', async () => {
  sixHundred();
  answer({ bulkRejectWithdrawals: '200.half' });
  await openPortal('withdrawals');
  await selectAllThatMatch();
  await press(bar().getByRole('button', { name: 'Reject Selected' }));
  await page.getByRole('dialog').getByLabelText('Reason').fill('Chargebacks');
  await press(page.getByRole('dialog').getByRole('button', { name: 'Reject' }));
  const run = page.getByRole('dialog', { name: 'Rejecting 150 withdrawals' });
  await expect.element(run.getByText('75 could not be rejected')).toBeVisible();
  await expect.element(run.getByRole('list', { name: 'Refused' }).getByText('And 55 more, in the file.')).toBeVisible();
  expect(callsOf('bulkRejectWithdrawals').map(({ body }) => (body as { reason: string }).reason)).toEqual(
    Array(2).fill('Chargebacks'),
  );
  await press(run.getByRole('button', { name: 'Close' }));
  await expect.element(dialog()).not.toBeInTheDocument();
  await expect.element(bar()).toBeVisible();
  await expect
    .element(page.getByText(/^Withdrawal WDR-\d+-\d+ is rejected and cannot be rejected\.$/).first())
    .toBeVisible();
});

testInFull('Undo takes the decisions of the latest call back, and stops', async () => {
  sixHundred();
  answer({ bulkApproveWithdrawals: '200,!drop' });
  await openPortal('withdrawals');
  await selectAllThatMatch();
  await press(bar().getByRole('button', { name: 'Approve Selected' }));
  await press(dialog().getByRole('button', { name: 'Approve' }));
  const run = page.getByRole('dialog', { name: 'Approving 150 withdrawals' });
  await expect.element(run.getByText(/^Paused/)).toBeVisible();
  await press(run.getByRole('button', { name: 'Undo' }));
  await expect.element(run.getByText('100 undone')).toBeVisible();
  expect(idsOf('bulkUndoWithdrawals')).toEqual([idsOf('bulkApproveWithdrawals')[0]]);
  await expect.element(run.getByText('0 approved, $0.00 requested')).toBeVisible();
  await expect.element(run.getByRole('button', { name: 'Continue' })).not.toBeInTheDocument();
  await press(run.getByRole('button', { name: 'Close' }));
});

test('a changed selection or filter is no longer everything; leaving stops, and says how far it came', async () => {
  sixHundred();
  await openPortal('withdrawals');
  await selectAllThatMatch();
  await press(page.getByRole('checkbox', { name: 'Select WDR-100481-00002' }));
  await expect.element(bar().getByText('13 selected')).toBeVisible();
  // Offered with everything loaded, as the bar is the specification's before.
  await expect.element(button(MATCH)).not.toBeInTheDocument();
  await selectLoaded();
  await press(button(MATCH));
  await expect.element(bar().getByText('150 selected')).toBeVisible();
  answer({ bulkApproveWithdrawals: '!hang' });
  await press(bar().getByRole('button', { name: 'Approve Selected' }));
  await press(dialog().getByRole('button', { name: 'Approve' }));
  await expect.element(page.getByRole('dialog', { name: 'Approving 150 withdrawals' })).toBeVisible();
  window.history.pushState(null, '', '/admin-panel/games');
  window.dispatchEvent(new PopStateEvent('popstate'));
  await expect.poll(() => addressNow().pathname).toBe('/admin-panel/games');
  await expect.poll(toasts).toContain('Stopped, because the screen was left');
  expect(callsOf('bulkApproveWithdrawals')).toHaveLength(1);
});

testInFull(
  'nothing is counted without the permission, nor offered where the back end cannot count or everything is selected',
  async () => {
    sixHundred();
    await openWith('withdrawals', ['withdrawals.read']);
    await selectLoaded();
    await expect.element(bar().getByText('14 selected')).toBeVisible();
    await press(button('Load more'));
    await expect.element(page.getByText('Showing the first 100')).toBeVisible();
    expect(callsOf('listReviewableWithdrawals')).toEqual([]);
    answer({ listReviewableWithdrawals: '501', getMe: '' });
    await openPortal('withdrawals');
    await selectLoaded();
    await loaded();
    await expect.element(button(/that match/)).not.toBeInTheDocument();
    answer({ listReviewableWithdrawals: '503' });
    await openPortal('withdrawals');
    await selectLoaded();
    await expect.element(page.getByText('Failed to count what matches')).toBeVisible();
    await loaded();
    answer({ listReviewableWithdrawals: '200.nothing' });
    await press(button('Try again'));
    await expect.element(page.getByText('Failed to count what matches')).not.toBeInTheDocument();
    await expect.element(button(/that match/)).not.toBeInTheDocument();
  },
);
