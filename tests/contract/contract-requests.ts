import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { contract, mediaTypes, type Node, type Operation, operations } from '../../openapi/contract.ts';
import { matchOperation } from '../../openapi/match-operation.ts';

// Validates a request against the contract: its path exists, its parameters are declared and valid, and so is its body.

/** Query and path parameters are texts, which are coerced to numbers. */
const ofText = new Ajv2020({ strict: false, validateSchema: false, coerceTypes: true });
const ofJson = new Ajv2020({ strict: false, validateSchema: false, allErrors: true });
for (const ajv of [ofText, ofJson]) {
  formats.default(ajv);
  ajv.addSchema(absolute(contract) as Node, 'contract');
}

/** The same value with absolute references. */
function absolute(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(absolute);
  if (typeof value !== 'object' || value === null) return value;
  const copy: Node = Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, absolute(inner)]));
  if (typeof copy.$ref === 'string' && copy.$ref.startsWith('#/')) copy.$ref = `contract${copy.$ref}`;
  return copy;
}

const compiled = new Map<unknown, ValidateFunction>();

function faults(ajv: Ajv2020, schema: unknown, value: unknown): string[] {
  const validate = compiled.get(schema) ?? ajv.compile(absolute(schema) as Node);
  compiled.set(schema, validate);
  if (validate(value)) return [];
  return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`.trim());
}

export interface SentRequest {
  method: string;
  url: URL;
  /** By lower-case name. */
  headers: Record<string, string>;
  /** As text; undefined when there is none. */
  body: string | undefined;
}

/** How a request violates the contract; empty when it does not. */
export function faultsOfRequest({ method, url, headers, body }: SentRequest): string[] {
  const match = matchOperation(operations, method, url.pathname);
  if (!match) return [`The contract has no ${method} ${url.pathname}`];
  const { operation, pathParameters } = match;
  const { operationId, parameters, isSecured } = operation;
  const query = Object.fromEntries(url.searchParams);
  const given: Record<string, Record<string, string>> = { path: pathParameters, query, header: headers };

  const declared = parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name);
  const found = [...url.searchParams.keys()]
    .filter((name, index, names) => !declared.includes(name) || names.indexOf(name) !== index)
    .map((name) => `query ${name} is not declared, or is said twice`);
  for (const { name, in: place, schema, required } of parameters) {
    const value = given[String(place)]?.[place === 'header' ? String(name).toLowerCase() : String(name)];
    if (value !== undefined) found.push(...faults(ofText, schema, value).map((fault) => `${place} ${name} ${fault}`));
    else if (required) found.push(`${place} ${name} is missing`);
  }
  if (isSecured && !headers.authorization?.startsWith('Bearer ')) found.push('there is no bearer token');
  found.push(...faultsOfBody(operation, headers['content-type'], body));
  return found.map((fault) => `${operationId} was asked wrongly: ${fault}`);
}

function faultsOfBody(
  { operationId, requestBody }: Operation,
  contentType: string | undefined,
  body?: string,
): string[] {
  if (!requestBody) return body ? ['there is a body'] : [];
  if (body === undefined && !Reflect.get(requestBody, 'required')) return [];
  const media = mediaTypes.find(({ where }) => where === `${operationId} request`);
  if (!media || !contentType?.startsWith(media.contentType)) return [`the body is said to be ${contentType}`];
  const sent = contentType.startsWith('application/json') ? JSON.parse(body ?? 'null') : body;
  return faults(ofJson, media.schema, sent).map((fault) => `body ${fault}`);
}
