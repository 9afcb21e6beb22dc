import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answerShapes } from '../../openapi/answer-shapes.ts';
import { follow, operations } from '../../openapi/contract.ts';
import { full } from '../faults/suite.ts';
import { allCalls, alter } from './answers.ts';
import { caughtErrors, loaded, openPortal, reload, replaceLoaded } from './render.tsx';

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
  const own = before.length > 0 ? [before] : [];
  if (type === '[') return [...own, ...pathsIn(of, [...before, '0'], inside)];
  if (!/^\d+$/.test(type)) return own;
  if (inside.includes(type)) return [];
  const fields = (shapes[Number(type)] ?? '').split(';').flatMap((group) => {
    const [inner = '', ...names] = group.split(' ');
    return names.flatMap((name) => pathsIn(inner, [...before, name], [...inside, type]));
  });
  return [...own, ...fields];
}

/** A copy of the answer with the value at the path changed. */
function changed(answer: Value, [name, ...rest]: string[], change: (value: Value) => Value): Value {
  if (name === undefined) return change(answer);
  if (typeof answer !== 'object' || answer === null || !(name in answer)) return answer;
  const value = changed((answer as Fields)[name], rest, change);
  if (Array.isArray(answer)) return answer.map((row, place) => (String(place) === name ? value : row));
  return { ...answer, [name]: value };
}

interface Spoiled {
  path: string[];
  way: string;
}

/** Each field by itself, in each of these ways. */
const alone = (paths: string[][], ways: string[]): Spoiled[][] =>
  paths.flatMap((path) => ways.map((way) => [{ path, way }]));

/**
 * Half of the fields at once, each in one of the ways: every field in every way, and of each two fields also one without the other. All at once would
 * show nothing: one of them refuses the answer, or hides the others.
 */
function inHalves(paths: string[][]): Spoiled[][] {
  const ways = Object.keys(WAYS);
  const bits = Math.max(ways.length, Math.ceil(Math.log2(paths.length)));
  return Array.from({ length: bits }, (_, bit) =>
    [0, 1].map((side) =>
      paths.flatMap((path, place) =>
        ((place >> (bit % Math.max(1, Math.ceil(Math.log2(paths.length))))) & 1) === side
          ? [{ path, way: ways[(place + bit) % ways.length] ?? '' }]
          : [],
      ),
    ),
  )
    .flat()
    .filter((group) => group.length > 0);
}

const isWhole = (value: Value): boolean => typeof value === 'object' && value !== null;
const valueAt = (answer: Value, path: string[]): Value =>
  path.reduce<Value>((part, name) => (isWhole(part) ? Reflect.get(part as Fields, name) : undefined), answer);

async function expectScreen(where: string): Promise<void> {
  await expect.element(page.getByRole('navigation', { name: 'Main' }), { message: where }).toBeVisible();
  expect(document.querySelectorAll('h1').length, where).toBeGreaterThan(0);
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

/** The screen's loads that are tried, with their paths. */
async function loadsOf(address: string): Promise<(readonly [load: string, path: string])[]> {
  await openPortal(address);
  await loaded();
  const called = [...new Set(allCalls())].filter((id) => tried.includes(id) && answers[routeOf.get(id) ?? '']);
  expect(called.length).toBeGreaterThan(2);
  return called.map((load) => [load, (routeOf.get(load) ?? '').replace('GET ', '')] as const);
}

test.each(SCREENS)('no field of an answer takes the screen /%s, or a part of it', async (address) => {
  for (const [load, path] of await loadsOf(address)) {
    const given: { answer?: Value } = {};
    alter({ [load]: (answer) => (given.answer = answer) });
    await reload(path);
    const there = pathsIn(answers[`GET ${path}`] ?? '').filter((field) => valueAt(given.answer, field) !== undefined);
    const isList = (field: string[]) => isWhole(valueAt(given.answer, field));
    const ways = Object.keys(WAYS);
    // Hundreds of rows take seconds to draw: `other-back-ends` has them in one list.
    const few = ways.filter((way) => way !== 'a hundred times as long');
    const groups = full()
      ? alone(there, ways)
      : [...alone(there.filter(isList), few), ...inHalves(there.filter((field) => !isList(field)))];
    for (const group of groups) {
      alter({
        [load]: (answer) =>
          group.reduce((spoiled, { path: field, way }) => changed(spoiled, field, WAYS[way] ?? String), answer),
      });
      await reload(path);
      await loaded();
      const where = `${load}: ${group.map(({ path: field, way }) => `${field.join('.')} ${way}`).join(', ')}`;
      await expectScreen(where);
      // A boundary shows it as a part that could not be loaded.
      expect(caughtErrors(), where).toEqual([]);
    }
    alter({ [load]: (answer) => answer });
    await reload(path);
  }
});

/** In place of an answer: nobody can read a field of it. */
const UNREADABLE = new Proxy(
  {},
  {
    get: (_, name) => {
      // React Query compares plain objects field by field, and waits for promises.
      if (name === Symbol.toStringTag) return 'Unreadable';
      if (typeof name === 'symbol' || name === 'then') return undefined;
      throw new Error(`No part can read ${name}`);
    },
  },
);

test('a part of the dashboard that cannot be drawn takes no other', async () => {
  // Every part, and the frame around the parts, reads these two.
  const parts = (await loadsOf('')).filter(([load]) => !['getMe', 'getMyPreferences'].includes(load));
  for (const [load, path] of parts) {
    replaceLoaded(path, UNREADABLE);
    await expect.poll(caughtErrors, { message: load }).not.toEqual([]);
    await expectScreen(load);
    for (const name of ['Quick actions', 'Main']) {
      expect(document.querySelector(`nav[aria-label="${name}"]`), `${load}: ${name}`).not.toBeNull();
    }
    expect(document.body.textContent, load).not.toMatch(/This (page|screen) could not be shown/);
    await openPortal('');
    await loaded();
  }
});
