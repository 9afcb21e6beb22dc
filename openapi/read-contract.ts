import { dirname, join } from 'node:path';
import { parse } from 'yaml';
import { CONTRACT } from './contract-files.ts';

// A contract as it is written, with its references followed where one asks.

/** Anything that a YAML file can say. */
export type Node = Record<string, unknown>;

export const node = (value: unknown): Node => (value ?? {}) as Node;

export interface Operation {
  /** As in `GET /auth/admin-login`. */
  route: string;
  operationId: string;
  summary: string;
  tags: string[];
  isExtension: boolean;
  /** Whether it wants a bearer token. */
  isSecured: boolean;
  /** Of the path and of the operation, followed. */
  parameters: Node[];
  /** Followed; undefined where there is none. */
  requestBody: Node | undefined;
  /** By status, followed. */
  responses: Record<string, Node>;
  /** As it is written. */
  written: Node;
}

export interface MediaType {
  /** As in `processPayout request` or `processPayout 200`. */
  where: string;
  contentType: string;
  /** As it is written. */
  schema: Node;
  /** By name, followed. */
  examples: Record<string, Node>;
}

export interface Contract {
  contract: Node;
  operations: Operation[];
  schemas: Record<string, Node>;
  /** Every body that the contract describes, of requests and of answers. */
  mediaTypes: MediaType[];
  /** A file of the project, by its path from the root. */
  read(file: string): Node;
  /**
   * What a node stands for: itself, or what its `$ref` points to, in the contract or in a file beside it.
   * @throws Error when it points to nothing
   */
  follow(value: unknown): Node;
}

export const METHODS = ['get', 'post', 'put', 'patch', 'delete'];
const list = (value: unknown) => (value ?? []) as unknown[];

/** Reads the contract; `textOf` gives the text of a file by its path from the project's root. */
export function readContract(textOf: (file: string) => string): Contract {
  const files = new Map<string, Node>();

  function read(file: string): Node {
    const known = files.get(file);
    if (known) return known;
    const content = parse(textOf(file)) as Node;
    files.set(file, content);
    return content;
  }

  const contract = read(CONTRACT);

  function follow(value: unknown): Node {
    const ref = node(value).$ref;
    if (typeof ref !== 'string') return node(value);
    const [file, pointer = ''] = ref.split('#');
    let found: unknown = file ? read(join(dirname(CONTRACT), file)) : contract;
    for (const name of pointer.split('/').slice(1)) {
      found = node(found)[name.replaceAll('~1', '/').replaceAll('~0', '~')];
    }
    if (found === undefined) throw new Error(`${ref} points to nothing`);
    return follow(found);
  }

  const operations = Object.entries(node(contract.paths)).flatMap(([path, item]) =>
    Object.entries(node(item))
      .filter(([method]) => METHODS.includes(method))
      .map(([method, value]): Operation => {
        const operation = node(value);
        return {
          route: `${method.toUpperCase()} ${path}`,
          operationId: String(operation.operationId),
          summary: String(operation.summary),
          tags: list(operation.tags).map(String),
          isExtension: operation['x-extension'] === true,
          isSecured: list(operation.security ?? contract.security).length > 0,
          parameters: [...list(node(item).parameters), ...list(operation.parameters)].map(follow),
          requestBody: operation.requestBody ? follow(operation.requestBody) : undefined,
          responses: Object.fromEntries(
            Object.entries(node(operation.responses)).map(([status, response]) => [status, follow(response)]),
          ),
          written: operation,
        };
      }),
  );

  const mediaTypes = operations.flatMap(({ operationId, requestBody, responses }) =>
    [
      ...(requestBody ? [{ where: `${operationId} request`, body: requestBody }] : []),
      ...Object.entries(responses).map(([status, body]) => ({ where: `${operationId} ${status}`, body })),
    ].flatMap(({ where, body }) =>
      Object.entries(node(body.content)).map(
        ([contentType, media]): MediaType => ({
          where,
          contentType,
          schema: node(node(media).schema),
          examples: Object.fromEntries(
            Object.entries(node(node(media).examples)).map(([name, example]) => [name, follow(example)]),
          ),
        }),
      ),
    ),
  );

  const schemas = node(node(contract.components).schemas) as Record<string, Node>;
  return { contract, operations, schemas, mediaTypes, read, follow };
}
