import { expect, test } from 'vitest';
import { passkeyWords } from '../../src/lib/passkey-words.ts';

const named = (name: string) =>
  Object.assign(new Error('The operation either timed out or was not allowed.'), { name });
const answered = (status: number, message: string) => ({ isAxiosError: true, response: { status, data: { message } } });

test.each([
  ['creating', named('NotAllowedError'), /You cancelled, the time ran out, or your security key has no PIN/],
  ['creating', named('InvalidStateError'), /already has a passkey of your account/],
  ['creating', named('ConstraintError'), /Set a PIN on it/],
  ['using', named('NotAllowedError'), /this device has no passkey of your account/],
  ['using', named('ConstraintError'), /Set a PIN on it/],
  ['using', named('SecurityError'), /do not work at this address/],
  ['using', named('SomethingNew'), /^The passkey did not work/],
  ['using', answered(404, 'A passkey not found.'), /no passkey any more/],
  ['using', answered(422, 'passkey was removed from your account.'), /was removed from your account/],
  ['creating', { isAxiosError: true, code: 'ERR_NETWORK', response: undefined }, /No connection to the server/],
] as const)('%s a passkey that fails says why: %o', (what, error, words) => {
  expect(passkeyWords(error, what)).toMatch(words);
});
