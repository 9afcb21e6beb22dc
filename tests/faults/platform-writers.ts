import type { Book } from '../../simulator/book.ts';
import { delivered, isTooLate } from '../../simulator/delivery.ts';
import { ID_OF, type Kind, type Platform, type Records, type Result, store } from '../../simulator/platform.ts';
import type { Happening } from '../../simulator/world.ts';
import { type Cluster, randomOf, shuffled } from './cluster.ts';

// Platforms that send the same records to several processes: again and again, in any order, and now and then wrong.

/** The platform's calls, each to the next process in turn. */
export function platformOver(cluster: Cluster): Platform & { calls(): number } {
  let calls = 0;
  const ask = async (path: string, body?: unknown, method = 'POST') => {
    const answer = await cluster.call(calls++, { method, path: `/api/platform/${path}`, body });
    if (answer?.status !== 200) {
      throw Object.assign(new Error(answer?.text ?? 'no answer'), { status: answer?.status ?? 0 });
    }
    return JSON.parse(answer.text);
  };
  return {
    calls: () => calls,
    storeGames: (body) => ask('games', body),
    storeItems: (body) => ask('items', body),
    storePlayers: (body) => ask('players', body),
    storeTransactions: (body) => ask('transactions', body),
    storeWithdrawals: (body) => ask('withdrawals', body),
    cancelWithdrawal: (id) => ask(`withdrawals/${id}/cancel`),
    listEvents: ({ after = '', wait = 0, limit = 100 }) =>
      ask(`events?wait=${wait}&limit=${limit}${after && `&after=${after}`}`, undefined, 'GET'),
  };
}

type Version = Extract<Happening, { record: unknown }>;

const isRecord = (one: Happening): one is Version => one.kind !== 'cancel';
const isDone = ({ result, message }: Result) =>
  ['created', 'updated', 'unchanged'].includes(result) ||
  // An administrator has decided it meanwhile.
  /^It is \w+ and cannot become/.test(message ?? '');

/**
 * Sends every version of every record in an order of its own, until each is stored, mixed with records that contradict
 * those that are stored.
 */
export async function writeAll(platform: Platform, happened: Happening[], seed: number): Promise<string[]> {
  const random = randomOf(seed);
  const unexpected: string[] = [];
  const stored: Version[] = [];
  let open = shuffled(happened.filter(isRecord), seed);
  while (open.length > 0) {
    const batch = open.slice(0, 1 + Math.floor(random() * 60));
    const kind = batch[0]?.kind as Kind;
    const ofKind = batch.filter((one) => one.kind === kind);
    const { results } = await delivered(() =>
      store(
        platform,
        kind,
        ofKind.map(({ record }) => record),
      ),
    );
    // Records that refer to one that is not there yet come again, after all others.
    const early = ofKind.filter((_, index) => results[index]?.result === 'missing_reference');
    stored.push(...ofKind.filter((_, index) => isDone(results[index] as Result)));
    for (const result of results) {
      if (!isDone(result) && result.result !== 'missing_reference') unexpected.push(`${result.id}: ${result.message}`);
    }
    const sent = new Set(ofKind);
    open = [...open.filter((one) => !sent.has(one)), ...early];
    if (random() < 0.3 && stored.length > 0) {
      unexpected.push(...(await contradict(platform, stored[Math.floor(random() * stored.length)] as Version)));
    }
  }
  return unexpected;
}

/** Sends what can never be true of a record that is stored. @returns what was not refused */
async function contradict(platform: Platform, { kind, record }: Version): Promise<string[]> {
  const wrong = {
    players: { registered_at: '2020-01-01T00:00:00.000Z', updated_at: new Date().toISOString() },
    transactions: { amount: 99_999.99, updated_at: new Date().toISOString() },
    withdrawals: { requested_amount: 99_999.99 },
  }[kind];
  const { results } = await delivered(() => store(platform, kind, [{ ...record, ...wrong } as Records[Kind]]));
  return results
    .filter(({ result }) => result !== 'conflict')
    .map(({ id, result }) => `${ID_OF[kind]} ${id}, which contradicts what is stored, is ${result}`);
}

/** Takes requests back, each until it is there or somebody was faster. */
export async function cancelAll(platform: Platform, book: Book, happened: Happening[]): Promise<void> {
  for (const one of happened) {
    if (one.kind !== 'cancel') continue;
    book.cancel(one.id);
    // Not there yet: 404, which another call may change.
    const cancel = () =>
      platform.cancelWithdrawal(one.id).catch((error: { status: number }) => {
        throw error.status === 404 ? Object.assign(new Error('not there yet'), { status: 0 }) : error;
      });
    await delivered(cancel).catch((error: unknown) => {
      if (!isTooLate(error)) throw error;
    });
  }
}
