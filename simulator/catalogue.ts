import { gameItemRows } from '../demo/game-items.ts';
import { GAMES } from '../demo/games.ts';
import type { PlatformGame } from '../src/generated/model/platformGame.ts';
import type { PlatformItem } from '../src/generated/model/platformItem.ts';

const usdOf = (cents: number) => cents / 100;

/** An item that players can buy. */
export interface Ware {
  itemId: string;
  itemName: string;
  gameId: string;
  usd: number;
  isPack: boolean;
}

/** The games that are open, those of the demo. */
export const OPEN_GAMES = GAMES.filter(({ retiredDaysAgo }) => retiredDaysAgo === undefined);

/** Everything that is always on sale. */
export const WARES: Ware[] = gameItemRows(0).flatMap(
  ({ itemId, itemName, gameId, priceCents, isLimitedTime, itemType }) =>
    typeof priceCents === 'number' && !isLimitedTime && OPEN_GAMES.some((game) => game.gameId === gameId)
      ? [{ itemId, itemName, gameId, usd: usdOf(priceCents), isPack: itemType === 'currency_pack' }]
      : [],
);

/** Packs of a game's currency, and everything else. */
export const PACKS = WARES.filter(({ isPack }) => isPack);
export const ITEMS = WARES.filter(({ isPack }) => !isPack);

export const sentGames = (updatedAt: string): PlatformGame[] =>
  OPEN_GAMES.map(({ gameId, gameName, developer, genre, description, platformFeeBps }) => ({
    game_id: gameId,
    game_name: gameName,
    developer,
    genre,
    description,
    platform_fee_percent: platformFeeBps / 100,
    updated_at: updatedAt,
  }));

export const sentItems = (updatedAt: string): PlatformItem[] =>
  WARES.map(({ itemId, itemName, gameId, usd, isPack }) => ({
    item_id: itemId,
    game_id: gameId,
    item_name: itemName,
    item_type: isPack ? 'currency_pack' : 'bundle',
    price_usd: usd,
    currency_amount: isPack ? Math.round(usd * 100) : 0,
    updated_at: updatedAt,
  }));
