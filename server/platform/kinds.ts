import {
  PlatformGame,
  PlatformItem,
  PlatformPlayer,
  PlatformTransaction,
  PlatformWithdrawal,
} from '../../src/generated/coinopAdminAPI.schemas.zod.ts';
import { itemRecord, PLATFORM_ITEMS } from '../game-items/record-kind.ts';
import { GAMES, gameRecord } from '../games/record-kind.ts';
import { PLAYERS, playerRecord } from '../players/record-kind.ts';
import { intakeOf } from '../records/intake.ts';
import { TRANSACTIONS, transactionRecord } from '../transactions/record-kind.ts';
import { ArchivedWithdrawal, archivedRecord } from '../withdrawals/archive/archived-record.ts';
import { ARCHIVE } from '../withdrawals/archive/record-kind.ts';
import { REQUESTS, requestRecord } from '../withdrawals/record-kind.ts';

/** Every kind of record that the platform sends, by its name. */
export const INTAKES = {
  players: intakeOf({ name: 'players', record: PlatformPlayer, id: 'player_id', parse: playerRecord }, PLAYERS),
  games: intakeOf({ name: 'games', record: PlatformGame, id: 'game_id', parse: gameRecord }, GAMES),
  items: intakeOf({ name: 'items', record: PlatformItem, id: 'item_id', parse: itemRecord }, PLATFORM_ITEMS),
  transactions: intakeOf(
    { name: 'transactions', record: PlatformTransaction, id: 'transaction_id', parse: transactionRecord },
    TRANSACTIONS,
  ),
  withdrawals: intakeOf(
    { name: 'withdrawals', record: PlatformWithdrawal, id: 'withdrawal_id', parse: requestRecord },
    REQUESTS,
  ),
};

/** The kinds of records that are imported at the console alone, besides those that the platform sends. */
export const CONSOLE_INTAKES = {
  'archived-withdrawals': intakeOf(
    { name: 'archived-withdrawals', record: ArchivedWithdrawal, id: 'withdrawal_id', parse: archivedRecord },
    ARCHIVE,
  ),
};
