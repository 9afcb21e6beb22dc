import { expect, test } from 'vitest';
import { withdrawalCsv } from '../../src/features/withdrawals/withdrawal-csv.ts';
import type { Withdrawal } from '../../src/generated/model/withdrawal.ts';

function firstRow(fields: Partial<Withdrawal>): Record<string, string> {
  const csv = withdrawalCsv([{ status: 'pending', created_at: '2026-11-20T09:14:05.000Z', ...fields }]);
  const [header = '', row = ''] = csv.split('\r\n');
  const cells = row.split(',');
  return Object.fromEntries(header.split(',').map((name, at) => [name, cells[at] ?? '']));
}

test('no more than four digits of an account or routing number leave the portal', () => {
  const row = firstRow({
    account_last4: '000123456789',
    bank_account_info: { account_last4: '000123456789', routing_number: '271080112' },
  });
  expect([row.account_last4, row.routing_last4]).toEqual(['6789', '0112']);
  expect(Object.values(row).join()).not.toMatch(/123456|271080/);
});

test('amounts have two decimals, and net is reckoned where it is absent', () => {
  const row = firstRow({ request_id: 'WDR-1', amount: 180, fee: 4.5 });
  expect([row.withdrawal_id, row.requested_amount, row.processing_fee, row.net_payout_amount]).toEqual([
    'WDR-1',
    '180.00',
    '4.50',
    '175.50',
  ]);
});

test('what a player wrote is no formula in a spreadsheet', () => {
  const row = firstRow({ notes: '=1+1', user_info: { contact_phone: '+1 555 0142', company_name: '@SUM(A1)' } });
  expect([row.notes, row.contact_phone, row.company_name]).toEqual(["'=1+1", "'+1 555 0142", "'@SUM(A1)"]);
});

test('a status that we do not know is exported as it was sent', () => {
  expect(firstRow({ status: 'on_hold' }).status).toBe('on_hold');
});
