import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { contract, type Node } from '../../openapi/contract.ts';

// Validates values against the contract's own schemas, not against generated ones.

/** How a value violates a schema of the contract; empty when it does not. */
export const schemaFaults = faultsIn(contract);

/** The same for schemas of another contract. */
export function faultsIn(whole: Node): (schema: Node, value: unknown) => string[] {
  const ajv = new Ajv2020({ strict: false, allErrors: true, validateSchema: false });
  formats.default(ajv);
  ajv.addSchema(closed(whole) as Node, 'contract');
  const compiled = new Map<Node, ValidateFunction>();
  return (schema, value) => {
    const validate = compiled.get(schema) ?? ajv.compile(closed(schema) as Node);
    compiled.set(schema, validate);
    if (validate(value)) return [];
    return (validate.errors ?? []).map(({ instancePath, message, params }) => {
      return `${instancePath || '/'} ${message} ${JSON.stringify(params)}`;
    });
  };
}

/**
 * The same schema with absolute references and without additional properties. Answers allow those for other back ends;
 * but in an example, or in our own answer, a property that the contract does not have is a mistake.
 */
function closed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(closed);
  if (typeof value !== 'object' || value === null) return value;
  const copy: Node = Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, closed(inner)]));
  if (typeof copy.$ref === 'string' && copy.$ref.startsWith('#/')) copy.$ref = `contract${copy.$ref}`;
  if (copy.type === 'object' && copy.properties && !('additionalProperties' in copy)) copy.additionalProperties = false;
  return copy;
}
