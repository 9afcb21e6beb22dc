import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { checkAccessibility } from './accessibility.ts';
import { answer, callsOf } from './answers.ts';
import { button, dialog, loaded, openPortal, toasts } from './render.tsx';

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
  await first.getByRole('button', { name: 'Reason' }).click();
  await dialog().getByLabelText('Reason').fill('The rail answered after midnight.');
  await dialog().getByRole('button', { name: 'Note' }).click();
  await expect.poll(toasts).toContain('Reason noted');
  expect(callsOf('changeReconciliationDifference').map(({ body }) => body)).toEqual([
    { owner: 'finance' },
    { reason: 'The rail answered after midnight.' },
  ]);
  await first.getByRole('button', { name: 'Close' }).click();
  await dialog().getByLabelText('Explanation').fill('Confirmed by the bank');
  await dialog().getByRole('button', { name: 'Close Difference' }).click();
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
  await next.click();
  await expect.element(page.getByText('Nothing is left on this page')).toBeVisible();
  expect(page.getByText('No open differences.').query()).toBeNull();
  await button('Previous').click();
  await expect.element(page.getByText('Nothing is left on this page')).not.toBeInTheDocument();
});

test('differences that cannot be loaded are offered again', async () => {
  answer({ listReconciliationDifferences: '503' });
  await openPortal(PART);
  await expect.element(page.getByText('Failed to load differences')).toBeVisible();
  await loaded();
  answer({ listReconciliationDifferences: '' });
  await button('Try again').first().click();
  await expect.element(difference('WDR-100482')).toBeVisible();
});

const statement = async (content: string) => {
  await openPortal(`${PART}&new=true`);
  const form = page.getByRole('dialog', { name: 'Compare a Statement' });
  await expect.element(form).toBeVisible();
  const file = new File([content], 'november.csv', { type: 'text/csv' });
  await userEvent.upload(document.querySelector('input[type=file]') as HTMLInputElement, file);
  await expect.element(form.getByLabelText('Column with the reference')).toBeVisible();
  return { form, compare: () => form.getByRole('button', { name: 'Compare' }).click() };
};

test('a statement that can be read in two ways is asked about, in words, and compared with the answers', async () => {
  answer({ reconcileStatement: '422.unclearStatement' });
  const { form, compare } = await statement('Date,Reference,Amount\n05/11/2026,WDR-100343,62.51\n');
  await compare();
  const date = form.getByLabelText('05/11/2026 is');
  // A form that is longer than the window shows what it asks.
  await expect.element(date).toHaveFocus();
  await loaded();
  expect([...(date.element() as HTMLSelectElement).options].map(({ text }) => text)).toEqual([
    'Choose one',
    '5 November 2026',
    '11 May 2026',
  ]);
  await checkAccessibility();
  await userEvent.selectOptions(date, '5 November 2026');
  await userEvent.selectOptions(form.getByLabelText('$62.51 in line 2 is'), 'Money that went out');
  answer({ reconcileStatement: '' });
  await compare();
  await expect.poll(toasts).toContain('118 matched, 7 differences, 1 of them returned');
  expect(callsOf('reconcileStatement').map(({ body }) => body)).toMatchObject([
    { columns: { reference: 'Reference', amount: 'Amount', date: 'Date' } },
    { date_order: 'day_first', money_out: 'positive' },
  ]);
});

test('the columns with direction, status and currency are those that the server has found, and can be left out', async () => {
  answer({ readStatementHeader: '200.withDirection' });
  const { form, compare } = await statement('Date,Reference,Amount,D/C,Currency,Status\n');
  await expect.element(form.getByLabelText('Column with the direction')).toHaveValue('D/C');
  await expect.element(form.getByLabelText('Column with the currency')).toHaveValue('Currency');
  await userEvent.selectOptions(form.getByLabelText('Column with the status'), 'None');
  await compare();
  await expect.poll(() => callsOf('reconcileStatement')).toHaveLength(1);
  expect(callsOf('reconcileStatement')[0]?.body).toMatchObject({
    columns: { direction: 'D/C', currency: 'Currency', status: null },
  });
});

test('a return is shown as one, with the way to its announcement, and no comparison with one is all green', async () => {
  await openPortal(`${PART}&open=b7a1f0c2-7c53-4a4b-9a40-0f4a0b8a7c11`);
  const drawer = page.getByRole('dialog', { name: 'statement-2026-11.csv' });
  // The findings that need attention come first.
  await expect.element(drawer.getByRole('button', { name: 'Returned: 1' })).toHaveAttribute('aria-pressed', 'true');
  await expect.element(drawer.getByRole('link', { name: 'Open WDR-100420 to announce the return' })).toBeVisible();
  await expect.element(drawer.getByText('It is 58.50 EUR')).toBeVisible();
});
