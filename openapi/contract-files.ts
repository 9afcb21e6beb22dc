import { readdirSync } from 'node:fs';

/** The contract, by its path from the project's root. */
export const CONTRACT = 'openapi/admin-api.yaml';

/** Where the examples lie that the contract points to. */
export const EXAMPLES = 'mocks/examples';

/** Every file that the contract is made of. */
export function contractFiles(): string[] {
  const examples = readdirSync(EXAMPLES).filter((name) => name.endsWith('.yaml'));
  return [CONTRACT, ...examples.map((name) => `${EXAMPLES}/${name}`)];
}
