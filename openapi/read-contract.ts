import { load } from 'js-yaml';
import { CONTRACT, joinedContract, type Node, node, valueAt } from './joined-contract.ts';

export { CONTRACT, type Node, node };

// A contract as written, whose references are followed on demand. Without dependencies on Node: component tests read it in the browser.

export interface Operation {
  /** Such as `GET /auth/admin-login`. */
  route: string;
  operationId: string;
  summary: string;
  tags: string[];
  isExtension: boolean;
  /** Whether it requires a bearer token. */
  isSecured: boolean;
  /** Parameters of the path and of the operation, with references followed. */
  parameters: Node[];
  /** With references followed; undefined when there is none. */
  requestBody: Node | undefined;
  /** By status, with references followed. */
  responses: Record<string, Node>;
  /** The operation as written. */
  written: Node;
}

export interface MediaType {
  /** Such as `processPayout request`, `processPayout 200` or, of a webhook, `onGameChanged message`. */
  where: string;
  contentType: string;
  /** The schema as written. */
  schema: Node;
  /** By name, with references followed. */
  examples: Record<string, Node>;
}

export interface Contract {
  /** All files of the contract as one document. */
  contract: Node;
  operations: Operation[];
  schemas: Record<string, Node>;
  /** Every body that the contract describes, of requests, answers and webhooks. */
  mediaTypes: MediaType[];
  /** Reads a file of the project by its path from the root. */
  read(file: string): Node;
  /**
   * The node itself, or the target of its `$ref`, in the contract or in a neighbouring file.
   * @throws Error when the target does not exist
   */
  follow(value: unknown): Node;
}

export const METHODS = ['get', 'post', 'put', 'patch', 'delete'];
const list = (value: unknown) => (value ?? []) as unknown[];

/** Reads the contract; `textOf` returns the text of a file by its path from the project's root. */
export function readContract(textOf: (file: string) => string): Contract {
  const files = new Map<string, Node>();

  function read(file: string): Node {
    const known = files.get(file);
    if (known) return known;
    // Four times as fast as `yaml`, which only the search for problems needs: it knows where each value is written.
    const content = load(textOf(file)) as Node;
    files.set(file, content);
    return content;
  }

  const contract = joinedContract(read);

  function follow(value: unknown): Node {
    const ref = node(value).$ref;
    if (typeof ref !== 'string') return node(value);
    const [file, pointer = ''] = ref.split('#');
    const document = file ? read(new URL(file, `file:///${CONTRACT}`).pathname.slice(1)) : contract;
    const found = valueAt(document, pointer);
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

  const bodies = [
    ...operations.flatMap(({ operationId, requestBody, responses }) => [
      ...(requestBody ? [{ where: `${operationId} request`, body: requestBody }] : []),
      ...Object.entries(responses).map(([status, body]) => ({ where: `${operationId} ${status}`, body })),
    ]),
    ...Object.values(node(contract.webhooks)).map((item) => {
      const { operationId, requestBody } = node(node(item).post);
      return { where: `${operationId} message`, body: node(requestBody) };
    }),
  ];
  const mediaTypes = bodies.flatMap(({ where, body }) =>
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
  );

  const schemas = node(node(contract.components).schemas) as Record<string, Node>;
  return { contract, operations, schemas, mediaTypes, read, follow };
}
