import { contract, type Node, node } from '../../openapi/contract.ts';
import { schemaFaults } from './contract-schema.ts';

/** The schema of each webhook's message, by the type of its event. */
export const messageSchemas = new Map(
  Object.entries(node(contract.webhooks)).map(([type, item]): [string, Node] => {
    const { content } = node(node(node(item).post).requestBody);
    return [type, node(node(node(content)['application/json']).schema)];
  }),
);

/** The violations of the contract's `webhooks` in a message. */
export function webhookFaults(message: { type: string; [field: string]: unknown }): string[] {
  const schema = messageSchemas.get(message.type);
  return schema ? schemaFaults(schema, message) : [`the contract has no webhook ${message.type}`];
}
