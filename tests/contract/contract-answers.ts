import type { ZodType } from 'zod';
import { matchOperation } from '../../openapi/match-operation.ts';
import { type Operation, operations } from '../../openapi/read-contract.ts';
import { ApiError } from '../../src/generated/coinopAdminAPI.schemas.zod.ts';

// Holds an answer against the contract: the status is documented, and the body fits the schema generated for it.

const kebab = (tag: string) => tag.toLowerCase().replaceAll(' ', '-');

async function schemaFor({ operationId, tags }: Operation, status: number): Promise<ZodType | undefined> {
  if (status >= 400) return ApiError;
  const tag = kebab(tags[0] ?? '');
  const schemas = await import(`../../src/generated/${tag}/${tag}.zod.ts`);
  return schemas[`${operationId[0]?.toUpperCase()}${operationId.slice(1)}Response`];
}

/** @throws Error that says what the contract does not know: the operation, the status or the body */
export async function holdAgainstContract(method: string, pathname: string, status: number, body: unknown) {
  const operation = matchOperation(operations, method, pathname)?.operation;
  if (!operation) throw new Error(`The contract has no ${method} ${pathname}`);
  const { operationId, responses } = operation;
  if (!(String(status) in responses)) throw new Error(`${operationId} answered ${status}, which it does not document`);
  if (status === 204) {
    if (body !== undefined) throw new Error(`${operationId} answered 204 with a body`);
    return;
  }
  const schema = await schemaFor(operation, status);
  if (!schema) throw new Error(`There is no generated schema for ${operationId} ${status}`);
  const result = schema.safeParse(body);
  if (!result.success) throw new Error(`${operationId} ${status} does not fit its schema: ${result.error.message}`);
}
