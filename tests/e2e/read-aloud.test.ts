import { expect, test } from 'vitest';
import { settle } from '../screens.ts';
import { testInFull } from '../test-in-full.ts';
import { portalUnderTest } from './portal-under-test.ts';

// The order and wording in which a screen reader presents what others see, according to the accessibility tree. Uses
// the mock, because its examples do not change.
const portal = portalUnderTest({ server: 'mock' });

/** The accessibility tree below an element, without URLs. */
async function treeOf(part: { ariaSnapshot(): Promise<string> }, lines?: number): Promise<string> {
  const tree = (await part.ariaSnapshot()).split('\n').filter((line) => !line.includes('/url:'));
  return tree.slice(0, lines).join('\n');
}

test('a withdrawal says what it is, whose, how much and where it goes, and its timeline what happened, by whom and when', async () => {
  const { page } = portal;
  await portal.signIn('withdrawals');
  await settle(page);
  const card = page.getByRole('article', { name: 'WDR-100478' });
  expect(await treeOf(card)).toMatchInlineSnapshot(`
    "- article "WDR-100478":
      - checkbox "Select WDR-100478"
      - link "WDR-100478":
      - text: Processing
      - button "Actions for WDR-100478"
      - link "ines.duarte@example.com":
      - text: Frozen
      - term: Amount
      - definition: $640.00
      - term: Fee
      - definition: $16.00
      - term: Net
      - definition: $624.00
      - text: Great Lakes Savings account ending in 7782
      - time: Nov 19, 2026, 18:47 UTC"
  `);
  await card.getByRole('link', { name: 'WDR-100478' }).click();
  await page.getByRole('list', { name: 'Timeline' }).getByRole('listitem').first().waitFor();
  expect(await treeOf(page.getByRole('list', { name: 'Timeline' }))).toMatchInlineSnapshot(`
    "- list "Timeline":
      - listitem:
        - strong: Requested
        - text: by System
        - time: Nov 19, 2026, 18:47 UTC
      - listitem:
        - strong: Approved
        - text: by robin
        - time: Nov 19, 2026, 22:20 UTC
        - paragraph: Bulk approved
      - listitem:
        - strong: Processing
        - text: by System
        - time: Nov 20, 2026, 07:00 UTC"
  `);
});

testInFull('every row of a table begins with what it is about: the lists, and the figures of the charts', async () => {
  const { page } = portal;
  await portal.signIn('transactions');
  await settle(page);
  expect(await treeOf(page.getByRole('table', { name: 'Transactions' }), 23)).toMatchInlineSnapshot(`
    "- table "Transactions":
      - rowgroup:
        - row "Transaction ID Type Player Email Game Amount Status Date Actions":
          - columnheader "Transaction ID"
          - columnheader "Type"
          - columnheader "Player Email"
          - columnheader "Game"
          - columnheader "Amount"
          - columnheader "Status"
          - columnheader "Date"
          - columnheader "Actions"
      - rowgroup:
        - row "TXN-900412 Purchase june.okafor@example.com Copper Caravan $49.99 Pending Nov 20, 2026, 12:21 UTC View Details of TXN-900412":
          - rowheader "TXN-900412":
            - link "TXN-900412":
          - cell "Purchase"
          - cell "june.okafor@example.com":
            - link "june.okafor@example.com":
          - cell "Copper Caravan"
          - cell "$49.99"
          - cell "Pending"
          - cell "Nov 20, 2026, 12:21 UTC":
            - time: Nov 20, 2026, 12:21 UTC"
  `);
  await page.goto(`${portal.server.portal}revenue`);
  await settle(page);
  await page.getByRole('button', { name: 'View as table' }).click();
  expect(await treeOf(page.getByRole('table', { name: 'Revenue by Type' }), 14)).toMatchInlineSnapshot(`
    "- table "Revenue by Type":
      - rowgroup:
        - row "Type Amount Share Records":
          - columnheader "Type"
          - columnheader "Amount"
          - columnheader "Share"
          - columnheader "Records"
      - rowgroup:
        - row "Transfer fee $24,226.27 12.8% 8,140":
          - rowheader "Transfer fee"
          - cell "$24,226.27"
          - cell "12.8%"
          - cell "8,140"
        - row "Purchase fee $49,777.42 26.3% 19,026":"
  `);
  expect(await treeOf(page.getByRole('table', { name: 'Payout History' }), 18)).toMatchInlineSnapshot(`
    "- table "Payout History":
      - rowgroup:
        - row "Date Amount Method Reference Records Processed By":
          - columnheader "Date"
          - columnheader "Amount"
          - columnheader "Method"
          - columnheader "Reference"
          - columnheader "Records"
          - columnheader "Processed By"
      - rowgroup:
        - row "Nov 18, 2026, 15:20 UTC $12,500.00 Bank Transfer CR-20261118-0007 3,481 admin":
          - cell "Nov 18, 2026, 15:20 UTC":
            - time: Nov 18, 2026, 15:20 UTC
          - cell "$12,500.00"
          - cell "Bank Transfer"
          - rowheader "CR-20261118-0007":
            - link "CR-20261118-0007":
          - cell "3,481""
  `);
});
