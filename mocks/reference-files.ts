import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { bundledContract } from '../openapi/bundle-contract.ts';
import { type Contract, readContract } from '../openapi/read-contract.ts';
import { type CompressedTemplate, compressTemplate } from '../server/http/compressed-template.ts';
import { tryItCalls } from './try-it-calls.ts';

// The reference and the contract as they were last saved. Redoc makes the page, which is within the Redocly that checks the contract
// anyway; all that the page needs is in it.

const root = fileURLToPath(new URL('..', import.meta.url));
export const NONCE = '__CSP_NONCE__';

/** Redoc fetches its maker's logo from the maker. The link to them stays, and has the name in it. */
const LOGO =
  'data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22 width=%2256%22 height=%2216%22%3E' +
  '%3Ctext y=%2212%22 font-family=%22sans-serif%22 font-size=%2212%22 fill=%22gray%22%3ERedocly%3C/text%3E%3C/svg%3E';

export interface ReferenceFiles {
  /** With `NONCE` wherever a nonce belongs. */
  page: string;
  compressedPage: CompressedTemplate;
  /** The contract with its examples, in one file. */
  contract: string;
  compressedContract: Buffer;
}

async function make(): Promise<ReferenceFiles> {
  const directory = await mkdtemp(join(tmpdir(), 'coinop-reference-'));
  const output = join(directory, 'page.html');
  const args = ['build-docs', 'admin', '--inlineBundle', '--template', 'mocks/api-reference.hbs', '--output', output];
  try {
    const saved = readContract((file) => readFileSync(join(root, file), 'utf8'));
    const contract = bundledContract(saved);
    await promisify(execFile)('redocly', args, { cwd: root, env: { ...process.env, REDOCLY_TELEMETRY: 'off' } });
    const page = withTryIt(await readFile(output, 'utf8'), saved, await readFile(join(root, TRY_IT), 'utf8'))
      .replace(/<(script|style)\b([^>]*>[\s\S]*?<\/\1>)/g, (_, tag, rest) => `<${tag} nonce="${NONCE}"${rest}`)
      .replace(/https:\/\/cdn\.redoc\.ly\/redoc\/logo-mini(-full)?\.svg/g, LOGO);
    return {
      page,
      compressedPage: await compressTemplate(page, NONCE),
      contract,
      compressedContract: await promisify(brotliCompress)(contract),
    };
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}

const TRY_IT = 'mocks/try-it.js';

function withTryIt(page: string, contract: Contract, script: string): string {
  const calls = tryItCalls(contract);
  return page
    .replace('__TRY_IT_CALLS__', () => JSON.stringify(calls).replaceAll('<', '\\u003c'))
    .replace('__TRY_IT__', () => script);
}

/** When the contract was last saved. */
async function lastSaved(): Promise<number> {
  const examples = (await readdir(join(root, 'mocks/examples'))).map((name) => join('mocks/examples', name));
  const stats = await Promise.all(['openapi/admin-api.yaml', ...examples].map((name) => stat(join(root, name))));
  return Math.max(...stats.map(({ mtimeMs }) => mtimeMs));
}

let made: { saved: number; files: Promise<ReferenceFiles> } | undefined;

export async function referenceFiles(): Promise<ReferenceFiles> {
  const saved = await lastSaved();
  if (made?.saved !== saved) made = { saved, files: make() };
  return made.files;
}
