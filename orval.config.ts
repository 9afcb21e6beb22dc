import { defineConfig } from 'orval';

type Operations = Record<string, { tags?: string[]; 'x-hooks-file'?: string }>;

/**
 * Calls that change something get files of their own, `withdrawals-changes` beside `withdrawals`: a bundler cannot divide a
 * file, and every screen would load hooks that only a few need, before its first row. Likewise calls that more pages make than
 * the others of their area, or fewer: the contract names their file (`x-hooks-file`).
 */
function withFilesApart<T>(contract: T): T {
  const { paths } = contract as { paths: Record<string, Operations> };
  // The portal receives none.
  delete (contract as { webhooks?: unknown }).webhooks;
  for (const operations of Object.values(paths)) {
    for (const [method, operation] of Object.entries(operations)) {
      if (!operation.tags) continue;
      const { 'x-hooks-file': apart } = operation;
      const tags = apart ? [apart] : operation.tags;
      operation.tags = method === 'get' ? tags : tags.map((tag) => `${tag} Changes`);
    }
  }
  return contract;
}

/** The areas' files and the examples are outside the root. */
const EXAMPLES_TOO = { externalRefs: { allow: ['*'] } };
/** Of a list that grows by 'Load more'. */
const PAGES = { query: { useInfinite: true, useInfiniteQueryParam: 'cursor' } };
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
      input: { ...input, override: { transformer: withFilesApart } },
      output: {
        mode: 'tags-split',
        target: folder,
        schemas: `${folder}/model`,
        client: 'react-query',
        httpClient: 'axios',
        clean: true,
        indexFiles: false,
        urlEncodeParameters: true,
        headers: true,
        override: {
          header,
          mutator: { path: './src/api/http.ts', name: 'http' },
          query: { version: 5, shouldSplitQueryKey: true, signal: true },
          operations: {
            listPlayerNotes: PAGES,
            listPlayerTimeline: PAGES,
            listWithdrawalNotes: PAGES,
            listWithdrawals: PAGES,
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
