import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answer, callsOf, hold } from './answers.ts';
import { dialog, loaded, openPortal, press, toasts } from './render.tsx';

// What the form and the history do, whatever the server. The contract's example has $27,591.52 to pay out.

const amount = () => dialog().getByLabelText('Payout amount');
const submit = () => dialog().getByRole('button', { name: 'Process Payout' });
const INVALID = 'Please enter a valid payout amount';

async function openForm() {
  await press(page.getByRole('main').getByRole('button', { name: 'Process Payout' }));
  await expect.element(amount()).toBeVisible();
}

test('says before it is sent that a payout needs a second person, and asks for that', async () => {
  answer({ foreseeApproval: '200.second', processPayout: '202' });
  await openPortal('revenue');
  await openForm();
  await amount().fill('250');
  await expect.element(dialog().getByText('Needs a second person')).toBeVisible();
  await expect.element(dialog().getByText('A decision of $200.00 or more needs two approvals.')).toBeVisible();
  expect(callsOf('foreseeApproval').at(-1)?.url.search).toBe('?action=payout&amount=250');
  await press(dialog().getByRole('button', { name: 'Request Approval' }));
  await expect.poll(() => toasts().join()).toContain('Awaiting a second approval');
  await expect.poll(() => dialog().query()).toBeNull();
});

test('a payout that nobody can say anything about is sent as always', async () => {
  answer({ foreseeApproval: '503' });
  await openPortal('revenue');
  await openForm();
  await amount().fill('250');
  await expect.poll(() => callsOf('foreseeApproval').length).toBeGreaterThan(0);
  await press(submit());
  await expect.poll(() => toasts().join()).toContain('Successfully processed payout of $250.00');
});

test('asks for fifty payouts', async () => {
  await openPortal('revenue');
  await expect.poll(() => callsOf('listPayouts')[0]?.url.searchParams.get('limit')).toBe('50');
});

test('has the records of each type in the table behind the chart', async () => {
  await openPortal('revenue');
  const part = page.getByRole('region', { name: 'Revenue by Type' });
  await press(part.getByRole('button', { name: 'View as table' }));
  await expect.element(part.getByRole('row', { name: /^Purchase fee/ }).getByText('19,026')).toBeVisible();
});

test('of a payout that does not exist say so', async () => {
  await openPortal('revenue?payout=999999');
  await expect.element(page.getByText('There is no payout 999999.')).toBeVisible();
});

test('refuses wrong amounts in the words of the specification, and asks the server for none of them', async () => {
  await openPortal('revenue');
  await openForm();
  for (const [name, value] of [
    ['type', 'number'],
    ['step', '0.01'],
    ['min', '0'],
    ['max', '27591.52'],
  ] as const) {
    await expect.element(amount()).toHaveAttribute(name, value);
  }
  await expect.element(submit()).toBeDisabled();
  for (const text of ['0', '-5']) {
    await amount().fill(text);
    await expect.element(dialog().getByText(INVALID, { exact: true })).toBeVisible();
    await expect.element(submit()).toBeDisabled();
  }
  await amount().fill('1.005');
  await press(submit());
  await expect.element(dialog().getByText(INVALID, { exact: true })).toBeVisible();
  await amount().fill('27591.53');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  const tooMuch = 'Payout amount cannot exceed available balance of $27,591.52';
  await expect.element(dialog().getByText(tooMuch, { exact: true })).toBeVisible();
  await amount().fill('');
  await expect.element(submit()).toBeDisabled();
  expect(callsOf('processPayout')).toEqual([]);
});

test('cannot be sent while it is on its way; then it closes, is cleared, and all three parts are loaded again', async () => {
  const pay = hold('processPayout');
  await openPortal('revenue');
  await openForm();
  await dialog().getByLabelText('Payout method').selectOptions('ACH');
  await dialog().getByLabelText('Notes').fill('Once');
  await amount().fill('12500');
  await expect.element(submit()).toBeEnabled();
  await press(submit());
  await expect.element(submit()).toBeDisabled();
  const parts = ['getRevenueBalance', 'getRevenueStatistics', 'listPayouts'];
  const loaded = () => parts.map((part) => callsOf(part).length);
  const before = loaded();
  pay();
  await expect.poll(toasts).toContain('Successfully processed payout of $12,500.00');
  await expect.poll(loaded).toEqual(before.map((count) => count + 1));
  await expect.poll(() => dialog().query()).toBeNull();
  expect(callsOf('processPayout')).toHaveLength(1);
  await openForm();
  await expect.element(amount()).toHaveValue(null);
  await expect.element(dialog().getByLabelText('Payout method')).toHaveValue('Internal Transfer');
  await expect.element(dialog().getByLabelText('Notes')).toHaveValue('');
});

test('is sent with notes of null when they are empty, or blank', async () => {
  await openPortal('revenue');
  await openForm();
  await dialog().getByLabelText('Notes').fill('  ');
  await amount().fill('12500');
  await press(submit());
  await expect
    .poll(() => callsOf('processPayout').map(({ body }) => body))
    .toEqual([{ payout_amount: 12_500, payout_method: 'Internal Transfer', notes: null }]);
});

test('that finds the session ended is made, once, in the next one', async () => {
  await openPortal('revenue');
  await openForm();
  await amount().fill('12500');
  // Whether a second person is needed is asked a moment after the amount: it would find the session ended first.
  await expect.poll(() => callsOf('foreseeApproval').length).toBe(1);
  await loaded();
  answer({ '*': '401' });
  await press(submit());
  const again = page.getByRole('dialog', { name: 'Sign in again' });
  await again.getByLabelText('Password', { exact: true }).fill('coinop-demo');
  answer({ '*': '' });
  await press(again.getByRole('button', { name: 'Sign in', exact: true }));
  await expect.poll(toasts).toContain('Successfully processed payout of $12,500.00');
  await expect.poll(() => dialog().query()).toBeNull();
  expect(callsOf('processPayout')).toHaveLength(1);
});
