// Which operation of the contract a request is for. Pure: the mock's panel in the browser asks too.

/** What a path's template says of an address: the values of its parameters, undefined when it is another's. */
function parametersIn(template: string, pathname: string): Record<string, string> | undefined {
  const wanted = template.split('/');
  const given = pathname.split('/');
  if (wanted.length !== given.length) return undefined;
  const values: Record<string, string> = {};
  for (const [index, part] of wanted.entries()) {
    const text = given[index] ?? '';
    const name = /^\{(.+)\}$/.exec(part)?.[1];
    if (name === undefined ? part !== text : text === '') return undefined;
    if (name !== undefined) values[name] = decoded(text);
  }
  return values;
}

/** What cannot be decoded stays as it is: whoever asked hears of it from the server. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * The operation that a request is for, and its path parameters; a literal path comes before one with parameters.
 * `route` is as in `GET /auth/admin-login`.
 */
export function matchOperation<T extends { route: string }>(
  operations: readonly T[],
  method: string,
  pathname: string,
): { operation: T; pathParameters: Record<string, string> } | undefined {
  return operations
    .flatMap((operation) => {
      const [verb, template = ''] = operation.route.split(' ');
      const pathParameters = verb === method ? parametersIn(template, pathname) : undefined;
      return pathParameters ? [{ operation, pathParameters }] : [];
    })
    .sort((a, b) => Object.keys(a.pathParameters).length - Object.keys(b.pathParameters).length)[0];
}
