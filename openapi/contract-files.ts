import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { CONTRACT } from './joined-contract.ts';

export { CONTRACT };

/** The folder of the examples that the contract refers to. */
export const EXAMPLES = 'mocks/examples';

/** The folder of the areas' files, which the root joins. */
export const AREAS = 'openapi/areas';

/** All files that make up the contract, by their paths from the project's root. */
export function contractFiles(root = '.'): string[] {
  const filesIn = (folder: string) =>
    readdirSync(join(root, folder))
      .filter((name) => name.endsWith('.yaml'))
      .map((name) => `${folder}/${name}`);
  return [CONTRACT, ...filesIn(AREAS), ...filesIn(EXAMPLES)];
}
