import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { BulkBar } from '../../src/features/withdrawals/bulk-bar.tsx';
import { idOf } from '../../src/features/withdrawals/withdrawal-rules.ts';
import type { Withdrawal } from '../../src/generated/model/withdrawal.ts';
import { answer, callsOf, hold, leaveOut } from './answers.ts';
import { button, dialog, loaded, openPortal, press, render, toasts } from './render.tsx';

// What a question keeps, what is selected, and what the screen says of a decision. That the decision is made for good is shown in
// tests/e2e/withdrawals.test.ts.

const AWAITING = 'withdrawals?status=pending_review';
const cards = () => page.getByRole('article');
const card = (id: string) => page.getByRole('article', { name: id });
const bar = () => page.getByRole('region', { name: 'Bulk actions' });
const box = (id: string) => page.getByRole('checkbox', { name: `Select ${id}` });
const reason = () => dialog().getByLabelText('Reason');
const noDialog = () => expect.poll(() => dialog().query()).toBeNull();

async function choose(entry: string, id: string): Promise<void> {
  await press(button(`Actions for ${id}`));
  await press(page.getByRole('menuitem', { name: entry }));
}

test('a rejection needs a reason, and what was typed or chosen stays with its withdrawal until it is used', async () => {
  await openPortal(AWAITING);
  await choose('Reject', 'WDR-100482');
  await expect.element(dialog().getByText(/^\$[\d,.]+ requested by \S+@\S+\.$/)).toBeVisible();
  for (const nothing of ['', '   ']) {
    await reason().fill(nothing);
    await press(dialog().getByRole('button', { name: 'Reject' }));
    await expect.element(dialog().getByText('A reason is required.')).toBeVisible();
  }
  await press(dialog().getByRole('button', { name: 'Suspected fraud' }));
  await userEvent.keyboard(', see the ticket');
  await userEvent.keyboard('{Escape}');
  await noDialog();

  await choose('Reject', 'WDR-100481');
  await expect.element(reason()).toHaveValue('');
  await press(dialog().getByRole('button', { name: 'Cancel' }));
  await noDialog();
  expect(callsOf('rejectWithdrawal')).toEqual([]);

  for (const [how, words] of [
    ['!drop', 'Failed to reject withdrawal'],
    ['', 'Withdrawal rejected'],
  ] as const) {
    answer({ rejectWithdrawal: how });
    await choose('Reject', 'WDR-100482');
    await expect.element(reason()).toHaveValue('Suspected fraud, see the ticket');
    await press(dialog().getByRole('button', { name: 'Reject' }));
    await expect.poll(toasts).toContain(words);
    await noDialog();
  }
  await choose('Reject', 'WDR-100482');
  await expect.element(reason()).toHaveValue('');
});

test('a half-typed reason outlasts the session, and is sent in the next one', async () => {
  answer({ rejectWithdrawal: '401' });
  await openPortal(AWAITING);
  await choose('Reject', 'WDR-100482');
  const asked = page.getByRole('dialog', { name: 'Reject withdrawal WDR-100482?' });
  const again = page.getByRole('dialog', { name: 'Sign in again' });
  await asked.getByLabelText('Reason').fill('Half typed');
  await press(asked.getByRole('button', { name: 'Reject' }));
  await expect.element(again.getByLabelText('Password', { exact: true })).toBeVisible();
  answer({ rejectWithdrawal: '' });
  await again.getByLabelText('Password', { exact: true }).fill('coinop-demo');
  await press(again.getByRole('button', { name: 'Sign in', exact: true }));
  await expect.poll(toasts).toContain('Withdrawal rejected');
  expect(callsOf('rejectWithdrawal').map(({ body }) => body)).toEqual([
    { reason: 'Half typed' },
    { reason: 'Half typed' },
  ]);
});

test('one that somebody else decided meanwhile says so and shows the truth', async () => {
  answer({ approveWithdrawal: '409.alreadyDecided' });
  await openPortal(AWAITING);
  await expect.element(card('WDR-100482')).toBeVisible();
  leaveOut('WDR-100482');
  await choose('Approve', 'WDR-100482');
  await expect.poll(toasts).toContain('Failed to approve withdrawal');
  expect(toasts()).toContain('Withdrawal WDR-100482 is rejected and cannot be approved.');
  await expect.poll(() => card('WDR-100482').query()).toBeNull();
});

test('each status offers what may be done, and no more', async () => {
  await openPortal('withdrawals');
  for (const [id, entries] of [
    ['WDR-100480', ['Recall', 'View Details', 'Export', 'Process']],
    ['WDR-100477', ['Announce Return', 'View Details', 'Export']],
    ['WDR-100476', ['Release', 'View Details', 'Export', 'Retry']],
  ] as const) {
    await press(button(`Actions for ${id}`));
    await expect.element(page.getByRole('menu')).toBeVisible();
    const shown = page.getByRole('menuitem').elements();
    expect(shown.map(({ textContent }) => textContent)).toEqual(entries);
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => page.getByRole('menu').query()).toBeNull();
  }
});

test('several are rejected for one reason, and not without one', async () => {
  await openPortal('withdrawals');
  for (const id of ['WDR-100482', 'WDR-100481']) await press(box(id));
  await press(bar().getByRole('button', { name: 'Reject Selected' }));
  await press(dialog().getByRole('button', { name: 'Reject' }));
  await expect.element(dialog().getByText('A reason is required.')).toBeVisible();
  await reason().fill('Account closed');
  await press(dialog().getByRole('button', { name: 'Reject' }));
  await expect.poll(toasts).toContain('2 withdrawals rejected');
  await expect.poll(() => bar().query()).toBeNull();
  expect(callsOf('bulkRejectWithdrawals').map(({ body }) => body)).toEqual([
    { withdrawal_ids: ['WDR-100482', 'WDR-100481'], reason: 'Account closed' },
  ]);
});

test('those that cannot be reviewed are neither counted in the question nor sent', async () => {
  await openPortal('withdrawals');
  await press(box('WDR-100477'));
  await expect.element(bar().getByText('1 selected')).toBeVisible();
  await expect.element(bar().getByText('It cannot be reviewed')).toBeVisible();
  for (const name of ['Approve Selected', 'Reject Selected']) {
    await expect.element(bar().getByRole('button', { name })).toBeDisabled();
  }
  await press(button('Clear selection'));

  await press(page.getByRole('checkbox', { name: /^Select these/ }));
  await expect.element(box('WDR-100481')).toBeChecked();
  await expect.element(box('WDR-100479')).not.toBeChecked();
  await expect.element(bar().getByText('2 selected')).toBeVisible();
  await press(box('WDR-100479'));
  await expect.element(bar().getByText('3 selected')).toBeVisible();
  await expect.element(bar().getByText('1 of them cannot be reviewed')).toBeVisible();
  await press(bar().getByRole('button', { name: 'Approve Selected' }));
  const question = page.getByRole('dialog', { name: 'Approve 2 withdrawals?' });
  await expect.element(question.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  await press(question.getByRole('button', { name: 'Approve' }));
  await expect.poll(toasts).toContain('2 withdrawals approved');
  expect(callsOf('bulkApproveWithdrawals').map(({ body }) => body)).toEqual([
    { withdrawal_ids: ['WDR-100482', 'WDR-100481'], notes: 'Bulk approved' },
  ]);
});

test('before several are approved, and before one is sent, the question says that a second person is needed', async () => {
  answer({ foreseeApproval: '200.second' });
  await openPortal('withdrawals');
  for (const id of ['WDR-100482', 'WDR-100481']) await press(box(id));
  await press(bar().getByRole('button', { name: 'Approve Selected' }));
  await expect.element(dialog().getByText('1 withdrawal of these needs a second person.')).toBeVisible();
  await press(dialog().getByRole('button', { name: 'Cancel' }));
  await openPortal('withdrawals?open=WDR-100480');
  await press(dialog().getByRole('button', { name: 'Process' }));
  await expect
    .element(
      dialog()
        .last()
        .getByText(/Needs a second person\.$/),
    )
    .toBeVisible();
  // Where nobody knows, the question is asked as before.
  answer({ foreseeApproval: '501' });
  await openPortal('withdrawals?open=WDR-100480');
  await press(dialog().getByRole('button', { name: 'Process' }));
  await expect.element(page.getByRole('dialog', { name: /^Send / })).toBeVisible();
  expect(page.getByText(/Needs a second person/).query()).toBeNull();
  // The toast names the amount that the question names.
  const question = page.getByRole('dialog', { name: /^Send / });
  const amount = /\$[\d,.]+\d/.exec(question.getByRole('heading').element().textContent ?? '')?.[0] ?? '?';
  await press(question.getByRole('button', { name: 'Process' }));
  await expect
    .poll(() => toasts().some((line) => line.startsWith('WDR-100480') && line.endsWith(`, ${amount}`)))
    .toBe(true);
});

test('those of frozen players are left out of what is approved, and are rejected', async () => {
  const of = (withdrawal_id: string, player_state: string) =>
    ({
      withdrawal_id,
      player_state,
      requested_amount: 10,
      status: 'pending',
      created_at: '2026-11-20T09:14:05.000Z',
    }) as const;
  const [active, frozen] = [of('WDR-1', 'active'), of('WDR-2', 'frozen')];
  const asked: string[] = [];
  const shown = (selected: Withdrawal[]) => (
    <BulkBar
      selected={selected}
      full={false}
      running={undefined}
      onAction={(action, some) => asked.push(`${action} ${some.map(idOf).join()}`)}
      onClear={() => {}}
    />
  );
  render(shown([active, frozen]));
  await expect.element(page.getByText('1 cannot be approved: its player is frozen')).toBeVisible();
  await press(button('Approve Selected'));
  await press(button('Reject Selected'));
  expect(asked).toEqual(['approve WDR-1', 'reject WDR-1,WDR-2']);
  render(shown([frozen]));
  await expect.element(button('Approve Selected')).toBeDisabled();
  await expect
    .element(button('Approve Selected'))
    .toHaveAccessibleDescription('1 cannot be approved: its player is frozen');
  await expect.element(button('Reject Selected')).toBeEnabled();
});

test('where none can be reviewed there is nothing to select them all for', async () => {
  await openPortal('withdrawals?status=completed');
  await expect.element(cards().first()).toBeVisible();
  await expect.element(page.getByRole('checkbox', { name: /^Select these/ })).toBeDisabled();
});

test('money is not sent before the screen shows the decision before', async () => {
  await openPortal('withdrawals?open=WDR-100482');
  await expect.element(dialog().getByRole('button', { name: 'Approve' })).toBeVisible();
  await loaded();
  const listIsLoaded = hold('listWithdrawals');
  answer({ getWithdrawal: '200.approved' });
  await press(dialog().getByRole('button', { name: 'Approve' }));
  const send = dialog().getByRole('button', { name: 'Process' });
  // It would ask, and then do nothing.
  await expect.element(send).toHaveAttribute('aria-disabled', 'true');
  listIsLoaded();
  await expect.element(send).not.toHaveAttribute('aria-disabled');
});
