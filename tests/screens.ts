import type { Page } from 'playwright-core';
import { full } from './faults/suite.ts';

// Every screen, and everything that can be opened on it. `npm run screenshots` photographs them, and tests that apply
// to all screens open them. The preparation of a screen works with any records.

export interface Screen {
  name: string;
  /** Relative to /admin-panel/. */
  path: string;
  /** Brings the screen into the state to be shown. */
  prepare?: (page: Page) => Promise<unknown>;
  /** Visible before signing in. */
  signedOut?: true;
  /** The name of a screen that has parts of the same kinds: `npm test` visits only that one. */
  like?: string;
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const dialog = (page: Page) => page.getByRole('dialog').last();

/** Presses the first such button, and waits for the dialog that it opens. */
const opens = (name: RegExp) => async (page: Page) => {
  await button(page, name).first().click();
  await dialogShown(page);
};
/** Of what was shown on the way nothing remains. Not waiting for it to come: on a slow machine it may be gone already. */
const toastsGone = (page: Page) =>
  page.waitForFunction(() => !document.querySelector('.mantine-Notification-root'), undefined, { polling: 100 });

/** For an address that opens a dialog. */
const dialogShown = (page: Page) => dialog(page).getByRole('button').first().waitFor();

/** The bell's entries link to a withdrawal that awaits review, whatever the list shows. */
async function openWithdrawal(page: Page) {
  await button(page, /^Notifications/).click();
  await page
    .getByRole('dialog', { name: 'Notifications' })
    .getByRole('listitem')
    .first()
    .getByRole('link')
    .first()
    .click();
  await dialog(page).getByRole('button', { name: 'Approve' }).waitFor();
}

/** The preview of a discount for all items of the page. */
async function changeItems(page: Page) {
  await page.getByLabel(/^Select these/).check();
  await button(page, 'Change Selected').click();
  await dialog(page).getByLabel('Discount').selectOption('Set a discount');
  await dialog(page).getByLabel('Discount (%)').fill('30');
  await dialog(page).getByRole('list', { name: 'Preview' }).waitFor();
}

async function searchInPalette(page: Page) {
  await button(page, 'Search or go to').click();
  await dialog(page).getByRole('combobox').fill('copper');
  await dialog(page).getByRole('group', { name: 'Games' }).getByRole('option').first().waitFor();
  await dialog(page).getByText('Searching…').waitFor({ state: 'detached' });
}

async function openPlayer(page: Page) {
  await page.getByRole('table', { name: 'Players' }).getByRole('link').first().click();
  await page.getByRole('list', { name: 'What happened, newest first' }).waitFor();
}

const openTabOfPlayer = (name: string | RegExp) => async (page: Page) => {
  await openPlayer(page);
  await page.getByRole('navigation', { name: 'Parts of the page' }).getByRole('link', { name }).click();
  await page.locator('[aria-current="page"]').filter({ hasText: name }).waitFor();
};

async function openMenuOfWithdrawal(page: Page) {
  await button(page, /^Actions for /)
    .first()
    .click();
  await page.getByRole('menu').waitFor();
}

async function rejectSelected(page: Page) {
  for (const index of [0, 1, 2])
    await page
      .getByRole('checkbox', { name: /^Select / })
      .nth(index)
      .check();
  await button(page, 'Reject Selected').click();
  await dialog(page).getByRole('button', { name: 'Reject' }).click();
}

async function openTransaction(page: Page) {
  await button(page, /^View Details/)
    .first()
    .click();
  await dialog(page).getByRole('button', { name: 'Close' }).waitFor();
}

async function askToCancelTransaction(page: Page) {
  await openTransaction(page);
  await dialog(page).getByLabel('New status').selectOption('cancelled');
  await dialog(page).getByRole('button', { name: 'Update Status' }).click();
  await button(page, 'Set to cancelled').waitFor();
}

async function emptyNameOfGame(page: Page) {
  await button(page, /^Edit /)
    .first()
    .click();
  await dialog(page).getByLabel('Name').fill('');
  await page.keyboard.press('Enter');
  await dialog(page).getByText('Name is required').waitFor();
}

async function leaveChangedItem(page: Page) {
  await openItem(page);
  await page.getByLabel('Limited Time Offer').check();
  await page.keyboard.press('Escape');
  await button(page, 'Discard').waitFor();
}

async function openItem(page: Page) {
  await page.getByRole('table', { name: 'Items' }).getByRole('link').first().click();
  await page.getByLabel('Item Name').waitFor();
}

async function openPayout(page: Page) {
  await page.getByRole('table', { name: 'Payout History' }).getByRole('link').first().click();
  await dialog(page).getByRole('button', { name: 'Close' }).waitFor();
}

async function fillPayout(page: Page) {
  await button(page, 'Process Payout').first().click();
  await page.getByLabel('Payout amount').fill('125.50');
}

async function payOutNothing(page: Page) {
  await button(page, 'Process Payout').first().click();
  await page.getByLabel('Payout amount').fill('0');
  await dialog(page).getByText('Please enter a valid payout amount').waitFor();
}

/** Creates a service account, if there is none yet, and opens it. */
async function openServiceAccount(page: Page) {
  const account = page.getByRole('table', { name: 'Service accounts' }).getByRole('link').first();
  const empty = page.getByText('No service accounts yet');
  await account.or(empty).first().waitFor();
  if (await empty.isVisible()) {
    await button(page, 'New Service Account').first().click();
    await dialog(page).getByLabel('Name').fill('platform-sync');
    await dialog(page).getByRole('button', { name: 'Create', exact: true }).click();
    await button(page, 'I have kept it').click();
    await dialog(page).waitFor({ state: 'detached' });
  }
  await account.click();
  await dialog(page).getByRole('heading', { name: 'Tokens' }).waitFor();
  await toastsGone(page);
}

/** The day so many days ago, in UTC. */
const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);

const STATEMENT = [
  'Account;000 111',
  'Date;Reference;Text;Amount;Currency',
  '2026-11-20;WDR-100481;Payout;-97.50;USD',
  '2026-11-21;ACH 99120;Card terminal;-12.00;USD',
  '2026-11-24;RETURN R03;No account;62.51;USD',
  '2026-11-24;Fee',
  'Total;;;-47.00;',
].join('\n');

async function chooseStatement(page: Page, content = STATEMENT) {
  const buffer = Buffer.from(content);
  await dialog(page).locator('input[type=file]').setInputFiles({ name: 'november.csv', mimeType: 'text/csv', buffer });
  await dialog(page).getByRole('region', { name: 'How the file is read' }).waitFor();
}

/** Uploads a statement, if it is not there yet, and opens one of its tabs. */
const openStatement = (tab: RegExp) => async (page: Page) => {
  const table = page.getByRole('table', { name: 'Statements' });
  const statement = table.getByRole('link', { name: /november\.csv$/ }).first();
  await table.getByRole('link').first().or(page.getByText('No statement was uploaded yet')).first().waitFor();
  if (await statement.isVisible()) await statement.click();
  else {
    await button(page, 'Upload a Statement').click();
    await chooseStatement(page);
    await dialog(page).getByRole('button', { name: 'Upload', exact: true }).click();
  }
  await page.getByRole('navigation', { name: 'Lines by state' }).getByRole('link', { name: tab }).click();
  await page.getByRole('list', { name: 'Lines' }).waitFor();
  await toastsGone(page);
};

/** Creates a target that refuses its messages, if there is none yet, and opens it with a delivery in its log. */
async function openWebhook(page: Page) {
  const target = page.getByRole('table', { name: 'Webhook targets' }).getByRole('link').first();
  const empty = page.getByText('No webhook targets yet');
  await target.or(empty).first().waitFor();
  if (await empty.isVisible()) {
    await button(page, 'Add Target').first().click();
    await dialog(page).getByLabel('Address').fill('http://127.0.0.1:9/hook');
    await dialog(page).getByRole('button', { name: 'Add', exact: true }).click();
    await button(page, 'I have kept it').click();
    await dialog(page).waitFor({ state: 'detached' });
    await target.click();
    await dialog(page).getByRole('button', { name: 'Send a test' }).click();
  } else await target.click();
  await dialog(page)
    .getByRole('article', { name: 'webhook.test' })
    .first()
    .getByText(/^No connection/)
    .waitFor();
  await toastsGone(page);
}

/** Compares with the rail, if that was not done before, and opens the comparison. */
async function openComparison(page: Page) {
  const run = page.getByRole('table', { name: 'Comparisons' }).getByRole('link').first();
  await run.or(page.getByText('Nothing was compared yet')).first().waitFor();
  if (!(await run.isVisible())) {
    await button(page, 'Compare with the Rail').click();
    await dialog(page).getByLabel('Since').fill(day(60));
    await dialog(page).getByRole('button', { name: 'Compare' }).click();
  } else await run.click();
  await dialog(page)
    .getByRole('button', { name: /^Matched/ })
    .click();
  await toastsGone(page);
}

/** The charts' tooltips follow the pointer; a button shows their tables. */
async function pointAtCharts(page: Page) {
  for (const chart of await page.getByRole('img').all())
    if (await chart.isVisible()) await chart.hover({ force: true });
  // In reverse order, because a clicked button changes its name.
  for (const toTable of (await button(page, 'View as table').all()).reverse()) await toTable.click();
}

export const SCREENS: Screen[] = [
  { name: 'login', path: 'login', signedOut: true },
  {
    name: 'login-errors',
    like: 'process-payout-errors',
    path: 'login',
    signedOut: true,
    prepare: async (page) => {
      await button(page, 'Forgot password?').click();
      await button(page, 'Sign in').click();
    },
  },
  { name: 'login-invitation', like: 'login', path: 'login?invite=dana.reyes.token', signedOut: true },
  { name: 'not-found', like: 'withdrawals-empty', path: 'nowhere' },
  { name: 'dashboard', path: '' },
  { name: 'dashboard-90-days', like: 'dashboard', path: '?days=90' },
  { name: 'dashboard-charts', path: '', prepare: pointAtCharts },
  { name: 'dashboard-figure', like: 'withdrawals-reject', path: '', prepare: opens(/^How is this counted/) },
  {
    name: 'notifications',
    path: '',
    prepare: async (page) => {
      await button(page, /^Notifications/).click();
      await page.getByRole('dialog', { name: 'Notifications' }).getByRole('link').first().waitFor();
    },
  },
  { name: 'transactions', path: 'transactions' },
  { name: 'transactions-empty', like: 'withdrawals-empty', path: 'transactions?search=nobody-has-this' },
  { name: 'transaction', path: 'transactions?status=pending&transaction_type=purchase', prepare: openTransaction },
  {
    name: 'transaction-question',
    like: 'withdrawals-reject',
    path: 'transactions?status=pending&transaction_type=purchase',
    prepare: askToCancelTransaction,
  },
  { name: 'withdrawals', path: 'withdrawals' },
  { name: 'withdrawals-empty', path: 'withdrawals?search=nobody-has-this' },
  { name: 'withdrawal', path: 'withdrawals', prepare: openWithdrawal },
  { name: 'withdrawal-menu', like: 'notifications', path: 'withdrawals', prepare: openMenuOfWithdrawal },
  { name: 'withdrawals-reject', path: 'withdrawals?status=pending_review', prepare: rejectSelected },
  {
    name: 'withdrawals-table',
    like: 'players',
    path: 'withdrawals?view=table&sort=requested_amount_desc',
    prepare: (page) => page.getByRole('rowheader').first().waitFor(),
  },
  {
    name: 'withdrawals-review',
    path: 'withdrawals/review',
    prepare: (page) => page.getByRole('list', { name: 'Signals' }).waitFor(),
  },
  { name: 'withdrawals-figures', like: 'dashboard', path: 'withdrawals/figures' },
  {
    name: 'reason-code',
    like: 'process-payout-errors',
    path: 'withdrawals/figures?new=true',
    prepare: dialogShown,
  },
  { name: 'games', path: 'games' },
  { name: 'games-empty', like: 'withdrawals-empty', path: 'games?search=nobody-has-this' },
  {
    name: 'game-edit',
    like: 'game-item',
    path: 'games',
    prepare: opens(/^Edit /),
  },
  { name: 'game-edit-errors', like: 'process-payout-errors', path: 'games', prepare: emptyNameOfGame },
  {
    name: 'game-stats',
    like: 'dashboard',
    path: 'games',
    prepare: opens(/^Statistics of /),
  },
  {
    name: 'game-toggle',
    like: 'withdrawals-reject',
    path: 'games',
    prepare: opens(/^(Dea|A)ctivate /),
  },
  { name: 'game-items', path: 'game-items' },
  { name: 'game-item', path: 'game-items', prepare: openItem },
  { name: 'game-items-change', like: 'game-item', path: 'game-items', prepare: changeItems },
  { name: 'game-item-discard', like: 'withdrawals-reject', path: 'game-items', prepare: leaveChangedItem },
  {
    name: 'game-item-errors',
    like: 'process-payout-errors',
    path: 'game-items?new=true',
    prepare: async (page) => {
      await page.getByLabel('Item Name').waitFor();
      await button(page, 'Create Item').last().click();
    },
  },
  {
    name: 'game-item-delete',
    like: 'withdrawals-reject',
    path: 'game-items',
    prepare: opens(/^Delete /),
  },
  { name: 'revenue', path: 'revenue' },
  { name: 'revenue-charts', like: 'dashboard-charts', path: 'revenue', prepare: pointAtCharts },
  { name: 'payout', like: 'transaction', path: 'revenue', prepare: openPayout },
  { name: 'process-payout', like: 'process-payout-errors', path: 'revenue', prepare: fillPayout },
  { name: 'process-payout-errors', path: 'revenue', prepare: payOutNothing },
  { name: 'approvals', like: 'players', path: 'approvals' },
  { name: 'approvals-rules', like: 'approvals', path: 'approvals?view=rules' },
  { name: 'approvals-change-rules', like: 'approvals', path: 'approvals?view=rules&edit=true' },
  { name: 'players', path: 'players' },
  { name: 'player', path: 'players?state=frozen', prepare: openPlayer },
  {
    name: 'player-freeze',
    like: 'process-payout-errors',
    path: 'players?state=active',
    prepare: async (page) => {
      await openPlayer(page);
      await button(page, 'Freeze').click();
      await dialogShown(page);
      await dialog(page).getByRole('button', { name: 'Freeze' }).click();
    },
  },
  {
    name: 'players-unfreeze',
    like: 'process-payout-errors',
    path: 'players?state=frozen&unfreeze=true',
    prepare: async (page) => {
      await dialogShown(page);
      await dialog(page).getByRole('button', { name: 'Unfreeze' }).click();
    },
  },
  {
    name: 'player-withdrawals',
    like: 'player',
    path: 'players?state=frozen',
    prepare: openTabOfPlayer(/^Withdrawals/),
  },
  {
    name: 'player-notes',
    like: 'player',
    path: 'players',
    prepare: async (page) => {
      await openTabOfPlayer('Notes')(page);
      await page.getByLabel('New note').fill('Called back. The holder confirmed the new account.');
      await button(page, 'Add Note').click();
      await page.getByRole('listitem').filter({ hasText: 'The holder confirmed the new account.' }).first().waitFor();
      await toastsGone(page);
    },
  },
  { name: 'users', like: 'players', path: 'users' },
  {
    name: 'administrator',
    like: 'transaction',
    path: 'users',
    prepare: async (page) => {
      await page.getByRole('table', { name: 'Administrators' }).getByRole('link').first().click();
      await dialog(page).getByText('Last actions').waitFor();
    },
  },
  { name: 'invite', like: 'process-payout-errors', path: 'users?new=true', prepare: dialogShown },
  { name: 'roles', like: 'players', path: 'users?tab=roles' },
  { name: 'role', like: 'process-payout-errors', path: 'users?tab=roles&copy=reviewer', prepare: dialogShown },
  { name: 'service-accounts', like: 'players', path: 'users?tab=services' },
  {
    name: 'service-account-new',
    like: 'process-payout-errors',
    path: 'users?tab=services&new=true',
    prepare: dialogShown,
  },
  { name: 'service-account', like: 'transaction', path: 'users?tab=services', prepare: openServiceAccount },
  { name: 'account', path: 'account' },
  { name: 'audit', like: 'transactions', path: 'audit' },
  {
    name: 'audit-entry',
    like: 'transaction',
    path: 'audit?open=1',
    prepare: async (page) => {
      const prove = dialog(page).getByRole('button', { name: 'Prove' });
      const seal = dialog(page).getByRole('region', { name: 'Seal' });
      // The server seals its first entries when it starts.
      for (await seal.waitFor(); !(await prove.isVisible()); await seal.waitFor()) await page.reload();
      await prove.click();
      await dialog(page)
        .getByLabel('Exported seal')
        .fill(`1 1 ${'0'.repeat(64)} 2026-11-24T08:00:00.000Z 7-5`);
      await dialog(page).getByText('Not proven').waitFor();
    },
  },
  { name: 'system', path: 'system' },
  { name: 'system-payments', like: 'system', path: 'system?part=payments' },
  {
    name: 'system-pause',
    like: 'withdrawals-reject',
    path: 'system?part=payments',
    prepare: async (page) => {
      await button(page, 'Pause payments').click();
      await dialog(page).getByRole('button', { name: 'Suspected fraud' }).waitFor();
    },
  },
  { name: 'system-webhooks', like: 'players', path: 'system?part=webhooks' },
  {
    name: 'system-webhook-errors',
    like: 'process-payout-errors',
    path: 'system?part=webhooks&new=true',
    prepare: async (page) => {
      await dialog(page).getByLabel('All events').click();
      await dialog(page).getByRole('button', { name: 'Add', exact: true }).click();
    },
  },
  { name: 'system-webhook', like: 'transaction', path: 'system?part=webhooks', prepare: openWebhook },
  { name: 'system-reconciliation', like: 'players', path: 'system?part=reconciliation' },
  {
    name: 'system-statement',
    path: 'system?part=reconciliation&new=true',
    prepare: chooseStatement,
  },
  {
    name: 'system-statement-unclear',
    like: 'system-statement',
    path: 'system?part=reconciliation&new=true',
    prepare: async (page) => {
      await chooseStatement(page, 'Date,Reference,Amount\n05/11/2026,SIM-5F2A1C0E9B,243.75\n');
      await dialog(page).getByLabel('05/11/2026 is').waitFor();
    },
  },
  { name: 'system-statement-open', path: 'system?part=reconciliation', prepare: openStatement(/^Open/) },
  {
    name: 'system-statement-left-out',
    like: 'system-statement-open',
    path: 'system?part=reconciliation',
    prepare: openStatement(/^Left out/),
  },
  {
    name: 'system-rail-statement',
    like: 'process-payout-errors',
    path: 'system?part=reconciliation',
    prepare: async (page) => {
      await button(page, 'Compare with the Rail').click();
      await dialog(page).getByRole('button', { name: 'Compare' }).click();
      await dialog(page).getByText('Choose a day').first().waitFor();
    },
  },
  { name: 'system-comparison', like: 'transaction', path: 'system?part=reconciliation', prepare: openComparison },
  // Last, because a collapsed sidebar stays collapsed.
  {
    name: 'transactions-columns',
    like: 'notifications',
    path: 'transactions',
    prepare: async (page) => {
      await button(page, 'Columns').click();
      await page.getByRole('button', { name: 'Reset' }).waitFor();
    },
  },
  { name: 'palette', path: 'transactions', prepare: searchInPalette },
  {
    name: 'menu',
    path: '',
    prepare: async (page) => {
      await button(page, 'Menu').click();
      await page.getByRole('link', { name: 'Audit Logs' }).waitFor();
    },
  },
];

/** Those that `npm test` visits; `npm run test:faults` visits all. */
export const VISITED = SCREENS.filter(({ like }) => like === undefined || full());

/** Waits until all requests are answered, all fonts are loaded and nothing moves any more. */
export async function settle(page: Page) {
  await page.waitForFunction(() => {
    // The review desk renders its next withdrawal unseen, with a skeleton where not all of it has come.
    const skeletons = [...document.querySelectorAll('.mantine-Skeleton-root')].filter((each) => each.checkVisibility());
    return skeletons.length === 0 && !document.querySelector('[data-shell], .boot, [aria-busy="true"]');
  });
  await page.evaluate(async () => {
    await document.fonts.ready;
    const frame = () => new Promise(requestAnimationFrame);
    const runs = ({ effect, playState }: Animation) =>
      playState === 'running' &&
      effect instanceof KeyframeEffect &&
      effect.getComputedTiming().iterations !== Number.POSITIVE_INFINITY &&
      effect.target?.checkVisibility({ contentVisibilityAuto: true });
    // After a change of style or size, transitions start with the next frame.
    await frame();
    await frame();
    // Judged anew in each frame, because Chromium pauses animations as soon as `content-visibility` skips their area, and a
    // paused one never finishes.
    while (document.getAnimations().some(runs)) await frame();
  });
}
