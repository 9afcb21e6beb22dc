import { readFileSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { NONCE, referencePage } from '../build/reference/reference-page.ts';
import { bundledContract } from '../openapi/bundle-contract.ts';
import { contractFiles } from '../openapi/contract-files.ts';
import { coreContract } from '../openapi/core-contract.ts';
import { readContract } from '../openapi/read-contract.ts';
import { type CompressedTemplate, compressTemplate } from '../server/http/compressed-template.ts';

// The reference and the contract as they were last saved.

const root = fileURLToPath(new URL('..', import.meta.url));

interface CompressedFile {
  text: string;
  compressed: Buffer;
}

export interface ReferenceFiles {
  /** With `NONCE` wherever a nonce belongs. */
  page: string;
  compressedPage: CompressedTemplate;
  /** The contract with its examples, in one file. */
  contract: CompressedFile;
  core: CompressedFile;
}

async function make(isMock: boolean): Promise<ReferenceFiles> {
  const saved = readContract((file) => readFileSync(join(root, file), 'utf8'));
  const page = await referencePage(saved, { isMock });
  return {
    page,
    compressedPage: await compressTemplate(page, NONCE),
    contract: await compress(bundledContract(saved)),
    core: await compress(bundledContract(coreContract(saved))),
  };
}

const compress = async (text: string) => ({ text, compressed: await promisify(brotliCompress)(text) });

/** When the contract was last saved. */
async function lastSaved(): Promise<number> {
  const stats = await Promise.all(contractFiles(root).map((name) => stat(join(root, name))));
  return Math.max(...stats.map(({ mtimeMs }) => mtimeMs));
}

let made: { saved: number; files: Promise<ReferenceFiles> } | undefined;

/** @param isMock of the mock, or of the development server: a process is one of them */
export async function referenceFiles(isMock: boolean): Promise<ReferenceFiles> {
  const saved = await lastSaved();
  if (made?.saved !== saved) made = { saved, files: make(isMock) };
  return made.files;
}
