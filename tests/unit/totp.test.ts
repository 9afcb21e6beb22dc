import { TOTP } from 'otpauth';
import { expect, test } from 'vitest';
import { stepOfCode, totpOffer } from '../../server/factors/totp.ts';

const { secret } = totpOffer('Coinop Admin', 'admin');
const codeAt = (at: number) => new TOTP({ secret }).generate({ timestamp: at });
/** The beginning of a step. */
const BEGIN = Date.UTC(2026, 10, 22, 9, 0, 0);
const STEP = BEGIN / 30_000;

test('a code counts for its own step and for one step either way, and says which step it was', () => {
  const now = new Date(BEGIN + 12_000);
  expect([-60, -30, 0, 30, 60].map((off) => stepOfCode(secret, codeAt(now.getTime() + off * 1_000), now))).toEqual([
    undefined,
    STEP - 1,
    STEP,
    STEP + 1,
    undefined,
  ]);
});

test('a clock that is 40 seconds off is one step off, or two, depending on the second', () => {
  const at = (second: number, off: number) => {
    const now = new Date(BEGIN + second * 1_000);
    return stepOfCode(secret, codeAt(now.getTime() + off * 1_000), now);
  };
  expect([at(9, -40), at(10, -40), at(19, 40), at(20, 40)]).toEqual([undefined, STEP - 1, STEP + 1, undefined]);
});

test('another code, and one of another secret, count for nothing', () => {
  const now = new Date(BEGIN);
  const other = totpOffer('Coinop Admin', 'admin').secret;
  expect(other).not.toBe(secret);
  expect(stepOfCode(secret, new TOTP({ secret: other }).generate({ timestamp: BEGIN }), now)).toBeUndefined();
  expect(stepOfCode(secret, '', now)).toBeUndefined();
});

test('an app reads the secret, the issuer and the account from the address', () => {
  const { secret: offered, uri } = totpOffer('Coinop Admin', 'dana.reyes');
  expect(uri).toContain('otpauth://totp/Coinop%20Admin:dana.reyes?');
  expect(new URL(uri).searchParams.get('secret')).toBe(offered);
  expect(Buffer.byteLength(offered)).toBe(32);
});
