import { createHash, createPublicKey, type JsonWebKey } from 'node:crypto';

const base64 = (bytes: Uint8Array | undefined) => Buffer.from(bytes ?? []).toString('base64url');

/** SHA-256 of a public key in hex, which people compare. @param spki as `spkiOf` returns it */
export const hashOfKey = (spki: string): string =>
  createHash('sha256').update(Buffer.from(spki, 'base64url')).digest('hex');

/**
 * A passkey's public key in the form that every other program reads: SubjectPublicKeyInfo (DER) in base64url, as `openssl pkey -pubin` does.
 *
 * @param cose the form of WebAuthn, of one of the algorithms of passkeys.ts
 */
export async function spkiOf(cose: Uint8Array): Promise<string> {
  const { cose: kinds, decodeCredentialPublicKey } = await import('@simplewebauthn/server/helpers');
  const key = decodeCredentialPublicKey(new Uint8Array(cose));
  const jwk = ((): JsonWebKey => {
    if (kinds.isCOSEPublicKeyEC2(key)) {
      return { kty: 'EC', crv: 'P-256', x: base64(key.get(kinds.COSEKEYS.x)), y: base64(key.get(kinds.COSEKEYS.y)) };
    }
    if (kinds.isCOSEPublicKeyOKP(key)) return { kty: 'OKP', crv: 'Ed25519', x: base64(key.get(kinds.COSEKEYS.x)) };
    if (kinds.isCOSEPublicKeyRSA(key)) {
      return { kty: 'RSA', n: base64(key.get(kinds.COSEKEYS.n)), e: base64(key.get(kinds.COSEKEYS.e)) };
    }
    throw new Error('a passkey has a key of an algorithm that was not asked for');
  })();
  return createPublicKey({ key: jwk, format: 'jwk' }).export({ format: 'der', type: 'spki' }).toString('base64url');
}
