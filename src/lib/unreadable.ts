/**
 * A number of an answer that cannot be read, in place of the number. In every calculation and comparison it is NaN; as text it is what the
 * back end sent, so a form shows that to be corrected.
 */
export class UnreadableNumber extends Number {
  readonly #sent: string;

  constructor(sent: string) {
    super(Number.NaN);
    this.#sent = sent;
  }

  override toString(): string {
    return this.#sent;
  }
}

/** Shown in place of a value that the back end sent in a way that cannot be read; its title has what came. */
export const UNREADABLE = 'unreadable';

/** The text that the back end sent in place of a number; undefined for everything that is not an unreadable number. */
export const sentInsteadOf = (value: unknown): string | undefined =>
  value instanceof UnreadableNumber ? value.toString() : undefined;

/** Whether the amount or count is there and was read: nothing is decided about one that is not. */
export const isReadable = (value: number | null | undefined): value is number =>
  typeof value === 'number' && Number.isFinite(value);

/** Ids that came as numbers, by the field that had them. The portal has them as text, and sends them back as they came. */
const numeric = new Set<string>();
/** One thing has two names in the contract. */
const nameOf = (field: string) => field.replace(/s$/, '').replace('request_id', 'withdrawal_id');

export const noteNumericId = (id: string, field: string): void => void numeric.add(`${nameOf(field)} ${id}`);
export const isNumericId = (id: string, field: string): boolean => numeric.has(`${nameOf(field)} ${id}`);

/** Texts of ids that came as numbers which JavaScript cannot hold: their last digits are wrong. */
const inexact = new Set<string>();

export const noteInexact = (id: string): void => void inexact.add(id);
export const isInexact = (id: string): boolean => inexact.has(id);
