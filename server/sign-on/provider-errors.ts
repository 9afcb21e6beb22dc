import { errors as jose } from 'jose';
import * as oidc from 'openid-client';
import { isCertificateError } from '../domain/certificate-error.ts';
import { networkReason } from '../domain/network-reason.ts';
import type { SignOnCause, SignOnFacts } from './sign-on-failure.ts';

// The errors of openid-client, jose and fetch as causes of a failed sign-in.

type Cause = Pick<SignOnFacts, 'cause' | 'said' | 'detail' | 'theirIssuer' | 'algorithm'>;

const MAX_SAID = 300;

/** The cause of an error; of an error of the provider, also its own words. */
export async function causeOf(error: unknown): Promise<Cause> {
  const refusal = await refusalIn(error);
  if (refusal) return refusal;
  if (error instanceof oidc.ClientError) return ofClient(error);
  if (error instanceof jose.JWKSTimeout) return { cause: 'timeout' };
  if (error instanceof jose.JOSENotSupported || error instanceof jose.JOSEAlgNotAllowed) return { cause: 'algorithm' };
  if (error instanceof jose.JOSEError) return { cause: 'signature', detail: error.message };
  const network = networkReason(error);
  if (network === undefined) return { cause: 'invalid_answer', detail: error instanceof Error ? error.message : '' };
  return { cause: isCertificateError(network) ? 'certificate' : 'unreachable', detail: network };
}

/** Text of somebody else for a log and a screen: one short line without addresses of people. */
export function safeText(text: string): string {
  const line = text.replaceAll(/[\p{Cc}\p{Cf}\u2028\u2029]+/gu, ' ').toWellFormed();
  return line.replaceAll(/[^\s'"<>()]+@[^\s'"<>()]+/g, '…').slice(0, MAX_SAID);
}

const CAUSE_OF_ERROR: Record<string, SignOnCause> = {
  access_denied: 'access_denied',
  // Not the user's role, but a demand that the provider made of them and they did not meet.
  consent_required: 'access_denied',
  invalid_client: 'wrong_secret',
  invalid_grant: 'code_refused',
  unauthorized_client: 'client_not_allowed',
  unsupported_response_type: 'client_not_allowed',
  invalid_scope: 'client_not_allowed',
  redirect_uri_mismatch: 'client_not_allowed',
};

/** An error that the provider names itself, in the address or in an answer. */
async function refusalIn(error: unknown): Promise<Cause | undefined> {
  const isNamed = error instanceof oidc.AuthorizationResponseError || error instanceof oidc.ResponseBodyError;
  const named: Named | undefined = isNamed
    ? error
    : error instanceof oidc.WWWAuthenticateChallengeError
      ? await namedIn(error)
      : undefined;
  if (!named) return undefined;
  const said = safeText([named.error, named.error_description].filter(Boolean).join(': '));
  return { cause: refusesProof(named) ? 'wrong_secret' : (CAUSE_OF_ERROR[named.error] ?? 'provider_error'), said };
}

interface Named {
  error: string;
  error_description?: string | undefined;
  status?: number | undefined;
}

/** Keycloak says of a wrong secret that the client is not authorized: with 401 since version 20, and in these words before. */
const refusesProof = ({ error, error_description = '', status }: Named): boolean =>
  error === 'unauthorized_client' && (status === 401 || /\bclient secret\b/i.test(error_description));

/** The library does not read the body of an answer with a challenge, which says more. */
async function namedIn({ response, cause, status }: oidc.WWWAuthenticateChallengeError): Promise<Named> {
  const body = (await response.json().catch(() => undefined)) as { error?: unknown; error_description?: unknown };
  const { error, error_description } = typeof body?.error === 'string' ? body : (cause[0]?.parameters ?? {});
  // RFC 6749 knows no other reason for a 401 of a token.
  return { status, error: String(error ?? 'invalid_client'), error_description: String(error_description ?? '') };
}

interface Compared {
  claim?: string;
  attribute?: string;
  expected?: unknown;
  body?: { issuer?: unknown };
  claims?: Record<string, unknown>;
  header?: { alg?: string };
  parameters?: URLSearchParams;
}

function ofClient({ code, cause, message }: oidc.ClientError): Cause {
  if (code === 'OAUTH_TIMEOUT' || code === 'OAUTH_ABORT') return { cause: 'timeout' };
  if (cause instanceof Response) return ofStatus(cause);
  // Some have the library's own error in between.
  const own = cause instanceof Error ? cause : undefined;
  const compared = ((own?.cause ?? cause) as Compared | undefined) ?? {};
  if (own && /"alg"|JWS alg/.test(own.message)) return { cause: 'algorithm', algorithm: compared.header?.alg };
  if (code === 'OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED') {
    return compared.attribute === 'issuer'
      ? { cause: 'issuer_differs', theirIssuer: String(compared.body?.issuer) }
      : { cause: 'subject_differs' };
  }
  if (code === 'OAUTH_JWT_CLAIM_COMPARISON_FAILED') {
    const { claim = '', claims } = compared;
    // Nobody's name is in these three.
    return { cause: 'claim_differs', detail: safeText(claim === 'nonce' ? claim : `${claim} is ${claims?.[claim]}`) };
  }
  if (code === 'OAUTH_JWT_TIMESTAMP_CHECK_FAILED') return { cause: 'clock', detail: compared.claim };
  if (own && /"iss"/.test(own.message)) {
    return { cause: 'claim_differs', detail: safeText(`iss is ${compared.parameters?.get('iss') ?? 'missing'}`) };
  }
  if (own && /"state"/.test(own.message)) return { cause: 'other_browser' };
  return { cause: 'invalid_answer', detail: own?.message ?? message };
}

function ofStatus({ status, headers, url }: Response): Cause {
  const kind = headers.get('content-type')?.split(';')[0] ?? 'no content type';
  const detail = safeText(`${status}, ${kind}, of ${url}`);
  return { cause: status >= 500 ? 'unreachable' : 'unexpected_answer', detail };
}
