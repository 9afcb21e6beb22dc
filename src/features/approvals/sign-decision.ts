import { challengeDecision } from '../../generated/approvals-changes/approvals-changes.ts';
import type { ApprovalRequest } from '../../generated/model/approvalRequest.ts';
import type { DecisionSignature } from '../../generated/model/decisionSignature.ts';
import type { PasskeyCredential } from '../../generated/model/passkeyCredential.ts';
import type { SignedDecision } from '../../generated/model/signedDecision.ts';
import { isNotOffered } from '../../lib/api-error.ts';

// The library checks what the browser returns; its types and the contract's describe the same JSON.
type RequestOptions = Parameters<typeof import('@simplewebauthn/browser').startAuthentication>[0]['optionsJSON'];

/**
 * Has the administrator's passkey sign a decision about the request as it is on the screen: the challenge is made from that, not taken from the
 * server.
 *
 * @returns undefined where nothing is signed: without a passkey that signs, or on a back end that knows no signatures
 * @throws when the server refuses, or the administrator cancels the browser's question
 */
export async function signDecision(
  { id, hash }: ApprovalRequest,
  decision: SignedDecision,
): Promise<DecisionSignature | undefined> {
  const { nonce, options } = await challengeDecision(id, { decision }).catch((error: unknown) => {
    if (isNotOffered(error)) return { nonce: null, options: null };
    throw error;
  });
  if (nonce === null || options === null) return undefined;
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const challenge = await challengeOf([nonce, hash, id, decision]);
  const answer = await startAuthentication({ optionsJSON: { ...options, challenge } as unknown as RequestOptions });
  // Browsers report their extensions even when not asked for them; the server uses none.
  return { nonce, passkey: { ...answer, clientExtensionResults: {} } as unknown as PasskeyCredential };
}

/** SHA-256 of the values as JSON, in base64url. */
async function challengeOf(signed: readonly string[]): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(JSON.stringify(signed)));
  const text = btoa(String.fromCharCode(...new Uint8Array(hash)));
  return text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}
