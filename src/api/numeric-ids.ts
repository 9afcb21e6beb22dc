import { isNumericId } from '../lib/unreadable.ts';

/** A request's body with its ids as they came: text or number. */
export function withIdsAsTheyCame(body: unknown): unknown {
  const isPlain = typeof body === 'object' && body !== null && Object.getPrototypeOf(body) === Object.prototype;
  if (!isPlain) return body;
  return Object.fromEntries(Object.entries(body).map(([field, value]) => [field, asItCame(field, value)]));
}

function asItCame(field: string, value: unknown): unknown {
  if (!/_ids?$/.test(field)) return value;
  const one = (id: unknown) => (typeof id === 'string' && isNumericId(id, field) ? Number(id) : id);
  return Array.isArray(value) ? value.map(one) : one(value);
}
