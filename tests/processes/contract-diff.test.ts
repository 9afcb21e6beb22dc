import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dump } from 'js-yaml';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { CONTRACT, contract, node } from '../../openapi/contract.ts';
import { contractDiff } from '../../openapi/diff/compare.ts';
import { temporaryDirectory } from '../server-process.ts';
import { testInFull } from '../test-in-full.ts';
import { copyProject, type ProjectCopy, script } from './project-copy.ts';

// `npm run contract:diff` in a repository of its own, as a developer and as CI run it. Only the last test starts the program: the
// others call its one function, in the repository's folder.

const AREA = 'openapi/areas/company-revenue.yaml';
const VERSION = String(node(contract.info).version);
/** As in package.json. */
const DIFF = ['--import', script('build/node-24.mjs'), script('openapi/contract-diff.ts')];
const AUTHOR = ['-c', 'user.name=Robin', '-c', 'user.email=robin@example.com', '-c', 'commit.gpgsign=false'];

let project: ProjectCopy;
const git = (...args: string[]) =>
  execFileSync('git', [...AUTHOR, ...args], { cwd: project.path, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
const commit = (subject: string) => {
  git('add', 'openapi', 'mocks', ...(existsSync(`${project.path}/CHANGELOG.md`) ? ['CHANGELOG.md'] : []));
  git('commit', '--quiet', '--allow-empty', '--message', subject);
};
const diff = (...args: string[]) => contractDiff(args);

const renameField = () => {
  project.write(AREA, project.read(AREA).replaceAll('total_available_usd', 'total_free_usd'));
};
const announce = (version: string) => {
  project.edit(CONTRACT, `version: ${VERSION}`, `version: ${version}`);
  project.write('CHANGELOG.md', `# Changelog\n\n## [${version}] - 2026-11-21\n\n- The balance.\n`);
};

const root = process.cwd();
beforeAll(async () => {
  project = await copyProject();
  process.chdir(project.path);
  git('init', '--quiet', '--initial-branch=main');
  commit('Begin');
  git('tag', 'beginning');
});
beforeEach(() => {
  // That of a CI that runs this test must not affect the copy.
  vi.stubEnv('CI_BASE_REF', '');
});
afterEach(() => {
  vi.unstubAllEnvs();
  git('checkout', '--quiet', '--force', '-B', 'main', 'beginning');
  git('clean', '--quiet', '--force', 'CHANGELOG.md');
});
afterAll(async () => {
  process.chdir(root);
  await project.remove();
});

test('an unchanged contract passes', () => {
  expect(diff()).toEqual({
    code: 0,
    output: expect.stringContaining(`(HEAD), version ${VERSION}: nothing changed.\n`),
  });
});

test('a renamed field in the working copy is breaking, and who calls it is named', () => {
  renameField();
  const { code, output } = diff();
  expect(code).toBe(1);
  expect(output).toContain(`(HEAD), version ${VERSION}: 1 breaking, 0 additive, 0 cosmetic.`);
  expect(output).toContain(
    'RevenueBalance.total_available_usd is gone; `total_free_usd` is new and just like it: renamed',
  );
  expect(output).toMatch(/operations getRevenueBalance\n +hooks +useGetRevenueBalance\n/);
});

test('a contract that was one file, before it was divided by area, is compared as a whole', () => {
  const divided = project.read(CONTRACT);
  project.write(CONTRACT, dump(contract));
  commit('Have one file');
  project.write(CONTRACT, divided);
  expect(diff('HEAD')).toEqual({ code: 0, output: expect.stringContaining('nothing changed') });
  renameField();
  expect(diff('HEAD').output).toContain('1 breaking, 0 additive, 0 cosmetic.');
});

const addField = () =>
  project.edit(
    AREA,
    'required: [total_available_usd, total_records]\n      properties:',
    'required: [total_available_usd, total_records]\n      properties:\n        currency: { type: string }',
  );
const [major, minor] = VERSION.split('.').map(Number) as [number, number];

testInFull('what only adds passes, and in CI once the minor version is raised and the change log says so', () => {
  addField();
  expect(diff()).toEqual({
    code: 0,
    output: expect.stringContaining('RevenueBalance.currency is new (in answers).'),
  });
  commit('Add');
  const next = `${major}.${minor + 1}.0`;
  expect(diff('--ci')).toEqual({
    code: 1,
    output: expect.stringContaining(`from ${VERSION} to ${next}, because`),
  });
  announce(next);
  git('add', 'CHANGELOG.md');
  git('commit', '--quiet', '--amend', '--all', '--no-edit');
  expect(diff('--ci')).toEqual({
    code: 0,
    output: expect.stringContaining(`are announced as version ${next}.`),
  });
});

testInFull('a branch is compared with where it left main, whatever main did since; a ref names another commit', () => {
  git('switch', '--quiet', '--create', 'work');
  renameField();
  commit('Rename');
  git('switch', '--quiet', 'main');
  project.edit('openapi/areas/authentication.yaml', 'summary: Sign in', 'summary: Come in');
  commit('Reword');
  git('switch', '--quiet', 'work');
  const { code, output } = diff();
  expect([code, output]).toEqual([
    1,
    expect.stringMatching(/\(the merge base with main\).*: 1 breaking, 0 additive, 0 cosmetic\./),
  ]);
  expect(diff('HEAD')).toEqual({ code: 0, output: expect.stringContaining('nothing changed') });
  expect(diff('nowhere')).toEqual({ code: 2, output: 'Git has no contract at nowhere.\n' });
});

test('a breaking change fails in CI until the major version is raised and the change log says so', () => {
  renameField();
  commit('Rename');
  const silent = diff('--ci');
  expect([silent.code, silent.output]).toEqual([
    1,
    expect.stringContaining(`from ${VERSION} to ${major + 1}.0.0, because there are breaking changes`),
  ]);
  announce(`${major + 1}.0.0`);
  git('add', 'CHANGELOG.md');
  git('commit', '--quiet', '--amend', '--all', '--no-edit');
  const announced = diff('--ci');
  expect([announced.code, announced.output]).toEqual([0, expect.stringContaining('are announced as version ')]);
});

testInFull('CI compares with the base of the change when it is told', () => {
  renameField();
  commit('Rename');
  commit('Something else');
  expect(diff('--ci')).toEqual({ code: 0, output: expect.stringContaining('nothing changed') });
  vi.stubEnv('CI_BASE_REF', 'HEAD~2');
  expect(diff('--ci')).toEqual({ code: 1, output: expect.stringContaining('1 breaking') });
});

test('a clone without the commit before, and a folder without a repository, pass with a line that says so', async () => {
  commit('Something else');
  const clone = await temporaryDirectory();
  const line = 'The contract was not compared: this clone does not have the commit that the change is based on.\n';
  try {
    git('clone', '--quiet', '--depth=1', `file://${project.path}`, `${clone.path}/shallow`);
    for (const name of ['shallow/.git', 'none']) {
      vi.stubEnv('GIT_DIR', `${clone.path}/${name}`);
      expect(diff('--ci')).toEqual({ code: 0, output: line });
    }
  } finally {
    vi.unstubAllEnvs();
    await clone.remove();
  }
});

testInFull(
  'the program prints the comparison and exits with its code, and whoever reads the first lines only, as `| head` does, is shown no stack',
  async () => {
    renameField();
    expect(await project.run('node', DIFF)).toEqual(diff());
    expect(await project.run('sh', ['-c', `node ${DIFF.join(' ')} | true`])).toEqual({ code: 0, output: '' });
  },
);
