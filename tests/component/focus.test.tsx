import { expect, test } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { answer, leaveOut } from './answers.ts';
import { button, focusTaken, loaded, openPortal, toasts } from './render.tsx';

// After every action the focus is where the work continues, and never lost to the page. Those on people and on the System screen are in
// tests/e2e/focus.test.ts.

type Step = {
  action: string;
  /** With the keyboard, so that something is always focused. */
  act: () => Promise<unknown>;
  /** The name of the control that is focused afterwards. */
  goesTo: RegExp;
};

async function focus(control: Locator): Promise<void> {
  await expect.element(control).toBeVisible();
  (control.element() as HTMLElement).focus();
}
/** As Enter does it, but in one step: nothing can take the focus between it and the key. A disabled control takes no focus. */
async function press(control: Locator): Promise<void> {
  await expect.element(control).toBeEnabled();
  await focus(control);
  (control.element() as HTMLElement).click();
}
const pressFirst = (name: string | RegExp) => press(button(name).first());
const choose = (name: string) => press(page.getByRole('menuitem', { name }));
const inDialog = (name: string) => page.getByRole('dialog').last().getByRole('button', { name, exact: true });
const toast = (line: string) => expect.poll(toasts).toContain(line);
const noDialog = () => expect.poll(() => page.getByRole('dialog').query()).toBeNull();
const field = (label: string) => page.getByLabelText(label, { exact: true });

/** The name of the focused element; 'nothing' when the focus was lost to the page. */
function focused(): string {
  const { activeElement: element } = document;
  if (!element || element === document.body) return 'nothing';
  // Mantine's own ids name nothing.
  const id = element.id.startsWith('mantine-') ? '' : element.id;
  const label = (element as HTMLInputElement).labels?.[0]?.textContent;
  return element.getAttribute('aria-label') ?? (id || label || (element.textContent ?? ''));
}

async function walk(steps: Step[]): Promise<void> {
  for (const { action, act, goesTo } of steps) {
    await act();
    await expect.poll(focused, { message: action }).toMatch(goesTo);
  }
}

/** From the menu of the card's actions, with a reason if the action needs one. The decided card leaves the list. */
async function decide(id: string, entry: string, said: string, reason?: string): Promise<void> {
  await pressFirst(`Actions for ${id}`);
  await expect.element(page.getByRole('menuitem', { name: entry })).toBeVisible();
  leaveOut(id);
  await choose(entry);
  if (reason) {
    // First in the empty field, then in the one with the reason, which can be edited.
    const typed = () => document.activeElement instanceof HTMLTextAreaElement && document.activeElement.value;
    await expect.poll(typed).toBe('');
    await press(inDialog(reason));
    await expect.poll(typed).toBe(reason);
    await press(inDialog(entry));
  }
  await toast(said);
}

test('after a withdrawal is decided the focus is on the next card', async () => {
  await openPortal('withdrawals?status=pending_review');
  await walk([
    {
      action: 'approve',
      act: () => decide('WDR-100482', 'Approve', 'Withdrawal approved successfully'),
      goesTo: /^Actions for WDR-100481$/,
    },
    {
      action: 'reject',
      act: () => decide('WDR-100481', 'Reject', 'Withdrawal rejected', 'Suspected fraud'),
      goesTo: /^Actions for WDR-100472$/,
    },
  ]);
  await openPortal('withdrawals?status=completed');
  await walk([
    {
      action: 'close a dialog whose card has left the list',
      act: async () => {
        await press(page.getByRole('link', { name: 'WDR-100477', exact: true }));
        await expect.element(inDialog('Announce Return')).toBeVisible();
        // A question does not wait for the reason codes, whose texts it offers.
        await loaded();
        leaveOut('WDR-100477');
        await press(inDialog('Announce Return'));
        await press(inDialog('Account is closed'));
        await focusTaken();
        await page.getByRole('dialog').last().getByLabelText('Bank reference').fill('R03');
        await press(inDialog('Announce Return'));
        await toast('Return announced');
        expect(focused()).not.toBe('nothing');
        await expect.poll(() => page.getByRole('dialog').elements().length).toBe(1);
        await userEvent.keyboard('{Escape}');
        await noDialog();
      },
      goesTo: /^WDR-100471$/,
    },
  ]);
});

test('after a request is decided the focus stays in its dialog, and then goes back to its row', async () => {
  await openPortal('approvals');
  const row = page.getByRole('table', { name: 'Approvals' }).getByRole('link', { name: /WDR-100481$/ });
  await walk([
    {
      action: 'approve',
      act: async () => {
        await press(row);
        await press(inDialog('Approve'));
        answer({ getApproval: '200.approved' });
        await focusTaken();
        await press(page.getByRole('dialog', { name: /^Approve as/ }).getByRole('button', { name: 'Approve' }));
        await toast('Approved, and carried out');
        await expect.poll(() => inDialog('Approve').query()).toBeNull();
      },
      goesTo: /^(Close|Approve a withdrawal)/,
    },
    {
      action: 'close',
      act: async () => {
        await userEvent.keyboard('{Escape}');
        await noDialog();
      },
      goesTo: /WDR-100481$/,
    },
  ]);
});

test.each([
  {
    status: 'approved',
    list: '200.onlyApproved',
    entry: 'Recall',
    reason: 'Approved by mistake',
    said: 'Withdrawal recalled',
  },
  { status: 'failed', list: '', entry: 'Release', reason: 'The account cannot be paid', said: 'Withdrawal released' },
])('after $entry the focus is on the next card', async ({ status, list, entry, reason, said }) => {
  answer({ listWithdrawals: list }, 12);
  await openPortal(`withdrawals?status=${status}`);
  const cards = page.getByRole('article');
  await expect.element(cards.nth(1)).toBeVisible();
  const [id = '', next = ''] = cards.elements().map((card) => card.getAttribute('aria-label'));
  await walk([
    {
      action: entry,
      act: () => decide(id ?? '', entry, said, reason),
      goesTo: new RegExp(`^Actions for ${next}$`),
    },
  ]);
});

test('after Undo the focus is on the count in whose line it was', async () => {
  await openPortal('withdrawals?status=pending_review');
  const cards = page.getByRole('article');
  await expect.element(cards.nth(1)).toBeVisible();
  const [id = '', next = ''] = cards.elements().map((card) => card.getAttribute('aria-label'));
  const atNext = new RegExp(`^Actions for ${next}$`);
  const undo = async () => {
    await pressFirst('Undo');
    await toast('Decision undone');
  };
  await walk([
    { action: 'Approve', act: () => decide(id ?? '', 'Approve', 'Withdrawal approved successfully'), goesTo: atNext },
    { action: 'Undo', act: undo, goesTo: /^results-count$/ },
  ]);
});

test('after each other action on withdrawals the focus is on the count or the control itself', async () => {
  await openPortal('withdrawals');
  const select = async () => {
    for (const id of ['WDR-100482', 'WDR-100481']) await page.getByRole('checkbox', { name: `Select ${id}` }).click();
  };
  await walk([
    {
      action: 'clear the selection',
      act: async () => {
        await select();
        await pressFirst('Clear selection');
      },
      goesTo: /^select-all$/,
    },
    {
      action: 'approve several',
      act: async () => {
        await select();
        await pressFirst('Approve Selected');
        await press(inDialog('Approve'));
        await toast('2 withdrawals approved');
      },
      goesTo: /^select-all$/,
    },
    { action: 'export', act: () => pressFirst('Export'), goesTo: /^export$/ },
    { action: 'clear the filters', act: () => pressFirst('Clear Filters'), goesTo: /^Clear Filters$/ },
    { action: 'load more', act: () => pressFirst('Load more'), goesTo: /^(Load more|results-count)$/ },
    {
      action: 'clear the filters under an empty list',
      act: async () => {
        await field('Search').fill('nobody has this');
        await expect.element(page.getByText('No withdrawals found')).toBeVisible();
        await expect.element(page.getByRole('log').getByText('Withdrawals listed: none')).toBeInTheDocument();
        await press(button('Clear Filters').last());
        await expect.element(page.getByRole('article').first()).toBeVisible();
      },
      goesTo: /^(results-count|Withdrawals)$/,
    },
  ]);
});

test('after each action on transactions, games and items the focus is on what comes next', async () => {
  await openPortal('transactions?page=2');
  await walk([
    {
      action: 'the last page',
      act: async () => {
        await pressFirst('Next');
        await expect.element(page.getByText('Showing page 3 of 3')).toBeVisible();
      },
      goesTo: /^Next$/,
    },
  ]);

  await openPortal('transactions');
  await walk([
    {
      action: 'set a status in the drawer, and close it',
      act: async () => {
        await pressFirst('View Details of TXN-900412');
        await page.getByLabelText('New status').selectOptions('completed');
        leaveOut('TXN-900412');
        await press(inDialog('Update Status'));
        await press(inDialog('Set to completed'));
        await toast('Transaction status updated');
        await expect.poll(() => page.getByRole('dialog').elements().length).toBe(1);
        expect(focused()).not.toBe('nothing');
        await userEvent.keyboard('{Escape}');
        await noDialog();
      },
      goesTo: /^View Details of TXN-900411$/,
    },
  ]);

  await openPortal('games?status=active');
  await walk([
    {
      action: 'deactivate',
      act: async () => {
        await pressFirst('Deactivate Copper Caravan');
        await expect.element(inDialog('Deactivate')).toBeVisible();
        leaveOut('copper-caravan');
        await press(inDialog('Deactivate'));
        await toast('Game deactivated');
      },
      goesTo: /^Deactivate Glass Orchard$/,
    },
    { action: 'clear the filters', act: () => pressFirst('Clear Filters'), goesTo: /^(results-count|Games)$/ },
  ]);

  await openPortal('game-items?game_id=starfall-arena');
  await walk([
    {
      action: 'toggle',
      act: async () => {
        await focus(page.getByRole('switch', { name: 'Active: Star Pack' }));
        await userEvent.keyboard(' ');
      },
      goesTo: /^Active: Star Pack$/,
    },
  ]);
});

test('a rule that is added or removed keeps the focus in the form, which gives it back to its button', async () => {
  await openPortal('approvals?view=rules');
  await expect.element(page.getByRole('region', { name: 'Rules in force' })).toBeVisible();
  const rules = () => page.getByRole('group', { name: /^Rule/ }).elements().length;
  const added = async () => {
    const before = rules();
    await press(inDialog('Add Rule'));
    await expect.poll(rules).toBe(before + 1);
  };
  await walk([
    { action: 'open', act: () => pressFirst('Change Rules'), goesTo: /^Approving a withdrawal$/ },
    { action: 'add', act: added, goesTo: /^add-rule$/ },
    { action: 'remove', act: () => press(inDialog(`Remove rule ${rules()}`)), goesTo: /^add-rule$/ },
    {
      action: 'ask',
      act: async () => {
        await page.getByRole('dialog').getByLabelText('Reason').fill('As agreed.');
        await press(inDialog('Request Approval'));
        await toast('Awaiting a second approval by admin');
        await noDialog();
      },
      goesTo: /^Change Rules$/,
    },
  ]);
});

test('after refreshing, paying out and looking at the system the focus is on the button', async () => {
  await openPortal('revenue');
  await expect.element(page.getByRole('table', { name: 'Payout History' })).toBeVisible();
  await walk([
    {
      action: 'refresh',
      act: async () => {
        await pressFirst('Refresh Data');
        await toast('Data refreshed successfully');
      },
      goesTo: /^Refresh Data$/,
    },
    {
      action: 'pay out',
      act: async () => {
        await pressFirst('Process Payout');
        // The amount is focused first; Enter moves to the next field, and only the button pays.
        await expect.poll(() => document.activeElement?.getAttribute('name')).toBe('payout_amount');
        await userEvent.keyboard('1.25');
        await userEvent.keyboard('{Enter}');
        await expect.poll(() => document.activeElement?.getAttribute('name')).toBe('payout_method');
        await expect.element(page.getByRole('dialog').getByText('$1.25 by Internal Transfer')).toBeVisible();
        await press(inDialog('Process Payout'));
        await toast('Successfully processed payout of $1.25');
        await noDialog();
      },
      goesTo: /^Process Payout$/,
    },
  ]);
  await openPortal('system');
  await expect.element(page.getByText(/^Checked/).first()).toBeVisible();
  await walk([{ action: 'refresh', act: () => pressFirst('Refresh'), goesTo: /^Refresh$/ }]);
});

test('after the toggles of the dashboard, the bell, Try again and logging out the focus is where the work goes on', async () => {
  await openPortal('');
  await walk([
    {
      action: 'turn the automatic refresh off',
      act: async () => {
        await focus(page.getByRole('switch', { name: 'Auto-refresh' }));
        await userEvent.keyboard(' ');
      },
      goesTo: /^Auto-refresh/,
    },
    {
      action: 'choose another period',
      act: async () => {
        (page.getByRole('radio', { name: '7 days' }).element() as HTMLElement).focus();
        await userEvent.keyboard('{ArrowRight}');
        await expect.poll(() => document.querySelector('main [aria-busy="true"]')).toBeNull();
      },
      goesTo: /^30 days/,
    },
    {
      action: 'open the bell, and close it',
      act: async () => {
        await pressFirst(/^Notifications/);
        const news = page.getByRole('dialog', { name: 'Notifications' });
        await expect.element(news.getByRole('link').first()).toBeVisible();
        await userEvent.keyboard('{Escape}');
        await expect.element(news).not.toBeInTheDocument();
      },
      goesTo: /^Notifications/,
    },
    {
      action: 'try again',
      act: async () => {
        answer({ listGames: '!drop' });
        await press(page.getByRole('link', { name: 'Games', exact: true }));
        await expect.element(button('Try again').first()).toBeVisible();
        answer({ listGames: '' });
        await pressFirst('Try again');
        await expect.element(page.getByRole('article').first()).toBeVisible();
      },
      goesTo: /^(results-count|Games)$/,
    },
    {
      action: 'log out',
      act: async () => {
        await pressFirst('Log out');
        await expect.element(page.getByLabelText('Username')).toBeVisible();
      },
      goesTo: /^(Username.*|username)$/,
    },
  ]);
});
