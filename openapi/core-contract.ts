import { type Contract, METHODS, type Node, node, readContract } from './read-contract.ts';

// The contract of the specification's calls alone, for those who build a back end of their own: no call, parameter, field, answer or
// header that is marked `x-extension: true`, and nothing that only those need.

/** The rules of `info.description` that hold without extensions. */
const RULES = ['Origin', 'Money', 'Times', 'Ids', 'Queries', 'Text', 'Enumerations', 'Errors'];

/** The error codes that the specification's calls need. */
const CODES = [
  ...['bad_request', 'unauthenticated', 'invalid_credentials', 'forbidden', 'not_found', 'invalid_transition'],
  ...['body_too_large', 'invalid_input', 'rate_limited', 'internal', 'unavailable'],
];

/** Sentences about our own server, which has permissions, other filters and two people for a decision. */
const OF_EXTENSIONS =
  /`\w+\.\w+`|`(next_cursor|searchedUntil|updated_at|roles)`|wanted status|that many UTC days|as many whole days|count as one person|[Oo]ur own server|of this server/;

/** Schemas that are wider in other back ends than in ours. */
const WIDER: Record<string, Node> = {
  Id: { type: 'string', minLength: 1, maxLength: 200, description: 'An id, as an answer has it.' },
  PlatformId: { type: 'string', minLength: 1, maxLength: 200, description: 'An id of another system.' },
  ErrorCode: { type: 'string', enum: CODES, description: 'What went wrong, for programs.' },
};

export function coreContract({ contract, follow }: Pick<Contract, 'contract' | 'follow'>): Contract {
  const { ErrorCode } = node(node(contract.components).schemas);
  const theirCodes = ((followed(ErrorCode).enum ?? []) as unknown[]).filter((code) => !CODES.includes(String(code)));
  const paths = mapped(contract.paths, (item) => {
    const parts = mapped(item, core);
    return METHODS.some((method) => method in parts) ? parts : undefined;
  });
  const { tags, components, webhooks: _, ...rest } = contract;
  const used = new Set(Object.values(paths).flatMap((item) => Object.values(node(item)).flatMap(tagsOf)));
  const document = {
    ...rest,
    info: coreInfo(node(contract.info), withoutTheirSentences),
    tags: (tags as Node[]).filter(({ name }) => used.has(String(name))),
    paths,
    components: reached(
      paths,
      mapped(components, (kind, section) =>
        mapped(kind, (part, name) => core(section === 'schemas' ? (WIDER[name] ?? part) : part)),
      ),
    ),
  };
  const text = JSON.stringify(document);
  return readContract(() => text);

  /** A part of the contract without its extensions; undefined for one that is an extension itself. */
  function core(value: unknown): unknown {
    if (Array.isArray(value)) return value.map(core).filter((part) => part !== undefined);
    if (typeof value !== 'object' || value === null) return value;
    if (isExtension(value) || isExtension(followed(value))) return undefined;
    // Examples are outside of the contract's files, and come in.
    if (typeof node(value).$ref === 'string')
      return String(node(value).$ref).startsWith('#') ? value : core(follow(value));
    const { schema, examples, description } = node(value);
    const parts = mapped(value, (part, name) => (name.startsWith('x-') && name !== 'x-for' ? undefined : core(part)));
    if (typeof description === 'string') {
      parts.description = withoutTheirSentences(withoutTheirParagraphs(description)) || undefined;
    }
    if (node(value).name === 'sort') parts.schema = { ...node(parts.schema), enum: ['created_at_desc'] };
    if (Array.isArray(examples)) parts.examples = examples.map((example) => withoutExtensions(example, value));
    else if (schema !== undefined && examples !== undefined) {
      parts.examples = mapped(examples, (example) => {
        const { 'x-extension': isOfOne, value: shown, ...words } = follow(example);
        const { code } = node(shown);
        if (isOfOne || theirCodes.includes(code) || / permission /.test(String(words.summary))) return undefined;
        return { ...words, value: withoutExtensions(shown, schema) };
      });
    }
    if (Array.isArray(parts.required)) {
      const left = node(parts.properties);
      parts.required = parts.required.filter((name) => parts.properties === undefined || String(name) in left);
    }
    return parts;
  }

  /** A description without the sentences about extensions. */
  function withoutTheirSentences(description: string): string {
    const isTheirs = (sentence: string) =>
      OF_EXTENSIONS.test(sentence) || [...sentence.matchAll(/`(\w+)`/g)].some(([, word]) => theirCodes.includes(word));
    return description
      .split('\n\n')
      .map((paragraph) =>
        paragraph
          .split(/(?<=\.)\s+(?=[A-Z])/)
          .filter((sentence) => !isTheirs(sentence))
          .join(' '),
      )
      .filter((paragraph) => paragraph.trim() !== '')
      .join('\n\n');
  }

  /** An example's value without the fields that its schema marks as extensions. */
  function withoutExtensions(value: unknown, schema: unknown): unknown {
    const { properties, items, additionalProperties, ...others } = followed(schema);
    if (Array.isArray(value)) return value.map((one) => withoutExtensions(one, items));
    if (typeof value !== 'object' || value === null) return value;
    const choices = ['allOf', 'anyOf', 'oneOf'].flatMap((word) => (others[word] ?? []) as unknown[]);
    const own = mapped(value, (part, name) => {
      const property = node(properties)[name];
      if (property === undefined) return withoutExtensions(part, additionalProperties);
      return isExtension(property) || isExtension(followed(property)) ? undefined : withoutExtensions(part, property);
    });
    return choices.reduce((left, choice) => withoutExtensions(left, choice), own as unknown);
  }

  /** The target of a reference within the contract. */
  function followed(value: unknown): Node {
    return node(value).$ref === undefined || String(node(value).$ref).startsWith('#') ? follow(value) : {};
  }

  /** The components that these paths use, and those that they use themselves. */
  function reached(from: unknown, all: Node): Node {
    const pointers = new Set<string>();
    const visit = (value: unknown): void => {
      if (typeof value !== 'object' || value === null) return;
      const { $ref } = node(value);
      if (typeof $ref === 'string' && !pointers.has($ref)) {
        pointers.add($ref);
        const [, , kind = '', name = ''] = $ref.split('/');
        visit(node(all[kind])[name]);
      }
      for (const part of Object.values(value)) visit(part);
    };
    visit(from);
    return mapped(all, (kind, section) => {
      if (section === 'securitySchemes') return kind;
      const left = mapped(kind, (part, name) => (pointers.has(`#/components/${section}/${name}`) ? part : undefined));
      return Object.keys(left).length === 0 ? undefined : left;
    });
  }
}

const isExtension = (value: unknown): boolean => node(value)['x-extension'] === true;
const tagsOf = (call: unknown): string[] => (node(call).tags ?? []) as string[];

function coreInfo({ title, description, ...info }: Node, shortened: (text: string) => string): Node {
  const [words = '', ...rules] = String(description).split(/^(?=- \*\*)/m);
  const kept = rules.filter((rule) => RULES.some((name) => rule.startsWith(`- **${name}`)));
  return {
    title: `${title}, core`,
    ...info,
    description: `${words.trim()} Only the calls of the specification.\n\n${kept.map((rule) => shortened(rule).trimEnd()).join('\n')}\n`,
  };
}

/** A description up to the paragraph that says what is an extension. */
function withoutTheirParagraphs(description: string): string {
  const paragraphs = description.split('\n\n');
  const first = paragraphs.findIndex((paragraph) => paragraph.includes('x-extension'));
  return first < 0 ? description : `${paragraphs.slice(0, first).join('\n\n')}\n`;
}

/** Each part of a mapping changed; parts that become undefined are left out. */
function mapped(value: unknown, change: (part: unknown, name: string) => unknown): Node {
  const parts = Object.entries(node(value)).map(([name, part]) => [name, change(part, name)] as const);
  return Object.fromEntries(parts.filter(([, part]) => part !== undefined));
}
