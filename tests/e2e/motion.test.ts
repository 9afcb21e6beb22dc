import { expect, test } from 'vitest';
import { portalUnderTest } from './portal-under-test.ts';

// All other browser tests run with reduced motion. Here things fade and slide in, as for most people.
const portal = portalUnderTest({ server: 'mock' });

/** Runs in the page: notes whether drawers and dialogs move or fade from now on. */
function noteMotion(): void {
  const moved = new Set<string>();
  Object.assign(window, { moved });
  document.addEventListener('transitionrun', ({ target }) => {
    if (!(target instanceof Element)) return;
    const name = target.className.match(/mantine-(Drawer|Modal)-/)?.[1];
    if (name) moved.add(name);
  });
}
const moves = (name: string) =>
  expect.poll(() => portal.page.evaluate(() => [...(Reflect.get(window, 'moved') as Set<string>)])).toContain(name);
const focusIsIn = (selector: string) =>
  expect
    .poll(() => portal.page.evaluate((inside) => document.activeElement?.closest(inside) !== null, selector))
    .toBe(true);

test('with motion a drawer, a dialog and a toast have the focus that is theirs, and go when they are closed', async () => {
  const { page } = portal;
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await portal.signIn('transactions');
  await page.evaluate(noteMotion);
  const opener = page.getByRole('button', { name: 'View Details of TXN-900412' });
  await opener.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').waitFor();
  await focusIsIn('[role="dialog"]');
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await moves('Drawer');
  await expect.poll(() => opener.evaluate((element) => element === document.activeElement)).toBe(true);

  await page.getByRole('link', { name: 'Withdrawals', exact: true }).click();
  const link = page.getByRole('link', { name: 'WDR-100482', exact: true });
  await link.press('Enter');
  const dialog = page.getByRole('dialog').first();
  const reject = dialog.getByRole('button', { name: 'Reject' });
  // A question above the dialog, which is closed alone.
  await reject.click();
  const question = page.getByRole('dialog', { name: /^Reject withdrawal/ });
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('TEXTAREA');
  await page.keyboard.press('Escape');
  await question.waitFor({ state: 'detached' });
  await moves('Modal');
  await expect.poll(() => reject.evaluate((element) => element === document.activeElement)).toBe(true);

  await dialog.getByRole('button', { name: 'Approve' }).press('Enter');
  await portal.toast('Withdrawal approved successfully').waitFor();
  await focusIsIn('[role="dialog"]');
  await page.locator('[data-kind="success"]').waitFor({ state: 'detached' });
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await expect.poll(() => link.evaluate((element) => element === document.activeElement)).toBe(true);
});
