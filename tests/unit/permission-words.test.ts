import { expect, test } from 'vitest';
import { PEOPLE_ONLY } from '../../server/domain/callers.ts';
import { PERMISSION_GROUPS, permissionsByArea, permissionWords } from '../../src/api/permission-words.ts';
import { forPeopleOnly, PEOPLE_ONLY as portals } from '../../src/features/admin-users/service-account-rules.ts';
import { Permission } from '../../src/generated/model/permission.ts';
import type { Role } from '../../src/generated/model/role.ts';

test('the form of a role has words for every permission, once', () => {
  const words = PERMISSION_GROUPS.flatMap(({ permissions }) => Object.entries(permissions));
  expect(words.map(([permission]) => permission).toSorted()).toEqual(Object.values(Permission).toSorted());
  expect(new Set(words.map(([, text]) => text)).size).toBe(words.length);
});

test('the portal offers programs no role that the server would refuse', () => {
  expect(portals).toEqual(PEOPLE_ONLY);
  const finance = {
    id: 'finance',
    name: 'finance',
    is_built_in: true,
    permissions: ['revenue.read', 'payouts.create'],
  };
  expect(forPeopleOnly({ ...finance, admin_count: 0 } as Role)).toBe('Only people may do this: payouts.create');
  expect(forPeopleOnly({ ...finance, permissions: ['platform.write'] } as unknown as Role)).toBeUndefined();
});

test('a permission of a newer server is shown as it is', () => {
  expect(['revenue.read', 'dice.roll'].map(permissionWords)).toEqual(['See revenue and payouts', 'dice.roll']);
});

test('permissions are listed by area, those that nobody knows last', () => {
  expect(permissionsByArea(['dice.roll', 'revenue.read', 'transactions.read', 'transactions.export'])).toEqual([
    { area: 'Transactions', words: 'See transactions · Export transactions' },
    { area: 'Company Revenue', words: 'See revenue and payouts' },
    { area: 'Others', words: 'dice.roll' },
  ]);
  expect(permissionsByArea([])).toEqual([]);
});
