import { compactVerify, decodeProtectedHeader, jwtVerify } from 'jose';
import * as oidc from 'openid-client';
import {
  addressIn,
  type Claims,
  claimAt,
  isLeftOut,
  nameIn,
  nearlyRoles,
  rolesNamedBy,
  usernameIn,
  valuesOf,
} from './claims.ts';
import { CLOCK_SECONDS, discover, otherMethodOf, type Provider, type ProviderSettings, promptOf } from './discovery.ts';
import { causeOf } from './provider-errors.ts';
import { type SignOnFacts, SignOnFailed, type SignOnStep } from './sign-on-failure.ts';

export interface SignOnSettings extends ProviderSettings {
  scope: string;
  /** The claim that names roles; dots lead into objects. */
  rolesClaim: string;
  /** Values of that claim, and the names of the roles that each stands for. */
  roles: Record<string, string[]>;
}

/** The person who has signed in at the provider. */
export interface SignedOn {
  issuer: string;
  subject: string;
  /** The username that the provider suggests. */
  username: string;
  /** The person's own name. */
  name: string | undefined;
  /** The mail address that the provider has verified. */
  address: string | undefined;
  /** The provider's id of the session there. */
  session: string | undefined;
  /** Names of roles, which need not exist. */
  roleNames: string[];
  /** Why there is no role, as far as the claims say. */
  hint: string | undefined;
}

/** The result of a test of single sign-on; `failed` says why nobody would be signed in. */
export interface SignOnTrial {
  signedOn?: SignedOn | undefined;
  failed?: SignOnFailed | undefined;
  facts: Partial<SignOnFacts>;
  idToken: Claims;
  userinfo: Claims | undefined;
}

/** Longer than logout tokens are valid (OpenID Connect Back-Channel Logout 1.0). */
const LOGOUT_TOKEN_SECONDS = 180;
const LOGOUT_EVENT = 'http://schemas.openid.net/event/backchannel-logout';

/** OpenID Connect, code flow with PKCE. */
export class SingleSignOn {
  readonly #settings: SignOnSettings;
  readonly #fetch: typeof fetch;
  #provider: Promise<Provider> | undefined;

  /** @param call requests the provider's addresses */
  constructor(settings: SignOnSettings, call: typeof fetch = fetch) {
    this.#settings = settings;
    this.#fetch = call;
  }

  get settings(): Pick<SignOnSettings, 'issuer' | 'rolesClaim' | 'roles'> {
    return this.#settings;
  }

  /**
   * The provider's address for signing in, and a secret that the same browser must send with the provider's answer.
   *
   * @param asksForAccount whether the person shall choose an account there, because the one before was refused
   * @throws SignOnFailed
   */
  async begin(asksForAccount = false): Promise<{ url: string; state: string; secret: string }> {
    const { configuration, metadata } = await this.discovered();
    const [state, nonce, verifier] = [oidc.randomState(), oidc.randomNonce(), oidc.randomPKCECodeVerifier()];
    const url = oidc.buildAuthorizationUrl(configuration, {
      redirect_uri: this.#settings.redirectUrl,
      scope: this.#settings.scope,
      state,
      nonce,
      code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
      ...(asksForAccount && { prompt: promptOf(metadata) }),
    });
    return { url: url.href, state, secret: [nonce, verifier].join('.') };
  }

  /**
   * Exchanges the provider's answer for an ID token, whose signature, issuer, audience, nonce and times are checked.
   *
   * @param answer the query with which the provider led the browser back
   * @param secret from `begin`, of the same state
   * @throws SignOnFailed
   */
  async finish(answer: string, secret: string | undefined): Promise<{ signedOn: SignedOn; facts: SignOnFacts }> {
    const { signedOn, failed, facts } = await this.tryOut(answer, secret);
    if (!signedOn) throw failed;
    return { signedOn, facts: facts as SignOnFacts };
  }

  /** The same, with all claims, for somebody who sets single sign-on up. Without an answer only the provider's metadata is read. */
  async tryOut(answer: string | undefined, secret: string | undefined): Promise<SignOnTrial> {
    const trial: SignOnTrial = { facts: { issuer: this.#settings.issuer }, idToken: {}, userinfo: undefined };
    let step: SignOnStep = 'discovery';
    const fail = (facts: Pick<SignOnFacts, 'cause' | 'detail'>) =>
      new SignOnFailed({ ...(trial.facts as SignOnFacts), step, ...facts });
    try {
      const provider = await this.discovered();
      Object.assign(trial.facts, { theirIssuer: provider.metadata.issuer, method: provider.method });
      if (answer === undefined) return trial;
      step = 'authorization';
      const [expectedNonce, pkceCodeVerifier] = secret?.split('.') ?? [];
      const expectedState = new URLSearchParams(answer).get('state');
      if (!expectedNonce || !pkceCodeVerifier || !expectedState) throw fail({ cause: 'other_browser' });
      const url = new URL(this.#settings.redirectUrl);
      url.search = answer;
      const checks = { expectedState, expectedNonce, pkceCodeVerifier, idTokenExpected: true };
      const tokens = await oidc.authorizationCodeGrant(provider.configuration, url, checks);
      step = 'id_token';
      trial.facts.algorithm = decodeProtectedHeader(tokens.id_token ?? '').alg;
      await compactVerify(tokens.id_token ?? '', provider.keys);
      trial.idToken = tokens.claims() ?? {};
      const { rolesClaim } = this.#settings;
      if (isLeftOut(trial.idToken, rolesClaim)) throw fail({ cause: 'groups_left_out', detail: rolesClaim });
      step = 'userinfo';
      trial.userinfo = await this.#userinfo(provider, tokens.access_token, trial.idToken);
      if (isLeftOut(trial.userinfo ?? {}, rolesClaim)) throw fail({ cause: 'groups_left_out', detail: rolesClaim });
      trial.signedOn = this.#signedOn({ ...trial.userinfo, ...trial.idToken });
      trial.facts.step = 'roles';
    } catch (error) {
      trial.failed = error instanceof SignOnFailed ? error : new SignOnFailed(await this.#factsOf(error, step, trial));
      trial.facts = trial.failed.facts;
    }
    return trial;
  }

  /** The address at which the person can end the session at the provider too; undefined when the provider has no such page. @throws SignOnFailed */
  async signOutAddress(): Promise<string | undefined> {
    const { configuration, metadata } = await this.discovered();
    if (metadata.end_session_endpoint === undefined) return undefined;
    return oidc.buildEndSessionUrl(configuration, { post_logout_redirect_uri: this.#settings.redirectUrl }).href;
  }

  /**
   * The person, or the one session, that the provider says has ended (OpenID Connect Back-Channel Logout 1.0).
   *
   * @param token from anybody; its signature, issuer, audience and times are checked
   * @throws SignOnFailed
   */
  async signedOut(
    token: string,
  ): Promise<{ issuer: string; subject?: string | undefined; session?: string | undefined }> {
    const { keysForStrangers, metadata } = await this.discovered();
    const { issuer } = metadata;
    try {
      const { payload } = await jwtVerify(token, keysForStrangers, {
        issuer,
        audience: this.#settings.clientId,
        requiredClaims: ['iat', 'jti', 'events'],
        clockTolerance: CLOCK_SECONDS,
        maxTokenAge: LOGOUT_TOKEN_SECONDS,
      });
      const { sub: subject, sid, events, nonce } = payload;
      const session = typeof sid === 'string' ? sid : undefined;
      const isLogout = typeof events === 'object' && events !== null && Object.hasOwn(events, LOGOUT_EVENT);
      if (!isLogout || nonce !== undefined || (subject ?? session) === undefined)
        throw new TypeError('no logout token');
      return { issuer, subject, session };
    } catch (error) {
      const { cause, detail } = await causeOf(error);
      throw new SignOnFailed({ step: 'id_token', cause, detail, issuer: this.#settings.issuer });
    }
  }

  /** The roles, the name and the address that the ID token lacks, from the provider's userinfo. Only missing roles are worth a failure. */
  async #userinfo(
    { configuration, metadata }: Provider,
    accessToken: string,
    idToken: Claims,
  ): Promise<Claims | undefined> {
    if (metadata.userinfo_endpoint === undefined) return undefined;
    const { rolesClaim, scope } = this.#settings;
    const hasRoles = claimAt(idToken, rolesClaim) !== undefined;
    const hasNames = idToken.preferred_username !== undefined && nameIn(idToken) !== undefined;
    const hasAddress = idToken.email !== undefined || !scope.split(' ').includes('email');
    if (hasRoles && hasNames && hasAddress) return undefined;
    const asked = oidc.fetchUserInfo(configuration, accessToken, String(idToken.sub));
    return hasRoles ? asked.catch(() => undefined) : asked;
  }

  #signedOn(claims: Claims): SignedOn {
    const { rolesClaim, roles } = this.#settings;
    const values = valuesOf(claims, rolesClaim);
    const cameNot = claimAt(claims, rolesClaim) === undefined ? `The claim “${rolesClaim}” did not come.` : undefined;
    return {
      issuer: String(claims.iss),
      subject: String(claims.sub),
      username: usernameIn(claims),
      name: nameIn(claims),
      address: addressIn(claims),
      session: typeof claims.sid === 'string' ? claims.sid : undefined,
      roleNames: rolesNamedBy(values, roles),
      hint: cameNot ?? nearlyRoles(values, roles),
    };
  }

  /** The provider's metadata, requested once. After a failure it is requested anew. @throws SignOnFailed */
  async discovered(): Promise<Provider> {
    this.#provider ??= discover(this.#settings, this.#fetch);
    try {
      return await this.#provider;
    } catch (error) {
      this.#provider = undefined;
      if (error instanceof SignOnFailed) throw error;
      throw new SignOnFailed(await this.#factsOf(error, 'discovery', { facts: { issuer: this.#settings.issuer } }));
    }
  }

  async #factsOf(error: unknown, step: SignOnStep, { facts }: Pick<SignOnTrial, 'facts'>): Promise<SignOnFacts> {
    const found = await causeOf(error);
    const isAtToken = step === 'authorization' && !(error instanceof oidc.AuthorizationResponseError);
    const known = { ...facts, issuer: this.#settings.issuer };
    const all = { ...known, step: isAtToken ? ('token' as const) : step, ...withoutNothing(found) };
    if (all.cause !== 'wrong_secret') return all;
    const other = await otherMethodOf(await this.discovered(), this.#settings, this.#fetch);
    return other === undefined ? all : { ...all, cause: 'wrong_method', detail: other };
  }
}

const withoutNothing = <T extends object>(facts: T): T =>
  Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined)) as T;
