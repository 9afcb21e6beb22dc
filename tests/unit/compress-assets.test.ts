import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { compressAssets, missingForms } from '../../build/compress-assets.ts';

function builtPortal(files: Record<string, string>): { dir: string; assets: string } {
  const dir = mkdtempSync(join(tmpdir(), 'coinop-assets-'));
  onTestFinished(() => rmSync(dir, { recursive: true }));
  const assets = join(dir, 'assets');
  mkdirSync(assets);
  for (const [name, text] of Object.entries(files)) writeFileSync(join(assets, name), text);
  return { dir, assets };
}

test('every script and style gets both forms, which read as the file; a picture gets none', async () => {
  const { dir, assets } = builtPortal({ 'a-1.js': 'go()', 'b-2.css': 'a{}', 'c-3.woff2': 'font' });
  await compressAssets(dir);
  expect(readdirSync(assets).toSorted()).toEqual([
    'a-1.js',
    'a-1.js.br',
    'a-1.js.gz',
    'b-2.css',
    'b-2.css.br',
    'b-2.css.gz',
    'c-3.woff2',
  ]);
  expect(brotliDecompressSync(readFileSync(join(assets, 'a-1.js.br'))).toString()).toBe('go()');
  expect(gunzipSync(readFileSync(join(assets, 'b-2.css.gz'))).toString()).toBe('a{}');
});

test('forms that an earlier run completed are kept, and those that it left unfinished are made', async () => {
  const { dir, assets } = builtPortal({ 'a-1.js': 'go()', 'a-1.js.br': 'kept', 'a-1.js.gz.part': 'half' });
  expect(missingForms(dir)).toEqual(['a-1.js.gz']);
  await compressAssets(dir);
  expect(readFileSync(join(assets, 'a-1.js.br'), 'utf8')).toBe('kept');
  expect(gunzipSync(readFileSync(join(assets, 'a-1.js.gz'))).toString()).toBe('go()');
  expect(missingForms(dir)).toEqual([]);
});
