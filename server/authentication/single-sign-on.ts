import * as oidc from 'openid-client';
import type { Logger } from 'pino';
import { Unauthenticated } from '../domain/denials.ts';
import { ProviderUnavailable } from './refusals.ts';

export interface SignOnSettings {
  issuer: string;
  clientId: string;
  clientSecret: string | undefined;
  scope: string;
  /** The claim of the ID token that names roles; dots lead into objects. */
  rolesClaim: string;
  /** Values of that claim, and the names of the roles that each stands for. */
  roles: Record<string, string[]>;
  /** The address to which the provider leads the browser back. */
  redirectUrl: string;
  /** How long we wait for the provider; defaults to 5. */
  timeoutSeconds?: number;
}

/** The person who has signed in at the provider. */
export interface SignedOn {
  issuer: string;
  subject: string;
  /** The name that the provider suggests. */
  name: string;
  /** Names of roles, which need not exist. */
  roleNames: string[];
}

export interface SignOnTrial extends SignedOn {
  /** The claim that names roles. */
  rolesClaim: string;
  claims: object;
}

/** OpenID Connect, code flow with PKCE. */
export class SingleSignOn {
  readonly #settings: SignOnSettings;
  readonly #log: Logger;
  #provider: Promise<oidc.Configuration> | undefined;

  constructor(settings: SignOnSettings, log: Logger) {
    this.#settings = settings;
    this.#log = log;
  }

  /**
   * The provider's address for signing in, and a secret that the same browser must send with the provider's answer.
   *
   * @throws ProviderUnavailable
   */
  async begin(): Promise<{ url: string; secret: string }> {
    const provider = await this.#discovered();
    const [state, nonce, verifier] = [oidc.randomState(), oidc.randomNonce(), oidc.randomPKCECodeVerifier()];
    const url = oidc.buildAuthorizationUrl(provider, {
      redirect_uri: this.#settings.redirectUrl,
      scope: this.#settings.scope,
      state,
      nonce,
      code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
    });
    return { url: url.href, secret: [state, nonce, verifier].join('.') };
  }

  /**
   * Exchanges the provider's answer for an ID token, whose signature, issuer, audience, nonce and times are checked.
   *
   * @param answer the query with which the provider led the browser back
   * @param secret from `begin`
   * @throws ProviderUnavailable @throws Unauthenticated when anything does not match
   */
  async finish(answer: string, secret: string | undefined): Promise<SignedOn> {
    return this.#signedOn(await this.#claimsOf(answer, secret));
  }

  /**
   * The same, with all claims of the ID token, for somebody who sets single sign-on up.
   *
   * @throws ProviderUnavailable @throws Unauthenticated when anything does not match
   */
  async tryOut(answer: string, secret: string | undefined): Promise<SignOnTrial> {
    const claims = await this.#claimsOf(answer, secret);
    return { ...this.#signedOn(claims), rolesClaim: this.#settings.rolesClaim, claims };
  }

  async #claimsOf(answer: string, secret: string | undefined): Promise<oidc.IDToken> {
    const [expectedState, expectedNonce, pkceCodeVerifier] = secret?.split('.') ?? [];
    if (!expectedState || !expectedNonce || !pkceCodeVerifier) throw new Unauthenticated('sign_on_refused');
    const provider = await this.#discovered();
    const url = new URL(this.#settings.redirectUrl);
    url.search = answer;
    try {
      const checks = { expectedState, expectedNonce, pkceCodeVerifier, idTokenExpected: true };
      const claims = (await oidc.authorizationCodeGrant(provider, url, checks)).claims();
      if (claims) return claims;
    } catch (error) {
      if (isUnreachable(error)) throw this.#unavailable(error);
      this.#log.warn({ reason: reasonOf(error) }, 'an answer of the identity provider was refused');
    }
    throw new Unauthenticated('sign_on_refused');
  }

  #signedOn(claims: oidc.IDToken): SignedOn {
    const { rolesClaim, roles } = this.#settings;
    const values = [valueAt(claims, rolesClaim)].flat().filter((value) => typeof value === 'string');
    const names = [claims.preferred_username, claims.email, claims.sub];
    return {
      issuer: claims.iss,
      subject: claims.sub,
      name: names.find((name) => typeof name === 'string') ?? claims.sub,
      roleNames: [...new Set(values.flatMap((value) => (Object.hasOwn(roles, value) ? (roles[value] ?? []) : [])))],
    };
  }

  /** The provider's metadata, requested once. After a failure it is requested anew. @throws ProviderUnavailable */
  async #discovered(): Promise<oidc.Configuration> {
    const { issuer, clientId, clientSecret, timeoutSeconds = 5 } = this.#settings;
    const server = new URL(issuer);
    // The ID token comes from the provider itself, over TLS; its signature is checked all the same.
    const execute = [oidc.enableNonRepudiationChecks];
    if (server.protocol === 'http:') execute.push(oidc.allowInsecureRequests);
    const proof = clientSecret === undefined ? oidc.None() : oidc.ClientSecretBasic(clientSecret);
    this.#provider ??= oidc.discovery(server, clientId, undefined, proof, { execute, timeout: timeoutSeconds });
    try {
      return await this.#provider;
    } catch (error) {
      this.#provider = undefined;
      throw this.#unavailable(error);
    }
  }

  #unavailable(error: unknown): ProviderUnavailable {
    this.#log.warn({ reason: reasonOf(error) }, 'the identity provider does not answer');
    return new ProviderUnavailable();
  }
}

/** A claim by its name, or by the names on the way to it: `realm_access.roles`. */
function valueAt(claims: object, name: string): unknown {
  if (Object.hasOwn(claims, name)) return Reflect.get(claims, name);
  return name
    .split('.')
    .reduce<unknown>(
      (value, key) =>
        typeof value === 'object' && value !== null && Object.hasOwn(value, key) ? Reflect.get(value, key) : undefined,
      claims,
    );
}

const UNREACHABLE = ['OAUTH_TIMEOUT', 'OAUTH_ABORT', 'OAUTH_RESPONSE_IS_NOT_CONFORM'];

/** `fetch` rejects with a TypeError that has a cause. */
const isUnreachable = (error: unknown): boolean =>
  (error instanceof oidc.ClientError && UNREACHABLE.includes(error.code ?? '')) ||
  (error instanceof TypeError && error.cause instanceof Error);

/** The kind of an error, without the tokens and claims that its cause contains. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const { code, error: refusal } = error as { code?: string; error?: string };
  return [code, refusal, error.message].filter(Boolean).join(': ');
}
