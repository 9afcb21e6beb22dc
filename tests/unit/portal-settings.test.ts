import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { InvalidSetting } from '../../server/start/invalid-setting.ts';
import { readPortalSettings, SCREENS } from '../../server/start/portal-settings.ts';
import { APPROVALS, MENU } from '../../src/features/shell/menu-entries.ts';
import { linkTo, settings } from '../../src/lib/settings.ts';

const folder = mkdtempSync(join(tmpdir(), 'portal-settings-'));
afterAll(() => rmSync(folder, { recursive: true }));

function read(text: string) {
  const file = join(folder, 'portal-settings.json');
  writeFileSync(file, text);
  return readPortalSettings(file, 'the file');
}

test('a file with everything is read as it is', () => {
  const whole = {
    product_name: 'Fées & Cie <3',
    screens_left_out: ['games', 'audit'],
    extensions: ['players', 'audit-logs'],
    links: { player: 'https://crm.example.org/p/{player_id}?tab=1' },
    support: 'help@example.org',
  };
  expect(read(JSON.stringify(whole))).toEqual(whole);
  expect(read('{}')).toEqual({});
});

test.each([
  ['{\n "links": {\n  "player": "javascript:alert({player_id})"\n }\n}', 'line 3: links.player is not an address that'],
  ['{ "links": { "player": "http://crm.example.org/{player_id}" } }', 'line 1: links.player is not an address that'],
  ['{ "links": { "player": "https://crm.example.org/" } }', 'links.player does not contain {player_id}'],
  ['{ "links": { "player": "https://{player_id}.example.org/" } }', 'links.player has {player_id} in its host'],
  ['{ "links": { "player": "https://a:b@example.org/{player_id}" } }', 'links.player contains a username'],
  ['{ "links": { "player": "https://example.org/{player_id}/{id}" } }', 'links.player has another brace'],
  ['{\n "links": { "team": "https://example.org/" } }', 'line 2: links.team is not a setting'],
  [
    '{\n\n "screens_left_out": ["games", "dashboard"]\n}',
    'line 3: screens_left_out[1] has "dashboard", which is none of',
  ],
  ['{ "extensions": "some" }', 'extensions is "some", and neither "all", "none" nor a list'],
  ['{ "extensions": ["plaiers"] }', 'extensions has an area that is none of'],
  ['{ "product_name": " " }', 'product_name is empty'],
  ['{ "product_name": "x\\u202ey" }', 'product_name has a character that cannot be shown'],
  ['{ "product_name": 7 }', 'product_name is not a text'],
  ['{ "support": "javascript:alert(1)" }', 'support is neither an e-mail address nor'],
  ['{\n "colour": "red" }', 'line 2: colour is not a setting'],
  ['{\n "product_name": "x",\n}', 'line 3: this is not JSON'],
  ['{\n "product_name": "x"', 'line 2: this is not JSON'],
  ['', 'line 1: this is not JSON'],
  ['[]', 'line 1: the file is not an object'],
  [' '.repeat(1_000_000), 'has more than 65536 bytes'],
])('%j is refused with its line and field', (text, words) => {
  expect(() => read(text)).toThrow(InvalidSetting);
  expect(() => read(text)).toThrow(words);
});

test('every screen of the menu but the dashboard can be left out', () => {
  const paths = [...MENU, APPROVALS].map(({ to }) => to.slice(1)).filter(Boolean);
  expect([...SCREENS].sort()).toEqual(paths.sort());
});

test('an id is encoded in a link, and one that a browser takes for a step in the path has none', () => {
  settings.links = { player: 'https://crm.example.org/p/{player_id}' };
  expect(linkTo('player', '../a?b#c d$&')).toBe('https://crm.example.org/p/..%2Fa%3Fb%23c%20d%24%26');
  expect([linkTo('player', '..'), linkTo('player', '.'), linkTo('game', 'g-1')]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  delete settings.links;
});
