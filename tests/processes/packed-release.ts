import { execFileSync } from 'node:child_process';
import { basename } from 'node:path';

/** Packs this project as `npm run package` does. @returns the name of the release, which its file and its folder have */
export function packRelease(into: string): string {
  const make = ['--import', './build/node-24.mjs', 'build/package.ts', into];
  const output = execFileSync(process.execPath, make, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });
  return basename(output.split('\n')[0] ?? '', '.tgz');
}
