import { readdirSync } from 'node:fs';

/** The contract's path from the project's root. */
export const CONTRACT = 'openapi/admin-api.yaml';

/** The folder of the examples that the contract refers to. */
export const EXAMPLES = 'mocks/examples';

/** All files that make up the contract. */
export function contractFiles(): string[] {
  const examples = readdirSync(EXAMPLES).filter((name) => name.endsWith('.yaml'));
  return [CONTRACT, ...examples.map((name) => `${EXAMPLES}/${name}`)];
}
