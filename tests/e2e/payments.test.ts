import { expect, test } from 'vitest';
import { portalUnderTest } from './portal-under-test.ts';

// The portal with a running worker: withdrawals are paid while somebody watches.

const portal = portalUnderTest({ env: { PAYMENT_RAIL: 'simulator', SIMULATOR_DELAY: '0.2' } });

test('a withdrawal that is approved and processed is completed by the payment rail, and its timeline says so', async () => {
  const { page } = portal;
  expect(portal.server.output()).toContain('by a simulator: no money moves');
  await portal.signIn();
  const list = await portal.call('GET', '/admin/withdrawal/withdrawals?status=pending_review&limit=1');
  const [{ withdrawal_id: id }] = (await list.json()).withdrawals;
  const details = async () => (await portal.call('GET', `/admin/withdrawal/withdrawals/${id}`)).json();

  await page.goto(`${portal.server.portal}withdrawals?open=${id}`);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Approve' }).click();
  await portal.toast('Withdrawal approved successfully').waitFor();
  // It is cooling off: only an administrator can send it earlier.
  expect((await details()).status).toBe('approved');
  await dialog.getByRole('button', { name: 'Process' }).click();
  await page
    .getByRole('dialog', { name: /^Send \$/ })
    .getByRole('button', { name: 'Process' })
    .click();
  await portal.toast('Withdrawal is being processed').waitFor();
  await expect.poll(async () => (await details()).status).toBe('completed');

  // The open withdrawal follows without reloading the page.
  await dialog.getByText('Completed', { exact: true }).first().waitFor();
  const timeline = dialog.getByRole('listitem').filter({ hasText: / by / });
  await timeline.filter({ hasText: 'Completed by System' }).waitFor();
  const entries = (await timeline.allTextContents()).map((entry) => /^\w+ by (System|admin)/.exec(entry)?.[0]);
  expect(entries).toEqual(['Requested by System', 'Approved by admin', 'Processing by admin', 'Completed by System']);
  await timeline
    .last()
    .getByText(/^SIM-[0-9A-F]{10}$/)
    .waitFor();
});
