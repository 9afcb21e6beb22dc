import type { QueryClient } from '@tanstack/react-query';
import type { Needed } from '../../api/may.ts';
import { getPayout, listPayouts } from '../../generated/company-revenue/company-revenue.ts';
import { getListGameItemsQueryOptions } from '../../generated/game-items/game-items.ts';
import { getListGamesQueryOptions } from '../../generated/games/games.ts';
import * as needs from '../../generated/permissions.ts';
import { listPlayers } from '../../generated/players/players.ts';
import { listTransactions } from '../../generated/transactions/transactions.ts';
import { listWithdrawals } from '../../generated/withdrawal-list/withdrawal-list.ts';
import { formatUsd } from '../../lib/money.ts';
import { searchKey } from '../../lib/search-key.ts';
import { idOf } from '../../lib/search-params.ts';
import { humanise, titled } from '../../lib/words.ts';
import type { PaletteOption } from './palette-option.ts';

type Call = { text: string; client: QueryClient; signal: AbortSignal };

export type Records = {
  /** Those that match, of which the palette shows `FEW`. */
  options: readonly PaletteOption[];
  /** Says which ones the search leaves out. */
  note?: string | undefined;
};

export type RecordSource = {
  label: string;
  /** The screen that shows them. */
  screen: string;
  needs: readonly Needed[];
  find: (call: Call) => Promise<Records>;
};

export const FEW = 5;
/** The contract has a list of items for each game only. More games than this would be too many calls for a search. */
const MAX_GAMES = 30;
const GAMES_AT_ONCE = 5;
/** As many as the contract gives at once. */
const NEWEST_PAYOUTS = 200;
/** Items and games change seldom, and further letters ask for them again. */
const KEPT_MS = 300_000;

const joined = (...parts: (string | false | null | undefined)[]) => parts.filter(Boolean).join(' · ');
const matches = (text: string, ...fields: (string | null | undefined)[]) =>
  searchKey(text) !== '' && fields.some((field) => searchKey(field ?? '').includes(searchKey(text)));

const gamesOf = async ({ client }: Call) =>
  (await client.fetchQuery(getListGamesQueryOptions(undefined, { query: { staleTime: KEPT_MS } }))).games;

async function findItems(call: Call): Promise<Records> {
  const all = await gamesOf(call);
  const games = all.slice(0, MAX_GAMES);
  const found: PaletteOption[] = [];
  for (let first = 0; first < games.length && found.length < FEW && !call.signal.aborted; first += GAMES_AT_ONCE) {
    const some = games.slice(first, first + GAMES_AT_ONCE).map(async ({ game_id, game_name }) => {
      const options = getListGameItemsQueryOptions(game_id, { query: { staleTime: KEPT_MS } });
      const { items } = await call.client.fetchQuery(options);
      return items
        .filter((item) => matches(call.text, item.item_id, item.item_name, item.display_name))
        .map(
          ({ item_id, item_name }): PaletteOption => ({
            id: `item-${game_id}-${item_id}`,
            name: item_name,
            detail: joined(item_id, game_name),
            target: { to: '/game-items', search: { game_id, edit: item_id } },
          }),
        );
    });
    found.push(...(await Promise.all(some)).flat());
  }
  const isAll = found.length >= FEW || all.length <= MAX_GAMES;
  return {
    options: found,
    note: isAll ? undefined : `Only the items of ${MAX_GAMES} of ${all.length} games were searched.`,
  };
}

/** Among the newest payouts; an older one is found by its whole id alone. */
async function findPayouts({ text, signal }: Call): Promise<Records> {
  const { payouts, next_cursor } = await listPayouts({ limit: NEWEST_PAYOUTS }, undefined, signal);
  const among = payouts.filter(({ id, payout_reference, paid_out_by_user }) =>
    matches(text, id, payout_reference, paid_out_by_user?.username),
  );
  const id = idOf(text);
  const isOlder = among.length === 0 && next_cursor && id !== undefined && /\d/.test(id);
  const found = isOlder ? [await getPayout(id, undefined, signal)] : among;
  const options = found.map(
    (payout): PaletteOption => ({
      id: `payout-${payout.id}`,
      name: payout.payout_reference || payout.id,
      detail: joined(payout.payout_reference && payout.id, formatUsd(payout.amount), titled(payout.payout_method)),
      target: { to: '/revenue', search: { payout: payout.id } },
    }),
  );
  return {
    options,
    note: next_cursor ? `A payout before the newest ${NEWEST_PAYOUTS} is found by its whole ID alone.` : undefined,
  };
}

/** The records that the palette finds, each by the contract's own lists. The server decides what a search may find. */
export const RECORD_SOURCES: readonly RecordSource[] = [
  {
    label: 'Withdrawals',
    screen: '/withdrawals',
    needs: [needs.listWithdrawals],
    find: async ({ text, signal }) => {
      const { withdrawals } = await listWithdrawals({ search: text, limit: FEW }, undefined, signal);
      const options = withdrawals.flatMap(
        ({ withdrawal_id, request_id, player_email, requested_amount, amount, status }): PaletteOption[] => {
          const id = withdrawal_id ?? request_id;
          if (id === undefined) return [];
          const detail = joined(player_email, formatUsd(requested_amount ?? amount), humanise(status));
          return [{ id: `withdrawal-${id}`, name: id, detail, target: { to: '/withdrawals', search: { open: id } } }];
        },
      );
      return { options };
    },
  },
  {
    label: 'Transactions',
    screen: '/transactions',
    needs: [needs.listTransactions],
    find: async ({ text, signal }) => {
      const { transactions } = await listTransactions({ search: text, limit: FEW }, undefined, signal);
      const options = transactions.map(
        ({ id, transaction_id, player_email, game_name, amount }): PaletteOption => ({
          id: `transaction-${id}`,
          name: transaction_id,
          detail: joined(player_email, game_name, formatUsd(amount)),
          target: { to: '/transactions', search: { open: id } },
        }),
      );
      return { options };
    },
  },
  {
    label: 'Players',
    screen: '/players',
    needs: [needs.listPlayers],
    find: async ({ text, signal }) => {
      const { players } = await listPlayers({ search: text, limit: FEW }, undefined, signal);
      const options = players.map(({ player_id, player_email, display_name, state }): PaletteOption => {
        const name = display_name || player_email || player_id;
        const detail = joined(
          player_email !== name && player_email,
          player_id !== name && player_id,
          state !== 'active' && humanise(state),
        );
        return { id: `player-${player_id}`, name, detail, target: { to: '/players/$id', params: { id: player_id } } };
      });
      return { options };
    },
  },
  {
    label: 'Games',
    screen: '/games',
    needs: [needs.listGames],
    find: async (call) => {
      const options = (await gamesOf(call))
        .filter(({ game_id, game_name, developer }) => matches(call.text, game_id, game_name, developer))
        .map(
          ({ game_id, game_name, developer }): PaletteOption => ({
            id: `game-${game_id}`,
            name: game_name,
            detail: joined(game_id, developer),
            target: { to: '/games', search: { stats: game_id } },
          }),
        );
      return { options };
    },
  },
  { label: 'Items', screen: '/game-items', needs: [needs.listGameItems, needs.listGames], find: findItems },
  { label: 'Payouts', screen: '/revenue', needs: [needs.listPayouts], find: findPayouts },
];
