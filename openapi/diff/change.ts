/**
 * How a change affects clients written against the previous contract. Breaking: a client or its generated code must be changed.
 * Additive: there is more, or a stricter promise, and nothing needs changing. Cosmetic: only descriptions changed.
 */
export type Kind = 'breaking' | 'additive' | 'cosmetic';

export const KINDS: Kind[] = ['breaking', 'additive', 'cosmetic'];

/** The direction in which a value is sent. Requests may only accept more, answers may only promise more. */
export type Side = 'request' | 'answer';

/** A position in the contract during the comparison. */
export interface Place {
  /** Such as `Withdrawal.status` or `listGames query search`. */
  where: string;
  side: Side;
  /** The named schemas that contain it, outermost first. */
  schemas: string[];
  /** The property that it is, or is inside of. */
  field?: string;
}

export interface Change extends Omit<Place, 'side'> {
  kind: Kind;
  /** Omitted when the direction does not matter. */
  side?: Side;
  /** The end of a sentence that begins with the place. */
  what: string;
  /** Whether code that does not name the field has to change too, because it has to send the field now. */
  concernsUnnamed?: boolean;
}

/** Whether more or fewer values are possible than before. */
export type Effect = 'wider' | 'narrower';

/** Wider requests and narrower answers are compatible; the reverse breaks clients. */
export function judge(side: Side, effect: Effect): Kind {
  return (side === 'request') === (effect === 'wider') ? 'additive' : 'breaking';
}

/** Whether two values are equal as JSON, whatever the order of keys. */
export function alike(one: unknown, other: unknown): boolean {
  return sorted(one) === sorted(other);
}

function sorted(value: unknown): string {
  return JSON.stringify(value, (_, inner) =>
    inner && typeof inner === 'object' && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}

/** A value for use in a sentence, truncated if long. */
export function quoted(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return `\`${text.length > 60 ? `${text.slice(0, 57)}...` : text}\``;
}
