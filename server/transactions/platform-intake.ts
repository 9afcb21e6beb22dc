import { PlatformTransaction } from '../../src/generated/coinopAdminAPI.schemas.zod.ts';
import { intakeOf } from '../http/record-batch.ts';
import { storeBatch } from '../records/store-batch.ts';
import { TRANSACTIONS } from './platform-commands.ts';
import { transactionRecord } from './platform-record.ts';

export const TRANSACTION_INTAKE = intakeOf(
  { name: 'transactions', record: PlatformTransaction, id: 'transaction_id', parse: transactionRecord },
  (db, by, batch) => storeBatch(db, by, TRANSACTIONS, batch),
);
