import { expect, test } from 'vitest';
import { portalUnderTest } from './portal-under-test.ts';

// After every action the focus is where the work continues, and never lost to the page.
const portal = portalUnderTest({
  server: 'embedded',
  env: { PAYMENT_RAIL: 'simulator', SIMULATOR_DELAY: '600', PROCESS_AFTER: '10080' },
});

type Step = {
  action: string;
  /** With the keyboard, so that something is always focused. */
  act: () => Promise<unknown>;
  /** The name of the control that is focused afterwards. */
  goesTo: RegExp | (() => RegExp);
};

const button = (name: string | RegExp) => portal.page.getByRole('button', { name }).first();
const press = async (name: string | RegExp) => {
  await button(name).focus();
  await portal.page.keyboard.press('Enter');
};
const choose = (name: string) => portal.page.getByRole('menuitem', { name }).press('Enter');
const inDialog = (name: string) => portal.page.getByRole('dialog').last().getByRole('button', { name, exact: true });
const toast = (line: string | RegExp) => portal.toast(line).waitFor();

/** The name of the focused element; 'nothing' when the focus was lost to the page. */
const focused = () =>
  portal.page.evaluate(() => {
    const { activeElement: element } = document;
    if (!element || element === document.body) return 'nothing';
    // Mantine's own ids name nothing.
    const id = element.id.startsWith('mantine-') ? '' : element.id;
    const label = (element as HTMLInputElement).labels?.[0]?.textContent;
    return element.getAttribute('aria-label') ?? (id || label || (element.textContent ?? ''));
  });

async function walk(steps: Step[]): Promise<void> {
  for (const { action, act, goesTo } of steps) {
    await act();
    const place = typeof goesTo === 'function' ? goesTo() : goesTo;
    await expect.poll(focused, { message: action }).toMatch(place);
  }
}

/** The id of the card at this position of the list. */
const idAt = async (at: number) => (await portal.page.getByRole('article').nth(at).getAttribute('aria-label')) ?? '';

async function openWithdrawals(status = 'pending_review') {
  await portal.signIn(`withdrawals?status=${status}`);
  await portal.page.getByRole('article').first().waitFor();
}

test('after a withdrawal is decided the focus is on the next card', async () => {
  const { page } = portal;
  await openWithdrawals();
  let next = '';
  const actOnFirst = async (entry: string) => {
    next = await idAt(1);
    await press(`Actions for ${await idAt(0)}`);
    await choose(entry);
  };
  await walk([
    {
      action: 'approve',
      act: async () => {
        await actOnFirst('Approve');
        await toast('Withdrawal approved successfully');
      },
      goesTo: () => new RegExp(`^Actions for ${next}$`),
    },
    {
      action: 'reject',
      act: async () => {
        await actOnFirst('Reject');
        await inDialog('Suspected fraud').press('Enter');
        await page.keyboard.press('Control+Enter');
        await toast('Withdrawal rejected');
      },
      goesTo: () => new RegExp(`^Actions for ${next}$`),
    },
    {
      action: 'approve in the dialog, and close it',
      act: async () => {
        next = await idAt(1);
        await page.getByRole('link', { name: await idAt(0), exact: true }).press('Enter');
        await inDialog('Approve').press('Enter');
        await toast('Withdrawal approved successfully');
        await inDialog('Process').waitFor();
        expect(await focused()).not.toBe('nothing');
        await page.keyboard.press('Escape');
        await page.getByRole('dialog').waitFor({ state: 'detached' });
      },
      goesTo: () => new RegExp(`^${next}$`),
    },
  ]);
});

test.each([
  { status: 'approved', entry: 'Recall', reason: 'Approved by mistake', said: 'Withdrawal recalled' },
  { status: 'failed', entry: 'Release', reason: 'The account cannot be paid', said: 'Withdrawal released' },
])('after $entry the focus is on the next card', async ({ status, entry, reason, said }) => {
  await openWithdrawals(status);
  const next = await idAt(1);
  await walk([
    {
      action: entry,
      act: async () => {
        await press(`Actions for ${await idAt(0)}`);
        await choose(entry);
        await inDialog(reason).press('Enter');
        await portal.page.keyboard.press('Control+Enter');
        await toast(said);
      },
      goesTo: new RegExp(`^Actions for ${next}$`),
    },
  ]);
});

test('after each other action on withdrawals the focus is on the count or the control itself', async () => {
  const { page } = portal;
  await openWithdrawals();
  const select = async (count: number) => {
    for (let at = 0; at < count; at++) await page.getByRole('checkbox', { name: `Select ${await idAt(at)}` }).check();
  };
  await walk([
    {
      action: 'clear the selection',
      act: async () => {
        await select(2);
        await press('Clear selection');
      },
      goesTo: /^select-all$/,
    },
    {
      action: 'approve several',
      act: async () => {
        await select(2);
        await press('Approve Selected');
        await inDialog('Approve').press('Enter');
        await toast('2 withdrawals approved');
      },
      goesTo: /^select-all$/,
    },
    { action: 'export', act: () => Promise.all([page.waitForEvent('download'), press('Export')]), goesTo: /^export$/ },
    { action: 'clear the filters', act: () => press('Clear Filters'), goesTo: /^Clear Filters$/ },
    { action: 'load more', act: () => press('Load more'), goesTo: /^(Load more|results-count)$/ },
    {
      action: 'clear the filters under an empty list',
      act: async () => {
        await page.getByLabel('Search').fill('nobody has this');
        await page.getByText('No withdrawals found').waitFor();
        await page.getByRole('log').getByText('Withdrawals listed: none').waitFor();
        await page.getByRole('button', { name: 'Clear Filters' }).last().press('Enter');
        await page.getByRole('article').first().waitFor();
      },
      goesTo: /^(results-count|Withdrawals)$/,
    },
  ]);
});

test('after each action on transactions, games and items the focus is on what comes next', async () => {
  const { page } = portal;
  await portal.signIn('transactions');
  const last = /of (\d+)/.exec((await page.getByText(/^Showing page/).textContent()) ?? '')?.[1];
  await page.goto(`${portal.server.portal}transactions?page=${Number(last) - 1}`);
  await page.getByText(`Showing page ${Number(last) - 1} of`).waitFor();
  await walk([
    {
      action: 'the last page',
      act: async () => {
        await press('Next');
        await page.getByText(`Showing page ${last} of`).waitFor();
      },
      goesTo: /^Next$/,
    },
  ]);

  await page.goto(`${portal.server.portal}transactions?status=pending&transaction_type=purchase`);
  await button(/^View Details of/).waitFor();
  const details = page.getByRole('button', { name: /^View Details of/ });
  let following = '';
  await walk([
    {
      action: 'set a status in the drawer, and close it',
      act: async () => {
        following = (await details.nth(1).getAttribute('aria-label')) ?? '';
        await details.first().press('Enter');
        await page.getByLabel('New status').selectOption('completed');
        await page.getByLabel('Notes').press('Control+Enter');
        await inDialog('Set to completed').press('Enter');
        await toast('Transaction status updated');
        await page.getByLabel('New status').waitFor({ state: 'detached' });
        expect(await focused()).not.toBe('nothing');
        await page.keyboard.press('Escape');
        await page.getByRole('dialog').waitFor({ state: 'detached' });
      },
      goesTo: () => new RegExp(`^${following}$`),
    },
  ]);

  await page.goto(`${portal.server.portal}games?status=active`);
  await page.getByRole('article').first().waitFor();
  let next = '';
  await walk([
    {
      action: 'deactivate',
      act: async () => {
        next = await idAt(1);
        await press(`Deactivate ${await idAt(0)}`);
        await inDialog('Deactivate').press('Enter');
        await toast('Game deactivated');
      },
      goesTo: () => new RegExp(`^Deactivate ${next}$`),
    },
    { action: 'clear the filters', act: () => press('Clear Filters'), goesTo: /^(results-count|Games)$/ },
  ]);

  await page.goto(`${portal.server.portal}game-items`);
  await button(/^Delete /).waitFor();
  const deletes = page.getByRole('button', { name: /^Delete / });
  await walk([
    {
      action: 'toggle',
      act: async () => {
        const answered = page.waitForResponse(/game-items\/admin\/update/);
        await page
          .getByRole('switch', { name: /^Active:/ })
          .first()
          .press('Space');
        await answered;
      },
      goesTo: /^Active:/,
    },
    {
      action: 'delete',
      act: async () => {
        next = (await deletes.nth(1).getAttribute('aria-label')) ?? '';
        await deletes.first().press('Enter');
        await inDialog('Delete').press('Enter');
        await toast('Item deleted successfully');
      },
      goesTo: () => new RegExp(`^${next}$`),
    },
  ]);
});

test('after refreshing, paying out and looking at the system the focus is on the button', async () => {
  const { page } = portal;
  await portal.signIn('revenue');
  await page.getByRole('table', { name: 'Payout History' }).waitFor();
  await walk([
    {
      action: 'refresh',
      act: async () => {
        await press('Refresh Data');
        await toast('Data refreshed successfully');
      },
      goesTo: /^Refresh Data$/,
    },
    {
      action: 'pay out',
      act: async () => {
        await press('Process Payout');
        // The amount is focused first; Enter moves to the next field, and only the button pays.
        await expect
          .poll(() => page.evaluate(() => document.activeElement?.getAttribute('name')))
          .toBe('payout_amount');
        await page.keyboard.type('1.25');
        await page.keyboard.press('Enter');
        expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('payout_method');
        await page.getByRole('dialog').getByText('$1.25 by Internal Transfer').waitFor();
        await inDialog('Process Payout').press('Enter');
        await toast('Successfully processed payout of $1.25');
        await page.getByRole('dialog').waitFor({ state: 'detached' });
      },
      goesTo: /^Process Payout$/,
    },
  ]);
  await page.goto(`${portal.server.portal}system`);
  await page
    .getByText(/^Checked/)
    .first()
    .waitFor();
  await walk([{ action: 'refresh', act: () => press('Refresh'), goesTo: /^Refresh$/ }]);
});

test('after the toggles of the dashboard, the bell, Try again and logging out the focus is where the work goes on', async () => {
  const { page } = portal;
  await portal.signIn('');
  await page.getByRole('switch', { name: 'Auto-refresh' }).waitFor();
  await walk([
    {
      action: 'turn the automatic refresh off',
      act: () => page.getByRole('switch', { name: 'Auto-refresh' }).press('Space'),
      goesTo: /^Auto-refresh/,
    },
    {
      action: 'choose another period',
      act: async () => {
        await page.getByRole('radio', { name: '7 days' }).press('ArrowRight');
        await page.waitForURL(/days=30/);
        await page.locator('main [aria-busy="true"]').first().waitFor({ state: 'detached' });
      },
      goesTo: /^30 days/,
    },
    {
      action: 'open the bell, and close it',
      act: async () => {
        await press(/^Notifications/);
        await page.getByRole('dialog', { name: 'Notifications' }).getByRole('link').first().waitFor();
        await page.keyboard.press('Escape');
        await page.getByRole('dialog', { name: 'Notifications' }).waitFor({ state: 'hidden' });
      },
      goesTo: /^Notifications/,
    },
    {
      action: 'try again',
      act: async () => {
        portal.expectConsole(/Failed to load resource/);
        await page.route('**/api/admin/games', (route) => route.abort());
        await page.getByRole('link', { name: 'Games', exact: true }).press('Enter');
        await button('Try again').waitFor();
        await page.unroute('**/api/admin/games');
        await press('Try again');
        await page.getByRole('article').first().waitFor();
      },
      goesTo: /^(results-count|Games)$/,
    },
    {
      action: 'log out',
      act: async () => {
        await press('Log out');
        await page.getByLabel('Username').waitFor();
      },
      goesTo: /^(Username.*|username)$/,
    },
  ]);
});

test('after a token is revoked, or a role or service account deleted, the focus is not lost', async () => {
  const { page } = portal;
  await portal.signIn('users?tab=services');
  for (const name of ['one', 'two']) await portal.call('POST', '/api/admin/service-accounts', { name, roles: [] });
  const made = await portal.call('GET', '/api/admin/service-accounts');
  const [one] = (await made.json()).service_accounts;
  await portal.call('POST', `/api/admin/service-accounts/${one.id}/tokens`, {});
  await portal.call('POST', '/api/admin/roles', { name: 'Above', permissions: [] });
  await portal.call('POST', '/api/admin/roles', { name: 'Below', permissions: [] });
  await page.reload();
  await walk([
    {
      action: 'revoke a token',
      act: async () => {
        await page.getByRole('link', { name: 'one', exact: true }).press('Enter');
        await press(/^Revoke /);
        await inDialog('Revoke').press('Enter');
        await toast('Token revoked');
      },
      goesTo: new RegExp(`^Revoke ${one.tokens[0].id}$`),
    },
    {
      action: 'delete the service account',
      act: async () => {
        await press('Delete Service Account');
        await inDialog('Delete').press('Enter');
        await toast('Service account deleted');
        await page.getByRole('link', { name: 'one', exact: true }).waitFor({ state: 'detached' });
      },
      // The row that opened the drawer is gone, too.
      goesTo: /^(two|Admin Users)$/,
    },
    {
      action: 'delete a role',
      act: async () => {
        await page.getByRole('link', { name: 'Roles', exact: true }).press('Enter');
        await page.getByRole('link', { name: 'Above' }).press('Enter');
        await press('Delete');
        await page
          .getByRole('dialog', { name: 'Delete Above?' })
          .getByRole('button', { name: 'Delete' })
          .press('Enter');
        await toast('Role deleted');
        await page.getByRole('link', { name: 'Above' }).waitFor({ state: 'detached' });
      },
      goesTo: /^Below$/,
    },
  ]);
});

test('on the System screen the focus stays with what was changed, or goes to its neighbour', async () => {
  const { page } = portal;
  await portal.signIn('system?part=payments');
  await walk([
    {
      action: 'pause payments',
      act: async () => {
        await press('Pause payments');
        await inDialog('Suspected fraud').press('Enter');
        await page.keyboard.press('Control+Enter');
        await toast('Payments are paused');
      },
      goesTo: /^Go on$/,
    },
    {
      action: 'go on',
      act: async () => {
        await page.keyboard.press('Enter');
        await inDialog('Go on').press('Enter');
        await toast('Payments go on');
      },
      goesTo: /^Pause payments$/,
    },
    {
      action: 'add a webhook target',
      act: async () => {
        await page.getByRole('link', { name: 'Webhooks' }).press('Enter');
        await press('Add Target');
        await page.getByLabel('Address').fill('https://platform.example.com/hooks');
        await page.keyboard.press('Enter');
        await inDialog('Done').press('Enter');
      },
      goesTo: /^Add Target$/,
    },
    {
      action: 'delete it',
      act: async () => {
        await page.getByRole('link', { name: 'https://platform.example.com/hooks' }).press('Enter');
        await inDialog('Delete').press('Enter');
        await page
          .getByRole('dialog', { name: 'Delete this target?' })
          .getByRole('button', { name: 'Delete' })
          .press('Enter');
        await toast('Target deleted');
        await page.getByText('No webhook targets yet').waitFor();
      },
      goesTo: /^Add Target$/,
    },
    {
      action: 'compare a statement',
      act: async () => {
        await page.getByRole('link', { name: 'Reconciliation' }).press('Enter');
        await press('Compare a Statement');
        const buffer = Buffer.from('Date,Reference,Amount\n2026-11-20,SIM-1,12\n');
        const file = { name: 'november.csv', mimeType: 'text/csv', buffer };
        await page.getByRole('dialog').locator('input[type=file]').setInputFiles(file);
        await page.getByLabel('Column with the reference').waitFor();
        await inDialog('Compare').press('Enter');
        await page.getByRole('dialog', { name: 'november.csv' }).getByText('Not one of ours').waitFor();
      },
      goesTo: /^Close$/,
    },
    {
      action: 'close it',
      act: async () => {
        await page.keyboard.press('Escape');
        await page.getByRole('dialog').waitFor({ state: 'detached' });
      },
      goesTo: /^(Compare a Statement|november\.csv)$/,
    },
  ]);
});
