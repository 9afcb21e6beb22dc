import { globSync, readFileSync } from 'node:fs';
import { parseAst } from 'vite';
import { expect, test } from 'vitest';

/** Each thing has one name on the screen: the specification's, if it has one. On the left are spellings that must not be used. */
const ONE_WORD: readonly [never: RegExp, word: string][] = [
  [/e-mail/i, 'Email'],
  [/colour/i, 'Color'],
  [/Save changes/, 'Save Changes'],
  [/Export CSV/, 'Export'],
  [/Sign out|Signed out|Log Out/, 'Log out'],
  [/^Send$/, 'Currency Send'],
  [/^Item purchase$/, 'Item Purchase'],
];

const FILES = globSync('src/**/*.{ts,tsx}').filter((file) => !file.startsWith('src/generated/'));

/** The texts of a file: strings, templates and JSX text, without comments and identifiers. */
function textsOf(file: string): string[] {
  const texts: string[] = [];
  JSON.stringify(parseAst(readFileSync(file, 'utf8'), { lang: file.endsWith('x') ? 'tsx' : 'ts' }), (_key, node) => {
    if (node?.type === 'ImportDeclaration') return undefined;
    if (node?.type === 'Literal' && typeof node.value === 'string') texts.push(node.value);
    if (node?.type === 'TemplateElement') texts.push(node.value.raw);
    if (node?.type === 'JSXText') texts.push(node.value.trim());
    return node;
  });
  return texts;
}

/** Settings and commands are the operator's: they stand in logs, at the console and in docs/, and on no screen. */
const OF_THE_OPERATOR = /\b[A-Z]{2,}(_[A-Z0-9]+)+\b|\bnpm (run|start)\b/;
const CONSOLE =
  /^server\/(cli|start|db|payments\/rail)\/|^server\/(assemble-server|main|metrics\/figures)|^server\/platform\/events\/routes/;

test('no screen names a setting of the server or a command of its console', () => {
  const files = [...FILES, ...globSync('server/**/*.ts').filter((file) => !CONSOLE.test(file))];
  const strays = files.flatMap((file) =>
    textsOf(file)
      .filter((text) => text.includes(' ') && OF_THE_OPERATOR.test(text))
      .map((text) => `${file}: ${text}`),
  );
  expect(strays).toEqual([]);
});

test('each thing has one word on every screen', () => {
  const strays = FILES.flatMap((file) =>
    textsOf(file).flatMap((text) =>
      ONE_WORD.filter(([never]) => never.test(text)).map(([, word]) => `${file}: '${text}', where it is '${word}'`),
    ),
  );
  expect(strays).toEqual([]);
});
