import { argon2, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import pLimit from 'p-limit';
import { TooManyRequests } from '../domain/errors.ts';

// argon2id with the second recommended option of RFC 9106 scaled to OWASP's floor: 19 MiB, two passes, about 30 ms.
const MEMORY_KIB = 19_456;
const PASSES = 2;

/**
 * Hashing takes a whole core, so two run at once, a few wait, and more are turned away rather than queued without end. One of the two is
 * kept for whoever comes from where the account signed in before: strangers, however many, do not keep them out.
 */
const LANES = { known: pLimit(1), stranger: pLimit(1) };
const MAX_WAITING = 16;

/** The callers that wait for a hash. */
export type HashLane = keyof typeof LANES;

const derive = promisify(argon2);

async function digest(password: string, salt: Buffer, lane: HashLane): Promise<Buffer> {
  const hashing = LANES[lane];
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
 * The PHC string of a password, with a salt of its own.
 *
 * @throws TooManyRequests when too many are being hashed
 */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const hash = await digest(password, salt, 'known');
  return `$argon2id$v=19$m=${MEMORY_KIB},t=${PASSES},p=1$${unpadded(salt)}$${unpadded(hash)}`;
}

/**
 * Whether the password is the one of the PHC string. Takes as long without a PHC string (an unknown username) as with one.
 *
 * @throws TooManyRequests when too many are being hashed
 */
export async function verifyPassword(password: string, phc: string | undefined, lane: HashLane): Promise<boolean> {
  const [, , , , salt, hash] = (phc ?? NOBODY).split('$');
  const expected = Buffer.from(hash ?? '', 'base64');
  const actual = await digest(password, Buffer.from(salt ?? '', 'base64'), lane);
  return phc !== undefined && expected.length === actual.length && timingSafeEqual(expected, actual);
}

/** The hash of no password: only its shape and cost matter. */
const NOBODY = `$argon2id$v=19$m=${MEMORY_KIB},t=${PASSES},p=1$${unpadded(Buffer.alloc(16))}$${unpadded(Buffer.alloc(32))}`;

function unpadded(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '');
}

/** A password to read out once: four groups of five letters and digits that are hard to mix up, about 98 bits. */
export function oneUsePassword(): string {
  const letters = 'abcdefghjkmnpqrstuvwxyz23456789';
  const group = () => Array.from({ length: 5 }, () => letters[randomInt(letters.length)]).join('');
  return Array.from({ length: 4 }, group).join('-');
}

/** Stands behind the PHC string of a one-use password that somebody signed in with. It can still be given as the current one. */
const USED_UP = '$used';

export const usedUp = (phc: string): string => phc + USED_UP;

export const isUsedUp = (phc: string): boolean => phc.endsWith(USED_UP);
