import { contract, node, type Operation, operations } from '../openapi/contract.ts';
import { rightsOf } from './rights.ts';

// The part of the package that `npm run build:sdk` generates without Orval: the areas of the client with their methods.

const singular = (word: string) => word.toLowerCase().replace(/ies$/, 'y').replace(/s$/, '');
const camel = (words: string[]) =>
  words.map((word, index) => (index ? word[0]?.toUpperCase() : word[0]?.toLowerCase()) + word.slice(1)).join('');

/** The tag `Game Items` becomes `client.gameItems`. */
const areaOf = (tag: string) => camel(tag.split(' '));

/** The operation's id without the words of its tag: `listTransactions` of `Transactions` becomes `list`. */
function methodOf({ operationId, tags: [tag = ''] }: Operation): string {
  const known = tag.split(' ').map(singular);
  const [verb = '', ...words] = operationId.split(/(?=[A-Z])/);
  return camel([verb, ...words.filter((word) => !known.includes(singular(word)))]);
}

/** The field with the items of a paginated list; undefined for every other operation. */
function pagedItems({ parameters, responses }: Operation): string | undefined {
  if (!parameters.some(({ in: place, name }) => place === 'query' && (name === 'cursor' || name === 'page'))) return;
  const page = schemaOf(responses['200'], 'application/json');
  return Object.entries(node(page.properties)).find(([, property]) => node(property).type === 'array')?.[0];
}

const schemaOf = (body: unknown, contentType: string) =>
  followed(node(node(node(node(body).content)[contentType]).schema));
const followed = (schema: ReturnType<typeof node>) =>
  typeof schema.$ref === 'string'
    ? node(node(node(contract.components).schemas)[schema.$ref.split('/').at(-1) ?? ''])
    : schema;

const nameOfAll = (name: string) => name.replace(/^(list|get)/, 'all');

interface Method {
  name: string;
  /** The expression for the method: a function of a connection. */
  code: string;
  comment: string;
}

function methodsOf(operation: Operation): Method[] {
  const { operationId, summary, written, responses, parameters } = operation;
  const name = methodOf(operation);
  const method = (suffix: string, code: string, ...remarks: string[]): Method => {
    const lines = [
      ...remarks,
      ...(written.description ? [String(written.description)] : []),
      ...rightsOf(written),
      `@summary ${summary}`,
    ];
    return { name: suffix, code, comment: `/**\n * ${lines.join('\n *\n * ').replaceAll('*/', '*\\/')}\n */` };
  };
  const isFile = node(node(responses['200']).content)['text/csv'] !== undefined;
  return [
    method(name, `/* @__PURE__ */ sent(operations.${operationId})`),
    ...(pagedItems(operation)
      ? [method(nameOfAll(name), `lists.${nameOfAll(operationId)}`, 'Every item of the list below, a page at a time.')]
      : []),
    ...(parameters.some(({ name }) => name === 'wait')
      ? [
          method(
            name.replace(/^list/, 'follow'),
            `/* @__PURE__ */ followed(operations.${operationId})`,
            'Every event of the list below, as it happens, in batches: each has the `next_cursor` to store once it is dealt with, and to pass as ' +
              '`after` by the program that goes on. Lost connections and servers that are down are waited for, however long it takes.',
          ),
        ]
      : []),
    ...(isFile
      ? [
          method(
            `${name}Stream`,
            `/* @__PURE__ */ streamed(operations.${operationId})`,
            'The bytes of the file, as they come.',
          ),
          method(
            `${name}Lines`,
            `/* @__PURE__ */ lines(operations.${operationId})`,
            'The records of the file, as they come.',
          ),
        ]
      : []),
  ];
}

const importing = (what: string, file: string) => `import ${what} from '${file}';\n`;
const OPERATIONS = importing('* as operations', './operations.ts');

/** The first line of a generated module. */
export const HEADER = '// Generated from openapi/admin-api.yaml by `npm run build:sdk`. Do not edit.\n';

/** A function for each paginated list. */
export function listsModule(): string {
  const lists = operations.flatMap((operation) => {
    const { operationId, parameters } = operation;
    const items = pagedItems(operation);
    const { maximum } = node(node(parameters.find(({ name }) => name === 'limit')).schema);
    return items
      ? `/** Every item of \`${operationId}\`, a page at a time. */
export const ${nameOfAll(operationId)} = /* @__PURE__ */ paged(operations.${operationId}, '${items}', ${maximum});\n`
      : [];
  });
  return `${HEADER}${importing('{ paged }', '../paged.ts')}${OPERATIONS}\n${lists.join('\n')}`;
}

/** The areas of the client. */
export function areasModule(): string {
  const areas = (contract.tags as { name: string; description: string }[]).map((tag) => ({
    ...tag,
    area: areaOf(tag.name),
    methods: operations.filter(({ tags }) => tags[0] === tag.name).flatMap(methodsOf),
  }));
  for (const { area, methods } of areas) {
    const twice = methods.find(({ name }, index) => methods.findIndex((other) => other.name === name) !== index);
    if (twice) throw new Error(`Two operations of the contract would be client.${area}.${twice.name}.`);
  }
  const values = areas.map(
    ({ area, methods }) => `  ${area}: {\n${methods.map(({ name, code }) => `    ${name}: ${code},\n`).join('')}  },\n`,
  );
  const types = areas.map(({ area, description, methods }) => {
    const members = methods.map(({ name, comment }) => `${comment}\n${name}: Method<typeof areas.${area}.${name}>;\n`);
    return `/** ${description}. */\n${area}: {\n${members.join('')}};\n`;
  });
  return `${HEADER}${importing('type { Method }', '../client.ts')}${importing('{ followed }', '../followed.ts')}${importing('{ sent }', '../sent.ts')}${importing('{ lines, streamed }', '../streamed.ts')}
${importing('* as lists', './lists.ts')}${OPERATIONS}
export const areas = {
${values.join('')}};

/** The operations of the contract, by its areas. */
export interface Areas {
${types.join('')}}
`;
}
