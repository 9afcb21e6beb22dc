import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { installDebianPackage } from './install.ts';
import { freePort } from './postgres.ts';

// A real Prometheus, which asks more often than is usual.

export interface Alert {
  labels: Record<string, string>;
  annotations: Record<string, string>;
  state: 'pending' | 'firing';
}

export interface Prometheus {
  /** The answer of its API; undefined while it does not answer. */
  asked(path: string): Promise<ReturnType<typeof JSON.parse>>;
  /** Its alerts, pending ones too. */
  alerts(): Promise<Alert[]>;
  /** Asks these from now on, as `host:port`. */
  ask(targets: string[]): void;
  stop(): Promise<void>;
}

/** @param folder an empty folder of its own @param rulesFile an absolute path */
export async function startPrometheus(folder: string, rulesFile: string, targets: string[]): Promise<Prometheus> {
  const isThere = () => spawnSync('prometheus', ['--version']).status === 0;
  if (!isThere()) installDebianPackage('prometheus');
  expect(isThere(), 'Prometheus is there (Debian: apt-get install prometheus)').toBe(true);
  const port = await freePort();
  const file = join(folder, 'prometheus.yml');
  const configure = (asked: string[]) => {
    const config = {
      global: { scrape_interval: '1s', scrape_timeout: '1s', evaluation_interval: '1s' },
      rule_files: [rulesFile],
      scrape_configs: [{ job_name: 'coinop-admin', static_configs: [{ targets: asked }] }],
    };
    // JSON is YAML too.
    writeFileSync(file, JSON.stringify(config));
  };
  configure(targets);
  const args = [`--config.file=${file}`, `--storage.tsdb.path=${join(folder, 'tsdb')}`];
  const child = spawn('prometheus', [...args, `--web.listen-address=127.0.0.1:${port}`], { stdio: 'ignore' });
  const asked = (path: string) =>
    fetch(`http://127.0.0.1:${port}/api/v1/${path}`).then(
      async (answer) => (await answer.json()).data,
      () => undefined,
    );
  return {
    asked,
    alerts: async () => (await asked('alerts'))?.alerts ?? [],
    ask: (others) => {
      configure(others);
      child.kill('SIGHUP');
    },
    stop: async () => {
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
}
