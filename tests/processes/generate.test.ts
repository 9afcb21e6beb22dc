import { once } from 'node:events';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { LineCounter, parse, parseDocument, stringify } from 'yaml';
import { CONTRACT, contract, node } from '../../openapi/contract.ts';
import { generateClient } from '../../openapi/generate-client.ts';
import { misreadProblems } from '../../openapi/misread-problems.ts';
import { REMEDIES } from '../../openapi/remedies.ts';
import { testInFull } from '../test-in-full.ts';
import { listener } from './listener.ts';
import { copyProject, type ProjectCopy, script } from './project-copy.ts';

// `npm run generate`, on a copy of the contract: what it refuses and with which message, and that it regenerates after a save. The
// program is started twice, with and without `--watch`; the others call its one function, in the copy's folder, and load Orval once.

const root = process.cwd();
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: { generate: string } };
/** The arguments of Node in `npm run generate`, for a program that is started elsewhere. */
const [, ...GENERATE] = scripts.generate.split(' ').map((word) => (word.includes('/') ? script(word) : word));

/** A copy for one test. */
async function ownCopy(): Promise<ProjectCopy> {
  const project = await copyProject();
  onTestFinished(() => project.remove());
  return project;
}

async function generateIn({ path }: ProjectCopy) {
  process.chdir(path);
  try {
    return await generateClient();
  } finally {
    process.chdir(root);
  }
}
const refusalIn = async (copy: ProjectCopy) => {
  const outcome = await generateIn(copy);
  return 'refused' in outcome ? outcome.refused : '';
};
const beside = ({ path }: ProjectCopy) => readdirSync(join(path, 'src')).toSorted();

test('each rule of the linter that is on has its remedy in words, and no other', () => {
  const { rules } = parse(readFileSync('redocly.yaml', 'utf8')) as { rules: Record<string, string> };
  expect(Object.keys(REMEDIES).toSorted()).toEqual(Object.keys(rules).toSorted());
});

test('a discriminator whose values are constants of the alternatives too is read alike by all tools', () => {
  const lines = new LineCounter();
  const ofKind = (kind: string) => ({ type: 'object', required: ['kind'], properties: { kind: { const: kind } } });
  const contract = {
    openapi: '3.1.1',
    components: {
      schemas: {
        Either: {
          oneOf: [{ $ref: '#/components/schemas/Cat' }, { $ref: '#/components/schemas/Dog' }],
          discriminator: {
            propertyName: 'kind',
            mapping: { cat: '#/components/schemas/Cat', dog: '#/components/schemas/Dog' },
          },
        },
        Cat: ofKind('cat'),
        Dog: ofKind('dog'),
      },
    },
  };
  const problemsOf = (text: string) =>
    misreadProblems([{ file: CONTRACT, document: parseDocument(text, { lineCounter: lines }), lines }]);
  const written = stringify(contract);
  expect(problemsOf(written)).toEqual([]);
  expect(problemsOf(written.replace('dog:', 'hound:'))).toHaveLength(1);
});

interface Slip {
  what: string;
  file: string;
  /** The text that is replaced in that file. */
  from: string;
  to: string;
  /** The same for the root, which lists the parts of the areas' files. */
  inRoot?: [from: string, to: string];
  /** A text that ends on the reported line after the change; its first occurrence counts. */
  at: string;
  description: string;
  remedy: string;
}

const areaFile = (area: string) => `openapi/areas/${area}.yaml`;
/** The line by which the root lists a component of an area. */
const listed = (component: string, area = 'company-revenue') =>
  `    ${component.split('/')[1]}: { $ref: './areas/${area}.yaml#/components/${component}' }\n`;
const EXAMPLES = 'mocks/examples/company-revenue.yaml';
/** Reported separately, although all are applied in one run: one run for each would take a minute. */
const SLIPS: Slip[] = [
  {
    what: 'an operationId that stands twice',
    file: areaFile('my-account'),
    from: 'operationId: getMe',
    to: 'operationId: adminLogin',
    at: 'operationId: adminLogin',
    description: 'The operationId `adminLogin` is also that of the operation in openapi/areas/authentication.yaml:4.',
    remedy: 'Give each operation an id of its own',
  },
  {
    what: 'an operation without a permission',
    file: areaFile('company-revenue'),
    from: 'x-permission: revenue.read\n      tags: [Company Revenue]\n      summary: What can be paid out',
    to: 'tags: [Company Revenue]\n      summary: What can be paid out',
    at: '/api/admin/company-revenue/balance:\n    get:',
    description: 'GET /api/admin/company-revenue/balance does not say which permission it needs',
    remedy: 'Write `x-permission`',
  },
  {
    what: 'a permission that there is not',
    file: areaFile('withdrawals'),
    from: 'x-permission: withdrawals.export',
    to: 'x-permission: withdrawals.download',
    at: '/api/admin/exports/withdrawals:\n    get:',
    description: 'GET /api/admin/exports/withdrawals needs `withdrawals.download`, which is no Permission.',
    remedy: 'Write `x-permission`',
  },
  {
    what: 'an operation for everybody without a reason',
    file: areaFile('authentication'),
    from: '      x-permission-reason: Everybody may change their own password.\n',
    to: '',
    at: '/auth/admin-password:\n    post:',
    description: 'POST /auth/admin-password needs no permission and does not say why',
    remedy: 'Write `x-permission`',
  },
  {
    what: 'a reference within the contract to nothing',
    file: areaFile('authentication'),
    from: "'403': { $ref: '../admin-api.yaml#/components/responses/Forbidden' }",
    to: "'403': { $ref: '../admin-api.yaml#/components/responses/Nowhere' }",
    at: 'Nowhere',
    description: '`../admin-api.yaml#/components/responses/Nowhere` points to nothing.',
    remedy: 'Correct the reference',
  },
  {
    what: 'a reference to an example that is not there',
    file: areaFile('authentication'),
    from: 'authentication.yaml#/signedIn',
    to: 'authentication.yaml#/nobody',
    at: '#/nobody',
    description: '`../../mocks/examples/authentication.yaml#/nobody` points to nothing.',
    remedy: 'Correct the reference',
  },
  {
    what: 'an example with a wrong type',
    file: EXAMPLES,
    from: 'total_records: 6361',
    to: 'total_records: many',
    at: 'total_records: many',
    description:
      'of GET /api/admin/company-revenue/balance does not fit its schema: `total_records` property type must be integer.',
    remedy: 'Correct the example, or the schema',
  },
  {
    what: 'an example with a name that its schema lacks',
    file: EXAMPLES,
    from: 'monthly_stats: { current_month: 26073.9',
    to: 'monthly_stats: { this_month: 1, current_month: 26073.9',
    at: 'this_month',
    description: 'must NOT have unevaluated properties `this_month`',
    remedy: 'Correct the example, or the schema',
  },
  {
    what: 'an example that lacks a field of its schema',
    file: 'mocks/examples/webhooks.yaml',
    from: "value: { id: '7', event_id: null,",
    to: "value: { id: '7',",
    at: "value: { id: '7',",
    description: "must have required property 'event_id'",
    remedy: 'Add it to the example',
  },
  {
    what: 'an answer without a description',
    file: areaFile('second-factor'),
    from: '    FactorConflict:\n      description: The server or its address does not allow it, it is the only factor, or it was added with a recovery code and does not count yet\n',
    to: '    FactorConflict:\n',
    at: '    FactorConflict:',
    description: 'The field `description` must be present on this level.',
    remedy: 'Add it: OpenAPI 3.1 requires it here.',
  },
  {
    what: 'an example that is no time',
    file: 'mocks/examples/transactions.yaml',
    from: "created_at: '2026-11-20T12:21:48.000Z'",
    to: 'created_at: yesterday',
    at: 'created_at: yesterday',
    description: '`created_at` property must match format "date-time"',
    remedy: 'Correct the example, or the schema',
  },
  {
    what: "a parameter's example out of its alternatives",
    file: areaFile('dashboard'),
    from: 'month: { summary: 30 days, value: 30 }',
    to: 'month: { summary: 30 days, value: 31 }',
    at: 'value: 31 }',
    description: 'does not fit its schema: must be <= 7; or must be <= 30; or must be >= 90.',
    remedy: 'Correct the example, or the schema',
  },
  {
    what: 'a path parameter that is not declared',
    file: areaFile('games'),
    from: '/api/admin/games/{id}/stats:',
    to: '/api/admin/games/{id}/stats/{day}:',
    inRoot: [
      "/api/admin/games/{id}/stats:\n    $ref: './areas/games.yaml#/paths/~1api~1admin~1games~1{id}~1stats'",
      "/api/admin/games/{id}/stats/{day}:\n    $ref: './areas/games.yaml#/paths/~1api~1admin~1games~1{id}~1stats~1{day}'",
    ],
    at: 'The period is that many UTC days and ends with today.\n      parameters:',
    description: 'The operation does not define the path parameter `{day}`',
    remedy: 'Declare it under `parameters` with `in: path`',
  },
];

SLIPS.push(
  {
    what: 'a figure that does not say what it counts',
    file: areaFile('withdrawals'),
    from: 'x-figure:\n            counts: Every withdrawal that awaits review now.\n',
    to: 'x-figures:\n            counts: Every withdrawal that awaits review now.\n',
    at: '        totalPending:',
    description: 'WithdrawalSummary.totalPending does not say what it counts (`x-figure`).',
    remedy: 'Write `x-figure` with `counts`, a sentence, and the records',
  },
  {
    what: 'a figure whose records are asked for by a filter that there is not',
    file: areaFile('withdrawals'),
    from: "opens: listWithdrawals, query: { step: failed, step_from: '{from}' }",
    to: "opens: listWithdrawals, query: { step: failed, since: '{from}' }",
    at: '        failureRate:',
    description:
      "WithdrawalSummary.failureRate has the part 'Payments that failed', whose query has `since`, which listWithdrawals does not take.",
    remedy: 'Write `x-figure` with `counts`, a sentence, and the records',
  },
);

SLIPS.push({
  what: 'a tag that is not declared',
  file: areaFile('system'),
  from: 'tags: [System]',
  to: 'tags: [Sytem]',
  at: 'tags: [Sytem',
  description: 'Operation tags should be defined in global tags.',
  remedy: 'Correct the name, or declare the tag under `tags` at the top',
});

SLIPS.push(
  {
    what: 'a version of OpenAPI that our tools do not all know',
    file: CONTRACT,
    from: 'openapi: 3.1.1',
    to: 'openapi: 3.2.0',
    at: 'openapi: 3.2.0',
    description: 'The version of OpenAPI is `3.2.0`',
    remedy: 'Write `openapi: 3.1.1`.',
  },
  {
    what: 'a format whose numbers JavaScript cannot hold',
    file: areaFile('company-revenue'),
    from: '          description: How many revenue records still hold some of it.\n',
    to: '          format: int64\n          description: How many revenue records still hold some of it.\n',
    at: 'format: int64',
    description: 'The format `int64` has numbers that JavaScript cannot hold.',
    remedy: 'Write it as text (`type: string`)',
  },
  {
    what: 'an example whose last digits JavaScript loses',
    file: EXAMPLES,
    from: 'record_count: 75',
    to: 'record_count: 9007199254740993',
    at: 'record_count: 9007199254740993',
    description: '`9007199254740993` is read as `9007199254740992`',
    remedy: 'Write it as text (`type: string`)',
  },
  {
    what: 'an example with more decimals than JavaScript keeps',
    file: EXAMPLES,
    from: 'total_amount: 312.5',
    to: 'total_amount: 312.12345678901234567',
    at: 'total_amount: 312.12345678901234567',
    description: '`312.12345678901234567` is read as `312.1234567890123`',
    remedy: 'Write it as text (`type: string`)',
  },
  {
    what: 'a discriminator whose values stand in its mapping alone',
    file: areaFile('company-revenue'),
    from: '    PayoutUser:\n      type: object\n',
    to: `    Either:
      oneOf:
        - { $ref: '../admin-api.yaml#/components/schemas/Payout' }
        - { $ref: '../admin-api.yaml#/components/schemas/PayoutUser' }
      discriminator:
        propertyName: id
        mapping:
          payout: '../admin-api.yaml#/components/schemas/Payout'
          user: '../admin-api.yaml#/components/schemas/PayoutUser'
    PayoutUser:
      type: object
`,
    at: 'discriminator:\n        propertyName',
    description:
      '`id` of ../admin-api.yaml#/components/schemas/Payout is not required, or is not the constant `payout`.',
    remedy: 'Give the property of each alternative a `const`',
  },
);

SLIPS.push(
  {
    what: 'a schema that the root does not list',
    file: areaFile('games'),
    from: '  schemas:\n',
    to: '  schemas:\n    Cabinet: { type: string }\n',
    at: 'Cabinet:',
    description: 'openapi/admin-api.yaml does not list `Cabinet`.',
    remedy:
      "Add it there under `components.schemas`: `Cabinet: { $ref: './areas/games.yaml#/components/schemas/Cabinet' }`",
  },
  {
    what: 'a reference that does not go by the name in the root',
    file: areaFile('roles'),
    from: "'../admin-api.yaml#/components/schemas/RoleList'",
    to: "'#/components/schemas/RoleList'",
    at: "'#/components/schemas/RoleList'",
    description: "`#/components/schemas/RoleList` does not go by the root's name.",
    remedy: 'Write `../admin-api.yaml#/components/schemas/RoleList`.',
  },
);

/** While there are circular references, no other problems are reported. */
const CIRCLES: Slip[] = [
  {
    what: 'schemas that point to each other',
    file: areaFile('company-revenue'),
    from: '    PayoutUser:\n',
    to: "    One: { $ref: '../admin-api.yaml#/components/schemas/Other' }\n    Other: { $ref: '../admin-api.yaml#/components/schemas/One' }\n    PayoutUser:\n",
    inRoot: ['    PayoutUser:', `${listed('schemas/One')}${listed('schemas/Other')}    PayoutUser:`],
    at: '    One: {',
    description:
      'to itself: `../admin-api.yaml#/components/schemas/Other`, which points to `../admin-api.yaml#/components/schemas/One`.',
    remedy: 'Replace one of these references',
  },
  {
    what: 'an answer that points to itself',
    file: areaFile('shared'),
    from: '    BadRequest:\n',
    to: "    Again: { $ref: '../admin-api.yaml#/components/responses/Again' }\n    BadRequest:\n",
    inRoot: ['    BadRequest:', `${listed('responses/Again', 'shared')}    BadRequest:`],
    at: '    Again: {',
    description: 'leads back to itself: `../admin-api.yaml#/components/responses/Again`.',
    remedy: 'Replace one of these references',
  },
];

const YAML_SLIPS: Slip[] = [
  {
    what: 'an indentation that is no YAML',
    file: CONTRACT,
    from: '  title: Coinop Admin API',
    to: '    title: Coinop Admin API',
    at: `  version: ${node(contract.info).version}`,
    description: 'This is not YAML: ',
    remedy: 'Correct this line or the one above',
  },
  {
    what: 'a key that stands twice',
    file: EXAMPLES,
    from: 'emptyBalance:',
    to: 'balance:',
    at: 'total_records: 6361, owed_usd: 0 }\nbalance:',
    description: 'This is not YAML: Map keys must be unique.',
    remedy: 'Give the two different names',
  },
  {
    what: 'a record that no anchor names',
    file: 'mocks/examples/authentication.yaml',
    from: 'value: {',
    to: 'value: *nothing # {',
    at: '*nothing',
    description: '`*nothing` has no `&nothing` before it.',
    remedy: 'Correct the name',
  },
];

describe('refuses, with file, line and what to do, and leaves src/generated as it was', () => {
  describe.each([
    ['a wrong contract', SLIPS],
    ['references in a circle', CIRCLES],
    ['no YAML', YAML_SLIPS],
  ])('%s', (_, slips) => {
    let spoilt: ProjectCopy;
    let before: string;
    let refusal: string;
    beforeAll(async () => {
      spoilt = await copyProject();
      before = spoilt.hash('src/generated');
      for (const { file, from, to, inRoot } of slips) {
        spoilt.edit(file, from, to);
        if (inRoot) spoilt.edit(CONTRACT, ...inRoot);
      }
      refusal = await refusalIn(spoilt);
    });
    afterAll(() => spoilt.remove());

    test.each(slips)('$what', ({ file, at, description, remedy }) => {
      const problems = refusal.split('\n\n').slice(1);
      const named = problems.filter((text) => text.includes(description) && text.includes(remedy));
      expect(named.map((text) => text.trim().split(':').slice(0, 2).join(':'))).toEqual([
        `${file}:${spoilt.lineOf(file, at)}`,
      ]);
    });

    test('and nothing is generated', () => {
      expect(refusal).toMatch(/^The contract has \d+ problems; src\/generated is as it was\.\n\n/);
      expect([spoilt.hash('src/generated'), beside(spoilt)]).toEqual([before, ['api', 'generated']]);
    });
  });

  const empty = (file: string) =>
    expect.stringMatching(new RegExp(`a problem; .*\n\n${file}:1:1\n +The file is empty.*\n.*git checkout ${file}`));

  test('an empty file of examples', async () => {
    const project = await ownCopy();
    project.write(EXAMPLES, '# Nothing here.\n');
    expect(await refusalIn(project)).toEqual(empty(EXAMPLES));
  });

  test('an empty contract, and the program ends with code 1', async () => {
    const project = await ownCopy();
    project.write(CONTRACT, '# Nothing here.\n');
    expect(await project.run('node', GENERATE)).toEqual({ code: 1, output: empty(CONTRACT) });
  });

  testInFull('a field that the schema calls otherwise now, once for all examples', async () => {
    const project = await ownCopy();
    for (const file of ['transactions', 'withdrawals', 'players'].map(areaFile)) {
      project.write(file, project.read(file).replaceAll('player_email', 'player_mail'));
    }
    const problems = (await refusalIn(project)).trimEnd().split('\n\n').slice(1);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(
      /\d\d records of the examples have `player_email`, .*, and lack `player_mail`, .*: mocks\/examples\/transactions\.yaml in line 9, 30, .*; mocks\/examples\/withdrawals\.yaml in line/,
    );
    expect(problems[0]).toContain('Rename it there to `player_mail`, or back in the schema.');
  });

  testInFull('what Orval cannot do', async () => {
    const project = await ownCopy();
    const before = project.hash('src/generated');
    rmSync(join(project.path, 'src/api/http.ts'));
    expect(await refusalIn(project)).toMatch(
      /^Orval could not generate from the contract; src\/generated is as it was\.\n\n.*http\.ts/,
    );
    expect([project.hash('src/generated'), beside(project)]).toEqual([before, ['api', 'generated']]);
  });
});

testInFull(
  '--watch mends what differs, removes what is not of the contract, shows what is wrong with what is saved, and goes on until it is interrupted',
  async () => {
    const project = await ownCopy();
    const rightExamples = project.read(EXAMPLES);
    const before = project.hash('src/generated');
    // A file that is no YAML is refused before Redocly has to be started.
    project.edit(EXAMPLES, 'total_records: 6361', 'total_records: *nothing # ');
    const child = project.start('node', [...GENERATE, '--watch']);
    const ended = once(child, 'close');
    try {
      const heard = listener([child.stdout, child.stderr].filter((stream) => stream !== null));
      await heard(/mocks\/examples\/company-revenue\.yaml:\d+:/);
      await heard(/Watching openapi, openapi\/areas, mocks\/examples\. Ctrl-C ends it\./);

      project.write(EXAMPLES, rightExamples.replace('emptyBalance:', 'balance:'));
      await heard(
        /The contract has a problem; src\/generated is as it was\.\s+mocks\/examples\/company-revenue\.yaml:\d+:/,
      );
      expect(project.hash('src/generated')).toBe(before);

      // Generated last, because that takes the most time: two files of the new contract, and two that somebody has spoilt.
      project.write('src/generated/model/stray.ts', '');
      project.edit('src/generated/games/games.ts', 'Do not edit.', 'Edited.');
      project.edit(areaFile('authentication'), 'summary: Sign in', 'summary: Come in');
      project.write(EXAMPLES, rightExamples);
      await heard(/Generated src\/generated in \d+\.\d s; 4 files changed\.\n/);
      expect(project.read('src/generated/sign-in-changes/sign-in-changes.ts')).toContain('@summary Come in');
    } finally {
      child.kill('SIGINT');
    }
    expect(await ended).toEqual([0, null]);
    expect(beside(project)).toEqual(['api', 'generated']);
  },
);
