import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answerShapes } from '../../openapi/answer-shapes.ts';
import { follow, operations } from '../../openapi/contract.ts';
import { full } from '../faults/suite.ts';
import { allCalls, alter } from './answers.ts';
import { loaded, openPortal, reloadAll } from './render.tsx';

// Every field of every answer that a screen loads, in every way in which another back end may spoil it: the rest of the screen stays. From the
// contract, so that a new field is tried as soon as it is there.

type Value = unknown;
type Fields = Record<string, Value>;

const WAYS: Record<string, (value: Value) => Value> = {
  null: () => null,
  missing: () => undefined,
  'of another type': (value) =>
    typeof value === 'object' ? 'text' : typeof value === 'string' ? { text: value } : [String(value)],
  'a hundred times as long': (value) => {
    if (Array.isArray(value))
      return Array.from({ length: 100 }, () => value)
        .flat()
        .slice(0, 500);
    return typeof value === 'number' ? Number(String(value).replace(/\D/g, '').repeat(100)) : String(value).repeat(100);
  },
};

const { shapes, answers } = answerShapes({ follow }, operations);
/** Of the loads. */
const routeOf = new Map(
  operations.filter(({ route }) => route.startsWith('GET')).map(({ operationId, route }) => [operationId, route]),
);

/** The paths of all fields of a kind of `answerShapes`: lists by their first row. */
function pathsIn(kind: string, before: string[] = [], inside: string[] = []): string[][] {
  const [, type = '', of = ''] = /^!?\??(\d+|.)(.*)$/.exec(kind) ?? [];
  if (type === '[') return pathsIn(of, [...before, '0'], inside);
  if (!/^\d+$/.test(type) || inside.includes(type)) return [];
  return (shapes[Number(type)] ?? '').split(';').flatMap((group) => {
    const [inner = '', ...names] = group.split(' ');
    return names.flatMap((name) => [[...before, name], ...pathsIn(inner, [...before, name], [...inside, type])]);
  });
}

/** A copy of the answer with the value at the path changed. */
function changed(answer: Value, [name, ...rest]: string[], change: (value: Value) => Value): Value {
  if (name === undefined) return change(answer);
  if (typeof answer !== 'object' || answer === null || !(name in answer)) return answer;
  const value = changed((answer as Fields)[name], rest, change);
  if (Array.isArray(answer)) return answer.map((row, place) => (String(place) === name ? value : row));
  return { ...answer, [name]: value };
}

async function expectScreen(where: string): Promise<void> {
  await loaded();
  await expect.element(page.getByRole('navigation', { name: 'Main' }), { message: where }).toBeVisible();
  expect(document.querySelectorAll('h1').length, where).toBeGreaterThan(0);
  expect(document.body.textContent, where).not.toMatch(/could not be shown/);
}

afterEach(() => alter({}));

/** A sample; `npm run test:faults` has all. */
const SCREENS = full()
  ? [
      '',
      'transactions',
      'transactions?open=900412',
      'withdrawals',
      'withdrawals?view=table',
      'withdrawals?open=WDR-100482',
      'games',
      'game-items',
      'revenue',
      'players',
      'users',
      'audit',
      'system',
      'approvals',
      'account',
    ]
  : [''];
const tried = operations.filter(({ isExtension }) => full() || !isExtension).map(({ operationId }) => operationId);

test.each(SCREENS)('no field of an answer takes the screen /%s', async (address) => {
  await openPortal(address);
  await loaded();
  const loads = [...new Set(allCalls())].filter((id) => tried.includes(id) && answers[routeOf.get(id) ?? '']);
  expect(loads.length).toBeGreaterThan(2);
  for (const load of loads) {
    const paths = pathsIn(answers[routeOf.get(load) ?? ''] ?? '');
    // In the sample, the answer's own fields at once, and then those of its records.
    const groups = full()
      ? paths.map((path) => [path])
      : [paths.filter(({ length }) => length === 1), paths.filter(({ length }) => length > 1)];
    for (const group of groups) {
      for (const [way, change] of Object.entries(WAYS)) {
        alter({ [load]: (answer) => group.reduce((spoiled, path) => changed(spoiled, path, change), answer) });
        await reloadAll();
        await expectScreen(`${load}: ${group.map((path) => path.join('.')).join(', ')} ${way}`);
      }
    }
    alter({ [load]: (answer) => answer });
  }
});
