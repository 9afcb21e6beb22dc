import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { ZodType } from 'zod';

// Holds an answer against the contract: the status is documented, and the body fits the schema generated for it.

interface Operation {
  operationId: string;
  tags: string[];
  responses: Record<string, unknown>;
}

export interface ContractOperation {
  /** Upper case. */
  method: string;
  /** As in the contract, with {parameters}. */
  path: string;
  operation: Operation;
}

const METHODS = ['get', 'post', 'put', 'patch', 'delete'];

const contract = parse(readFileSync('openapi/admin-api.yaml', 'utf8')) as {
  paths: Record<string, Record<string, Operation>>;
};

export const contractOperations: ContractOperation[] = Object.entries(contract.paths).flatMap(([path, item]) =>
  Object.entries(item)
    .filter(([method]) => METHODS.includes(method))
    .map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
);

/** The operation that a request is for; a literal path comes before one with parameters. */
function operationOf(method: string, pathname: string): ContractOperation | undefined {
  const matches = contractOperations.filter(
    (candidate) =>
      candidate.method === method && new RegExp(`^${candidate.path.replace(/\{[^}]+\}/g, '[^/]+')}$`).test(pathname),
  );
  return matches.sort((a, b) => parameterCount(a) - parameterCount(b))[0];
}

const parameterCount = ({ path }: ContractOperation) => path.split('{').length;

const kebab = (tag: string) => tag.toLowerCase().replaceAll(' ', '-');

async function schemaFor({ operation }: ContractOperation, status: number): Promise<ZodType | undefined> {
  if (status >= 400) {
    const { ApiError } = await import('../../src/generated/coinopAdminAPI.schemas.zod.ts');
    return ApiError;
  }
  const tag = kebab(operation.tags[0] ?? '');
  const schemas = await import(`../../src/generated/${tag}/${tag}.zod.ts`);
  return schemas[`${operation.operationId[0]?.toUpperCase()}${operation.operationId.slice(1)}Response`];
}

/** @throws Error that says what the contract does not know: the operation, the status or the body */
export async function holdAgainstContract(method: string, pathname: string, status: number, body: unknown) {
  const found = operationOf(method, pathname);
  if (!found) throw new Error(`The contract has no ${method} ${pathname}`);
  if (!(String(status) in found.operation.responses)) {
    throw new Error(`${found.operation.operationId} answered ${status}, which it does not document`);
  }
  if (status === 204) {
    if (body !== undefined) throw new Error(`${found.operation.operationId} answered 204 with a body`);
    return;
  }
  const schema = await schemaFor(found, status);
  if (!schema) throw new Error(`There is no generated schema for ${found.operation.operationId} ${status}`);
  const result = schema.safeParse(body);
  if (!result.success) {
    throw new Error(`${found.operation.operationId} ${status} does not fit its schema: ${result.error.message}`);
  }
}
