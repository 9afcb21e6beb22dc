import { describe, expect, test } from 'vitest';
import { gameResolver } from '../../src/features/games/game-form-rules.ts';
import { type GameFormValues, toRequest, valuesOf } from '../../src/features/games/game-form-values.ts';
import { UpdateGameRequest } from '../../src/generated/coinopAdminAPI.schemas.zod.ts';
import type { Game } from '../../src/generated/model/game.ts';

const GAME: Game = {
  game_id: 'copper-caravan',
  game_name: 'Copper Caravan',
  developer: 'Dune Street Games',
  genre: null,
  description: null,
  image_url: 'https://cdn.example.com/a.png',
  platform_fee_percent: 12.5,
  status: 'active',
  item_count: 6,
  player_count: 18240,
  created_at: '2026-05-04T10:00:00.000Z',
  updated_at: '2026-11-02T14:35:20.118Z',
};
const typed = (values: Partial<GameFormValues>, game = GAME) => ({ ...valuesOf(game), ...values });

describe('toRequest', () => {
  test('of fields that nobody touched holds what the game has, and the version it is based on', () => {
    const request = toRequest(valuesOf(GAME), GAME);
    expect(request).toEqual({
      game_name: 'Copper Caravan',
      developer: 'Dune Street Games',
      genre: null,
      description: null,
      image_url: 'https://cdn.example.com/a.png',
      platform_fee_percent: 12.5,
      updated_at: '2026-11-02T14:35:20.118Z',
    });
    expect(UpdateGameRequest.safeParse(request).success).toBe(true);
  });

  test('trims texts and sends null for those that were emptied', () => {
    const values = typed({ game_name: ' A\n', developer: '  ', genre: ' Trading ', image_url: '' });
    expect(toRequest(values, GAME)).toMatchObject({
      game_name: 'A',
      developer: null,
      genre: 'Trading',
      image_url: null,
    });
  });

  test.each([
    ['0', 0],
    [' 100 ', 100],
    ['.5', 0.5],
    ['5.', 5],
    ['29.29', 29.29],
    ['-1', -1],
    ['', Number.NaN],
    ['.', Number.NaN],
    ['1e1', Number.NaN],
    ['12,5', Number.NaN],
    ['0x10', Number.NaN],
    ['ten', Number.NaN],
  ])('reads a fee of %j as %d', (platform_fee_percent, fee) => {
    expect(toRequest(typed({ platform_fee_percent }), GAME).platform_fee_percent).toBe(fee);
  });

  test('leaves out an empty fee where there was none', () => {
    const game = { ...GAME, platform_fee_percent: null };
    expect(toRequest(valuesOf(game), game)).not.toHaveProperty('platform_fee_percent');
  });

  test('names no field that the back end does not have', () => {
    const game = { game_id: 'x', game_name: 'X' };
    expect(toRequest(typed({ game_name: 'Y' }, game), game)).toEqual({ game_name: 'Y' });
  });
});

describe('what is typed is checked in words', () => {
  const options = { fields: {}, shouldUseNativeValidation: false };
  const errorsOf = async (values: Partial<GameFormValues>) => {
    const { errors } = await gameResolver(GAME)(typed(values), undefined, options);
    return Object.fromEntries(Object.entries(errors).map(([field, error]) => [field, error?.message]));
  };
  const FEE = 'Enter a percentage from 0 to 100';
  const URL = 'Must start with http:// or https:// and contain no spaces';

  test.each<[Partial<GameFormValues>, Record<string, string>]>([
    [{}, {}],
    [{ game_name: ' \t' }, { game_name: 'Name is required' }],
    [{ game_name: 'x'.repeat(201) }, { game_name: 'At most 200 characters' }],
    [{ genre: 'x'.repeat(101) }, { genre: 'At most 100 characters' }],
    [{ image_url: 'javascript:alert(1)' }, { image_url: URL }],
    [{ image_url: 'https://a b' }, { image_url: URL }],
    [{ platform_fee_percent: '101' }, { platform_fee_percent: FEE }],
    [{ platform_fee_percent: '-0.01' }, { platform_fee_percent: FEE }],
    [{ platform_fee_percent: '' }, { platform_fee_percent: FEE }],
    [{ platform_fee_percent: '1.234' }, { platform_fee_percent: 'At most two decimals' }],
    [
      { game_name: '', platform_fee_percent: '1.234' },
      { game_name: 'Name is required', platform_fee_percent: 'At most two decimals' },
    ],
  ])('%j', async (values, errors) => {
    expect(await errorsOf(values)).toEqual(errors);
  });

  test('and what is right becomes the request', async () => {
    const { values } = await gameResolver(GAME)(typed({ platform_fee_percent: '11' }), undefined, options);
    expect(values).toEqual(toRequest(typed({ platform_fee_percent: '11' }), GAME));
  });
});
