import { argon2, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import pLimit from 'p-limit';
import { TooManyRequests } from '../domain/errors.ts';
import { MEMORY_KIB, NO_PASSWORD, PASSES, phcString } from '../secrets/password-hash.ts';

/**
 * Hashing uses a whole core, so two hashes run at once, a few wait, and more are refused. One of the two queues is
 * reserved for attempts from networks where the account has signed in before: strangers, however many, cannot block it.
 */
const QUEUES = { known: pLimit(1), stranger: pLimit(1) };
const MAX_WAITING = 16;

/** The queue in which a caller waits for hashing. */
export type HashQueue = keyof typeof QUEUES;

const derive = promisify(argon2);

async function digest(password: string, salt: Buffer, queue: HashQueue): Promise<Buffer> {
  const hashing = QUEUES[queue];
  if (hashing.pendingCount >= MAX_WAITING) throw new TooManyRequests(1);
  return hashing(() =>
    derive('argon2id', {
      message: password.normalize('NFKC'),
      nonce: salt,
      parallelism: 1,
      tagLength: 32,
      memory: MEMORY_KIB,
      passes: PASSES,
    }),
  );
}

/**
 * Hashes a password with a new salt, as a PHC string.
 *
 * @throws TooManyRequests when too many callers are waiting
 */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  return phcString(salt, await digest(password, salt, 'known'));
}

/**
 * Whether the password matches the PHC string. Takes just as long without a PHC string (an unknown username).
 *
 * @throws TooManyRequests when too many callers are waiting
 */
export async function verifyPassword(password: string, phc: string | undefined, queue: HashQueue): Promise<boolean> {
  const [, , , , salt, hash] = (phc ?? NO_PASSWORD).split('$');
  const expected = Buffer.from(hash ?? '', 'base64');
  const actual = await digest(password, Buffer.from(salt ?? '', 'base64'), queue);
  return phc !== undefined && expected.length === actual.length && timingSafeEqual(expected, actual);
}

/** A password that can be read out: four groups of five letters and digits that are hard to confuse, about 98 bits. */
export function oneUsePassword(): string {
  const letters = 'abcdefghjkmnpqrstuvwxyz23456789';
  const group = () => Array.from({ length: 5 }, () => letters[randomInt(letters.length)]).join('');
  return Array.from({ length: 4 }, group).join('-');
}

/**
 * Appended to the PHC string of a one-use password once somebody has signed in with it. It is still accepted as the current password.
 */
const USED_UP = '$used';

export const usedUp = (phc: string): string => phc + USED_UP;

export const isUsedUp = (phc: string): boolean => phc.endsWith(USED_UP);
