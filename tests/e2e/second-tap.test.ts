import { expect, test } from 'vitest';
import { portalUnderTest } from './portal-under-test.ts';

// A double tap sends no money, on a phone or a desktop. And no toast covers a button that closes something.
const portal = portalUnderTest({
  server: 'embedded',
  env: { PAYMENT_RAIL: 'simulator', SIMULATOR_DELAY: '600', PROCESS_AFTER: '10080' },
});

test.each([
  [390, 844],
  [1440, 900],
])('at %i pixels a second tap on Approve, and one on Process, leave the withdrawal approved', async (width, height) => {
  const { page } = portal;
  await page.setViewportSize({ width, height });
  await portal.signIn('withdrawals?status=pending_review');
  const dialog = page.getByRole('dialog').first();
  const tapTwice = async (name: string, done: () => Promise<unknown>) => {
    const box = await dialog.getByRole('button', { name, exact: true }).boundingBox();
    const at = [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2] as const;
    await page.mouse.click(...at);
    await done();
    await page.mouse.click(...at);
  };
  const card = page.getByRole('article').first();
  const id = (await card.getAttribute('aria-label')) ?? '';
  await page.getByRole('link', { name: id, exact: true }).click();
  await dialog.getByRole('button', { name: 'Approve' }).waitFor();
  await tapTwice('Approve', async () => {
    const line = page.locator('[data-kind="success"]').getByText(new RegExp(`^${id} approved, \\$`));
    // In one step, because the toast disappears after two seconds.
    const { role, bottom, close } = await line.evaluate((element) => {
      const toast = element.closest('[data-kind]');
      const button = document.querySelector('[role="dialog"] [aria-label="Close"]');
      return {
        role: toast?.getAttribute('role'),
        bottom: toast?.getBoundingClientRect().bottom,
        close: button?.getBoundingClientRect().top,
      };
    });
    // The toast is above the dialog, and not an alert.
    expect(role).not.toBe('alert');
    expect(bottom).toBeLessThanOrEqual(close ?? 0);
    await page.getByRole('log').getByText(`Withdrawal approved successfully: ${id} approved`).waitFor();
    await dialog.getByRole('button', { name: 'Process' }).waitFor();
  });

  await page.goto(`${portal.server.portal}withdrawals?open=${id}`);
  await dialog.getByRole('button', { name: 'Process' }).waitFor();
  await tapTwice('Process', () => page.getByRole('dialog', { name: /^Send/ }).waitFor());
  // Neither does a second Enter: the initial focus is on 'no'.
  await page.goto(`${portal.server.portal}withdrawals?open=${id}`);
  await dialog.getByRole('button', { name: 'Process' }).press('Enter');
  const question = page.getByRole('dialog', { name: /^Send/ });
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Cancel');
  await page.keyboard.press('Enter');
  await question.waitFor({ state: 'detached' });
  const answer = await portal.call('GET', `/admin/withdrawal/withdrawals/${id}`);
  expect((await answer.json()).status).toBe('approved');
});
