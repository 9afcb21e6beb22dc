import { readdirSync } from 'node:fs';
import { CONTRACT } from './read-contract.ts';

export { CONTRACT };

/** The folder of the examples that the contract refers to. */
export const EXAMPLES = 'mocks/examples';

/** All files that make up the contract. */
export function contractFiles(): string[] {
  const examples = readdirSync(EXAMPLES).filter((name) => name.endsWith('.yaml'));
  return [CONTRACT, ...examples.map((name) => `${EXAMPLES}/${name}`)];
}
