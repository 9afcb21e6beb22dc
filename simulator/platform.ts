import type { PlatformEventPage } from '../src/generated/model/platformEventPage.ts';
import type { PlatformGame } from '../src/generated/model/platformGame.ts';
import type { PlatformItem } from '../src/generated/model/platformItem.ts';
import type { PlatformPlayer } from '../src/generated/model/platformPlayer.ts';
import type { PlatformTransaction } from '../src/generated/model/platformTransaction.ts';
import type { PlatformWithdrawal } from '../src/generated/model/platformWithdrawal.ts';

/** The kinds of records that a platform sends, with their types. */
export interface Records {
  games: PlatformGame;
  items: PlatformItem;
  players: PlatformPlayer;
  transactions: PlatformTransaction;
  withdrawals: PlatformWithdrawal;
}

export type Kind = keyof Records;

export interface Result {
  id: string | null;
  result: string;
  message?: string | null;
}

type Store<K extends Kind> = (body: { records: Records[K][] }) => Promise<{ results: Result[] }>;

/** The server to which the simulated platform sends its records, and from which it learns decisions: `client.platform` of our SDK, or the demo's own server. */
export interface Platform {
  storeGames: Store<'games'>;
  storeItems: Store<'items'>;
  storePlayers: Store<'players'>;
  storeTransactions: Store<'transactions'>;
  storeWithdrawals: Store<'withdrawals'>;
  cancelWithdrawal(id: string): Promise<unknown>;
  listEvents(params: { after?: string; wait?: number; limit?: number }): Promise<PlatformEventPage>;
}

export function store(platform: Platform, kind: Kind, records: Records[Kind][]): Promise<{ results: Result[] }> {
  const send: { [K in Kind]: Store<K> } = {
    games: platform.storeGames,
    items: platform.storeItems,
    players: platform.storePlayers,
    transactions: platform.storeTransactions,
    withdrawals: platform.storeWithdrawals,
  };
  return (send[kind] as Store<Kind>)({ records });
}

/** The field with the id of a record. */
export const ID_OF: Record<Kind, string> = {
  games: 'game_id',
  items: 'item_id',
  players: 'player_id',
  transactions: 'transaction_id',
  withdrawals: 'withdrawal_id',
};

export const idOf = (kind: Kind, record: Records[Kind]): string => String(Reflect.get(record, ID_OF[kind]));
