import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { full } from '../faults/suite.ts';
import { alter, callsOf, hold } from './answers.ts';
import { button, dialog, loaded, openPortal, press, toasts } from './render.tsx';

// The portal on back ends whose answers differ from the contract's. How each value is read is in tests/unit/read-answer.test.ts.

const SENT = 'Sent. The answer could not be read. Check the status before you try again';
const NOT_ANSWERED = 'The back end did not answer this call. Check the status before you try again';
const AWAITING = 'withdrawals?status=pending_review';
const html = () => new Response('<!doctype html><title>Sign in</title>', { headers: { 'content-type': 'text/html' } });

async function approveOne(): Promise<void> {
  await press(button('Actions for WDR-100482'));
  await press(page.getByRole('menuitem', { name: 'Approve' }));
}

async function approveTwo(): Promise<void> {
  for (const id of ['WDR-100482', 'WDR-100481']) await press(page.getByRole('checkbox', { name: `Select ${id}` }));
  await press(button('Approve Selected'));
  await press(dialog().getByRole('button', { name: 'Approve' }));
}

test('an approval whose answer cannot be read has neither failed nor is it done, and the list is loaded anew', async () => {
  const answers: [() => unknown, string][] = [
    [() => new Response(null, { status: 204 }), SENT],
    [() => ({ message: ' Cooling off. ' }), `${SENT}. The back end said: “Cooling off.”`],
    [() => ({ message: 'x'.repeat(300) }), `${SENT}. The back end said: “${'x'.repeat(200)}…”`],
    [html, NOT_ANSWERED],
  ];
  await openPortal(AWAITING);
  for (const [answer, words] of answers) {
    alter({ approveWithdrawal: answer });
    await loaded();
    const before = callsOf('listWithdrawals').length;
    await approveOne();
    await expect.poll(toasts).toContain(words);
    await loaded();
    expect(callsOf('listWithdrawals').length).toBeGreaterThan(before);
  }
  expect(toasts().join()).not.toMatch(/Failed|successfully|^Try again/);
});

// By which names the count is known is in tests/unit/read-answer.test.ts.
test.each([
  [{ success: true, count: 2 }, '2 withdrawals approved'],
  [{ success: true }, SENT],
])('a bulk approval that is answered by %j says: %s', async (answer, words) => {
  alter({ bulkApproveWithdrawals: () => answer });
  await openPortal(AWAITING);
  await approveTwo();
  await expect.poll(toasts).toContain(words);
  expect(toasts().join()).not.toContain('Failed');
  expect(toasts().join()).not.toMatch(words === SENT ? /approved/ : /Sent/);
});

test('a bulk approval of which the back end says that it changed none has failed', async () => {
  alter({ bulkApproveWithdrawals: () => ({ count: 0 }) });
  await openPortal(AWAITING);
  await approveTwo();
  await expect.poll(toasts).toContain('Failed to approve withdrawals');
  await expect.element(page.getByText('0 of 2 were approved')).toBeVisible();
});

test('a payout that is answered by a page stays in its form, which says so, and is sent again only after a question', async () => {
  alter({ processPayout: html });
  await openPortal('revenue');
  await press(button('Process Payout'));
  await dialog().getByLabelText('Payout Amount').fill('1');
  await press(dialog().getByRole('button', { name: 'Process Payout' }));
  await expect.element(dialog().getByText(NOT_ANSWERED)).toBeVisible();
  expect(toasts()).toContain(NOT_ANSWERED);
  expect(toasts().join()).not.toMatch(/Failed|Successfully/);

  const pay = () => press(dialog().getByRole('button', { name: 'Process Payout' }));
  const question = page.getByRole('dialog', { name: 'Send it again?' });
  await pay();
  await press(question.getByRole('button', { name: 'Cancel' }));
  await expect.poll(() => question.query()).toBeNull();
  expect(callsOf('processPayout')).toHaveLength(1);
  alter({ processPayout: (answer) => answer });
  await pay();
  await press(question.getByRole('button', { name: 'Send Again' }));
  await expect.poll(() => toasts().join()).toContain('Successfully processed payout of $1.00');
  expect(callsOf('processPayout')).toHaveLength(2);
});

type Row = Record<string, unknown>;
/** The first row of the list with these fields instead. */
const first = (list: string, fields: Row) => (answer: unknown) => {
  const { [list]: rows, ...rest } = answer as Record<string, Row[]>;
  return { ...rest, [list]: rows?.map((row, place) => (place === 0 ? { ...row, ...fields } : row)) };
};

test('amounts that cannot be read say so, with what came in the title, and nothing is paid by them', async () => {
  alter({
    listWithdrawals: first('withdrawals', {
      withdrawal_id: 'W 1',
      requested_amount: '1,000.00',
      net_payout_amount: '2.50',
    }),
  });
  await openPortal(AWAITING);
  const card = page.getByRole('article', { name: 'W 1' });
  await expect.element(card.getByText('unreadable')).toHaveAttribute('title', '1,000.00');
  await expect.element(card.getByText('$2.50')).toBeVisible();
  await press(button('Actions for W 1'));
  await expect.element(page.getByRole('menuitem', { name: 'Approve' })).toBeDisabled();
  await expect
    .element(page.getByRole('menuitem', { name: 'Approve' }))
    .toHaveAttribute('title', 'The amount cannot be read: nothing is paid');
  await expect.element(page.getByRole('menuitem', { name: 'Reject' })).toBeEnabled();
});

test('times that cannot be read say so, with what came in the title, in lists, dialogs and the bell', async () => {
  const odd = first('withdrawals', { withdrawal_id: 'WDR-100482', created_at: 1_795_167_245 });
  alter({
    listWithdrawals: odd,
    getWithdrawal: (withdrawal) => ({ ...(withdrawal as Row), created_at: 'soon', processed_at: null }),
  });
  await openPortal('withdrawals?view=table');
  const cell = page.getByRole('row', { name: /WDR-100482/ }).getByTitle('1795167245');
  await expect.element(cell.first()).toHaveTextContent('unreadable');
  await press(button(/^Notifications/));
  await expect.element(dialog().getByText('unreadable')).toHaveAttribute('title', '1795167245');
  await openPortal('withdrawals?open=WDR-100482');
  await expect.element(dialog().getByText('unreadable')).toHaveAttribute('title', 'soon');
});

test('figures that cannot be read say so, with what came in the title', async () => {
  alter({
    getDashboardStats: (stats) => ({
      ...(stats as Row),
      ...{ totalRevenue: '1e3', todayNewPlayers: 'many', revenueChange: '+12% since May', userChange: '' },
    }),
    getSystemStatus: () => ({ services: [{ name: 'API', status: 'operational' }] }),
    getWithdrawalSummary: (summary) => ({ ...(summary as Row), totalPending: 'some' }),
  });
  await openPortal('');
  for (const text of ['1e3', 'many']) await expect.element(page.getByTitle(text)).toHaveTextContent('unreadable');
  await expect.element(page.getByText('+12% since May', { exact: true })).toBeVisible();
  await openPortal('system');
  await expect.element(page.getByText('Checked again every 30 seconds')).toBeVisible();
  await expect.element(page.getByText('Operational')).toBeVisible();
  expect(page.getByText('0 seconds', { exact: true }).query()).toBeNull();
  await openPortal('withdrawals');
  await expect.element(page.getByTitle('some')).toHaveTextContent('unreadable');
});

test('a count or an amount that did not come is no zero, in the parts of a whole and in its total', async () => {
  alter({
    getDashboardStats: (stats) => ({ ...(stats as Row), transactionTypes: { purchases: 10, transfers: '1e3' } }),
    getRevenueChart: () => ({ labels: ['2026-11-19', '2026-11-20'], data: [null, '1e3'] }),
    getRevenueStatistics: (statistics) => ({
      ...(statistics as Row),
      ...{ total_lifetime_revenue: null, by_revenue_type: { transfer_fee: { total_amount: null, record_count: 1 } } },
    }),
  });
  const partsOf = (chart: string) =>
    [...document.querySelectorAll(`[aria-label="${chart}: segments"] > li`)].map((part) => part.textContent);
  await openPortal('');
  await expect
    .poll(() => partsOf('Transactions by type'))
    .toEqual([...['Purchases10—', 'Transfersunreadable—', 'Withdrawals——', 'Sends——', 'Items——']]);
  await expect.element(page.getByTitle('1e3')).toHaveTextContent('unreadable');
  expect(document.querySelector('main')?.textContent).toContain('—transactions');
  await expect.element(page.getByText('No figure of these days can be read.')).toBeVisible();
  await openPortal('revenue');
  await expect.poll(() => partsOf('Revenue by type')[0]).toBe('Transfer fee——');
  expect(document.querySelector('main')?.textContent).toContain('—Lifetime');
  expect(document.querySelector('main')?.textContent).not.toContain('No revenue yet');
});

test('a number of pages that cannot be read leaves the rows and the way to other pages', async () => {
  alter({ listTransactions: (answer) => ({ ...(answer as Row), totalPages: 'three' }) });
  await openPortal('transactions?page=2');
  await expect.element(page.getByTitle('three')).toHaveTextContent('unreadable');
  await press(button('Previous'));
  await expect.poll(() => callsOf('listTransactions').at(-1)?.url.searchParams.get('page')).toBe('1');
});

test('an offer whose time cannot be read is not saved without it; a time without a zone is kept as it is', async () => {
  const offer = { is_limited_time: true, available_from: '2026-11-20T08:00:00', available_until: 1_795_167_245 };
  alter({
    listGameItems: first('items', { item_name: 'Odd item', ...offer }),
    updateGameItem: () => ({ success: true }),
  });
  await openPortal('game-items?game_id=copper-caravan');
  await press(button('Edit Odd item'));
  await dialog().getByLabelText('Item Name').fill('Renamed');
  await press(dialog().getByRole('button', { name: 'Save' }));
  await expect.element(dialog().getByText('Enter a date and a time')).toBeVisible();
  expect(callsOf('updateGameItem')).toHaveLength(0);
  await dialog().getByLabelText('Available Until').fill('2026-11-30T00:00');
  await press(dialog().getByRole('button', { name: 'Save' }));
  await expect.poll(toasts).toContain('Item updated successfully');
  expect(callsOf('updateGameItem').at(-1)?.body).toMatchObject({
    available_from: '2026-11-20T08:00:00.000Z',
    available_until: '2026-11-30T00:00:00.000Z',
  });
});

test.each(['a/b.c?d', 12, ...(full() ? ['🎲 "x"'] : [])])(
  'the items of the game %j are listed, and saved with the id as it came',
  async (game_id) => {
    const item = {
      item_id: 'I/1',
      game_id,
      item_name: 'Odd item',
      item_type: 'voucher',
      price_usd: '4.99',
      currency_amount: 5,
    };
    alter({
      listGames: first('games', { game_id, game_name: 'Odd one' }),
      listGameItems: () => ({ items: [item] }),
      updateGameItem: () => item,
    });
    await openPortal('game-items?game_id=copper-caravan');
    await page.getByLabelText('Game').selectOptions('Odd one');
    await expect.element(button('Edit Odd item')).toBeVisible();
    const listed = callsOf('listGameItems').at(-1)?.url.pathname;
    expect(listed).toBe(`/api/v1/game-items/admin/list/${encodeURIComponent(game_id)}`);
    await press(button('Edit Odd item'));
    await dialog().getByLabelText('Item Name').fill('Renamed');
    await press(dialog().getByRole('button', { name: 'Save' }));
    await expect.poll(toasts).toContain('Item updated successfully');
    const [saved] = callsOf('updateGameItem');
    expect(saved?.url.pathname).toBe('/api/v1/game-items/admin/update/I%2F1');
    expect(saved?.body).toMatchObject({ game_id, item_name: 'Renamed', item_type: 'voucher', price_usd: 4.99 });
    // Its address goes last, and would be that of the next test.
    await expect.poll(() => dialog().query()).toBeNull();
  },
);

test('a record that no call can name is shown with the reason, and neither opened nor decided', async () => {
  alter({ listWithdrawals: first('withdrawals', { withdrawal_id: 'summary' }) });
  await openPortal(AWAITING);
  const card = page.getByRole('article', { name: 'summary' });
  await expect.element(card.getByText('No address can contain its ID: it cannot be opened')).toBeVisible();
  await expect.element(card.getByRole('link', { name: 'summary' })).not.toBeInTheDocument();
  await expect.element(page.getByRole('checkbox', { name: 'Select summary' })).toBeDisabled();
  await press(button('Actions for summary'));
  for (const name of ['Approve', 'Reject', 'View Details']) {
    await expect.element(page.getByRole('menuitem', { name })).toBeDisabled();
  }
});

const SCRIPT = '<img src=x onerror="document.title = 1">';

test('a history of another shape shows its fields, and no step that nobody took', async () => {
  alter({
    getWithdrawalHistory: () => [
      { event: 'reviewed', by: 'kim', at: '2026-11-20T09:14:05Z' },
      { id: 2, to_status: 'on_hold', actor: null, created_at: '2026-11-20T09:15:05Z' },
    ],
  });
  await openPortal('withdrawals?open=WDR-100482');
  const timeline = page.getByRole('list', { name: 'Timeline' });
  await expect.element(timeline.getByText('event: reviewed')).toBeVisible();
  await expect.element(timeline.getByText('by: kim')).toBeVisible();
  await expect.element(timeline.getByText('On hold by System')).toBeVisible();
  await expect.element(timeline.getByText('Pending')).not.toBeInTheDocument();
});

/** They share the part; the short form takes one. */
const RECORDS: [address: string, call: string][] = [
  ['withdrawals?open=WDR-100482', 'getWithdrawal'],
  ['transactions?open=900412', 'getTransaction'],
  ['games?stats=copper-caravan', 'getGame'],
];

test.each(full() ? RECORDS : RECORDS.slice(0, 1))(
  'what the portal does not know of a record is under More, as text: %s',
  async (address, call) => {
    alter({ [call]: (record) => ({ ...(record as Row), risk_tier: { level: 4 }, 'odd <b>name</b>': SCRIPT }) });
    await openPortal(address);
    await expect.element(dialog().getByRole('heading', { name: 'More', exact: true })).toBeVisible();
    await expect.element(dialog().getByText('risk_tier')).toBeVisible();
    await expect.element(dialog().getByText('{"level":4}')).toBeVisible();
    await expect.element(dialog().getByText(SCRIPT)).toBeVisible();
    expect(document.querySelectorAll('[role="dialog"] dl img, [role="dialog"] dt b')).toHaveLength(0);
  },
);

test('a record of the contract has nothing under More', async () => {
  await openPortal('withdrawals?open=WDR-100482');
  await expect.element(dialog().getByRole('heading', { name: 'Dates' })).toBeVisible();
  await loaded();
  await expect.element(dialog().getByRole('heading', { name: 'More', exact: true })).not.toBeInTheDocument();
});

test('a list that is null is the failure of its part, with a way on, and the bell stays', async () => {
  alter({ listWithdrawals: () => ({ withdrawals: null }) });
  await openPortal('withdrawals');
  await expect.element(page.getByText('withdrawals is null').first()).toBeVisible();
  await expect.element(button('Notifications')).toBeVisible();
  await expect.element(page.getByText('Total Pending')).toBeVisible();
  alter({ listWithdrawals: (answer) => answer });
  await press(button('Try again').first());
  await expect.element(page.getByRole('article', { name: 'WDR-100482' })).toBeVisible();
});

/** Rows of a table take a tenth of the time of cards; the short form takes them. */
const UNPAGED: [path: string, call: string, list: string, rows: string][] = [
  ['revenue', 'listPayouts', 'payouts', '[aria-label="Payout History"] tbody tr'],
  ['games', 'listGames', 'games', '[aria-label="Games"] > li'],
];

test.each(full() ? UNPAGED : UNPAGED.slice(0, 1))(
  'of an answer without paging, %s shows the first 500 rows, and the others in steps',
  async (path, call, list, rows) => {
    const drawn = () => document.querySelectorAll(rows).length;
    const all = (answer: unknown) => {
      const { [list]: rows = [], ...rest } = answer as Record<string, Row[]>;
      return { ...rest, [list]: Array.from({ length: 612 }, () => rows[0]), totalPages: 1 };
    };
    alter({ [call]: all });
    await openPortal(path);
    await expect.poll(drawn).toBe(500);
    const words = () => document.querySelector('main')?.textContent;
    expect(words()).toContain('The back end sent 612 rows; the first 500 are shown');
    await press(button('Show 112 more'));
    await expect.poll(drawn).toBe(612);
    expect(words()).not.toContain('The back end sent');
    expect(document.activeElement).not.toBe(document.body);
  },
);

test.each([
  ['withdrawals?view=table', 'listWithdrawals', 'Withdrawals'],
  ['game-items?game_id=copper-caravan', 'listGameItems', 'Items'],
])('nobody says how many rows there are while they are loading: %s', async (address, call, table) => {
  const answer = hold(call);
  await openPortal(address);
  await expect.element(page.getByRole('table', { name: table })).toBeVisible();
  const words = () => document.querySelector('main')?.textContent;
  expect(words()).not.toMatch(/Select these \d|\d found/);
  answer();
  await expect.poll(words).toMatch(/Select these [1-9]/);
});

test('a payout without a reference shows none, and can be opened', async () => {
  alter({ listPayouts: first('payouts', { id: 699, payout_reference: null }) });
  await openPortal('revenue');
  const name = page.getByRole('link', { name: 'Payout 699' });
  await expect.element(name).toHaveAttribute('href', expect.stringContaining('699'));
  expect(name.element().querySelector('[aria-hidden]')?.textContent).toBe('—');
});

test('a filter that the back end ignores is named above the list, and one that it applies is not', async () => {
  const all = (list: string, fields: Row) => (answer: unknown) => {
    const { [list]: rows, ...rest } = answer as Record<string, Row[]>;
    return { ...rest, [list]: rows?.map((row) => ({ ...row, ...fields })) };
  };
  const notApplied = (filters: string) =>
    page.getByText(`The back end has not applied ${filters}. Other records are listed too.`);
  alter({
    listTransactions: all('transactions', { status: 'completed', transaction_type: 'transfer' }),
    listWithdrawals: all('withdrawals', { status: 'completed' }),
  });
  await openPortal('transactions?status=cancelled&transaction_type=currency_send');
  await expect.element(notApplied('the filters Status, Type')).toBeVisible();
  for (const view of ['', '&view=table']) {
    await openPortal(`withdrawals?status=pending_review${view}`);
    await expect.element(notApplied('the filter Status')).toBeVisible();
  }

  alter({
    listTransactions: all('transactions', { status: 'CANCELLED', transaction_type: undefined }),
    // The filter finds all that await review.
    listWithdrawals: all('withdrawals', { status: 'pending' }),
  });
  for (const address of ['transactions?status=cancelled&transaction_type=currency_send', AWAITING]) {
    await openPortal(address);
    await loaded();
    expect(page.getByText('The back end has not applied').query()).toBeNull();
  }
});
