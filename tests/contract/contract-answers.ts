import { type MediaType, mediaTypes, type Operation, operations } from '../../openapi/contract.ts';
import { matchOperation } from '../../openapi/match-operation.ts';
import { schemaFaults } from './contract-schema.ts';

// Validates an answer against the contract: its status is documented, and its body matches the schema.

/** The first of several of one answer, as in the mock. */
const bodies = new Map(mediaTypes.toReversed().map((body) => [body.where, body]));

/** The operation that a request is for; undefined when the contract has none. */
export const operationOf = (method: string, pathname: string): Operation | undefined =>
  matchOperation(operations, method, pathname)?.operation;

/** @throws Error that names what the contract does not allow: the operation, the status or the body */
export async function holdAgainstContract(method: string, pathname: string, status: number, body: unknown) {
  const operation = operationOf(method, pathname);
  if (!operation) throw new Error(`The contract has no ${method} ${pathname}`);
  const fault = answerFault(operation, status, body);
  if (fault) throw new Error(fault);
}

/** How an answer violates the contract; undefined when it does not. A 500 is documented, and a fault of the server all the same. */
export function answerFault({ operationId, responses }: Operation, status: number, body: unknown): string | undefined {
  if (status === 500) return `${operationId} answered 500`;
  if (!(String(status) in responses)) return `${operationId} answered ${status}, which it does not document`;
  const documented: MediaType | undefined = bodies.get(`${operationId} ${status}`);
  if (!documented) return body === undefined ? undefined : `${operationId} answered ${status} with a body`;
  const faults = schemaFaults(documented.schema, body);
  if (faults.length > 0) return `${operationId} ${status} does not fit its schema: ${faults.join('; ')}`;
}
