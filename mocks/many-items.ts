// The mood 'ten thousand items': the rows of an example over and over, each with an id of its own.

type Row = Record<string, unknown>;

const WIDTH = 5;

/** The ids of a row are its first field and, where there is one, the number that people know it by. */
function copyOf(row: Row, number: number): Row {
  const suffix = `-${String(number).padStart(WIDTH, '0')}`;
  const ids = [Object.keys(row)[0], 'transaction_id'].filter((name) => name !== undefined && name in row);
  return { ...row, ...Object.fromEntries(ids.map((name) => [name, `${row[name as string]}${suffix}`])) };
}

/**
 * An answer with a list, as it would be with that many rows, cut as the request asks: to a page, to what follows a cursor,
 * or to a limit. Any other answer as it is.
 */
export function withManyItems(body: Row, count: number, query: URLSearchParams): Row {
  const [name, rows] = Object.entries(body).find(([, value]) => Array.isArray(value) && value.length > 0) ?? [];
  if (name === undefined || typeof (rows as unknown[])[0] !== 'object') return body;
  const originals = rows as Row[];
  const all = Array.from({ length: count }, (_, index) =>
    copyOf(originals[index % originals.length] as Row, index + 1),
  );

  const limit = Number(query.get('limit') ?? count);
  if ('totalPages' in body) {
    const page = Number(query.get('page') ?? 1);
    const cut = all.slice((page - 1) * limit, page * limit);
    return { ...body, [name]: cut, page, total: count, totalPages: Math.ceil(count / limit) };
  }
  const from = Number(query.get('cursor') ?? 0);
  const end = Math.min(from + limit, count);
  const cursor = 'next_cursor' in body && { next_cursor: end < count ? String(end) : null };
  return { ...body, [name]: all.slice(from, end), ...cursor };
}
