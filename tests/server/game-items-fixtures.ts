import type { Database } from '../../server/db/database.ts';
import { gameItems } from '../../server/db/schema/catalogue.ts';

type NewItem = typeof gameItems.$inferInsert;

let made = 0;

/** Inserts an item with a value in every column. Returns its id. */
export async function anItem(db: Database, values: Partial<NewItem> = {}): Promise<string> {
  const itemId = values.itemId ?? `ITM-${String(++made).padStart(4, '0')}`;
  await db.insert(gameItems).values({
    gameId: 'starfall',
    itemName: 'Meteor Weekend',
    itemType: 'special_offer',
    itemCategory: 'weekly',
    itemRarity: 'epic',
    priceCents: 1_999,
    originalPriceCents: 2_999,
    discountPercentage: 33,
    currencyAmount: 2_000,
    bonusAmount: 200,
    displayName: 'Meteors!',
    displaySubtitle: 'Only while they fall',
    displayTag: '-33%',
    displayGetting: '2,000 Shards + 200 bonus',
    imageUrl: 'https://cdn.example.com/meteor.png',
    iconUrl: 'https://cdn.example.com/meteor-icon.png',
    thumbnailUrl: 'https://cdn.example.com/meteor-thumb.png',
    isLimitedTime: true,
    availableFrom: new Date('2026-11-20T00:00:00Z'),
    availableUntil: new Date('2026-11-23T00:00:00Z'),
    maxPurchasesPerPlayer: 3,
    maxPurchasesPerDay: 1,
    sortOrder: 50,
    isFeatured: true,
    isBestValue: true,
    isMostPopular: true,
    isActive: true,
    isVisible: true,
    itemColor: '#E0B040',
    ...values,
    itemId,
  });
  return itemId;
}
