import type { SentPayment } from '../../server/statements/matching/match.ts';
import type { LineDetail, StatementLine } from '../../server/statements/reading/line.ts';

/** The content of a generated statement: the share of lines in thousandths. */
const [MANGLED, RETURNED, IN_BATCHES] = [100, 20, 50];
const BATCH = 3;
const DAYS = 30;
const DAY_MS = 24 * 60 * 60_000;
const FIRST = Date.parse('2026-10-20T00:00:00Z');

export interface GeneratedStatement {
  payments: SentPayment[];
  lines: StatementLine[];
  /** The payments that each line is really about. */
  truth: string[][];
}

const keyOf = ({ withdrawalId, attempt }: Pick<SentPayment, 'withdrawalId' | 'attempt'>) =>
  `${withdrawalId}#${attempt}`;

/** The ways in which banks write a reference. Some leave nothing of it. */
const FORMS: ((payment: SentPayment) => string)[] = [
  ({ withdrawalId }) => withdrawalId.replace('-', ''),
  ({ withdrawalId }) => withdrawalId.toLowerCase(),
  ({ withdrawalId }) => withdrawalId.replace('-', '–'),
  ({ withdrawalId }) => withdrawalId.replace('-', ' '),
  ({ reference }) => (reference ?? '').slice(0, 18),
  ({ withdrawalId }) => `PAYOUT${withdrawalId.replace('-', '')}`,
  ({ reference }) => (reference ?? '').replaceAll('-', ''),
  ({ withdrawalId }) => `${withdrawalId.slice(0, 7)} ${withdrawalId.slice(7)}`,
  ({ withdrawalId }) => withdrawalId.slice(0, -2),
  () => 'ACH TRANSFER',
];

/** A statement of so many lines, the same each time: 10 % with a mangled reference, 2 % returns, 5 % batches. */
export function generatedStatement(count: number): GeneratedStatement {
  let state = 57;
  const below = (most: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * most);
  };
  const payments: SentPayment[] = [];
  const lines: StatementLine[] = [];
  const truth: string[][] = [];
  const pay = (): SentPayment => {
    const number = payments.length;
    const sentAt = new Date(FIRST + Math.floor((number / count) * DAYS * DAY_MS));
    const payment = {
      withdrawalId: `WDR-${1_000_000 + number}`,
      attempt: 1,
      reference: `ACH-${sentAt.toISOString().slice(0, 10).replaceAll('-', '')}-${String(number).padStart(7, '0')}`,
      amountCents: 1_000 + below(200_000),
      sentAt,
      foundCents: 0,
      isReturnFound: false,
      isInPeriod: true,
    };
    payments.push(payment);
    return payment;
  };
  const add = (amountCents: number, sentAt: Date, text: string, of: SentPayment[], details: LineDetail[] = []) => {
    const bookedOn = new Date(sentAt.getTime() + below(3) * DAY_MS).toISOString().slice(0, 10);
    const line = lines.length + 2;
    lines.push({
      line,
      bankId: `B${line}`,
      bookedOn,
      amountCents,
      currency: 'USD',
      reference: null,
      text,
      status: null,
      returnCode: null,
      feeCents: null,
      details,
    });
    truth.push(of.map(keyOf));
  };
  while (lines.length < count) {
    const kind = below(1_000);
    if (kind < IN_BATCHES) {
      const own = Array.from({ length: BATCH }, pay);
      const sum = own.reduce((total, { amountCents }) => total + amountCents, 0);
      const details = own.map(({ withdrawalId, amountCents }) => ({
        bankId: null,
        amountCents: -amountCents,
        reference: withdrawalId,
        text: '',
        returnCode: null,
      }));
      // Some banks list a batch's payments, others name them, and others say nothing.
      const form = below(3);
      const text = form === 1 ? own.map(({ withdrawalId }) => withdrawalId).join(' ') : `ACH BATCH ${lines.length}`;
      add(-sum, own.at(-1)?.sentAt as Date, text, own, form === 0 ? details : []);
    } else if (kind < IN_BATCHES + RETURNED && payments.length > 0) {
      const payment = payments[below(payments.length)] as SentPayment;
      add(payment.amountCents, new Date(payment.sentAt.getTime() + 2 * DAY_MS), `RETURN R03 ${payment.withdrawalId}`, [
        payment,
      ]);
    } else {
      const payment = pay();
      const isMangled = kind < IN_BATCHES + RETURNED + MANGLED;
      const form = isMangled ? FORMS[below(FORMS.length)] : undefined;
      const name = form ? form(payment) : below(2) === 0 ? payment.withdrawalId : (payment.reference as string);
      add(-payment.amountCents, payment.sentAt, `ORIG CO NAME:INVENTED ${name} ACH CREDIT`, [payment]);
    }
  }
  return { payments, lines, truth };
}

/** The same as a file. */
export function asCsv({ lines }: GeneratedStatement): string {
  const rows = lines.map(
    ({ bankId, bookedOn, text, amountCents }) => `${bookedOn},${bankId},"${text}",${(amountCents / 100).toFixed(2)}`,
  );
  return ['Posting Date,Transaction ID,Description,Amount', ...rows, ''].join('\n');
}
