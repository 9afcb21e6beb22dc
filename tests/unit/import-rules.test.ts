import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, normalize } from 'node:path';
import { describe, expect, test } from 'vitest';

// Who may import whom; docs/decisions and CONTRIBUTING.md say why. A single import can break a rule.

interface Import {
  file: string;
  /** A path from the project's root, or a package's name. */
  target: string;
  ours: boolean;
}

function sources(directory: string): string[] {
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(ts|tsx)$/.test(entry.name) && !entry.name.endsWith('.gen.ts'))
    .map((entry) => join(entry.parentPath, entry.name));
}

function importsIn(file: string, text: string): Import[] {
  const specifiers = [...text.matchAll(/(?:from\s+|import\s+|import\s*\(\s*)['"]([^'"]+)['"]/g)].map(
    (match) => match[1] ?? '',
  );
  return specifiers.map((specifier) => {
    const ours = specifier.startsWith('.');
    return { file, target: ours ? normalize(join(dirname(file), specifier)) : specifier, ours };
  });
}

interface Rule {
  description: string;
  /** The files that the rule applies to. */
  from: RegExp;
  /** Which of our own files they may import; by default all. */
  mayImport?: (target: string, file: string) => boolean;
  /** The packages that they must not import. */
  notPackages?: RegExp;
}

const under = (...folders: string[]) => {
  return (target: string) => folders.some((folder) => target === folder || target.startsWith(`${folder}/`));
};
const featureOf = (path: string) => /^src\/features\/([^/]+)\//.exec(path)?.[1];
/** The desk shows withdrawals; an account's page asks for what signing in asks for; a statement has differences, and the desk's keys. */
const STANDS_ON: Partial<Record<string, string[]>> = {
  review: ['withdrawals'],
  account: ['session'],
  statements: ['reconciliation', 'review'],
};
/** The server's house: a room imports itself and the rooms of the floors below it. */
const FLOORS = [
  ['domain', 'payments/rail'],
  ['db/schema', 'files'],
  ['db', 'secrets', 'statements/reading'],
  ['db/migration', 'statements/matching'],
  ['db/connection'],
  ['ledger'],
  ['statistics', 'delivery', 'notices'],
  ['audit'],
  ['http'],
  ['records', 'metrics'],
  ['alerts'],
  ['authentication'],
  ['factors', 'sign-on'],
  ['second-person'],
  ['changes', 'company-revenue', 'dashboard', 'game-items', 'games', 'notes', 'notifications', 'reasons', 'system'],
  ['transactions', 'withdrawals', 'withdrawals/archive'],
  ['admins', 'players', 'review', 'reconciliation', 'platform/events', 'platform/imports', 'platform/webhooks'],
  ['payments', 'platform', 'statements'],
  // A request that a second person agreed to is carried out by the command of whatever room it is about.
  ['second-person: carrying out'],
  ['routes'],
  ['restore'],
  ['start'],
  ['cli'],
];
/** Loose files, which wire the rooms together, and are imported by nobody but one another. */
const LOOSE = ['server/app.ts', 'server/assemble-server.ts', 'server/main.ts'];
const CARRYING_OUT = /^server\/second-person\/(decision|people)-commands\.ts$/;
/** The room of a file. All `routes.ts` are one room, which only the app opens. */
function roomOf(file: string): string {
  if (file.endsWith('/routes.ts')) return 'routes';
  if (CARRYING_OUT.test(file)) return 'second-person: carrying out';
  return /^server\/(.*)\/[^/]+$/.exec(file)?.[1] ?? '';
}
const floorOf = (file: string) => FLOORS.findIndex((rooms) => rooms.includes(roomOf(file)));
/** The rooms of src/ui: each may import those before it; the last five must not import one another. */
const UI_BASE = ['focus', 'theme', 'values', 'layout', 'feedback'].map((room) => `src/ui/${room}`);
const UI_TOP = ['charts', 'table', 'filters', 'forms', 'dialogs'].map((room) => `src/ui/${room}`);
const RULES: Rule[] = [
  {
    description: 'src/lib imports nothing of ours but the words that are no ids',
    from: /^src\/lib\//,
    mayImport: under('src/lib', 'src/generated/reserved-words.ts'),
  },
  { description: 'src/ui imports lib', from: /^src\/ui\//, mayImport: under('src/ui', 'src/lib') },
  {
    description: 'a room of src/ui imports itself and the rooms that it stands on',
    from: /^src\/ui\//,
    mayImport: (target, file) => {
      if (!target.startsWith('src/ui/')) return true;
      const own = UI_BASE.findIndex((room) => file.startsWith(`${room}/`));
      return own < 0
        ? under(...UI_BASE, ...UI_TOP.filter((room) => file.startsWith(`${room}/`)))(target)
        : under(...UI_BASE.slice(0, own + 1))(target);
    },
  },
  {
    description: 'src/generated imports api/http',
    from: /^src\/generated\//,
    mayImport: under('src/generated', 'src/api/http.ts'),
  },
  {
    description: 'src/api imports session, lib, toasts and questions, and the generated types',
    from: /^src\/api\//,
    mayImport: under(
      'src/api',
      'src/session.ts',
      'src/first-paint/kept-session.ts',
      'src/first-paint/kept-extensions.ts',
      'src/first-paint/answer-in.ts',
      'src/lib',
      'src/ui/feedback/notify.tsx',
      'src/ui/feedback/ask.tsx',
      'src/ui/forms/use-unsaved.ts',
      'src/ui/feedback/announce.ts',
      'src/generated/model',
      // The contract's field kinds, by which answers are read.
      'src/generated/all-answers.ts',
      'src/generated/extensions.ts',
    ),
  },
  {
    description:
      'a feature imports generated, api, session, ui, lib, itself and those that it stands on, no other and no route',
    from: /^src\/features\//,
    mayImport: (target, file) =>
      under('src/generated', 'src/api', 'src/session.ts', 'src/ui', 'src/lib')(target) ||
      featureOf(target) === featureOf(file) ||
      (STANDS_ON[featureOf(file) ?? ''] ?? []).includes(featureOf(target) ?? ''),
  },
  {
    description: 'what runs before the application imports lib and types, and nothing that has to be loaded',
    from: /^src\/first-paint\/[a-z-]+\.ts$/,
    mayImport: under('src/first-paint', 'src/lib', 'src/generated/model'),
    notPackages: /./,
  },
  { description: 'main.tsx is imported by nobody', from: /^src\//, mayImport: (target) => target !== 'src/main.tsx' },
  { description: 'src never imports server or mocks', from: /^src\//, mayImport: under('src') },
  {
    description: 'sdk, which goes to others, imports nothing of ours',
    from: /^sdk\/(?!build|areas|example-bodies|conform)[a-z-]+\.ts$/,
    mayImport: under('sdk'),
  },
  {
    description: 'what builds the sdk imports the contract and how a build is judged',
    from: /^sdk\/(build|areas|example-bodies)\.ts$/,
    mayImport: under(
      'sdk',
      'openapi/contract.ts',
      'openapi/bundle-contract.ts',
      'openapi/core-contract.ts',
      'build/is-older.ts',
    ),
  },
  {
    description: 'the program of the sdk is that of the contract, in one file',
    from: /^sdk\/conform\.ts$/,
    mayImport: under('openapi/conform', 'openapi/read-contract.ts'),
  },
  {
    description: 'the panel of overrides, which runs in the browser, imports src, what is pure of the mock, and itself',
    from: /^mocks\/panel\//,
    mayImport: (target) =>
      under('src', 'mocks/panel', 'openapi/match-operation.ts')(target) ||
      /^mocks\/(calls|conditions|nearest|override-steps|overrides|prefer|scenarios)\.ts$/.test(target),
    notPackages: /^node:/,
  },
  {
    description: 'the server behind a session with memory is the real one',
    from: /^mocks\/memory-server\.ts$/,
    mayImport: under('server', 'demo'),
  },
  {
    description: 'the mock imports the contract and how the server serves the portal, nothing else of the server',
    from: /^mocks\/(?!panel\/|memory-server)/,
    mayImport: under(
      'mocks',
      'openapi',
      'build/reference',
      'server/http/api-reference.ts',
      'server/http/portal.ts',
      'server/http/security-headers.ts',
      'server/http/app-env.ts',
      'server/http/compressed-template.ts',
      'demo/demo-admin.ts',
    ),
  },
  {
    description:
      'server imports itself, the generated schemas and types, and how the portal searches; the demo lives by the simulated platform',
    from: /^server\//,
    mayImport: (target, file) =>
      under('server', 'src/generated', 'src/lib/search-key.ts')(target) ||
      (/^server\/(start\/|main\.ts)/.test(file) && under('demo')(target)) ||
      (file === 'server/start/demo-live.ts' && under('simulator')(target)),
  },
  {
    description: 'the demo data imports the server’s tables and what its rows mean',
    from: /^demo\//,
    mayImport: under(
      'demo',
      'src/generated',
      'src/lib/search-key.ts',
      ...[
        'db',
        'domain',
        'ledger',
        'statistics',
        'audit',
        'records',
        'authentication',
        'second-person',
        'withdrawals',
        'secrets',
        'players',
        'payments',
        'review',
      ].map((room) => `server/${room}`),
    ),
  },
  {
    description: 'commands and queries do not know HTTP',
    from: /^server\/([a-z-]+\/)+([a-z]+-)*(commands|queries)\.ts$/,
    mayImport: (target) => !under('server/http')(target),
  },
  {
    description: 'the simulated platform knows the contract and the demo’s words, and nothing else of the server',
    from: /^simulator\//,
    mayImport: under('simulator', 'src/generated/model', 'demo'),
  },
  {
    description: 'server/domain imports nothing of ours but the contract’s errors and permissions',
    from: /^server\/domain\//,
    mayImport: under(
      'server/domain',
      ...['apiError', 'errorCode', 'permission'].map((name) => `src/generated/model/${name}.ts`),
    ),
    notPackages: /^(?!ipaddr\.js$)/,
  },
  {
    description: 'a room of the server imports itself and the floors below it, as do the loose files',
    from: /^server\//,
    mayImport: (target, file) => {
      if (!target.startsWith('server/') || LOOSE.includes(file)) return true;
      return roomOf(target) === roomOf(file) || (!LOOSE.includes(target) && floorOf(target) < floorOf(file));
    },
  },
  {
    description: 'only http/, app, main and routes.ts see Hono',
    from: /^server\/(?!http\/|app\.ts|main\.ts|([a-z-]+\/)+routes\.ts)/,
    notPackages: /^@?hono(\/|$)/,
  },
  {
    description: 'only the shared rooms, record kinds, commands and queries see the database library',
    from: /^server\/(?!(db|ledger|statistics|records|audit)\/|http\/idempotency\.ts|([a-z-]+\/)+(record-kind|([a-z]+-)?(commands|queries))\.ts)/,
    notPackages: /^(drizzle-orm|pg|@electric-sql\/pglite)(\/|$)/,
  },
];

const all = ['src', 'server', 'sdk', 'mocks', 'simulator', 'demo']
  .flatMap(sources)
  .flatMap((file) => importsIn(file, readFileSync(file, 'utf8')));

function broken(rule: Rule, imports: Import[]): string[] {
  return imports
    .filter(({ file }) => rule.from.test(file))
    .filter(({ file, target, ours }) =>
      ours ? rule.mayImport && !rule.mayImport(target, file) : rule.notPackages?.test(target),
    )
    .map(({ file, target }) => `${file} imports ${target}`);
}

describe('import rules', () => {
  test.each(RULES)('$description', (rule) => {
    expect(broken(rule, all)).toEqual([]);
  });

  test('only the room of the audit log names its table; everybody else asks its queries, or what its triggers keep', () => {
    const sqlFiles = readdirSync('server', { withFileTypes: true, recursive: true })
      .filter((entry) => entry.isFile() && entry.name.endsWith('.sql'))
      .map((entry) => join(entry.parentPath, entry.name));
    const readers = [...['server', 'simulator', 'demo'].flatMap(sources), ...sqlFiles]
      .filter((file) => !/^server\/(audit\/|db\/schema\/audit\.ts$|db\/migrations\/)/.test(file))
      .filter((file) => /\b(auditLog|audit_log)\b/.test(readFileSync(file, 'utf8')));
    // The demo writes entries of the past; a role's privileges are asked for by the table's name.
    expect(readers.toSorted()).toEqual(['demo/audit.ts', 'server/db/migration/server-privileges.ts']);
  });

  test('every CSV goes through answerExport, and rows of a statement come from rowsOf', () => {
    const ofServer = sources('server').map((file) => [file, readFileSync(file, 'utf8')] as const);
    const streams = ofServer.filter(([, text]) => /\bcsvStream\(/.test(text)).map(([file]) => file);
    expect(streams.filter((file) => !file.startsWith('server/http/csv-'))).toEqual([]);
    expect(ofServer.filter(([, text]) => /as unknown as \{\s*rows\b/.test(text)).map(([file]) => file)).toEqual([]);
    for (const name of ['inWords', 'counted', 'rowsOf']) {
      const declared = new RegExp(`^(export )?((async )?function|const) ${name}\\b`, 'm');
      expect(ofServer.filter(([, text]) => declared.test(text))).toHaveLength(1);
    }
  });

  test('whatever the server does again and again is a WorkLoop, which System and the metrics know', () => {
    const users = sources('server').filter((file) => /\bsetInterval\(/.test(readFileSync(file, 'utf8')));
    // A sign of life before there is a server, and the wait for its last answers.
    expect(users.toSorted()).toEqual(['server/db/connection/lock-directory.ts', 'server/start/stopping.ts']);
  });

  test('every file of the server is in a room that stands on a floor', () => {
    const homeless = sources('server').filter((file) => floorOf(file) < 0 && !LOOSE.includes(file));
    expect(homeless).toEqual([]);
  });

  test('no files of the server import one another in a circle, in which nobody can begin to read', () => {
    // The type of a request's variables names what each middleware puts there, and each middleware needs the type.
    const inside = ({ target }: Import) => target.startsWith('server/') && target !== 'server/http/app-env.ts';
    const targets = Map.groupBy(all.filter(inside), ({ file }) => file);
    const seen = new Set<string>();
    const circles: string[] = [];
    const visit = (file: string, path: string[]): void => {
      if (path.includes(file)) return void circles.push([...path.slice(path.indexOf(file)), file].join(' > '));
      if (seen.has(file)) return;
      seen.add(file);
      for (const { target } of targets.get(file) ?? []) visit(target, [...path, file]);
    };
    for (const file of sources('server')) visit(file, []);
    expect(circles).toEqual([]);
  });

  test('no room has one file alone, and each table is in a file of its area that is read at once', () => {
    const files = sources('server').filter((file) => !LOOSE.includes(file));
    const folders = files.map((file) => dirname(file));
    expect(folders.filter((folder) => folders.filter((other) => other === folder).length < 2)).toEqual([]);
    const schema = files.filter((file) => roomOf(file) === 'db/schema');
    expect(schema.filter((file) => readFileSync(file, 'utf8').split('\n').length > 151)).toEqual([]);
  });

  test('features do not use the router, which would tie them to a route', () => {
    const uses = all.filter(
      ({ file, target }) => file.startsWith('src/features/') && /^@tanstack\/(react-)?router/.test(target),
    );
    const hooks = uses.filter(({ file }) =>
      /\buse(Navigate|Search|Params|Router|RouterState|Location|Match|LoaderData)\b/.test(readFileSync(file, 'utf8')),
    );
    expect(hooks.map(({ file }) => file)).toEqual([]);
  });

  test('components know permissions by useMay, which renders them again when these change', () => {
    const askers = sources('src').filter((file) =>
      /import \{[^}]*(?<!type )\bmay\b[^}]*\} from '[^']*\/may\.ts'/.test(readFileSync(file, 'utf8')),
    );
    expect(askers.filter((file) => !file.startsWith('src/routes/'))).toEqual([]);
  });

  test('every form is the one form, and every change outside a form the one action', () => {
    const importers = (name: string) =>
      sources('src')
        .filter((file) => !file.startsWith('src/generated/'))
        .filter((file) => new RegExp(`import \\{[^}]*\\b${name}\\b[^}]*\\} from`).test(readFileSync(file, 'utf8')));
    // The sign-in form says why.
    expect(importers('useForm')).toEqual(['src/api/use-request-form.ts', 'src/features/session/login-form.tsx']);
    // A file is no request with fields, and its content is its key.
    expect(importers('useUnsaved')).toEqual(['src/api/use-request-form.ts', 'src/features/statements/upload-form.tsx']);
    expect(importers('useFormIntent')).toEqual(['src/api/use-request-form.ts']);
    expect(importers('Intent').filter((file) => !file.startsWith('src/api/'))).toEqual([]);
    // Several calls with the browser's own dialog between them, and a file that is read.
    expect(importers('useMutation')).toEqual([
      'src/features/session/use-passkey.ts',
      'src/features/statements/use-upload.ts',
    ]);
    const fields = sources('src').filter((file) => /useState(<string>)?\((''|"")\)/.test(readFileSync(file, 'utf8')));
    expect(fields).toEqual([]);
  });

  test('no two files of the portal have the same name', () => {
    const names = sources('src')
      .filter((file) => !/^src\/(routes|generated)\//.test(file))
      .map((file) => basename(file).replace(/\.tsx?$/, ''));
    expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([]);
  });

  test('the server needs no development dependency to start', () => {
    const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
    // Only drizzle-kit uses the first; the second works without Vite if the portal is built.
    const development = ['server/db/migration/drizzle.config.ts', 'build/build-portal.ts'];
    const packageOf = (target: string) =>
      target
        .split('/')
        .slice(0, target.startsWith('@') ? 2 : 1)
        .join('/');
    const missing = all.filter(
      ({ file, target, ours }) =>
        file.startsWith('server/') &&
        !development.includes(file) &&
        !ours &&
        /^[@a-z]/.test(target) &&
        !target.startsWith('node:') &&
        !(packageOf(target) in dependencies),
    );
    expect(missing).toEqual([]);
    expect(readFileSync('build/build-portal.ts', 'utf8')).not.toMatch(/^import .* from 'vite'/m);
  });

  test('a broken rule is seen', () => {
    const imports = importsIn('src/features/games/list.tsx', "import { x } from '../withdrawals/bulk-bar.tsx';");
    const rule = RULES.find(({ description }) => description.startsWith('a feature'));
    expect(rule && broken(rule, imports)).toEqual([
      'src/features/games/list.tsx imports src/features/withdrawals/bulk-bar.tsx',
    ]);
  });

  test('inside a transaction only its own handle is used', () => {
    // In a callback of inTransaction or answerOnce the outer `db` would wait for the connection that the transaction holds.
    const offenders = sources('server').filter((file) => {
      const text = readFileSync(file, 'utf8');
      return transactionBodies(text).some((body) => /\bdb\b/.test(body));
    });
    expect(offenders).toEqual([]);
  });
});

/** The arguments of each inTransaction( … ) and answerOnce( … ) after the handle. */
function transactionBodies(text: string): string[] {
  return [...text.matchAll(/(inTransaction\(|answerOnce\(c, )db,/g)].map((match) => {
    let depth = 1;
    let end = match.index + match[0].length;
    while (depth > 0 && end < text.length) {
      if (text[end] === '(') depth++;
      if (text[end] === ')') depth--;
      end++;
    }
    return text.slice(match.index + match[0].length, end);
  });
}
