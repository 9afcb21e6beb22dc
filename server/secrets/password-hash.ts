/** The cost of hashing a password. */
export interface Cost {
  memoryKib: number;
  passes: number;
}

/** argon2id with the second recommended option of RFC 9106, reduced to OWASP's minimum: 19 MiB, two passes, about 30 ms. */
export const COST: Cost = { memoryKib: 19_456, passes: 2 };

/** A hash as it is stored: a PHC string, which names the parameters. */
export function phcString(salt: Buffer, hash: Buffer, { memoryKib, passes }: Cost): string {
  return `$argon2id$v=19$m=${memoryKib},t=${passes},p=1$${unpadded(salt)}$${unpadded(hash)}`;
}

/** The parts of a PHC string, so that hashes from before the cost was raised still match. */
export function readPhc(phc: string): { salt: Buffer; hash: Buffer; cost: Cost } {
  const [, , , parameters = '', salt = '', hash = ''] = phc.split('$');
  const [, memoryKib, passes] = /^m=(\d+),t=(\d+),p=1$/.exec(parameters) ?? [];
  return {
    salt: Buffer.from(salt, 'base64'),
    hash: Buffer.from(hash, 'base64'),
    cost: { memoryKib: Number(memoryKib ?? COST.memoryKib), passes: Number(passes ?? COST.passes) },
  };
}

/** A hash that no password matches. It is well-formed, so checking a password against it takes as long as any other check. */
export const NO_PASSWORD = phcString(Buffer.alloc(16), Buffer.alloc(32), COST);

function unpadded(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '');
}
