import { type Context, Hono } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { CookieOptions } from 'hono/utils/cookie';
import { TestSignOnBody } from '../../src/generated/admin-users/admin-users.zod.ts';
import { FinishSignOnBody } from '../../src/generated/authentication/authentication.zod.ts';
import type { SignedIn } from '../authentication/commands.ts';
import type { SecondFactorPolicy } from '../authentication/second-factor.ts';
import type { Client } from '../authentication/session-commands.ts';
import type { Database } from '../db/database.ts';
import { BadRequest, NotFound } from '../domain/errors.ts';
import type { AppEnv } from '../http/app-env.ts';
import { personOf, visitorOf } from '../http/auth.ts';
import { readBody } from '../http/validate.ts';
import { endSignedOut } from './account-commands.ts';
import { presentTrial } from './present.ts';
import { existingRoles, namedRoles, noRole, signOn } from './provider-commands.ts';
import { SignOnFailed } from './sign-on-failure.ts';
import type { SingleSignOn } from './single-sign-on.ts';

/** Binds the answer of the identity provider to the browser that asked. The state is part of the name, so two tabs do not disturb each other. */
const SIGN_ON_COOKIE = 'coinop-sign-on-';
const SIGN_ON_SECONDS = 600;
/** Of one browser. The oldest ones go. */
const MAX_UNDER_WAY = 5;
/** The address at which the identity provider says that somebody has signed out there. */
export const BACK_CHANNEL_LOGOUT = '/sign-on/back-channel-logout';

/** After a refusal the next sign-in asks for the account. */
const REFUSED_COOKIE = 'coinop-sign-on-refused';

interface SignOnRoutes {
  db: Database;
  provider: SingleSignOn | undefined;
  policy: SecondFactorPolicy;
  /** The server sends mail, to which the provider can bring addresses. */
  hasMail: boolean;
  cookieOptions: CookieOptions;
  /** @throws Forbidden for a page of another site */
  refuseOtherSites: (c: Context<AppEnv>) => void;
  clientOf: (c: Context<AppEnv>) => Client;
  welcome: (c: Context<AppEnv>, client: Client, signedIn: SignedIn) => Response;
}

/** Signing in and out at the identity provider. */
export function signOnRoutes(options: SignOnRoutes): Hono<AppEnv> {
  const { db, provider, policy, hasMail, cookieOptions, refuseOtherSites, clientOf, welcome } = options;
  const routes = new Hono<AppEnv>();
  const prefix = cookieOptions.prefix === 'host' ? '__Host-' : '';

  routes.post('/auth/admin-sign-on', async (c) => {
    refuseOtherSites(c);
    const asksForAccount = getCookie(c, REFUSED_COOKIE, cookieOptions.prefix) !== undefined;
    const { url, state, secret } = await logged(c, providerOf().begin(asksForAccount));
    const underWay = Object.keys(getCookie(c))
      .filter((name) => name.startsWith(prefix + SIGN_ON_COOKIE) && name !== prefix + REFUSED_COOKIE)
      .map((name) => name.slice(prefix.length));
    for (const name of underWay.slice(0, Math.max(0, underWay.length + 1 - MAX_UNDER_WAY))) {
      deleteCookie(c, name, cookieOptions);
    }
    if (asksForAccount) deleteCookie(c, REFUSED_COOKIE, cookieOptions);
    setCookie(c, SIGN_ON_COOKIE + state, secret, { ...cookieOptions, maxAge: SIGN_ON_SECONDS });
    return c.json({ url });
  });

  routes.post('/auth/admin-sign-on/answer', async (c) => {
    refuseOtherSites(c);
    const { answer } = await readBody(c, FinishSignOnBody);
    const client = clientOf(c);
    const finished = providerOf()
      .finish(answer, takeSecret(c, answer))
      .then(({ signedOn, facts }) => signOn(db, visitorOf(c), signedOn, client, policy, facts, hasMail));
    return welcome(c, client, await logged(c, finished));
  });

  routes.post('/auth/admin-sign-on/end', async (c) => {
    refuseOtherSites(c);
    const url = await logged(c, providerOf().signOutAddress());
    if (url === undefined) throw new NotFound('An address for signing out');
    return c.json({ url });
  });

  // Not of the portal's API: the identity provider calls it (OpenID Connect Back-Channel Logout 1.0).
  routes.post(BACK_CHANNEL_LOGOUT, async (c) => {
    c.header('Cache-Control', 'no-store');
    const { logout_token: token } = await c.req.parseBody();
    if (typeof token !== 'string') throw new BadRequest('logout_token is missing.');
    await endSignedOut(db, await logged(c, providerOf().signedOut(token)));
    return c.body(null, 200);
  });

  routes.post('/api/admin/sign-on/test', async (c) => {
    personOf(c);
    refuseOtherSites(c);
    const { answer } = await readBody(c, TestSignOnBody);
    const trial = await providerOf().tryOut(answer, answer && takeSecret(c, answer));
    const roles = await namedRoles(db, trial.signedOn?.roleNames ?? []);
    if (trial.signedOn && roles.length === 0) trial.failed = noRole(trial.signedOn, trial.facts);
    if (trial.failed) c.var.log().warn({ signOn: trial.failed.facts }, 'a test of single sign-on failed');
    const { settings } = providerOf();
    return c.json(presentTrial(trial, roles, settings, await existingRoles(db, Object.values(settings.roles).flat())));
  });

  /** Logs why a sign-in failed, and lets the next one ask for the account, if it is that. */
  async function logged<T>(c: Context<AppEnv>, call: Promise<T>): Promise<T> {
    try {
      return await call;
    } catch (error) {
      if (error instanceof SignOnFailed) {
        c.var.log().warn({ signOn: error.facts }, 'a sign-in by single sign-on failed');
        if (error.isOfAccount) setCookie(c, REFUSED_COOKIE, '1', { ...cookieOptions, maxAge: SIGN_ON_SECONDS });
      }
      throw error;
    }
  }

  /** The secret that the browser got when this sign-on began; it works once. */
  function takeSecret(c: Context<AppEnv>, answer: string): string | undefined {
    const state = new URLSearchParams(answer).get('state') ?? '';
    // A name of a cookie has no other characters, and our states have none.
    if (!/^[\w-]+$/.test(state)) return undefined;
    const secret = getCookie(c, SIGN_ON_COOKIE + state, cookieOptions.prefix);
    deleteCookie(c, SIGN_ON_COOKIE + state, cookieOptions);
    return secret;
  }

  /** @throws NotFound without single sign-on */
  function providerOf(): SingleSignOn {
    if (!provider) throw new NotFound('Single sign-on');
    return provider;
  }

  return routes;
}
