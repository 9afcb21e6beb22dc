import { describe, expect, test } from 'vitest';
import { asciiOf } from '../../demo/player-names.ts';
import { Book } from '../../simulator/book.ts';
import type { Kind, Records, Result } from '../../simulator/platform.ts';
import { platformClock } from '../../simulator/run.ts';
import { type Happening, World } from '../../simulator/world.ts';

const NOON = Date.UTC(2026, 10, 20, 12);

function happenings(seed: string, count: number, run = 'R', from = NOON): Happening[] {
  const world = new World({ seed, run });
  return Array.from({ length: count }, (_, index) => world.next(from + index));
}

/** Without the times, the run's name and what is made from it. */
const plain = (all: Happening[], run: string) =>
  JSON.stringify(all)
    .replaceAll(/"[^"]*T12:[^"]*Z"/g, '"at"')
    .replaceAll(/"[0-9a-f]{64}"/g, '"hmac"')
    .replaceAll(new RegExp(`[-.]${run}-`, 'gi'), '-');

describe('what happens on the simulated platform', () => {
  test('is the same for the same seed, and nothing else', () => {
    expect(plain(happenings('7', 400, 'R'), 'R')).toBe(plain(happenings('7', 400, 'S', NOON + 5_000), 'S'));
    expect(plain(happenings('7', 400, 'R'), 'R')).not.toBe(plain(happenings('8', 400, 'R'), 'R'));
  });

  test('is all that players do, each record with its own id and each version later than the one before', () => {
    const all = happenings('1', 2_000);
    expect(new Set(all.map(({ kind }) => kind))).toEqual(new Set(['players', 'transactions', 'withdrawals', 'cancel']));
    const versions = all.flatMap((one) => (one.kind === 'transactions' ? [one.record] : []));
    const byId = Map.groupBy(versions, ({ transaction_id }) => transaction_id);
    expect([...byId.values()].some((same) => same.length === 2)).toBe(true);
    for (const [first, second] of byId.values()) {
      expect(first?.status).not.toBe('failed');
      if (second) expect([second.updated_at > String(first?.updated_at), first?.status]).toEqual([true, 'pending']);
    }
  });
});

test('every version of a player has the name that is in their address', () => {
  const players = happenings('1', 3_000).flatMap((one) => (one.kind === 'players' ? [one.record] : []));
  expect(players.some(({ display_name }) => display_name.includes('('))).toBe(true);
  for (const { email, display_name } of players) {
    const name = display_name.replace(/ \(.*/, '');
    expect(email?.replaceAll(/[^a-z]/g, '')).toContain(asciiOf(name));
  }
});

test('the platform’s clock runs faster until it has caught up with ours', () => {
  let now = NOON;
  const clock = platformClock(NOON - 1_000_000, 100, () => now);
  expect(clock()).toBe(NOON - 1_000_000);
  now += 1_000;
  expect(clock()).toBe(NOON - 900_000);
  now += 100_000;
  expect(clock()).toBe(now);
});

describe('the book of the simulated platform', () => {
  const aBook = () => {
    const book = new Book();
    for (const one of happenings('3', 300)) {
      if (one.kind !== 'cancel') book.send<Kind>(one.kind, one.record);
    }
    return book;
  };
  const firstRequest = (book: Book) => book.newest('withdrawals')[0] as Records['withdrawals'];
  const told = (
    book: Book,
    steps: string[],
    {
      amount = firstRequest(book).requested_amount,
      from = 1,
      feed = '',
    }: { amount?: number; from?: number; feed?: string } = {},
  ) =>
    steps.forEach((step, index) => {
      book.hear({
        id: `${feed}${from + index}`,
        type: `withdrawal.${step}`,
        subject_type: 'withdrawal',
        subject_id: firstRequest(book).withdrawal_id,
        created_at: '2026-11-20T12:00:00.000Z',
        record: { requested_amount: amount },
      });
    });

  test.each([
    ['a legal path', ['approved', 'recalled', 'approved', 'processing', 'completed', 'returned', 'rejected'], []],
    ['a payment without approval', ['processing'], [/processing follows -/]],
    ['two decisions', ['approved', 'approved'], [/approved follows approved/]],
    ['a cancellation that nobody asked for', ['cancelled'], [/is cancelled, but not by its player/]],
  ])('hears %s', (_, steps, problems) => {
    const book = aBook();
    told(book, steps);
    expect(book.problems).toEqual(problems.map((problem) => expect.stringMatching(problem)));
  });

  test('hears that an event was skipped, and that one is about another amount', () => {
    const book = aBook();
    told(book, ['approved'], { amount: 1 });
    told(book, ['processing'], { from: 3 });
    expect(book.problems).toEqual([expect.stringMatching(/1 was decided and/), 'event 3 follows 1']);
  });

  test('follows the feed of a database that was restored, whose events have a mark, and hears what is skipped there too', () => {
    const book = aBook();
    told(book, ['approved']);
    told(book, ['processing', 'completed'], { from: 2397, feed: 'f57097fd-' });
    expect([book.problems, book.lastPlace]).toEqual([[], 2398]);
    told(book, ['returned'], { from: 2400, feed: 'f57097fd-' });
    expect(book.problems).toEqual(['event f57097fd-2400 follows 2398']);
  });

  test('sees in the comparison what is not there as it was sent', async () => {
    const same = (_: Kind, records: Records[Kind][]): Promise<Result[]> =>
      Promise.resolve(records.map(() => ({ id: 'x', result: 'unchanged' })));
    const well = aBook();
    for (const { sent, same: there } of await well.compare(same)) expect(there).toBe(sent);
    expect(well.problems).toEqual([]);

    const missing = aBook();
    const compared = await missing.compare(async (kind, records) => {
      const results = await same(kind, records);
      return kind === 'players' ? results.with(0, { id: 'PLR-1', result: 'created' }) : results;
    });
    expect(compared.find(({ kind }) => kind === 'players')).toMatchObject({ same: missing.count('players') - 1 });
    expect(missing.problems).toEqual(['PLR-1 was sent, and is created when it is sent again: ']);
  });
});
