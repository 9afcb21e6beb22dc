import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { WithdrawalFacts } from '../../src/features/withdrawals/withdrawal-facts.tsx';
import { openPortal, render } from './render.tsx';

test('the status filter has the options of the specification first, then the others in a group', async () => {
  await openPortal('withdrawals');
  const field = page.getByRole('combobox', { name: 'Status' });
  await expect.element(field).toBeVisible();
  const [all = [], more = []] = [':scope > option', 'optgroup[label="More"] > option'].map((options) =>
    [...field.element().querySelectorAll(options)].map(({ textContent }) => textContent),
  );
  expect(all).toEqual(['All', 'Pending Review', 'Approved', 'Rejected']);
  expect(more).toEqual(['Pending', 'Processing', 'Completed', 'Failed']);
});

test.each([
  ['DE', 'Germany'],
  ['ZZ9-not-a-code', 'ZZ9-not-a-code'],
])('the country of the bank %s is shown as %s', async (code, words) => {
  const withdrawal = { withdrawal_id: 'WDR-1', status: 'pending', created_at: '2026-11-20T09:00:00Z' };
  render(<WithdrawalFacts withdrawal={{ ...withdrawal, signals: { bank_country: code } } as never} />);
  await expect.element(page.getByText(words, { exact: true })).toBeVisible();
});
