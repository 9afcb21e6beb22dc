import { describe, expect, test } from 'vitest';
import { operations } from '../../openapi/contract.ts';
import { adminSearch } from '../../src/features/admin-users/admin-search.ts';
import { revenueSearch } from '../../src/features/company-revenue/revenue-search.ts';
import { itemSearch } from '../../src/features/game-items/item-search.ts';
import { gameSearch } from '../../src/features/games/game-search.ts';
import { systemSearch } from '../../src/features/system/system-search.ts';
import { transactionSearch } from '../../src/features/transactions/transaction-search.ts';
import { withdrawalSearch } from '../../src/features/withdrawals/withdrawal-search.ts';
import { RESERVED_WORDS, recordIdOf } from '../../src/lib/search-params.ts';

const segmentsOf = (route: string) => route.split(' ')[1]?.split('/') ?? [];

/** The words that stand in some path of the contract where another path has an id. */
function wordsInPlaceOfIds(): string[] {
  const paths = operations.map(({ route }) => segmentsOf(route));
  const collections = paths.flatMap((path) =>
    path.flatMap((segment, index) => (segment.startsWith('{') ? [path.slice(0, index)] : [])),
  );
  const words = collections.flatMap((collection) =>
    paths
      .filter((path) => path.length > collection.length && collection.every((one, index) => path[index] === one))
      .map((path) => path[collection.length] ?? ''),
  );
  return [...new Set(words.filter((word) => !word.startsWith('{')))].toSorted();
}

test('the reserved words are the contract’s siblings of ids', () => {
  expect(RESERVED_WORDS).toEqual(wordsInPlaceOfIds());
});

describe.each(RESERVED_WORDS)('%s', (word) => {
  test('is the id of no record that a link opens', () => {
    const opened = [
      transactionSearch({ open: word }),
      withdrawalSearch({ open: word }),
      adminSearch({ open: word, edit: word, copy: word }),
      systemSearch({ part: 'webhooks', open: word, edit: true }),
      gameSearch({ edit: word, stats: word }),
      itemSearch({ edit: word, copy: word }),
      revenueSearch({ payout: word }),
    ].flatMap((search) => Object.values(search));
    expect(opened.filter((value) => value !== undefined)).toEqual(['webhooks']);
  });
});

test('an id that only contains one is an id', () => {
  expect(recordIdOf('export-1')).toBe('export-1');
});
