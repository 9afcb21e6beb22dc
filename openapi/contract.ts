import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type MediaType, type Node, node, type Operation, readContract } from './read-contract.ts';

// The contract of the working copy, for the mock and the tests.

export { CONTRACT } from './contract-files.ts';
export { removeExamples } from './joined-contract.ts';
export { type MediaType, type Node, node, type Operation };

const root = fileURLToPath(new URL('..', import.meta.url));

export const { contract, follow, mediaTypes, operations, read, schemas } = readContract((file) =>
  readFileSync(join(root, file), 'utf8'),
);

/** The properties of a schema in the contract's components, without following references. */
export function propertiesOf(name: string): Record<string, Node> {
  const schema = schemas[name];
  if (!schema) throw new Error(`The contract has no schema ${name}`);
  return node(schema.properties) as Record<string, Node>;
}
