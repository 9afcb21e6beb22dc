import { type ClientGeneratorsBuilder, defineConfig } from 'orval';
import { contract, removeExamples } from '../openapi/contract.ts';
import { rightsOf } from './rights.ts';

// `npm run build:sdk` generates the package's operations, hooks and validators from the contract. None of it is
// committed, so it can be neither outdated nor edited.

type Parameter = { description?: string; schema?: { $ref?: string; allOf?: object[]; description?: string } };
type Described = { parameters?: Parameter[]; operationId?: string; description?: string };
type Spec = {
  webhooks?: object;
  paths: Record<string, Described>;
  components: { parameters: Record<string, Parameter> };
};

/**
 * Orval describes a parameter by the schema that it refers to, which says less than the parameter's own description. An operation's own
 * does not say what its caller needs.
 */
function describeParameters(spec: Spec): Spec {
  // Nobody calls them: the types of their bodies are enough.
  delete spec.webhooks;
  const described = Object.values(spec.paths).flatMap((item) => [item, ...Object.values(item)] as Described[]);
  for (const operation of described.filter(({ operationId }) => operationId)) {
    operation.description = [...(operation.description ? [operation.description] : []), ...rightsOf(operation)].join(
      '\n\n',
    );
  }
  const parameters = described.flatMap((operation) => operation.parameters ?? []);
  for (const parameter of [...parameters, ...Object.values(spec.components.parameters)]) {
    const { description, schema } = parameter;
    if (description && schema?.$ref) parameter.schema = { description, allOf: [schema] };
  }
  return spec;
}

/**
 * Adds the operation's id to each call, and whether the contract takes a key with it. Removes a function that Orval
 * repeats in each hook, for forms of headers that these hooks do not accept.
 */
const named = (client: ClientGeneratorsBuilder): ClientGeneratorsBuilder => ({
  ...client,
  client: async (verb, ...rest) => {
    const generated = await client.client(verb, ...rest);
    const keyed = JSON.stringify(verb.originalOperation.parameters ?? []).includes('IdempotencyKey');
    const facts = `operation: '${verb.operationName}',${keyed ? ' keyed: true,' : ''} `;
    const implementation = generated.implementation
      .replace(/(?=method: '[A-Z]+')/g, facts)
      .replace(/ *const getHeaders = [\s\S]*?return headers;\n *};\n/g, '')
      .replace(/getHeaders\((options\?\.headers)\)/g, '$1');
    return { ...generated, implementation };
  },
});

removeExamples(contract);
const input = {
  target: contract,
  override: { transformer: describeParameters as never },
};
const header = () => ['Generated from openapi/admin-api.yaml by `npm run build:sdk`. Do not edit.'];
const output = {
  mode: 'single',
  schemas: './generated/model',
  indexFiles: true,
  tsconfig: '../tsconfig.json',
  urlEncodeParameters: true,
  httpClient: 'fetch',
} as const;
const fetchOptions = { includeHttpResponseReturnType: false } as const;
const paramsSerializer = { path: './call.ts', name: 'query' };

export default defineConfig({
  /** A plain function for each operation. It describes the call; a connection sends it. */
  operations: {
    input,
    output: {
      ...output,
      target: './generated/operations.ts',
      client: ({ fetch }) => named(fetch),
      override: {
        header,
        requestOptions: false,
        fetch: fetchOptions,
        paramsSerializer,
        mutator: { path: './call.ts', name: 'call', inferred: true } as never,
      },
    },
  },
  /** A React Query hook for each operation, using the connection of the nearest provider. */
  hooks: {
    input,
    output: {
      ...output,
      target: './generated/hooks.ts',
      client: (clients) => named(clients['react-query']),
      override: {
        header,
        fetch: fetchOptions,
        paramsSerializer,
        mutator: { path: './provider.ts', name: 'useSend' },
        query: { version: 5, shouldSplitQueryKey: true, signal: true },
        operations: {
          listWithdrawals: { query: { useInfinite: true, useInfiniteQueryParam: 'cursor' } },
        },
      },
    },
  },
  validators: {
    input,
    output: {
      mode: 'single',
      target: './generated/validators.ts',
      client: 'zod',
      override: { header, zod: { version: 4, generateReusableSchemas: true } },
    },
  },
});
