import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

/**
 * Writes the Brotli and gzip form of every script and style next to it, for the server to send. Not for the mock, which
 * is only served locally.
 */
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
