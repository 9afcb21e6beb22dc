import { execFileSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { build } from 'vite';
import { isOlder } from '../build/is-older.ts';
import { BUNDLE, bundledContract, CORE_BUNDLE } from '../openapi/bundle-contract.ts';
import { contract, follow, node, removeExamples } from '../openapi/contract.ts';
import { coreContract } from '../openapi/core-contract.ts';
import { areasModule, HEADER, listsModule } from './areas.ts';
import { examplesModule } from './example-bodies.ts';

// `npm run build:sdk [folder]`: builds the package @coinop/admin-sdk from the contract, ready for `npm pack` or `npm publish`. With
// `--if-older`, as before `npm run simulate`, a package that is newer than its sources stays.

const sdk = fileURLToPath(new URL('.', import.meta.url));
const root = join(sdk, '..');
const { positionals, values } = parseArgs({ allowPositionals: true, options: { 'if-older': { type: 'boolean' } } });
const target = resolve(positionals[0] ?? join(root, 'dist-sdk'));
const generated = join(sdk, 'generated');

const { version, title } = node(contract.info);

/** Rewrites a file if that changes it. */
function edit(path: string, change: (text: string) => string): void {
  const text = readFileSync(path, 'utf8');
  writeFileSync(path, change(text));
}

function generate(): void {
  rmSync(generated, { recursive: true, force: true });
  execFileSync('orval', ['--config', join(sdk, 'orval.config.ts')], { stdio: ['ignore', 'ignore', 'inherit'] });
  // Orval imports a folder here, which works neither in Node nor in declaration files.
  for (const name of ['operations.ts', 'hooks.ts']) {
    edit(join(generated, name), (text) => text.replace("from './model'", "from './model.ts'"));
  }
  writeFileSync(join(generated, 'model.ts'), modelModule());
  rmSync(join(generated, 'model'), { recursive: true });
  writeFileSync(join(generated, 'lists.ts'), listsModule());
  writeFileSync(join(generated, 'areas.ts'), areasModule());
  writeFileSync(join(generated, 'examples.ts'), examplesModule());
  writeFileSync(join(generated, 'version.ts'), `export const VERSION = '${version}';\n`);
}

/** All types in one module: hundreds of small files would be a third of the package. */
function modelModule(): string {
  const names = readdirSync(join(generated, 'model')).filter((name) => name !== 'index.ts');
  const texts = new Map(names.toSorted().map((name) => [name, readFileSync(join(generated, 'model', name), 'utf8')]));
  // A constant that is made of others comes after them.
  const inOrder = new Set<string>();
  const add = (name: string) => {
    for (const [, other = ''] of (texts.get(name) ?? '').matchAll(/^import \{[^;]*'\.\/([^']+)';/gm)) add(other);
    inOrder.add(texts.get(name) ?? '');
  };
  for (const name of texts.keys()) add(name);
  const types = [...inOrder].map((text) => text.replace(/^\/\*\*[\s\S]*?\*\/\n/, '').replace(/^import [^;]*;\n/gm, ''));
  // TypeScript reduces `A | string` to string, and editors then suggest none of A's values.
  const open = types.join('').replace(/(?<=\w \| )string(?= \| null;|;)/g, '(string & {})');
  return `${HEADER}${open}`;
}

/** The descriptions of a validator's fields, which the declarations have as well. */
const DESCRIBED = /\.describe\('(?:[^'\\]|\\.)*'\)/g;

/**
 * A validator's declaration repeats those of which it is made. Here it names them. Nobody reads these declarations, whose indentation would
 * be as much as their words.
 */
function nameParts(declarations: string): string {
  const known: { name: string; type: string }[] = [];
  const [head = '', ...parts] = declarations.replace(/\s+/g, ' ').split(/(?<=;) (?=export declare const )/);
  const shorter = parts.map((part) => {
    const found = /^(export declare const (\w+): )(.*?)(;(?: export type .*)?)$/.exec(part);
    if (!found) return part;
    const [, begin = '', name = '', type = '', end = ''] = found;
    const named = known.reduce((text, other) => text.replaceAll(other.type, `typeof ${other.name}`), type);
    // The longest first: a part of it may be known as well.
    if (type.length > 40 && /^[A-Z]/.test(name)) known.push({ name, type });
    known.sort((one, other) => other.type.length - one.type.length);
    return begin + named + end;
  });
  return [head, ...shorter].join('\n');
}

/** Descriptions that begin a line. */
const COMMENTS = /^\s*\/\*\*(?:(?!\*\/)[\s\S])*\*\/\n/gm;

function compile(): void {
  rmSync(target, { recursive: true, force: true });
  // Incremental, as the project's configuration is, it would take what it wrote before for still there.
  execFileSync('tsc', ['-p', sdk, '--outDir', target, '--incremental', 'false'], { stdio: 'inherit' });
  // TypeScript rewrites import endings only in JavaScript; older versions reject `.ts` endings in declarations.
  const declarations = readdirSync(target, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.d\.ts$/.test(name),
  );
  for (const name of declarations) {
    edit(join(target, name), (text) => text.replace(/(?<=(from |import\()['"]\.[^'"]*)\.ts(?=['"])/g, '.js'));
  }
  // Editors show the descriptions of the declarations. In the code they would be a tenth of the package.
  for (const name of readdirSync(join(target, 'generated')).filter((file) => file.endsWith('.js'))) {
    edit(join(target, 'generated', name), (text) => text.replace(COMMENTS, ''));
  }
  edit(join(target, 'generated/validators.js'), (text) => text.replace(DESCRIBED, ''));
  edit(join(target, 'generated/validators.d.ts'), nameParts);
  // Nor does anybody call the functions on which the hooks are built.
  edit(join(target, 'generated/hooks.d.ts'), (text) =>
    text.replace(new RegExp(`${COMMENTS.source}(?=export declare const use\\w+Hook:)`, 'gm'), ''),
  );
}

/** The program is one file, because the reader of answers is the portal's. */
async function bundleProgram(): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    ssr: { noExternal: true },
    build: {
      ssr: join(sdk, 'conform.ts'),
      outDir: target,
      emptyOutDir: false,
      minify: true,
      rolldownOptions: {
        output: { entryFileNames: 'conform.mjs', codeSplitting: false, banner: '#!/usr/bin/env node' },
      },
    },
  });
}

function manifest() {
  const portal = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const entry = (name: string) => ({ types: `./${name}.d.ts`, default: `./${name}.js` });
  return {
    name: '@coinop/admin-sdk',
    version,
    description: `Typed client of the ${title}, with React Query hooks`,
    license: portal.license,
    type: 'module',
    sideEffects: false,
    engines: { node: '>=20.19' },
    bin: { 'coinop-conform': './conform.mjs' },
    exports: {
      '.': entry('index'),
      './react': entry('react'),
      './zod': entry('zod'),
      './node': entry('node'),
      './playwright': entry('playwright'),
      './examples': entry('examples'),
      './admin-api.yaml': './admin-api.yaml',
      './core.yaml': './core.yaml',
      './package.json': './package.json',
    },
    peerDependencies: { '@tanstack/react-query': '^5.0.0', react: '>=18', zod: '^4.0.0' },
    peerDependenciesMeta: {
      '@tanstack/react-query': { optional: true },
      react: { optional: true },
      zod: { optional: true },
    },
  };
}

/** The manifest is written last. */
const built = join(target, 'package.json');
const written = readdirSync(sdk).filter((name) => name !== 'generated');
/** The portal's modules that sdk/conform.ts contains. */
const PROGRAM = ['src/api', 'src/lib', 'src/features/withdrawals/bulk-count.ts', 'src/generated/all-answers.ts'];
const sources = [...written.map((name) => `sdk/${name}`), ...PROGRAM, 'openapi', 'mocks/examples', 'package-lock.json'];
if (!values['if-older'] || isOlder(built, sources)) {
  process.stdout.write('Building the SDK takes some 3 seconds …\n');
  generate();
  compile();
  await bundleProgram();
  cpSync(join(sdk, 'README.md'), join(target, 'README.md'));
  // The package has the examples as a module.
  removeExamples(contract);
  writeFileSync(join(target, basename(BUNDLE)), bundledContract({ contract, follow }));
  writeFileSync(join(target, basename(CORE_BUNDLE)), bundledContract(coreContract({ contract, follow })));
  writeFileSync(built, `${JSON.stringify(manifest(), null, 2)}\n`);
}
