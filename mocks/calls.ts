import { type Contract, node } from '../openapi/read-contract.ts';

export interface Call {
  operationId: string;
  /** As in `GET /api/admin/games`. */
  route: string;
  summary: string;
  answers: { status: string; description: string; examples: { name: string; summary: string }[] }[];
}

/** What the panel shows of the contract: each call, and every answer that it can have. */
export function callsOf({ operations, mediaTypes }: Pick<Contract, 'operations' | 'mediaTypes'>): Call[] {
  return operations.map(({ operationId, route, summary, responses }) => ({
    operationId,
    route,
    summary,
    answers: Object.entries(responses).map(([status, { description }]) => {
      const examples = mediaTypes.find(({ where }) => where === `${operationId} ${status}`)?.examples ?? {};
      return {
        status,
        description: String(description),
        examples: Object.entries(examples).map(([name, example]) => ({ name, summary: String(node(example).summary) })),
      };
    }),
  }));
}
