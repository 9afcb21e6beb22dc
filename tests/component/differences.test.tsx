import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { checkAccessibility } from './accessibility.ts';
import { answer, callsOf } from './answers.ts';
import { button, dialog, loaded, openPortal, press, toasts } from './render.tsx';

// The differences that the daily comparison found, and comparisons with statements.

const PART = 'system?part=reconciliation';
const difference = (name: string) =>
  page.getByRole('list', { name: 'Differences' }).getByRole('listitem').filter({ hasText: name });

test('a difference is given to somebody, gets its reason, and is closed with an explanation', async () => {
  await openPortal(PART);
  const first = difference('WDR-100482');
  await expect.element(first.getByText('Not confirmed here: it is processing')).toBeVisible();
  await checkAccessibility();
  const owner = first.getByLabelText('Owner of WDR-100482');
  (owner.element() as HTMLElement).focus();
  await userEvent.selectOptions(owner, 'finance');
  await expect.poll(toasts).toContain('Given to finance');
  await expect.element(owner).toHaveFocus();
  await press(first.getByRole('button', { name: 'Reason' }));
  await dialog().getByLabelText('Reason').fill('The rail answered after midnight.');
  await press(dialog().getByRole('button', { name: 'Note' }));
  await expect.poll(toasts).toContain('Reason noted');
  expect(callsOf('changeReconciliationDifference').map(({ body }) => body)).toEqual([
    { owner: 'finance' },
    { reason: 'The rail answered after midnight.' },
  ]);
  await press(first.getByRole('button', { name: 'Close' }));
  await dialog().getByLabelText('Explanation').fill('Confirmed by the bank');
  await press(dialog().getByRole('button', { name: 'Close Difference' }));
  await expect.poll(toasts).toContain('Difference closed');
  await expect.element(first.getByRole('button', { name: 'Close' })).toHaveFocus();
  expect(callsOf('closeReconciliationDifference').map(({ body }) => body)).toEqual([
    { explanation: 'Confirmed by the bank' },
  ]);
});

test('whoever sent the payment reads why they cannot close its difference', async () => {
  await openPortal(PART);
  const close = difference('WDR-100477').getByRole('button', { name: 'Close' });
  await expect.element(close).toBeDisabled();
  await expect.element(close).toHaveAttribute('title', expect.stringContaining('You sent this payment'));
});

test('a page of which nothing is left does not say that every difference is explained', async () => {
  answer({ listReconciliationDifferences: '200.more' });
  await openPortal(PART);
  const next = button('Next');
  await expect.element(next).toBeEnabled();
  answer({ listReconciliationDifferences: '200.none' });
  await press(next);
  await expect.element(page.getByText('Nothing is left on this page')).toBeVisible();
  expect(page.getByText('No open differences.').query()).toBeNull();
  await press(button('Previous'));
  await expect.element(page.getByText('Nothing is left on this page')).not.toBeInTheDocument();
});

test('differences that cannot be loaded are offered again', async () => {
  answer({ listReconciliationDifferences: '503' });
  await openPortal(PART);
  await expect.element(page.getByText('Failed to load differences')).toBeVisible();
  await loaded();
  answer({ listReconciliationDifferences: '' });
  await press(button('Try again').first());
  await expect.element(difference('WDR-100482')).toBeVisible();
});
