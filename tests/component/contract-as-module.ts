import { type MediaType, type Node, node, type Operation, readContract } from '../../openapi/read-contract.ts';

// openapi/contract.ts for the browser, where nothing can be read from a disk.

const texts = import.meta.glob<string>(
  ['../../openapi/admin-api.yaml', '../../openapi/areas/*.yaml', '../../mocks/examples/*.yaml'],
  { query: '?raw', import: 'default', eager: true },
);
export const { contract, follow, mediaTypes, operations, read, schemas } = readContract(
  (file) => texts[`../../${file}`] ?? '',
);
export { type MediaType, type Node, node, type Operation };
