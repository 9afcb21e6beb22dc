import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { RestorePanel } from '../../src/features/payments/restore-panel.tsx';
import { checkAccessibility } from './accessibility.ts';
import { answer } from './answers.ts';
import { button, goTo, openPortal, render } from './render.tsx';

// What the portal says while nothing is sent to the bank.

const banner = () => page.getByRole('status').filter({ hasText: /^The database may have been restored from a backup/ });
const evidence = () => page.getByRole('list', { name: 'Evidence' }).getByRole('listitem');
const RESTORED = { getMe: '200.restored', getPayments: '200.restored' };

test('after a restored backup every screen says that nothing is sent, and leads to why', async () => {
  answer(RESTORED);
  await openPortal('withdrawals');
  await expect
    .element(banner().getByText('Nothing is sent to the bank or the platform until an operator'))
    .toBeVisible();
  await goTo('System');
  await expect.element(banner()).toBeVisible();
  await banner().getByRole('link', { name: 'See why' }).click();
  await expect.element(page.getByText('The database was restored from a backup.')).toBeVisible();
  const sentence = 'The payment rail paid 2 withdrawals that this database has not sent (WDR-100482, WDR-100477).';
  await expect.element(evidence().getByText(sentence)).toBeVisible();
  await expect.element(page.getByText('Somebody at the server’s console has to go through the payments')).toBeVisible();
});

test.each([1440, 768, 390])(
  'at %i pixels nobody is offered to go on with payments, and nothing is too wide',
  async (width) => {
    await page.viewport(width, 900);
    answer(RESTORED);
    await openPortal('system?part=payments');
    await expect.element(evidence()).toBeVisible();
    expect(button(/^(Pause|Resume) payments$/).query()).toBeNull();
    // Nothing is stretched.
    const [entry, list] = [evidence().element(), evidence().element().parentElement];
    expect(list?.getBoundingClientRect().height).toBe(entry.getBoundingClientRect().height);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    await checkAccessibility();
  },
);

test('where nothing says that the database is older, it is to be confirmed only', async () => {
  const text = 'Nothing says whether this database is the newest.';
  render(<RestorePanel restore={{ found_at: '2026-11-20T12:02:44.000Z', is_certain: false, evidence: [text] }} />);
  await expect.element(page.getByText('The database may have been restored from a backup.')).toBeVisible();
  await expect.element(page.getByText('To be confirmed')).toBeVisible();
  await expect.element(evidence().getByText(text)).toBeVisible();
});

test.each([1440, 768, 390, 320])('at %i pixels the icon stands beside the sentence, not above it', async (width) => {
  await page.viewport(width, 900);
  answer(RESTORED);
  await openPortal('withdrawals');
  await expect.element(banner()).toBeVisible();
  const [icon, sentence] = banner().element().children;
  const [left, right] = [icon?.getBoundingClientRect(), sentence?.getBoundingClientRect()];
  expect(left?.right).toBeLessThan(right?.left ?? 0);
  expect(left?.bottom).toBeGreaterThan(right?.top ?? 0);
  expect(left?.top).toBeLessThan(right?.bottom ?? 0);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
});
