import type { gameItems, games } from '../server/db/schema/catalogue.ts';
import { gameSearchKey } from '../server/db/text-search.ts';
import { GAMES, type GameSpec, type Offer } from './games.ts';
import { DAY } from './timeline.ts';

type GameRow = typeof games.$inferInsert;
export type GameItemRow = typeof gameItems.$inferInsert;

const COLORS: Record<Offer['rarity'], string> = {
  common: '#9AA5B1',
  rare: '#3B82F6',
  epic: '#A855F7',
  legendary: '#F59E0B',
};

/** The packs of a game's currency, small to large. `times` is the content as a multiple of the smallest pack. */
const PACKS = [
  { size: 'Handful', priceCents: 499, times: 1, bonusPercent: 0, category: 'daily', rarity: 'common' },
  { size: 'Pouch', priceCents: 999, times: 2, bonusPercent: 10, category: 'standard', rarity: 'common' },
  { size: 'Sack', priceCents: 1999, times: 4, bonusPercent: 20, category: 'standard', rarity: 'rare' },
  { size: 'Chest', priceCents: 4999, times: 10, bonusPercent: 30, category: 'weekly', rarity: 'rare' },
  { size: 'Wagon', priceCents: 9999, times: 20, bonusPercent: 40, category: 'standard', rarity: 'epic' },
  { size: 'Vault', priceCents: 19_999, times: 40, bonusPercent: 55, category: 'featured', rarity: 'legendary' },
] as const;
const MOST_POPULAR_PACK = 2;

export function gameRows(now: number): GameRow[] {
  return GAMES.map((game) => {
    const retired = game.retiredDaysAgo !== undefined;
    return {
      searchKey: gameSearchKey({ gameName: game.gameName, gameId: game.gameId, developer: game.developer }),
      gameId: game.gameId,
      gameName: game.gameName,
      developer: game.developer,
      genre: game.genre,
      description: game.description,
      // Demo records have no external URLs: opening a page sends no request to another host.
      imageUrl: null,
      platformFeeBps: game.platformFeeBps,
      status: retired ? 'inactive' : 'active',
      createdAt: new Date(now - game.launchedDaysAgo * DAY),
      updatedAt: new Date(now - (game.retiredDaysAgo ?? game.launchedDaysAgo) * DAY),
    };
  });
}

export function gameItemRows(now: number): GameItemRow[] {
  let made = 0;
  const nextId = () => `ITM-${String(++made).padStart(5, '0')}`;
  return GAMES.flatMap((game) => {
    const rows = [...packsOf(game), ...game.offers.map((offer) => offerRow(offer, game, now))];
    return rows.map((row, index) => ({ ...row, itemId: nextId(), gameId: game.gameId, sortOrder: (index + 1) * 10 }));
  }).map((row) => withAge(row, now));
}

type UnplacedRow = Omit<GameItemRow, 'itemId' | 'gameId' | 'sortOrder'>;

function packsOf(game: GameSpec): UnplacedRow[] {
  return PACKS.slice(0, game.packs).map((pack, index) => {
    const amount = pack.times * game.smallestPack;
    const bonus = Math.round((amount * pack.bonusPercent) / 100);
    const isLargest = index === game.packs - 1;
    const isMostPopular = index === MOST_POPULAR_PACK;
    return {
      itemName: `${pack.size} of ${game.currency}`,
      itemType: 'currency_pack',
      itemCategory: pack.category,
      itemRarity: pack.rarity,
      priceCents: pack.priceCents,
      originalPriceCents: null,
      discountPercentage: null,
      currencyAmount: amount,
      bonusAmount: bonus === 0 ? null : bonus,
      displayName: `${amount.toLocaleString('en-US')} ${game.currency}`,
      displaySubtitle: bonus === 0 ? null : `${pack.bonusPercent}% more`,
      displayTag: isLargest ? 'BEST VALUE' : isMostPopular ? 'MOST POPULAR' : null,
      displayGetting: gettingText(game, amount, bonus),
      ...NO_IMAGES,
      isLimitedTime: false,
      availableFrom: null,
      availableUntil: null,
      maxPurchasesPerPlayer: null,
      maxPurchasesPerDay: index === 0 ? 5 : null,
      isFeatured: isLargest,
      isBestValue: isLargest,
      isMostPopular,
      isActive: true,
      isVisible: true,
      itemColor: COLORS[pack.rarity],
    };
  });
}

function offerRow(offer: Offer, game: GameSpec, now: number): UnplacedRow {
  const { priceCents, originalPriceCents = null, currencyAmount, days } = offer;
  const discount = priceCents === null || originalPriceCents === null ? null : 1 - priceCents / originalPriceCents;
  const discountPercentage = discount === null ? null : Math.round(100 * discount);
  const isOver = days !== undefined && days[1] < 0;
  return {
    itemName: offer.name,
    itemType: offer.type,
    itemCategory: offer.category,
    itemRarity: offer.rarity,
    priceCents,
    originalPriceCents,
    discountPercentage,
    currencyAmount,
    bonusAmount: null,
    displayName: offer.name,
    displaySubtitle: offer.subtitle,
    displayTag: discountPercentage === null ? (days ? 'LIMITED' : null) : `-${discountPercentage}%`,
    displayGetting: currencyAmount === null ? null : gettingText(game, currencyAmount, 0),
    ...NO_IMAGES,
    isLimitedTime: days !== undefined,
    availableFrom: days ? new Date(now + days[0] * DAY) : null,
    availableUntil: days ? new Date(now + days[1] * DAY) : null,
    maxPurchasesPerPlayer: offer.perPlayer ?? null,
    maxPurchasesPerDay: offer.perDay ?? null,
    isFeatured: offer.category === 'featured' && !isOver,
    isBestValue: false,
    isMostPopular: false,
    isActive: priceCents !== null && !isOver,
    isVisible: priceCents !== null,
    itemColor: COLORS[offer.rarity],
  };
}

const NO_IMAGES = { imageUrl: null, iconUrl: null, thumbnailUrl: null };

const gettingText = (game: GameSpec, amount: number, bonus: number): string =>
  `${amount.toLocaleString('en-US')} ${game.currency}${bonus === 0 ? '' : ` + ${bonus.toLocaleString('en-US')} bonus`}`;

/** An item is created a week before it first goes on sale, and never in the future. */
function withAge(row: GameItemRow, now: number): GameItemRow {
  const launchedDaysAgo = GAMES.find((game) => game.gameId === row.gameId)?.launchedDaysAgo ?? 0;
  const firstSold = row.availableFrom ? row.availableFrom.getTime() : now - launchedDaysAgo * DAY;
  const createdAt = new Date(Math.min(firstSold - 7 * DAY, now - DAY));
  return { ...row, createdAt, updatedAt: createdAt };
}
