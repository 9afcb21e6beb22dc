import { readFileSync } from 'node:fs';
import { load } from 'js-yaml';
import { expect, test } from 'vitest';
import { isCollection, parseDocument, visit } from 'yaml';
import { bundledContract } from '../../openapi/bundle-contract.ts';
import * as contract from '../../openapi/contract.ts';
import { contractFiles } from '../../openapi/contract-files.ts';
import { coreContract } from '../../openapi/core-contract.ts';
import { type Node, node, readContract } from '../../openapi/read-contract.ts';
import { faultsIn } from './contract-schema.ts';

// The contract in one file, as `npm run bundle` writes it: from it alone, a tool reads what the contract's own files say.

const text = bundledContract(contract);
const bundle = readContract((file) => {
  if (file !== 'openapi/admin-api.yaml') throw new Error(`It refers to ${file}`);
  return text;
});

/** Every example with its body, without the mock's own `x-for`. */
const examplesIn = ({ mediaTypes }: Pick<typeof bundle, 'mediaTypes'>) =>
  mediaTypes.map(({ where, contentType, examples }) => ({
    where,
    contentType,
    examples: Object.entries(examples).map(([name, { 'x-for': _, ...example }]) => ({ name, ...example })),
  }));

const partsOf = (value: unknown): Node[] =>
  typeof value === 'object' && value !== null ? [value as Node, ...Object.values(value).flatMap(partsOf)] : [];

test('no file that it is made of is longer than somebody reads', () => {
  const written = contractFiles().filter((file) => file.startsWith('openapi/'));
  expect(written.length).toBeGreaterThan(10);
  expect(written.filter((file) => readFileSync(file, 'utf8').split('\n').length > 1_500)).toEqual([]);
});

test('it refers to nothing outside itself', () => {
  const refs = partsOf(bundle.contract).flatMap(({ $ref }) => (typeof $ref === 'string' ? [$ref] : []));
  expect(refs.length).toBeGreaterThan(1_000);
  expect(refs.filter((ref) => !ref.startsWith('#/'))).toEqual([]);
  for (const ref of new Set(refs)) bundle.follow({ $ref: ref });
});

test('it has every operation, schema and example of the contract', () => {
  const routes = ({ operations }: Pick<typeof bundle, 'operations'>) => operations.map(({ route }) => route);
  expect(routes(bundle)).toEqual(routes(contract));
  expect(bundle.schemas).toEqual(contract.schemas);
  expect(examplesIn(bundle)).toEqual(examplesIn(contract));
});

test('it names a server by its whole address, and a folder for each operation, as converters want it', () => {
  const [server] = bundle.contract.servers as Node[];
  expect(new URL(String(server?.url)).pathname).toBe('/');
  const tags = (bundle.contract.tags as Node[]).map(({ name }) => name);
  expect(bundle.operations.filter(({ tags: [tag, ...more] }) => !tags.includes(tag) || more.length > 0)).toEqual([]);
});

test('no example is a component, of which a generator would make a type, or is marked for the mock', () => {
  expect(Object.keys(node(bundle.contract.components))).not.toContain('examples');
  expect(text).not.toContain('x-for');
});

test('the same contract gives the same text, without anchors', () => {
  expect(bundledContract(contract)).toBe(text);
  expect(text).not.toMatch(/[:-] [&*]ref_\d/);
});

const core = coreContract(contract);
const coreText = bundledContract(core);

test('the core contract has the calls of the specification, and nothing that is an extension', () => {
  const specified = contract.operations.filter(({ isExtension }) => !isExtension).map(({ route }) => route);
  expect(core.operations.map(({ route }) => route)).toEqual(specified);
  expect(specified).toHaveLength(33);
  expect(coreText).not.toMatch(/\bx-[a-z]/);
  const names = (operationId: string) =>
    core.operations.find((one) => one.operationId === operationId)?.parameters.map(({ name }) => name);
  expect(names('listTransactions')).toEqual(['page', 'search', 'status']);
  expect(Object.keys(node(core.schemas.ApiError?.properties))).toEqual(['message', 'code', 'errors']);
  expect(core.schemas.Id).toMatchObject({ minLength: 1, maxLength: 200 });
  expect(core.schemas.PlatformId).not.toHaveProperty('pattern');
  expect(coreText).not.toMatch(
    /`held`|own_approval|second_?factor|second person|next_cursor|searchedUntil|wanted status/i,
  );
  expect(coreText).not.toMatch(/amount_asc|players\.pii/);
  expect(core.operations.find((one) => one.operationId === 'toggleGameStatus')?.requestBody).toBeUndefined();
});

test('the core contract stands by itself, and its examples fit it', () => {
  const text = readContract(() => coreText);
  const faults = faultsIn(text.contract);
  const broken = text.mediaTypes.flatMap(({ where, schema, examples }) =>
    Object.entries(examples).flatMap(([name, { value }]) =>
      faults(schema, value).map((fault) => `${where} ${name}: ${fault}`),
    ),
  );
  expect(text.mediaTypes.length).toBeGreaterThan(33);
  expect(broken).toEqual([]);
  expect(Object.keys(text.schemas).filter((name) => !coreText.includes(`/schemas/${name}'`))).toEqual([]);
});

// The core contract is written by the same function, of the same texts.
test('a strict parser of YAML 1.1 reads it likewise', () => {
  const document = parseDocument(text, { version: '1.1', strict: true });
  expect([...document.errors, ...document.warnings]).toEqual([]);
  // As text: it is large.
  expect(JSON.stringify(document.toJS()) === JSON.stringify(load(text))).toBe(true);
  // In braces YAML 1.1 has no `?` within a text without quotes; this parser does not mind.
  const refused: unknown[] = [];
  visit(document, {
    Scalar(_, { type, value }, path) {
      const inBraces = path.some((part) => isCollection(part) && part.flow === true);
      if (inBraces && type === 'PLAIN' && String(value).includes('?')) refused.push(value);
    },
  });
  expect(refused).toEqual([]);
});
