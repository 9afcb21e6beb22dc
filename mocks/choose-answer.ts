import type { matchOperation } from '../openapi/match-operation.ts';
import { type MediaType, node, type Operation } from '../openapi/read-contract.ts';
import type { Preferences } from './prefer.ts';

// Prism has no memory and knows one answer to a call: the first example. An example that is the answer to some requests
// only says so by `x-for`, as in `x-for: { page: 2 }` or `x-for: { id: WDR-100477 }`; a list of values means any of them.

const list = (value: unknown) => (Array.isArray(value) ? value : [value]).map(String);

/** What a request says by its path and its query; what it leaves out has the contract's default. */
function valuesOf({ parameters }: Operation, inPath: Record<string, string>, query: URLSearchParams) {
  const defaults = parameters.map(({ name, schema }) => [name, node(schema).default]);
  const values: Record<string, unknown> = { ...Object.fromEntries(defaults), ...Object.fromEntries(query), ...inPath };
  // A copy that mocks/many-items.ts made is described as its original is.
  for (const name of Object.keys(inPath)) values[name] = inPath[name]?.replace(/-\d{5}$/, '');
  return values;
}

export type Match = NonNullable<ReturnType<typeof matchOperation<Operation>>>;

/** Of the examples of its success, the one that says most exactly that it is for this request. */
export function answerFor(
  { operation, pathParameters }: Match,
  mediaTypes: MediaType[],
  query: URLSearchParams,
): Preferences {
  const success = mediaTypes.find(({ where }) => where === `${operation.operationId} 200`);
  if (!success) return {};
  const values = valuesOf(operation, pathParameters, query);
  const meant = Object.entries(success.examples)
    .map(([name, example]) => ({ name, wanted: Object.entries(node(example['x-for'])) }))
    .filter(({ wanted }) => wanted.length > 0);
  const [best] = meant
    .filter(({ wanted }) => wanted.every(([name, value]) => list(value).includes(String(values[name]))))
    .sort((a, b) => b.wanted.length - a.wanted.length);
  if (best) return { example: best.name };
  // Where examples are told apart by the record that they are of, every other record does not exist.
  const known = meant.some(({ wanted }) => wanted.some(([name]) => name in pathParameters));
  const isRead = operation.route.startsWith('GET ');
  return known && isRead && '404' in operation.responses ? { code: '404' } : {};
}
