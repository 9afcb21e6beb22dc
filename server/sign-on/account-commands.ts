import { and, eq, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { recordAudit } from '../audit/audit.ts';
import { shutOut } from '../authentication/account-commands.ts';
import { endedEntries } from '../authentication/commands.ts';
import { linkPeople } from '../authentication/link-commands.ts';
import { lockUntilEnd } from '../db/advisory-lock.ts';
import type { Database } from '../db/database.ts';
import { admins, sessions } from '../db/schema/people.ts';
import { inTransaction } from '../db/transaction.ts';
import { CONSOLE, IDENTITY_PROVIDER } from '../domain/actor.ts';
import { InvalidInput, NotFound } from '../domain/errors.ts';

/**
 * Says from the server's console that an account of single sign-on belongs to another subject, because the provider calls the same person otherwise now. An
 * account that the new subject has meanwhile is disabled, and counts as the same person.
 *
 * @param issuer the provider's own spelling; by default that of the account
 * @throws NotFound @throws InvalidInput for an account with a password, when it has that subject already, and for what no provider says
 */
export async function linkSignOn(db: Database, username: string, subject: string, issuer?: string): Promise<Linked> {
  if (!SUBJECT.test(subject))
    throw new InvalidInput([{ path: 'subject', message: 'has 1 to 255 characters, and no spaces' }]);
  if (issuer !== undefined && !URL.canParse(issuer))
    throw new InvalidInput([{ path: 'issuer', message: 'is not an address, such as https://id.example.org' }]);
  return inTransaction(db, async (tx) => {
    await lockUntilEnd(tx, 'people');
    const [account] = await tx.select().from(admins).where(eq(admins.username, username.toLowerCase()));
    if (!account) throw new NotFound(`Administrator ${username}`);
    const { adminId, signOnIssuer } = account;
    if (signOnIssuer === null)
      throw new InvalidInput([{ path: 'username', message: 'does not sign in by single sign-on' }]);
    const next = { signOnIssuer: issuer ?? signOnIssuer, signOnSubject: subject };
    const ofNext = and(eq(admins.signOnIssuer, next.signOnIssuer), eq(admins.signOnSubject, subject));
    const [other] = await tx.select().from(admins).where(ofNext);
    if (other?.adminId === adminId) throw new InvalidInput([{ path: 'subject', message: 'is the account’s already' }]);
    if (other) {
      // Its issuer stays, so that nobody can give it a password. No provider says such a subject.
      const given = { signOnSubject: `${subject} (until ${adminId} was linked)`, disabledAt: sql`now()` };
      const [gone] = await tx.update(admins).set(given).where(eq(admins.adminId, other.adminId)).returning();
      await shutOut(tx, gone ?? other);
      await linkPeople(tx, adminId, other.adminId, 'console');
    }
    await tx.update(admins).set(next).where(eq(admins.adminId, adminId));
    const before = { issuer: signOnIssuer, subject: account.signOnSubject };
    const after = { issuer: next.signOnIssuer, subject, disabled: other?.adminId };
    const entry = { action: 'admin.link_sign_on' as const, subjectType: 'admin', subjectId: adminId, before, after };
    await recordAudit(tx, CONSOLE, [entry]);
    const disabled = other && { username: other.username, name: other.displayName };
    return { issuer: next.signOnIssuer, before: account.signOnSubject, disabled };
  });
}

interface Linked {
  issuer: string;
  /** The subject that was the account's until now. */
  before: string | null;
  /** The account that the new subject had meanwhile. */
  disabled: { username: string; name: string | null } | undefined;
}

/** OpenID Connect Core 1.0, section 2, without the spaces of a slip of the hand. */
const SUBJECT = /^[!-~]{1,255}$/;

/** Ends the sessions of a person who has signed out at the identity provider; those of the one session there, if it names one. */
export async function endSignedOut(
  db: Database,
  { issuer, subject, session }: { issuer: string; subject?: string | undefined; session?: string | undefined },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    // A session from before the provider's id was kept, or of a provider that says none, ends with each of the person's.
    const ofSession =
      session === undefined
        ? undefined
        : or(eq(sessions.signOnSession, session), subject === undefined ? undefined : isNull(sessions.signOnSession));
    const ofPerson = and(
      isNotNull(admins.signOnSubject),
      eq(admins.signOnIssuer, issuer),
      subject === undefined ? undefined : eq(admins.signOnSubject, subject),
    );
    const theirs = await tx
      .select({ adminId: sessions.adminId, tokenHash: sessions.tokenHash })
      .from(sessions)
      .innerJoin(admins, eq(admins.adminId, sessions.adminId))
      .where(and(ofPerson, ofSession))
      .orderBy(sessions.tokenHash);
    for (const { adminId, tokenHash } of theirs) {
      const ended = await tx.delete(sessions).where(eq(sessions.tokenHash, tokenHash)).returning();
      await recordAudit(
        tx,
        IDENTITY_PROVIDER,
        endedEntries(
          adminId,
          ended.map(({ sessionId }) => sessionId),
        ),
      );
    }
  });
}
