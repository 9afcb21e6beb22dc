import type { GameItemRow } from './game-items.ts';
import { GAMES, type GameSpec } from './games.ts';
import { createEven, EVEN_STEPS, weighted } from './random.ts';
import { DAY, eventAt } from './timeline.ts';

/** Something a player can pay for. */
export interface Ware {
  itemId: string;
  itemName: string;
  priceCents: number;
}

export interface Shop {
  /** A game that is open at that time, popular ones more often, and the one that has an event. */
  pickGame(instant: number): GameSpec;
  /** What a player buys there: money for the game's currency, or for a bundle or an offer on sale at that time. */
  pickWare(gameId: string, kind: 'purchase' | 'item_purchase', instant: number): Ware;
}

interface Stock extends Ware {
  from: number;
  until: number;
}

/** Limits per player and day are not played out: they would need a memory of every purchase. */
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
      // Every shelf has something that is always on sale, so this ends.
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
  // Cheap things sell a little better, and what is only there for a while sells better than it otherwise would.
  const pick = weighted(stock, ({ priceCents, until }) => (until === Infinity ? 1 : 3) / priceCents ** 0.1);
  const draws = createEven(EVEN_STEPS.alone);
  return () => pick(draws);
}
