import { createPublicKey, X509Certificate } from 'node:crypto';
import { calculateJwkThumbprint, decodeProtectedHeader, type JWK } from 'jose';
import { afterEach, describe, expect, test } from 'vitest';
import { proofBy } from '../../server/sign-on/client-proof.ts';
import { type SignOnSettings, SingleSignOn } from '../../server/sign-on/single-sign-on.ts';
import { type IdentityProvider, startIdentityProvider } from '../identity-provider.ts';
import { freePort } from '../postgres.ts';
import { selfSigned } from '../self-signed.ts';

// The dialects of eight providers, as their documents describe them, and what each way of failing is called. docs/people.md has both tables.

const REDIRECT = 'http://localhost/admin-panel/login';
const open: IdentityProvider[] = [];
afterEach(async () => {
  for (const identity of open.splice(0)) await identity.close();
});

async function started(...dialect: Parameters<typeof startIdentityProvider> extends [string, ...infer D] ? D : never) {
  const identity = await startIdentityProvider(REDIRECT, ...dialect);
  open.push(identity);
  return identity;
}

function signOnWith(identity: IdentityProvider, settings: Partial<SignOnSettings>): SingleSignOn {
  const { issuer, clientId, clientSecret } = identity;
  const usual = {
    scope: 'openid profile',
    rolesClaim: 'roles',
    roles: { payments: ['finance'] },
    redirectUrl: REDIRECT,
  };
  return new SingleSignOn({ issuer, clientId, clientSecret, ...usual, timeoutSeconds: 3, ...settings });
}

/** To the provider and back, as the test of single sign-on does. */
async function tried(identity: IdentityProvider, signOn: SingleSignOn) {
  const { url, secret } = await signOn.begin();
  return signOn.tryOut(await identity.answerTo(url), secret);
}

describe('signs in with', () => {
  interface Case {
    dialect?: Parameters<typeof startIdentityProvider>[1];
    idToken?: Record<string, unknown>;
    userinfo?: Record<string, unknown>;
    settings?: Partial<SignOnSettings>;
    username?: string;
    name?: string;
    /** The mail address that it brings. */
    address?: string;
  }
  const ADA = { preferred_username: 'ada', name: 'Ada Moreau' };
  const DIALECTS: Record<string, Case> = {
    // Realm roles are in the userinfo or the ID token once their mapper says so; a group has its whole path.
    'Keycloak: roles of the realm': {
      dialect: { path: '/realms/coinop' },
      idToken: { ...ADA, realm_access: { roles: ['offline_access', 'payments'] } },
      settings: { rolesClaim: 'realm_access.roles' },
    },
    'Keycloak: groups with their path': {
      dialect: { path: '/realms/coinop' },
      userinfo: { ...ADA, groups: ['/payments'] },
      settings: { rolesClaim: 'groups', roles: { '/payments': ['finance'] } },
    },
    // App roles, and a client that proves itself by a key; or groups, by their object ids.
    'Entra ID: app roles and a certificate': {
      dialect: {
        path: '/1f0c-tenant/v2.0',
        client: { token_endpoint_auth_method: 'private_key_jwt', token_endpoint_auth_signing_alg: 'RS256' },
      },
      idToken: { preferred_username: 'ada@example.org', name: 'Ada Moreau', roles: ['payments'], tid: '1f0c-tenant' },
      username: 'ada@example.org',
    },
    'Entra ID: groups and a secret': {
      dialect: { path: '/1f0c-tenant/v2.0', client: { token_endpoint_auth_method: 'client_secret_post' } },
      idToken: { ...ADA, groups: ['8d1a7c9e-0000-4000-8000-000000000001'] },
      settings: {
        rolesClaim: 'groups',
        clientAuth: 'client_secret_post',
        roles: { '8d1a7c9e-0000-4000-8000-000000000001': ['finance'] },
      },
    },
    // The ID token of the code flow is thin: groups and names are in the userinfo.
    Okta: {
      idToken: { preferred_username: 'ada@example.org' },
      userinfo: {
        ...{ preferred_username: 'ada@example.org', name: 'Ada Moreau', groups: ['payments'] },
        ...{ email: 'ada@example.org', email_verified: true },
      },
      settings: { scope: 'openid profile email', rolesClaim: 'groups' },
      username: 'ada@example.org',
      address: 'ada@example.org',
    },
    // No groups and no roles: each person by the verified address.
    Google: {
      idToken: { email: 'ada@example.org', email_verified: true, hd: 'example.org', name: 'Ada Moreau' },
      settings: { scope: 'openid profile email', rolesClaim: 'email', roles: { 'ada@example.org': ['finance'] } },
      username: 'ada@example.org',
      address: 'ada@example.org',
    },
    // A claim of one's own has the name of an address, with dots that lead nowhere. The issuer ends with a slash.
    Auth0: {
      dialect: { path: '/', client: { token_endpoint_auth_method: 'client_secret_post' } },
      idToken: {
        nickname: 'ada',
        name: 'Ada Moreau',
        email: 'ada@example.org',
        'https://coinop.example.org/roles': ['payments'],
      },
      settings: { rolesClaim: 'https://coinop.example.org/roles', clientAuth: 'client_secret_post' },
      username: 'ada@example.org',
    },
    'authentik: an issuer with a path and a slash': {
      dialect: { path: '/application/o/coinop/' },
      idToken: { ...ADA, groups: ['payments', 'authentik Admins'] },
      settings: { rolesClaim: 'groups' },
    },
    // Groups are in the userinfo alone.
    GitLab: {
      idToken: { groups_direct: ['payments'] },
      userinfo: { nickname: 'ada', name: 'Ada Moreau', preferred_username: 'ada', groups: ['payments', 'payments/eu'] },
      settings: { rolesClaim: 'groups' },
    },
    'Amazon Cognito': {
      dialect: { path: '/eu-central-1_coinop' },
      idToken: {
        email: 'ada@example.org',
        name: 'Ada Moreau',
        'cognito:username': 'ada',
        'cognito:groups': ['payments'],
      },
      settings: { rolesClaim: 'cognito:groups' },
      username: 'ada@example.org',
    },
  };

  test.each(Object.entries(DIALECTS))(
    '%s',
    async (_, { dialect = {}, idToken, userinfo, settings = {}, ...expected }) => {
      const usesKey = dialect.client?.token_endpoint_auth_method === 'private_key_jwt';
      const { pem = '', jwks = {} } = usesKey ? await aClientsKey() : {};
      const identity = await started({ ...dialect, client: { ...dialect.client, ...(usesKey && { jwks }) } });
      identity.person = { id: 'subject-ada', ...(userinfo && { claims: userinfo }), ...(idToken && { idToken }) };
      const signOn = signOnWith(identity, {
        ...settings,
        ...(usesKey && { privateKey: pem, clientSecret: undefined }),
      });
      const { signedOn, failed, facts } = await tried(identity, signOn);
      expect(failed?.explained).toBeUndefined();
      const { username = 'ada', name = 'Ada Moreau' } = expected;
      expect(signedOn).toMatchObject({
        issuer: identity.issuer,
        subject: 'subject-ada',
        username,
        name,
        address: expected.address,
        roleNames: ['finance'],
      });
      expect(facts).toMatchObject({ theirIssuer: identity.issuer, algorithm: 'RS256' });
    },
  );

  /** A key with its certificate, as Entra ID has it, and the key as other providers have it. */
  async function aClientsKey() {
    const { key, cert } = selfSigned();
    const jwk = createPublicKey(key).export({ format: 'jwk' }) as JWK;
    const jwks = { keys: [{ ...jwk, kid: await calculateJwkThumbprint(jwk), use: 'sig', alg: 'RS256' }] };
    return { pem: `${key}${cert}`, jwks };
  }

  test('a provider that knows the key by the thumbprint of its certificate', async () => {
    const { key, cert } = selfSigned();
    const certificate = new X509Certificate(cert);
    const body = new URLSearchParams();
    const prove = await proofBy('private_key_jwt', { privateKey: `${cert}${key}` });
    await prove({ issuer: 'https://id.example.org' }, { client_id: 'coinop' }, body, new Headers());
    const base64url = (fingerprint: string) =>
      Buffer.from(fingerprint.replaceAll(':', ''), 'hex').toString('base64url');
    expect(decodeProtectedHeader(body.get('client_assertion') ?? '')).toMatchObject({
      alg: 'RS256',
      x5t: base64url(certificate.fingerprint),
      'x5t#S256': base64url(certificate.fingerprint256),
    });
  });

  test.each([
    ['false', false],
    ['left out', undefined],
    ['“no”', 'no'],
  ])('an address whose email_verified is %s: it is no role, and brings no messages', async (_, verified) => {
    const identity = await started();
    const idToken = { ...ADA, email: 'ada@example.org', email_verified: verified };
    identity.person = { id: 'subject-ada', idToken };
    const roles = { 'ada@example.org': ['finance'] };
    const { signedOn } = await tried(identity, signOnWith(identity, { rolesClaim: 'email', roles }));
    expect(signedOn).toMatchObject({ username: 'ada', roleNames: [], address: undefined });
    identity.person = { id: 'subject-ada', idToken: { ...idToken, email_verified: 'true' } };
    const verifiedOne = await tried(identity, signOnWith(identity, { rolesClaim: 'email', roles }));
    expect(verifiedOne.signedOn).toMatchObject({ roleNames: ['finance'], address: 'ada@example.org' });
  });

  test('a provider whose ID token has everything but the address, which is in the userinfo; its failure costs only that', async () => {
    const identity = await started();
    const address = { email: 'ada@example.org', email_verified: true };
    identity.person = { id: 'subject-ada', claims: address, idToken: { ...ADA, roles: ['payments'] } };
    const settings = { scope: 'openid profile email' };
    expect((await tried(identity, signOnWith(identity, settings))).signedOn?.address).toBe('ada@example.org');
    identity.metadata = (metadata) => ({ ...metadata, userinfo_endpoint: `${identity.issuer}/nowhere` });
    const without = await tried(identity, signOnWith(identity, settings));
    expect(without.signedOn).toMatchObject({ roleNames: ['finance'], address: undefined });
  });

  test('a provider that supports only client_secret_post, without a setting', async () => {
    const identity = await started({ client: { token_endpoint_auth_method: 'client_secret_post' } });
    identity.metadata = (metadata) => ({ ...metadata, token_endpoint_auth_methods_supported: ['client_secret_post'] });
    identity.person = { id: 'subject-ada', idToken: { roles: ['payments'] } };
    expect((await tried(identity, signOnWith(identity, {}))).facts.method).toBe('client_secret_post');
  });
});

describe('a failure names its cause:', () => {
  type Change = (identity: IdentityProvider) => Partial<SignOnSettings> | undefined;
  const NOBODY = () => undefined;
  type Failure = [name: string, dialect: Parameters<typeof startIdentityProvider>[1], change: Change, expected: object];
  const failures: Failure[] = [
    [
      'wrong secret',
      {},
      () => ({ clientSecret: 'another' }),
      {
        cause: 'wrong_secret',
        step: 'token',
        code: 'sign_on_misconfigured',
        said: /invalid_client/,
        words: /the client ID and the secret/,
      },
    ],
    ...[
      // Keycloak since 20, and before. Its clients may do all that they ask for: only the secret is wrong.
      { status: 401, error_description: 'Invalid client or Invalid client credentials' },
      { status: 400, error_description: 'Invalid client secret' },
    ].map(
      (said): Failure => [
        `wrong secret, as Keycloak says it with ${said.status}`,
        { refusesSecret: { ...said, error: 'unauthorized_client' } },
        NOBODY,
        {
          cause: 'wrong_secret',
          step: 'token',
          code: 'sign_on_misconfigured',
          said: /^unauthorized_client: Invalid client/,
          words: /the client ID and the secret/,
        },
      ],
    ),
    [
      'a client that may not, at the token',
      { refusesSecret: { status: 400, error: 'unauthorized_client', error_description: 'Standard flow is off' } },
      NOBODY,
      { cause: 'client_not_allowed', step: 'token', code: 'sign_on_misconfigured', words: /authorization code flow/ },
    ],
    [
      'wrong method',
      { refusesBasic: true },
      NOBODY,
      {
        cause: 'wrong_method',
        step: 'token',
        code: 'sign_on_misconfigured',
        words: /Choose client_secret_post in the settings\./,
      },
    ],
    [
      'no method in common',
      {},
      (identity) => {
        identity.metadata = (metadata) => ({ ...metadata, token_endpoint_auth_methods_supported: ['private_key_jwt'] });
        return undefined;
      },
      { cause: 'no_method', step: 'discovery', code: 'sign_on_misconfigured', words: /it accepts private_key_jwt/ },
    ],
    [
      'HS256',
      { client: { id_token_signed_response_alg: 'HS256' } },
      NOBODY,
      { cause: 'algorithm', step: 'id_token', code: 'sign_on_misconfigured', words: /signed with HS256/ },
    ],
    [
      'self-signed certificate',
      { tls: true },
      NOBODY,
      {
        cause: 'certificate',
        step: 'discovery',
        code: 'sign_on_misconfigured',
        words: /SELF_SIGNED_CERT.*authority/,
      },
    ],
    [
      'slash in the issuer',
      { path: '/realms/coinop' },
      ({ issuer }) => ({ issuer: `${issuer}/` }),
      {
        cause: 'issuer_differs',
        step: 'discovery',
        code: 'sign_on_misconfigured',
        words: /Only the slash at the end differs/,
      },
    ],
    [
      'another issuer',
      {},
      (identity) => {
        identity.metadata = (metadata) => ({ ...metadata, issuer: 'https://login.example.org/{tenantid}/v2.0' });
        return undefined;
      },
      { cause: 'issuer_differs', step: 'discovery', code: 'sign_on_misconfigured', words: /\{tenantid\}/ },
    ],
    [
      'no OpenID Connect',
      { path: '/realms/coinop' },
      ({ issuer }) => ({ issuer: issuer.replace('coinop', 'other') }),
      { cause: 'unexpected_answer', step: 'discovery', code: 'sign_on_misconfigured', words: /404/ },
    ],
    [
      'overage',
      {},
      (identity) => {
        identity.person = {
          id: 'subject-ada',
          idToken: { _claim_names: { roles: 'src1' }, _claim_sources: { src1: {} } },
        };
        return undefined;
      },
      { cause: 'groups_left_out', step: 'id_token', code: 'groups_left_out', words: /left the claim “roles” out/ },
    ],
    [
      'access denied',
      {},
      (identity) => {
        identity.refuses = {
          error: 'access_denied',
          error_description: 'ada@example.org is not assigned\nto <b>this</b> client',
        };
        return undefined;
      },
      {
        cause: 'access_denied',
        step: 'authorization',
        code: 'sign_on_denied',
        said: /^access_denied: … is not assigned to <b>this<\/b> client$/,
      },
    ],
    [
      'a client that may not',
      {},
      (identity) => {
        identity.refuses = { error: 'unauthorized_client' };
        return undefined;
      },
      {
        cause: 'client_not_allowed',
        step: 'authorization',
        code: 'sign_on_misconfigured',
        said: /^unauthorized_client$/,
      },
    ],
    [
      'the userinfo of another person',
      {},
      (identity) => {
        identity.person = { id: 'subject-ada', idToken: { sub: 'subject-other' } };
        return undefined;
      },
      { cause: 'subject_differs', step: 'userinfo', code: 'sign_on_refused' },
    ],
  ];

  test.each(failures)('%s', async (_, dialect, change, expected) => {
    const identity = await started(dialect);
    const { code, words = /./, said, ...facts } = expected as { code: string; words?: RegExp; said?: RegExp };
    const signOn = signOnWith(identity, change(identity) ?? {});
    const { failed, signedOn } = await tried(identity, signOn).catch((error) => ({
      failed: error,
      signedOn: undefined,
    }));
    expect(signedOn).toBeUndefined();
    expect(failed).toMatchObject({ code, facts });
    expect(failed.explained).toMatch(words);
    if (said) expect(failed.facts.said).toMatch(said);
    expect(JSON.stringify(failed.facts)).not.toMatch(/ada@|subject-/);
  });

  test('closed port', async () => {
    const identity = await started();
    const port = await freePort();
    const signOn = signOnWith(identity, { issuer: `http://127.0.0.1:${port}` });
    await expect(signOn.begin()).rejects.toMatchObject({
      code: 'provider_unavailable',
      facts: { cause: 'unreachable', step: 'discovery', detail: `ECONNREFUSED at 127.0.0.1:${port}` },
    });
  });

  test('a provider of many tenants is refused, whose administrators could give themselves roles', async () => {
    const many = {
      issuer: 'https://login.microsoftonline.com/{tenantid}/v2.0',
      jwks_uri: 'https://login.microsoftonline.com/keys',
    };
    const call = async () => Response.json(many);
    const issuer = 'https://login.microsoftonline.com/common/v2.0';
    const settings = {
      issuer,
      clientId: 'coinop',
      clientSecret: 'secret',
      scope: 'openid',
      rolesClaim: 'roles',
      roles: {},
    };
    await expect(new SingleSignOn({ ...settings, redirectUrl: REDIRECT }, call).begin()).rejects.toMatchObject({
      facts: { cause: 'issuer_differs', theirIssuer: many.issuer },
    });
  });
});
