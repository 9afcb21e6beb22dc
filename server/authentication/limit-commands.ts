import { createHash } from 'node:crypto';
import { desc, eq, inArray, notLike, type SQL, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../db/database.ts';
import { signInLimits } from '../db/schema.ts';
import { TooManyRequests } from '../domain/temporary-errors.ts';
import { networkOf, siteOf } from '../http/client-address.ts';

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
  address: Counted;
  /** Undefined when the address is IPv4. */
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
 * attempt is not counted, so it never prolongs a block.
 *
 * @param address null when the socket has none; all of these share one count
 * @throws TooManyRequests with the seconds until the next attempt is allowed
 */
export async function reserveAttempt(db: Database, username: string, address: string | null): Promise<Attempt> {
  const network = address === null ? 'unknown' : networkOf(address);
  const wide = address === null ? undefined : siteOf(address);
  const site = wide === undefined ? undefined : await count(db, sql`${`site:${wide}`}::text`, SITE);
  let counted: Counted | undefined;
  try {
    counted = await count(db, sql`${`address:${network}`}::text`, ADDRESS);
    const account = await count(db, accountSubject(username, network), ACCOUNT);
    return { username, network, account, address: counted, site, isKnown: account.subject.startsWith('known:') };
  } catch (error) {
    if (counted) await takeBackFrom(db, counted, ADDRESS);
    if (site) await takeBackFrom(db, site, SITE);
    throw error;
  }
}

/** The password was not checked after all. */
export async function takeBackAttempt(db: Database, { account, address, site }: Attempt): Promise<void> {
  await takeBackFrom(db, account, ACCOUNT);
  await takeBackFrom(db, address, ADDRESS);
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
  await takeBackFrom(tx, address, ADDRESS);
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
    .select({ subject: signInLimits.subject })
    .from(signInLimits)
    .where(notLike(signInLimits.subject, 'known:%'))
    .orderBy(desc(signInLimits.attempts), desc(signInLimits.updatedAt))
    .offset(MAX_COUNTS);
  await db.delete(signInLimits).where(inArray(signInLimits.subject, beyond));
}

/** An address contains no space, so no attempted name can be confused with another name's address. */
const knownSubject = (username: string, network: string) => `known:${network} ${username}`;

/** A name that does not exist may be a password typed into the wrong field, so names are stored as hashes. */
export const unknownSubject = (username: string) =>
  `account:${createHash('sha256').update(username).digest('hex').slice(0, 32)}`;

/** Networks from which the account has signed in before have counts of their own, which guesses from elsewhere do not affect. */
function accountSubject(username: string, network: string): SQL {
  const known = sql`select known.subject from ${signInLimits} known where known.subject = ${knownSubject(username, network)}`;
  return sql`coalesce((${known}), ${unknownSubject(username)}::text)`;
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
