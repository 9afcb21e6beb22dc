import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { checkAccessibility } from './accessibility.ts';
import { answer, callsOf } from './answers.ts';
import { button, dialog, loaded, openPortal, openWith, press, toasts } from './render.tsx';

// Reason codes: chosen beside a reason, and kept as a list. In the examples `old_limit` is retired, and `not_my_language` is for skips.

const code = () => dialog().getByLabelText(/^Code/);
const noDialog = () => expect.poll(() => dialog().query()).toBeNull();
const offered = () => [...(code().element() as HTMLSelectElement).options].map(({ text }) => text);

async function askToReject(id: string): Promise<void> {
  await press(button(`Actions for ${id}`));
  await press(page.getByRole('menuitem', { name: 'Reject' }));
  await expect.element(dialog().getByLabelText('Reason')).toBeVisible();
}

test('a rejection may have a code beside its reason, which stays with the draft until it is used', async () => {
  await openPortal('withdrawals?status=pending_review');
  await loaded();
  await askToReject('WDR-100482');
  expect(offered()).toEqual([
    'None',
    'Account is closed',
    'Identity is not verified',
    'Name does not match',
    'Suspected fraud',
  ]);
  await dialog().getByLabelText('Reason').fill('Another name');
  await code().selectOptions('Name does not match');
  await userEvent.keyboard('{Escape}');
  await noDialog();
  await askToReject('WDR-100482');
  await press(dialog().getByRole('button', { name: 'Reject' }));
  await expect.poll(toasts).toContain('Withdrawal rejected');
  await noDialog();
  await askToReject('WDR-100482');
  await expect.element(code()).toHaveValue('');
  await dialog().getByLabelText('Reason').fill('No code');
  await press(dialog().getByRole('button', { name: 'Reject' }));
  await noDialog();
  expect(callsOf('rejectWithdrawal').map(({ body }) => body)).toEqual([
    { reason: 'Another name', reason_code: 'name_mismatch' },
    { reason: 'No code' },
  ]);
});

test('a code is added, by the rules of the contract and the server, and changed', async () => {
  await openPortal('withdrawals/figures');
  await press(button('Add a Code'));
  await dialog().getByLabelText('Reason').fill('Suspected fraud');
  await press(dialog().getByLabelText('Rejections'));
  for (const [typed, words] of [
    ['', 'Code is required'],
    ['Über 9', 'Lower-case letters, digits and underscores, a letter first'],
  ] as const) {
    await code().fill(typed);
    await press(dialog().getByRole('button', { name: 'Save' }));
    await expect.element(dialog().getByText(words)).toBeVisible();
  }
  await code().fill('fraud_2');
  await press(dialog().getByRole('button', { name: 'Save' }));
  await expect.element(dialog().getByText('Choose at least one')).toBeVisible();
  await press(dialog().getByLabelText('Snoozes'));
  await press(dialog().getByRole('button', { name: 'Save' }));
  await expect.poll(toasts).toContain('Reason code saved');
  await press(page.getByRole('table', { name: 'Reason codes' }).getByRole('link', { name: 'Name does not match' }));
  await expect.element(code()).toBeDisabled();
  await press(dialog().getByLabelText('Retired'));
  await checkAccessibility();
  await press(dialog().getByRole('button', { name: 'Save' }));
  await noDialog();
  expect(callsOf('addReasonCode').map(({ body }) => body)).toEqual([
    { code: 'fraud_2', label: 'Suspected fraud', uses: ['snooze'] },
  ]);
  expect(callsOf('updateReasonCode').map(({ url, body }) => [url.pathname.split('/').at(-1), body])).toEqual([
    ['name_mismatch', { label: 'Name does not match', uses: ['reject'], is_retired: true }],
  ]);
});

test('who may not change them sees them', async () => {
  await openWith('withdrawals/figures', ['withdrawals.read']);
  await expect.element(page.getByRole('table', { name: 'Reason codes' }).getByText('old_limit')).toBeVisible();
  await expect.element(button('Add a Code')).toHaveAttribute('aria-disabled');
});

test('without any there is nothing to choose, and a back end without them has no list', async () => {
  for (const how of ['200.none', '501']) {
    answer({ listReasonCodes: how });
    await openPortal('withdrawals?status=pending_review');
    await loaded();
    await askToReject('WDR-100482');
    expect(code().query()).toBeNull();
    await userEvent.keyboard('{Escape}');
    await noDialog();
  }
  await openPortal('withdrawals/figures');
  await loaded();
  // An answer is told to the screen in a timer after it.
  await expect.poll(() => page.getByText('Reason Codes').query()).toBeNull();
});
