import { PlatformItem } from '../../src/generated/coinopAdminAPI.schemas.zod.ts';
import { intakeOf } from '../http/record-batch.ts';
import { storeBatch } from '../records/store-batch.ts';
import { PLATFORM_ITEMS } from './platform-commands.ts';
import { itemRecord } from './platform-record.ts';

export const ITEM_INTAKE = intakeOf(
  { name: 'items', record: PlatformItem, id: 'item_id', parse: itemRecord },
  (db, by, batch) => storeBatch(db, by, PLATFORM_ITEMS, batch),
);
