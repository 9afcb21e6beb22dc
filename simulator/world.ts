import { createHmac } from 'node:crypto';
import { asciiOf, FIRST_NAMES, LAST_NAMES, SCREEN_NAMES } from '../demo/player-names.ts';
import { createRandom, type Random, weighted } from '../demo/random.ts';
import { drawBankAccount } from '../demo/withdrawal-words.ts';
import type { PlatformPlayer } from '../src/generated/model/platformPlayer.ts';
import type { PlatformTransaction } from '../src/generated/model/platformTransaction.ts';
import type { PlatformWithdrawal } from '../src/generated/model/platformWithdrawal.ts';
import { ITEMS, OPEN_GAMES, PACKS } from './catalogue.ts';

/** Something that happens on the platform: a new version of a record, or a player who takes a request back. */
export type Happening =
  | { kind: 'players'; record: PlatformPlayer }
  | { kind: 'transactions'; record: PlatformTransaction }
  | { kind: 'withdrawals'; record: PlatformWithdrawal }
  | { kind: 'cancel'; id: string };

type What = 'register' | 'rename' | 'buy pack' | 'buy item' | 'send' | 'settle' | 'withdraw' | 'cancel';

const WEIGHTS: Record<What, number> = {
  register: 6,
  rename: 1,
  'buy pack': 38,
  'buy item': 22,
  send: 18,
  settle: 10,
  withdraw: 4,
  cancel: 1,
};
const pickWhat = weighted(Object.keys(WEIGHTS) as What[], (what) => WEIGHTS[what]);
const pickGame = weighted(OPEN_GAMES, ({ popularity }) => popularity);
/** The company keeps this share of a request. */
const WITHDRAWAL_FEE = 0.025;
/** One player in so many shares a bank account with others. */
const SHARING = 25;
/** Old requests have long been decided. */
const REMEMBERED_REQUESTS = 50;

const cents = (usd: number) => Math.round(usd * 100) / 100;

export interface WorldOptions {
  /** The same seed gives the same happenings, apart from their times and the run's name in the ids. */
  seed: string;
  /** Part of every id, so that runs against one server do not meet. */
  run: string;
  /** Ids of players who have registered before. */
  players?: string[];
}

/** A small game platform. What happens next depends on the seed alone, never on what the server answers. */
export class World {
  readonly #random: Random;
  readonly #seed: string;
  readonly #run: string;
  readonly #playerIds: string[];
  /** Players of this run, who can be renamed. */
  readonly #players: PlatformPlayer[] = [];
  readonly #pending: PlatformTransaction[] = [];
  readonly #requests: string[] = [];
  #made = 0;
  #time = 0;

  constructor({ seed, run, players = [] }: WorldOptions) {
    this.#random = createRandom(`platform ${seed}`);
    this.#seed = seed;
    this.#run = run;
    this.#playerIds = [...players];
  }

  /** @param now the time by the platform's clock, in milliseconds; each happening is later than the one before */
  next(now: number): Happening {
    this.#time = Math.max(now, this.#time + 1);
    const at = new Date(this.#time).toISOString();
    const what = pickWhat(this.#random);
    if (what === 'register' || this.#playerIds.length === 0) return this.#register(at);
    if (what === 'rename' && this.#players.length > 0) return this.#rename(at);
    if (what === 'settle' && this.#pending.length > 0) return this.#settle(at);
    if (what === 'cancel' && this.#requests.length > 0) return this.#cancel();
    if (what === 'withdraw') return this.#withdraw(at);
    if (what === 'send') return this.#transaction(at, this.#sent());
    return this.#transaction(at, this.#bought(what === 'buy item'));
  }

  #id(prefix: string): string {
    this.#made += 1;
    return `${prefix}-${this.#run}-${String(this.#made).padStart(6, '0')}`;
  }

  #register(at: string): Happening {
    const [first, last] = [this.#random.pick(FIRST_NAMES), this.#random.pick(LAST_NAMES)];
    const player_id = this.#id('PLR');
    const email = `${asciiOf(first)}.${asciiOf(last)}.${player_id.slice(4).toLowerCase()}@example.com`;
    const record = { player_id, email, display_name: `${first} ${last}`, registered_at: at, updated_at: at };
    this.#players.push(record);
    this.#playerIds.push(player_id);
    return { kind: 'players', record };
  }

  #rename(at: string): Happening {
    const index = this.#random.int(0, this.#players.length - 1);
    const player = this.#players[index] as PlatformPlayer;
    // Beside the name by which they registered, which their address has.
    const [name] = player.display_name.split(' (');
    const record = { ...player, display_name: `${name} (${this.#random.pick(SCREEN_NAMES)})`, updated_at: at };
    this.#players[index] = record;
    return { kind: 'players', record };
  }

  #bought(isItem: boolean): Bought {
    const ware = this.#random.pick(isItem ? ITEMS : PACKS);
    return {
      transaction_type: isItem ? 'item_purchase' : 'purchase',
      game_id: ware.gameId,
      item_id: ware.itemId,
      item_name: ware.itemName,
      amount: ware.usd,
    };
  }

  #sent(): Bought {
    const amount = cents(Math.min(Math.max(this.#random.logNormal(20, 0.8), 1), 2_500));
    const type = this.#random.chance(0.6) ? 'currency_send' : 'transfer';
    return { transaction_type: type, game_id: pickGame(this.#random).gameId, amount, fee: cents(amount / 100) };
  }

  #transaction(at: string, what: Bought): Happening {
    const isPending = this.#random.chance(0.2);
    const record: PlatformTransaction = {
      transaction_id: this.#id('TXN'),
      player_id: this.#playerIds[this.#pickPlayer()] ?? '',
      ...what,
      status: isPending ? 'pending' : 'completed',
      occurred_at: at,
      updated_at: at,
    };
    if (isPending) this.#pending.push(record);
    return { kind: 'transactions', record };
  }

  /** The oldest pending transaction comes to its end. */
  #settle(at: string): Happening {
    const status = this.#random.chance(0.94) ? 'completed' : this.#random.chance(0.6) ? 'failed' : 'cancelled';
    const record = { ...(this.#pending.shift() as PlatformTransaction), status, updated_at: at } as const;
    return { kind: 'transactions', record };
  }

  /** Most play now and then; a few of the first play, and spend, a lot. */
  #pickPlayer(): number {
    const last = this.#playerIds.length - 1;
    return this.#random.int(0, this.#random.chance(0.15) ? Math.min(2, last) : last);
  }

  #withdraw(at: string): Happening {
    const index = this.#pickPlayer();
    const player_id = this.#playerIds[index] ?? '';
    // Everybody has one account, and a few share theirs.
    const account = index % SHARING === 0 ? `shared by ten from ${Math.floor(index / (10 * SHARING))}` : `of ${index}`;
    const { bankName, accountLast4, routingLast4, accountType } = drawBankAccount(
      createRandom(`${this.#seed} ${account}`),
    );
    const amount = cents(Math.min(Math.max(this.#random.logNormal(180, 0.8), 10), 5_000));
    const withdrawal_id = this.#id('WDR');
    this.#requests.push(withdrawal_id);
    if (this.#requests.length > REMEMBERED_REQUESTS) this.#requests.shift();
    const record: PlatformWithdrawal = {
      withdrawal_id,
      player_id,
      game_id: pickGame(this.#random).gameId,
      requested_amount: amount,
      processing_fee: cents(amount * WITHDRAWAL_FEE),
      status: this.#random.chance(0.8) ? 'pending_review' : 'pending',
      bank_name: bankName,
      account_last4: accountLast4,
      routing_last4: routingLast4,
      account_type: accountType,
      account_fingerprint: createHmac('sha256', this.#run).update(account).digest('hex'),
      signals: { account_age_days: this.#random.int(1, 900), bank_country: 'US', device_count: this.#random.int(1, 4) },
      occurred_at: at,
    };
    return { kind: 'withdrawals', record };
  }

  #cancel(): Happening {
    const index = this.#random.int(0, this.#requests.length - 1);
    const [id = ''] = this.#requests.splice(index, 1);
    return { kind: 'cancel', id };
  }
}

type Bought = Pick<PlatformTransaction, 'transaction_type' | 'game_id' | 'item_id' | 'item_name' | 'amount' | 'fee'>;
