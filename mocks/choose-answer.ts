import type { matchOperation } from '../openapi/match-operation.ts';
import { type Contract, type MediaType, node, type Operation } from '../openapi/read-contract.ts';
import type { Preferences } from './prefer.ts';
import { exampleOfChange } from './records.ts';

// Prism has no memory and knows one answer to a call: the first example. An example that is the answer to some requests
// only says so by `x-for`, as in `x-for: { page: 2 }` or `x-for: { id: WDR-100477 }`; a list of values means any of them.

const list = (value: unknown) => (Array.isArray(value) ? value : [value]).map(String);

/** The values of a request's path and query; those that it leaves out have the contract's default. */
function valuesOf(
  { parameters }: Operation,
  inPath: Record<string, string>,
  query: URLSearchParams,
): Record<string, unknown> {
  const defaults = parameters.map(({ name, schema }) => [name, node(schema).default]);
  return { ...Object.fromEntries(defaults), ...Object.fromEntries(query), ...inPath };
}

/** Whether a value is one of these. A copy that mocks/many-items.ts made is described as its original is. */
function isOneOf(described: unknown, value: unknown): boolean {
  const known = list(described);
  return known.includes(String(value)) || known.includes(String(value).replace(/-\d{5}$/, ''));
}

export type Match = NonNullable<ReturnType<typeof matchOperation<Operation>>>;

/** Of the examples of its success, the one that says most exactly that it is for this request. */
export function answerFor(
  { operation, pathParameters }: Match,
  contract: Pick<Contract, 'operations' | 'mediaTypes'>,
  query: URLSearchParams,
): Preferences {
  const values = valuesOf(operation, pathParameters, query);
  const meant = examplesOf(contract, operation.operationId)
    // The core contract has no parameters of extensions, which then do not count.
    .map(([name, example]) => ({ name, wanted: Object.entries(node(example['x-for'])).filter(([of]) => of in values) }))
    .filter(({ wanted }) => wanted.length > 0);
  const [best] = meant
    .filter(({ wanted }) => wanted.every(([name, value]) => isOneOf(value, values[name])))
    .sort((a, b) => b.wanted.length - a.wanted.length);
  if (best) return { example: best.name };
  // If the examples differ by record, every other record does not exist.
  const known = meant.some(({ wanted }) => wanted.some(([name]) => name in pathParameters));
  const isMissing = operation.route.startsWith('GET ') ? known : changesNothing(contract, operation, values);
  if (isMissing && '404' in operation.responses) return { code: '404' };
  const example = exampleOfChange(operation.operationId);
  return example ? { example } : {};
}

const examplesOf = ({ mediaTypes }: Pick<Contract, 'mediaTypes'>, operationId: string) =>
  Object.entries(mediaTypes.find(({ where }) => where === `${operationId} 200`)?.examples ?? {});

/** Whether a change is of a record that no example shows. */
function changesNothing(
  contract: Pick<Contract, 'operations' | 'mediaTypes'>,
  { route }: Operation,
  values: Record<string, unknown>,
): boolean {
  const [, record = '', id = ''] = /^\w+ (.*\{(\w+)\})/.exec(route) ?? [];
  if (id === '') return false;
  const read = contract.operations.find((one) => one.route === `GET ${record}`);
  const described = (read ? examplesOf(contract, read.operationId) : []).flatMap(([, example]) =>
    list(node(example['x-for'])[id] ?? []),
  );
  // Many records are read in a list alone, within another record, or by a call that has one example for all.
  const ids = described.length > 0 ? described : contract.mediaTypes.filter(isOfSuccess).flatMap(idsOfExamples);
  return !isOneOf(ids, values[id]);
}

const isOfSuccess = ({ where }: MediaType) => where.endsWith(' 200');
const idsOfExamples = ({ examples }: MediaType) => Object.values(examples).flatMap(({ value }) => idsIn(value));

const idsIn = (value: unknown): string[] =>
  typeof value !== 'object' || value === null
    ? []
    : Object.entries(value).flatMap(([name, inner]) =>
        /^((\w+_)?id|code)$/.test(name) && typeof inner === 'string' ? [inner] : idsIn(inner),
      );
