import { registerHooks } from 'node:module';

// Loaded by `node --import` before every program that tests start, and before the tests themselves. Node reads drizzle-orm's
// package.json of 180 kB anew for each of its 120 modules, which is a third of the work of starting the server. But an
// import within drizzle-orm names a file, so there is nothing to look up.

registerHooks({
  resolve(specifier, context, nextResolve) {
    const { parentURL } = context;
    const namesFile = /^\.\.?\/.*\.js$/.test(specifier) && parentURL?.includes('/node_modules/drizzle-orm/');
    if (!namesFile) return nextResolve(specifier, context);
    return { url: new URL(specifier, parentURL).href, format: 'module', shortCircuit: true };
  },
});
