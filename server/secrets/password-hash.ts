// argon2id with the second recommended option of RFC 9106, reduced to OWASP's minimum: 19 MiB, two passes, about 30 ms.
export const MEMORY_KIB = 19_456;
export const PASSES = 2;

/** A hash as it is stored: a PHC string, which names the parameters. */
export function phcString(salt: Buffer, hash: Buffer): string {
  return `$argon2id$v=19$m=${MEMORY_KIB},t=${PASSES},p=1$${unpadded(salt)}$${unpadded(hash)}`;
}

/** A hash that no password matches. It is well-formed, so checking a password against it takes as long as any other check. */
export const NO_PASSWORD = phcString(Buffer.alloc(16), Buffer.alloc(32));

function unpadded(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '');
}
