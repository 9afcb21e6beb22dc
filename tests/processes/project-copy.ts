import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { temporaryDirectory } from '../server-process.ts';

// A copy of the files that the contract's commands read and write, so that a test can damage it while others read the real ones.

const root = fileURLToPath(new URL('../..', import.meta.url));
const COPIED = [
  'openapi/admin-api.yaml',
  'openapi/areas',
  'mocks/examples',
  'src/generated',
  'src/api/http.ts',
  'redocly.yaml',
  'package.json',
  'tsconfig.json',
];

export interface Ended {
  code: number | null;
  /** Standard output and standard error. */
  output: string;
}

export interface ProjectCopy {
  path: string;
  read(file: string): string;
  write(file: string, text: string): void;
  /** Replaces the first occurrence of a text, which must exist. */
  edit(file: string, from: string, to: string): void;
  /** The line, counted from 1, on which the first occurrence of a text ends. */
  lineOf(file: string, text: string): number;
  /** A hash of a folder, which changes with any file name or content. */
  hash(folder: string): string;
  /** Runs a program in the copy until it exits. */
  run(command: string, args: string[], env?: Record<string, string>): Promise<Ended>;
  start(command: string, args: string[], env?: Record<string, string>): ChildProcess;
  remove(): Promise<void>;
}

/** A script of the project, by its path from the root. */
export const script = (path: string) => join(root, path);

export async function copyProject(): Promise<ProjectCopy> {
  const { path, remove } = await temporaryDirectory();
  for (const name of COPIED) cpSync(join(root, name), join(path, name), { recursive: true });
  mkdirSync(join(path, 'node_modules'), { recursive: true });
  symlinkSync(join(root, 'node_modules', '.bin'), join(path, 'node_modules', '.bin'));
  const read = (file: string) => readFileSync(join(path, file), 'utf8');
  const write = (file: string, text: string) => writeFileSync(join(path, file), text);
  const start: ProjectCopy['start'] = (command, args, env = {}) =>
    spawn(command, args, { cwd: path, env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
  return {
    path,
    read,
    write,
    remove,
    start,
    edit: (file, from, to) => {
      const text = read(file);
      if (!text.includes(from)) throw new Error(`${file} has no ${from}`);
      write(
        file,
        text.replace(from, () => to),
      );
    },
    lineOf: (file, text) => {
      const start = read(file).indexOf(text);
      if (start < 0) throw new Error(`${file} has no ${text}`);
      return read(file)
        .slice(0, start + text.length)
        .split('\n').length;
    },
    hash: (folder) => {
      const hash = createHash('sha256');
      const files = readdirSync(join(path, folder), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name));
      for (const file of files.toSorted()) hash.update(relative(path, file)).update(readFileSync(file));
      return hash.digest('hex');
    },
    run: async (command, args, env) => {
      const child = start(command, args, env);
      let output = '';
      for (const stream of [child.stdout, child.stderr]) {
        stream?.on('data', (chunk) => {
          output += chunk;
        });
      }
      const [code] = await once(child, 'close');
      return { code, output };
    },
  };
}
