import { PlatformWithdrawal } from '../../src/generated/coinopAdminAPI.schemas.zod.ts';
import { intakeOf } from '../http/record-batch.ts';
import { storeBatch } from '../records/store-batch.ts';
import { REQUESTS } from './platform-commands.ts';
import { requestRecord } from './platform-record.ts';

export const WITHDRAWAL_INTAKE = intakeOf(
  { name: 'withdrawals', record: PlatformWithdrawal, id: 'withdrawal_id', parse: requestRecord },
  (db, by, batch) => storeBatch(db, by, REQUESTS, batch),
);
