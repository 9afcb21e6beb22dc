import { readFileSync } from 'node:fs';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { confirmFromConsole, linkFromConsole, unlinkFromConsole } from '../../server/admins/person-commands.ts';
import { resetPassword } from '../../server/authentication/account-commands.ts';
import { approvalRequests, approvalRules } from '../../server/db/schema/approvals.ts';
import { auditLog } from '../../server/db/schema/audit.ts';
import { admins } from '../../server/db/schema/people.ts';
import { personLinkEnds, personLinks } from '../../server/db/schema/person-links.ts';
import { isTroubling, unmetRules } from '../../server/second-person/person-queries.ts';
import { ensureFirstRules } from '../../server/second-person/rule-commands.ts';
import type { Rule } from '../../server/second-person/rules.ts';
import {
  type Answer,
  aColleague,
  aged,
  aSession,
  aWithdrawal,
  behindTheTriggers,
  runStatements,
  serverUnderTest,
} from './server-under-test.ts';

// Who counts as one person: what an administrator does to another one's account, without a time limit, until a third person or the console confirms it.

const app = serverUnderTest({ secondPersonFromCents: 100_000 });
const ADMINS = '/api/admin/admins';
const AMOUNT: Rule = { actions: ['approve'], fact: 'amount', atLeastCents: 100_000 };

const post = (path: string, token?: string, body?: object) =>
  app.call('POST', path, { ...(token && { token }), ...(body && { body }) });
const codeOf = ({ status, body }: Answer) => `${status} ${body.code ?? body.state ?? ''}`.trim();
const second = (request: string, token?: string) => post(`/api/admin/approvals/${request}/approve`, token);
const linksOf = async (
  id: string,
): Promise<{ id: string; why: string; counts_as: string; is_confirmable: boolean }[]> =>
  (await app.call('GET', `${ADMINS}/${id}`)).body.person_links;
/** Confirms what is shown of an administrator. */
async function confirm(id: string, token?: string): Promise<Answer> {
  const links = (await linksOf(id)).map((link) => link.id);
  return post(`${ADMINS}/${id}/confirm-person`, token, { links });
}
const confirmed = async (id: string, token?: string) => codeOf(await confirm(id, token));

async function rulesAre(...rules: Rule[]): Promise<void> {
  await app.db.insert(approvalRules).values({ version: 1, rules, reason: 'For a test', hash: 'hash' });
}

/** A request of this administrator's for a second person. */
async function aRequest(token?: string): Promise<string> {
  const id = await aWithdrawal(app.db, { requestedCents: 200_000, feeCents: 0 });
  const asked = await post(`/admin/withdrawal/withdrawals/${id}/approve`, token, {});
  expect(asked.status).toBe(202);
  return asked.body.approval_request.id;
}

/** Everything that was stored happened this many days ago. */
const daysLater = (days: number) =>
  behindTheTriggers(app.db, (tx) =>
    tx.execute(sql`update person_links set created_at = created_at - make_interval(days => ${days}::int)`),
  ).then(() => aged(app.db, sql`make_interval(days => ${days}::int)`));

describe('whoever lets somebody into an account counts as one person with them, without a time limit', () => {
  const WAYS: [why: string, act: () => Promise<Answer>][] = [
    ['reset_password', () => post(`${ADMINS}/adm_kim/reset-password`)],
    ['reset_factors', () => post(`${ADMINS}/adm_kim/reset-factors`)],
    [
      'enabled',
      async () => {
        await post(`${ADMINS}/adm_kim/disable`);
        return post(`${ADMINS}/adm_kim/enable`);
      },
    ],
  ];

  test.each(WAYS)('%s, at once and 400 days later, until a third person confirms it', async (why, act) => {
    await rulesAre(AMOUNT);
    await aColleague(app.db, 'kim');
    const max = await aColleague(app.db, 'max');
    expect((await act()).status).toBe(200);
    await daysLater(400);
    await app.db.update(admins).set({ mustChangePassword: false });
    const kim = await aSession(app.db, 'adm_kim');
    const request = await aRequest();
    const refused = await second(request, kim);
    expect(codeOf(refused)).toBe('403 own_request');
    expect(refused.body.message).toMatch(
      /^Somebody else has to decide: you count as one person with admin, who asked for this, because admin .*kim.* on \d{4}-\d\d-\d\d\. If they are two people, an administrator who counts as neither can confirm kim at Admin Users, or somebody at the server’s console\.$/,
    );
    expect(await linksOf('adm_kim')).toMatchObject([{ why, counts_as: 'admin', is_confirmable: true }]);
    expect([await confirmed('adm_kim'), await confirmed('adm_kim', kim)]).toEqual([
      '403 same_person',
      '403 own_account',
    ]);
    expect(await confirmed('adm_kim', max)).toBe('200 active');
    expect(codeOf(await second(request, kim))).toBe('200 approved');
  });

  test('an invitation and another one, each kept once', async () => {
    const { id } = (await post(ADMINS, undefined, { username: 'lee', roles: ['support'] })).body.admin;
    await post(`${ADMINS}/${id}/invitation`);
    expect((await linksOf(id)).map(({ why }) => why)).toEqual(['invited', 'renewed_invitation']);
    // Nobody has to be told that they were invited.
    const me = await app.call('GET', '/api/admin/me', { token: await aSession(app.db, id) });
    expect(me.body.reset_by.map(({ why }: { why: string }) => why)).toEqual(['renewed_invitation']);
  });

  test('and the account is told at each sign-in who reset it, until somebody confirms that', async () => {
    await aColleague(app.db, 'kim');
    const max = await aColleague(app.db, 'max');
    await post(`${ADMINS}/adm_kim/reset-factors`);
    const me = async () => (await app.call('GET', '/api/admin/me', { token: await aSession(app.db, 'adm_kim') })).body;
    expect((await me()).reset_by).toMatchObject([{ reason: 'admin reset the second factors of kim' }]);
    expect(await confirmed('adm_kim', max)).toBe('200 active');
    expect((await me()).reset_by).toBeUndefined();
  });

  test('but the console, which lets nobody in for themselves, links nobody', async () => {
    await aColleague(app.db, 'kim');
    await resetPassword(app.db, 'kim');
    expect(await linksOf('adm_kim')).toEqual([]);
  });
});

describe('a third person', () => {
  test('is missing with one administrator and with two: System says so, and the console confirms', async () => {
    await rulesAre(AMOUNT);
    const card = async () => {
      const { services } = (await app.call('GET', '/api/admin/system/status')).body;
      return services.find(({ name }: { name: string }) => name === 'Second person');
    };
    expect(await card()).toMatchObject({ status: 'down', detail: expect.stringContaining('withdrawals.review') });
    const { id } = (await post(ADMINS, undefined, { username: 'kim', roles: ['administrator'] })).body.admin;
    const kim = await aSession(app.db, id);
    await app.db.execute(sql`delete from invitations`);
    await app.db
      .update(admins)
      .set({ roleIds: ['administrator'] })
      .where(eq(admins.adminId, id));
    const request = await aRequest();
    expect(codeOf(await second(request, kim))).toBe('403 own_request');
    expect(await card()).toMatchObject({ status: 'down', detail: expect.stringContaining('Confirm at Admin Users') });
    const waits = (await app.call('GET', `/api/admin/approvals/${request}`)).body;
    expect([waits.waiting_for, waits.not_waiting_for.map(({ username }: { username: string }) => username)]).toEqual([
      [],
      ['kim'],
    ]);
    expect([await confirmed(id), await confirmed(id, kim)]).toEqual(['403 same_person', '403 own_account']);
    expect(await confirmFromConsole(app.db, 'kim')).toHaveLength(1);
    expect(await card()).toMatchObject({ status: 'operational' });
    expect(codeOf(await second(request, kim))).toBe('200 approved');
  });

  test('is not one of two whom the same administrator reset: not by the server, and not by the database', async () => {
    await rulesAre(AMOUNT);
    await aColleague(app.db, 'kim');
    await aColleague(app.db, 'max');
    for (const id of ['adm_kim', 'adm_max']) await post(`${ADMINS}/${id}/reset-factors`);
    const [kim, max] = [await aSession(app.db, 'adm_kim'), await aSession(app.db, 'adm_max')];
    const refused = await confirm('adm_max', kim);
    expect(codeOf(refused)).toBe('403 same_person');
    expect(refused.body.message).toMatch(
      /because admin reset the second factors of kim on [\d-]+, and admin reset the second factors of max on [\d-]+\./,
    );
    expect(await confirmed('adm_kim', max)).toBe('403 same_person');
    const [link] = await app.db.select().from(personLinks).where(eq(personLinks.otherId, 'adm_max'));
    const end = (endedBy: string, linkId = link?.linkId ?? 0) =>
      app.db
        .insert(personLinkEnds)
        .values({ linkId, endedBy })
        .then(
          () => 'stored',
          (error) => /needs a third person/.exec(String(error.cause?.message))?.[0],
        );
    expect([await end('adm_1'), await end('adm_kim'), await end('adm_max')]).toEqual(
      Array(3).fill('needs a third person'),
    );
    // A request of one of the three is no other one's to approve, whatever the server thinks.
    const request = await aRequest();
    const decide = app.db
      .update(approvalRequests)
      .set({ state: 'approved', decidedBy: 'adm_max', decidedAt: sql`now()` })
      .where(eq(approvalRequests.id, Number(request)));
    await expect(decide).rejects.toMatchObject({ cause: { message: `request ${request} needs a second person` } });
    // Nobody decides within a day of the loss of their factors.
    await daysLater(2);
    const lee = await aColleague(app.db, 'lee');
    expect([await confirmed('adm_max', lee), codeOf(await second(request, max))]).toEqual([
      '200 active',
      '200 approved',
    ]);
    // Now max is one, and kim still counts as admin.
    expect([await confirmed('adm_kim', max), await linksOf('adm_kim')]).toEqual(['200 active', []]);
  });

  test('confirms what they have seen, and nothing that was done meanwhile; twice is once', async () => {
    await aColleague(app.db, 'kim');
    const max = await aColleague(app.db, 'max');
    await post(`${ADMINS}/adm_kim/reset-password`);
    const seen = (await linksOf('adm_kim')).map(({ id }) => id);
    await post(`${ADMINS}/adm_kim/reset-factors`);
    for (const _ of ['once', 'twice']) {
      const { body } = await post(`${ADMINS}/adm_kim/confirm-person`, max, { links: seen });
      expect(body.person_links).toMatchObject([{ why: 'reset_factors' }]);
    }
    const audited = await app.db.select().from(auditLog).where(eq(auditLog.action, 'admin.confirm_person'));
    expect(audited).toMatchObject([
      { adminId: 'adm_max', subjectId: 'adm_kim', after: { links: [{ account: 'adm_1', why: 'reset_password' }] } },
    ]);
    const bad = await post(`${ADMINS}/adm_max/confirm-person`, await aColleague(app.db, 'lee'), {
      links: seen.concat('x'),
    });
    expect(bad).toMatchObject({ status: 422, body: { errors: [{ path: 'links' }] } });
    const others = await post(`${ADMINS}/adm_max/confirm-person`, undefined, {
      links: [(await linksOf('adm_kim'))[0]?.id],
    });
    expect(others).toMatchObject({ status: 422, body: { errors: [{ path: 'links' }] } });
  });
});

describe('the console', () => {
  test('links two accounts and unlinks them; no other person does', async () => {
    await rulesAre(AMOUNT);
    const kim = await aColleague(app.db, 'kim');
    const max = await aColleague(app.db, 'max');
    const request = await aRequest();
    await linkFromConsole(app.db, 'admin', 'Kim');
    expect(codeOf(await second(request, kim))).toBe('403 own_request');
    const links = (await linksOf('adm_kim')).map(({ id }) => id);
    expect((await post(`${ADMINS}/adm_kim/confirm-person`, max, { links })).status).toBe(422);
    expect(await unlinkFromConsole(app.db, 'kim', 'admin')).toBeUndefined();
    expect(codeOf(await second(request, kim))).toBe('200 approved');
    await expect(unlinkFromConsole(app.db, 'kim', 'admin')).rejects.toMatchObject({ code: 'invalid_input' });
    await expect(linkFromConsole(app.db, 'kim', 'KIM')).rejects.toMatchObject({ code: 'invalid_input' });
    await expect(confirmFromConsole(app.db, 'nobody')).rejects.toMatchObject({ code: 'not_found' });
  });
});

describe('rules that cannot be met are said, and never off in silence', () => {
  test('of the setting, until two people can decide', async () => {
    const open = await unmetRules(app.db, 100_000);
    expect(open?.map(({ action, isInForce }) => `${action} ${isInForce}`)).toEqual(
      ['approve', 'process', 'retry', 'payout', 'change_roles'].map((action) => `${action} false`),
    );
    await aColleague(app.db, 'kim', ['reviewer', 'finance']);
    const roles = await unmetRules(app.db, 100_000);
    expect([roles, roles?.some(isTroubling)]).toEqual([[{ action: 'change_roles', isInForce: false }], false]);
    expect(await ensureFirstRules(app.db, 100_000)).toBe(true);
    await linkFromConsole(app.db, 'admin', 'kim');
    expect((await unmetRules(app.db, 100_000))?.filter(isTroubling)).toHaveLength(4);
    expect(await unmetRules(app.db, undefined)).toHaveLength(4);
  });
});

describe('of the release before, which runs beside this one or ran before, the database keeps', () => {
  /** As that release writes it: an entry of the audit log, and no link. */
  const entry = (action: string, subjectId: string, after: object | null = null, adminId = 'adm_1') =>
    app.db.insert(auditLog).values({
      action,
      adminId,
      after,
      subjectId,
      username: 'admin',
      subjectType: action.startsWith('service') ? 'service_account' : 'admin',
    });
  /** An account of single sign-on as that release makes it. */
  async function signedOn(username: string): Promise<void> {
    const adminId = `adm_${username}`;
    const values = { adminId, username, passwordHash: 'none', roleIds: ['administrator'] };
    await app.db.insert(admins).values({ ...values, signOnIssuer: 'https://id.example', signOnSubject: username });
    await entry('admin.create', adminId, { username, issuer: 'https://id.example' }, adminId);
  }
  const kept = async () => {
    const rows = await app.db.select().from(personLinks).orderBy(personLinks.linkId);
    return rows.map(({ adminId, otherId, why }) => `${adminId} ${why} ${otherId}`);
  };
  /** The start of this release. */
  const upgrade = () => runStatements(app.db, readFileSync('server/audit/person-facts.sql', 'utf8'));

  test('who let whom in, and namesakes; it does not believe the name admin, and raises an alert', async () => {
    await aColleague(app.db, 'kim');
    const actions = [
      'admin.invite',
      'admin.renew_invitation',
      'admin.reset_password',
      'admin.reset_factors',
      'admin.enable',
    ];
    for (const action of actions) await entry(action, 'adm_kim');
    for (const name of ['kim-3f9a1c07', 'admin-3f9a1c08', 'lee-3f9a1c09']) await signedOn(name);
    const expected = [
      ...['invited', 'renewed_invitation', 'reset_password', 'reset_factors', 'enabled'].map(
        (why) => `adm_1 ${why} adm_kim`,
      ),
      'adm_kim sign_on_name adm_kim-3f9a1c07',
      'adm_1 sign_on_fallback adm_admin-3f9a1c08',
    ];
    expect(await kept()).toEqual(expected);
    // The same from a database that the release before leaves, and not twice.
    await behindTheTriggers(app.db, (tx) => tx.delete(personLinks));
    for (const _ of ['once', 'twice']) await upgrade();
    expect(await kept()).toEqual(expected);
    const { people } = (await app.call('GET', '/api/admin/system/status')).body;
    expect(people.unclear).toMatchObject([{ username: 'admin-3f9a1c08', counts_as: 'admin' }]);
    await unlinkFromConsole(app.db, 'admin', 'admin-3f9a1c08');
    expect((await app.call('GET', '/api/admin/system/status')).body.people.unclear).toEqual([]);
  });

  test('an account of single sign-on that was taken for admin is another person', async () => {
    await rulesAre(AMOUNT);
    await signedOn('admin-3f9a1c08');
    const namesake = await aSession(app.db, 'adm_admin-3f9a1c08');
    expect(codeOf(await second(await aRequest(), namesake))).toBe('200 approved');
  });
});
