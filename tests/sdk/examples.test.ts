import { execFile, execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test } from 'vitest';
import { launchChromium, SHORT_LIVED } from '../chromium.ts';
import { full } from '../faults/suite.ts';
import { HARD_IDS } from '../hard-ids.ts';
import { type ServerProcess, startServer, temporaryDirectory } from '../server-process.ts';
import { createDatabase, type TestDatabase } from '../shared.ts';
import { importSdk } from './installed.ts';

// The examples of the package's README, each run as a reader would: with the installed package, against the real server.

let database: TestDatabase;
let server: ServerProcess;
let token: string;

beforeAll(async () => {
  database = await createDatabase('demo');
  server = await startServer(settings());
  token = (await api('/auth/admin-login', { username: 'admin', password: 'coinop-demo' })).access_token;
});
afterAll(async () => {
  await server?.stop();
  await database?.remove();
});

/** With the usual rate limit, and a key for the secret of a webhook. */
const SECRETS_KEY = randomBytes(32).toString('base64');
const settings = () => ({ ...on(database), SECRETS_KEY, RATE_LIMIT: '600', WEBHOOK_ALLOW_PRIVATE: '1' });

const on = ({ url }: TestDatabase) => ({ DATABASE_URL: url });

async function api(path: string, body?: unknown, origin = server.origin, as = token) {
  const headers = { authorization: `Bearer ${as}`, 'content-type': 'application/json' };
  const init = body === undefined ? { headers } : { method: 'POST', headers, body: JSON.stringify(body) };
  return (await fetch(origin + path, init)).json();
}

let platform: Promise<string> | undefined;

/** The token of a service account for the platform, created as the README says. */
function platformToken(): Promise<string> {
  platform ??= api('/api/admin/service-accounts', { name: 'platform', roles: ['platform'] }).then((made) => made.token);
  return platform;
}

/** Ids of withdrawals that await review. */
async function awaitingReview(count: number): Promise<string[]> {
  const { withdrawals } = await api(`/admin/withdrawal/withdrawals?status=pending_review&limit=${count}`);
  return withdrawals.map((withdrawal: { withdrawal_id: string }) => withdrawal.withdrawal_id);
}

function start(example: string, args: string[] = [], env: Record<string, string> = {}, node = process.execPath) {
  const child = execFile(node, [example, ...args], {
    cwd: inject('program'),
    env: { ...process.env, COINOP_URL: server.origin, COINOP_TOKEN: token, ...env },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (text: string) => {
      output += text;
    });
  }
  return { child, written: () => output };
}

/** Node.js by its version: that of the tests, and others where this machine has them. */
const nodes = new Map([
  ...(process.env.PATH ?? '')
    .split(':')
    .map((folder) => join(folder, 'node'))
    .filter((path) => existsSync(path))
    .map((path) => [execFileSync(path, ['--version'], { encoding: 'utf8' }).trim(), path] as const),
  [process.version, process.execPath] as const,
]);
const oldest = [...nodes.keys()].toSorted((one, other) => one.localeCompare(other, 'en', { numeric: true }))[0] ?? '';
/** Paths of Node.js: the oldest, and in the full form all that are supported. */
const NODES = [nodes.get(oldest) ?? '', ...(full() ? [...inject('moreNodes'), process.execPath] : [])];
const EXAMPLES_OF_WEBHOOKS = [
  'receive-webhooks.ts',
  'receive-webhooks-hono.ts',
  ...(full() ? ['receive-webhooks-express.mjs'] : []),
];

/** An example as every Node.js runs it. */
function withoutTypes(example: string): string {
  if (example.endsWith('.mjs')) return example;
  const name = example.replace(/\.ts$/, '.mjs');
  const text = readFileSync(join(inject('program'), example), 'utf8');
  writeFileSync(join(inject('program'), name), stripTypeScriptTypes(text));
  return name;
}

/** Runs an example and resolves with its exit code and output. */
async function run(...example: Parameters<typeof start>) {
  const { child, written } = start(...example);
  const [code] = await once(child, 'close');
  return { code, output: written() };
}

test('sign-in.ts signs in and reads the balance', async () => {
  const { total_available_usd } = await api('/api/admin/company-revenue/balance');
  expect(await run('sign-in.ts')).toEqual({
    code: 0,
    output: `Signed in as admin, administrator.\n$${total_available_usd.toFixed(2)} can be paid out.\n`,
  });
});

test('approve-withdrawals.ts says which of the list were approved and which were not', async () => {
  const [first = '', approved = '', last = ''] = await awaitingReview(3);
  await api(`/admin/withdrawal/withdrawals/${approved}/approve`, {});
  const { code, output } = await run('approve-withdrawals.ts', [first, approved, last]);
  const [one, other, failure] = output.trimEnd().split('\n');
  expect([one, other].sort()).toEqual([first, last].sort().map((id) => `${id} is approved.`));
  expect(failure).toMatch(new RegExp(`^${approved} is not: .*approved`));
  expect(code).toBe(1);
});

// Bundled from the installed package, in a browser.
test('react.tsx signs in and lists transactions', async () => {
  const program = inject('program');
  const output = await build({
    root: program,
    configFile: false,
    logLevel: 'silent',
    build: { write: false, minify: false, rolldownOptions: { input: join(program, 'react.tsx') } },
  });
  const script = 'output' in output ? output.output[0].code : '';
  const browser = await launchChromium(...SHORT_LIVED);
  onTestFinished(() => browser.close());
  const page = await browser.newPage();
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  // On the server's own origin, like the portal: the server allows no other.
  await page.route('**/example', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<div id="root"></div><script type="module" src="/example.js"></script>',
    }),
  );
  await page.route('**/example.js', (route) => route.fulfill({ contentType: 'text/javascript', body: script }));
  await page.goto(`${server.origin}/example`);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('listitem').nth(4).waitFor();
  expect(await page.getByRole('listitem').allTextContents()).toEqual(Array(5).fill(expect.stringMatching(/^TXN-/)));
  expect(faults).toEqual([]);
});

describe('refusals.ts', () => {
  test('signs in again after 401, and approves', async () => {
    const [id = ''] = await awaitingReview(1);
    expect(await run('refusals.ts', [id], { COINOP_TOKEN: 'of-yesterday' })).toEqual({
      code: 0,
      output: `401: Please sign in.\n${id} is approved.\n`,
    });
  });

  test('says what stands against it at 409', async () => {
    const [id = ''] = await awaitingReview(1);
    await api(`/admin/withdrawal/withdrawals/${id}/approve`, {});
    const { code, output } = await run('refusals.ts', [id]);
    expect(output).toMatch(new RegExp(`^409, invalid_transition: .*${id} is approved and cannot be approved\\.\n$`));
    expect(code).toBe(0);
  });

  test('waits at 429 as long as the server says', async () => {
    const [id = ''] = await awaitingReview(1);
    // After this many failures, the address is blocked for a quarter of an hour, whatever the name.
    for (let failure = 1; failure <= 20; failure++) {
      await api('/auth/admin-login', { username: `nobody-${failure}`, password: 'wrong' });
    }
    const { child, written } = start('refusals.ts', [id], { COINOP_TOKEN: 'of-yesterday', COINOP_USERNAME: 'nobody' });
    await expect.poll(written).toMatch(/^401: Please sign in\.\n429: waiting \d+ s\.\n$/);
    child.kill();
    const waiting = Number(/waiting (\d+) s/.exec(written())?.[1]);
    expect(waiting).toBeGreaterThan(600);
    expect(waiting).toBeLessThanOrEqual(900);
  });
});

test('few-operations.ts sends a call that it describes', async () => {
  const { code, output } = await run('few-operations.ts');
  expect(output).toMatch(/^GET \/api\/admin\/system\/status, attempt 1: 200\n(.+: \w+\n)+$/);
  expect(output).toMatch(/Database: operational/);
  expect(code).toBe(0);
});

test('export-transactions.ts writes every record', async () => {
  const { total } = await api('/api/admin/transactions?type=purchase');
  const { code, output } = await run('export-transactions.ts');
  const [head, ...records] = output.trimEnd().split('\n');
  expect(head).toMatch(/^transaction_id,transaction_type,/);
  expect(records).toHaveLength(total);
  expect(code).toBe(0);
});

test('export-transactions.ts ends quietly when its reader has seen enough', async () => {
  const { child, written } = start('export-transactions.ts');
  child.stdout?.once('data', () => child.stdout?.destroy());
  const [code] = await once(child, 'close');
  expect(written()).not.toContain('EPIPE');
  expect(code).toBe(0);
});

test('connect-platform.ts, as a service account, brings records in, and hears of the decision about one of them', async () => {
  const { code, output } = await run('connect-platform.ts', [], { COINOP_TOKEN: await platformToken() });
  expect(output).toMatch(/^p-1 is created\.\norbit is created\.\nt-1 is created\.\nw-1 is created\.\n/);
  expect(output).toContain('\nw-1: withdrawal.cancelled\n');
  expect(code).toBe(0);
});

describe.each(NODES)('with the Node.js of %s', (node) => {
  test.each(EXAMPLES_OF_WEBHOOKS)('%s takes what its secret verifies, and nothing else', async (example) => {
    const reserved = createServer().listen(0, '127.0.0.1');
    await once(reserved, 'listening');
    const { port } = reserved.address() as { port: number };
    reserved.close();
    const url = `http://127.0.0.1:${port}/hook`;
    const { target, secret } = await api('/api/admin/system/webhooks', { url });
    const { child, written } = start(
      withoutTypes(example),
      [],
      { COINOP_WEBHOOK_SECRET: secret, PORT: String(port) },
      node,
    );
    await expect.poll(written).toBe('Listening.\n');
    const forged = {
      'webhook-id': '1',
      'webhook-timestamp': String(Math.floor(Date.now() / 1000)),
      'webhook-signature': 'v1,bm90IG91cnM=',
    };
    expect((await fetch(url, { method: 'POST', headers: forged, body: '{}' })).status).toBe(401);
    const [id = ''] = await awaitingReview(1);
    await api(`/api/admin/system/webhooks/${target.id}/test`, {});
    await expect.poll(written).toMatch(/^Listening\.\n(test-\S+: )?webhook\.test\n$/);
    await api(`/admin/withdrawal/withdrawals/${id}/approve`, {});
    await expect
      .poll(written)
      .toMatch(new RegExp(`\\n(${id}: \\$\\d+\\.\\d\\d will be paid\\.|\\S+: withdrawal\\.approved)\\n$`));
    child.kill();
    await once(child, 'close');
    const headers = { authorization: `Bearer ${token}` };
    await fetch(`${server.origin}/api/admin/system/webhooks/${target.id}`, { method: 'DELETE', headers });
  });

  const runWith = async (example: string, args: string[] = [], env: Record<string, string> = {}) => {
    const { child, written } = start(withoutTypes(example), args, env, node);
    const [code] = await once(child, 'close');
    return { code, output: written() };
  };

  test('failed-this-week.ts adds up what failed', async () => {
    const date_from = new Date(Date.now() - 7 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
    const { transactions, total } = await api(`/api/admin/transactions?status=failed&limit=100&date_from=${date_from}`);
    expect(transactions).toHaveLength(total);
    const sum = transactions.reduce(
      (cents: number, { amount }: { amount: number }) => cents + Math.round(amount * 100),
      0,
    );
    const { output } = await runWith('failed-this-week.ts');
    expect(output).toBe(`${total} transactions over $${(sum / 100).toFixed(2)} have failed since ${date_from}.\n`);
  });

  test('save-export.ts saves every record', async () => {
    const { total } = await api('/api/admin/transactions?type=purchase');
    const path = join(inject('program'), 'saved.csv');
    expect(await runWith('save-export.ts', [path])).toEqual({ code: 0, output: '' });
    expect(readFileSync(path, 'utf8').trimEnd().split('\r\n')).toHaveLength(total + 1);
  });

  test('over a server that is killed, each approval is made once and each event told once', async () => {
    const cursor = join(inject('program'), `cursor-${NODES.indexOf(node)}.txt`);
    const env = { COINOP_TOKEN: await platformToken(), COINOP_CURSOR: cursor };
    const following = () => start(withoutTypes('follow-events.ts'), [], env, node);
    // The demo has few that nothing stands against.
    const ids = await awaitingReview(full() ? 3 : 6);
    const listener = following();
    const { child, written } = start(withoutTypes('approve-through-outages.ts'), ids, {}, node);
    const ended = once(child, 'close');
    await expect.poll(written).toContain('is approved');
    await server.kill();
    server = await startServer({ ...settings(), PORT: new URL(server.origin).port });
    const [code] = await ended;
    const approved = written().trimEnd().replaceAll(' since an earlier try', '').split('\n');
    expect([code, approved]).toEqual([0, ids.map((id) => `${id} is approved.`)]);
    const told = () => ids.map((id) => listener.written().split(`withdrawal.approved ${id}\n`).length - 1);
    await expect.poll(told).toEqual(ids.map(() => 1));
    // It says what it was told before it stores how far it came, and is told again what it has not stored.
    const notStored = async () => {
      const after = existsSync(cursor) ? readFileSync(cursor, 'utf8') : '';
      return (await api(`/api/platform/events?after=${after}`, undefined, server.origin, env.COINOP_TOKEN)).events
        ?.length;
    };
    await expect.poll(notStored).toBe(0);
    listener.child.kill();
    await once(listener.child, 'close');

    const [next = ''] = await awaitingReview(1);
    await api(`/admin/withdrawal/withdrawals/${next}/approve`, {});
    const again = following();
    await expect.poll(again.written).toBe(`withdrawal.approved ${next}\n`);
    again.child.kill();
    await once(again.child, 'close');
  });
});

test.each([1, 2])('the calls with curl do the same, for time %i', async () => {
  const [, script = ''] = /^```sh\n(curl[\s\S]*?)```$/m.exec(readFileSync('sdk/README.md', 'utf8')) ?? [];
  const child = execFile('sh', ['-ec', script], {
    env: { ...process.env, COINOP_URL: server.origin, COINOP_TOKEN: await platformToken() },
  });
  let output = '';
  child.stdout?.on('data', (text: string) => {
    output += text;
  });
  const [code] = await once(child, 'close');
  // The example before has sent the player already, with a version of its own.
  expect(output).toMatch(/"id":"p-1","result":"(created|unchanged|conflict)"/);
  expect(output).toContain('"type":"withdrawal.cancelled"');
  expect(code).toBe(0);
});

test('npm run simulate sends what happens, hears what is decided, and finds that both have the same', async () => {
  const child = execFile(process.execPath, ['simulator/main.ts', '--records', '80', '--rate', '80', '--run', 'SIM'], {
    env: {
      ...process.env,
      COINOP_URL: server.origin,
      COINOP_TOKEN: '',
      COINOP_SDK: `${inject('program')}/node_modules/@coinop/admin-sdk/index.js`,
    },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (text: string) => {
      output += text;
    });
  }
  const [code] = await once(child, 'close');
  expect(output).toMatch(/^Run SIM against /);
  expect(output).toContain('\n80 things happened.\n');
  const [, sent, same] = /transactions: (\d+) sent, (\d+) there/.exec(output) ?? [];
  expect([Number(sent) > 20, sent === same]).toEqual([true, true]);
  expect(output).toMatch(/\nBoth have the same\.\n$/);
  expect(code).toBe(0);
});

test('the hardest ids go through the client and come back as they were', async () => {
  const { createClient } = await importSdk();
  const at = '2026-11-20T09:14:05.000Z';
  const programs = createClient({ baseUrl: server.origin, token: await platformToken() });
  const people = createClient({ baseUrl: server.origin, token });
  const stored = async (answer: Promise<{ results: object[] }>) =>
    expect((await answer).results).toEqual(HARD_IDS.map((id) => expect.objectContaining({ id, result: 'created' })));
  await programs.platform.storeGames({
    records: [{ game_id: 'hard', game_name: 'Hard', platform_fee_percent: 10, updated_at: at }],
  });
  const players = HARD_IDS.map((player_id, at_) => ({
    ...{ player_id, email: `hard${at_}@example.com`, display_name: 'Hard', registered_at: at, updated_at: at },
  }));
  await stored(programs.platform.storePlayers({ records: players }));
  const items = HARD_IDS.map((item_id) => ({
    ...{ item_id, game_id: 'hard', item_name: 'Hard', price_usd: 1, currency_amount: 1, updated_at: at },
  }));
  await stored(programs.platform.storeItems({ records: items }));
  const sold = HARD_IDS.map((id) => ({
    ...{ transaction_id: id, transaction_type: 'item_purchase', player_id: id, game_id: 'hard', item_id: id },
    ...{ amount: 1, status: 'completed', occurred_at: at, updated_at: at },
  }));
  await stored(programs.platform.storeTransactions({ records: sold }));
  for (const id of HARD_IDS) {
    expect(await people.players.get(id)).toMatchObject({ player_id: id });
    const bought: object[] = [];
    for await (const one of people.transactions.all({ player_id: id })) bought.push(one);
    expect(bought).toMatchObject([{ transaction_id: id, player_id: id, item_id: id }]);
    expect(await people.gameItems.update(id, { item_name: 'Harder' })).toMatchObject({ item_id: id });
    await people.gameItems.delete(id);
  }
});

test('all-transactions.ts reads every page', async () => {
  const { total } = await api('/api/admin/transactions?status=completed');
  // More than the largest page has.
  expect(total).toBeGreaterThan(100);
  const { code, output } = await run('all-transactions.ts');
  expect(output).toMatch(new RegExp(`^${total} completed transactions over \\$\\d+\\.\\d\\d\\.\n$`));
  expect(code).toBe(0);
});

test('from nothing but the address, a typed call takes five commands in an empty folder', async () => {
  const page = readFileSync('docs/mock-and-sdk.md', 'utf8');
  const [, block = ''] = /<!-- from an address -->\n```sh\n([\s\S]*?)```/.exec(page) ?? [];
  // A command that ends with a here-document has its text in the lines below.
  const commands = block
    .replace(/<<'END'\n[\s\S]*?\nEND\n/g, '\n')
    .trim()
    .split('\n')
    .filter((line) => !line.startsWith('#'));
  expect(commands.length).toBeLessThanOrEqual(5);
  const { path, remove } = await temporaryDirectory();
  try {
    const script = block.replaceAll('https://admin.example.org', server.origin).replaceAll('npx ', '');
    const child = execFile('sh', ['-ec', script], { cwd: path });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (text: string) => {
        output += text;
      });
    }
    const [code] = await once(child, 'close');
    expect([code, output]).toEqual([0, expect.stringMatching(/admin is signed in, with \d+ permissions\.\n$/)]);
  } finally {
    await remove();
  }
});

test('the README shows the examples as they are, and all of them', () => {
  const readme = readFileSync('sdk/README.md', 'utf8');
  const shown = [...readme.matchAll(/<!-- examples\/(\S+) -->\n```\w+\n([\s\S]*?)```\n/g)];
  expect(shown.map(([, name]) => name).sort()).toEqual(readdirSync('sdk/examples').sort());
  for (const [, name, text] of shown)
    expect(text, `${name} in sdk/README.md`).toBe(readFileSync(`sdk/examples/${name}`, 'utf8'));
});
