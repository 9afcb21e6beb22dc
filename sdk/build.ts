import { execFileSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { isOlder } from '../build/is-older.ts';
import { BUNDLE, bundledContract } from '../openapi/bundle-contract.ts';
import { contract, follow, node } from '../openapi/contract.ts';
import { areasModule, listsModule } from './areas.ts';
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
    edit(join(generated, name), (text) => text.replace("from './model'", "from './model/index.ts'"));
  }
  // TypeScript reduces `A | string` to string, and editors then suggest none of A's values.
  for (const name of readdirSync(join(generated, 'model'))) {
    edit(join(generated, 'model', name), (text) => text.replace(/(?<=\w \| )string(?= \| null;|;)/g, '(string & {})'));
  }
  writeFileSync(join(generated, 'lists.ts'), listsModule());
  writeFileSync(join(generated, 'areas.ts'), areasModule());
  writeFileSync(join(generated, 'examples.ts'), examplesModule());
  writeFileSync(join(generated, 'version.ts'), `export const VERSION = '${version}';\n`);
}

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
    exports: {
      '.': entry('index'),
      './react': entry('react'),
      './zod': entry('zod'),
      './node': entry('node'),
      './playwright': entry('playwright'),
      './examples': entry('examples'),
      './admin-api.yaml': './admin-api.yaml',
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
const sources = [...written.map((name) => `sdk/${name}`), 'openapi', 'mocks/examples', 'package-lock.json'];
if (!values['if-older'] || isOlder(built, sources)) {
  process.stdout.write('Building the SDK takes some 3 seconds …\n');
  generate();
  compile();
  cpSync(join(sdk, 'README.md'), join(target, 'README.md'));
  writeFileSync(join(target, basename(BUNDLE)), bundledContract({ contract, follow }));
  writeFileSync(built, `${JSON.stringify(manifest(), null, 2)}\n`);
}
