import { mediaTypes, operations } from '../openapi/contract.ts';

/** The module of the package with the contract's examples: each body once, however many operations have it. */
export function examplesModule(): string {
  const bodies: string[] = [];
  const indexOf = (value: unknown) => {
    const text = JSON.stringify(value);
    const known = bodies.indexOf(text);
    return known >= 0 ? known : bodies.push(text) - 1;
  };
  const all = operations.map(({ operationId, route, responses }) => {
    const [method = '', path = ''] = route.split(' ');
    const answers = Object.keys(responses).map((status) => {
      const media = mediaTypes.find(({ where }) => where === `${operationId} ${status}`);
      const examples = Object.entries(media?.examples ?? {}).map(([name, { value }]) => [name, indexOf(value)]);
      return [status, { type: media?.contentType ?? '', examples: Object.fromEntries(examples) }];
    });
    // Parts of the path that are words.
    const fixed = path.split('/').filter((part) => !part.startsWith('{')).length;
    return { operationId, method, path, fixed, answers: Object.fromEntries(answers) };
  });
  return `// Generated from openapi/admin-api.yaml by \`npm run build:sdk\`. Do not edit.

export interface ExampleOperation {
  operationId: string;
  method: string;
  path: string;
  fixed: number;
  answers: Record<string, { type: string; examples: Record<string, number> }>;
}
export const OPERATIONS: ExampleOperation[] = ${JSON.stringify(all)};
export const BODIES: unknown[] = [${bodies.join(',\n')}];
`;
}
