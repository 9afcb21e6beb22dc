import { readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { freePort, type Postgres, startPostgres } from '../postgres.ts';
import { temporaryDirectory } from '../server-process.ts';
import { type Ran, Terminal } from './terminal.ts';

// Where docs/install.md begins: an empty folder, Node, and an empty PostgreSQL. Only the ports are others.

export interface InstallWorld {
  /** For the files of releases. */
  folder: string;
  postgres: Postgres;
  /** By the port that the page has. */
  ports: Record<string, number>;
  /** A text of the page or of a file, with the ports of here. */
  withPorts(text: string): string;
  /** A terminal in the folder, or in one of its folders. */
  terminal(inFolder?: string): Terminal;
  remove(): Promise<void>;
}

/** @param env further settings of the terminals */
export async function installWorld(env: Record<string, string> = {}): Promise<InstallWorld> {
  const [folder, postgres] = [await temporaryDirectory(), await startPostgres()];
  postgres.run('dropdb', '-h', '127.0.0.1', '-p', String(postgres.port), '-U', 'coinop', 'coinop');
  demandPasswords(postgres);
  const [server, metrics, http, https] = await Promise.all([freePort(), freePort(), freePort(), freePort()]);
  const ports: Record<string, number> = { 4600: server, 9464: metrics, 5432: postgres.port, 80: http, 443: https };
  const others = (process.env.PATH ?? '').split(delimiter).filter((name) => !name.includes('node_modules'));
  const ofTerminal = {
    ...{ HOME: process.env.HOME, LANG: process.env.LANG, TMPDIR: process.env.TMPDIR },
    ...{ PATH: [dirname(process.execPath), ...others].join(delimiter), PORT: String(server), DRAIN_SECONDS: '0' },
    ...{ PGHOST: '127.0.0.1', PGPORT: String(postgres.port), PGUSER: 'coinop' },
    ...env,
  };
  const terminals: Terminal[] = [];
  return {
    folder: folder.path,
    postgres,
    ports,
    withPorts: (text) =>
      text.replace(/(?<=127\.0\.0\.1:|METRICS_PORT=)\d+\b/g, (usual) => String(ports[usual] ?? usual)),
    terminal: (inFolder = '') => {
      const terminal = new Terminal(join(folder.path, inFolder), ofTerminal);
      terminals.push(terminal);
      return terminal;
    },
    remove: async () => {
      for (const terminal of terminals) await terminal.interrupt('SIGKILL');
      postgres.remove();
      await folder.remove();
    },
  };
}

/** Everybody but the superuser signs in at the database by password. */
function demandPasswords(postgres: Postgres): void {
  const file = join(postgres.data, 'pg_hba.conf');
  const roles = 'host all coinop_owner,coinop_server all scram-sha-256\n';
  writeFileSync(file, roles + readFileSync(file, 'utf8'));
  postgres.run('pg_ctl', 'reload', '-D', postgres.data);
}

/** The output of a block of the page. @throws Error with that, when a command of it failed */
export function printed({ code, output }: Ran): string {
  if (code !== null && code !== 0) throw new Error(`a command of the page failed with ${code}:\n${output}`);
  return output;
}
