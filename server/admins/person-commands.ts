import { and, eq } from 'drizzle-orm';
import type { AuditAction } from '../../src/generated/model/auditAction.ts';
import { recordAudit } from '../audit/audit.ts';
import { linkPeople } from '../authentication/link-commands.ts';
import { endedAmong, openLinks, unclearNames, whyOnePerson } from '../authentication/link-queries.ts';
import { isConfirmable, type LinkedAccount, type PersonLink } from '../authentication/person-links.ts';
import { isPerson } from '../authentication/queries.ts';
import { lockUntilEnd } from '../db/advisory-lock.ts';
import type { Database, Transaction } from '../db/database.ts';
import { admins } from '../db/schema/people.ts';
import { personLinkEnds } from '../db/schema/person-links.ts';
import { inTransaction } from '../db/transaction.ts';
import { type Actor, CONSOLE, type SystemActor } from '../domain/actor.ts';
import { Forbidden } from '../domain/denials.ts';
import { InvalidInput, NotFound } from '../domain/errors.ts';
import { SamePerson } from '../second-person/refusals.ts';
import { changePeople, holder } from './guard-commands.ts';

/**
 * Confirms, as a third person, that an administrator is not the one who let them in: the account was invited, reset or enabled again, and its holder is
 * known to be somebody else. Only the links that the caller has seen end; one that was made meanwhile stays. Those with an end keep it.
 *
 * @throws NotFound @throws Forbidden for one's own account
 * @throws SamePerson when the caller counts as that administrator, or as who let them in
 * @throws InvalidInput for a link that is not one of this administrator's, or that no person can end
 */
export async function confirmPerson(db: Database, by: Actor, adminId: string, linkIds: number[]): Promise<void> {
  await changePeople(db, by, 'admins.manage', async (tx, actor) => {
    const other = await holder(tx, adminId);
    if (!other) throw new NotFound(`Administrator ${adminId}`);
    if (adminId === by.adminId) throw new Forbidden('own_account');
    const because = await whyOnePerson(tx, actor.admin.username, other.admin.username);
    if (because !== undefined) throw new SamePerson(other.admin.username, because);
    const theirs = (await openLinks(tx)).filter((link) => link.other.adminId === adminId && isConfirmable(link));
    const seen = theirs.filter(({ id }) => linkIds.includes(id));
    const ended = await endedAmong(tx, linkIds);
    if (linkIds.some((id) => !ended.includes(id) && seen.every((link) => link.id !== id))) {
      throw new InvalidInput([{ path: 'links', message: 'must be links of this administrator that a person can end' }]);
    }
    await endLinks(tx, by, 'admin.confirm_person', adminId, seen);
  });
}

/** Confirms from the console that an administrator is nobody of those who let them in. @throws NotFound @returns the links that end */
export async function confirmFromConsole(db: Database, username: string): Promise<PersonLink[]> {
  return fromConsole(db, async (tx) => {
    const { adminId } = await accountOf(tx, username);
    const theirs = (await openLinks(tx)).filter((link) => link.other.adminId === adminId && isConfirmable(link));
    await endLinks(tx, CONSOLE, 'admin.confirm_person', adminId, theirs);
    return theirs;
  });
}

/** Says from the console that two accounts are one person's. @throws NotFound @throws InvalidInput when both are the same account */
export async function linkFromConsole(db: Database, username: string, otherName: string): Promise<void> {
  await fromConsole(db, async (tx) => {
    const [one, other] = await twoAccounts(tx, username, otherName);
    // The links that rested on a name alone are clear now.
    await endLinks(
      tx,
      CONSOLE,
      'admin.unlink_person',
      other.adminId,
      (await unclearNames(tx)).filter(isBetween(one, other)),
    );
    await linkPeople(tx, one.adminId, other.adminId, 'console');
    await recordAudit(tx, CONSOLE, [entryOf('admin.link_person', other.adminId, { account: one.adminId })]);
  });
}

/**
 * Says from the console that two accounts are two people's: whatever links one to the other ends. They may still be linked by way of others.
 *
 * @throws NotFound @throws InvalidInput when nothing links them directly
 * @returns why they still count as one person, if they do
 */
export async function unlinkFromConsole(
  db: Database,
  username: string,
  otherName: string,
): Promise<string | undefined> {
  return fromConsole(db, async (tx) => {
    const [one, other] = await twoAccounts(tx, username, otherName);
    const direct = [...(await openLinks(tx)), ...(await unclearNames(tx))].filter(isBetween(one, other));
    if (direct.length === 0) {
      throw new InvalidInput([{ path: 'username', message: `and ${other.username} are not linked directly` }]);
    }
    await endLinks(tx, CONSOLE, 'admin.unlink_person', other.adminId, direct);
    return whyOnePerson(tx, one.username, other.username);
  });
}

const fromConsole = <T>(db: Database, work: (tx: Transaction) => Promise<T>): Promise<T> =>
  inTransaction(db, async (tx) => {
    await lockUntilEnd(tx, 'people');
    return work(tx);
  });

async function accountOf(tx: Transaction, username: string): Promise<LinkedAccount> {
  const ofName = and(eq(admins.username, username.toLowerCase()), isPerson);
  const [account] = await tx.select({ adminId: admins.adminId, username: admins.username }).from(admins).where(ofName);
  if (!account) throw new NotFound(`Administrator ${username}`);
  return account;
}

async function twoAccounts(
  tx: Transaction,
  username: string,
  otherName: string,
): Promise<[LinkedAccount, LinkedAccount]> {
  const [one, other] = [await accountOf(tx, username), await accountOf(tx, otherName)];
  if (one.adminId === other.adminId) throw new InvalidInput([{ path: 'username', message: 'must be two accounts' }]);
  return [one, other];
}

function isBetween(one: LinkedAccount, other: LinkedAccount): (link: PersonLink) => boolean {
  const both = [one.adminId, other.adminId];
  return (link) => both.includes(link.one.adminId) && both.includes(link.other.adminId);
}

async function endLinks(
  tx: Transaction,
  by: SystemActor,
  action: AuditAction,
  adminId: string,
  links: readonly PersonLink[],
): Promise<void> {
  if (links.length === 0) return;
  await tx.insert(personLinkEnds).values(links.map(({ id }) => ({ linkId: id, endedBy: by.adminId })));
  const after = { links: links.map(({ id, one, why }) => ({ link_id: id, account: one.adminId, why })) };
  await recordAudit(tx, by, [entryOf(action, adminId, after)]);
}

const entryOf = (action: AuditAction, subjectId: string, after: object) => ({
  action,
  subjectType: 'admin',
  subjectId,
  after,
});
