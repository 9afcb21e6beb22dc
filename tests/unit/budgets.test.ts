import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import config from '../../vitest.config.ts';
import { budgetsIn, overBudget } from '../budgets.ts';

/** Projects of which `npm test` runs nothing. */
const OF_OTHERS = ['engines', 'failover'];
const budgets = budgetsIn(readFileSync('CONTRIBUTING.md', 'utf8'));

test('every project of `npm test` has a budget in CONTRIBUTING.md', () => {
  const projects = config.test?.projects ?? [];
  const names = projects.map((project) => Reflect.get(Reflect.get(Object(project), 'test'), 'name'));
  expect([...budgets.keys()].sort()).toEqual(names.filter((name) => !OF_OTHERS.includes(name)).sort());
  expect([...budgets.values()].filter((seconds) => !(seconds > 0))).toEqual([]);
});

test('a project that takes longer than its budget is named, with both figures', () => {
  const limits = new Map([
    ['unit', 18],
    ['e2e', 1_234],
  ]);
  expect(
    overBudget(
      new Map([
        ['unit', 18],
        ['e2e', 1_300.4],
        ['engines', 99],
      ]),
      limits,
    ),
  ).toEqual(['e2e took 1300 s; its budget in CONTRIBUTING.md is 1234 s.']);
});
