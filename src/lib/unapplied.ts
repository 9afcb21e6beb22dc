/**
 * The labels of the filters that the back end has not applied: it has sent a record with another value. A back end that
 * lacks a filter ignores its parameter. A field that was not sent proves nothing.
 *
 * @param filters by their labels: the field of a record, and the value that was asked for, if any was
 */
export function unapplied<Row>(
  rows: readonly Row[] | undefined,
  filters: Record<string, [field: keyof Row, asked: string | undefined]>,
): string[] {
  const isOther = (row: Row, field: keyof Row, asked: string) =>
    row[field] && String(row[field]).toLowerCase() !== asked.toLowerCase();
  return Object.entries(filters)
    .filter(([, [field, asked]]) => asked && rows?.some((row) => isOther(row, field, asked)))
    .map(([label]) => label);
}
