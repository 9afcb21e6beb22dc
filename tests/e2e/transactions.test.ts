import { beforeEach, describe, expect, test } from 'vitest';
import { portalUnderTest } from './portal-under-test.ts';

// Enough that some are pending at any time of day.
const portal = portalUnderTest();

interface Row {
  id: string;
  transaction_id: string;
  transaction_type: string;
  item_id: string | null;
  item_name: string | null;
  player_id: string;
  created_at: string;
  player_email: string;
  game_id: string;
  game_name: string;
}
interface Listed {
  transactions: Row[];
  totalPages: number;
  total: number;
}

const LIST = '/api/admin/transactions';
const table = () => portal.page.getByRole('table', { name: 'Transactions' });
const details = () => table().getByRole('button', { name: /^View Details/ });
const detailsOf = (row: Row) => table().getByRole('button', { name: `View Details of ${row.transaction_id}` });
const drawer = () => portal.page.getByRole('dialog');
const search = () => new URL(portal.page.url()).searchParams;
const toast = (line: string | RegExp) => portal.toast(line);
const open = (query: string) => portal.page.goto(`${portal.server.portal}transactions${query}`);

async function listed(query = ''): Promise<Listed> {
  return (await portal.call('GET', `${LIST}${query}`)).json();
}

/** The newest pending transaction that can be decided here. */
async function aPendingOne(): Promise<Row> {
  const { transactions } = await listed('?status=pending&limit=100');
  const row = transactions.find(({ transaction_type }) => transaction_type !== 'withdrawal');
  if (!row) throw new Error('the demo has pending transactions');
  return row;
}

async function statusOnServer(id: string): Promise<string> {
  return (await (await portal.call('GET', `${LIST}/${id}`)).json()).status;
}

/** Waits until the ids in the table's first column are those that the server lists. */
async function expectRows(query: string): Promise<void> {
  const { transactions } = await listed(query);
  await expect
    .poll(() => table().locator('tbody th').allTextContents())
    .toEqual(transactions.map((row) => row.transaction_id));
}

beforeEach(() => portal.signIn('transactions'));

describe('the list', () => {
  test('has the columns of the specification, and the first page of the server', async () => {
    await expectRows('');
    expect(await table().getByRole('columnheader').allTextContents()).toEqual([
      'Transaction ID',
      'Type',
      'Player Email',
      'Game',
      'Amount',
      'Status',
      'Date',
      'Actions',
    ]);
    expect(await details().first().textContent()).toBe('View Details');
  });

  test('keeps its filters in the URL, so that a reload, a link and Back bring them back', async () => {
    const { page } = portal;
    await page.getByLabel('Status').selectOption('completed');
    await expect.poll(() => search().get('status')).toBe('completed');
    await page.getByLabel('Type').selectOption('item_purchase');
    await expect.poll(() => search().get('transaction_type')).toBe('item_purchase');
    await page.getByLabel('Search').fill('example.org');
    await expect.poll(() => search().get('search')).toBe('example.org');
    await expectRows('?status=completed&type=item_purchase&search=example.org');
    await page.reload();
    // The prerendered page has empty fields, because it does not know its URL.
    await expectRows('?status=completed&type=item_purchase&search=example.org');
    expect(await page.getByLabel('Search').inputValue()).toBe('example.org');
    expect(await page.getByLabel('Type').inputValue()).toBe('item_purchase');
    expect(await page.getByLabel('Status').inputValue()).toBe('completed');
    await page.goBack();
    await expect.poll(() => page.getByLabel('Search').inputValue()).toBe('');
    await expectRows('?status=completed&type=item_purchase');
    await page.getByRole('button', { name: 'Clear Filters' }).click();
    await expect.poll(() => [...search().keys()]).toEqual([]);
    await expectRows('');
  });

  test('keeps what is typed while an earlier text becomes the filter', async () => {
    await expectRows('');
    const field = portal.page.getByLabel('Search');
    await field.evaluate((input: HTMLInputElement) => {
      const type = (text: string) => {
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
        input.dispatchEvent(new Event('input', { bubbles: true }));
      };
      // When the URL has the first text, and the page has not been rendered with it yet.
      const pushState = history.pushState;
      history.pushState = (...args) => {
        history.pushState = pushState;
        pushState.apply(history, args);
        type('example.org');
      };
      type('example');
    });
    await expect.poll(() => search().get('search')).toBe('example.org');
    expect(await field.inputValue()).toBe('example.org');
  });

  test('has a search box and the statuses of the specification to filter by', async () => {
    expect(await portal.page.getByLabel('Search').getAttribute('type')).toBe('search');
    const options = portal.page.getByLabel('Status').locator('option');
    expect(await options.allTextContents()).toEqual(['All', 'Pending', 'Completed', 'Failed', 'Cancelled']);
  });

  test('is filtered by day', async () => {
    const { page } = portal;
    const [newest] = (await listed('?limit=1')).transactions;
    const day = newest?.created_at.slice(0, 10) ?? '';
    await page.getByLabel('From date').fill(day);
    await expect.poll(() => search().get('date_from')).toBe(day);
    await page.getByLabel('To date').fill(day);
    await expect.poll(() => search().get('date_to')).toBe(day);
    await expectRows(`?date_from=${day}&date_to=${day}`);
  });

  test('is filtered by a game that a link names, which the field shows by its name', async () => {
    const { page } = portal;
    const [{ game_id, game_name } = { game_id: '', game_name: '' }] = (await listed('?limit=1')).transactions;
    await open(`?game_id=${game_id}`);
    await expectRows(`?game_id=${game_id}`);
    expect(await page.getByLabel('Game').locator('option:checked').textContent()).toBe(game_name);
  });

  test('offers its games by the time that somebody reaches for the field, by touch or keyboard', async () => {
    const { page } = portal;
    // Without any interaction on this screen.
    await expect.poll(() => page.getByLabel('Game').locator('option').count()).toBeGreaterThan(1);
  });

  test('falls back to no filter where the URL holds nonsense', async () => {
    await open('?status=nonsense&page=x&date_from=soon&transaction_type=refund&game_id=a%20b');
    await expectRows('');
    expect(await portal.page.getByLabel('Status').inputValue()).toBe('all');
  });

  test('says that nothing was found, and how to find something', async () => {
    const { page } = portal;
    await page.getByLabel('Search').fill('no such transaction');
    await page.getByText('No transactions found').waitFor();
    expect(await page.getByRole('navigation', { name: 'Pages' }).count()).toBe(0);
    await page.getByRole('button', { name: 'Clear Filters' }).last().click();
    await expectRows('');
    expect(await page.getByLabel('Search').inputValue()).toBe('');
  });
});

describe('pages', () => {
  const pager = () => portal.page.getByRole('navigation', { name: 'Pages' });

  test('follow one another, are in the URL, and a changed filter goes back to the first', async () => {
    const { page } = portal;
    const { totalPages } = await listed();
    await pager().getByText(`Showing page 1 of ${totalPages}`).waitFor();
    expect(await pager().getByRole('button', { name: 'Previous' }).isDisabled()).toBe(true);
    await pager().getByRole('button', { name: 'Next' }).click();
    await expect.poll(() => search().get('page')).toBe('2');
    await pager().getByText(`Showing page 2 of ${totalPages}`).waitFor();
    await expectRows('?page=2');
    await page.reload();
    await expectRows('?page=2');
    await page.getByLabel('Status').selectOption('completed');
    await expect.poll(() => search().get('page')).toBeNull();
    await expectRows('?status=completed');
    await page.goBack();
    await expectRows('?page=2');
    await pager().getByRole('button', { name: 'Previous' }).click();
    await expect.poll(() => search().get('page')).toBeNull();
    await expectRows('');
  });

  test('end with the last one', async () => {
    const { totalPages } = await listed();
    await open(`?page=${totalPages}`);
    await expectRows(`?page=${totalPages}`);
    expect(await pager().getByRole('button', { name: 'Next' }).isDisabled()).toBe(true);
  });

  test('beyond the last say so and lead back', async () => {
    const { totalPages } = await listed();
    await open('?page=9999');
    await portal.page.getByText(`There are only ${totalPages} pages.`).waitFor();
    await portal.page.getByRole('button', { name: 'Go to the last page' }).click();
    await expectRows(`?page=${totalPages}`);
  });

  test('are not mentioned where there is only one', async () => {
    const { transactions } = await listed('?limit=1');
    await open(`?search=${transactions[0]?.transaction_id}`);
    await expectRows(`?search=${transactions[0]?.transaction_id}`);
    expect(await pager().count()).toBe(0);
  });
});

describe('one transaction', () => {
  test('is opened with every field, has a link of its own, and Back closes it', async () => {
    const { page } = portal;
    const [row] = (await listed('?type=item_purchase&status=completed&limit=1')).transactions;
    if (!row) throw new Error('the demo has completed item purchases');
    await open(`?search=${row.transaction_id}`);
    await details().first().click();
    const { id, transaction_id, player_email, player_id, game_name, game_id, item_name, item_id } = row;
    for (const value of [id, transaction_id, player_email, player_id, game_name, game_id, item_name, item_id]) {
      await drawer()
        .getByText(value ?? 'none', { exact: true })
        .first()
        .waitFor();
    }
    expect(search().get('open')).toBe(row.id);
    expect(await drawer().getByRole('button', { name: 'Update Status' }).count()).toBe(0);
    await page.reload();
    await drawer().getByText('Item Purchase').waitFor();
    await page.goBack();
    await drawer().waitFor({ state: 'detached' });
    expect(search().get('open')).toBeNull();
  });

  test('is opened and closed with the keyboard alone, and the focus comes back', async () => {
    const { page } = portal;
    const row = await aPendingOne();
    await open(`?search=${row.transaction_id}`);
    await detailsOf(row).focus();
    await page.keyboard.press('Enter');
    await drawer().getByText(row.player_email).waitFor();
    await page.keyboard.press('Escape');
    await drawer().waitFor({ state: 'detached' });
    expect(search().get('open')).toBeNull();
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
      .toBe(`View Details of ${row.transaction_id}`);
  });

  test('that is pending is set to failed with a note, for good: after a reload and a restart it still is', async () => {
    const { page } = portal;
    const row = await aPendingOne();
    await open(`?status=pending&open=${row.id}`);
    await drawer().getByLabel('New status').selectOption('failed');
    await drawer().getByLabel('Notes').fill('  Refused by the card issuer.  ');
    await drawer().getByRole('button', { name: 'Update Status' }).click();
    const question = page.getByRole('dialog', { name: `Set ${row.transaction_id} to failed?` });
    await question.getByText('This is final').waitFor();
    await question.getByRole('button', { name: 'Set to failed' }).click();
    await toast('Transaction status updated').waitFor();
    await drawer().getByText('Refused by the card issuer.').waitFor();
    expect(await drawer().getByRole('button', { name: 'Update Status' }).count()).toBe(0);
    expect(await statusOnServer(row.id)).toBe('failed');
    await detailsOf(row).waitFor({ state: 'detached' });

    await page.reload();
    await drawer().getByText('Refused by the card issuer.').waitFor();
    await portal.restart();
    await portal.signIn(`transactions?open=${row.id}`);
    await drawer().getByText('Refused by the card issuer.').waitFor();
    await drawer().getByText('Failed').first().waitFor();
  });

  test('is not changed without a choice, nor when the question is answered with no', async () => {
    const { page } = portal;
    const row = await aPendingOne();
    await open(`?open=${row.id}`);
    await drawer().getByRole('button', { name: 'Update Status' }).click();
    await drawer().getByText('Choose a status.').waitFor();
    await drawer().getByLabel('New status').selectOption('completed');
    await drawer().getByLabel('Notes').fill('Never mind');
    await drawer().getByRole('button', { name: 'Update Status' }).click();
    const question = page.getByRole('dialog', { name: `Set ${row.transaction_id} to completed?` });
    await question.waitFor();
    await page.keyboard.press('Escape');
    await question.waitFor({ state: 'detached' });
    // The drawer is still open, with its input.
    expect(await drawer().getByLabel('Notes').inputValue()).toBe('Never mind');
    expect(await statusOnServer(row.id)).toBe('pending');
  });

  test('that somebody else decided meanwhile says so and shows the truth', async () => {
    const { page } = portal;
    portal.expectConsole(/status of 409/);
    const row = await aPendingOne();
    await open(`?open=${row.id}`);
    await drawer().getByLabel('New status').selectOption('completed');
    await portal.call('PUT', `${LIST}/${row.id}/status`, { status: 'cancelled', notes: 'Fraud' });
    await drawer().getByRole('button', { name: 'Update Status' }).click();
    await page.getByRole('button', { name: 'Set to completed' }).click();
    await toast('Failed to update transaction status').waitFor();
    await page.getByText(`Transaction ${row.transaction_id} is cancelled and cannot be changed.`).waitFor();
    await drawer().getByText('Fraud').waitFor();
    expect(await drawer().getByRole('button', { name: 'Update Status' }).count()).toBe(0);
    expect(await statusOnServer(row.id)).toBe('cancelled');
  });

  test('that does not exist says so', async () => {
    portal.expectConsole(/status of 404/);
    await open('?open=999999999');
    await drawer().getByText('There is no transaction 999999999.').waitFor();
  });
});

describe('the export', () => {
  const button = () => portal.page.getByRole('button', { name: 'Export', exact: true });

  test('is what the filter finds, all pages of it, in the order of the list, and holds no formula', async () => {
    const query = '?status=completed&type=transfer';
    const { totalPages } = await listed(`${query}&limit=100`);
    const ids: string[] = [];
    for (let page = 1; page <= totalPages; page++) {
      const { transactions } = await listed(`${query}&limit=100&page=${page}`);
      ids.push(...transactions.map((row) => row.transaction_id));
    }
    expect(ids.length).toBeGreaterThan(20);
    await open('?status=completed&transaction_type=transfer&page=2');
    const [download] = await Promise.all([portal.page.waitForEvent('download'), button().click()]);
    expect(download.suggestedFilename()).toMatch(/^transactions-\d{4}-\d\d-\d\d\.csv$/);
    const chunks: Buffer[] = [];
    for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
    const [header, ...lines] = Buffer.concat(chunks).toString().trimEnd().split('\r\n');
    expect(header?.replace('\uFEFF', '')).toMatch(/^transaction_id,transaction_type,player_email,game_name,amount,/);
    expect(lines.map((line) => line.split(',')[0])).toEqual(ids);
    expect(lines.flatMap((line) => line.split(',')).filter((cell) => /^"?[=+@-]/.test(cell))).toEqual([]);
    await button().waitFor();
  });

  test('is stopped by Cancel, and nothing is downloaded', async () => {
    const { page } = portal;
    let downloads = 0;
    page.on('download', () => downloads++);
    // Never answered, like an export that takes long.
    await page.route('**/api/admin/transactions/export*', () => {});
    await button().click();
    await page.getByRole('button', { name: /^Exporting…/ }).waitFor();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await button().waitFor();
    expect(await page.getByText('Failed to export transactions').count()).toBe(0);
    expect(downloads).toBe(0);
  });

  test('is stopped by leaving the screen', async () => {
    const { page } = portal;
    await page.route('**/api/admin/transactions/export*', () => {});
    await button().click();
    await page.getByRole('button', { name: /^Exporting…/ }).waitFor();
    const stopped = page.waitForEvent('requestfailed', (request) => request.url().includes('/transactions/export'));
    await page.getByRole('link', { name: 'Games', exact: true }).click();
    expect((await stopped).failure()?.errorText).toBe('net::ERR_ABORTED');
    await page.getByRole('heading', { name: 'Games', exact: true, level: 1 }).waitFor();
    expect(await page.getByText('Failed to export transactions').count()).toBe(0);
  });
});

test('on a phone every row is a card, all of it in sight', async () => {
  const { page } = portal;
  await page.setViewportSize({ width: 320, height: 800 });
  // Its last control is within the window's width.
  const box = await details().first().boundingBox();
  expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(320);
  const loaded = page.waitForEvent('requestfinished', (request) => /transactions\/\d+$/.test(request.url()));
  await details().first().click();
  await drawer().getByText('Player ID').waitFor();
  await loaded;
});

test('the head of the table stays in sight while its rows scroll', async () => {
  const head = table().getByRole('columnheader', { name: 'Transaction ID' });
  await details().last().scrollIntoViewIfNeeded();
  const [above, last] = [await head.boundingBox(), await details().last().boundingBox()];
  expect(above?.y ?? -1).toBeGreaterThan(0);
  expect(above?.y ?? 0).toBeLessThan(last?.y ?? 0);
});
