import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { installDebianPackage, isRoot } from '../install.ts';
import { freePort } from '../postgres.ts';
import { runAdmin, runMigrate, runServer, startServer, temporaryDirectory } from '../server-process.ts';
import { createDatabase, type TestDatabase } from '../shared.ts';
import { describeInFull } from '../test-in-full.ts';

// PgBouncer between the server and its database, in both modes, which refuses the settings of our sessions or, told to ignore them, drops them.

describeInFull('behind PgBouncer', () => {
  let folder: Awaited<ReturnType<typeof temporaryDirectory>>;
  let database: TestDatabase;

  beforeAll(async () => {
    const isThere = () => spawnSync('which', ['pgbouncer']).status === 0;
    if (!isThere()) installDebianPackage('pgbouncer');
    expect(isThere(), 'PgBouncer is there (Debian: apt-get install pgbouncer)').toBe(true);
    [folder, database] = [await temporaryDirectory(), await createDatabase()];
    // PgBouncer refuses to run as root.
    if (isRoot) execFileSync('chown', ['postgres', folder.path]);
  });
  afterAll(async () => {
    await database.remove();
    await folder.remove();
  });

  const OURS = 'options,extra_float_digits,statement_timeout,idle_in_transaction_session_timeout';

  /** @returns the address of the database through a new PgBouncer */
  async function startPooler(mode: string, ignored: string): Promise<string> {
    const { hostname, port, username, pathname } = new URL(database.url);
    const listenPort = await freePort();
    await run(listenPort, [
      '[databases]',
      `* = host=${hostname} port=${port} user=${username}`,
      '[pgbouncer]',
      'listen_addr = 127.0.0.1',
      `listen_port = ${listenPort}`,
      'unix_socket_dir =',
      'auth_type = any',
      `pool_mode = ${mode}`,
      `ignore_startup_parameters = ${ignored}`,
    ]);
    return `postgres://${username}@127.0.0.1:${listenPort}${pathname}`;
  }

  /** The example of deploy/, with this database and a password: as it is documented but for what is another machine's. */
  async function startDocumented(mode = 'session'): Promise<string> {
    const { hostname, port, username, pathname } = new URL(database.url);
    const listenPort = await freePort();
    const users = join(folder.path, 'userlist.txt');
    writeFileSync(users, `"${username}" "pass word"\n`);
    const ours: Record<string, string> = {
      coinop: `host=${hostname} port=${port} dbname=${pathname.slice(1)}`,
      listen_port: String(listenPort),
      auth_file: users,
      pool_mode: mode,
    };
    const given = readFileSync('deploy/pgbouncer.ini', 'utf8').split('\n');
    const lines = given.map((line) => {
      const name = line.split(' = ')[0] ?? '';
      return name in ours ? `${name} = ${ours[name]}` : line;
    });
    // Where packages let it have one, its user of the tests cannot write.
    await run(listenPort, [...lines, 'unix_socket_dir =']);
    return `postgres://${username}:pass%20word@127.0.0.1:${listenPort}/coinop?pooler=session`;
  }

  async function run(listenPort: number, config: readonly string[]): Promise<void> {
    const file = join(folder.path, `${listenPort}.ini`);
    writeFileSync(file, `${config.join('\n')}\n`);
    const program = isRoot ? ['runuser', '-u', 'postgres', '--', 'pgbouncer', file] : ['pgbouncer', file];
    const child = spawn(program[0] ?? '', program.slice(1), { stdio: ['ignore', 'ignore', 'pipe'] });
    onTestFinished(async () => {
      child.kill('SIGTERM');
      await once(child, 'exit');
    });
    let log = '';
    child.stderr.on('data', (chunk) => {
      log += chunk;
    });
    await expect.poll(() => log).toContain('process up');
  }

  const REFUSED =
    /^The connection is refused with its settings: unsupported startup parameter: \w+\. A pooler .*: name the/;
  const LOST =
    /^The connection to the database lost its settings\. .*search_path is '"\$user", public' instead of 'public'.* A pooler .*: name the/;

  test.each([
    ['session', '', REFUSED],
    ['session', OURS, LOST],
    ['transaction', '', REFUSED],
    ['transaction', OURS, LOST],
  ])(
    'in %s mode, ignoring "%s", the check, the start and the migration refuse, and say why',
    async (mode, ignored, reason) => {
      const DATABASE_URL = await startPooler(mode, ignored);
      const { code, output } = await runServer({ DATABASE_URL, SECOND_FACTOR: 'off' }, '--check');
      const line = output.split('\n').find((text) => text.includes(' database: ')) ?? '';
      process.stdout.write(`${mode}, ignoring '${ignored}': ${line}\n`);
      expect([code, line.replace(/^failed +database: /, '')]).toEqual([1, expect.stringMatching(reason)]);
      const started = await startServer({ DATABASE_URL }).then(
        async (server) => void (await server.kill()),
        (error: Error) => error.message.split('had to stop: ')[1]?.trim(),
      );
      expect(started).toMatch(reason);
      const migrated = await runMigrate({ DATABASE_URL });
      expect([migrated.code, migrated.output.trim()]).toEqual([1, expect.stringMatching(reason)]);
      expect(`${started}${migrated.output}`.match(/^\s+at /m)).toBeNull();
    },
  );

  test('as deploy/pgbouncer.ini has it, and named in the address, it is no obstacle: check, migration, console, start and sign-in', async () => {
    const DATABASE_URL = await startDocumented();
    const env = { DATABASE_URL, SECOND_FACTOR: 'off', RATE_LIMIT: '0' };
    expect(await runMigrate({ DATABASE_URL })).toMatchObject({
      code: 0,
      output: expect.not.stringMatching(/pooler|error/i),
    });
    const { output } = await runServer(env, '--check');
    expect(output).toMatch(/^ok +database: /m);
    const created = await runAdmin(env, 'create', 'robin');
    const server = await startServer(env);
    onTestFinished(() => server.kill());
    const body = JSON.stringify({ username: 'robin', password: created.output.trim().split('\n').at(-1) });
    const headers = { 'content-type': 'application/json' };
    const signedIn = await fetch(`${server.origin}/auth/admin-login`, { method: 'POST', headers, body });
    expect([signedIn.status, (await signedIn.json()).admin.username]).toEqual([200, 'robin']);
  });

  test('in transaction mode it is refused by that name, whatever the address says', async () => {
    const reason = /pooler in DATABASE_URL is in transaction mode, which is not supported.*pool_mode = session/;
    const DATABASE_URL = await startDocumented('transaction');
    const { code, output } = await runServer({ DATABASE_URL, SECOND_FACTOR: 'off' }, '--check');
    expect([code, output]).toEqual([1, expect.stringMatching(reason)]);
    const migrated = await runMigrate({ DATABASE_URL });
    expect([migrated.code, migrated.output]).toEqual([1, expect.stringMatching(reason)]);
  });
});
