import { Refusal } from '../domain/errors.ts';

// The ways in which single sign-on fails: a code and words for the person, and facts with words for the people who run the portal.

/** How far a sign-in came. */
export type SignOnStep = 'discovery' | 'authorization' | 'token' | 'id_token' | 'userinfo' | 'roles' | 'account';

/** Each cause, with what the person is told. */
const CODES = {
  unreachable: 'provider_unavailable',
  timeout: 'provider_unavailable',
  certificate: 'sign_on_misconfigured',
  unexpected_answer: 'sign_on_misconfigured',
  issuer_differs: 'sign_on_misconfigured',
  no_method: 'sign_on_misconfigured',
  wrong_method: 'sign_on_misconfigured',
  wrong_secret: 'sign_on_misconfigured',
  client_not_allowed: 'sign_on_misconfigured',
  algorithm: 'sign_on_misconfigured',
  other_browser: 'sign_on_expired',
  code_refused: 'sign_on_expired',
  access_denied: 'sign_on_denied',
  provider_error: 'sign_on_refused',
  signature: 'sign_on_refused',
  clock: 'sign_on_refused',
  claim_differs: 'sign_on_refused',
  subject_differs: 'sign_on_refused',
  invalid_answer: 'sign_on_refused',
  groups_left_out: 'groups_left_out',
  no_role: 'no_role_from_provider',
  account_disabled: 'account_disabled',
} as const;

export type SignOnCause = keyof typeof CODES;
type Code = (typeof CODES)[SignOnCause];

/** The text for the person: the thing that they can do now. */
const TOLD: Record<Code, string> = {
  provider_unavailable:
    'The identity provider does not answer just now. Try again in a minute. You can still sign in with a password, if you have one.',
  sign_on_misconfigured:
    'Single sign-on is not set up correctly, so trying again does not help. Tell the people who run this portal: their log names the cause. ' +
    'You can still sign in with a password, if you have one.',
  sign_on_expired: 'This sign-in took too long, was used already, or began in another browser. Sign in again.',
  sign_on_denied:
    'The identity provider did not let you in to this portal. Sign in with another account, or ask the people who manage the identity provider for access.',
  sign_on_refused:
    'The portal did not accept the answer of the identity provider. Sign in again. If that fails too, tell the people who run this portal: their log names the cause.',
  groups_left_out:
    'You belong to so many groups that the identity provider left them out, so the portal cannot tell your roles. ' +
    'Ask the people who manage the identity provider to send only the groups of this portal.',
  no_role_from_provider:
    'Your identity provider names no role of this portal for you, so you cannot sign in. ' +
    'Ask the people who manage the identity provider for one.',
  account_disabled: 'Your account here is disabled. An administrator of this portal can enable it again.',
};

/** Facts about a failed sign-in: for the log and for a test. None is of the person. */
export interface SignOnFacts {
  step: SignOnStep;
  cause: SignOnCause;
  /** SSO_ISSUER. */
  issuer: string;
  /** The issuer that the provider names itself. */
  theirIssuer?: string | undefined;
  /** How the portal proves itself to the provider. */
  method?: string | undefined;
  /** By which the ID token is signed. */
  algorithm?: string | undefined;
  /** The provider's own words. */
  said?: string | undefined;
  /** More about the cause, such as the code of a network error. */
  detail?: string | undefined;
}

/** A sign-in by single sign-on failed. The message is for the person, `explained` for the people who run the portal. */
export class SignOnFailed extends Refusal {
  readonly code: Code;
  readonly facts: SignOnFacts;
  constructor(facts: SignOnFacts) {
    super(TOLD[CODES[facts.cause]]);
    this.code = CODES[facts.cause];
    this.facts = facts;
  }

  get explained(): string {
    return explain(this.facts);
  }

  /** Whether another account at the provider could be let in. */
  get isOfAccount(): boolean {
    return ['access_denied', 'groups_left_out', 'no_role', 'account_disabled'].includes(this.facts.cause);
  }
}

const EXPLANATIONS: Record<SignOnCause, (facts: SignOnFacts) => string> = {
  unreachable: ({ issuer, detail }) => `The provider at ${issuer} cannot be reached (${detail}).`,
  timeout: ({ issuer }) => `The provider at ${issuer} did not answer in time.`,
  certificate: ({ detail }) =>
    `The server does not trust the provider's certificate (${detail}). Make the authority that issued it known to the server.`,
  unexpected_answer: ({ detail }) =>
    `The provider answered something else than OpenID Connect (${detail}). Look at the issuer in the settings: ` +
    'its metadata is at that address with /.well-known/openid-configuration behind it.',
  issuer_differs: ({ issuer, theirIssuer = '' }) =>
    `The issuer in the settings is ${issuer}, but the provider calls itself ${theirIssuer}. ${
      withoutSlash(issuer) === withoutSlash(theirIssuer) ? 'Only the slash at the end differs. ' : ''
    }Use the provider's own spelling in the settings.`,
  no_method: ({ detail }) =>
    `The provider accepts none of the ways in which the portal can prove itself with these settings; it accepts ${detail}.`,
  wrong_method: ({ method, detail }) =>
    `The provider refused the portal's ${method}, and accepts the same secret by ${detail}. Choose ${detail} in the settings.`,
  wrong_secret: ({ method }) =>
    method === 'private_key_jwt'
      ? 'The provider refused the key of the portal. Look at the client ID in the settings, and whether the public key is registered there.'
      : method === 'none'
        ? 'The provider asks the portal for a secret, and the settings have none.'
        : `The provider refused the portal's secret (${method}). Look at the client ID and the secret in the settings.`,
  client_not_allowed: () =>
    'The provider does not allow this client to sign people in this way. Look at the client there: its redirect address, its scopes, and ' +
    'that the authorization code flow is on.',
  algorithm: ({ algorithm }) =>
    `The ID token is signed with ${algorithm}. The portal accepts only signatures that the provider's public keys verify, such as RS256. ` +
    'Choose a signing key, or RS256, for this client at the provider.',
  other_browser: () =>
    'The answer does not belong to a sign-in that this browser began within the last ten minutes, or it was used before.',
  code_refused: () =>
    'The provider did not accept its own code: it expired, was used before, or was meant for another address.',
  access_denied: () => 'The provider, or the person there, refused access.',
  provider_error: () => 'The provider ended the sign-in with an error.',
  signature: ({ detail }) => `The signature of the ID token is not one of the provider's keys (${detail}).`,
  clock: ({ detail }) =>
    `The ID token is not valid at this time (${detail}). The clocks of the server and of the provider may differ by 60 seconds.`,
  claim_differs: ({ detail }) => `The ID token is not for this sign-in (${detail}).`,
  subject_differs: () => 'The userinfo is about another person than the ID token.',
  invalid_answer: ({ detail }) => `The provider's answer could not be read (${detail}).`,
  groups_left_out: ({ detail }) =>
    `The provider left the claim “${detail}” out, because the person has too many groups (_claim_names). ` +
    'Let it send only the groups that are assigned to this client, or app roles.',
  no_role: ({ detail }) => `No value of the roles claim stands for a role that exists. ${detail ?? ''}`.trim(),
  account_disabled: () => 'The account in the portal is disabled.',
};

/** The cause in words, for the people who run the portal. */
const explain = (facts: SignOnFacts): string => EXPLANATIONS[facts.cause](facts);

const withoutSlash = (address: string): string => address.replace(/\/+$/, '');
