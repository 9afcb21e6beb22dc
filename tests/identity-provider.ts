import { createPrivateKey, generateKeyPairSync, sign } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider from 'oidc-provider';

// A real OpenID Connect provider on loopback, at which everybody who comes is signed in already.

type Claims = Record<string, unknown>;

export interface IdentityProvider {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** The person who comes, and the claims that the provider has of them. */
  person: { id: string; claims: Claims };
  /** Changes the ID token's claims before it is signed again; `signed` is false for a wrong signature. */
  forge: ((claims: Claims) => Claims & { signed?: false }) | undefined;
  /** Paths that are never answered. */
  hangs: RegExp | undefined;
  /** Goes to an address like a browser, until the provider leads to `redirectUrl`. Resolves with that address's query. */
  answerTo(url: string): Promise<string>;
  close(): Promise<void>;
}

/** @param redirectUrl where the provider may lead browsers back to */
export async function startIdentityProvider(redirectUrl: string): Promise<IdentityProvider> {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const key = { ...privateKey.export({ format: 'jwk' }), kid: 'only', use: 'sig', alg: 'RS256' };
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const client = { clientId: 'coinop', clientSecret: 'a secret of the tests' };
  const provider = new Provider(issuer, {
    clients: [{ client_id: client.clientId, client_secret: client.clientSecret, redirect_uris: [redirectUrl] }],
    jwks: { keys: [key] },
    cookies: { keys: ['only for tests'] },
    features: { devInteractions: { enabled: false } },
    conformIdTokenClaims: false,
    claims: { openid: ['sub'], profile: ['preferred_username', 'roles', 'realm_access'] },
    findAccount: (_, id) => ({ accountId: id, claims: () => ({ ...identity.person.claims, sub: id }) }),
    // Its own defaults are announced on the console.
    ttl: { Interaction: 60, Grant: 60, Session: 60, AccessToken: 60, IdToken: 60, AuthorizationCode: 60 },
    // Its own paths, unlike its default `/auth`, are none of ours.
    routes: { authorization: '/authorize' },
    interactions: { url: (_, { uid }) => `/interaction/${uid}` },
    loadExistingGrant: async ({ oidc }) => {
      const grant = new oidc.provider.Grant({
        clientId: oidc.client?.clientId ?? '',
        accountId: oidc.session?.accountId ?? '',
      });
      grant.addOIDCScope('openid profile');
      await grant.save();
      return grant;
    },
  });
  const answer = provider.callback();
  server.on('request', async (request: IncomingMessage, response: ServerResponse) => {
    const { url = '' } = request;
    if (identity.hangs?.test(url)) return;
    if (url.startsWith('/interaction/')) {
      return provider.interactionFinished(request, response, { login: { accountId: identity.person.id } });
    }
    if (url === '/token' && identity.forge) forgeToken(response, identity.forge);
    await answer(request, response);
  });

  /** Replaces the ID token in the answer that is about to be written. */
  function forgeToken(response: ServerResponse, forge: NonNullable<IdentityProvider['forge']>) {
    const end = response.end.bind(response) as (body: string) => ServerResponse;
    response.end = ((body: string) => {
      const tokens = JSON.parse(body);
      const [head, payload, signature] = tokens.id_token.split('.');
      const { signed, ...claims } = forge(JSON.parse(Buffer.from(payload, 'base64url').toString()));
      const text = `${head}.${Buffer.from(JSON.stringify(claims)).toString('base64url')}`;
      const proof = createPrivateKey({ key, format: 'jwk' });
      const right = sign('sha256', Buffer.from(text), proof).toString('base64url');
      tokens.id_token = `${text}.${signed === false ? signature : right}`;
      const changed = JSON.stringify(tokens);
      response.setHeader('Content-Length', Buffer.byteLength(changed));
      return end(changed);
    }) as typeof response.end;
  }

  const identity: IdentityProvider = {
    issuer,
    ...client,
    person: { id: 'subject-1', claims: {} },
    forge: undefined,
    hangs: undefined,
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
