import { expect, test } from 'vitest';
import { weaknessOf } from '../../server/authentication/weak-passwords.ts';

test.each([
  'password1234',
  'Password2026!',
  'P@ssw0rd!!!!',
  'passwordpassword1',
  'qwertyuiop123',
  'qwertyuiopasdf',
  '123456789012',
  '210987654321',
  'abcdefghijkl',
  '1qaz2wsx3edc',
  '1q2w3e4r5t6y',
  'letmein123456',
  'Welcome12345!',
  'changeme-2026',
  'administrator!',
  'iloveyou-iloveyou-1',
  'Summer2026!!!',
  'correcthorsebatterystaple',
  'coinop admin 1',
])('%s is too common', (password) => expect(weaknessOf(password, 'robin')).toBe('is too common'));

test.each(['aaaaaaaaaaaa', 'xyzxyzxyzxyz', '2026-2026-2026-'.repeat(2), 'Robert!Robert!'])(
  '%s is one pattern again and again',
  (password) => expect(weaknessOf(password, 'robin')).toBe('must not be one pattern again and again'),
);

test('a password with the username in it is refused, in any case', () => {
  expect(weaknessOf('the Robin sings at dawn', 'robin')).toBe('must not contain the username');
  expect(weaknessOf('the wren sings at dawn', 'robin')).toBeUndefined();
});

test.each([
  'seven small grey herons',
  'kelp-otter-58-brass',
  'a much better password',
  'four words and a password',
  'x7#Qm2!vTz9L',
  '739182645512',
  'пароль из семи слов',
  'ab2dk-9fj3h-kkm4p-x2vqz',
])('%s may be a password', (password) => expect(weaknessOf(password, 'robin')).toBeUndefined());

test('a long password takes no longer to look at than a short one', () => {
  expect(weaknessOf(`${'ab'.repeat(99)}c`, 'robin')).toBeDefined();
});
