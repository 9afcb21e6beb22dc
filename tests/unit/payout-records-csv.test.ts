import { expect, test } from 'vitest';
import { payoutRecordsCsv } from '../../src/features/company-revenue/payout-records-csv.ts';

test("a payout's records as a file have the contract's names, both amounts with their cents, and no formula", () => {
  const record = {
    record_id: 'REV-1',
    revenue_type: 'platform_fee',
    source_id: '=1+1',
    total_amount: 12.5,
    used_amount: 4,
    earned_at: '2026-11-20T09:14:00.000Z',
  };
  expect(payoutRecordsCsv([record, { ...record, source_id: null }])).toBe(
    'record_id,earned_at,revenue_type,source_id,used_amount,total_amount\r\n' +
      "REV-1,2026-11-20T09:14:00.000Z,platform_fee,'=1+1,4.00,12.50\r\n" +
      'REV-1,2026-11-20T09:14:00.000Z,platform_fee,,4.00,12.50\r\n',
  );
});
