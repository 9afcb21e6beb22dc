import { readFileSync } from 'node:fs';
import { CONTRACT } from '../../openapi/contract-files.ts';
import { type MediaType, type Node, node, type Operation, readContract } from '../../openapi/read-contract.ts';

// The contract of the working copy, read once for all tests of a file.

export { CONTRACT, type MediaType, type Node, node, type Operation };

export const { contract, follow, mediaTypes, operations, read, schemas } = readContract((file) =>
  readFileSync(file, 'utf8'),
);

/** The properties of a schema of the contract's components, as they are written. */
export function propertiesOf(name: string): Record<string, Node> {
  const schema = schemas[name];
  if (!schema) throw new Error(`The contract has no schema ${name}`);
  return node(schema.properties) as Record<string, Node>;
}
