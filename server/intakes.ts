import { ITEM_INTAKE } from './game-items/platform-intake.ts';
import { GAME_INTAKE } from './games/platform-intake.ts';
import { PLAYER_INTAKE } from './players/platform-intake.ts';
import { TRANSACTION_INTAKE } from './transactions/platform-intake.ts';
import { WITHDRAWAL_INTAKE } from './withdrawals/platform-intake.ts';

/** Every kind of record that the platform sends, by its name. */
export const INTAKES = {
  players: PLAYER_INTAKE,
  games: GAME_INTAKE,
  items: ITEM_INTAKE,
  transactions: TRANSACTION_INTAKE,
  withdrawals: WITHDRAWAL_INTAKE,
};
