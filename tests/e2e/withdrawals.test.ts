import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator } from 'playwright-core';
import { afterAll, describe, expect, test } from 'vitest';
import { full } from '../faults/suite.ts';
import { startServer } from '../server-process.ts';
import { describeInFull, testInFull } from '../test-in-full.ts';
import { portalUnderTest } from './portal-under-test.ts';

const journal = join(tmpdir(), `rail-${randomUUID()}.jsonl`);
const rail = await startServer({ JOURNAL: journal, DELAY_MS: '200' }, 'server/payments/rail/serve-simulator.ts');
afterAll(() => rail.stop());
// Only what an administrator sends is paid. One account does in seconds here what takes a person minutes.
const portal = portalUnderTest({
  server: 'own',
  env: { PAYMENT_RAIL: rail.origin, PROCESS_AFTER: '10080', RATE_LIMIT: '6000' },
});

const cards = () => portal.page.getByRole('article');
const card = (id: string) => portal.page.getByRole('article', { name: id });
const menuOf = async (id: string) => {
  await portal.page.getByRole('button', { name: `Actions for ${id}` }).click();
  const menu = portal.page.getByRole('menu');
  await menu.waitFor();
  return menu;
};

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

/** Runs in the page: waits for a toast with this text; its role and where it ends, and where the button that closes the dialog begins. */
async function toastAndClose(text: string) {
  const shown = () =>
    [...document.querySelectorAll('[data-kind="success"]')].find((one) => one.textContent?.includes(text));
  while (!shown()) await new Promise(requestAnimationFrame);
  const toast = shown();
  const button = document.querySelector('[role="dialog"] [aria-label="Close"]');
  return {
    role: toast?.getAttribute('role'),
    bottom: toast?.getBoundingClientRect().bottom,
    close: button?.getBoundingClientRect().top,
  };
}

// Before a mark makes a card, and the others of its row, higher.
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
  // The portal's font is set with another screen, and rounds some heights otherwise.
  await expect.poll(async () => Math.abs((await place()) - before)).toBeLessThanOrEqual(1);
});

describe('one withdrawal', () => {
  testInFull(
    'whose answer was lost is rejected once by Try again, with its reason, and nothing of it is left after signing out',
    async () => {
      const { page } = portal;
      portal.expectConsole(/ERR_FAILED/);
      await openAwaitingReview();
      const [id = ''] = await ids(1);
      await portal.loseAnswer(`**/${id}/reject`);
      await (await menuOf(id)).getByRole('menuitem', { name: 'Reject' }).click();
      await page.getByRole('dialog').getByLabel('Reason').fill('Stolen card 4417');
      await page.getByRole('dialog').getByRole('button', { name: 'Reject' }).click();
      await page.locator('[data-kind="error"]').getByRole('button', { name: 'Try again' }).click();
      await portal.toast(new RegExp(`^Already processed: ${id}`)).waitFor();
      expect(await portal.toast('Withdrawal rejected').count()).toBe(0);
      expect(await statusOnServer(id)).toBe('rejected');

      await page.goto(`${portal.server.portal}withdrawals?status=pending_review&open=${id}`);
      await page.getByRole('dialog').getByText('Stolen card 4417').first().waitFor();
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      const [other = ''] = await ids(1);
      await portal.loseAnswer(`**/${other}/reject`);
      await (await menuOf(other)).getByRole('menuitem', { name: 'Reject' }).click();
      await page.getByRole('dialog').getByLabel('Reason').fill('Stolen card 4417');
      await page.getByRole('dialog').getByRole('button', { name: 'Reject' }).click();
      await portal.toast('Failed to reject withdrawal').waitFor();
      await page.getByRole('button', { name: 'Log out' }).click();
      await page.getByLabel('Username').waitFor();
      const left = await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]));
      expect(left).not.toMatch(/Stolen|reject|unanswered|token|coinop\.session/);
    },
  );

  // A double tap sends no money, on a phone or a desktop. And no toast covers a button that closes something.
  test.each([[390, 844], ...(full() ? [[1440, 900]] : [])] as [number, number][])(
    'is reviewed from its dialog, which has a link of its own, and paid by the rail; its timeline follows; at %i pixels no second tap decides',
    async (width, height) => {
      const { page } = portal;
      await page.setViewportSize({ width, height });
      await openAwaitingReview();
      const [id = ''] = await ids(1);
      await card(id).click();
      const dialog = page.getByRole('dialog').first();
      await dialog.getByText(id).first().waitFor();
      expect(portal.search().get('open')).toBe(id);
      await page.reload();
      await dialog.getByRole('button', { name: 'Approve' }).waitFor();
      /** @param done what the first tap does, which is watched from before it */
      const tapTwice = async (name: string, done: () => Promise<unknown>) => {
        const box = await dialog.getByRole('button', { name, exact: true }).boundingBox();
        const at = [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2] as const;
        const isDone = done();
        await page.mouse.click(...at);
        await isDone;
        await page.mouse.click(...at);
      };
      await tapTwice('Approve', async () => {
        // In the page, because the toast disappears after two seconds.
        const { role, bottom, close } = await page.evaluate(toastAndClose, `${id} approved, $`);
        // The toast is above the dialog, and not an alert.
        expect(role).not.toBe('alert');
        expect(bottom).toBeLessThanOrEqual(close ?? 0);
        await page.getByRole('log').getByText(`Withdrawal approved successfully: ${id} approved`).waitFor();
        await dialog.getByRole('button', { name: 'Process' }).waitFor();
      });
      await dialog.getByText('Approved via admin panel').first().waitFor();

      // It is cooling off: only an administrator can send it earlier.
      const question = page.getByRole('dialog', {
        name: /^Send \$[\d,.]+ now, without the rest of the cooling-off\?$/,
      });
      await page.reload();
      await dialog.getByRole('button', { name: 'Process' }).waitFor();
      await tapTwice('Process', () => question.waitFor());
      // Neither does a second Enter: the initial focus is on 'no'.
      await page.reload();
      await dialog.getByRole('button', { name: 'Process' }).press('Enter');
      await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Cancel');
      await page.keyboard.press('Enter');
      await question.waitFor({ state: 'detached' });
      expect(await statusOnServer(id)).toBe('approved');
      await dialog.getByRole('button', { name: 'Process' }).click();
      await question.getByRole('button', { name: 'Process' }).click();
      await portal.toast('Withdrawal is being processed').waitFor();
      await expect.poll(() => statusOnServer(id)).toBe('completed');

      // The open withdrawal follows without reloading the page.
      await dialog.getByText('Completed', { exact: true }).first().waitFor();
      expect(await dialog.getByRole('button', { name: 'Approve' }).count()).toBe(0);
      const timeline = dialog.getByRole('list', { name: 'Timeline' }).getByRole('listitem').filter({ hasText: / by / });
      await timeline.filter({ hasText: 'Completed by System' }).waitFor();
      const entries = (await timeline.allTextContents()).map((entry) => /^\w+ by (System|admin)/.exec(entry)?.[0]);
      expect(entries).toEqual([
        'Requested by System',
        'Approved by admin',
        'Processing by admin',
        'Completed by System',
      ]);
      await timeline
        .last()
        .getByText(/^SIM-[0-9A-F]{10}$/)
        .waitFor();
    },
  );

  testInFull('that failed is retried from its menu', async () => {
    const { page } = portal;
    await portal.signIn('withdrawals?status=failed');
    const [failed = ''] = await ids(1);
    await (await menuOf(failed)).getByRole('menuitem', { name: 'Retry' }).click();
    await page
      .getByRole('dialog', { name: /^Send \$[\d,.]+ again\?$/ })
      .getByRole('button', { name: 'Retry' })
      .click();
    await portal.toast('Withdrawal retried').waitFor();
    await expect.poll(() => statusOnServer(failed)).toBe('completed');
  });

  testInFull('that was paid is announced as returned with the reference of the bank, which only marks it', async () => {
    const { page } = portal;
    await portal.signIn('withdrawals?status=completed');
    const [id = ''] = await ids(1);
    await (await menuOf(id)).getByRole('menuitem', { name: 'Announce Return' }).click();
    const question = page.getByRole('dialog', { name: /^Did the bank send \$[\d,.]+ back\?$/ });
    await question.getByRole('button', { name: /account is closed/i }).click();
    await question.getByRole('button', { name: 'Announce Return' }).click();
    await question.getByText('A bank reference is required.').waitFor();
    await question.getByLabel('Bank reference').fill('R03-4711');
    await question.getByRole('button', { name: 'Announce Return' }).click();
    await portal.toast('Return announced').waitFor();
    expect(await statusOnServer(id)).toBe('completed');

    await page.getByRole('link', { name: id, exact: true }).click();
    const details = page.getByRole('dialog');
    await details.getByText(/^Return announced by admin/).waitFor();
    await details.getByText('Bank reference R03-4711').waitFor();
    expect(await details.getByRole('button', { name: 'Announce Return' }).count()).toBe(0);
  });
});

describeInFull('several withdrawals', () => {
  const bar = (): Locator => portal.page.getByRole('region', { name: 'Bulk actions' });

  testInFull(
    'are approved after a question, and what somebody else decided meanwhile stays selected with its reason',
    async () => {
      const { page } = portal;
      // The unfiltered list shows the decided ones, too.
      await portal.signIn('withdrawals');
      await cards().first().waitFor();
      const found = await portal.call('GET', '/admin/withdrawal/withdrawals?status=pending_review&limit=3');
      const { withdrawals }: { withdrawals: { withdrawal_id: string }[] } = await found.json();
      const chosen = withdrawals.map(({ withdrawal_id }) => withdrawal_id);
      const [, decided = ''] = chosen;
      await select(chosen);
      await bar().getByText('3 selected').waitFor();
      await portal.call('POST', `/admin/withdrawal/withdrawals/${decided}/reject`, { reason: 'Fraud' });
      await bar().getByRole('button', { name: 'Approve Selected' }).click();
      await page
        .getByRole('dialog', { name: 'Approve 3 withdrawals?' })
        .getByRole('button', { name: 'Approve' })
        .click();
      await portal.toast('2 withdrawals approved').waitFor();
      await portal.toast('1 withdrawal could not be approved').waitFor();
      await bar().getByText('1 selected').waitFor();
      await card(decided).getByText(`Withdrawal ${decided} is rejected and cannot be approved.`).waitFor();
      await expect.poll(() => page.getByRole('checkbox', { name: `Select ${decided}` }).isChecked()).toBe(true);
      for (const id of chosen) expect(await statusOnServer(id)).toBe(id === decided ? 'rejected' : 'approved');
    },
  );

  testInFull('that cool off are recalled for one reason, and await their review again', async () => {
    const { page } = portal;
    await portal.signIn('withdrawals?status=approved');
    const chosen = await ids(2);
    await page.getByRole('checkbox', { name: /^Select these/ }).check();
    expect(await bar().getByRole('button', { name: 'Approve Selected' }).count()).toBe(0);
    await bar().getByRole('button', { name: 'Recall Selected' }).click();
    const dialog = page.getByRole('dialog', { name: /^Recall \d+ withdrawals\?$/ });
    await dialog.getByRole('button', { name: 'Approved by mistake' }).click();
    await dialog.getByRole('button', { name: 'Recall' }).click();
    await portal.toast(/withdrawals recalled$/).waitFor();
    await bar().waitFor({ state: 'detached' });
    for (const id of chosen) expect(await statusOnServer(id)).toBe('pending_review');
  });
});

testInFull('with the keyboard alone one is approved from its menu and two are rejected for a reason', async () => {
  const { page } = portal;
  await openAwaitingReview();
  const [approved = ''] = await ids(1);
  await page.getByRole('button', { name: `Actions for ${approved}` }).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Approve');
  await page.keyboard.press('Enter');
  await portal.toast('Withdrawal approved successfully').waitFor();
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
  await portal.toast('2 withdrawals rejected').waitFor();
  for (const id of rejected) expect(await statusOnServer(id)).toBe('rejected');
  // The bar, which had the focus, is gone.
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('select-all');
});

testInFull('export as CSV that holds no formula: one, and all that the filter finds', async () => {
  const { page } = portal;
  await portal.signIn('withdrawals?status=rejected');
  const [id = ''] = await ids(1);
  const found = await portal.call('GET', '/admin/withdrawal/withdrawals?status=rejected&limit=200');
  const { withdrawals } = await found.json();
  const exported = async (click: () => Promise<void>) => {
    const [download] = await Promise.all([page.waitForEvent('download'), click()]);
    expect(download.suggestedFilename()).toMatch(/\.csv$/);
    const lines = readFileSync(await download.path(), 'utf8')
      .trim()
      .split('\r\n');
    expect(lines.flatMap((line) => line.split(',')).filter((cell) => /^"?[=+@-]/.test(cell))).toEqual([]);
    return lines;
  };
  const menu = await menuOf(id);
  const one = await exported(() => menu.getByRole('menuitem', { name: 'Export' }).click());
  expect(one).toHaveLength(2);
  expect(one[1]).toContain(id);
  const all = await exported(() => page.getByRole('button', { name: 'Export' }).first().click());
  expect(all).toHaveLength(withdrawals.length + 1);
});
