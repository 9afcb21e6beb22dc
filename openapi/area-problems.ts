import { isMap, isScalar, type Node, type Pair, visit } from 'yaml';
import { AREAS, CONTRACT } from './contract-files.ts';
import type { ContractProblem } from './contract-problem.ts';
import { node, type Node as Part } from './joined-contract.ts';
import type { YamlFile } from './yaml-problems.ts';

// Parts of an area's file that our tools would not find, or would find under another name than the root gives them.

/** The sections that the root lists part by part. */
const SECTIONS = [
  ['paths'],
  ['webhooks'],
  ...['parameters', 'headers', 'responses', 'schemas'].map((kind) => ['components', kind]),
];

export function areaProblems(files: YamlFile[]): ContractProblem[] {
  const root = node(files.find(({ file }) => file === CONTRACT)?.document.toJS());
  return files
    .filter(({ file }) => file.startsWith(`${AREAS}/`))
    .flatMap((yaml) => [...unlisted(yaml, root), ...localReferences(yaml)]);
}

/** Parts that the root does not list. They would be missing from the contract. */
function unlisted(yaml: YamlFile, root: Part): ContractProblem[] {
  return SECTIONS.flatMap((section) => {
    const parts = yaml.document.getIn(section);
    const listed = section.reduce((found, name) => node(found[name]), root);
    return (isMap(parts) ? parts.items : []).flatMap(({ key }: Pair) => {
      const name = isScalar(key) ? String(key.value) : '';
      const pointer = [...section, name.replaceAll('~', '~0').replaceAll('/', '~1')].join('/');
      const reference = `.${yaml.file.slice('openapi'.length)}#/${pointer}`;
      if (node(listed[name]).$ref === reference) return [];
      return [
        {
          ...placeOf(yaml, key as Node),
          what: `${CONTRACT} does not list \`${name}\`.`,
          remedy: `Add it there under \`${section.join('.')}\`: \`${name}: { $ref: '${reference}' }\`.`,
        },
      ];
    });
  });
}

/** References that do not go by the root's name: Orval, when it reads the root, would call their targets otherwise. */
function localReferences(yaml: YamlFile): ContractProblem[] {
  const problems: ContractProblem[] = [];
  visit(yaml.document, {
    Pair(_, { key, value }) {
      if (!isScalar(key) || key.value !== '$ref' || !isScalar(value)) return;
      const reference = String(value.value);
      if (!/^(\.\/.*)?#/.test(reference)) return;
      problems.push({
        ...placeOf(yaml, value),
        what: `\`${reference}\` does not go by the root's name.`,
        remedy: `Write \`../admin-api.yaml${reference.slice(reference.indexOf('#'))}\`.`,
      });
    },
  });
  return problems;
}

function placeOf({ file, lines }: YamlFile, { range }: Node) {
  const { line, col } = lines.linePos(range?.[0] ?? 0);
  return { file, line, column: col };
}
