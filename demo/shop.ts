import type { GameItemRow } from './game-items.ts';
import { GAMES, type GameSpec } from './games.ts';
import { createEven, EVEN_STEPS, weighted } from './random.ts';
import { DAY, eventAt } from './timeline.ts';

/** An item that a player can buy. */
export interface Ware {
  itemId: string;
  itemName: string;
  priceCents: number;
}

export interface Shop {
  /** Picks a game that was open at that time: popular games more often, and a game with an event even more so. */
  pickGame(instant: number): GameSpec;
  /** Picks what a player buys there: a pack of currency ('purchase'), or a bundle or offer on sale at that time. */
  pickWare(gameId: string, kind: 'purchase' | 'item_purchase', instant: number): Ware;
}

interface Stock extends Ware {
  from: number;
  until: number;
}

/** Limits per player and day are ignored: enforcing them would mean remembering every purchase. */
export function createShop(items: GameItemRow[], now: number): Shop {
  const pickAny = weighted(GAMES, (game) => game.popularity);
  const pickOpen = weighted(
    GAMES.filter((game) => game.retiredDaysAgo === undefined),
    (game) => game.popularity,
  );
  const firstClosing = now - Math.max(...GAMES.map((game) => game.retiredDaysAgo ?? 0)) * DAY;

  const visits = createEven(EVEN_STEPS.second);
  const games = createEven(EVEN_STEPS.alone);
  const shelves = new Map<string, () => Stock>();
  for (const { gameId } of GAMES) {
    const ofGame = items.filter((item) => item.gameId === gameId);
    shelves.set(`${gameId} purchase`, shelf(ofGame, ['currency_pack', 'starter_pack']));
    shelves.set(`${gameId} item_purchase`, shelf(ofGame, ['bundle', 'special_offer']));
  }

  return {
    pickGame(instant) {
      const { gameId, lift } = eventAt(instant, now);
      const eventGame = GAMES.find((game) => game.gameId === gameId);
      if (eventGame && visits.next() < lift / (1 + lift)) return eventGame;
      return instant < firstClosing ? pickAny(games) : pickOpen(games);
    },
    pickWare(gameId, kind, instant) {
      const pickStock = shelves.get(`${gameId} ${kind}`);
      if (pickStock === undefined) throw new Error(`${gameId} sells nothing`);
      // Every shelf has an item that is always on sale, so the loop ends.
      for (;;) {
        const stock = pickStock();
        if (stock.from <= instant && instant <= stock.until) return stock;
      }
    },
  };
}

function shelf(items: GameItemRow[], types: string[]): () => Stock {
  const stock = items.flatMap((item): Stock[] => {
    if (typeof item.priceCents !== 'number' || !types.includes(item.itemType)) return [];
    const { itemId, itemName, priceCents, availableFrom, availableUntil } = item;
    const [from, until] = [availableFrom?.getTime() ?? -Infinity, availableUntil?.getTime() ?? Infinity];
    return [{ itemId, itemName, priceCents, from, until }];
  });
  // Cheap items sell a little better, and limited offers sell better than they otherwise would.
  const pick = weighted(stock, ({ priceCents, until }) => (until === Infinity ? 1 : 3) / priceCents ** 0.1);
  const draws = createEven(EVEN_STEPS.alone);
  return () => pick(draws);
}
