import { createHash } from 'node:crypto';
import { desc, eq, inArray, notLike, type SQL, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../db/database.ts';
import { signInLimits } from '../db/schema.ts';
import { TooManyRequests } from '../domain/errors.ts';
import { networkOf, siteOf } from '../http/client-address.ts';

// An attempt is counted as failed before the password is looked at, by one statement that either counts it or finds the subject
// blocked. So of any number of attempts at once, in any number of processes, no more get through than one after the other would.

/** All in seconds. */
interface Rule {
  /** So many failures cost nothing; from then on each begins a wait. */
  free: number;
  /** The first wait. Each further failure doubles it. */
  wait: number;
  /** After so long without an attempt that was let through, the count begins again. */
  quiet: number;
}

/** The longest wait of either rule: nothing is ever blocked for good. */
const LONGEST_WAIT = 15 * 60;
const ACCOUNT: Rule = { free: 5, wait: 1, quiet: 24 * 60 * 60 };
const ADDRESS: Rule = { free: 20, wait: LONGEST_WAIT, quiet: LONGEST_WAIT };
/** Of a /48: whoever has one can come from 65,536 networks. */
const SITE: Rule = { free: 100, wait: LONGEST_WAIT, quiet: LONGEST_WAIT };

/** As many counts are kept; more come together only when somebody tries names or addresses through. */
const MAX_COUNTS = 100_000;

/** One attempt that was let through, to be taken back or cleared by what came of it. */
export interface Attempt {
  username: string;
  network: string;
  account: Counted;
  address: Counted;
  /** Undefined where the address is IPv4. */
  site: Counted | undefined;
  /** The account signed in from this network before. */
  isKnown: boolean;
}

interface Counted {
  subject: string;
  /** Which one it was since the count began. */
  attempts: number;
}

/**
 * Counts an attempt against the name, whether or not it is anybody's, against the address and, of IPv6, its /48. Who is refused is not counted, so
 * that a refusal never makes a wait longer.
 *
 * @param address null where the socket has none; all such are counted as one
 * @throws TooManyRequests with the seconds until the next attempt is let through
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

/** No password was looked at after all. */
export async function takeBackAttempt(db: Database, { account, address, site }: Attempt): Promise<void> {
  await takeBackFrom(db, account, ACCOUNT);
  await takeBackFrom(db, address, ADDRESS);
  if (site) await takeBackFrom(db, site, SITE);
}

/** The password was right: the account begins again, the address has one failure less, and both know each other from now on. */
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

/** Lets an account begin again, except where it signed in from before. */
export async function clearAccount(tx: Transaction, username: string): Promise<void> {
  await tx.delete(signInLimits).where(eq(signInLimits.subject, unknownSubject(username)));
}

/** Removes the counts that decide nothing any more, and which addresses an account came from when that is 30 days ago. */
export async function forgetOldAttempts(db: Database): Promise<void> {
  const kept = sql`case when ${signInLimits.subject} like 'known:%' then interval '30 days' else interval '1 day' end`;
  await db.delete(signInLimits).where(sql`${signInLimits.updatedAt} < now() - ${kept}`);
}

/**
 * Removes the counts beyond `MAX_COUNTS`: those with the fewest failures first, so that nobody can have a count of many forgotten by
 * making many of few.
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

/** An address holds no space, so no name that is tried can be mistaken for another's address. */
const knownSubject = (username: string, network: string) => `known:${network} ${username}`;

/** A name that is nobody's may be a password that was typed in the wrong field, so no name is stored as it was given. */
export const unknownSubject = (username: string) =>
  `account:${createHash('sha256').update(username).digest('hex').slice(0, 32)}`;

/** Where the account signed in from before has a count of its own, which guesses from elsewhere do not touch. */
function accountSubject(username: string, network: string): SQL {
  const known = sql`select known.subject from ${signInLimits} known where known.subject = ${knownSubject(username, network)}`;
  return sql`coalesce((${known}), ${unknownSubject(username)}::text)`;
}

async function count(db: Database, subject: SQL, { free, wait, quiet }: Rule): Promise<Counted> {
  const begins = sql`${signInLimits.updatedAt} <= now() - ${quiet}::float8 * interval '1 second'`;
  const attempts = sql`case when ${begins} then 1 else ${signInLimits.attempts} + 1 end`;
  // The exponent ends where the longest wait has long been reached: without that, a power of a long siege would overflow.
  const doubled = sql`${wait}::float8 * power(2, least((${attempts}) - ${free}::int, 20))`;
  const blocks = sql`now() + least(${doubled}, ${LONGEST_WAIT}::float8) * interval '1 second'`;
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

/** The wait that this attempt began goes with it, and so does one that too few failures are left for. */
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
