import type { Contract } from '../../openapi/read-contract.ts';

/** The parts of a call that the reference's 'Try it' needs. */
export interface TryItCall {
  operationId: string;
  route: string;
  summary: string;
  parameters: { name: string; place: string; required: boolean }[];
  /** The first example of the body, as text; null where there is none. */
  example: string | null;
}

export function tryItCalls({ operations, mediaTypes }: Pick<Contract, 'operations' | 'mediaTypes'>): TryItCall[] {
  return operations.map(({ operationId, route, summary, parameters, requestBody }) => {
    const media = mediaTypes.find(({ where }) => where === `${operationId} request`);
    const [example] = Object.values(media?.examples ?? {});
    return {
      operationId,
      route,
      summary,
      parameters: parameters.map((parameter) => ({
        name: String(parameter.name),
        place: String(parameter.in),
        required: parameter.required === true,
      })),
      example: requestBody ? JSON.stringify(example?.value ?? {}, null, 2) : null,
    };
  });
}
