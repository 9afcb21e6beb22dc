import { describe, expect, test } from 'vitest';
import { feeText, initialOf, pictureOf, shortName, toggleOf } from '../../src/features/games/game-rules.ts';
import { filtersOf, type GameFilters, gameSearch } from '../../src/features/games/game-search.ts';
import { ListGamesQueryParams } from '../../src/generated/games/games.zod.ts';
import { hasFilters } from '../../src/lib/search-params.ts';

describe("the screen's URL agrees with the generated query schema", () => {
  const values: [keyof GameFilters, unknown[]][] = [
    ['status', ['active', 'inactive', 'all', 'Active', '', 7]],
    ['search', ['Caravan', '%_\\', 'x'.repeat(200), 'x'.repeat(201), ['a'], { a: 1 }]],
  ];
  for (const [name, all] of values) {
    test.each(all)(`${name}: %j`, (value) => {
      expect(gameSearch({ [name]: value })[name]).toEqual(ListGamesQueryParams.shape[name].safeParse(value).data);
    });
  }
});

describe('what a link may hold', () => {
  test('one bad field does not spoil the others', () => {
    expect(gameSearch({ status: 'nonsense', search: 2048, stats: 'starfall', days: 31 })).toEqual({
      search: '2048',
      stats: 'starfall',
    });
  });

  test.each([7, 30, 90])('days=%d is a period', (days) => expect(gameSearch({ days }).days).toBe(days));
  test.each([8, null])('days=%j is none', (days) => expect(gameSearch({ days }).days).toBeUndefined());

  test.each(['..', '', 'x'.repeat(201), ['a'], null])('edit=%j opens nothing', (edit) => {
    expect(gameSearch({ edit, stats: edit })).toEqual({});
  });

  test('of a form and figures at once the form is open', () => {
    expect(gameSearch({ edit: 'a', stats: 'b' })).toEqual({ edit: 'a' });
  });

  test('what is open is no filter', () => {
    expect(hasFilters(filtersOf(gameSearch({ edit: 'a', days: 7 })))).toBe(false);
    expect(hasFilters(filtersOf(gameSearch({ status: 'inactive' })))).toBe(true);
  });
});

describe('what a back end may send', () => {
  const game = { game_id: 'x', game_name: '\u202e<b>mole' };

  test('a picture is an https address and nothing else', () => {
    for (const image_url of ['javascript:alert(1)', 'http://a/b.png', 'data:,', '', null, undefined]) {
      expect(pictureOf({ ...game, image_url })).toBeUndefined();
    }
    expect(pictureOf({ ...game, image_url: 'https://a/b.png' })).toBe('https://a/b.png');
  });

  test('an initial is a letter or a digit', () => {
    expect(initialOf(game).initial).toBe('B');
    expect(initialOf({ ...game, game_name: '???' }).initial).toBe('#');
  });

  test('a name in a question is cut, and turns no writing direction but its own', () => {
    expect(shortName(game)).toBe('[RLO]<b>mole');
    expect([...shortName({ ...game, game_name: '🎲'.repeat(61) })]).toHaveLength(60);
    expect(shortName({ ...game, game_name: 'Copper Caravan' })).toBe('Copper Caravan');
  });

  test('a game of unknown status can be toggled, without a promise of what it becomes', () => {
    expect(toggleOf({ ...game, status: 'archived' })).toMatchObject({ label: 'Toggle status', to: undefined });
    expect(toggleOf({ ...game, status: 'toString' })).toMatchObject({ label: 'Toggle status' });
    expect(toggleOf({ ...game, status: 'active' })).toMatchObject({ label: 'Deactivate', to: 'inactive' });
  });

  test.each([
    [12.25, '12.25%'],
    [0, '0%'],
    [null, '—'],
    [undefined, '—'],
  ])('a fee of %j reads %s', (fee, text) => expect(feeText(fee)).toBe(text));
});
