import { createPublicKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import Provider from 'oidc-provider';
import { selfSigned } from './self-signed.ts';

// A real OpenID Connect provider on loopback, at which everybody who comes is signed in already. It says names and roles in the userinfo, as
// OpenID Connect has it; `idToken` says them in the ID token too, as most companies' providers do.

type Claims = Record<string, unknown>;

export interface IdentityProvider {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** The person who comes, and the claims that the provider has of them, in the userinfo or in the ID token. */
  person: { id: string; claims?: Claims; idToken?: Claims };
  /** Changes the ID token's claims before it is signed again; `signed` is false for a wrong signature. */
  forge: ((claims: Claims) => Claims & { signed?: false }) | undefined;
  /** Changes the metadata. */
  metadata: ((metadata: Claims) => Claims) | undefined;
  /** The error with which the provider ends every sign-in. */
  refuses: { error: string; error_description?: string } | undefined;
  /** Paths that are never answered. */
  hangs: RegExp | undefined;
  /** The calls that the provider got, in order: each path with its query. */
  asked: string[];
  /** From now on another key signs, and the one before is gone. */
  rotateKey(): void;
  /** A JWT that the provider has signed. */
  signed(claims: Claims, header?: Claims): string;
  /** Goes to an address like a browser, until the provider leads to `redirectUrl`. Resolves with that address's query. */
  answerTo(url: string): Promise<string>;
  close(): Promise<void>;
}

/** How a provider differs from others. */
interface Dialect {
  /** The issuer's path. */
  path?: string;
  /** Metadata of the client at the provider. */
  client?: Claims;
  /** Over TLS with a certificate that it has signed itself. */
  tls?: boolean | { key: Buffer; cert: Buffer };
  /** The client's secret is not accepted in a header. */
  refusesBasic?: boolean;
  /** The answer to every client with a secret, in place of `invalid_client`. */
  refusesSecret?: { status: number; error: string; error_description: string };
}

/** @param redirectUrl where the provider may lead browsers back to */
export async function startIdentityProvider(redirectUrl: string, dialect: Dialect = {}): Promise<IdentityProvider> {
  const { path = '', client: ofClient = {}, tls = false, refusesBasic = false, refusesSecret } = dialect;
  const newKey = () => generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;
  let [key, keyNumber] = [newKey(), 1];
  const jwkOf = (one: KeyObject) => ({
    ...one.export({ format: 'jwk' }),
    kid: `key-${keyNumber}`,
    use: 'sig',
    alg: 'RS256',
  });
  const server = tls ? createSecureServer(tls === true ? selfSigned() : tls) : createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const issuer = `${tls ? 'https' : 'http'}://127.0.0.1:${(server.address() as AddressInfo).port}${path}`;
  const mount = path.replace(/\/$/, '');
  const client = { clientId: 'coinop', clientSecret: 'a secret of the tests' };
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: client.clientId,
        client_secret: client.clientSecret,
        redirect_uris: [redirectUrl],
        post_logout_redirect_uris: [redirectUrl],
        ...ofClient,
      },
    ],
    jwks: { keys: [jwkOf(key)] },
    cookies: { keys: ['only for tests'] },
    features: { devInteractions: { enabled: false } },
    enabledJWA: { idTokenSigningAlgValues: ['RS256', 'HS256'] },
    claims: {
      openid: ['sub'],
      profile: ['preferred_username', 'name', 'nickname', 'roles', 'groups', 'realm_access'],
      email: ['email', 'email_verified'],
    },
    findAccount: (_, id) => ({ accountId: id, claims: () => ({ ...identity.person.claims, sub: id }) }),
    // Its own defaults are announced on the console.
    ttl: { Interaction: 60, Grant: 60, Session: 60, AccessToken: 60, IdToken: 60, AuthorizationCode: 60 },
    // Its own paths, unlike its default `/auth`, are none of ours.
    routes: { authorization: '/authorize' },
    interactions: { url: (_, { uid }) => `${mount}/interaction/${uid}` },
    loadExistingGrant: async ({ oidc }) => {
      const grant = new oidc.provider.Grant({
        clientId: oidc.client?.clientId ?? '',
        accountId: oidc.session?.accountId ?? '',
      });
      grant.addOIDCScope('openid profile email');
      await grant.save();
      return grant;
    },
  });
  const answer = provider.callback();
  server.on('request', async (request: IncomingMessage, response: ServerResponse) => {
    const given = request.url ?? '';
    const url = given.slice(mount.length);
    identity.asked.push(url);
    if (identity.hangs?.test(url)) return;
    // Its library finds out by the difference where it is mounted.
    Object.assign(request, { originalUrl: given, url });
    if (url.startsWith('/interaction/')) {
      const result = identity.refuses ?? { login: { accountId: identity.person.id } };
      return provider.interactionFinished(request, response, result);
    }
    if (url === '/jwks') {
      const { kty, n, e, kid, use, alg } = { ...jwkOf(key), ...createPublicKey(key).export({ format: 'jwk' }) };
      response.setHeader('Content-Type', 'application/json');
      return response.end(JSON.stringify({ keys: [{ kty, n, e, kid, use, alg }] }));
    }
    if (url === '/token' && refusesSecret) {
      const { status, ...said } = refusesSecret;
      response.writeHead(status, { 'Content-Type': 'application/json' });
      return response.end(JSON.stringify(said));
    }
    if (url === '/token' && refusesBasic && request.headers.authorization) {
      response.writeHead(401, { 'WWW-Authenticate': 'Basic realm="token"', 'Content-Type': 'application/json' });
      return response.end(JSON.stringify({ error: 'invalid_client', error_description: 'wrong way' }));
    }
    if (url === '/token') rewrite(response, withOwnIdToken);
    if (url === '/.well-known/openid-configuration') rewrite(response, identity.metadata ?? ((metadata) => metadata));
    await answer(request, response);
  });

  /** The ID token with the person's claims, signed by the key in force. */
  function withOwnIdToken(tokens: Claims): Claims {
    if (typeof tokens.id_token !== 'string' || ofClient.id_token_signed_response_alg === 'HS256') return tokens;
    const [, payload = '', signature = ''] = tokens.id_token.split('.');
    const claims = { ...JSON.parse(Buffer.from(payload, 'base64url').toString()), ...identity.person.idToken };
    const { signed, ...told } = identity.forge?.(claims) ?? claims;
    const token = identity.signed(told);
    return { ...tokens, id_token: signed === false ? token.replace(/[^.]+$/, signature) : token };
  }

  const identity: IdentityProvider = {
    issuer,
    ...client,
    person: { id: 'subject-1' },
    forge: undefined,
    metadata: undefined,
    refuses: undefined,
    hangs: undefined,
    asked: [],
    rotateKey() {
      key = newKey();
      keyNumber++;
    },
    signed(claims, header) {
      const parts = [{ alg: 'RS256', kid: `key-${keyNumber}`, ...header }, claims];
      const text = parts.map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.');
      return `${text}.${sign('sha256', Buffer.from(text), key).toString('base64url')}`;
    },
    async answerTo(start) {
      const cookies = new Map<string, string>();
      for (let url = start; ; ) {
        if (url.startsWith(redirectUrl)) return new URL(url).search.slice(1);
        const headers = { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') };
        const step = await fetch(url, { redirect: 'manual', headers });
        for (const cookie of step.headers.getSetCookie()) {
          const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
          cookies.set(name, value);
        }
        const next = step.headers.get('location');
        if (next === null) throw new Error(`${url} answered ${step.status}: ${await step.text()}`);
        url = new URL(next, url).href;
      }
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return identity;
}

/** Changes the JSON of the answer that is about to be written. */
function rewrite(response: ServerResponse, change: (body: Claims) => Claims) {
  const end = response.end.bind(response) as (body: string) => ServerResponse;
  response.end = ((body: string) => {
    const changed = JSON.stringify(change(JSON.parse(body)));
    response.setHeader('Content-Length', Buffer.byteLength(changed));
    return end(changed);
  }) as typeof response.end;
}
