import { type Context, Hono } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { CookieOptions } from 'hono/utils/cookie';
import {
  AcceptInvitationBody,
  AdminLoginBody,
  ChangeAdminPasswordBody,
} from '../../src/generated/authentication/authentication.zod.ts';
import {
  ChooseMyPreferencesBody,
  EndMySessionParams,
  MarkMentionsSeenBody,
} from '../../src/generated/my-account/my-account.zod.ts';
import type { Database } from '../db/database.ts';
import { Forbidden, Unauthenticated } from '../domain/denials.ts';
import { answerOnce } from '../http/answer-once.ts';
import type { AppEnv } from '../http/app-env.ts';
import { actorOf, personOf, visitorOf } from '../http/auth.ts';
import { readBody, readParams } from '../http/validate.ts';
import { currentPause } from '../ledger/payment-pause.ts';
import { openRestore } from '../ledger/restore-mode.ts';
import { signOnRoutes } from '../sign-on/routes.ts';
import type { SingleSignOn } from '../sign-on/single-sign-on.ts';
import { changePassword, endOwnSessions, type SignedIn, signIn, signOut } from './commands.ts';
import { acceptInvitation } from './invitation-commands.ts';
import { resetsOf } from './link-queries.ts';
import { markSeen } from './mention-commands.ts';
import { unseenMentions } from './mention-queries.ts';
import { choosePreferences } from './preference-commands.ts';
import { preferencesOf } from './preference-queries.ts';
import { presentAdmin, presentMe, presentSession } from './present.ts';
import { approvalsFor, namesOfPeople, sessionOfToken, sessionsOf } from './queries.ts';
import { permissionsOf } from './roles.ts';
import type { SecondFactorPolicy } from './second-factor.ts';
import { sessionOfServiceToken } from './service-queries.ts';
import { type Client, MAX_SESSION_SECONDS } from './session-commands.ts';
import { bindingCookie, isSecret, newSecret } from './tokens.ts';

/** No script reads it, no other site sends it, and over TLS it belongs to this host alone. */
const COOKIE: CookieOptions = { path: '/', httpOnly: true, sameSite: 'Strict' };

/** By which a browser is recognised at the next sign-in. It proves nothing. Browsers keep a cookie for 400 days at most. */
const DEVICE_COOKIE = 'coinop-device';
const DEVICE_SECONDS = 400 * 24 * 60 * 60;

/**
 * @param isSecure browsers reach this server over TLS
 * @param policy who must have a second factor
 * @param provider undefined without single sign-on
 * @param hasMail the server sends mail
 */
export function authenticationRoutes(
  db: Database,
  isSecure: boolean,
  policy: SecondFactorPolicy,
  provider?: SingleSignOn,
  hasMail = false,
): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();
  const cookieOptions = isSecure ? { ...COOKIE, secure: true, prefix: 'host' as const } : COOKIE;

  routes.post('/auth/admin-login', async (c) => {
    refuseOtherSites(c);
    const credentials = await readBody(c, AdminLoginBody);
    const client = clientOf(c);
    return welcome(c, client, await signIn(db, visitorOf(c), credentials, client, policy));
  });

  routes.post('/auth/admin-invitation', async (c) => {
    refuseOtherSites(c);
    const body = await readBody(c, AcceptInvitationBody);
    const request = { token: body.token, password: body.new_password };
    const client = clientOf(c);
    return welcome(c, client, await acceptInvitation(db, visitorOf(c), request, client, policy));
  });

  routes.route(
    '/',
    signOnRoutes({ db, provider, policy, hasMail, cookieOptions, refuseOtherSites, clientOf, welcome }),
  );

  function clientOf(c: Context<AppEnv>): Client {
    const isBrowser = c.req.header('sec-fetch-site') !== undefined;
    const known = isSecure ? getCookie(c, DEVICE_COOKIE, 'host') : getCookie(c, DEVICE_COOKIE);
    return {
      isBrowser,
      userAgent: c.req.header('user-agent'),
      // Without TLS browsers do not say which site asks, but their scripts' calls name the page's origin.
      isProgram: !isBrowser && c.req.header('origin') === undefined,
      device: isBrowser ? (known !== undefined && isSecret(known) ? known : newSecret()) : undefined,
    };
  }

  function welcome(c: Context<AppEnv>, client: Client, { token, cookie, admin, roles, secondFactor }: SignedIn) {
    c.set('actor', { ...visitorOf(c), adminId: admin.adminId, username: admin.username });
    if (cookie !== undefined) {
      setCookie(c, bindingCookie(token), cookie, { ...cookieOptions, maxAge: MAX_SESSION_SECONDS });
    }
    if (client.device !== undefined) {
      setCookie(c, DEVICE_COOKIE, client.device, { ...cookieOptions, maxAge: DEVICE_SECONDS });
    }
    return c.json({ access_token: token, admin: presentAdmin(admin, roles, secondFactor) });
  }

  routes.get('/api/admin/people', async (c) => c.json({ people: await namesOfPeople(db) }));

  routes.get('/api/admin/me', async (c) => {
    const sessionOfCall = actorOf(c).ownerId === undefined ? sessionOfToken : sessionOfServiceToken;
    const session = await sessionOfCall(db, c.var.tokenHash);
    // The session ended after it was looked up.
    if (!session) throw new Unauthenticated();
    const [pause, restore] = [await currentPause(db), await openRestore(db)];
    const { adminId, ownerId } = actorOf(c);
    // A program is nobody's second person.
    const approvals = ownerId === undefined ? await approvalsFor(db, adminId, permissionsOf(c.var.roles)) : undefined;
    const mentions = ownerId === undefined ? await unseenMentions(db, adminId, permissionsOf(c.var.roles)) : [];
    const resets = ownerId === undefined ? await resetsOf(db, adminId) : [];
    return c.json(presentMe(actorOf(c), c.var.roles, session, pause, restore?.foundAt, approvals, mentions, resets));
  });

  routes.post('/api/admin/me/mentions/seen', async (c) => {
    const { mention_ids: ids } = await readBody(c, MarkMentionsSeenBody);
    return answerOnce(c, db, async (tx) => {
      await markSeen(tx, actorOf(c).adminId, ids);
      return {};
    });
  });

  routes.get('/api/admin/me/preferences', async (c) => c.json(await preferencesOf(db, actorOf(c).adminId)));

  routes.put('/api/admin/me/preferences', async (c) => {
    const chosen = await readBody(c, ChooseMyPreferencesBody);
    return answerOnce(c, db, async (tx) => {
      await choosePreferences(tx, actorOf(c).adminId, chosen);
      return { body: await preferencesOf(tx, actorOf(c).adminId) };
    });
  });

  routes.get('/api/admin/me/sessions', async (c) => {
    const rows = await sessionsOf(db, actorOf(c).adminId);
    return c.json({ sessions: rows.map((row) => presentSession(row, c.var.tokenHash)) });
  });

  routes.delete('/api/admin/me/sessions', (c) =>
    answerOnce(c, db, async (tx) => {
      await endOwnSessions(tx, actorOf(c), { exceptTokenHash: c.var.tokenHash });
      return {};
    }),
  );

  routes.delete('/api/admin/me/sessions/:session_id', (c) => {
    const { session_id: sessionId } = readParams(c, EndMySessionParams);
    return answerOnce(c, db, async (tx) => {
      await endOwnSessions(tx, actorOf(c), { sessionId });
      return {};
    });
  });

  routes.post('/auth/admin-logout', async (c) => {
    await signOut(db, personOf(c), c.var.token);
    deleteCookie(c, bindingCookie(c.var.token), cookieOptions);
    return c.body(null, 204);
  });

  routes.post('/auth/admin-password', async (c) => {
    const by = personOf(c);
    const body = await readBody(c, ChangeAdminPasswordBody);
    await changePassword(db, by, c.var.token, { current: body.current_password, next: body.new_password });
    return c.body(null, 204);
  });

  return routes;
}

/** Browsers send this header, and scripts cannot set it: a page of another site must not sign anybody in here. */
function refuseOtherSites(c: Context<AppEnv>): void {
  const site = c.req.header('sec-fetch-site');
  if (site !== undefined && site !== 'same-origin' && site !== 'none') throw new Forbidden();
}
