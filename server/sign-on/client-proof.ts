import { createHash, createPrivateKey, X509Certificate } from 'node:crypto';
import { calculateJwkThumbprint, exportJWK, importPKCS8 } from 'jose';
import * as oidc from 'openid-client';

// How the portal proves to the identity provider that it is the registered client.

export const CLIENT_METHODS = ['client_secret_basic', 'client_secret_post', 'private_key_jwt', 'none'] as const;
export type ClientMethod = (typeof CLIENT_METHODS)[number];

export interface ClientCredentials {
  clientSecret?: string | undefined;
  /** A PEM of a private key, and of its certificate if the provider knows the key by that. */
  privateKey?: string | undefined;
  /** Instead of what the provider's metadata says. */
  clientAuth?: ClientMethod | undefined;
}

/**
 * The setting, or else the first that the provider supports and for which there is a secret or a key. Without metadata a provider supports
 * `client_secret_basic` (OpenID Connect Discovery 1.0).
 *
 * @returns undefined when the provider supports none
 */
export function methodFor(
  { clientSecret, privateKey, clientAuth }: ClientCredentials,
  supported: readonly string[] = ['client_secret_basic'],
): ClientMethod | undefined {
  if (clientAuth) return clientAuth;
  if (privateKey !== undefined) return supported.includes('private_key_jwt') ? 'private_key_jwt' : undefined;
  // Few providers say that they have clients without a secret.
  if (clientSecret === undefined) return 'none';
  return (['client_secret_basic', 'client_secret_post'] as const).find((method) => supported.includes(method));
}

export async function proofBy(
  method: ClientMethod,
  { clientSecret, privateKey = '' }: ClientCredentials,
): Promise<oidc.ClientAuth> {
  if (method === 'client_secret_basic') return oidc.ClientSecretBasic(clientSecret);
  if (method === 'client_secret_post') return oidc.ClientSecretPost(clientSecret);
  if (method === 'none') return oidc.None();
  // The key alone: the certificate may stand beside it.
  const pem = createPrivateKey(privateKey).export({ format: 'pem', type: 'pkcs8' }).toString();
  const key = await importPKCS8(pem, 'RS256', { extractable: true });
  const { kty, n, e } = await exportJWK(key);
  const kid = await calculateJwkThumbprint({ kty, n, e } as { kty: string; n: string; e: string });
  return oidc.PrivateKeyJwt(
    { key, kid },
    { [oidc.modifyAssertion]: (header) => void Object.assign(header, thumbprintsIn(privateKey)) },
  );
}

/** @throws Error when the first certificate cannot be read */
export const certificateIn = (pem: string): X509Certificate =>
  new X509Certificate(pem.slice(pem.indexOf('-----BEGIN CERTIFICATE')));

/** Entra ID and AD FS find the key by the thumbprint of its certificate. */
function thumbprintsIn(pem: string): Record<string, string> {
  if (!pem.includes('BEGIN CERTIFICATE')) return {};
  const { raw } = certificateIn(pem);
  const thumbprint = (hash: string) => createHash(hash).update(raw).digest('base64url');
  return { x5t: thumbprint('sha1'), 'x5t#S256': thumbprint('sha256') };
}
