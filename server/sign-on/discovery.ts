import { createRemoteJWKSet, customFetch } from 'jose';
import * as oidc from 'openid-client';
import { type ClientCredentials, type ClientMethod, methodFor, proofBy } from './client-proof.ts';
import { causeOf } from './provider-errors.ts';
import { SignOnFailed } from './sign-on-failure.ts';

// The identity provider as its metadata describes it (OpenID Connect Discovery 1.0).

/** The facts that the portal needs to call the provider. */
export interface ProviderSettings extends ClientCredentials {
  issuer: string;
  clientId: string;
  /** The address to which the provider leads the browser back. */
  redirectUrl: string;
  /** How long we wait for each answer of the provider; defaults to 5. */
  timeoutSeconds?: number;
}

export interface Provider {
  configuration: oidc.Configuration;
  metadata: Readonly<oidc.ServerMetadata>;
  method: ClientMethod;
  keys: ReturnType<typeof createRemoteJWKSet>;
  /** The same keys for tokens that anybody can send: an unknown key makes us ask again only now and then. */
  keysForStrangers: ReturnType<typeof createRemoteJWKSet>;
}

/** The two clocks may differ by this. */
export const CLOCK_SECONDS = 60;

/** @throws SignOnFailed, or an error of the call */
export async function discover(settings: ProviderSettings, call: typeof fetch): Promise<Provider> {
  const { issuer, clientId, clientSecret, timeoutSeconds = 5 } = settings;
  const server = new URL(issuer);
  const execute = server.protocol === 'http:' ? [oidc.allowInsecureRequests] : [];
  const options = { execute, timeout: timeoutSeconds, [oidc.customFetch]: call as oidc.CustomFetch };
  const found = await oidc.discovery(server, clientId, undefined, oidc.None(), options);
  const metadata = { ...found.serverMetadata() };
  const facts = { step: 'discovery' as const, issuer, theirIssuer: metadata.issuer };
  // The library lets people of every tenant of Entra ID in, whose administrators could give themselves roles.
  if (!URL.canParse(metadata.issuer) || new URL(metadata.issuer).href !== server.href) {
    throw new SignOnFailed({ ...facts, cause: 'issuer_differs' });
  }
  const supported = metadata.token_endpoint_auth_methods_supported;
  const method = methodFor({ clientSecret, ...settings }, supported);
  if (method === undefined) {
    throw new SignOnFailed({ ...facts, cause: 'no_method', detail: supported?.join(', ') ?? 'client_secret_basic' });
  }
  const waiting = { timeoutDuration: timeoutSeconds * 1_000, [customFetch]: call };
  const jwks = new URL(metadata.jwks_uri ?? issuer);
  return {
    configuration: await configure(settings, metadata, method, call),
    metadata,
    method,
    // A new key is fetched with the first token that it has signed, which comes from the provider itself.
    keys: createRemoteJWKSet(jwks, { ...waiting, cooldownDuration: 0 }),
    keysForStrangers: createRemoteJWKSet(jwks, waiting),
  };
}

async function configure(
  settings: ProviderSettings,
  metadata: oidc.ServerMetadata,
  method: ClientMethod,
  call: typeof fetch,
): Promise<oidc.Configuration> {
  const client = { [oidc.clockTolerance]: CLOCK_SECONDS };
  const configuration = new oidc.Configuration(metadata, settings.clientId, client, await proofBy(method, settings));
  if (new URL(settings.issuer).protocol === 'http:') oidc.allowInsecureRequests(configuration);
  configuration.timeout = settings.timeoutSeconds ?? 5;
  configuration[oidc.customFetch] = call as oidc.CustomFetch;
  return configuration;
}

const OTHER_METHOD: Partial<Record<ClientMethod, ClientMethod>> = {
  client_secret_basic: 'client_secret_post',
  client_secret_post: 'client_secret_basic',
};

/** The way of sending the secret that the provider accepts instead of ours: it then refuses only the code, which is none. */
export async function otherMethodOf(
  { metadata, method }: Provider,
  settings: ProviderSettings,
  call: typeof fetch,
): Promise<ClientMethod | undefined> {
  const other = OTHER_METHOD[method];
  if (other === undefined) return undefined;
  const trial = await configure(settings, metadata, other, call);
  const request = { code: 'none', redirect_uri: settings.redirectUrl, code_verifier: oidc.randomPKCECodeVerifier() };
  const { cause } = await oidc
    .genericGrantRequest(trial, 'authorization_code', request)
    .then(() => ({ cause: 'invalid_answer' }), causeOf);
  return cause === 'code_refused' ? other : undefined;
}

/** Some providers refuse a prompt that they do not know, and name those that they do. */
export function promptOf({ prompt_values_supported: known }: Readonly<oidc.ServerMetadata>): string {
  return Array.isArray(known) && !known.includes('select_account') && known.includes('login')
    ? 'login'
    : 'select_account';
}
