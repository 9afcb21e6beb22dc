// Finds the contract's operation for a request. Without dependencies on Node, because the mock's panel uses it in the browser.

/** The values of the template's parameters in a path; undefined when the path does not match. */
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

/** Text that cannot be decoded stays as it is: the server will refuse it. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * The operation that a request is for, with its path parameters; literal paths take precedence over parameters. `route`
 * is, for example, `GET /auth/admin-login`.
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
