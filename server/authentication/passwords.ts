import { argon2, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import pLimit from 'p-limit';
import { TooManyRequests } from '../domain/errors.ts';
import { COST, type Cost, NO_PASSWORD, phcString, readPhc } from '../secrets/password-hash.ts';

/**
 * Hashing uses a whole core, so two hashes run at once, a few wait, and more are refused. One of the two queues is
 * reserved for attempts from networks where the account has signed in before: strangers, however many, cannot block it.
 */
const QUEUES = { known: pLimit(1), stranger: pLimit(1) };
const MAX_WAITING = 16;

/** The queue in which a caller waits for hashing. */
export type HashQueue = keyof typeof QUEUES;

const derive = promisify(argon2);

async function digest(password: string, salt: Buffer, { memoryKib, passes }: Cost, queue: HashQueue): Promise<Buffer> {
  const hashing = QUEUES[queue];
  if (hashing.pendingCount >= MAX_WAITING) throw new TooManyRequests(1);
  return hashing(() =>
    derive('argon2id', {
      message: password.normalize('NFKC'),
      nonce: salt,
      parallelism: 1,
      tagLength: 32,
      memory: memoryKib,
      passes,
    }),
  );
}

/**
 * Hashes a password with a new salt, as a PHC string.
 *
 * @param cost lower only in tests that are not about hashing
 * @throws TooManyRequests when too many callers are waiting
 */
export async function hashPassword(password: string, cost: Cost = COST): Promise<string> {
  const salt = randomBytes(16);
  return phcString(salt, await digest(password, salt, cost, 'known'), cost);
}

/**
 * Whether the password matches the PHC string, at the cost that the string names. Takes just as long without a PHC
 * string (an unknown username).
 *
 * @throws TooManyRequests when too many callers are waiting
 */
export async function verifyPassword(password: string, phc: string | undefined, queue: HashQueue): Promise<boolean> {
  const { salt, hash: expected, cost } = readPhc(phc ?? NO_PASSWORD);
  const actual = await digest(password, salt, cost, queue);
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
