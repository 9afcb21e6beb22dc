import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { checkAccessibility } from './accessibility.ts';
import { alter, answer, callsOf, hold } from './answers.ts';
import { button, dialog, openPortal, press, toasts } from './render.tsx';

// Decisions that need a second person: where they wait, who decides them, and what the screens say meanwhile. In the examples request 12 is by
// dana.reyes and 15 by the one who is signed in.

const row = (name: string | RegExp) => page.getByRole('table', { name: 'Approvals' }).getByRole('row', { name });
const inDialog = (name: string) => dialog().getByRole('button', { name, exact: true });
const question = (name: string) => page.getByRole('dialog', { name });

test('the menu and the bell lead to what waits for the caller, and neither is there without rules', async () => {
  await openPortal('withdrawals');
  await expect.element(page.getByRole('article').first()).toBeVisible();
  const entry = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: /^Approvals/ });
  expect(entry.query()).toBeNull();
  answer({ getMe: '200.secondPerson' });
  await openPortal('withdrawals');
  await expect.element(entry).toHaveTextContent('Approvals3 waiting for you');
  expect(entry.element().previousElementSibling?.textContent).toBe('Withdrawals');
  // The next time it is there before the server has answered, and nothing below it moves.
  const release = hold('getMe');
  await openPortal('withdrawals');
  await expect.poll(() => entry.query()?.textContent).toBe('Approvals');
  release();
  await expect.element(entry).toHaveTextContent('Approvals3 waiting for you');
  await press(button(/^Notifications: .*requests need your approval/));
  await expect.element(dialog().getByText('3 requests for your approval')).toBeVisible();
  await press(dialog().getByRole('link', { name: 'Review' }));
  await expect.element(row(/^Approve a withdrawal WDR-100481/)).toBeVisible();
  await checkAccessibility();
});

test('somebody else approves, after a question, and the answer says whether it was carried out', async () => {
  for (const [how, said] of [
    ['200.void', 'The request is void'],
    ['', 'Approved, and carried out'],
  ] as const) {
    answer({ approveApproval: how });
    await openPortal('approvals');
    await press(row(/^Approve a withdrawal WDR-100481/));
    await expect.element(dialog().getByText('Awaiting a second approval by admin or reviewer')).toBeVisible();
    await expect.element(dialog().getByText('Checked by telephone')).toBeVisible();
    await expect.element(dialog().getByText(/^The amount is \$1,200\.00; \$1,000\.00 or more needs/)).toBeVisible();
    await press(inDialog('Approve'));
    const ask = question('Approve as the second person?');
    await expect.element(ask.getByText('Approve a withdrawal, $1,200.00, requested by dana.reyes.')).toBeVisible();
    await expect.element(ask.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await press(ask.getByRole('button', { name: 'Approve' }));
    await expect.poll(toasts).toContain(said);
  }
});

const withAmount =
  (amount: unknown, action = 'approve') =>
  (request: unknown) => ({
    ...(request as object),
    ...{ action, amount },
  });

test.each([
  ['approve', null],
  ['payout', undefined],
  ['retry', '1e3'],
  ['a new action', null],
  ['change_roles', '1,000.00'],
])('a request to %s with the amount %j is not approved, and says why; it can be denied', async (action, amount) => {
  alter({ getApproval: withAmount(amount, action) });
  await openPortal('approvals?open=12');
  await expect.element(dialog().getByText('The amount cannot be read: nothing is paid.')).toBeVisible();
  await expect.element(inDialog('Approve')).toBeDisabled();
  await expect.element(inDialog('Approve')).toHaveAttribute('title', 'The amount cannot be read: nothing is paid');
  await expect.element(inDialog('Deny')).toBeEnabled();
});

test('a request about a role, which has no amount, can be approved', async () => {
  alter({ getApproval: withAmount(null, 'change_roles') });
  await openPortal('approvals?open=12');
  await expect.element(inDialog('Approve')).toBeEnabled();
});

test('an approval that a rule would catch says so before, and its button requests it', async () => {
  answer({ foreseeApproval: '200.second' });
  await openPortal('withdrawals?open=WDR-100482');
  await expect.element(dialog().getByText('Needs a second person')).toBeVisible();
  await expect.element(inDialog('Request Approval')).toBeEnabled();
  expect(dialog().getByRole('button', { name: 'Approve', exact: true }).query()).toBeNull();
});

test('the second person reads the signals that the first one saw', async () => {
  await openPortal('approvals?open=12');
  await expect.element(dialog().getByText('Signals when it was requested')).toBeVisible();
  await expect.element(dialog().getByText('The first withdrawal of this player.')).toBeVisible();
});

test('a later page of which nothing is left does not say that nothing waits', async () => {
  answer({ listApprovals: '200.none' });
  await openPortal('approvals?cursor=12');
  await expect.element(page.getByText('Nothing is left on this page')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'First page' })).toBeEnabled();
});

test('denying needs a reason; one’s own is withdrawn, and neither approved nor denied', async () => {
  await openPortal('approvals?open=12');
  await press(inDialog('Deny'));
  const ask = question('Deny this request?');
  await press(ask.getByRole('button', { name: 'Deny', exact: true }));
  await expect.element(ask.getByText('A reason is required.')).toBeVisible();
  await ask.getByLabelText('Reason').fill('Call first');
  await press(ask.getByRole('button', { name: 'Deny', exact: true }));
  await expect.poll(toasts).toContain('Request denied');
  expect(callsOf('denyApproval').map(({ body }) => body)).toEqual([{ reason: 'Call first' }]);
  await openPortal('approvals?view=by_me');
  await expect.element(page.getByRole('cell', { name: 'You', exact: true }).first()).toBeVisible();
  await openPortal('approvals?view=by_me&open=15');
  await expect.element(inDialog('Withdraw')).toBeVisible();
  for (const name of ['Approve', 'Deny']) await expect.element(inDialog(name)).toBeDisabled();
  await press(inDialog('Withdraw'));
  await press(question('Withdraw this request?').getByRole('button', { name: 'Withdraw' }));
  await expect.poll(toasts).toContain('Request withdrawn');
});

test('a back end without second approvals says so, and a failed load is no empty list', async () => {
  answer({ listApprovals: '501' });
  await openPortal('approvals');
  await expect.element(page.getByText('coming soon')).toBeVisible();
  answer({ listApprovals: '503' });
  await openPortal('approvals');
  await expect.element(page.getByText('Failed to load approvals').first()).toBeVisible();
  answer({ listApprovals: '200.none' });
  await openPortal('approvals');
  await expect.element(page.getByText('Nothing waits for you')).toBeVisible();
});

test('a withdrawal that waits says for whom, leads to the request, and is not approved again meanwhile', async () => {
  answer({ approveWithdrawal: '202.awaitsSecond', getWithdrawal: '200.awaitsSecond' });
  await openPortal('withdrawals?open=WDR-100481');
  const words = 'Awaiting a second approval by dana.reyes or reviewer';
  await expect.element(dialog().getByText(`${words}, requested by admin`)).toBeVisible();
  await expect.element(inDialog('Approve')).toBeDisabled();
  await expect.element(inDialog('Reject')).toBeEnabled();
  await press(dialog().getByRole('link', { name: 'Open the request' }));
  await expect.element(page.getByRole('heading', { name: 'Approvals', level: 1 })).toBeInTheDocument();
});

test('the toasts of one decision, of many, and of a payout say who is awaited', async () => {
  answer({ approveWithdrawal: '202.awaitsSecond', bulkApproveWithdrawals: '200.awaitsSecond' });
  await openPortal('withdrawals?status=pending_review');
  await press(button('Actions for WDR-100481'));
  await press(page.getByRole('menuitem', { name: 'Approve' }));
  await expect.poll(toasts).toContain('Awaiting a second approval by dana.reyes or reviewer');
  expect(toasts()).not.toContain('Withdrawal approved successfully');
  // Its toast would lie over the bar.
  await openPortal('withdrawals?status=pending_review');
  for (const id of ['WDR-100482', 'WDR-100481']) await press(page.getByRole('checkbox', { name: `Select ${id}` }));
  await press(button('Approve Selected'));
  await press(dialog().getByRole('button', { name: 'Approve' }));
  await expect.poll(toasts).toContain('1 withdrawal awaiting a second approval');
  answer({ processPayout: '202.awaitsSecond' });
  await openPortal('revenue');
  await press(page.getByRole('main').getByRole('button', { name: 'Process Payout' }));
  await dialog().getByLabelText('Payout amount').fill('15000');
  await press(dialog().getByRole('button', { name: 'Process Payout' }));
  await expect.poll(toasts).toContain('Awaiting a second approval by dana.reyes');
  await expect.poll(() => dialog().query()).toBeNull();
});

test('the rules stand beside what each version changed, and are changed by asking a second person', async () => {
  await openPortal('approvals?view=rules');
  const rules = page.getByRole('region', { name: 'Rules in force' });
  await expect
    .element(rules.getByText(/^Approving a withdrawal, .*: from \$10,000\.00 in one decision$/))
    .toBeVisible();
  const comparison = page.getByRole('region', { name: 'Compare versions' });
  await expect.element(comparison.getByRole('heading', { name: 'Added' })).toBeVisible();
  await comparison.getByLabelText('From').selectOptions('Version 3');
  await expect.element(comparison.getByRole('heading', { name: 'Added' })).not.toBeInTheDocument();
  await checkAccessibility();
  await press(button('Change Rules'));
  await press(inDialog('Add Rule'));
  const added = dialog().getByRole('group', { name: /^Rule/ }).last();
  await added.getByLabelText('Counted').selectOptions('To one player within 24 hours');
  await expect.element(added.getByLabelText('Paying revenue out')).toBeDisabled();
  await press(inDialog('Request Approval'));
  await expect.element(added.getByRole('alert')).toBeVisible();
  await added.getByLabelText('From').fill('1e3');
  await press(inDialog('Request Approval'));
  await expect.element(added.getByRole('alert')).toBeVisible();
  expect(callsOf('changeApprovalRules')).toEqual([]);
  await added.getByLabelText('From').fill('500');
  await dialog().getByLabelText('Reason').fill('Smaller sums too.');
  await press(inDialog('Request Approval'));
  await expect.poll(toasts).toContain('Awaiting a second approval by admin');
  const [sent] = callsOf('changeApprovalRules').map(({ body }) => body as { rules: object[]; based_on: number });
  expect(sent?.rules.at(-1)).toEqual({ actions: ['approve'], fact: 'player_day_sum', at_least: 500 });
  expect(sent?.based_on).toBe(3);
});

test('the rules say when there are none, and when they cannot be loaded', async () => {
  answer({ getApprovalRules: '200.none' });
  await openPortal('approvals?view=rules');
  await expect.element(page.getByText(/^There are no rules: nobody needs/)).toBeVisible();
  answer({ getApprovalRules: '503' });
  await openPortal('approvals?view=rules');
  await expect.element(page.getByText('Failed to load rules').first()).toBeVisible();
});

test('while the rules are suspended every screen says until when', async () => {
  answer({ getMe: '200.brokenGlass' });
  await openPortal('withdrawals');
  await expect
    .element(page.getByText(/^Second approvals are suspended from the server’s console until Nov 20, 2026/))
    .toBeVisible();
});

test('withdrawals are filtered by whether they wait, where there are rules', async () => {
  answer({ getMe: '200.secondPerson' });
  await openPortal('withdrawals');
  await page.getByLabelText('Status').selectOptions('Awaiting a second approval');
  const chosen = page.getByLabelText('Status').element().querySelector('option:checked');
  expect(chosen?.closest('optgroup')?.label).toBe('More');
  await expect.poll(() => callsOf('listWithdrawals').at(-1)?.url.searchParams.get('awaiting_second')).toBe('true');
});
