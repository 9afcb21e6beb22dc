import { existsSync, readFileSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { setPriority } from 'node:os';
import { dirname, join } from 'node:path';
import { compressAssets, missingForms } from './compress-assets.ts';

// Writes into a built portal the files that no first view needs: the API reference, and the compressed form of each
// script and style. The server sends each from the moment it exists. As a program, `node build/finish-build.ts FOLDER`,
// it leaves the processor to the programs beside it.

/** The page of the reference, which is written last. */
const REFERENCE = 'api-reference/index.html';

export const isFinished = (dir: string): boolean => missingForms(dir).length === 0 && existsSync(join(dir, REFERENCE));

export async function finishBuild(dir: string): Promise<void> {
  await Promise.all([compressAssets(dir), existsSync(join(dir, REFERENCE)) || writeReference(dir)]);
}

/**
 * Writes the contract as one file, without its extensions, and as a page. It does nothing without the development
 * dependencies.
 */
async function writeReference(dir: string): Promise<void> {
  const tools = await importTools();
  if (!tools) return;
  const { BUNDLE, CORE_BUNDLE, bundledContract, coreContract, readContract, referencePage } = tools;
  const contract = readContract((file) => readFileSync(file, 'utf8'));
  const page = referencePage(contract);
  // A failure counts when its turn comes.
  page.catch(() => undefined);
  await write(join(dir, BUNDLE), bundledContract(contract));
  await write(join(dir, CORE_BUNDLE), bundledContract(coreContract(contract)));
  await write(join(dir, REFERENCE), await page);
}

/** Renamed when it is complete, because the server may be running, and another process may do the same. */
async function write(path: string, text: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const part = `${path}.${process.pid}.part`;
  await writeFile(part, text);
  await rename(part, path);
}

async function importTools() {
  try {
    return {
      ...(await import('../openapi/bundle-contract.ts')),
      ...(await import('../openapi/core-contract.ts')),
      ...(await import('../openapi/read-contract.ts')),
      ...(await import('./reference/reference-page.ts')),
    };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_MODULE_NOT_FOUND') return undefined;
    throw error;
  }
}

if (import.meta.main) {
  setPriority(19);
  await finishBuild(process.argv[2] ?? 'dist');
}
