import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { settingRows } from '../../server/start/environment.ts';

// Files for containers and systemd, which cannot be run where the tests run, are held against settings, secrets and SQL.

const read = (file: string) => readFileSync(file, 'utf8');
const SETTINGS = settingRows().map((row) => /`(\w+)`/.exec(row)?.[1]);
/** Node's own. */
const isKnown = (name: string) => name === 'NODE_ENV' || SETTINGS.includes(name);

test('the containers and the units of systemd set nothing that the server does not know', () => {
  const { services } = parse(read('compose.yaml'));
  const compose = ['migrate', 'admin'].flatMap((name) => Object.keys(services[name].environment));
  const units = ['coinop-admin', 'coinop-admin-migrate'].flatMap((name) =>
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

test('every secret of a container is one that the page makes', () => {
  const { secrets } = parse(read('compose.yaml'));
  const page = read('docs/install.md');
  const made = (name: string) => page.includes(`secrets/${name}`) || /^(owner|server)-password$/.test(name);
  expect(Object.keys(secrets).filter((name) => !made(name))).toEqual([]);
});
