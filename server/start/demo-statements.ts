import { createHash } from 'node:crypto';
import type { Database } from '../db/database.ts';
import type { Actor } from '../domain/actor.ts';
import type { OwnPayment } from '../reconciliation/matching.ts';
import { paymentsAround } from '../reconciliation/queries.ts';
import { statementWith } from '../statements/queries.ts';
import { readStatement } from '../statements/reading/read-statement.ts';
import { closeStatement } from '../statements/state-commands.ts';
import { storeStatement } from '../statements/store-commands.ts';

const FINANCE: Actor = { adminId: 'adm_5', username: 'finance', address: '203.0.113.37', requestId: null };
const ADMIN: Actor = { adminId: 'adm_1', username: 'admin', address: '203.0.113.10', requestId: null };
const ACCOUNT = 'INVENTED/000111';
const DAY = 24 * 60 * 60_000;
const OPENING_CENTS = 5_000_000;

/** Some days that are over, counted from today. */
interface Days {
  from: number;
  to: number;
}

/**
 * Three statements of the bank, read and matched as every other: one that is closed, one with returns, a sum and lines
 * to explain, and one whose balance and number do not follow.
 */
export async function insertDemoStatements(db: Database, now: number): Promise<void> {
  const dayOf = (daysAgo: number) => new Date(now - daysAgo * DAY).toISOString().slice(0, 10);
  const paidOn = async ({ from, to }: Days) =>
    (await paymentsAround(db, dayOf(from), dayOf(to))).filter(({ isInPeriod }) => isInPeriod);
  const upload = async (fileName: string, content: string) => {
    const bytes = Buffer.from(content);
    const read = await readStatement(whole(bytes), { today: dayOf(0) });
    if (read.outcome !== 'understood') throw new Error(`${fileName} is ${read.outcome}`);
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    return (await storeStatement(db, FINANCE, { fileName, sha256, read })).statementId;
  };

  const first = await paidOn({ from: 21, to: 12 });
  if (first.length > 0) {
    const file = mt940(first, { number: 11, openingCents: OPENING_CENTS, closedShortByCents: 0 });
    const id = await upload(`statement-${dayOf(12)}.940`, file);
    // A withdrawal that was paid twice may be left to a person.
    if ((await statementWith(db, id)).counts.unfinished === 0) await closeStatement(db, ADMIN, id);
  }
  const second = await paidOn({ from: 11, to: 4 });
  if (second.length > 0) await upload(`account-export-${dayOf(4)}.csv`, csvWithQuestions(second));
  const third = await paidOn({ from: 3, to: 1 });
  if (third.length > 0) {
    const file = mt940(third, { number: 14, openingCents: OPENING_CENTS - 123_45, closedShortByCents: 50_00 });
    await upload(`statement-${dayOf(1)}.940`, file);
  }
}

async function* whole(bytes: Buffer): AsyncGenerator<Uint8Array> {
  yield bytes;
}

const usd = (cents: number) => (cents / 100).toFixed(2);
const bookedOn = ({ paidAt }: OwnPayment) => paidAt.toISOString().slice(0, 10);

function mt940(
  payments: OwnPayment[],
  { number, openingCents, closedShortByCents }: { number: number; openingCents: number; closedShortByCents: number },
): string {
  const short = (day: string) => day.slice(2).replaceAll('-', '');
  const amount = (cents: number) => usd(cents).replace('.', ',');
  const [first, last] = [payments[0], payments.at(-1)] as [OwnPayment, OwnPayment];
  const closingCents = openingCents - payments.reduce((sum, { netCents }) => sum + netCents, 0) - closedShortByCents;
  const lines = payments.flatMap((payment, index) => {
    const day = short(bookedOn(payment));
    const booking = `:61:${day}${day.slice(2)}D${amount(payment.netCents)}NTRF${payment.withdrawalId}//B${number}-${index}`;
    return [booking, `:86:Payout ${payment.withdrawalId} ${payment.reference ?? ''}`];
  });
  const balance = (tag: string, day: string, cents: number) => `:${tag}:C${short(day)}USD${amount(cents)}`;
  return [
    ...[':20:INVENTED', `:25:${ACCOUNT}`, `:28C:${number}/1`, balance('60F', bookedOn(first), openingCents)],
    ...[...lines, balance('62F', bookedOn(last), closingCents), '-', ''],
  ].join('\r\n');
}

/** Most lines name their payment. One is the sum of three, two are returns, one has no name, and two are none of ours. */
function csvWithQuestions(payments: OwnPayment[]): string {
  const [summed, rest] = [payments.slice(0, 3), payments.slice(3)];
  const [unnamed, ...named] = rest;
  const last = bookedOn(payments.at(-1) as OwnPayment);
  const sum = summed.reduce((cents, { netCents }) => cents + netCents, 0);
  const rows = [
    ...named.map((payment) => [bookedOn(payment), payment.withdrawalId, `-${usd(payment.netCents)}`, 'Payout']),
    [bookedOn(summed.at(-1) as OwnPayment), 'ACH BATCH 2211', `-${usd(sum)}`, 'Payouts'],
    ...(unnamed ? [[bookedOn(unnamed), '', `-${usd(unnamed.netCents)}`, 'Transfer']] : []),
    ...named
      .slice(0, 2)
      .map((one, index) => [last, `RETURN R0${index + 3} ${one.withdrawalId}`, usd(one.netCents), '']),
    [last, 'ACH 99120', '-48.00', 'Card terminal'],
    [last, 'Office rent', '-1850.00', 'Invented Estates'],
  ];
  return ['Date,Reference,Amount,Text', ...rows.map((row) => row.join(','))].join('\r\n');
}
