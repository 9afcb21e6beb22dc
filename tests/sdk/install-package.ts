import { execFileSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';
import { full } from '../faults/suite.ts';

// Done once for all tests of the package: builds and packs it, and unpacks it into a program's folder as `npm install`
// would. Its dependencies are linked from our own node_modules, so nothing is downloaded.

const root = fileURLToPath(new URL('../..', import.meta.url));
const LINKED = [
  'zod',
  'react',
  'react-dom',
  '@tanstack/react-query',
  '@types/react',
  '@types/react-dom',
  '@types/node',
  'hono',
  '@hono/node-server',
];

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder of a program that has the package installed, with the README's examples in it. */
    program: string;
    /** The size of the packed package. */
    packedBytes: number;
    /** More of Node.js that the full form tries the examples with, as paths. */
    moreNodes: string[];
  }
}

export default function installPackage(project: TestProject): () => void {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'coinop-sdk-')));
  const program = join(folder, 'program');
  const installed = join(program, 'node_modules/@coinop/admin-sdk');
  mkdirSync(installed, { recursive: true });
  execFileSync('npm', ['run', '--silent', 'build:sdk', '--', '--if-older'], { cwd: root, stdio: 'inherit' });
  execFileSync('npm', ['pack', '--silent', '--pack-destination', folder], {
    cwd: join(root, 'dist-sdk'),
    stdio: 'pipe',
  });
  const packed = join(folder, readdirSync(folder).find((name) => name.endsWith('.tgz')) ?? '');
  execFileSync('tar', ['-xzf', packed, '-C', installed, '--strip-components=1']);
  for (const name of LINKED) {
    const link = join(program, 'node_modules', name);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(realpathSync(join(root, 'node_modules', name)), link);
  }
  cpSync(join(root, 'sdk/examples'), program, { recursive: true });
  writeFileSync(join(program, 'package.json'), '{ "type": "module", "private": true }');
  project.provide('program', program);
  project.provide('packedBytes', statSync(packed).size);
  project.provide('moreNodes', full() ? installForFullForm(folder, program) : []);
  return () => rmSync(folder, { recursive: true, force: true });
}

/** Installs what only the full form uses from the registry: another Node.js, whose path it returns, and Express for its example. */
function installForFullForm(folder: string, program: string): string[] {
  const install = (place: string, name: string) =>
    execFileSync('npm', ['install', '--silent', '--no-save', '--prefix', place, name], { stdio: 'inherit' });
  const [node, express] = [join(folder, 'node-22'), join(folder, 'express')];
  install(node, 'node@22.23.3');
  install(express, 'express@5.3.0');
  symlinkSync(join(express, 'node_modules/express'), join(program, 'node_modules/express'));
  return [join(node, 'node_modules/node/bin/node')];
}
