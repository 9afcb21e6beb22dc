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
import { recordIdOf } from '../../src/lib/search-params.ts';

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
    .flatMap((search) => Object.values(search))
    .filter((value) => value === word);

test('no reserved word is the id of a record that a link opens, on any screen', () => {
  expect(RESERVED_WORDS.flatMap(openedBy)).toEqual([]);
  // All that may be an id elsewhere is one there; rows of the audit log have numbers.
  expect(openedBy('WDR-1')).toHaveLength(13);
  const opening = globSync('src/features/*/*-search.ts').filter((file) =>
    /\b(recordIdOf|rowOf)\(/.test(readFileSync(file, 'utf8')),
  );
  expect(opening.map((file) => file.replace(/.*\/|\.ts$/g, '')).toSorted()).toEqual(Object.keys(OPENED));
});

test('an id that only contains one is an id', () => {
  expect(recordIdOf('export-1')).toBe('export-1');
});
