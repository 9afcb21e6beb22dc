import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build } from 'vite';
import { describe, expect, inject, test } from 'vitest';
import { contract, node, operations } from '../../openapi/contract.ts';
import { importSdk } from './installed.ts';

// What is in the package that a program installs.

const program = inject('program');
const folder = join(program, 'node_modules/@coinop/admin-sdk');
const read = (name: string) => readFileSync(join(folder, name), 'utf8');
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
const modules = files.filter((name) => name.endsWith('.js'));

/** What the modules that an entry reaches import of other packages. */
function packagesOf(entry: string): string[] {
  const packages = new Set<string>();
  const seen = new Set<string>();
  const visit = (name: string) => {
    if (seen.has(name)) return;
    seen.add(name);
    for (const [, target = ''] of read(name).matchAll(/(?:from|import) ?['"]([^'"]+)['"]/g)) {
      if (target.startsWith('.')) visit(join(dirname(name), target));
      else packages.add(target);
    }
  };
  visit(entry);
  return [...packages].sort();
}

test('its version and its operations are those of the contract', async () => {
  const sdk = await importSdk();
  const client = sdk.createClient({ baseUrl: 'http://127.0.0.1' });
  const names = operations.map(({ operationId }) => operationId);
  expect(JSON.parse(read('package.json')).version).toBe(node(contract.info).version);
  expect(
    Object.keys(client)
      .filter((name) => !['send', 'setToken'].includes(name))
      .sort(),
  ).toEqual(names.sort());
});

test.each([
  ['function', (name: string) => `export declare const ${name}:`],
  ['method of the client', (name: string) => `${name}: import\\("../call.js"\\)`],
])('each operation as a %s has the summary and the description of the contract', (_, declared) => {
  const declarations = read('generated/operations.d.ts');
  const described = Object.values(node(contract.paths)).flatMap((item) => Object.values(node(item)).map(node));
  for (const { operationId, summary, description } of described.filter((operation) => operation.operationId)) {
    const name = String(operationId);
    const comment = new RegExp(`/\\*\\*((?:(?!\\*/)[\\s\\S])*)\\*/\\s*${declared(name)}`).exec(declarations)?.[1];
    expect(comment, name).toContain(`@summary ${summary}`);
    if (description) expect(comment, name).toContain(description);
  }
});

test('the plain entry needs axios only, and React comes in with the other', () => {
  expect(packagesOf('index.js')).toEqual(['axios']);
  expect(packagesOf('react.js')).toEqual(['@tanstack/react-query', 'react']);
  const { dependencies, peerDependencies, peerDependenciesMeta } = JSON.parse(read('package.json'));
  expect(Object.keys(dependencies)).toEqual(['axios']);
  expect(Object.keys(peerDependencies)).toEqual(['@tanstack/react-query', 'react']);
  expect(Object.values(peerDependenciesMeta)).toEqual([{ optional: true }, { optional: true }]);
});

test('nothing of the portal is in it', () => {
  const portals = /mantine|notify|toast|localStorage|sessionStorage|src\/(api|ui|lib|session|generated)/i;
  expect(modules.length).toBeGreaterThan(10);
  for (const name of files.filter((file) => /\.(js|ts|map)$/.test(file))) expect(read(name), name).not.toMatch(portals);
});

test('each module has its types and a source map that holds its source', () => {
  for (const name of modules) {
    expect(existsSync(join(folder, name.replace(/\.js$/, '.d.ts'))), name).toBe(true);
    const map = JSON.parse(read(`${name}.map`));
    expect(map.sourcesContent, name).toHaveLength(1);
    expect(read(name), name).toContain('//# sourceMappingURL=');
  }
});

describe('a bundle', () => {
  /** The code of a program, bundled; of what is installed, the package only. */
  async function bundle(code: string): Promise<string> {
    const input = join(program, `bundled-${Math.random()}.ts`);
    writeFileSync(input, code);
    const output = await build({
      root: program,
      configFile: false,
      logLevel: 'silent',
      build: {
        write: false,
        minify: false,
        lib: { entry: input, formats: ['es'] },
        rolldownOptions: { external: ['axios', 'react', '@tanstack/react-query'] },
      },
    });
    const [result] = Array.isArray(output) ? output : [];
    return result?.output[0].code ?? '';
  }

  const pathsIn = (code: string) =>
    [...code.matchAll(/url: `([^`]+)`/g)].map(([, path]) => path?.replace(/\$\{.*\}/, '{}'));

  test('holds the one operation that a program imports and no other', async () => {
    const code = await bundle(`
      import { createConnection, getGame } from '@coinop/admin-sdk';
      export const game = (id: string) => createConnection({ baseUrl: 'http://127.0.0.1' }).send(getGame(id));
    `);
    expect(pathsIn(code)).toEqual(['/api/admin/games/{}']);
  });

  test('of the types and words of the contract holds nothing else', async () => {
    const code = await bundle(`
      import { type Game, WithdrawalStatus } from '@coinop/admin-sdk';
      export const final: string[] = [WithdrawalStatus.completed, WithdrawalStatus.rejected];
      export type { Game };
    `);
    expect(code).toContain('pending_review');
    expect(code).not.toMatch(/import|url:/);
  });

  test('of one hook holds that one operation', async () => {
    const code = await bundle(`export { useGetGame } from '@coinop/admin-sdk/react';`);
    expect(pathsIn(code)).toEqual(['/api/admin/games/{}']);
  });
});

describe.each([
  ['bundler', 'ESNext'],
  ['nodenext', 'nodenext'],
])('a program with moduleResolution %s', (moduleResolution, module) => {
  /** What the compiler says of the files of a program. */
  function compile(...names: string[]): string {
    const compilerOptions = {
      ...{ module, moduleResolution, target: 'ES2022', lib: ['ES2023', 'DOM', 'DOM.Iterable', 'DOM.AsyncIterable'] },
      ...{ jsx: 'react-jsx', types: ['node'], noEmit: true, strict: true, exactOptionalPropertyTypes: false },
    };
    const project = join(program, `tsconfig.${moduleResolution}.json`);
    writeFileSync(project, JSON.stringify({ compilerOptions, files: names }));
    try {
      return execFileSync('tsc', ['-p', project], { encoding: 'utf8' });
    } catch (error) {
      return (error as { stdout: string }).stdout;
    }
  }

  test('finds the types of all examples, and those hold without skipLibCheck', () => {
    expect(compile(...readdirSync('sdk/examples'))).toBe('');
  });

  test('is told what it gets wrong', () => {
    const wrong = `wrong-${moduleResolution}.ts`;
    const lines = [
      `import { createClient, getGame } from '@coinop/admin-sdk';`,
      `const client = createClient({ baseUrl: 'http://127.0.0.1' });`,
      `client.noSuchOperation();`,
      `client.listTransactions({ status: 'no such status' });`,
      `client.getGame();`,
      `client.getGame('g', { header: {} });`,
      `const cents: string = (await client.getRevenueBalance()).total_available_usd;`,
      `const name: number = (await client.send(getGame('g'))).name;`,
      `console.log(cents, name);`,
    ];
    writeFileSync(join(program, wrong), lines.join('\n'));
    const refused = [...compile(wrong).matchAll(/\((\d+),\d+\): error/g)].map(([, line]) => Number(line));
    expect(refused).toEqual([3, 4, 5, 6, 7, 8]);
  });
});
