import { execFileSync } from 'node:child_process';
import { globSync } from 'node:fs';

/** Packs this project as `npm run package` does. @returns the name of the release, which its file and its folder have */
export function packRelease(into: string): string {
  const make = ['--import', './build/node-24.mjs', 'build/package.ts', into];
  execFileSync(process.execPath, make, { stdio: ['ignore', 'ignore', 'inherit'] });
  const [archive = ''] = globSync('*.tgz', { cwd: into });
  return archive.replace(/\.tgz$/, '');
}
