import { expect, test } from 'vitest';
import { hashPassword, verifyPassword } from '../../server/authentication/passwords.ts';

const PASSWORD = 'a password for tests';
const UNLIKE = 'a password for testing';

test('a password is hashed at the cost that OWASP asks for, with a salt of its own', async () => {
  const [one, other] = [await hashPassword(PASSWORD), await hashPassword(PASSWORD)];
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
  expect(one).not.toBe(other);
});

test('a hash from before the cost was changed still matches its password, and no other', async () => {
  const earlier = await hashPassword(PASSWORD, { memoryKib: 64, passes: 1 });
  expect(await verifyPassword(PASSWORD, earlier, 'known')).toBe(true);
  expect(await verifyPassword(UNLIKE, earlier, 'known')).toBe(false);
  const now = earlier.replace('m=64,t=1', 'm=19456,t=2');
  expect(await verifyPassword(PASSWORD, now, 'known')).toBe(false);
});
