import { execFile, execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { describe, expect, inject, onTestFinished, test } from 'vitest';
import { bundledContract } from '../../openapi/bundle-contract.ts';
import { contract, follow, node, operations, removeExamples } from '../../openapi/contract.ts';
import { coreContract } from '../../openapi/core-contract.ts';
import { full } from '../faults/suite.ts';
import { startOwnBackEnd } from '../own-back-end/main.ts';
import { importSdk } from './installed.ts';

// The contents of the package that a program installs.

const program = inject('program');
const folder = join(program, 'node_modules/@coinop/admin-sdk');
const read = (name: string) => readFileSync(join(folder, name), 'utf8');
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
const modules = files.filter((name) => name.endsWith('.js'));
const MODEL = read('generated/model.d.ts');

/** The other packages that an entry's modules import. */
function packagesOf(entry: string): string[] {
  const packages = new Set<string>();
  const seen = new Set<string>();
  const visit = (name: string) => {
    if (seen.has(name)) return;
    seen.add(name);
    for (const [, target = ''] of read(name).matchAll(/^(?:import|export|\})(?:.* from)? ?['"]([^'"]+)['"]/gm)) {
      if (target.startsWith('.')) visit(join(dirname(name), target));
      else packages.add(target);
    }
  };
  visit(entry);
  return [...packages].sort();
}

const described = Object.values(node(contract.paths))
  .flatMap((item) => Object.values(node(item)).map(node))
  .filter(({ operationId }) => operationId);

/** For each method of the client in the generated file: its area, name and operation. */
const methods = [...read('generated/areas.js').matchAll(/^ {4}(\w+): \{([^}]+)\}/gm)].flatMap(([, area, body = '']) =>
  [...body.matchAll(/(\w+): \/\* @__PURE__ \*\/ sent\(operations\.(\w+)\)/g)].map(([, name, operation]) => ({
    area,
    name,
    operation,
  })),
);

test('it has the contract that it was made from, in one file, without examples', () => {
  const plain = { contract: structuredClone(contract), follow };
  removeExamples(plain.contract);
  expect(read('admin-api.yaml')).toBe(bundledContract(plain));
  expect(read('core.yaml')).toBe(bundledContract(coreContract(plain)));
});

test('its version and its operations are those of the contract', async () => {
  const sdk = await importSdk();
  const client: Record<string, Record<string, unknown>> = sdk.createClient({ baseUrl: 'http://127.0.0.1' }) as never;
  const { version } = node(contract.info);
  expect([JSON.parse(read('package.json')).version, sdk.VERSION]).toEqual([version, version]);
  expect(methods.map(({ operation }) => operation).sort()).toEqual(
    operations.map(({ operationId }) => operationId).sort(),
  );
  for (const { area = '', name = '' } of methods)
    expect(client[area]?.[name], `${area}.${name}`).toBeTypeOf('function');
});

test('every list that the contract gives in pages is a list to iterate over, and every file a stream', () => {
  const lists = operations.filter(({ parameters }) =>
    parameters.some(({ name }) => name === 'page' || name === 'cursor'),
  );
  expect(lists.map(({ operationId }) => operationId.replace(/^(list|get)/, 'all')).sort()).toEqual(
    [...read('generated/lists.js').matchAll(/export const (\w+)/g)].map(([, name]) => name).sort(),
  );
  const files = operations.filter(({ responses }) => node(node(responses['200']).content)['text/csv']);
  const streams = [...read('generated/areas.js').matchAll(/ (?:streamed|lines)\(operations\.(\w+)\)/g)];
  expect(streams.map(([, name]) => name).sort()).toEqual(
    files.flatMap(({ operationId }) => [operationId, operationId]).sort(),
  );
});

/** The comment in front of a match. */
const commentOf = (declarations: string, declared: string) =>
  new RegExp(`/\\*\\*((?:(?!\\*/)[\\s\\S])*)\\*/\\s*${declared}`).exec(declarations)?.[1];

test.each([
  ['function', 'operations', (operation: string) => `export declare const ${operation}:`],
  [
    'method of the client',
    'areas',
    (operation: string) => {
      const { area, name } = methods.find((method) => method.operation === operation) ?? {};
      return `${name}: Method<typeof areas\\.${area}\\.${name}>`;
    },
  ],
])('each operation as a %s has the summary, the description and the rights of the contract', (_, file, declared) => {
  const declarations = read(`generated/${file}.d.ts`);
  for (const { operationId, summary, description, ...rights } of described) {
    const name = String(operationId);
    const comment = commentOf(declarations, declared(name));
    expect(comment, name).toContain(`@summary ${summary}`);
    if (description) expect(comment, name).toContain(description);
    const { 'x-permission': permission, 'x-step-up': seconds } = rights;
    if (permission !== 'none') expect(comment, name).toContain(`Needs the permission \`${permission}\``);
    if (seconds) expect(comment, name).toContain(`within the last ${seconds} seconds (\`onStepUp\`)`);
  }
});

test('each parameter of a query has its own description, not that of its schema', () => {
  for (const { operationId, parameters } of operations) {
    for (const { name, description } of parameters.filter((parameter) => parameter.in === 'query')) {
      const type = `${operationId[0]?.toUpperCase()}${operationId.slice(1)}Params`;
      const [, declarations = ''] = new RegExp(`^export type ${type} = \\{\\n([\\s\\S]*?)^\\};`, 'm').exec(MODEL) ?? [];
      expect(commentOf(declarations, `${name}\\??:`), `${operationId} ${name}`).toContain(description);
    }
  }
});

test('an editor offers the words of an open enumeration', () => {
  expect(MODEL).toMatch(/item_rarity: \w+ \| \(string & \{\}\)/);
  expect(MODEL).toMatch(/code\?: ErrorCode \| \(string & \{\}\)/);
  expect(MODEL).not.toMatch(/\w \| string(;| \|)/);
});

test('the plain entry needs no other package; React and zod come in with the others', () => {
  expect(packagesOf('index.js')).toEqual([]);
  expect(packagesOf('react.js')).toEqual(['@tanstack/react-query', 'react']);
  expect(packagesOf('zod.js')).toEqual(['zod']);
  expect(packagesOf('node.js').filter((name) => !name.startsWith('node:'))).toEqual([]);
  const { dependencies, peerDependencies, peerDependenciesMeta } = JSON.parse(read('package.json'));
  expect(dependencies).toBe(undefined);
  expect(Object.keys(peerDependencies)).toEqual(['@tanstack/react-query', 'react', 'zod']);
  expect(Object.values(peerDependenciesMeta)).toEqual(Array(3).fill({ optional: true }));
});

test('nothing of the portal is in it', () => {
  const portals = /mantine|notify|toast|localStorage|sessionStorage|src\/(api|ui|lib|session|generated)/i;
  expect(modules.length).toBeGreaterThan(10);
  for (const name of files.filter((file) => /\.(js|ts|map)$/.test(file))) expect(read(name), name).not.toMatch(portals);
});

test('each module has its types, and the code is the source without them, so that it needs no source maps', () => {
  for (const name of modules) {
    expect(existsSync(join(folder, name.replace(/\.js$/, '.d.ts'))), name).toBe(true);
    expect(read(name), name).not.toContain('sourceMappingURL');
  }
});

describe('its program', () => {
  const { bin } = JSON.parse(read('package.json'));
  const run = (args: string[], env: Record<string, string> = {}) =>
    promisify(execFile)(process.execPath, [join(folder, bin['coinop-conform']), ...args], {
      env: { PATH: process.env.PATH ?? '', ...env },
    });

  test('judges a back end by the contract in the package, as lines and as JSON', async () => {
    const { origin, close } = await startOwnBackEnd({ amounts: 'odd' });
    onTestFinished(close);
    const account = [origin, '--username', 'admin'];
    const judged = { code: 1, stderr: '' };
    const line = `requested_amount: came "1e3" (280 times); wanted a number; the portal shows 'unreadable'`;
    const password = { COINOP_PASSWORD: 'admin' };
    await expect(run(account, password)).rejects.toMatchObject({ ...judged, stdout: expect.stringContaining(line) });
    const { stdout } = await run([...account, '--json'], password).catch((error) => error);
    expect(JSON.parse(stdout)).toMatchObject({ origin, screens: { 'Sign-in': { fits: 2 } } });
    expect(JSON.parse(stdout).calls).toHaveLength(33);
    await expect(run(account, { COINOP_PASSWORD: 'wrong' })).rejects.toMatchObject({
      ...{ code: 2, stdout: '', stderr: expect.stringContaining('Nobody can sign in') },
    });
  });

  test.each([
    [['http://127.0.0.1:9', '--username', 'a'], 'Set COINOP_PASSWORD'],
    [['http://127.0.0.1:9', '--username', 'a', '--password', 'x'], "Unknown option '--password'"],
    [['http://a:b@127.0.0.1:9', '--username', 'a'], 'is not an origin'],
    [['http://127.0.0.1:9', '--username', 'a', '--approve', 'w'], '--approve changes a record: give --write as well.'],
    [['http://127.0.0.1:9', '--username', 'a', '--write'], '--write changes only what you name'],
    [['http://127.0.0.1:9', '--username', 'a', '--write', '--payout', '1e3'], '--payout takes dollars'],
  ])('run with %j, calls nothing and says: %s', async (args, words) => {
    await expect(run(args)).rejects.toMatchObject({ code: 2, stdout: '', stderr: expect.stringContaining(words) });
  });
});

// It grows with the contract, which it has twice: whole, and the core alone (17 kB). The program is 32 kB. It had 917 kB before the types were
// one file, and 598 with examples in the contract, descriptions in the code, and each validator's parts in its declaration.
test('the packed package has at most 470 kB', () => {
  expect(inject('packedBytes')).toBeLessThan(470_000);
});

describe('a bundle', () => {
  const bundled = new Map<string, Promise<string>>();
  /** Bundles the code of a program, once; of its dependencies, only the package. */
  function bundle(code: string, minify = false): Promise<string> {
    const known = bundled.get(code) ?? bundleAnew(code, minify);
    bundled.set(code, known);
    return known;
  }

  async function bundleAnew(code: string, minify: boolean): Promise<string> {
    const input = join(program, `bundled-${Math.random()}.ts`);
    writeFileSync(input, code);
    const output = await build({
      root: program,
      configFile: false,
      logLevel: 'silent',
      build: {
        write: false,
        minify,
        rolldownOptions: {
          input,
          external: ['react', '@tanstack/react-query'],
          // When minified, exports would not count, because nothing uses them.
          ...(!minify && { preserveEntrySignatures: 'strict' as const }),
        },
      },
    });
    return 'output' in output ? output.output[0].code : '';
  }

  const PATH = /`(\/(?:api|auth|admin)\/[^`?]+)/g;
  const pathsIn = (code: string) => [
    ...new Set([...code.matchAll(PATH)].map(([, path]) => path?.replace(/\$\{.*\}/, '{}'))),
  ];

  /** A program that uses a part of the package. */
  const using = (names: string, use: string) =>
    `import { ${names} } from '@coinop/admin-sdk'; globalThis.used = () => ${use};`;
  const ONE_OPERATION = ['createConnection, getGame', `createConnection({ baseUrl: '' }).send(getGame('g'))`] as const;
  const WHOLE_CLIENT = ['createClient', `createClient({ baseUrl: '' })`] as const;

  test.each([
    ['one operation', 2_700, ...ONE_OPERATION],
    ['a change', 2_700, 'createConnection, processPayout', `createConnection({ baseUrl: '' }).send(processPayout({}))`],
    ['one list', 3_100, 'createConnection, allTransactions', `allTransactions(createConnection({ baseUrl: '' }))`],
    ['the whole client', 25_000, ...WHOLE_CLIENT],
  ])('of %s is at most %i bytes, minified and compressed', async (_, limit, names, use) => {
    const code = await bundle(using(names, use), true);
    expect(pathsIn(code).length).toBeGreaterThan(0);
    expect(gzipSync(code).length).toBeLessThanOrEqual(limit);
  });

  test.each([
    ['sdk/README.md', /first adds ([\d.]+) kB[\s\S]*?them ([\d.]+) kB/],
    ['docs/figures.md', /one operation; the whole client \| ([\d.]+) kB; ([\d.]+) kB/],
  ])('weighs what %s says, to a tenth', async (page, words) => {
    const programs = [
      `import { createConnection, getGame } from '@coinop/admin-sdk'; createConnection({ baseUrl: '' }).send(getGame('g'));`,
      using(...WHOLE_CLIENT),
    ];
    const stated = words.exec(readFileSync(page, 'utf8'))?.slice(1).map(Number) ?? [];
    expect(stated).toHaveLength(2);
    for (const [index, code] of programs.entries()) {
      const kilobytes = gzipSync(await bundle(code, true)).length / 1_000;
      expect(
        Math.abs(kilobytes / (stated[index] ?? 0) - 1),
        `${page} says ${stated[index]} kB, it is ${kilobytes}`,
      ).toBeLessThan(0.1);
    }
  });

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
    expect(code).not.toMatch(/import|\/api\//);
  });

  test('of one hook holds that one operation', async () => {
    const code = await bundle(`export { useGetGame } from '@coinop/admin-sdk/react';`);
    expect(pathsIn(code)).toEqual(['/api/admin/games/{}']);
  });
});

describe.each([['nodenext', 'nodenext'], ...(full() ? [['bundler', 'ESNext']] : [])])(
  'a program with moduleResolution %s',
  (moduleResolution, module) => {
    /** The compiler's output for a program's files. */
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

    test('finds the types of all examples, which hold without skipLibCheck, and is told what it gets wrong', () => {
      const wrong = `wrong-${moduleResolution}.ts`;
      const lines = [
        `import { createClient, createConnection, getGame } from '@coinop/admin-sdk';`,
        `const client = createClient({ baseUrl: 'http://127.0.0.1' });`,
        `client.games.noSuchOperation();`,
        `client.transactions.list({ status: 'no such status' });`,
        `client.games.get();`,
        `client.games.get('g', { header: {} });`,
        `const cents: string = (await client.companyRevenue.getBalance()).total_available_usd;`,
        `const name: number = (await client.send(getGame('g'))).name;`,
        `for await (const { amounts } of client.transactions.all({ game_id: 'g' })) console.log(amounts);`,
        `for await (const page of client.transactions.all().pages()) console.log(page.pages);`,
        `createConnection({ baseUrl: '', token: async () => 1 });`,
        `console.log(cents, name);`,
      ];
      writeFileSync(join(program, wrong), lines.join('\n'));
      const examples = readdirSync('sdk/examples').filter((name) => /\.tsx?$/.test(name));
      const errors = [...compile(...examples, wrong).matchAll(/^(\S+)\((\d+),\d+\): error/gm)];
      expect(errors.map(([, file = '', line]) => `${basename(file)} ${line}`)).toEqual(
        [3, 4, 5, 6, 7, 8, 9, 10, 11].map((line) => `${wrong} ${line}`),
      );
    });
  },
);
