import { createRandom } from '../../demo/random.ts';
import { keyParts, type Payment, type PaymentRail, type RailAnswer } from '../../server/payments/rail/rail.ts';
import type { ListPage, ListQuery, PaymentList, RailPayment } from '../../server/payments/rail/rail-list.ts';
import type { Host, Machine } from './host.ts';
import type { Question, Questions } from './questions.ts';
import type { Schedule } from './schedule.ts';
import type { Tendencies } from './tendencies.ts';
import { Wrong } from './wrong.ts';

/** Payments on a page of the list: few, so that there are pages. */
const PAGE = 3;
const REASONS = ['R16 Account frozen', 'R01 Insufficient funds', 'Not now, try again later'];
/** Answers that are late are on their way for so long that whoever asked has mostly given up, or has died. */
const LATE_MS = { least: 5_000, most: 90_000 };
const RETURN_CODES = ['R03', 'R23', 'R01', undefined, undefined];

/** Whom the rail tells what happens. */
interface Told {
  log(text: string): void;
  /** Lets something happen after some time. */
  later(ms: number, work: () => void): void;
  /** Called when a process begins to ask for a payment that none has asked for. @throws Wrong */
  asked(key: string, payment: Payment): void;
  /** Called when a process begins to ask for a payment. @returns the question, by which it is known how long it waits */
  asks(machine: Machine, key: string): Question;
  questions: Pick<Questions, 'heard' | 'broke' | 'givenUp'>;
}

interface Known {
  payment: Payment;
  answer: RailAnswer;
}

/**
 * The payment service, outside of all processes. It keeps its promise: however often it is asked with one key, it pays at most once, and
 * says the same each time. Requests and answers are lost on the way, come late, and come to processes that are no more.
 */
export class Rail {
  readonly #host: Host;
  readonly #schedule: Schedule;
  readonly #seed: string;
  readonly #told: Told;
  readonly #tends: Pick<Tendencies, 'refused' | 'lost' | 'late'>;
  /** Payments that it was asked for, also in vain. */
  readonly #asked = new Set<string>();
  readonly #answers = new Map<string, Known>();
  readonly payments: RailPayment[] = [];
  /** While it is down, every request is lost. */
  isDown = false;
  /** While nothing is lost on the way. */
  isWell = false;

  constructor(
    host: Host,
    schedule: Schedule,
    seed: string,
    tends: Pick<Tendencies, 'refused' | 'lost' | 'late'>,
    told: Told,
  ) {
    this.#host = host;
    this.#schedule = schedule;
    this.#seed = seed;
    this.#tends = tends;
    this.#told = told;
  }

  /** The client of one process. */
  clientOf(machine: Machine): PaymentRail & PaymentList {
    return {
      pay: (key, payment, signal) => {
        const question = this.#told.asks(machine, key);
        if (!this.#asked.has(key)) this.#told.asked(key, payment);
        this.#asked.add(key);
        return this.#call(machine, `${key} is asked for`, signal, () => this.#execute(key, payment), question);
      },
      list: (query, signal) => this.#call(machine, 'the rail is asked for its list', signal, () => this.#list(query)),
    };
  }

  async #call<T>(
    machine: Machine,
    what: string,
    signal: AbortSignal,
    execute: () => T,
    question?: Question,
  ): Promise<T> {
    signal.throwIfAborted();
    const { questions } = this.#told;
    const answered = async () => {
      // The request is on its way, whatever becomes of its sender.
      const sent = await this.#schedule.turn(undefined, what);
      if (this.isDown || (!this.isWell && sent.chance(this.#tends.lost))) return new Promise<never>(() => {});
      const answer = execute();
      if (!this.isWell && sent.chance(this.#tends.late)) {
        await new Promise<void>((resolve) => this.#told.later(sent.int(LATE_MS.least, LATE_MS.most), resolve));
      }
      const received = await this.#schedule.turn(machine, `the answer to: ${what}`);
      const isLost = !this.isWell && received.chance(this.#tends.lost);
      if (question) questions[isLost ? 'broke' : 'heard'](question);
      if (isLost) throw new Error('the connection broke');
      return answer;
    };
    const aborted = new Promise<never>((_, reject) => {
      const giveUp = () => {
        if (question) questions.givenUp(question);
        reject(signal.reason);
      };
      signal.addEventListener('abort', giveUp, { once: true });
    });
    return Promise.race([answered(), aborted]);
  }

  #execute(key: string, payment: Payment): RailAnswer {
    const known = this.#answers.get(key);
    if (known) {
      if (JSON.stringify(known.payment) !== JSON.stringify(payment)) {
        throw new Wrong('rail', `${key} is asked for with another payment than before`);
      }
      return known.answer;
    }
    const answer = this.#decide(key, payment);
    this.#answers.set(key, { payment, answer });
    this.#told.log(`the rail: ${key} is ${answer.outcome}`);
    return answer;
  }

  #decide(key: string, payment: Payment): RailAnswer {
    const random = createRandom(`rail ${this.#seed} ${key}`);
    if (random.chance(this.#tends.refused)) return { outcome: 'refused', reason: random.pick(REASONS) };
    const { withdrawalId } = payment;
    const kept = this.payments.find((one) => keyParts(one.key)?.withdrawalId === withdrawalId && !one.returned);
    if (kept) throw new Wrong('paid twice', `${key} is paid, and so is ${kept.key}, which did not come back`);
    const reference = `RAIL-${this.payments.length + 1}`;
    const paidAt = new Date(this.#host.time);
    this.payments.push({ key, reference, amountCents: payment.amountCents, paidAt, returned: undefined });
    return { outcome: 'paid', reference };
  }

  /** The bank sends a payment back. */
  sendBack(payment: RailPayment, code: (typeof RETURN_CODES)[number]): void {
    payment.returned = {
      at: new Date(this.#host.time),
      reference: `RET-${payment.reference}`,
      reason: 'It came back',
      ...(code !== undefined && { code }),
    };
    this.#told.log(`the bank sends ${payment.key} back (${code ?? 'no code'})`);
  }

  static codes = RETURN_CODES;

  /** Whether it was asked for a payment, also in vain. */
  wasAsked(key: string): boolean {
    return this.#asked.has(key);
  }

  /** Its answer about a payment, which it would repeat; undefined when it was not asked yet. */
  answerTo(key: string): RailAnswer | undefined {
    return this.#answers.get(key)?.answer;
  }

  #list({ since, onlyReturned, after = '0' }: ListQuery): ListPage {
    const from = Number(after);
    const page = this.payments.slice(from, from + PAGE);
    const payments = page.filter(
      ({ paidAt, returned }) => (returned?.at ?? paidAt) >= since && (!onlyReturned || returned !== undefined),
    );
    // A page without any would look like a list that does not end.
    if (payments.length === 0 && from + PAGE < this.payments.length) {
      return this.#list({ since, after: String(from + PAGE), ...(onlyReturned && { onlyReturned }) });
    }
    return {
      payments: payments.map((one) => ({ ...one })),
      next: from + PAGE < this.payments.length ? String(from + PAGE) : undefined,
    };
  }
}
