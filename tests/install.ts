import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

export const isRoot = process.getuid?.() === 0;

/** Whether Debian packages can be installed here without a password. */
const canInstall = isRoot && existsSync('/usr/bin/apt-get');

/** Installs a Debian package if possible. When that fails, prints the reason to standard error and returns false. */
export function installDebianPackage(name: string): boolean {
  if (!canInstall) return false;
  process.stdout.write(`Installing ${name} …\n`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  try {
    execFileSync('apt-get', ['update', '-qq'], { stdio: ['ignore', 'ignore', 'inherit'], env });
    execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env,
    });
    return true;
  } catch {
    return false;
  }
}
