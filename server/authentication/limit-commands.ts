import { createHash } from 'node:crypto';
import { desc, eq, notLike, type SQL, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../db/database.ts';
import { signInLimits } from '../db/schema/sign-in-limits.ts';
import { TooManyRequests } from '../domain/errors.ts';
import { countedNetwork, siteOf } from '../domain/networks.ts';

// An attempt is counted as failed before the password is checked, in one statement that either counts it or finds the
// subject blocked. So concurrent attempts, in any number of processes, get through no more often than sequential ones.

/** All in seconds. */
interface Rule {
  /** This many failures have no consequence; each further one starts a block. */
  free: number;
  /** The duration of the first block. Each further failure doubles it. */
  wait: number;
  /** After this time without a counted attempt, the count starts again. */
  quiet: number;
}

/** The longest block of any rule: nothing is ever blocked permanently. */
const MAX_WAIT_SECONDS = 15 * 60;
const ACCOUNT: Rule = { free: 5, wait: 1, quiet: 24 * 60 * 60 };
const ADDRESS: Rule = { free: 20, wait: MAX_WAIT_SECONDS, quiet: MAX_WAIT_SECONDS };
/** Per /48: whoever has one can use 65,536 networks. */
const SITE: Rule = { free: 100, wait: MAX_WAIT_SECONDS, quiet: MAX_WAIT_SECONDS };

/** Maximum of stored counts; more accumulate only when somebody tries many names or addresses. */
const MAX_COUNTS = 100_000;

/** An attempt that was counted; it is taken back or cleared, depending on the result. */
export interface Attempt {
  username: string;
  network: string;
  account: Counted;
  /** Undefined for an account at a network that it signed in from before, which has a count of its own there. */
  address: Counted | undefined;
  /** Undefined likewise, and when the address is IPv4. */
  site: Counted | undefined;
  /** Whether the account has signed in from this network before. */
  isKnown: boolean;
}

interface Counted {
  subject: string;
  /** The number of this attempt since the count began. */
  attempts: number;
}

/**
 * Counts an attempt for the name, whether or not it exists, for the address and, with IPv6, for its /48. A refused
 * attempt is not counted, so it never prolongs a block. An account that has signed in from a network before has a count
 * for that network alone: whatever strangers type there, its colleagues still get in.
 *
 * @param address null when the socket has none; all of these share one count
 * @throws TooManyRequests with the seconds until the next attempt is allowed
 */
export async function reserveAttempt(db: Database, username: string, address: string | null): Promise<Attempt> {
  const network = address === null ? 'unknown' : countedNetwork(address);
  const known = await countKnown(db, username, network);
  if (known) return { username, network, account: known, address: undefined, site: undefined, isKnown: true };
  const wide = address === null ? undefined : siteOf(address);
  const site = wide === undefined ? undefined : await count(db, sql`${`site:${wide}`}::text`, SITE);
  let counted: Counted | undefined;
  try {
    counted = await count(db, sql`${`address:${network}`}::text`, ADDRESS);
    const account = await count(db, sql`${unknownSubject(username)}::text`, ACCOUNT);
    return { username, network, account, address: counted, site, isKnown: false };
  } catch (error) {
    if (counted) await takeBackFrom(db, counted, ADDRESS);
    if (site) await takeBackFrom(db, site, SITE);
    throw error;
  }
}

/** The password was not checked after all. */
export async function takeBackAttempt(db: Database, { account, address, site }: Attempt): Promise<void> {
  await takeBackFrom(db, account, ACCOUNT);
  if (address) await takeBackFrom(db, address, ADDRESS);
  if (site) await takeBackFrom(db, site, SITE);
}

/**
 * The password was right: resets the account's count, removes one failure from the address, and remembers that the
 * account signs in from there.
 */
export async function clearAttempts(tx: Transaction, { username, network, address, site }: Attempt): Promise<void> {
  await clearAccount(tx, username);
  const begun = { attempts: 0, countedSince: sql`now()`, blockedUntil: null, updatedAt: sql`now()` };
  await tx
    .insert(signInLimits)
    .values({ subject: knownSubject(username, network), ...begun })
    .onConflictDoUpdate({ target: signInLimits.subject, set: begun });
  if (address) await takeBackFrom(tx, address, ADDRESS);
  if (site) await takeBackFrom(tx, site, SITE);
}

/** Resets an account's count, except those for networks from which it has signed in before. */
export async function clearAccount(tx: Transaction, username: string): Promise<void> {
  await tx.delete(signInLimits).where(eq(signInLimits.subject, unknownSubject(username)));
}

/** Deletes counts that no longer matter, and the known networks of accounts after 30 days. */
export async function forgetOldAttempts(db: Database): Promise<void> {
  const kept = sql`case when ${signInLimits.subject} like 'known:%' then interval '30 days' else interval '1 day' end`;
  await db.delete(signInLimits).where(sql`${signInLimits.updatedAt} < now() - ${kept}`);
}

/**
 * Deletes counts beyond `MAX_COUNTS`: those with the fewest failures first, so that nobody can displace a high count by
 * creating many low ones.
 */
export async function boundAttempts(db: Database): Promise<void> {
  const beyond = db
    .select({ place: sql`ctid` })
    .from(signInLimits)
    .where(notLike(signInLimits.subject, 'known:%'))
    .orderBy(desc(signInLimits.attempts), desc(signInLimits.updatedAt))
    .offset(MAX_COUNTS);
  // An array is computed once. With `in`, a planner that believes the table empty sorts all rows again for every row.
  await db.delete(signInLimits).where(sql`ctid = any(array(${beyond}))`);
}

/** An address contains no space, so no attempted name can be confused with another name's address. */
const knownSubject = (username: string, network: string) => `known:${network} ${username}`;

/** A name that does not exist may be a password typed into the wrong field, so names are stored as hashes. */
export const unknownSubject = (username: string) =>
  `account:${createHash('sha256').update(username).digest('hex').slice(0, 32)}`;

/** Counts an attempt where the account has signed in before; undefined where it has not. @throws TooManyRequests */
async function countKnown(db: Database, username: string, network: string): Promise<Counted | undefined> {
  const subject = knownSubject(username, network);
  const isKnown = (await db.$count(signInLimits, eq(signInLimits.subject, subject))) > 0;
  return isKnown ? count(db, sql`${subject}::text`, ACCOUNT) : undefined;
}

async function count(db: Database, subject: SQL, { free, wait, quiet }: Rule): Promise<Counted> {
  const begins = sql`${signInLimits.updatedAt} <= now() - ${quiet}::float8 * interval '1 second'`;
  const attempts = sql`case when ${begins} then 1 else ${signInLimits.attempts} + 1 end`;
  // Limits the exponent, which would overflow after many failures; the longest block is reached much earlier.
  const doubled = sql`${wait}::float8 * power(2, least((${attempts}) - ${free}::int, 20))`;
  const blocks = sql`now() + least(${doubled}, ${MAX_WAIT_SECONDS}::float8) * interval '1 second'`;
  const [counted] = await db
    .insert(signInLimits)
    .values({ subject, attempts: 1 })
    .onConflictDoUpdate({
      target: signInLimits.subject,
      set: {
        attempts,
        countedSince: sql`case when ${begins} then now() else ${signInLimits.countedSince} end`,
        blockedUntil: sql`case when (${attempts}) >= ${free}::int then ${blocks} end`,
        updatedAt: sql`now()`,
      },
      setWhere: sql`${signInLimits.blockedUntil} is null or ${signInLimits.blockedUntil} <= now()`,
    })
    .returning({ subject: signInLimits.subject, attempts: signInLimits.attempts });
  if (!counted) throw new TooManyRequests(await secondsLeft(db, subject), 'attempts');
  return counted;
}

async function secondsLeft(db: Database, subject: SQL): Promise<number> {
  const [row] = await db
    .select({ left: sql<number>`ceil(extract(epoch from ${signInLimits.blockedUntil} - now()))::int` })
    .from(signInLimits)
    .where(sql`${signInLimits.subject} = ${subject}`);
  return Math.max(row?.left ?? 1, 1);
}

/** Also removes the block that this attempt started, or one for which too few failures remain. */
async function takeBackFrom(db: Database, { subject, attempts }: Counted, { free }: Rule): Promise<void> {
  const unblocked = sql`${signInLimits.attempts} = ${attempts}::int or ${signInLimits.attempts} <= ${free}::int`;
  await db
    .update(signInLimits)
    .set({
      attempts: sql`greatest(${signInLimits.attempts} - 1, 0)`,
      blockedUntil: sql`case when ${unblocked} then null else ${signInLimits.blockedUntil} end`,
    })
    .where(eq(signInLimits.subject, subject));
}
