import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

/** Beside every script and style its brotli and gzip form, which the server sends from disk. */
export function precompressed(): Plugin {
  return {
    name: 'precompressed',
    apply: 'build',
    async writeBundle({ dir = '' }) {
      const forms = { br: promisify(brotliCompress), gz: promisify(gzip) };
      const assets = join(dir, 'assets');
      for (const name of await readdir(assets)) {
        if (!/\.(js|css)$/.test(name)) continue;
        const content = await readFile(join(assets, name));
        for (const [suffix, compress] of Object.entries(forms)) {
          await writeFile(join(assets, `${name}.${suffix}`), await compress(content));
        }
      }
    },
  };
}
