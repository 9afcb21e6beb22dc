import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import type { Plugin } from 'vite';

/** Tests look for these in the built portal. */
const KEPT = new Set(['visuallyHidden', 'swatch']);
const LENGTH = 4;
const named = new Map<string, string>();

/** Four letters in place of a class's name, its file's hash and its line: a fiftieth of each page. */
export function scopedName(name: string, file: string): string {
  const path = relative(process.cwd(), file.replace(/\?.*$/, ''));
  const hash = createHash('sha256')
    .update(`${path} ${name}`)
    .digest('base64')
    .replace(/[^A-Za-z]/g, '')
    .slice(0, LENGTH);
  const short = KEPT.has(name) ? `${name}-${hash}` : hash;
  const other = named.get(short);
  if (other !== undefined && other !== `${path} ${name}`)
    throw new Error(`${path} ${name} and ${other} have one short name`);
  named.set(short, `${path} ${name}`);
  return short;
}

/** In the built portal alone: in development and in tests classes have readable names. */
export function classNames(): Plugin {
  return {
    name: 'class-names',
    apply: 'build',
    config: () => ({ css: { modules: { generateScopedName: scopedName } } }),
  };
}
