import { PlatformGame } from '../../src/generated/coinopAdminAPI.schemas.zod.ts';
import { intakeOf } from '../http/record-batch.ts';
import { storeBatch } from '../records/store-batch.ts';
import { GAMES } from './platform-commands.ts';
import { gameRecord } from './platform-record.ts';

export const GAME_INTAKE = intakeOf(
  { name: 'games', record: PlatformGame, id: 'game_id', parse: gameRecord },
  (db, by, batch) => storeBatch(db, by, GAMES, batch),
);
