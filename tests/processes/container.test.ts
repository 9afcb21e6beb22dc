import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { installDebianPackage } from '../install.ts';
import { freePort, type Postgres, startPostgres } from '../postgres.ts';
import { temporaryDirectory } from '../server-process.ts';
import { listener } from './listener.ts';
import { packRelease } from './packed-release.ts';

// The release as Dockerfile, compose.yaml and deploy/kubernetes.yaml run it, by bubblewrap: with Node and its libraries alone, so without a shell, on a read-only disk,
// without capabilities, as process 1, with its secrets in files. An image for it cannot be pulled where the tests run.

const LIMIT_MS = 180_000;

let name: string;
let folder: Awaited<ReturnType<typeof temporaryDirectory>>;
let postgres: Postgres;
let port: number;
/** The folder of the release, from which the paths in compose.yaml lead on. */
const within = (...path: string[]) => resolve(folder.path, name, ...path);

const dockerfile = readFileSync('Dockerfile', 'utf8');
const compose = parse(readFileSync('compose.yaml', 'utf8'));
/** The words of an instruction that is a list. */
const words = (instruction: RegExp): string[] =>
  JSON.parse(new RegExp(`^${instruction.source} (\\[.*\\])$`, 'm').exec(dockerfile)?.[1] ?? 'null');
const ENTRYPOINT = words(/ENTRYPOINT/);
const HEALTHCHECK = words(/HEALTHCHECK .* CMD/);
const WORKDIR = /^WORKDIR (.*)$/m.exec(dockerfile)?.[1] ?? '';
const OF_IMAGE = Object.fromEntries(
  (/^ENV (.*)$/m.exec(dockerfile)?.[1] ?? '').split(' ').map((pair) => pair.split('=')),
);

beforeAll(async () => {
  const isThere = () => spawnSync('bwrap', ['--version']).status === 0;
  if (!isThere()) installDebianPackage('bubblewrap');
  expect(isThere(), 'bwrap is there (Debian: apt-get install bubblewrap)').toBe(true);
  [folder, postgres, port] = [await temporaryDirectory(), await startPostgres(), await freePort()];
  name = packRelease(folder.path);
  execFileSync('tar', ['-xzf', join(folder.path, `${name}.tgz`), '-C', folder.path]);
  const server = `127.0.0.1:${postgres.port}`;
  const secrets: Record<string, string> = {
    'database-url': `postgres://coinop_server:server@${server}/coinop`,
    'database-owner-url': `postgres://coinop_owner:owner@${server}/coinop`,
    'secrets-key': randomBytes(32).toString('base64'),
  };
  mkdirSync(within('../secrets'));
  mkdirSync(within('../heads'));
  for (const [name, secret] of Object.entries(secrets)) writeFileSync(within('../secrets', name), secret);
  const of = ['-h', '127.0.0.1', '-p', String(postgres.port), '-U', 'coinop'];
  postgres.run('dropdb', ...of, 'coinop');
  const roles = readFileSync('deploy/roles.sql', 'utf8');
  const input = `\\set owner owner\n\\set server server\n${roles}`;
  execFileSync('psql', [...of, 'postgres'], { input, stdio: ['pipe', 'ignore', 'inherit'] });
}, LIMIT_MS);
afterAll(async () => {
  postgres?.remove();
  await folder?.remove();
});

/** Node's libraries, and the program that loads them. */
const libraries = (): string[] =>
  [...execFileSync('ldd', [process.execPath], { encoding: 'utf8' }).matchAll(/(\/\S+) \(0x/g)].map(
    ([, path = '']) => path,
  );

const readOnly = (from: string, to = from) => ['--ro-bind', from, to];

/** The parts of a container that come from outside. */
interface Container {
  env: Record<string, string>;
  /** The only paths beside the release, by their paths inside. */
  readable: Record<string, string>;
  writable: Record<string, string>;
}

function containerOf(service: string): Container {
  const { environment, secrets, volumes = [] } = compose.services[service];
  const readable = secrets.map((one: string) => [`/run/secrets/${one}`, within(compose.secrets[one].file)]);
  const writable = volumes.map((volume: string) => {
    const [from = '', to = ''] = volume.split(':');
    return [to, within(from)];
  });
  return { env: environment, readable: Object.fromEntries(readable), writable: Object.fromEntries(writable) };
}

/** A container of the manifest: each of its volumes is the folder of that name beside the release. */
function containerIn(kind: 'Job' | 'StatefulSet'): Container & { args: string[] } {
  const documents = parseAllDocuments(readFileSync('deploy/kubernetes.yaml', 'utf8')).map((one) => one.toJS());
  const [container] = documents.find((one) => one.kind === kind).spec.template.spec.containers;
  const { env, volumeMounts, args = words(/CMD/) } = container;
  const mounts = (isReadOnly: boolean) =>
    (volumeMounts as { name: string; mountPath: string; readOnly?: boolean }[])
      .filter(({ readOnly: only = false }) => only === isReadOnly)
      .map(({ name: volume, mountPath }) => [mountPath, within('..', volume)]);
  return {
    args,
    env: Object.fromEntries(env.map(({ name: setting, value }: { name: string; value: string }) => [setting, value])),
    readable: Object.fromEntries(mounts(true)),
    writable: Object.fromEntries(mounts(false)),
  };
}

/** Starts a program in a container, where the server listens on loopback. */
function start({ env: given, readable, writable }: Container, program: readonly string[]): ChildProcess {
  const env: Record<string, string> = {
    ...OF_IMAGE,
    ...given,
    HOST: '127.0.0.1',
    PORT: String(port),
    METRICS_PORT: '0',
  };
  const args = [
    ...['--unshare-user', '--uid', '65532', '--gid', '65532', '--cap-drop', 'ALL'],
    ...['--unshare-pid', '--as-pid-1', '--unshare-ipc', '--unshare-uts', '--die-with-parent', '--new-session'],
    ...libraries().flatMap((path) => readOnly(path)),
    ...readOnly(process.execPath, ENTRYPOINT[0]),
    ...readOnly(within(), WORKDIR),
    ...Object.entries(readable).flatMap(([inside, path]) => readOnly(path, inside)),
    ...Object.entries(writable).flatMap(([inside, path]) => ['--bind', path, inside]),
    ...['--proc', '/proc', '--dev', '/dev', '--remount-ro', '/', '--chdir', WORKDIR, '--clearenv'],
    ...Object.entries(env).flatMap(([key, value]) => [
      '--setenv',
      key,
      value.replace(/\$\{DOMAIN\}/, 'admin.example.org'),
    ]),
    ...['--info-fd', '3', '--', ...program],
  ];
  return spawn('bwrap', args, { stdio: ['ignore', 'pipe', 'pipe', 'pipe'] });
}

const outputOf = ({ stdout, stderr }: ChildProcess) => [stdout, stderr].filter((stream) => stream !== null);

async function run(container: Container, program: readonly string[]): Promise<{ code: number; output: string }> {
  const child = start(container, program);
  const [[code], ...printed] = await Promise.all([once(child, 'close'), ...outputOf(child).map(text)]);
  return { code, output: printed.join('') };
}

/** Serves until it is ready, does something, and stops in an orderly way. */
async function serving(container: Container, program: readonly string[], work: () => Promise<void>): Promise<void> {
  const server = start(container, [...ENTRYPOINT, ...program]);
  onTestFinished(() => void server.kill('SIGKILL'));
  const ended = once(server, 'close');
  const { 'child-pid': pid } = JSON.parse(await text(server.stdio[3] as NodeJS.ReadableStream));
  await listener(outputOf(server))(/is ready at \S+/);
  await work();
  process.kill(pid, 'SIGTERM');
  expect((await ended)[0]).toBe(0);
}

const MIGRATED = { code: 0, output: expect.stringContaining('coinop_server owns nothing of it') };

test('migrates, serves, says that it is ready, and stops in an orderly way', { timeout: LIMIT_MS }, async () => {
  const admin = containerOf('admin');
  expect(await run(admin, HEALTHCHECK)).toEqual({ code: 1, output: '' });
  const migrate = [...ENTRYPOINT, ...compose.services.migrate.command];
  expect(await run(containerOf('migrate'), migrate)).toEqual(MIGRATED);
  await serving(admin, words(/CMD/), async () => {
    expect(await run(admin, HEALTHCHECK)).toEqual({ code: 0, output: '' });
    const create = [...ENTRYPOINT, 'server/cli/admin.ts', 'create', 'robin'];
    expect(await run(admin, create)).toMatchObject({ code: 0 });
  });
  expect(readFileSync(within('../heads/audit-heads'), 'utf8')).toMatch(/^1 \d+ [0-9a-f]{64} /);
});

test('as the manifest for Kubernetes has it, only the volume for the heads is written to', {
  timeout: LIMIT_MS,
}, async () => {
  rmSync(within('../heads'), { recursive: true });
  mkdirSync(within('../heads'));
  const { args: migrate, ...job } = containerIn('Job');
  expect(await run(job, [...ENTRYPOINT, ...migrate])).toEqual(MIGRATED);
  const { args, ...pod } = containerIn('StatefulSet');
  expect(Object.keys(pod.writable)).toEqual(['/heads']);
  await serving(pod, args, async () => {
    expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200);
    for (const path of ['/admin-panel/', '/admin-panel/login', '/admin-panel/api-reference', '/version']) {
      expect((await fetch(`http://127.0.0.1:${port}${path}`, { redirect: 'manual' })).status, path).toBeLessThan(500);
    }
    const create = [...ENTRYPOINT, 'server/cli/admin.ts', 'create', 'kim'];
    expect(await run(pod, create)).toMatchObject({ code: 0 });
  });
  expect(readFileSync(within('../heads/audit-heads'), 'utf8')).toMatch(/^1 \d+ [0-9a-f]{64} /);
});
