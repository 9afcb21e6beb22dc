/** The listed rows between the two, inclusive, in either direction; none where one of them is not listed. */
export function between<Row>(
  rows: readonly Row[],
  idOf: (row: Row) => string,
  from: string | undefined,
  to: string,
): readonly Row[] {
  const ends = [from, to].map((id) => rows.findIndex((row) => idOf(row) === id));
  return ends.includes(-1) ? [] : rows.slice(Math.min(...ends), Math.max(...ends) + 1);
}

/** Removes all of the range where its first id is selected, and otherwise adds as many as there is room for. */
export function toggled(ids: ReadonlySet<string>, range: readonly string[], most: number): ReadonlySet<string> {
  const next = new Set(ids);
  const [first] = range;
  if (first !== undefined && ids.has(first)) for (const id of range) next.delete(id);
  else for (const id of range) if (next.size < most) next.add(id);
  return next;
}
