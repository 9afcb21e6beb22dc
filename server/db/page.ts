/** A page of a list. `next` is the position to continue after, null on the last page. */
export interface Page<T, P> {
  rows: T[];
  next: P | null;
}

/**
 * At most `limit` rows.
 *
 * @param read reads that many rows: one more than requested, which shows whether there is a next page
 * @param positionOf the values of a row by which the list is ordered
 */
export async function readPage<T, P>(
  limit: number,
  read: (count: number) => PromiseLike<T[]>,
  positionOf: (row: T) => P,
): Promise<Page<T, P>> {
  const rows = await read(limit + 1);
  const page = rows.slice(0, limit);
  const last = rows.length > limit ? page.at(-1) : undefined;
  return { rows: page, next: last === undefined ? null : positionOf(last) };
}
