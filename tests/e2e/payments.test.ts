import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { text } from 'node:stream/consumers';
import { Webhook } from 'standardwebhooks';
import { expect, test } from 'vitest';
import type { Withdrawal } from '../../src/generated/model/withdrawal.ts';
import { portalUnderTest } from './portal-under-test.ts';

// The portal with everything that goes out, while somebody watches: pausing payments, webhooks, statements. That a withdrawal is paid is in
// withdrawals.test.ts.

const portal = portalUnderTest({
  server: 'embedded',
  env: { PAYMENT_RAIL: 'simulator', SIMULATOR_DELAY: '0.2', WEBHOOK_ALLOW_PRIVATE: '1' },
});

test('a pause is seen on every screen, nothing is sent during it, and payments go on afterwards', async () => {
  const { page } = portal;
  await portal.signIn();
  const list = await portal.call('GET', '/admin/withdrawal/withdrawals?status=pending_review&limit=1');
  const [{ withdrawal_id: id }] = (await list.json()).withdrawals;
  await portal.call('POST', `/admin/withdrawal/withdrawals/${id}/approve`, {});

  await page.goto(`${portal.server.portal}system?part=payments`);
  await page.getByRole('list', { name: 'Payment workers' }).getByText('Running').waitFor();
  await page.getByRole('button', { name: 'Pause payments' }).click();
  const question = page.getByRole('dialog', { name: 'Pause all payments?' });
  await question.getByRole('button', { name: 'Suspected fraud' }).click();
  await question.getByRole('button', { name: 'Pause payments' }).click();
  await portal.toast('Payments are paused').waitFor();
  await page.getByText('Held back by the pause').waitFor();

  const banner = page.getByRole('status').filter({ hasText: 'Payments are paused since' });
  await banner.waitFor();
  await page.goto(`${portal.server.portal}withdrawals?open=${id}`);
  await banner.waitFor();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Process' }).click();
  portal.expectConsole(/status of 409/);
  await page
    .getByRole('dialog', { name: /^Send \$/ })
    .getByRole('button', { name: 'Process' })
    .click();
  await portal.toast('Failed to process withdrawal').waitFor();
  await portal.toast(/Payments are paused: Withdrawal .* cannot be processed/).waitFor();
  await dialog.getByText('Approved', { exact: true }).first().waitFor();
  await dialog.getByRole('button', { name: 'Close' }).click();

  await banner.getByRole('link', { name: 'See why' }).click();
  await page.getByText('Suspected fraud', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Resume payments' }).click();
  await page.getByRole('dialog', { name: 'Resume payments?' }).getByRole('button', { name: 'Resume payments' }).click();
  await portal.toast('Payments are resumed').waitFor();
  await banner.waitFor({ state: 'detached' });
});

test('a webhook target is added, gets a test and a decision that its secret verifies, and has them in its log', async () => {
  const { page } = portal;
  const received: { headers: IncomingHttpHeaders; body: string }[] = [];
  const platform = createServer(async (request, response) => {
    received.push({ headers: request.headers, body: await text(request) });
    response.writeHead(204).end();
  }).listen(0, '127.0.0.1');
  await once(platform, 'listening');
  const { port } = platform.address() as { port: number };

  await portal.signIn('system?part=webhooks');
  await page.getByText('No webhook targets yet').waitFor();
  await page.getByRole('button', { name: 'Add Target' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Target' });
  portal.expectConsole(/status of 422/);
  await dialog.getByLabel('Address').fill('ftp://127.0.0.1');
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await dialog.getByText('Must be an https address', { exact: true }).waitFor();
  await dialog.getByLabel('Address').fill(`http://127.0.0.1:${port}/hook`);
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  const secret = await page.getByLabel('Signing secret').inputValue();
  await page.getByRole('button', { name: 'I have kept it' }).click();

  await page.getByRole('link', { name: `http://127.0.0.1:${port}/hook` }).click();
  const drawer = page.getByRole('dialog', { name: /^Webhook target/ });
  await drawer.getByRole('button', { name: 'Send a test' }).click();
  await portal.toast('A test is on its way').waitFor();
  const log = drawer.getByRole('list', { name: 'Delivery log' });
  await log.getByRole('article', { name: 'webhook.test' }).getByText('Delivered').waitFor();
  const list = await portal.call('GET', '/admin/withdrawal/withdrawals?status=pending_review&limit=1');
  const [{ withdrawal_id: id }] = (await list.json()).withdrawals;
  await portal.call('POST', `/admin/withdrawal/withdrawals/${id}/approve`, {});
  const approved = log.getByRole('article', { name: `withdrawal.approved, ${id}` });
  await approved.getByText('Delivered').waitFor();
  await approved.getByRole('button', { name: /^Send again/ }).click();
  await portal.toast('It is sent again').waitFor();
  await approved.getByText(/2 attempts/).waitFor();

  for (const { headers, body } of received) new Webhook(secret).verify(body, headers as Record<string, string>);
  const approvals = received.filter(({ body }) => JSON.parse(body).data.subject_id === id);
  expect(approvals.map(({ headers }) => headers['webhook-id'])).toEqual(
    Array(2).fill(approvals[0]?.headers['webhook-id']),
  );
  await page.goBack();
  await drawer.waitFor({ state: 'detached' });
  platform.close();
  platform.closeAllConnections();
});

test('a statement is compared with the payments, and each line opens its withdrawal', async () => {
  const { page } = portal;
  await portal.signIn('system?part=reconciliation');
  const awaiting = await portal.call('GET', '/admin/withdrawal/withdrawals?status=pending_review&limit=20');
  const { withdrawals }: { withdrawals: Withdrawal[] } = await awaiting.json();
  const statusOf = async (id: string | undefined): Promise<string> =>
    (await (await portal.call('GET', `/admin/withdrawal/withdrawals/${id}`)).json()).status;
  // The demo's cases with signals; nobody is frozen who has these. The demo's rail refuses one payment in 25.
  for (const { withdrawal_id: id } of withdrawals.filter(({ signals }) => signals)) {
    for (const step of ['approve', 'process']) {
      const answer = await portal.call('POST', `/admin/withdrawal/withdrawals/${id}/${step}`, {});
      expect([step, answer.status]).toEqual([step, 200]);
    }
    await expect.poll(() => statusOf(id)).toMatch(/completed|failed/);
    if ((await statusOf(id)) === 'completed') break;
  }

  // The rail itself is asked: it knows of the payment that was made in this file, and of none that the demo invented.
  await page.getByRole('button', { name: 'Compare with the Rail' }).click();
  const dialog = page.getByRole('dialog', { name: 'Compare with the Payment Rail' });
  portal.expectConsole(/status of 422/);
  await dialog.getByLabel('Since').fill('2999-01-01');
  await dialog.getByRole('button', { name: 'Compare' }).click();
  await dialog.getByText('Must not be after today').first().waitFor();
  await dialog.getByLabel('Since').fill(new Date().toISOString().slice(0, 10));
  await dialog.getByRole('button', { name: 'Compare' }).click();
  await portal.toast('Payment rail compared').waitFor();
  await page
    .getByRole('dialog', { name: 'Payment rail' })
    .getByRole('button', { name: /^Matched: [1-9]/ })
    .waitFor();
});

test('a statement of the bank is dropped, understood, confirmed by keys, explained and closed', async () => {
  const { page } = portal;
  await portal.signIn('system?part=reconciliation');
  // Paid before the demo's own statements, which have the newer payments; and no other payment has their amount.
  const before = new Date(Date.now() - 30 * 86_400_000).toISOString().slice(0, 10);
  const list = await portal.call('GET', `/admin/withdrawal/withdrawals?status=completed&limit=100&date_to=${before}`);
  const { withdrawals }: { withdrawals: Withdrawal[] } = await list.json();
  const paid = withdrawals.filter(({ processed_at }) => processed_at && processed_at < before);
  const byAmount = Map.groupBy(paid, ({ net_payout_amount }) => net_payout_amount);
  const [one, other] = [...byAmount.values()].filter(({ length }) => length === 1).flat();
  const day = (withdrawal?: Withdrawal) => withdrawal?.processed_at?.slice(0, 10);
  const statement = [
    'Account;000 111',
    'Date;Reference;Amount;Currency',
    `${day(one)};Payout ${one?.withdrawal_id};-${one?.net_payout_amount};USD`,
    `${day(other)};ACH BATCH 2211;-${other?.net_payout_amount};USD`,
    `${day(one)};Card terminal;-12.00;USD`,
  ].join('\n');

  await page.getByRole('button', { name: 'Upload a Statement' }).click();
  const dialog = page.getByRole('dialog', { name: 'Upload a Statement' });
  const file = (name: string, content: string) => ({ name, mimeType: 'text/csv', buffer: Buffer.from(content) });
  portal.expectConsole(/status of 422/);
  await dialog.locator('input[type=file]').setInputFiles(file('november.xlsx', 'PK\u0003\u0004'));
  await dialog.getByRole('alert').filter({ hasText: 'looks like' }).waitFor();
  await dialog.locator('input[type=file]').setInputFiles(file('november.csv', statement));
  await dialog.getByText('Date · Reference · Amount · Currency').waitFor();
  await dialog.getByRole('button', { name: 'Upload', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'november.csv' }).waitFor();

  // It was shown for as long as a decision needs.
  await page.locator('[data-phase="ready"]').waitFor();
  await page.keyboard.press('a');
  await page
    .getByText(/^Line \d confirmed/)
    .first()
    .waitFor();
  await page.getByRole('link', { name: /^Open \(1\)/ }).click();
  await page.getByRole('list', { name: 'Lines' }).getByRole('button', { name: 'Close' }).click();
  const question = page.getByRole('dialog', { name: 'Close this difference?' });
  await question.getByLabel('Explanation').fill('The rent of the card terminal');
  await question.getByRole('button', { name: 'Close Difference' }).click();
  await portal.toast('Difference closed').waitFor();
  await page.getByRole('button', { name: 'Close', exact: true }).first().click();
  await page.getByRole('button', { name: 'Close Statement' }).click();
  await portal.toast('Statement closed').waitFor();
  await page.goto(`${portal.server.portal}withdrawals?open=${one?.withdrawal_id}`);
  await page.getByRole('dialog').getByRole('link', { name: 'november.csv' }).click();
  await page.getByText('Closed', { exact: true }).waitFor();
});
