import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { adminSearch } from '../../src/features/admin-users/admin-search.ts';
import { approvalSearch } from '../../src/features/approvals/approval-search.ts';
import { auditSearch } from '../../src/features/audit/audit-search.ts';
import { revenueSearch } from '../../src/features/company-revenue/revenue-search.ts';
import { itemSearch } from '../../src/features/game-items/item-search.ts';
import { gameSearch } from '../../src/features/games/game-search.ts';
import { playerPageSearch } from '../../src/features/players/player-search.ts';
import { systemSearch } from '../../src/features/system/system-search.ts';
import { transactionSearch } from '../../src/features/transactions/transaction-search.ts';
import { withdrawalSearch } from '../../src/features/withdrawals/withdrawal-search.ts';
import { RESERVED_WORDS } from '../../src/generated/reserved-words.ts';
import { idProblem, withKeys } from '../../src/lib/id-problem.ts';
import { recordIdOf } from '../../src/lib/search-params.ts';
import { noteInexact } from '../../src/lib/unreadable.ts';

test('the reserved words stand where a call that reads has an id', () => {
  expect(RESERVED_WORDS).toContain('summary');
  expect(RESERVED_WORDS).not.toContain('bulk-approve');
});

/** The records that a link with this word in place of each id opens. */
const OPENED: Record<string, (word: string) => object[]> = {
  'admin-search': (word) => [adminSearch({ open: word, edit: word, copy: word })],
  'approval-search': (word) => [approvalSearch({ open: word })],
  'audit-search': (word) => [auditSearch({ open: word })],
  'game-search': (word) => [gameSearch({ edit: word }), gameSearch({ stats: word })],
  'item-search': (word) => [itemSearch({ edit: word }), itemSearch({ new: true, copy: word })],
  'player-search': (word) => [playerPageSearch({ tab: 'transactions', open: word })],
  'revenue-search': (word) => [revenueSearch({ payout: word })],
  'system-search': (word) => [systemSearch({ part: 'webhooks', open: word, edit: true })],
  'transaction-search': (word) => [transactionSearch({ open: word })],
  'withdrawal-search': (word) => [withdrawalSearch({ open: word })],
};
const openedBy = (word: string) =>
  Object.values(OPENED)
    .flatMap((searches) => searches(word))
    .flatMap((search): unknown[] => Object.values(search))
    .filter((value) => value !== undefined && String(value) === word);

/** Ids of other back ends: with what divides paths and addresses, in any script, as long as they may be, and words of other collections. */
const IDS = [
  'auth0|5f7c',
  'GPA.1234-5678..0',
  'us-east-1.json',
  'a/b?c#d%2F;e',
  `"quoted" 'id'`,
  'two\nlines',
  '🎲',
  '\u202Eright to left',
  '{"a":1}',
  '1e5',
  '007',
  '9007199254740993',
  'x'.repeat(200),
];

test.each(IDS)('a link opens the record %j on every screen', (id) => {
  expect(openedBy(id)).toHaveLength(13);
  const opening = globSync('src/features/*/*-search.ts').filter((file) =>
    /\b(recordIdOf|rowOf)\(/.test(readFileSync(file, 'utf8')),
  );
  expect(opening.map((file) => file.replace(/.*\/|\.ts$/g, '')).toSorted()).toEqual(Object.keys(OPENED));
});

test.each(['', '.', '..', '\ud800', 'x'.repeat(201)])('no link opens %j, which has a reason', (id) => {
  expect(openedBy(id)).toEqual([]);
  expect(idProblem(id)).toMatch(/cannot be opened$/);
});

test('a word in place of an id is no record of a collection that has such words, and one of all others', () => {
  for (const word of RESERVED_WORDS) {
    expect(withdrawalSearch({ open: word }).open).toBeUndefined();
    expect(approvalSearch({ open: word }).open).toBeUndefined();
    expect(adminSearch({ open: word }).open).toBeUndefined();
    expect(transactionSearch({ open: word }).open).toBe(word);
  }
});

test('an id that came as a number beyond the exact ones opens nothing', () => {
  noteInexact('9007199254740992');
  expect(recordIdOf('9007199254740992')).toBeUndefined();
});

test('two records with one id have a key each', () => {
  expect(withKeys(['a', 'b', 'a'], (id) => id).map(([key]) => key)).toEqual(['a', 'b', 'a 2']);
});
