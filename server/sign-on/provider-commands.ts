import { createHash, randomUUID } from 'node:crypto';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { recordAudit } from '../audit/audit.ts';
import { changeAccount, USERNAME } from '../authentication/account-commands.ts';
import type { SignedIn, Visitor } from '../authentication/commands.ts';
import { linkPeople } from '../authentication/link-commands.ts';
import type { Admin } from '../authentication/queries.ts';
import { isBuiltIn, PLATFORM_ROLE, permissionsOf, type Role, rolesOf } from '../authentication/roles.ts';
import { type SecondFactorPolicy, stateAfterSignIn } from '../authentication/second-factor.ts';
import { type Client, newProof, startSession } from '../authentication/session-commands.ts';
import { lockUntilEnd } from '../db/advisory-lock.ts';
import type { Database, Transaction } from '../db/database.ts';
import { factors } from '../db/schema/factors.ts';
import { admins, roles } from '../db/schema/people.ts';
import { inTransaction } from '../db/transaction.ts';
import { bringAddress } from '../notices/address-commands.ts';
import { NO_PASSWORD } from '../secrets/password-hash.ts';
import { type SignOnFacts, SignOnFailed } from './sign-on-failure.ts';
import type { SignedOn } from './single-sign-on.ts';

/**
 * Signs in somebody who has signed in at the identity provider. The account is found by issuer and subject alone, and
 * created at the first sign-in; its roles become those that the provider names now. Who must have a second factor, or
 * has one, shows it here as after a password.
 *
 * @param facts about this sign-in, for the message of a refusal
 * @param bringsAddress whether the address that the provider has verified becomes the person's mail address
 * @throws SignOnFailed when the provider names no role that exists, or the account is disabled
 */
export async function signOn(
  db: Database,
  visitor: Visitor,
  signedOn: SignedOn,
  client: Client,
  policy: SecondFactorPolicy,
  facts: SignOnFacts,
  bringsAddress: boolean,
): Promise<SignedIn> {
  const proof = newProof(client);
  const outcome = await inTransaction(db, async (tx) => {
    await lockUntilEnd(tx, 'people');
    const granted = await namedRoles(tx, signedOn.roleNames);
    const admin = await accountOf(tx, visitor, signedOn, granted);
    // Refused only after the commit: whoever has lost all roles loses them in live sessions, too.
    if (!admin || granted.length === 0) return noRole(signedOn, facts);
    if (admin.disabledAt) return new SignOnFailed({ ...facts, step: 'account', cause: 'account_disabled' });
    const [factor] = await tx
      .select({ kind: factors.kind })
      .from(factors)
      .where(eq(factors.adminId, admin.adminId))
      .limit(1);
    const secondFactor = stateAfterSignIn(policy, permissionsOf(granted), factor !== undefined);
    await startSession(tx, admin.adminId, visitor.address, client, proof, secondFactor !== 'none', signedOn.session);
    const seen = { signedOnAt: sql`now()`, displayName: signedOn.name ?? admin.displayName };
    await tx.update(admins).set(seen).where(eq(admins.adminId, admin.adminId));
    const by = { ...visitor, adminId: admin.adminId, username: admin.username };
    const subject = { subjectType: 'admin', subjectId: admin.adminId };
    await recordAudit(tx, by, [{ action: 'admin.sign_in', ...subject }]);
    const isNewAddress = bringsAddress && (await bringAddress(tx, admin.adminId, signedOn.address));
    if (isNewAddress) await recordAudit(tx, by, [{ action: 'admin.change_contact', ...subject, after: FROM_PROVIDER }]);
    return { admin, roles: granted, secondFactor };
  });
  if (outcome instanceof SignOnFailed) throw outcome;
  return { ...proof, ...outcome };
}

/** The audit log says that an address changed, and not which. */
const FROM_PROVIDER = { address: 'from_identity_provider' };

/** The refusal of somebody for whom the provider names no role that exists. */
export const noRole = ({ hint }: SignedOn, facts: Partial<SignOnFacts>): SignOnFailed =>
  new SignOnFailed({ ...(facts as SignOnFacts), step: 'roles', cause: 'no_role', detail: hint });

/** The account, with these roles from now on; undefined when there is none and it would have no role. */
async function accountOf(
  tx: Transaction,
  visitor: Visitor,
  { issuer, subject, username: suggested }: SignedOn,
  granted: Role[],
): Promise<Admin | undefined> {
  const roleIds = granted.map(({ id }) => id);
  const ofSubject = and(eq(admins.signOnIssuer, issuer), eq(admins.signOnSubject, subject));
  const [known] = await tx.select().from(admins).where(ofSubject);
  if (known) {
    if (known.roleIds.join() === roleIds.join()) return known;
    const by = { ...visitor, adminId: known.adminId, username: known.username };
    return changeAccount(tx, by, known.adminId, 'admin.change_roles', { roleIds });
  }
  if (granted.length === 0) return undefined;
  const adminId = `adm_${randomUUID()}`;
  const { username, namesake } = await freeName(tx, suggested, `${issuer} ${subject}`);
  const values = { adminId, username, passwordHash: NO_PASSWORD, roleIds };
  const [created] = await tx
    .insert(admins)
    .values({ ...values, signOnIssuer: issuer, signOnSubject: subject })
    .returning();
  await linkPeople(tx, namesake, adminId, 'sign_on_name');
  const after = { username, roles: roleIds, issuer, namesake };
  const by = { ...visitor, adminId, username };
  await recordAudit(tx, by, [{ action: 'admin.create', subjectType: 'admin', subjectId: adminId, after }]);
  return created;
}

/** The roles with these names, without any that do not exist or are not for people. */
export async function namedRoles(db: Database, names: string[]): Promise<Role[]> {
  const { roleId: id, name, permissions } = roles;
  const own = await db.select({ id, name, permissions }).from(roles).where(inArray(roles.name, names));
  const ids = names.flatMap((one) => (isBuiltIn(one) ? one : (own.find((role) => role.name === one)?.id ?? [])));
  return rolesOf(
    ids.filter((one) => one !== PLATFORM_ROLE),
    own,
  );
}

/** Those of these names that are roles for people. */
export const existingRoles = async (db: Database, names: string[]): Promise<Set<string>> =>
  new Set((await namedRoles(db, names)).map(({ name }) => name));

/**
 * The suggested name as a username. A taken one gets an ending: whose account it is depends on the subject alone.
 *
 * @returns also the id of the person's own account, if one with a password had the name before: both count as one person
 */
async function freeName(
  tx: Transaction,
  suggested: string,
  identity: string,
): Promise<{ username: string; namesake: string | null }> {
  const plain = suggested
    .toLowerCase()
    .replaceAll(/@.*$/g, '')
    .replaceAll(/[^a-z0-9._-]+/g, '-')
    .slice(0, 80);
  const ending = createHash('sha256').update(identity).digest('hex').slice(0, 8);
  if (!USERNAME.test(plain)) return { username: `person-${ending}`, namesake: null };
  const [taken] = await tx.select().from(admins).where(eq(admins.username, plain));
  if (!taken) return { username: plain, namesake: null };
  const isLocalPerson = taken.ownerId === null && taken.signOnIssuer === null;
  return { username: `${plain}-${ending}`, namesake: isLocalPerson ? taken.adminId : null };
}
