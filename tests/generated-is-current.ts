import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

// `npm run generate:check`: src/generated must be exactly what the contract generates. It generates again and compares, so
// after a complaint the folder is right and only has to be committed.

const FOLDER = 'src/generated';

function hashes(): Map<string, string> {
  const files = readdirSync(FOLDER, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return new Map(
    files.map((entry) => {
      const path = join(entry.parentPath, entry.name);
      return [path, createHash('sha256').update(readFileSync(path)).digest('hex')];
    }),
  );
}

const before = hashes();
execFileSync('orval', ['--config', 'orval.config.ts'], { stdio: ['ignore', 'ignore', 'inherit'] });
const after = hashes();

const changed = [...new Set([...before.keys(), ...after.keys()])].filter(
  (path) => before.get(path) !== after.get(path),
);
if (changed.length > 0) {
  const list = changed.map((path) => `  ${path}`).join('\n');
  process.stderr.write(
    `${FOLDER} was not what openapi/admin-api.yaml generates. Now it is; commit these files:\n${list}\n`,
  );
  process.exitCode = 1;
}
