import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { relative } from 'node:path';
import { parseCLI, startVitest, type TestCase, type TestModule } from 'vitest/node';
import { overBudget } from './budgets.ts';
import { ensureChromium } from './chromium.ts';

// `npm test`: installs a browser, builds the portal for both uses, beside the static checks (`--static`), runs all tests, and finally
// shows where the time went. Takes Vitest's own arguments. The last line counts the tests.

const STATIC = '--static';

const SLOWEST_FILES = 10;
const SLOWEST_TESTS = 15;
/** Projects that open the portal in a browser, or start the mock. */
const NEED_BROWSER = ['component', 'e2e', 'faults', 'sdk'];

async function build(...args: string[]): Promise<void> {
  const [status] = await once(spawn('node', ['build/build-portal.ts', ...args], { stdio: 'inherit' }), 'close');
  if (status !== 0) throw new Error('The portal could not be built.');
}

/** `npm run static`. */
async function check(): Promise<void> {
  const [status] = await once(spawn('node', ['build/static.ts'], { stdio: 'inherit' }), 'close');
  if (status !== 0) throw new Error('The static checks have failed, so no test was run.');
}

/** Milliseconds that a worker spent on the file. */
function timeOf(file: TestModule): number {
  const { environmentSetupDuration, prepareDuration, collectDuration, setupDuration, duration } = file.diagnostic();
  return environmentSetupDuration + prepareDuration + collectDuration + setupDuration + duration;
}

/** A browser's name may follow, as in `component (chromium)`. */
const projectOf = ({ project }: TestModule) => project.name.replace(/ \(.*\)$/, '');
const sumOf = (files: readonly TestModule[]) => files.reduce((sum, file) => sum + timeOf(file), 0) / 1_000;
const column = (seconds: number) => seconds.toFixed(1).padStart(7);
const ranFor = (test: TestCase) => (test.diagnostic()?.duration ?? 0) / 1_000;

function reportTimes(files: readonly TestModule[]): void {
  const byProject = Map.groupBy(files, projectOf);
  const slowest = files.toSorted((one, other) => timeOf(other) - timeOf(one)).slice(0, SLOWEST_FILES);
  const tests = files.flatMap((file) => [...file.children.allTests()]).toSorted((a, b) => ranFor(b) - ranFor(a));
  const measured = new Map(Array.from(byProject, ([name, its]) => [name, sumOf(its)]));
  const lines = [
    '',
    `The slowest tests:`,
    ...tests
      .slice(0, SLOWEST_TESTS)
      .map((test) => `${column(ranFor(test))}  ${relative(process.cwd(), test.module.moduleId)} › ${test.name}`),
    `The slowest files:`,
    ...slowest.map(
      (file) => `${column(timeOf(file) / 1_000)}  ${relative(process.cwd(), file.moduleId)} (${projectOf(file)})`,
    ),
    'Seconds of each project, all workers together:',
    ...Array.from(byProject, ([name, its]) => `${column(sumOf(its))}  ${name} (${its.length} files)`),
    ...overBudget(measured),
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
}

function closingLine(files: readonly TestModule[]): string {
  const states = files.flatMap((file) => Array.from(file.children.allTests(), (test) => test.result().state));
  const count = (state: string) => states.filter((each) => each === state).length;
  // A file that fails before its first test has no failed test.
  const broken = files.filter(
    (file) =>
      file.state() === 'failed' &&
      !Array.from(file.children.allTests()).some((test) => test.result().state === 'failed'),
  );
  return `${count('passed')} passed, ${count('failed') + broken.length} failed, ${count('skipped') + count('pending')} skipped`;
}

let closing = '0 passed, 1 failed, 0 skipped';
try {
  const args = process.argv.slice(2);
  const checksFirst = args.includes(STATIC);
  const { filter, options } = parseCLI(['vitest', 'run', ...args.filter((arg) => arg !== STATIC)]);
  // Firefox and WebKit run only on request: `npm run test:firefox`, `npm run test:webkit`.
  options.project ??= ['!engines'];
  const projects = [options.project].flat();
  const needsBrowser = projects.includes('!engines') || projects.some((name) => NEED_BROWSER.includes(name));
  // Side by side, and a browser is installed meanwhile.
  const prepared = Promise.all([build(), needsBrowser && build('mock'), checksFirst && check()]);
  if (needsBrowser) process.env.CHROMIUM_PATH = ensureChromium();
  await prepared;
  process.env.WHOLE_RUN = 'on';
  const vitest = await startVitest('test', filter, options);
  const files = vitest.state.getTestModules();
  await vitest.close();
  reportTimes(files);
  closing = closingLine(files);
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
}
process.stdout.write(`${closing}\n`);
