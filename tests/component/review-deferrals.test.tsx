import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { checkAccessibility } from './accessibility.ts';
import { answer, callsOf } from './answers.ts';
import { button, dialog, focusTaken, loaded, openPortal, openWith, press, toasts } from './render.tsx';

// Taking a withdrawal off the desk without a decision, and the figures of the review. In the examples WDR-100477 is set aside.

const deskNow = async () => {
  const item = page.getByRole('region', { name: /^WDR-/ });
  await expect.element(item).toBeVisible();
  return item.element().getAttribute('aria-label') ?? '';
};
/** It has been read. */
const readyToDecide = () =>
  expect.element(page.getByRole('region', { name: /^WDR-/ })).toHaveAttribute('data-phase', 'ready');
const idsOf = (call: string) => callsOf(call).map(({ url }) => url.pathname.split('/').at(-2));
const group = (name: string) => page.getByRole('group', { name, exact: true });

test('by keys one is left to others and the next set aside, each for a reason', async () => {
  await openPortal('withdrawals/review');
  const first = await deskNow();
  await loaded();
  await readyToDecide();
  await userEvent.keyboard('s');
  await expect.element(dialog().getByLabelText('Reason')).toBeVisible();
  await press(dialog().getByRole('button', { name: 'Skip' }));
  await expect.element(dialog().getByText('A reason is required.')).toBeVisible();
  await press(dialog().getByRole('button', { name: 'Needs another language' }));
  // With the preset comes its code.
  await expect.element(dialog().getByLabelText('Code')).toHaveValue('not_my_language');
  await press(dialog().getByRole('button', { name: 'Skip' }));
  await expect.poll(toasts).toContain('Skipped');
  await expect.poll(deskNow).not.toBe(first);
  const second = await deskNow();
  await loaded();
  await readyToDecide();
  await userEvent.keyboard('z');
  await expect.element(dialog().getByLabelText('For')).toBeVisible();
  await focusTaken();
  const asked = Date.now();
  await dialog().getByLabelText('Reason').fill('Asked for a document');
  await dialog().getByLabelText('For').selectOptions('3 days');
  await press(dialog().getByRole('button', { name: 'Snooze' }));
  await expect.poll(toasts).toContain('Snoozed');
  await expect.poll(deskNow).not.toBe(second);
  expect(callsOf('skipWithdrawal').map(({ body }) => body)).toEqual([
    { reason: 'Needs another language', reason_code: 'not_my_language' },
  ]);
  const [{ until, ...snoozed }] = callsOf('snoozeWithdrawal').map(({ body }) => body) as [Record<string, string>];
  expect(snoozed).toEqual({ reason: 'Asked for a document' });
  // The mock's clock stands where its examples do.
  expect(Date.parse(until ?? '')).toBeGreaterThan(asked - 400 * 86_400_000);
  expect([idsOf('skipWithdrawal'), idsOf('snoozeWithdrawal')]).toEqual([[first], [second]]);
});

test('the dialog says who set a withdrawal aside and why, and ends it', async () => {
  await openPortal('withdrawals?open=WDR-100477');
  await expect.element(dialog().getByText(/^Snoozed by dana\.reyes until .*: Asked the player/)).toBeVisible();
  await press(dialog().getByRole('button', { name: 'End the Snooze' }));
  await expect.poll(toasts).toContain('Snooze ended');
  expect(idsOf('wakeWithdrawal')).toEqual(['WDR-100477']);
  await openWith('withdrawals?open=WDR-100477', ['withdrawals.read']);
  await expect.element(dialog().getByRole('button', { name: 'End the Snooze' })).toHaveAttribute('aria-disabled');
});

test('a card says until when a withdrawal is set aside, and is no higher for it', async () => {
  await openPortal('withdrawals');
  const card = page.getByRole('article', { name: 'WDR-100477' });
  await expect.element(card.getByText(/^Snoozed by dana\.reyes until Nov 23, 2026/)).toBeInTheDocument();
  await expect.element(page.getByText(/^Snoozed by/)).toHaveLength(1);
  const heights = page
    .getByRole('article')
    .elements()
    .map((one) => one.getBoundingClientRect().height);
  expect(card.element().getBoundingClientRect().height).toBe(Math.min(...heights));
});

test('the figures say what waits, how long decisions take, and for which reasons, and name nobody', async () => {
  await openPortal('withdrawals/review');
  await press(page.getByRole('link', { name: 'Figures' }));
  await expect.element(group('Waiting').getByText('4 snoozed')).toBeVisible();
  await expect.element(group('Median Time to Decide').getByText('3 h 8 min')).toBeVisible();
  await expect.element(group('Oldest').getByText('Target 1 d')).not.toBeInTheDocument();
  await expect.element(group('Oldest').getByText('Target 24 h')).toBeVisible();
  await expect.element(page.getByRole('table', { name: 'Decisions by day' }).getByRole('row')).toHaveLength(8);
  await expect.element(page.getByRole('table', { name: 'Steps by reason' }).getByText('No code')).toBeVisible();
  await checkAccessibility();
  await press(page.getByText('30 days'));
  await expect.poll(() => callsOf('getReviewFigures').at(-1)?.url.searchParams.get('days')).toBe('30');
});

test('a failure is said once, and a back end without figures has none', async () => {
  answer({ getReviewFigures: '503' });
  await openPortal('withdrawals/figures');
  await expect.element(page.getByText('Failed to load figures').first()).toBeVisible();
  answer({ getReviewFigures: '' });
  await press(button('Try again').first());
  await expect.element(group('Waiting').getByText('63')).toBeVisible();
  answer({ getReviewFigures: '200.nothing' });
  await openPortal('withdrawals/figures');
  await expect.element(page.getByText('Nothing to count')).toBeVisible();
  answer({ getReviewFigures: '501' });
  await openPortal('withdrawals/figures');
  await expect.element(page.getByText('How the review goes will be shown here.')).toBeVisible();
});
