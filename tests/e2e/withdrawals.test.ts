import type { Locator } from 'playwright-core';
import { beforeEach, describe, expect, test } from 'vitest';
import { formatPercent } from '../../src/lib/money.ts';
import { portalUnderTest } from './portal-under-test.ts';

// A slow rail, so that withdrawals stay processing during a test.
const portal = portalUnderTest({
  server: 'embedded',
  env: { PAYMENT_RAIL: 'simulator', SIMULATOR_DELAY: '600', PROCESS_AFTER: '10080' },
});

const cards = () => portal.page.getByRole('article');
const card = (id: string) => portal.page.getByRole('article', { name: id });
const menuOf = async (id: string) => {
  await portal.page.getByRole('button', { name: `Actions for ${id}` }).click();
  const menu = portal.page.getByRole('menu');
  await menu.waitFor();
  return menu;
};
const search = () => new URL(portal.page.url()).searchParams;
const toast = (line: string | RegExp) => portal.toast(line);

/** The first `count` ids on the screen. */
async function ids(count: number): Promise<string[]> {
  await cards().first().waitFor();
  const names = await cards().evaluateAll((found) => found.map((element) => element.getAttribute('aria-label') ?? ''));
  return names.slice(0, count);
}

async function openAwaitingReview(): Promise<void> {
  await portal.signIn('withdrawals?status=pending_review');
  await cards().first().waitFor();
}

async function statusOnServer(id: string): Promise<string> {
  const answer = await portal.call('GET', `/admin/withdrawal/withdrawals/${id}`);
  return (await answer.json()).status;
}

const select = async (chosen: string[]) => {
  for (const id of chosen) await portal.page.getByRole('checkbox', { name: `Select ${id}` }).check();
};

/** The server receives the next such call, but its answer never arrives. */
const loseAnswer = (calls: string | RegExp) =>
  portal.page.route(
    calls,
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );

describe('one withdrawal', () => {
  test('is approved from its menu, and is approved on the server and after a restart', async () => {
    await openAwaitingReview();
    const [id = ''] = await ids(1);
    await (await menuOf(id)).getByRole('menuitem', { name: 'Approve' }).click();
    await toast('Withdrawal approved successfully').waitFor();
    await card(id).waitFor({ state: 'detached' });
    expect(await statusOnServer(id)).toBe('approved');

    await portal.restart();
    await portal.signIn(`withdrawals?search=${id}`);
    await card(id).getByText('Approved').waitFor();
  });

  test('is rejected with a reason, which its details then show', async () => {
    const { page } = portal;
    await openAwaitingReview();
    const [id = ''] = await ids(1);
    await (await menuOf(id)).getByRole('menuitem', { name: 'Reject' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Reject' }).click();
    await dialog.getByText('A reason is required.').waitFor();
    await dialog.getByLabel('Reason').fill('   ');
    await dialog.getByRole('button', { name: 'Reject' }).click();
    await dialog.getByText('A reason is required.').waitFor();
    expect(await statusOnServer(id)).toMatch(/^pending/);
    await dialog.getByLabel('Reason').fill('The name does not match.');
    await dialog.getByRole('button', { name: 'Reject' }).click();
    await toast('Withdrawal rejected').waitFor();
    await page.goto(`${portal.server.portal}withdrawals?open=${id}`);
    await page.getByRole('dialog').getByText('The name does not match.').first().waitFor();
  });

  test('whose answer was lost is rejected once by Try again, and nothing of it is left after signing out', async () => {
    const { page } = portal;
    portal.expectConsole(/ERR_FAILED/);
    await openAwaitingReview();
    const [id = ''] = await ids(1);
    await loseAnswer(`**/${id}/reject`);
    await (await menuOf(id)).getByRole('menuitem', { name: 'Reject' }).click();
    await page.getByRole('dialog').getByLabel('Reason').fill('Stolen card 4417');
    await page.getByRole('dialog').getByRole('button', { name: 'Reject' }).click();
    await page.locator('[data-kind="error"]').getByRole('button', { name: 'Try again' }).click();
    await toast(new RegExp(`^Already processed: ${id}`)).waitFor();
    expect(await toast('Withdrawal rejected').count()).toBe(0);
    expect(await statusOnServer(id)).toBe('rejected');

    await page.goto(`${portal.server.portal}withdrawals?status=pending_review`);
    const [other = ''] = await ids(1);
    await loseAnswer(`**/${other}/reject`);
    await (await menuOf(other)).getByRole('menuitem', { name: 'Reject' }).click();
    await page.getByRole('dialog').getByLabel('Reason').fill('Stolen card 4417');
    await page.getByRole('dialog').getByRole('button', { name: 'Reject' }).click();
    await toast('Failed to reject withdrawal').waitFor();
    await page.getByRole('button', { name: 'Log out' }).click();
    await page.getByLabel('Username').waitFor();
    const left = await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]));
    expect(left).not.toMatch(/Stolen|reject|unanswered|token|coinop\.session/);
  });

  test('stays as it is when the question for a reason is left or fails, and what was typed or chosen is there again', async () => {
    const { page } = portal;
    portal.expectConsole(/ERR_FAILED/);
    await openAwaitingReview();
    const [id = '', other = ''] = await ids(2);
    const dialog = page.getByRole('dialog');
    const ask = async (withdrawal: string) => {
      await (await menuOf(withdrawal)).getByRole('menuitem', { name: 'Reject' }).click();
      await dialog.getByText(/^\$[\d,.]+ requested by \S+@\S+\.$/).waitFor();
    };
    await ask(id);
    await dialog.getByRole('button', { name: 'Suspected fraud' }).click();
    await page.keyboard.type(', see the ticket');
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    expect(await statusOnServer(id)).toMatch(/^pending/);

    await ask(other);
    expect(await dialog.getByLabel('Reason').inputValue()).toBe('');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await dialog.waitFor({ state: 'detached' });

    await page.route(`**/${id}/reject`, (route) => route.abort(), { times: 1 });
    for (const done of [toast('Failed to reject withdrawal'), toast('Withdrawal rejected')]) {
      await ask(id);
      expect(await dialog.getByLabel('Reason').inputValue()).toBe('Suspected fraud, see the ticket');
      await page.keyboard.press('Control+Enter');
      await done.waitFor();
    }
    expect(await statusOnServer(id)).toBe('rejected');
  });

  test('keeps a half-typed reason when the session ends, unless the administrator agrees to lose it', async () => {
    const { page } = portal;
    portal.expectConsole(/status of 401/);
    await openAwaitingReview();
    const [id = ''] = await ids(1);
    await (await menuOf(id)).getByRole('menuitem', { name: 'Reject' }).click();
    const reason = page.getByRole('dialog', { name: `Reject withdrawal ${id}?` }).getByLabel('Reason');
    await reason.fill('Half typed');
    await portal.call('POST', '/auth/admin-logout');
    // Both of these are below the question: a call that the page makes by itself, and the toast's button.
    await page.getByLabel('Search').fill('nobody');
    const signInAgain = page.getByRole('status').getByRole('button', { name: 'Sign in again' });
    await signInAgain.press('Enter');
    const asked = page.getByRole('dialog', { name: 'Discard your changes?' });
    await asked.getByRole('button', { name: 'Cancel' }).waitFor();
    await page.keyboard.press('Escape');
    await asked.waitFor({ state: 'detached' });
    expect(await reason.inputValue()).toBe('Half typed');
    await signInAgain.press('Enter');
    await asked.getByRole('button', { name: 'Discard' }).click();
    await page.getByLabel('Username').waitFor();
  });

  test('has its buttons where they stay while the rest of it arrives', async () => {
    const { page } = portal;
    const late = Promise.withResolvers<void>();
    await page.route(/\/withdrawals\/WDR-\d+/, async (route) => {
      await late.promise;
      await route.continue();
    });
    await openAwaitingReview();
    const [id = ''] = await ids(1);
    await page.getByRole('link', { name: id, exact: true }).click();
    const approve = page.getByRole('dialog').getByRole('button', { name: 'Approve' });
    const before = await approve.boundingBox();
    late.resolve();
    await page.getByRole('list', { name: 'Timeline' }).getByRole('listitem').first().waitFor();
    expect(await approve.boundingBox()).toEqual(before);
  });

  test('that is approved while the summary cannot be loaded leaves figures that say that they are old', async () => {
    const { page } = portal;
    portal.expectConsole(/ERR_FAILED/);
    await openAwaitingReview();
    await page.getByRole('group', { name: 'Total Pending' }).getByText(/^\d/).waitFor();
    const filters = await page.getByLabel('Search').boundingBox();
    await page.route('**/withdrawals/summary', (route) => route.abort());
    const [id = ''] = await ids(1);
    await (await menuOf(id)).getByRole('menuitem', { name: 'Approve' }).click();
    await page.getByText('These figures may be out of date').waitFor();
    expect(await page.getByLabel('Search').boundingBox()).toEqual(filters);
    await page.getByRole('group', { name: 'Total Pending' }).getByText(/^\d/).waitFor();
    await page.unroute('**/withdrawals/summary');
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByText('These figures may be out of date').waitFor({ state: 'detached' });
  });

  test('that somebody else decided meanwhile says so and shows the truth', async () => {
    portal.expectConsole(/status of 409/);
    await openAwaitingReview();
    const [id = ''] = await ids(1);
    await portal.call('POST', `/admin/withdrawal/withdrawals/${id}/reject`, { reason: 'Fraud' });
    await (await menuOf(id)).getByRole('menuitem', { name: 'Approve' }).click();
    await toast('Failed to approve withdrawal').waitFor();
    await portal.page.getByText(`Withdrawal ${id} is rejected and cannot be approved.`).waitFor();
    await card(id).waitFor({ state: 'detached' });
    expect(await statusOnServer(id)).toBe('rejected');
  });

  test('is reviewed from its dialog, which has a link of its own and a timeline', async () => {
    const { page } = portal;
    await openAwaitingReview();
    const [id = ''] = await ids(1);
    await card(id).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText(id).first().waitFor();
    expect(search().get('open')).toBe(id);
    await page.reload();
    await dialog.getByRole('button', { name: 'Approve' }).click();
    await toast('Withdrawal approved successfully').waitFor();
    await dialog.getByText('Approved via admin panel').first().waitFor();
    await dialog.getByRole('button', { name: 'Process' }).click();
    await page
      .getByRole('dialog', { name: /^Send \$[\d,.]+ now, without the rest of the cooling-off\?$/ })
      .getByRole('button', { name: 'Process' })
      .click();
    await toast('Withdrawal is being processed').waitFor();
    expect(await statusOnServer(id)).toBe('processing');
    expect(await dialog.getByRole('button', { name: 'Approve' }).count()).toBe(0);
  });

  test('that awaits review offers Approve and Reject, in its menu and in the dialog that View Details opens', async () => {
    const { page } = portal;
    await openAwaitingReview();
    const [id = ''] = await ids(1);
    await card(id)
      .getByText(/^Pending/)
      .first()
      .waitFor();
    await card(id).getByRole('checkbox').waitFor();
    const menu = await menuOf(id);
    expect(await menu.getByRole('menuitem').allTextContents()).toEqual(['Approve', 'Reject', 'View Details', 'Export']);
    await menu.getByRole('menuitem', { name: 'View Details' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Approve' }).waitFor();
    await dialog.getByRole('button', { name: 'Reject' }).waitFor();
    expect(search().get('open')).toBe(id);
  });

  test('that failed can be retried or released, and a completed one marked as returned', async () => {
    const { page } = portal;
    await portal.signIn();
    const list = await (await portal.call('GET', '/admin/withdrawal/withdrawals?status=failed')).json();
    const failed = list.withdrawals[0].withdrawal_id;
    await page.goto(`${portal.server.portal}withdrawals?status=failed`);
    const menu = await menuOf(failed);
    expect(await menu.getByRole('menuitem').allTextContents()).toEqual(['Release', 'View Details', 'Export', 'Retry']);
    await menu.getByRole('menuitem', { name: 'Retry' }).click();
    await page
      .getByRole('dialog', { name: /^Send \$[\d,.]+ again\?$/ })
      .getByRole('button', { name: 'Retry' })
      .click();
    await toast('Withdrawal retried').waitFor();
    expect(await statusOnServer(failed)).toBe('processing');

    await page.goto(`${portal.server.portal}withdrawals?status=completed`);
    const [completed = ''] = await ids(1);
    const items = await (await menuOf(completed)).getByRole('menuitem').allTextContents();
    expect(items).toEqual(['Mark as Returned', 'View Details', 'Export']);
  });

  test('is opened, read and closed with the keyboard alone', async () => {
    const { page } = portal;
    await openAwaitingReview();
    const [id = ''] = await ids(1);
    await page.getByRole('link', { name: id, exact: true }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(search().get('open')).toBeNull();
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(id);
  });

  test('is a link: its id opens it in another tab, and the middle button does on all of its card', async () => {
    const { page } = portal;
    await openAwaitingReview();
    const [id = ''] = await ids(1);
    const context = page.context();
    for (const click of [
      () => page.getByRole('link', { name: id, exact: true }).click({ modifiers: ['ControlOrMeta'] }),
      () => card(id).getByText('Net', { exact: true }).click({ button: 'middle' }),
    ]) {
      const [tab] = await Promise.all([context.waitForEvent('page'), click()]);
      await tab.getByRole('dialog').getByText(id).first().waitFor();
      await tab.close();
    }
    // This page itself opened none.
    expect(search().get('open')).toBeNull();
  });

  test('exports as CSV that holds no formula', async () => {
    await openAwaitingReview();
    const [id = ''] = await ids(1);
    const menu = await menuOf(id);
    const [download] = await Promise.all([
      portal.page.waitForEvent('download'),
      menu.getByRole('menuitem', { name: 'Export' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/\.csv$/);
    const chunks: Buffer[] = [];
    for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
    const csv = Buffer.concat(chunks).toString();
    expect(csv).toContain(id);
    expect(
      csv
        .split('\r\n')
        .flatMap((line) => line.split(','))
        .filter((cell) => /^"?[=+@-]/.test(cell)),
    ).toEqual([]);
  });

  test('that was paid comes back with the reference of the bank, and is released to its player', async () => {
    const { page } = portal;
    await portal.signIn('withdrawals?status=completed');
    const [id = ''] = await ids(1);
    await (await menuOf(id)).getByRole('menuitem', { name: 'Mark as Returned' }).click();
    const question = page.getByRole('dialog', { name: /^Did the bank send \$[\d,.]+ back\?$/ });
    await question.getByRole('button', { name: 'The account is closed' }).click();
    await question.getByRole('button', { name: 'Mark as Returned' }).click();
    await question.getByText('A bank reference is required.').waitFor();
    await question.getByLabel('Bank reference').fill('R03-4711');
    await question.getByRole('button', { name: 'Mark as Returned' }).click();
    await toast('Return recorded').waitFor();
    expect(await statusOnServer(id)).toBe('failed');

    await page.goto(`${portal.server.portal}withdrawals?open=${id}`);
    const details = page.getByRole('dialog');
    await details.getByText('The bank sent the payment back').waitFor();
    await details.getByRole('listitem').filter({ hasText: 'Bank reference R03-4711' }).waitFor();
    await details.getByRole('button', { name: 'Release' }).click();
    const release = page.getByRole('dialog', { name: /^Give .* back to the player\?$/ });
    await release.getByLabel('Reason').fill('The account cannot be paid');
    await release.getByRole('button', { name: 'Release' }).click();
    await toast('Withdrawal released').waitFor();
    await details.getByText('Released to the player').waitFor();
    expect(await statusOnServer(id)).toBe('rejected');
  });

  test('that does not exist says so', async () => {
    portal.expectConsole(/status of 404/);
    await portal.signIn('withdrawals?open=WDR-0');
    await portal.page.getByText('There is no withdrawal WDR-0.').waitFor();
  });
});

describe('several withdrawals', () => {
  const bar = (): Locator => portal.page.getByRole('region', { name: 'Bulk actions' });

  test('are approved after a question, and what somebody else decided meanwhile stays selected with its reason', async () => {
    const { page } = portal;
    await openAwaitingReview();
    const chosen = await ids(3);
    const [, decided = ''] = chosen;
    // The unfiltered list shows the decided ones, too.
    await page.goto(`${portal.server.portal}withdrawals`);
    await select(chosen);
    await bar().getByText('3 selected').waitFor();
    await portal.call('POST', `/admin/withdrawal/withdrawals/${decided}/reject`, { reason: 'Fraud' });
    await bar().getByRole('button', { name: 'Approve Selected' }).click();
    await page.getByRole('dialog', { name: 'Approve 3 withdrawals?' }).getByRole('button', { name: 'Approve' }).click();
    await toast('2 withdrawals approved').waitFor();
    await page.getByText('1 withdrawal could not be approved').waitFor();
    await bar().getByText('1 selected').waitFor();
    await card(decided).getByText(`Withdrawal ${decided} is rejected and cannot be approved.`).waitFor();
    await expect.poll(() => page.getByRole('checkbox', { name: `Select ${decided}` }).isChecked()).toBe(true);
    for (const id of chosen) expect(await statusOnServer(id)).toBe(id === decided ? 'rejected' : 'approved');
  });

  test('are rejected for one reason, and not without one', async () => {
    const { page } = portal;
    await openAwaitingReview();
    const chosen = await ids(2);
    await select(chosen);
    await bar().getByRole('button', { name: 'Reject Selected' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Reject' }).click();
    await dialog.getByText('A reason is required.').waitFor();
    await dialog.getByLabel('Reason').fill('Account closed');
    await dialog.getByRole('button', { name: 'Reject' }).click();
    await toast('2 withdrawals rejected').waitFor();
    await bar().waitFor({ state: 'detached' });
    for (const id of chosen) expect(await statusOnServer(id)).toBe('rejected');
  });

  test('that cool off are recalled for one reason, and await their review again', async () => {
    const { page } = portal;
    await portal.signIn('withdrawals?status=approved');
    const chosen = await ids(2);
    await page.getByRole('checkbox', { name: 'Select all loaded' }).check();
    expect(await bar().getByRole('button', { name: 'Approve Selected' }).count()).toBe(0);
    await bar().getByRole('button', { name: 'Recall Selected' }).click();
    const dialog = page.getByRole('dialog', { name: /^Recall \d+ withdrawals\?$/ });
    await dialog.getByRole('button', { name: 'Approved by mistake' }).click();
    await dialog.getByRole('button', { name: 'Recall' }).click();
    await toast(/withdrawals recalled$/).waitFor();
    await bar().waitFor({ state: 'detached' });
    for (const id of chosen) expect(await statusOnServer(id)).toBe('pending_review');
  });

  test('stay as they are when the question is answered with no', async () => {
    const { page } = portal;
    await openAwaitingReview();
    const [id = ''] = await ids(1);
    await select([id]);
    await bar().getByRole('button', { name: 'Approve Selected' }).click();
    await page.getByRole('dialog', { name: 'Approve 1 withdrawals?' }).getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await bar().getByRole('button', { name: 'Reject Selected' }).click();
    await page.getByRole('dialog').getByLabel('Reason').fill('Never mind');
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await statusOnServer(id)).toMatch(/^pending/);
    await bar().getByRole('button', { name: 'Clear selection' }).click();
    await bar().waitFor({ state: 'detached' });
  });

  test.each([
    ['Approve', 'Failed to approve withdrawals'],
    ['Reject', 'Failed to reject withdrawals'],
  ])('a failed bulk %s says so in the words of the specification', async (action, words) => {
    const { page } = portal;
    portal.expectConsole(/ERR_FAILED/);
    await openAwaitingReview();
    const chosen = await ids(2);
    await select(chosen);
    await page.route(/bulk-(approve|reject)$/, (route) => route.abort());
    await bar()
      .getByRole('button', { name: `${action} Selected` })
      .click();
    if (action === 'Reject') await page.getByRole('dialog').getByLabel('Reason').fill('A reason');
    await page.getByRole('dialog').getByRole('button', { name: action }).click();
    await toast(words).waitFor();
    await bar().getByText('2 selected').waitFor();
    for (const id of chosen) expect(await statusOnServer(id)).toMatch(/^pending/);
  });

  test('that cannot be reviewed are neither counted in the question nor sent', async () => {
    const { page } = portal;
    await portal.signIn('withdrawals?status=completed');
    const [done = ''] = await ids(1);
    expect(await page.getByRole('checkbox', { name: 'Select all loaded' }).isDisabled()).toBe(true);
    await select([done]);
    await bar().getByText('1 selected').waitFor();
    await bar().getByText('It cannot be reviewed').waitFor();
    for (const name of ['Approve Selected', 'Reject Selected']) {
      expect(await bar().getByRole('button', { name }).isDisabled()).toBe(true);
    }

    await page.goto(`${portal.server.portal}withdrawals`);
    await cards().first().waitFor();
    // The cards below the window are drawn a moment later.
    await page.locator('[aria-label="Withdrawals"] > li:empty').first().waitFor({ state: 'detached' });
    const open = await page
      .getByRole('article')
      .filter({ hasText: /Pending/ })
      .count();
    const all = page.getByRole('checkbox', { name: 'Select all loaded' });
    await all.check();
    await bar().getByText(`${open} selected`).waitFor();
    const decided = page.getByRole('article').filter({ hasNotText: /Pending/ });
    const extra = (await decided.first().getAttribute('aria-label')) ?? '';
    await select([extra]);
    await bar()
      .getByText(`${open + 1} selected`)
      .waitFor();
    await bar().getByText('1 of them cannot be reviewed').waitFor();
    await bar().getByRole('button', { name: 'Approve Selected' }).click();
    await page
      .getByRole('dialog', { name: `Approve ${open} withdrawals?` })
      .getByRole('button', { name: 'Cancel' })
      .click();
    await bar().getByRole('button', { name: 'Clear selection' }).click();
  });

  test('are selected as a range with Shift, and show their number, sum and net', async () => {
    const { page } = portal;
    await openAwaitingReview();
    const chosen = await ids(4);
    const box = (id = '') => page.getByRole('checkbox', { name: `Select ${id}` });
    await box(chosen[0]).check();
    await box(chosen[3]).click({ modifiers: ['Shift'] });
    await bar().getByText('4 selected').waitFor();
    expect(await box(chosen[1]).isChecked()).toBe(true);
    // Comes directly after 'Select all' in the tab order.
    await page.getByRole('checkbox', { name: 'Select all loaded' }).focus();
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Clear selection');
    const rows = await Promise.all(
      chosen.map(async (id) => (await portal.call('GET', `/admin/withdrawal/withdrawals/${id}`)).json()),
    );
    const usd = (field: string) =>
      (rows.reduce((sum, row) => sum + Math.round(row[field] * 100), 0) / 100).toLocaleString('en-US', {
        style: 'currency',
        currency: 'USD',
      });
    await bar()
      .getByText(`${usd('requested_amount')}, net ${usd('net_payout_amount')}`)
      .waitFor();
  });
});

test('with the keyboard alone one is approved from its menu and two are rejected for a reason', async () => {
  const { page } = portal;
  await openAwaitingReview();
  const [approved = ''] = await ids(1);
  await page.getByRole('button', { name: `Actions for ${approved}` }).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Approve');
  await page.keyboard.press('Enter');
  await toast('Withdrawal approved successfully').waitFor();
  await card(approved).waitFor({ state: 'detached' });
  expect(await statusOnServer(approved)).toBe('approved');

  const rejected = await ids(2);
  for (const id of rejected) {
    await page.getByRole('checkbox', { name: `Select ${id}` }).focus();
    await page.keyboard.press('Space');
  }
  await page.getByRole('button', { name: 'Reject Selected' }).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('TEXTAREA');
  await page.keyboard.type('Account closed');
  await page.keyboard.press('Control+Enter');
  await toast('2 withdrawals rejected').waitFor();
  for (const id of rejected) expect(await statusOnServer(id)).toBe('rejected');
  // The bar, which had the focus, is gone.
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('select-all');
});

describe('the list', () => {
  beforeEach(() => portal.signIn('withdrawals'));

  test('shows the four figures of the summary', async () => {
    const summary = await (await portal.call('GET', '/admin/withdrawal/withdrawals/summary')).json();
    for (const [label, value] of [
      ['Total Pending', String(summary.totalPending)],
      ['Processing Today', String(summary.processingToday)],
      ['Completed (30d)', String(summary.completedThisMonth)],
      ['Failed Rate', formatPercent(summary.failureRate)],
    ] as const) {
      await portal.page.getByRole('group', { name: label }).getByText(value, { exact: true }).waitFor();
    }
  });

  test('keeps its filters in the URL, so that a reload, a link and Back bring them back', async () => {
    const { page } = portal;
    await page.getByLabel('Status').selectOption('rejected');
    await expect.poll(() => search().get('status')).toBe('rejected');
    await page.getByLabel('Min amount').fill('500');
    await expect.poll(() => search().get('min_amount')).toBe('500');
    await page.getByLabel('Search').fill('example');
    await expect.poll(() => search().get('search')).toBe('example');
    await page.reload();
    await expect.poll(() => page.getByLabel('Search').inputValue()).toBe('example');
    await expect.poll(() => page.getByLabel('Min amount').inputValue()).toBe('500');
    await expect.poll(() => page.getByLabel('Status').inputValue()).toBe('rejected');
    await page.goBack();
    await expect.poll(() => search().get('search')).toBeNull();
    await expect.poll(() => page.getByLabel('Search').inputValue()).toBe('');
    await page.getByRole('button', { name: 'Clear Filters' }).first().click();
    await expect.poll(() => [...search().keys()]).toEqual([]);
    await expect.poll(() => page.getByLabel('Min amount').inputValue()).toBe('');
  });

  test('has the filters of the specification, and inputs for both amounts', async () => {
    const { page } = portal;
    for (const label of ['Search', 'From date', 'To date', 'Min amount', 'Max amount']) {
      await page.getByLabel(label).waitFor();
    }
    expect(await page.getByLabel('Search').getAttribute('placeholder')).toBe('ID, email or bank');
    const options = page.getByLabel('Status').locator('option');
    expect(await options.evaluateAll((found) => found.map((option) => (option as HTMLOptionElement).value))).toEqual([
      'all',
      'pending_review',
      'approved',
      'rejected',
    ]);
    await page.getByRole('button', { name: 'Clear Filters' }).waitFor();
  });

  test('loses an amount that is none when the filters are cleared', async () => {
    const { page } = portal;
    await page.getByLabel('Min amount').fill('12,50');
    await page.getByText('Not an amount').waitFor();
    await page.getByRole('button', { name: 'Clear Filters' }).click();
    await page.getByText('Not an amount').waitFor({ state: 'detached' });
    expect(await page.getByLabel('Min amount').inputValue()).toBe('');
  });

  test('asks the server with the names of the contract', async () => {
    const { page } = portal;
    const asked = page.waitForRequest((request) => request.url().includes('/withdrawal/withdrawals?status=approved'));
    const query = 'status=approved&search=bank&date_from=2026-10-01&date_to=2026-11-20&min_amount=1&max_amount=9000';
    await page.goto(`${portal.server.portal}withdrawals?${query}`);
    const params = new URL((await asked).url()).searchParams;
    for (const [name, value] of new URLSearchParams(query)) expect([name, params.get(name)]).toEqual([name, value]);
    expect(params.get('sort')).toBe('created_at_desc');
  });

  test('falls back to no filter where the URL holds nonsense', async () => {
    await portal.page.goto(`${portal.server.portal}withdrawals?status=nonsense&min_amount=x&date_from=soon`);
    await cards().first().waitFor();
    await expect.poll(() => portal.page.getByLabel('Status').inputValue()).toBe('all');
  });

  test('says that nothing was found, and how to find something', async () => {
    const { page } = portal;
    await page.getByLabel('Search').fill('no such withdrawal');
    await page.getByText('No withdrawals found').waitFor();
    await page.getByText('Try adjusting your filters').waitFor();
    await page.getByRole('button', { name: 'Clear Filters' }).last().click();
    await cards().first().waitFor();
    await expect.poll(() => page.getByLabel('Search').inputValue()).toBe('');
  });

  test('exports what the filter finds, all pages of it', async () => {
    const { page } = portal;
    await page.goto(`${portal.server.portal}withdrawals?status=rejected`);
    await cards().first().waitFor();
    const { withdrawals } = await (
      await portal.call('GET', '/admin/withdrawal/withdrawals?status=rejected&limit=200')
    ).json();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export' }).first().click(),
    ]);
    const chunks: Buffer[] = [];
    for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
    const lines = Buffer.concat(chunks).toString().trim().split('\r\n');
    expect(lines).toHaveLength(withdrawals.length + 1);
  });

  test('on a phone the menu slides in, and choosing an entry closes it', async () => {
    const { page } = portal;
    await page.setViewportSize({ width: 390, height: 800 });
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('link', { name: 'Players' }).click();
    await page
      .getByText(/coming soon/i)
      .first()
      .waitFor();
    await page.getByRole('link', { name: 'Players' }).waitFor({ state: 'hidden' });
  });

  test('the bell leads to what awaits review', async () => {
    const { page } = portal;
    const newest = await (
      await portal.call('GET', '/admin/withdrawal/withdrawals?status=pending_review&limit=1')
    ).json();
    const id = newest.withdrawals[0].withdrawal_id;
    await page.getByRole('button', { name: 'Notifications: withdrawals await review' }).click();
    await page
      .getByRole('dialog')
      .getByRole('link', { name: new RegExp(id) })
      .click();
    await expect.poll(() => search().get('open')).toBe(id);
    await page.getByRole('dialog').getByRole('button', { name: 'Approve' }).waitFor();
  });
});

test('Back brings back all cards that were loaded, as high as they were, and the place among them', async () => {
  const { page } = portal;
  await portal.signIn('withdrawals');
  await cards().nth(49).waitFor();
  await page.getByRole('button', { name: 'Load more' }).click();
  await cards().nth(99).waitFor();
  // The reserved height of a card outside the window equals that of a visible one.
  expect(
    await cards().evaluateAll((found) => new Set(found.map((element) => element.getBoundingClientRect().height)).size),
  ).toBe(1);
  const [, , , id = ''] = (await ids(80)).toReversed();
  await card(id).scrollIntoViewIfNeeded();
  const place = () => card(id).evaluate((element) => Math.round(element.getBoundingClientRect().top));
  const before = await place();
  await page.getByRole('link', { name: 'Games', exact: true }).click();
  await page.getByRole('heading', { name: 'Games', exact: true }).waitFor();
  await page.goBack();
  await cards().nth(99).waitFor();
  await expect.poll(place).toBe(before);
});
