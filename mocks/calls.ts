import type { Contract, Operation } from '../openapi/read-contract.ts';
import { isAboutFields } from './invalid-fields.ts';

export interface Call {
  operationId: string;
  /** As in `GET /api/admin/games`. */
  route: string;
  summary: string;
  answers: { status: string; description: string; examples: { name: string; summary: string }[] }[];
}

/** The calls of the contract as the panel shows them, each with every answer that it can have. */
export function callsOf(contract: Pick<Contract, 'operations' | 'mediaTypes' | 'follow'>): Call[] {
  return contract.operations.map((operation) => ({
    operationId: operation.operationId,
    route: operation.route,
    summary: operation.summary,
    answers: Object.entries(operation.responses).map(([status, { description }]) => ({
      status,
      description: String(description),
      examples: examplesOf(contract, operation, status).map(([name, { summary }]) => ({
        name,
        summary: String(summary),
      })),
    })),
  }));
}

/** All operations share the examples of a 422; a call has those that are about fields of its own. */
function examplesOf(contract: Pick<Contract, 'mediaTypes' | 'follow'>, operation: Operation, status: string) {
  const media = contract.mediaTypes.find(({ where }) => where === `${operation.operationId} ${status}`);
  return Object.entries(media?.examples ?? {}).filter(
    ([, { value }]) => status !== '422' || isAboutFields(contract, operation, value),
  );
}
