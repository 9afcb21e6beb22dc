import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { BUNDLE, bundledContract } from '../openapi/bundle-contract.ts';
import { readContract } from '../openapi/read-contract.ts';

/** Puts the contract, in one file, into the built portal. The mock serves the one that was saved last instead. */
export function contractFile(): Plugin {
  return {
    name: 'contract-file',
    apply: (_config, { command, mode }) => command === 'build' && mode !== 'mock',
    generateBundle() {
      const source = bundledContract(readContract((file) => readFileSync(file, 'utf8')));
      this.emitFile({ type: 'asset', fileName: BUNDLE, source });
    },
  };
}
