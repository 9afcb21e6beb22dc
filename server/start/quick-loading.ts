import { enableCompileCache, registerHooks } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

// Given to Node by `--import`, before a program of ours: loading the server's modules then takes a third of the processor
// time. Without it, everything works the same.

const root = fileURLToPath(new URL('../..', import.meta.url));

// Compiled code, and TypeScript without its types. It costs nothing where the folder cannot be written.
enableCompileCache(join(root, 'node_modules/.cache/compiled'));

/**
 * Node parses the package.json of a module's package anew for each module, and Drizzle's is 180 kB long, for more
 * than a hundred modules. So we resolve what its modules import from one another, and look a name of the package up once.
 */
const DRIZZLE = '/node_modules/drizzle-orm/';
const entries = new Map<string, { url: string; format?: string | null | undefined }>();

registerHooks({
  resolve(specifier, context, next) {
    const { parentURL = '' } = context;
    if (specifier.startsWith('.') && specifier.endsWith('.js') && parentURL.includes(DRIZZLE)) {
      return { url: new URL(specifier, parentURL).href, format: 'module', shortCircuit: true };
    }
    if (!specifier.startsWith('drizzle-orm') || !context.conditions?.includes('import'))
      return next(specifier, context);
    const found = entries.get(specifier) ?? next(specifier, context);
    entries.set(specifier, found);
    return { ...found, shortCircuit: true };
  },
});
