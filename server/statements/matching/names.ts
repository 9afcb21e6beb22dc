import { Turn } from '../../domain/turn.ts';
import { paymentKey } from '../../payments/rail/rail.ts';
import type { SentPayment } from './match.ts';

/** A payment that a text names, and how. */
export interface Naming {
  withdrawalId: string;
  /** Undefined when only the withdrawal is named, which may have been sent more than once. */
  payment: SentPayment | undefined;
  /** As words of the text, or without separators and case or as a beginning. */
  step: 1 | 2;
  /** Whether the text has the beginning alone, which an older payment might have too. */
  isBeginning: boolean;
}

/** Shorter beginnings are those of many. */
const FEWEST_OF_BEGINNING = 10;
/** Shorter words of an odd form may mean anything. */
const FEWEST_OF_ODD = 6;
/** Numbers with fewer digits are dates, counts and parts of other ids. */
const FEWEST_DIGITS = 5;
/** A name behind a prefix: PAYOUTWDR100420. */
const FEWEST_BEHIND_PREFIX = 8;
const MAX_WORDS = 200;
const MAX_WORD = 80;

const SEPARATORS = /[\s,;|/()"'<>[\]{}*+=?!]+/;
/** Punctuation at the ends of a word. */
const ENDS = /^[.:_#–—-]+|[.:_#–—-]+$/g;

const wordsOf = (text: string): string[] =>
  text
    .split(SEPARATORS, MAX_WORDS)
    .map((word) => (/^[\p{L}\p{N}].*[\p{L}\p{N}]$/u.test(word) ? word : word.replaceAll(ENDS, '')))
    .filter((word) => word !== '');

/** Without separators and case: WDR–100420 and wdr 100420 are wdr100420. */
const plain = (word: string): string => {
  const ascii = /^[\x20-\x7e]*$/.test(word) ? word : word.normalize('NFKC');
  return ascii.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
};
const isNumber = (word: string) => /^\d+$/.test(word);
const hasBoth = (word: string) => /\d/.test(word) && /\D/.test(word);

const AMBIGUOUS = Symbol('several');
type Named = { withdrawalId: string; payment: SentPayment | undefined };

/** Finds the payments that texts name, in a time that does not grow with their number. */
export class PaymentNames {
  readonly #exact = new Map<string, Named | typeof AMBIGUOUS>();
  /** Without separators and case. */
  #odd: { names: Map<string, Named | typeof AMBIGUOUS>; sorted: string[]; lengths: number[] } = {
    ...{ names: new Map(), sorted: [], lengths: [] },
  };

  private constructor() {}

  /** @param withdrawalIds others, which were never sent */
  static async of(payments: readonly SentPayment[], withdrawalIds: Iterable<string> = []): Promise<PaymentNames> {
    const names = new PaymentNames();
    const turn = new Turn();
    for (const payment of payments) {
      const { withdrawalId, attempt, reference } = payment;
      add(names.#exact, withdrawalId, { withdrawalId, payment: undefined });
      add(names.#exact, paymentKey(withdrawalId, attempt), { withdrawalId, payment });
      if (reference !== null && reference !== withdrawalId) add(names.#exact, reference, { withdrawalId, payment });
      if (turn.isOver) await turn.pass();
    }
    for (const withdrawalId of withdrawalIds) add(names.#exact, withdrawalId, { withdrawalId, payment: undefined });
    await names.#makeOdd(turn);
    return names;
  }

  /** All that a text names, each once; in odd forms only where no name stands in its own form. */
  namedIn(reference: string | null, text: string): Naming[] {
    const found = new Map<string, Naming>();
    const take = (named: Named | typeof AMBIGUOUS | undefined, step: 1 | 2, isBeginning = false) => {
      if (!named || named === AMBIGUOUS) return;
      const known = found.get(named.withdrawalId);
      if (!known) found.set(named.withdrawalId, { ...named, step, isBeginning });
      else known.payment ??= named.payment;
    };
    const whole = reference?.trim() ?? '';
    take(this.#exact.get(whole), 1);
    const words = wordsOf(whole === '' ? text : `${whole} ${text}`);
    for (const word of words) if (!isNumber(word) || word.length >= FEWEST_DIGITS) take(this.#exact.get(word), 1);
    if (found.size > 0) return [...found.values()];
    const forms = words.map(plain);
    for (let at = 0; at < forms.length; at++) {
      for (const count of [1, 2, 3]) {
        if (at + count > forms.length) break;
        const form = forms.slice(at, at + count).join('');
        if (form.length < FEWEST_OF_ODD || form.length > MAX_WORD || (count > 1 && !hasBoth(form))) continue;
        take(this.#odd.names.get(form), 2);
      }
    }
    if (found.size > 0) return [...found.values()];
    for (let at = 0; at < forms.length; at++) {
      for (const count of [1, 2, 3]) {
        if (at + count > forms.length) break;
        const form = forms.slice(at, at + count).join('');
        if (form.length <= MAX_WORD) take(this.#byBeginning(form), 2, true);
      }
      take(this.#behindPrefix(forms[at] ?? ''), 2);
    }
    return [...found.values()];
  }

  async #makeOdd(turn: Turn): Promise<void> {
    const names = new Map<string, Named | typeof AMBIGUOUS>();
    for (const [name, named] of this.#exact) {
      const form = plain(name);
      if (form.length >= FEWEST_OF_ODD && /\d/.test(form)) add(names, form, named);
      if (turn.isOver) await turn.pass();
    }
    const sorted = [...names.keys()].filter((form) => form.length > FEWEST_OF_BEGINNING).toSorted();
    const lengths = [...new Set([...names.keys()].map(({ length }) => length))].filter(
      (one) => one >= FEWEST_BEHIND_PREFIX,
    );
    this.#odd = { names, sorted, lengths: lengths.toSorted((one, other) => other - one) };
  }

  /** The payment whose name begins like this, if it is the only one. */
  #byBeginning(form: string): Named | undefined {
    const { names, sorted } = this.#odd;
    if (form.length < FEWEST_OF_BEGINNING || !/\d{3}/.test(form)) return undefined;
    let [low, high] = [0, sorted.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sorted[middle] as string) < form) low = middle + 1;
      else high = middle;
    }
    let found: Named | undefined;
    for (; sorted[low]?.startsWith(form); low++) {
      const named = names.get(sorted[low] as string);
      if (!named || named === AMBIGUOUS || (found && found.withdrawalId !== named.withdrawalId)) return undefined;
      found = found && found.payment !== named.payment ? { ...named, payment: undefined } : named;
    }
    return found;
  }

  /** The payment whose whole name stands at the end of a word, behind letters. */
  #behindPrefix(form: string): Named | undefined {
    const { names, lengths } = this.#odd;
    if (form.length <= FEWEST_BEHIND_PREFIX || form.length > MAX_WORD) return undefined;
    for (const length of lengths) {
      const start = form.length - length;
      if (start < 1) continue;
      const name = form.slice(start);
      const isCut = /\d/.test(form[start - 1] as string) && /^\d/.test(name);
      const named = hasBoth(name) && !isCut ? names.get(name) : undefined;
      if (named && named !== AMBIGUOUS) return named;
    }
    return undefined;
  }
}

/** A name of two withdrawals names neither; of two payments of one, that one. */
function add<Value extends Named | typeof AMBIGUOUS>(
  names: Map<string, Named | typeof AMBIGUOUS>,
  name: string,
  named: Value,
): void {
  const known = names.get(name);
  if (known === undefined || known === named) names.set(name, named);
  else if (known === AMBIGUOUS || named === AMBIGUOUS || known.withdrawalId !== named.withdrawalId)
    names.set(name, AMBIGUOUS);
  else if (known.payment !== named.payment) names.set(name, { withdrawalId: named.withdrawalId, payment: undefined });
}
