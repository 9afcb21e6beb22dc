import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { weaknessOf } from '../../server/authentication/weak-passwords.ts';

test.each([
  'password12345678',
  'P@ssword1234567',
  'iloveyou1234567',
  'Password2026!',
  'P@ssw0rd!!!!',
  'passwordpassword1',
  'qwertyuiopasdf',
  '210987654321',
  '1qaz2wsx3edc',
  'Welcome12345!',
  'changeme-2026',
  'administrator!',
  'iloveyou-iloveyou-1',
  'Summer2026!!!',
  'coinop admin 1',
  'aaaaaaaaaaaa',
  'xyzxyzxyzxyz',
  `${'ab'.repeat(99)}c`,
])('%s is easy to guess', async (password) => {
  expect(await weaknessOf(password, 'robin')).toMatch(/^is easy to guess: [a-z].*[^.]$/);
});

test('a password with the username in it is refused, in any case', async () => {
  expect(await weaknessOf('the Robin sings at dawn', 'robin')).toBe('must not contain the username');
  expect(await weaknessOf('the wren sings at dawn', 'robin')).toBeUndefined();
});

test('a part of the username does not make a password', async () => {
  expect(await weaknessOf('reyes reyes 12', 'dana.reyes')).toMatch(/^is easy to guess/);
});

test.each([
  'seven small grey herons',
  'kelp-otter-58-brass',
  'a much better password',
  'x7#Qm2!vTz9L',
  'пароль из семи слов',
  'ab2dk-9fj3h-kkm4p-x2vqz',
])('%s may be a password', async (password) => expect(await weaknessOf(password, 'robin')).toBeUndefined());

test('the dictionaries are loaded by the thread that needs them, and by nothing that starts with the server', () => {
  const importing = (what: string) =>
    globSync('server/**/*.ts').filter((file) =>
      new RegExp(`^import (?!type).*from '${what}`, 'm').test(readFileSync(file, 'utf8')),
    );
  expect(importing('@zxcvbn-ts/')).toEqual(['server/authentication/password-strength.ts']);
  expect(importing('./password-strength.ts')).toEqual([]);
});
