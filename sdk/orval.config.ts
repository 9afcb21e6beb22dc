import { defineConfig } from 'orval';

// `npm run build:sdk` generates the package's operations and hooks from the contract. Nothing of it is committed, so it can
// be neither out of date nor edited.

/** The examples are the only thing outside the contract's own file. */
const input = { target: '../openapi/admin-api.yaml', parserOptions: { externalRefs: { allow: ['*'] } } };
const header = () => ['Generated from openapi/admin-api.yaml by `npm run build:sdk`. Do not edit.'];
const output = {
  mode: 'single',
  schemas: './generated/model',
  indexFiles: true,
  tsconfig: '../tsconfig.json',
  urlEncodeParameters: true,
  // A header that the contract declares becomes a typed argument.
  headers: true,
} as const;

/** Orval encodes the parameters of a path for hooks only. An id with a slash would lead to another operation. */
const encoded = (route: string) =>
  route.replace(/\$\{(\w+)\}/g, (_, name) => `\${encodeURIComponent(String(${name}))}`);

/** The comment of each operation, which the client's method has too. */
const comments = new Map<string, string>();
const methods = () => {
  const lines = [...comments].map(
    ([name, comment]) => `${comment}  ${name}: import("../call.ts").Sent<typeof ${name}>;`,
  );
  return `/** Every operation of the contract, sent by a client. */\nexport interface ClientOperations {\n${lines.join('\n')}\n}\n`;
};

export default defineConfig({
  /** A plain function for each operation. It describes the call; a connection sends it. */
  operations: {
    input,
    output: {
      ...output,
      target: './generated/operations.ts',
      client: ({ 'axios-functions': functions }) => ({
        ...functions,
        client: (verb, options, ...rest) => {
          comments.set(verb.operationName, verb.doc);
          return functions.client(verb, { ...options, route: encoded(options.route) }, ...rest);
        },
        // In place of Orval's, which would name the type of a call as if it were the type of its answer.
        footer: methods,
      }),
      override: { header, mutator: { path: './call.ts', name: 'call' } },
    },
  },
  /** A React Query hook for each operation, on the connection of the nearest provider. */
  hooks: {
    input,
    output: {
      ...output,
      target: './generated/hooks.ts',
      client: 'react-query',
      httpClient: 'axios',
      override: {
        header,
        mutator: { path: './provider.ts', name: 'useSend' },
        query: { version: 5, shouldSplitQueryKey: true, signal: true },
        operations: {
          listWithdrawals: { query: { useInfinite: true, useInfiniteQueryParam: 'cursor' } },
        },
      },
    },
  },
});
