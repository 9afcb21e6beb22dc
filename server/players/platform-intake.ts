import { PlatformPlayer } from '../../src/generated/coinopAdminAPI.schemas.zod.ts';
import { intakeOf } from '../http/record-batch.ts';
import { storeBatch } from '../records/store-batch.ts';
import { PLAYERS } from './platform-commands.ts';
import { playerRecord } from './platform-record.ts';

export const PLAYER_INTAKE = intakeOf(
  { name: 'players', record: PlatformPlayer, id: 'player_id', parse: playerRecord },
  (db, by, batch) => storeBatch(db, by, PLAYERS, batch),
);
