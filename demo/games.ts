/** An item that a game sells besides its currency, named as in the item form. */
export interface Offer {
  name: string;
  type: 'bundle' | 'starter_pack' | 'special_offer';
  category: 'featured' | 'weekly' | 'daily' | 'standard';
  rarity: 'common' | 'rare' | 'epic' | 'legendary';
  subtitle: string;
  /** Null for a draft without a price yet, which is neither active nor visible. */
  priceCents: number | null;
  /** The price before the discount. */
  originalPriceCents?: number;
  /** How much of the game's currency it includes; null for none. */
  currencyAmount: number | null;
  perPlayer?: number;
  perDay?: number;
  /** First and last day of a limited offer, relative to today: some are over, some running, some to come. */
  days?: [from: number, until: number];
}

export interface GameSpec {
  gameId: string;
  gameName: string;
  developer: string;
  genre: string;
  description: string;
  platformFeeBps: number;
  /**
   * The flat monthly fee that its studio owes the platform, due on the day of the month on which the game was launched.
   */
  monthlyFeeCents: number;
  /** Its share of all transactions. */
  popularity: number;
  launchedDaysAgo: number;
  /** The game is inactive since then, and sells nothing more. */
  retiredDaysAgo?: number;
  currency: string;
  /** How much of the currency the smallest pack contains, and how many packs there are. */
  smallestPack: number;
  packs: number;
  offers: Offer[];
}

type Terms = Omit<Offer, 'name' | 'type' | 'category' | 'rarity' | 'subtitle'>;
const offer = (
  name: string,
  type: Offer['type'],
  category: Offer['category'],
  rarity: Offer['rarity'],
  subtitle: string,
  terms: Terms,
): Offer => ({ name, type, category, rarity, subtitle, ...terms });

// biome-ignore format: with two lines per offer it reads like a price list
export const GAMES: GameSpec[] = [
  {
    gameId: 'starfall-arena', gameName: 'Starfall Arena', developer: 'Ninth Orbit', genre: 'Arena shooter',
    description: 'Six against six among falling stars, in rounds of eight minutes.',
    platformFeeBps: 2500, monthlyFeeCents: 19_900, popularity: 27, launchedDaysAgo: 733,
    currency: 'Star Shards', smallestPack: 400, packs: 6,
    offers: [
      offer('Recruit Kit', 'starter_pack', 'standard', 'common', 'Everything for the first ten rounds',
        { priceCents: 299, currencyAmount: 250, perPlayer: 1 }),
      offer('Comet Rider Bundle', 'bundle', 'featured', 'epic', 'Skin, trail and banner',
        { priceCents: 1499, originalPriceCents: 2499, currencyAmount: 600, perPlayer: 1 }),
      offer('Daily Orbit Crate', 'bundle', 'daily', 'common', 'A surprise a day',
        { priceCents: 199, currencyAmount: 100, perDay: 1 }),
      offer('Meteor Weekend Chest', 'special_offer', 'featured', 'legendary', 'Only while meteors fall',
        { priceCents: 3999, originalPriceCents: 5999, currencyAmount: 5200, perPlayer: 2, days: [-48, -42] }),
      offer('Anniversary Vault', 'special_offer', 'featured', 'legendary', 'Two years among the stars',
        { priceCents: 2999, originalPriceCents: 4999, currencyAmount: 3600, perPlayer: 1, days: [-6, 5] }),
      offer('Winter Launch Pass', 'special_offer', 'weekly', 'epic', 'Opens with the next season',
        { priceCents: 999, currencyAmount: 400, perPlayer: 1, days: [9, 23] }),
    ],
  },
  {
    gameId: 'copper-caravan', gameName: 'Copper Caravan', developer: 'Dune Street Games', genre: 'Trading strategy',
    description: 'Buy low at the coast, sell high past the dunes, and mind the bandits.',
    platformFeeBps: 2200, monthlyFeeCents: 14_900, popularity: 20, launchedDaysAgo: 611,
    currency: 'Copper Marks', smallestPack: 500, packs: 5,
    offers: [
      offer('First Camel', 'starter_pack', 'standard', 'common', 'A patient animal and a little silver',
        { priceCents: 199, currencyAmount: 300, perPlayer: 1 }),
      offer('Spice Route Charter', 'bundle', 'standard', 'rare', 'Three new towns on the map',
        { priceCents: 1299, currencyAmount: 500 }),
      offer('Guild of Weighers', 'bundle', 'weekly', 'epic', 'Better prices for a week',
        { priceCents: 799, originalPriceCents: 999, currencyAmount: null, perDay: 1 }),
      offer('Oasis Festival', 'special_offer', 'featured', 'epic', 'Lanterns, music, half the price',
        { priceCents: 1499, originalPriceCents: 2999, currencyAmount: 1800, days: [-16, -4] }),
      offer('Sandstorm Insurance', 'special_offer', 'weekly', 'rare', 'Nothing lost until Sunday',
        { priceCents: 499, currencyAmount: null, perPlayer: 3, days: [-3, 4] }),
    ],
  },
  {
    gameId: 'iron-harvest-tycoon', gameName: 'Iron Harvest Tycoon', developer: 'Ploughshare', genre: 'Farm simulation',
    description: 'Steam ploughs, stubborn soil and a bank that wants its money back.',
    platformFeeBps: 2000, monthlyFeeCents: 12_900, popularity: 16, launchedDaysAgo: 540,
    currency: 'Iron Bushels', smallestPack: 300, packs: 5,
    offers: [
      offer('Homestead Pack', 'starter_pack', 'featured', 'rare', 'Barn, well and one good horse',
        { priceCents: 499, originalPriceCents: 999, currencyAmount: 400, perPlayer: 1 }),
      offer('Steam Plough No. 7', 'bundle', 'standard', 'epic', 'Ploughs four fields at once',
        { priceCents: 1999, currencyAmount: 200, perPlayer: 1 }),
      offer('Seed Almanac', 'bundle', 'standard', 'common', 'A year of good advice',
        { priceCents: 349, currencyAmount: null }),
      offer('Harvest Fair', 'special_offer', 'featured', 'legendary', 'The whole village is there',
        { priceCents: 2499, originalPriceCents: 3499, currencyAmount: 2600, days: [-49, -41] }),
      offer('Frost Contracts', 'special_offer', 'weekly', 'rare', 'Winter prices, agreed early',
        { priceCents: 899, currencyAmount: 700, days: [6, 20] }),
    ],
  },
  {
    gameId: 'moonlit-kart', gameName: 'Moonlit Kart', developer: 'Paper Tiger', genre: 'Racing',
    description: 'Twelve karts, one lantern each, no brakes to speak of.',
    platformFeeBps: 3000, monthlyFeeCents: 14_900, popularity: 13, launchedDaysAgo: 455,
    currency: 'Moon Tokens', smallestPack: 250, packs: 5,
    offers: [
      offer('Learner Plates', 'starter_pack', 'standard', 'common', 'A kart that forgives',
        { priceCents: 149, currencyAmount: 120, perPlayer: 1 }),
      offer('Paper Lantern Set', 'bundle', 'standard', 'rare', 'Five lights for dark corners',
        { priceCents: 699, currencyAmount: null }),
      offer('Tiger Stripe Garage', 'bundle', 'featured', 'epic', 'Four karts in their Sunday best',
        { priceCents: 2199, originalPriceCents: 2799, currencyAmount: 300, perPlayer: 1 }),
      offer('Eclipse Cup Entry', 'special_offer', 'daily', 'legendary', 'One night, one cup',
        { priceCents: 399, currencyAmount: 100, perDay: 1, days: [-13, 2] }),
    ],
  },
  {
    gameId: 'tidewardens', gameName: 'Tidewardens', developer: 'Salt & Lantern', genre: 'Cooperative adventure',
    description: 'Four keepers hold one lighthouse through a very long night.',
    platformFeeBps: 2200, monthlyFeeCents: 9900, popularity: 9, launchedDaysAgo: 320,
    currency: 'Pearls', smallestPack: 200, packs: 4,
    offers: [
      offer('Keeper’s Satchel', 'starter_pack', 'standard', 'common', 'Oil, rope and a warm coat',
        { priceCents: 399, currencyAmount: 160, perPlayer: 1 }),
      offer('Storm Glass', 'bundle', 'weekly', 'rare', 'Sees the wave before it comes',
        { priceCents: 899, currencyAmount: 80 }),
      offer('Spring Tide Hoard', 'special_offer', 'featured', 'epic', 'Twice the pearls until the moon turns',
        { priceCents: 1999, originalPriceCents: 2499, currencyAmount: 1500, days: [-30, -21] }),
    ],
  },
  {
    gameId: 'glyphbound', gameName: 'Glyphbound', developer: 'Half Moon Press', genre: 'Card battles',
    description: 'Every word is a spell, and some of them are misspelled.',
    platformFeeBps: 2800, monthlyFeeCents: 9900, popularity: 7, launchedDaysAgo: 268,
    currency: 'Ink Drops', smallestPack: 150, packs: 4,
    offers: [
      offer('Apprentice Deck', 'starter_pack', 'featured', 'common', 'Thirty cards that play well together',
        { priceCents: 599, currencyAmount: 60, perPlayer: 1 }),
      offer('Bound Folio', 'bundle', 'standard', 'rare', 'Ten packs in one cover',
        { priceCents: 1799, originalPriceCents: 1999, currencyAmount: null }),
      offer('Forbidden Appendix', 'bundle', 'weekly', 'legendary', 'One card that nobody else has',
        { priceCents: 4999, currencyAmount: 900, perPlayer: 1 }),
      offer('Quill of the Month', 'special_offer', 'weekly', 'epic', 'A new one every month',
        { priceCents: 799, currencyAmount: 50, days: [-9, 21] }),
      offer('Erratum Pack', 'bundle', 'standard', 'common', 'Not priced yet',
        { priceCents: null, currencyAmount: null }),
    ],
  },
  {
    gameId: 'hollow-orchard', gameName: 'Hollow Orchard', developer: 'Bramble & Co.', genre: 'Cosy puzzle',
    description: 'Prune, graft and find out what sleeps under the oldest tree.',
    platformFeeBps: 1800, monthlyFeeCents: 7900, popularity: 5, launchedDaysAgo: 196,
    currency: 'Acorns', smallestPack: 600, packs: 4,
    offers: [
      offer('Gardener’s Apron', 'starter_pack', 'standard', 'common', 'Pockets for everything',
        { priceCents: 249, currencyAmount: 300, perPlayer: 1 }),
      offer('Beehive', 'bundle', 'daily', 'rare', 'Honey every morning',
        { priceCents: 599, currencyAmount: null, perPlayer: 1 }),
      offer('Blossom Week', 'special_offer', 'weekly', 'epic', 'The orchard in bloom',
        { priceCents: 999, originalPriceCents: 1499, currencyAmount: 1600, days: [13, 20] }),
    ],
  },
  {
    gameId: 'rustline-rally', gameName: 'Rustline Rally', developer: 'Gantry Nine', genre: 'Off-road racing',
    description: 'Across the scrap desert in whatever still runs. Servers closed; kept for its records.',
    platformFeeBps: 2400, monthlyFeeCents: 7900, popularity: 5, launchedDaysAgo: 830, retiredDaysAgo: 38,
    currency: 'Bolts', smallestPack: 450, packs: 4,
    offers: [
      offer('Scrapyard Start', 'starter_pack', 'standard', 'common', 'Three wheels and a hope',
        { priceCents: 299, currencyAmount: 200, perPlayer: 1 }),
      offer('Twin Turbo', 'bundle', 'standard', 'rare', 'Louder, and a little faster',
        { priceCents: 999, currencyAmount: 100 }),
      offer('Last Lap Sale', 'special_offer', 'featured', 'legendary', 'Everything must go',
        { priceCents: 999, originalPriceCents: 3999, currencyAmount: 4000, days: [-60, -38] }),
    ],
  },
];
