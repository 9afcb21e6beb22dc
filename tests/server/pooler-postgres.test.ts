import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { installDebianPackage, isRoot } from '../install.ts';
import { freePort } from '../postgres.ts';
import { runMigrate, runServer, startServer, temporaryDirectory } from '../server-process.ts';
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
    const config = [
      '[databases]',
      `* = host=${hostname} port=${port} user=${username}`,
      '[pgbouncer]',
      'listen_addr = 127.0.0.1',
      `listen_port = ${listenPort}`,
      'unix_socket_dir =',
      'auth_type = any',
      `pool_mode = ${mode}`,
      `ignore_startup_parameters = ${ignored}`,
    ];
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
    return `postgres://${username}@127.0.0.1:${listenPort}${pathname}`;
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
});
