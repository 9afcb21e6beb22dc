import { expect, test } from 'vitest';
import { PERMISSION_GROUPS } from '../../src/features/admin-users/permission-words.ts';
import { Permission } from '../../src/generated/model/permission.ts';

test('the form of a role has words for every permission, once', () => {
  const words = PERMISSION_GROUPS.flatMap(({ permissions }) => Object.entries(permissions));
  expect(words.map(([permission]) => permission).toSorted()).toEqual(Object.values(Permission).toSorted());
  expect(new Set(words.map(([, text]) => text)).size).toBe(words.length);
});
