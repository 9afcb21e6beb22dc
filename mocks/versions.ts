import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Contract, node } from '../openapi/read-contract.ts';

const versionOf = (file: string): string =>
  JSON.parse(readFileSync(fileURLToPath(new URL(file, import.meta.url)), 'utf8')).version;

/** The packages that a bug report should name, each with its version. */
export function versionsOf({ contract }: Pick<Contract, 'contract'>): Record<string, string> {
  return {
    contract: String(node(contract.info).version),
    portal: versionOf('../package.json'),
    Prism: versionOf('../node_modules/@stoplight/prism-cli/package.json'),
  };
}
