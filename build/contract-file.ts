import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { BUNDLE, bundledContract, CORE_BUNDLE } from '../openapi/bundle-contract.ts';
import { coreContract } from '../openapi/core-contract.ts';
import { type Contract, readContract } from '../openapi/read-contract.ts';
import { referencePage } from './reference/reference-page.ts';

/** Puts the contract, as one file, without extensions, and as a page, into the built portal. The mock serves the one that was saved last instead. */
export function contractFile(): Plugin {
  let contract: Contract;
  let page: Promise<string>;
  return {
    name: 'contract-file',
    apply: (_config, { command, mode }) => command === 'build' && mode !== 'mock',
    // Beside the rest of the build.
    buildStart() {
      contract = readContract((file) => readFileSync(file, 'utf8'));
      page = referencePage(contract);
      page.catch(() => undefined);
    },
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: BUNDLE, source: bundledContract(contract) });
      this.emitFile({ type: 'asset', fileName: CORE_BUNDLE, source: bundledContract(coreContract(contract)) });
      this.emitFile({ type: 'asset', fileName: join(dirname(BUNDLE), 'index.html'), source: await page });
    },
  };
}
