import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

/** Beside every script and style its brotli and gzip form, which the server sends from disk. Nobody is far away from a mock. */
export function precompressed(): Plugin {
  return {
    name: 'precompressed',
    apply: (_, { command, mode }) => command === 'build' && mode !== 'mock',
    async writeBundle({ dir = '' }) {
      const forms = { br: promisify(brotliCompress), gz: promisify(gzip) };
      const assets = join(dir, 'assets');
      const names = (await readdir(assets)).filter((name) => /\.(js|css)$/.test(name));
      const compressInto = async (name: string, suffix: string, compress: (content: Buffer) => Promise<Buffer>) =>
        writeFile(join(assets, `${name}.${suffix}`), await compress(await readFile(join(assets, name))));
      await Promise.all(
        names.flatMap((name) =>
          Object.entries(forms).map(([suffix, compress]) => compressInto(name, suffix, compress)),
        ),
      );
    },
  };
}
