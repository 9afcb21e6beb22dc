import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Connection, openServer } from '../../server/db/connection/connect.ts';
import { paidKeys } from '../paid-keys.ts';
import { TEST_MS } from '../patience.ts';
import { type InstallWorld, installWorld, printed } from '../processes/install-world.ts';
import { packRelease } from '../processes/packed-release.ts';
import { shellBlocks } from '../processes/shell-blocks.ts';
import type { Terminal } from '../processes/terminal.ts';
import { aSentGame, aSentPlayer } from '../server/platform-fixtures.ts';
import { type ServerProcess, startServer, temporaryDirectory } from '../server-process.ts';
import { missing } from './acknowledged.ts';
import { countOf } from './cluster.ts';
import { type EverydayLoad, startLoad } from './everyday-load.ts';
import { release01 } from './first-release.ts';
import { report } from './suite.ts';

// docs/install.md with two releases: 0.1.0 is installed, this one takes its place and gives it back, by the commands of the page, while
// everybody is at work. There is one process, so calls fail while nobody listens; whatever was acknowledged is there in the end.

const PAGE = 'docs/install.md';
/** Between two steps, so that each step is one under load. */
const CALLS_BETWEEN = 300;
const WITHIN_MS = 300_000;
/** Calls that find nobody, or a server that is about to stop. */
const AWAY = /ECONNREFUSED|ECONNRESET|EPIPE|other side closed|: 503 /;

let built: Awaited<ReturnType<typeof temporaryDirectory>>;
let rail: ServerProcess;
let world: InstallWorld;
let connection: Connection;
let console: { empty: Terminal; server: Terminal; second: Terminal };
const names = { before: 'coinop-admin-0.1.0', next: '' };

beforeEach(async () => {
  built = await temporaryDirectory();
  const journal = { JOURNAL: join(built.path, 'journal.jsonl'), DELAY_MS: '20' };
  rail = await startServer(journal, 'server/payments/rail/serve-simulator.ts');
  // One person works here without TLS, and what is approved is paid at once.
  world = await installWorld({
    ...{ INSECURE_HTTP: '1', SECOND_FACTOR: 'off', SEPARATE_DUTIES: 'off', SECOND_PERSON_FROM: '0', RATE_LIMIT: '0' },
    ...{ PAYMENT_RAIL: rail.origin, PROCESS_AFTER: '0', DECISION_HOLD: '0', LOG_LEVEL: 'warn' },
  });
  connection = openServer(Object.assign(new URL(world.postgres.url), { pathname: '/coinop' }).href, 10, {
    ...{ connectMs: TEST_MS, queryMs: TEST_MS, idleMs: TEST_MS },
  });
  console = { empty: world.terminal(), server: world.terminal('current'), second: world.terminal('current') };
  const archive = release01(built.path);
  for (const end of ['', '.sha256']) cpSync(`${archive}${end}`, join(world.folder, `${names.before}.tgz${end}`));
}, 600_000);
afterEach(async () => {
  await connection?.close();
  await world?.remove();
  await rail?.kill();
  await built?.remove();
});

const origin = () => `http://127.0.0.1:${world.ports[4600]}`;
const running = async () => (await fetch(`${origin()}/version`)).json();

/** Pastes the blocks of the page about one release, up to that which starts the server. @returns what they print */
async function install(): Promise<string[]> {
  const output: string[] = [];
  for (const { text } of shellBlocks(PAGE)
    .filter(({ isOfRelease }) => isOfRelease)
    .slice(0, 4)) {
    const terminal = output.length === 0 ? console.empty : console.server;
    output.push(printed(await terminal.run(world.withPorts(text))));
  }
  return output;
}

async function post(path: string, body: object, token?: string): Promise<Response> {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
  return fetch(origin() + path, { method: 'POST', headers, body: JSON.stringify(body) });
}

/** Robin chooses a password; the platform sends its first records; then everybody is at work. */
async function begin(password: string): Promise<EverydayLoad> {
  const { access_token: token } = await (await post('/auth/admin-login', { username: 'robin', password })).json();
  const chosen = { current_password: password, new_password: 'a much better password' };
  expect((await post('/auth/admin-password', chosen, token)).status).toBe(204);
  const given = '. ../settings && export DATABASE_URL_FILE && npm run -s admin -- token robin platform';
  const program =
    printed(await console.second.run(given))
      .trim()
      .split('\n')
      .at(-1) ?? '';
  const first = { games: aSentGame({ game_id: 'starfall' }), players: aSentPlayer({ player_id: 'PLR-1' }) };
  for (const [kind, record] of Object.entries(first)) {
    expect((await post(`/api/platform/${kind}`, { records: [record] }, program)).status).toBe(200);
  }
  return startLoad(origin(), token, program);
}

async function goOn(load: EverydayLoad): Promise<void> {
  const until = load.acknowledged.length + CALLS_BETWEEN;
  await expect.poll(() => load.acknowledged.length, { timeout: WITHIN_MS }).toBeGreaterThan(until);
}

/** The books as the release that runs judges them, and the audit log as the newer one does: 0.1.0 does not know the trigger that it finds there. */
async function expectInOrder(): Promise<void> {
  const verify = `cd ../${names.next} && npm run -s audit -- verify`;
  const judged = `. ../settings && export DATABASE_URL_FILE DATA_DIR && npm run -s books && ${verify}`;
  const output = printed(await console.second.run(judged));
  expect(output).toContain('The books are balanced.');
}

test('0.1.0 is installed, this release takes its place and gives it back under load, and nothing is lost', async () => {
  const installed = await install();
  expect(await running()).toMatchObject({ version: '0.1.0' });
  const password = /one use.*\n\s*(\S+)|^(\S{12,})$/m.exec(installed[3] ?? '');
  const load = await begin(password?.[1] ?? password?.[2] ?? '');
  await goOn(load);

  names.next = packRelease(world.folder);
  const [check, start, back] = shellBlocks(PAGE)
    .filter(({ isOfTwoReleases }) => isOfTwoReleases)
    .map(({ text }) => text.replace(/coinop-admin-0\.2\.0-[0-9a-f]{10}/g, names.next));
  const judged = printed(await console.empty.run(world.withPorts(check ?? '')));
  expect(judged).toContain(`${names.next}.tgz: OK\n`);
  expect(judged.match(/^(ok|warning|failed) +\w+(?=:)/gm)).toEqual(
    ['settings', 'database', 'keys', 'people', 'restore', 'rail', 'disk', 'portal'].map((part) => `ok       ${part}`),
  );
  // Meanwhile.
  expect(await running()).toMatchObject({ version: '0.1.0' });
  await goOn(load);

  await console.server.interrupt();
  printed(await console.empty.run(start ?? ''));
  expect(names.next).toContain((await running()).commit.slice(0, 10));
  await goOn(load);
  await expectInOrder();

  await console.empty.interrupt();
  printed(await console.empty.run(back ?? ''));
  expect(await running()).toMatchObject({ version: '0.1.0' });
  await goOn(load);
  await load.stop();

  const { db } = connection;
  const unpaid = sql`select from withdrawals where status in ('approved', 'processing')`;
  await expect.poll(() => countOf(db, unpaid), { timeout: WITHIN_MS }).toBe(0);
  await expectInOrder();
  const lost = await missing(db, load.acknowledged);
  const completed = await countOf(db, sql`select from withdrawals where status = 'completed'`);
  const paid = (await paidKeys(rail.origin)).map((key) => key.split(':')[1]);
  const there = new Set(load.acknowledged.map(({ what }) => what));
  const failures = load.failures.filter((failure) => {
    // What found nobody is not there to be approved.
    const [, gone] = /withdrawals\/(DAY-\d+)\/approve: 404 /.exec(failure) ?? [];
    return !AWAY.test(failure) && (gone === undefined || there.has(`withdrawal ${gone}`));
  });
  report('releases', {
    operations: load.calls(),
    faults: 2,
    lost: lost.length,
    double: paid.length - new Set(paid).size,
    stuck: failures.length,
    books: 'balanced',
  });
  process.stdout.write(
    `${load.acknowledged.length} acknowledged, ${completed} paid, ${load.failures.length} calls failed\n`,
  );
  expect({ failures, lost }).toEqual({ failures: [], lost: [] });
  expect([new Set(paid).size, paid.length]).toEqual([completed, completed]);
}, 1_800_000);
