import type { GameStatus } from '../../src/generated/model/gameStatus.ts';

/** The status that toggling sets. */
const TOGGLED: Readonly<Record<GameStatus, GameStatus>> = { active: 'inactive', inactive: 'active' };

/** @param status one that the database's check allows */
export const toggled = (status: string): GameStatus => TOGGLED[status as GameStatus];
