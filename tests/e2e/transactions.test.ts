import { describe, expect, test } from 'vitest';
import { describeInFull, testInFull } from '../test-in-full.ts';
import { portalUnderTest } from './portal-under-test.ts';

// The demo has so many that some are pending at any time of day.
const portal = portalUnderTest();

interface Row {
  id: string;
  transaction_id: string;
  transaction_type: string;
  item_id: string | null;
  item_name: string | null;
  player_id: string;
  created_at: string;
  player_email: string | null;
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

async function listed(query = ''): Promise<Listed> {
  return (await portal.call('GET', `${LIST}${query}`)).json();
}

/** The newest pending transaction that can be decided here. Of an erased player no note is kept. */
async function aPendingOne(): Promise<Row> {
  const { transactions } = await listed('?status=pending&limit=100');
  const row = transactions.find((one) => one.transaction_type !== 'withdrawal' && one.player_email);
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

testInFull('the list is what the server finds: filtered, paged, and again after a reload', async () => {
  const { page } = portal;
  await portal.signIn('transactions');
  await page.getByLabel('Status').selectOption('completed');
  await page.getByLabel('Type').selectOption('item_purchase');
  await expectRows('?status=completed&type=item_purchase');
  await page.getByRole('button', { name: 'Next' }).click();
  await expectRows('?status=completed&type=item_purchase&page=2');
  // The head of the table stays in sight while its rows scroll.
  const head = table().getByRole('columnheader', { name: 'Transaction ID' });
  await details().last().scrollIntoViewIfNeeded();
  const [above, last] = [await head.boundingBox(), await details().last().boundingBox()];
  expect(above?.y ?? -1).toBeGreaterThan(0);
  expect(above?.y ?? 0).toBeLessThan(last?.y ?? 0);
  await page.getByLabel('Search').fill('example.org');
  await expectRows('?status=completed&type=item_purchase&search=example.org');
  await page.reload();
  // The prerendered page has empty fields, because it does not know its URL.
  await expectRows('?status=completed&type=item_purchase&search=example.org');
  expect(await page.getByLabel('Search').inputValue()).toBe('example.org');
  expect(await page.getByLabel('Type').inputValue()).toBe('item_purchase');
  expect(await page.getByLabel('Status').inputValue()).toBe('completed');
});

describe('one transaction', () => {
  test('is opened with every field, has a link of its own, and Back closes it', async () => {
    const { page } = portal;
    await portal.signIn();
    const { transactions } = await listed('?type=item_purchase&status=completed');
    // The address of an erased player is shown as such.
    const row = transactions.find(({ player_email }) => player_email);
    if (!row) throw new Error('the demo has completed item purchases');
    await portal.page.goto(`${portal.server.portal}transactions?search=${row.transaction_id}`);
    await details().first().click();
    const { id, transaction_id, player_email, player_id, game_name, game_id, item_name, item_id } = row;
    for (const value of [id, transaction_id, player_email, player_id, game_name, game_id, item_name, item_id]) {
      await drawer()
        .getByText(value ?? 'none', { exact: true })
        .first()
        .waitFor();
    }
    expect(portal.search().get('open')).toBe(row.id);
    expect(await drawer().getByRole('button', { name: 'Update Status' }).count()).toBe(0);
    await page.reload();
    await drawer().getByText('Item Purchase').waitFor();
    await page.goBack();
    await drawer().waitFor({ state: 'detached' });
    expect(portal.search().get('open')).toBeNull();
  });

  test('that is pending is set to failed with a note, for good', async () => {
    const { page } = portal;
    await portal.signIn();
    const row = await aPendingOne();
    await page.goto(`${portal.server.portal}transactions?status=pending&open=${row.id}`);
    await drawer().getByLabel('New status').selectOption('failed');
    await drawer().getByLabel('Notes').fill('  Refused by the card issuer.  ');
    await drawer().getByRole('button', { name: 'Update Status' }).click();
    const question = page.getByRole('dialog', { name: `Set ${row.transaction_id} to failed?` });
    await question.getByText('This is final').waitFor();
    await question.getByRole('button', { name: 'Set to failed' }).click();
    await portal.toast('Transaction status updated').waitFor();
    await drawer().getByText('Refused by the card issuer.').waitFor();
    expect(await drawer().getByRole('button', { name: 'Update Status' }).count()).toBe(0);
    expect(await statusOnServer(row.id)).toBe('failed');
    await detailsOf(row).waitFor({ state: 'detached' });
  });
});

describeInFull('the export', () => {
  const button = () => portal.page.getByRole('button', { name: 'Export', exact: true });

  testInFull('is what the filter finds, all pages of it, in the order of the list, and holds no formula', async () => {
    await portal.signIn();
    const query = '?status=completed&type=transfer';
    const { totalPages } = await listed(`${query}&limit=100`);
    const ids: string[] = [];
    for (let page = 1; page <= totalPages; page++) {
      const { transactions } = await listed(`${query}&limit=100&page=${page}`);
      ids.push(...transactions.map((row) => row.transaction_id));
    }
    expect(ids.length).toBeGreaterThan(20);
    await portal.page.goto(`${portal.server.portal}transactions?status=completed&transaction_type=transfer&page=2`);
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
});
