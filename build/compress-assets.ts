import { readdirSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

// Writes the Brotli and gzip form of every script and style of a build next to it.

const FORMS = { br: promisify(brotliCompress), gz: promisify(gzip) };

/** The compressed files that a build in `dir` still lacks. */
export function missingForms(dir: string): string[] {
  const names = new Set(readdirSync(join(dir, 'assets')));
  return [...names]
    .filter((name) => /\.(js|css)$/.test(name))
    .flatMap((name) => Object.keys(FORMS).map((suffix) => `${name}.${suffix}`))
    .filter((name) => !names.has(name));
}

export async function compressAssets(dir: string): Promise<void> {
  await Promise.all(
    missingForms(dir).map(async (name) => {
      const [, plain = '', suffix] = /^(.*)\.(br|gz)$/.exec(name) ?? [];
      const path = join(dir, 'assets', name);
      const content = await readFile(join(dir, 'assets', plain));
      // Renamed when it is complete, because the server may be running, and another process may do the same.
      const part = `${path}.${process.pid}.part`;
      await writeFile(part, await FORMS[suffix as keyof typeof FORMS](content));
      await rename(part, path);
    }),
  );
}
