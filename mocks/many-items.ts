// `Prefer: items=10000` and the override 'ten thousand items': the rows of an example over and over, each with an id of its own.

type Row = Record<string, unknown>;

/** Lists without pages are sent whole. */
export const MAX_ITEMS = 50_000;

const WIDTH = 5;

const suffixOf = (index: number) => `-${String(index + 1).padStart(WIDTH, '0')}`;

/** The ids of a row are its first field and, where there is one, the number that people know it by. */
function copyOf(row: Row, index: number): Row {
  const ids = [Object.keys(row)[0], 'transaction_id'].filter((name) => name !== undefined && name in row);
  return { ...row, ...Object.fromEntries(ids.map((name) => [name, `${row[name as string]}${suffixOf(index)}`])) };
}

/** The rows from one index up to another, of as many as there would be; none where there is nothing to copy. */
const copies = (rows: Row[], from: number, to: number): Row[] =>
  Array.from({ length: Math.max(0, to - from) }, (_, index) =>
    copyOf(rows[(from + index) % rows.length] as Row, from + index),
  );

/**
 * An answer with a list, as it would be with that many rows, cut as the request asks: to a page, to what follows a cursor,
 * or to a limit. Any other answer as it is.
 */
export function withManyItems(body: Row, count: number, query: URLSearchParams): Row {
  const [name, rows] = Object.entries(body).find(([, value]) => Array.isArray(value) && value.length > 0) ?? [];
  if (name === undefined || typeof (rows as unknown[])[0] !== 'object') return body;
  const originals = rows as Row[];

  const limit = Number(query.get('limit') ?? Math.max(1, count));
  if ('totalPages' in body) {
    const page = Number(query.get('page') ?? 1);
    const cut = copies(originals, (page - 1) * limit, Math.min(page * limit, count));
    return { ...body, [name]: cut, page, total: count, totalPages: Math.ceil(count / limit) };
  }
  const from = Number(query.get('cursor') ?? 0);
  const end = Math.min(from + limit, count);
  const cursor = 'next_cursor' in body && { next_cursor: end < count ? String(end) : null };
  return { ...body, [name]: copies(originals, from, end), ...cursor };
}

/** As many rows as that, of a list of rows over and over. */
export const manyRows = (rows: Row[], count: number): Row[] => copies(rows, 0, rows.length === 0 ? 0 : count);
