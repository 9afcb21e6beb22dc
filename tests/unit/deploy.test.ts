import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { healthRoutes } from '../../server/http/health.ts';
import { Traffic } from '../../server/http/traffic.ts';
import { settingRows } from '../../server/start/environment.ts';
import { readSettings } from '../../server/start/settings.ts';
import { installDebianPackage } from '../install.ts';
import { temporaryDirectory } from '../server-process.ts';
import { testInFull } from '../test-in-full.ts';

// Files for containers and systemd are held against settings and secrets. The container runs in tests/processes/container.test.ts.

const read = (file: string) => readFileSync(file, 'utf8');
const UNITS = ['coinop-admin', 'coinop-admin-migrate'];
const SETTINGS = settingRows().map((row) => /`(\w+)`/.exec(row)?.[1]);
/** Node's own. */
const isKnown = (name: string) => name === 'NODE_ENV' || SETTINGS.includes(name);

test('the containers and the units of systemd set nothing that the server does not know', () => {
  const { services } = parse(read('compose.yaml'));
  const compose = ['migrate', 'admin'].flatMap((name) => Object.keys(services[name].environment));
  const units = UNITS.flatMap((name) =>
    [...read(`deploy/${name}.service`).matchAll(/^Environment=(.*)$/gm)].flatMap(([, text = '']) =>
      text.split(' ').map((pair) => pair.split('=')[0] ?? ''),
    ),
  );
  const image = [...read('Dockerfile').matchAll(/^ENV (.*)$/gm)].flatMap(([, text = '']) =>
    text.split(' ').map((pair) => pair.split('=')[0] ?? ''),
  );
  expect(compose).toContain('DATABASE_OWNER_URL_FILE');
  expect(units).toContain('SECRETS_KEY_FILE');
  expect([...compose, ...units, ...image].filter((name) => !isKnown(name))).toEqual([]);
});

test('every image of the containers is pinned to a version', () => {
  const { services } = parse(read('compose.yaml'));
  const images = Object.values<{ image: string; build?: string }>(services).map(({ image }) => image);
  const others = images.filter((image) => image !== 'coinop-admin');
  expect(others).toHaveLength(2);
  expect(others.filter((image) => !/:\d+\.\d+(\.\d+)?$/.test(image))).toEqual([]);
});

/** The pods of the manifest for Kubernetes: that of the migration, and those of the server. */
const manifests = parseAllDocuments(read('deploy/kubernetes.yaml')).map((one) => one.toJS());
const pods = manifests.flatMap(({ spec }) => spec.template?.spec ?? []);

test('the manifest for Kubernetes has values that the server takes, and asks it at its own ports and routes', async () => {
  const [service] = manifests.filter(({ kind }) => kind === 'Service');
  for (const { containers, volumes } of pods) {
    const [{ env, ports = [], volumeMounts, args, ...container }] = containers;
    expect(args === undefined || existsSync(args[0])).toBe(true);
    const given: Record<string, string> = Object.fromEntries(
      env.map(({ name, value }: { name: string; value: string }) => [name, value]),
    );
    // Each file is in a volume that the pod has.
    const isMounted = (path: string) =>
      volumeMounts.some(
        ({ name, mountPath }: { name: string; mountPath: string }) =>
          path.startsWith(`${mountPath}/`) &&
          [...volumes, ...manifests.flatMap(({ spec }) => spec.volumeClaimTemplates?.map(claimed) ?? [])].some(
            (volume) => volume.name === name,
          ),
      );
    const files = Object.entries(given).filter(([name]) => name.endsWith('_FILE'));
    expect(files.filter(([, path]) => !isMounted(path))).toEqual([]);
    const secrets = {
      DATABASE_URL: 'postgres://coinop_server:x@db.example.org/coinop',
      DATABASE_OWNER_URL: 'postgres://coinop_owner:x@db.example.org/coinop',
      SECRETS_KEY: Buffer.alloc(32).toString('base64'),
    };
    const inFiles = Object.fromEntries(Object.entries(secrets).filter(([name]) => given[`${name}_FILE`]));
    const values = Object.entries(given).filter(([name]) => !(name.replace(/_FILE$/, '') in secrets));
    const { port, metrics } = readSettings({ ...Object.fromEntries(values), ...inFiles });
    const byName = Object.fromEntries(
      ports.map(({ name, containerPort }: { name: string; containerPort: number }) => [name, containerPort]),
    );
    if (ports.length > 0) expect(byName).toEqual({ http: port, metrics: metrics?.scrape?.port });
    const routes = healthRoutes({ ping: async () => {}, traffic: new Traffic() });
    for (const probe of ['startupProbe', 'livenessProbe', 'readinessProbe'].flatMap((one) => container[one] ?? [])) {
      expect(byName).toHaveProperty(probe.httpGet.port);
      expect((await routes.request(probe.httpGet.path)).status).toBe(200);
    }
    if (ports.length > 0) {
      expect(byName).toHaveProperty(service.spec.ports[0].targetPort);
      expect(container).toMatchObject({ livenessProbe: {}, readinessProbe: { httpGet: { path: '/readyz' } } });
    }
  }
});

const claimed = ({ metadata }: { metadata: { name: string } }) => metadata;

test('the manifest for Kubernetes sets nothing that the server does not know, and no pod has rights or the variables of other services', () => {
  expect(pods).toHaveLength(2);
  for (const pod of pods) {
    expect(pod).toMatchObject({ enableServiceLinks: false, securityContext: { runAsNonRoot: true } });
    const [{ env, securityContext, resources }] = pod.containers;
    expect(securityContext).toMatchObject({ readOnlyRootFilesystem: true, allowPrivilegeEscalation: false });
    expect(resources.limits.memory).toBe('1Gi');
    expect(env.filter(({ name }: { name: string }) => !isKnown(name))).toEqual([]);
  }
});

test('every secret of a container is one that the page makes', () => {
  const { secrets } = parse(read('compose.yaml'));
  const page = read('docs/install.md');
  const made = (name: string) => page.includes(`secrets/${name}`) || /^(owner|server)-password$/.test(name);
  expect(Object.keys(secrets).filter((name) => !made(name))).toEqual([]);
});

test('under systemd a database that comes up late, or is away when a process ends, keeps the server down for no longer than that', () => {
  const [server = '', migration = ''] = UNITS.map((name) => read(`deploy/${name}.service`));
  // With Requires= one failure to migrate would be the end of it.
  expect(server).toMatch(/^Wants=.*\bcoinop-admin-migrate\.service\b/m);
  expect(server).not.toMatch(/^(Requires|Requisite|BindsTo|PartOf)=/m);
  expect([server, migration].map((unit) => /^Restart=(.*)$/m.exec(unit)?.[1])).toEqual(['always', 'on-failure']);
  for (const unit of [server, migration]) expect(unit).toMatch(/^StartLimitIntervalSec=0$/m);
});

testInFull('systemd understands the units, and finds little that they could be kept from', async () => {
  const isThere = () => spawnSync('systemd-analyze', ['--version']).status === 0;
  if (!isThere()) installDebianPackage('systemd');
  expect(isThere(), 'systemd-analyze is there (Debian: apt-get install systemd)').toBe(true);
  const { path, remove } = await temporaryDirectory();
  onTestFinished(remove);
  const files = UNITS.map((name) => join(path, `${name}.service`));
  for (const [index, file] of files.entries()) {
    writeFileSync(file, read(`deploy/${UNITS[index]}.service`).replace('/usr/bin/node', process.execPath));
  }
  const { status, stderr } = spawnSync('systemd-analyze', ['verify', ...files], { encoding: 'utf8' });
  expect([status, stderr]).toEqual([0, '']);
  // In tenths of its scale of ten, on which a unit that says nothing has 9.2.
  execFileSync('systemd-analyze', ['security', '--offline=yes', '--threshold=20', ...files], { stdio: 'ignore' });
});
