/**
 * What a change does to who was written against the contract before it. Breaking: a client or its generated code must be
 * changed. Additive: there is more, or the same promised more tightly, and nothing must be changed. Cosmetic: words alone.
 */
export type Kind = 'breaking' | 'additive' | 'cosmetic';

export const KINDS: Kind[] = ['breaking', 'additive', 'cosmetic'];

/** Which way the value travels. A request may only take more, an answer may only promise more. */
export type Side = 'request' | 'answer';

/** A place in the contract that a comparison has come to. */
export interface Place {
  /** As in `Withdrawal.status` or `listGames query search`. */
  where: string;
  side: Side;
  /** The named schemas on the way there, the outermost first. */
  schemas: string[];
  /** The property that it is, or is in. */
  field?: string;
}

export interface Change extends Omit<Place, 'side'> {
  kind: Kind;
  /** Left out where the way does not matter. */
  side?: Side;
  /** The end of a sentence that begins with the place. */
  what: string;
}

/** Whether more values or fewer may travel than before. */
export type Effect = 'wider' | 'narrower';

/** More in a request, or less in an answer, disturbs nobody; the other way round it does. */
export function judge(side: Side, effect: Effect): Kind {
  return (side === 'request') === (effect === 'wider') ? 'additive' : 'breaking';
}

/** Equal as JSON, whatever the order of names. */
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

/** A value in a sentence, cut where it is long. */
export function quoted(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return `\`${text.length > 60 ? `${text.slice(0, 57)}...` : text}\``;
}
