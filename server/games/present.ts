import type { Game } from '../../src/generated/model/game.ts';
import type { GameStats } from '../../src/generated/model/gameStats.ts';
import { usdOf } from '../domain/money.ts';
import { percentOf } from './fee.ts';
import type { GameFigures, GameRow } from './queries.ts';

export function presentGame({ game, itemCount, playerCount }: GameRow): Game {
  return {
    game_id: game.gameId,
    game_name: game.gameName,
    developer: game.developer || null,
    genre: game.genre || null,
    description: game.description || null,
    image_url: game.imageUrl,
    platform_fee_percent: percentOf(game.platformFeeBps),
    status: game.status,
    item_count: itemCount,
    player_count: playerCount,
    created_at: game.createdAt.toISOString(),
    updated_at: game.updatedAt.toISOString(),
  };
}

export function presentStats({ days, players, topItems }: GameFigures): GameStats {
  return {
    revenue: usdOf(days.reduce((sum, day) => sum + day.revenueCents, 0)),
    transactions: days.reduce((sum, day) => sum + day.transactions, 0),
    players,
    top_items: topItems.map(({ itemId, itemName, sold, salesCents }) => ({
      item_id: itemId,
      item_name: itemName,
      sold,
      sales: usdOf(salesCents),
    })),
    series: {
      labels: days.map(({ day }) => day),
      revenue: days.map(({ revenueCents }) => usdOf(revenueCents)),
      transactions: days.map((day) => day.transactions),
    },
  };
}
