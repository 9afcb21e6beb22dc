import { randomBytes } from 'node:crypto';
import type { AuthenticationResponseJSON, RegistrationResponseJSON, WebAuthnCredential } from '@simplewebauthn/server';

/** Loaded when it is needed first: few calls do, and it is large. */
const webauthn = () => import('@simplewebauthn/server');

/** Ed25519, ES256 and RS256, of which every authenticator has one (COSE). */
const ALGORITHMS = [-8, -7, -257];

/** The place at which passkeys are valid: the portal's origin, and its host, which is the id of the relying party. */
export interface RelyingParty {
  origin: string;
  id: string;
}

/**
 * The relying party for the portal's public address, or for the address of a call when none is configured. Undefined
 * where WebAuthn does not work: on IP addresses. An address that the caller chose counts only when it is `localhost`,
 * which no other machine can be.
 */
export function relyingPartyAt(publicUrl: string | undefined, callUrl: string): RelyingParty | undefined {
  const { origin, hostname } = new URL(publicUrl ?? callUrl);
  const isAllowed = publicUrl === undefined ? hostname === 'localhost' : !isAddress(hostname);
  return isAllowed ? { origin, id: hostname } : undefined;
}

const isAddress = (hostname: string) => hostname.startsWith('[') || /^[\d.]+$/.test(hostname);

export type Passkey = Pick<WebAuthnCredential, 'id' | 'transports'>;

export interface Options {
  challenge: string;
  [option: string]: unknown;
}

const TIMEOUT_MS = 5 * 60_000;
const newChallenge = () => new Uint8Array(randomBytes(32));
const described = (known: readonly Passkey[]) =>
  known.map(({ id, transports }) => (transports ? { id, transports } : { id }));

/** For `navigator.credentials.create`. @param known the administrator's passkeys, which are not created again */
export async function creationOptions(
  { id }: RelyingParty,
  issuer: string,
  admin: { adminId: string; username: string },
  known: readonly Passkey[],
): Promise<Options> {
  const { generateRegistrationOptions } = await webauthn();
  const options = await generateRegistrationOptions({
    rpName: issuer,
    rpID: id,
    userID: new Uint8Array(Buffer.from(admin.adminId)),
    userName: admin.username,
    challenge: newChallenge(),
    timeout: TIMEOUT_MS,
    attestationType: 'none',
    supportedAlgorithmIDs: ALGORITHMS,
    excludeCredentials: described(known),
    authenticatorSelection: { residentKey: 'discouraged', userVerification: 'required' },
  });
  return { ...options };
}

/** For `navigator.credentials.get`. @param challenge by default a random one */
export async function requestOptions(
  { id }: RelyingParty,
  known: readonly Passkey[],
  challenge: Uint8Array<ArrayBuffer> = newChallenge(),
): Promise<Options> {
  const { generateAuthenticationOptions } = await webauthn();
  const options = await generateAuthenticationOptions({
    rpID: id,
    challenge,
    timeout: TIMEOUT_MS,
    allowCredentials: described(known),
    userVerification: 'required',
  });
  return { ...options };
}

/** The contract's PasskeyCredential, which the library checks in every detail. */
export interface Credential {
  id: string;
  response: {
    clientDataJSON: string;
    authenticatorData?: string | undefined;
    signature?: string | undefined;
    transports?: string[] | undefined;
  };
}

/** The challenge that the browser says it signed; the signature is checked later. */
export function challengeIn({ response }: Credential): string {
  try {
    const { challenge } = JSON.parse(Buffer.from(response.clientDataJSON, 'base64url').toString());
    return String(challenge);
  } catch {
    return '';
  }
}

/**
 * Whether a passkey was made or shown in the portal's own page. Inside of another site's page the person does not see whose question it is; the
 * programs that verify signatures refuse that too.
 */
function isInOwnPage({ response }: Credential): boolean {
  try {
    const client = JSON.parse(Buffer.from(response.clientDataJSON, 'base64url').toString());
    return (client.crossOrigin === undefined || client.crossOrigin === false) && client.topOrigin === undefined;
  } catch {
    return false;
  }
}

/** @returns the new passkey; undefined when it was not made for this challenge, here, in our own page, and with user verification */
export async function checkCreated(
  party: RelyingParty,
  challenge: string,
  credential: Credential,
): Promise<WebAuthnCredential | undefined> {
  if (!isInOwnPage(credential)) return undefined;
  const { verifyRegistrationResponse } = await webauthn();
  const { registrationInfo } = await orUndefined(
    verifyRegistrationResponse({
      response: credential as unknown as RegistrationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    }),
  );
  return registrationInfo?.credential;
}

/** @returns the passkey's new counter; undefined when it did not sign this challenge, here, in our own page, with user verification */
export async function checkShown(
  party: RelyingParty,
  challenge: string,
  credential: Credential,
  passkey: WebAuthnCredential,
): Promise<number | undefined> {
  if (!isInOwnPage(credential)) return undefined;
  const { verifyAuthenticationResponse } = await webauthn();
  const { verified, authenticationInfo } = await orUndefined(
    verifyAuthenticationResponse({
      response: credential as unknown as AuthenticationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      credential: passkey,
      requireUserVerification: true,
    }),
  );
  return verified ? authenticationInfo?.newCounter : undefined;
}

/** The library throws for everything that does not fit; nothing but the caller's input can be the reason. */
async function orUndefined<T extends { verified: boolean }>(checked: Promise<T>): Promise<Partial<T>> {
  try {
    return await checked;
  } catch {
    return {};
  }
}
