import { defineConfig } from 'orval';

/** Only the examples are outside the contract's own file. */
const EXAMPLES_TOO = { externalRefs: { allow: ['*'] } };
const header = () => ['Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.'];

/**
 * `npm run generate` passes a folder beside src/generated, which replaces it if everything succeeds, and the contract that
 * it has read.
 */
export function clientIn(folder: string, target: string | Record<string, unknown> = './openapi/admin-api.yaml') {
  const input = { target, parserOptions: EXAMPLES_TOO };
  return defineConfig({
    /** React Query hooks, plain call functions and types, all using the same axios instance. */
    sdk: {
      input,
      output: {
        mode: 'tags-split',
        target: folder,
        schemas: `${folder}/model`,
        client: 'react-query',
        httpClient: 'axios',
        clean: true,
        indexFiles: false,
        urlEncodeParameters: true,
        override: {
          header,
          mutator: { path: './src/api/http.ts', name: 'http' },
          query: { version: 5, shouldSplitQueryKey: true, signal: true },
          operations: {
            listWithdrawals: { query: { useInfinite: true, useInfiniteQueryParam: 'cursor' } },
          },
        },
      },
    },
    /** Zod schemas next to each area's hooks, for the portal's forms and the server's validation. */
    zod: {
      input,
      output: {
        mode: 'tags-split',
        target: folder,
        client: 'zod',
        fileExtension: '.zod.ts',
        indexFiles: false,
        override: {
          header,
          zod: {
            version: 4,
            generateReusableSchemas: true,
            strict: { body: true },
            coerce: { query: ['number', 'boolean'], param: ['number'] },
          },
        },
      },
    },
  });
}

export default clientIn('./src/generated');
